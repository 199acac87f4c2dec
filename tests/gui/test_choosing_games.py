# SPDX-License-Identifier: MIT
"""Which games and boards the new-game dialog offers: families, house rules, boards by chance."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from sequence_desktop.gui.dialogs.picking import ID
from sequence_desktop.gui.families import Family, family_title
from sequence_desktop.gui.rules.editor import RulesDialog
from sequence_desktop.gui.rules.naming import NamingDialog
from sequence_desktop.gui.rules.page import HowToPlayDialog
from sequence_desktop.gui.seats import Choice
from sequence_desktop.gui.shelf import OWN_BOARD, RANDOM_BOARD, Shelf
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS
from sequence_desktop.storage.home import Home
from tests.gui.choosing import PRESETS, ids, pick, problem, said, set_count, write_rules
from tests.gui.conftest import Ask
from tests.gui.hands import when_asked


def test_every_game_is_offered_among_its_relatives(ask: Ask, home: Home) -> None:
    dialog = ask()
    shelf = Shelf(home)
    assert sorted(ids(dialog.games)) == sorted(shelf.rules)
    groups = {group.family: group.games for group in shelf.groups}
    assert groups[Family.SEQUENCE][0] == "sequence"
    assert set(groups[Family.ONE_EYED_JACK]) == {
        *("one_eyed_jack", "one_eyed_jack_house", "one_eyed_jack_jokers", "jack_foolery"),
    }
    assert groups[Family.NUMBERS] == ("five_straight", "exact_five")
    assert groups[Family.DICE] == ("sequence_dice", "sequence_dice_gem")
    assert Family.OWN not in groups
    headings = [
        item.text()
        for row in range(dialog.games.count())
        if (item := dialog.games.item(row)).text() and not item.data(ID)
    ]
    assert headings == [family_title(family) for family in groups]


def test_the_keyboard_passes_over_the_headings(ask: Ask) -> None:
    dialog = ask()
    dialog.games.setFocus()
    seen = []
    for _ in range(dialog.games.count()):
        seen.append(dialog.games.game_id)
        QTest.keyClick(dialog.games, Qt.Key.Key_Down)
    assert list(dict.fromkeys(seen)) == ids(dialog.games)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_be_chosen_and_dealt(ask: Ask, home: Home, preset: str) -> None:
    dialog = ask()
    pick(dialog.games, preset)
    game = Shelf(home).rules[preset]
    for players in game.player_counts:
        set_count(dialog, players)
        for sides in game.sides_for(players):
            dialog.sides.setCurrentIndex(dialog.sides.findData(sides))
            assert problem(dialog) == ""
            dealt = Shelf(home).deal(dialog.choice)
            assert (dealt.setup.players, dealt.setup.sides) == (players, sides)
            assert len(dialog.colours.colours) == sides


def test_four_sides_have_four_colours(ask: Ask) -> None:
    dialog = ask()
    pick(dialog.games, "junior")
    set_count(dialog, 4)
    dialog.sides.setCurrentIndex(dialog.sides.findData(4))
    assert [seat.colour for seat in dialog.choice.seats] == [0, 1, 2, 3]
    assert dialog.sides.currentText() == "4, nobody in a team"


@pytest.mark.parametrize("preset", ["sequence", "junior", "five_straight", "sequence_dice"])
def test_a_board_by_chance_comes_from_the_number_of_the_shuffle(
    ask: Ask, home: Home, preset: str
) -> None:
    dialog = ask()
    pick(dialog.games, preset)
    usual = dialog.boards.board
    pick(dialog.boards, RANDOM_BOARD)
    assert problem(dialog) == ""
    boards = [Shelf(home).deal(replace(dialog.choice, seed=seed)).setup.board for seed in (5, 5, 6)]
    assert boards[0] == boards[1] != boards[2]
    assert usual is not None
    assert sorted(boards[0].cells) == sorted(usual.cells)
    assert boards[0].free == usual.free, "the free cells stay"
    assert boards[0].name == "Random board"


def test_a_board_by_chance_stays_chosen_in_another_game(ask: Ask) -> None:
    dialog = ask()
    pick(dialog.boards, RANDOM_BOARD)
    pick(dialog.games, "one_eyed_jack")
    assert dialog.choice.board == RANDOM_BOARD
    pick(dialog.boards, "quadrants")
    pick(dialog.games, "sequence")
    assert dialog.choice.board == "spiral"


def test_what_to_expect_of_the_computers_is_told(ask: Ask) -> None:
    dialog = ask()
    assert LEVELS[DEFAULT_LEVEL].description in said(dialog)
    player = dialog.seats.players[1]
    player.setCurrentIndex(player.findData("newcomer"))
    assert LEVELS["newcomer"].description in said(dialog)
    player.setCurrentIndex(0)
    assert not any(level.description in said(dialog) for level in LEVELS.values())


def test_own_rules_stand_apart_and_say_how_they_differ(ask: Ask, home: Home) -> None:
    write_rules(home, "ours", extends="one_eyed_jack", title="Ours", hand={"const": 9})
    dialog = ask()
    pick(dialog.games, "ours")
    assert "Your own" in [dialog.games.item(n).text() for n in range(dialog.games.count())]
    assert "Unlike One-Eyed Jack: Nine cards each" in dialog.about.differences
    pick(dialog.games, "one_eyed_jack")
    assert dialog.about.differences == ""
    assert Shelf(home).deal(dialog.choice).setup.rules.id == "one_eyed_jack"


def test_a_file_that_comes_while_one_chooses_is_offered(ask: Ask, home: Home) -> None:
    dialog = ask()
    pick(dialog.games, "club")
    write_rules(home, "ours", extends="club", title="Ours")
    dialog.refresh()
    assert "ours" in ids(dialog.games)
    assert dialog.choice.rules == "club"
    (home.rules / "ours.json").unlink()
    dialog.refresh()
    assert "ours" not in ids(dialog.games)


def test_rules_with_a_board_of_their_own_are_played_on_it(ask: Ask, home: Home) -> None:
    grid = ["XX 2S 3S 4S 5S XX", *["2H 3H 4H 5H 2D 3D"] * 4, "XX 4D 5D 2C 3C 4C"]
    write_rules(
        home,
        "tiny",
        extends="sequence",
        title="Tiny",
        deck={"packs": 1, "ranks": "234"},
        powers=None,
        hand={"by_players": None, "const": 3},
        board={"grid": [*grid[:5], "2C 3C 4C 4D 5D XX"]},
    )
    dialog = ask()
    pick(dialog.games, "tiny")
    assert dialog.boards.board_id == OWN_BOARD
    assert problem(dialog) == ""
    assert Shelf(home).deal(dialog.choice).setup.board.height == 6


def press(dialog: QWidget, name: str) -> None:
    """Click the button of this name."""
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_rules_are_changed_for_once(ask: Ask, home: Home) -> None:
    dialog = ask()

    def change(editor: QWidget) -> None:
        assert isinstance(editor, RulesDialog)
        editor.form.edited.emit("hand.const", 5)
        press(editor, "use")

    when_asked(change)
    QTest.mouseClick(dialog.about.change, Qt.MouseButton.LeftButton)
    choice = dialog.choice
    assert (choice.rules, choice.base) == ("sequence", "sequence")
    assert choice.custom is not None
    assert choice.custom.hand.const == 5
    assert "Five cards each" in dialog.about.differences
    assert "Sequence, changed (not saved)" in [
        dialog.games.item(n).text() for n in range(dialog.games.count())
    ]
    assert len(Shelf(home).deal(choice).position.hands[0]) == 5
    again = ask(Choice.from_json(choice.to_json()))
    assert again.choice.custom == choice.custom
    assert "Five cards each" in again.about.differences


def test_rules_are_saved_and_chosen(ask: Ask, home: Home) -> None:
    dialog = ask()

    def name(naming: QWidget) -> None:
        assert isinstance(naming, NamingDialog)
        naming.name.setText("Five each")
        QTest.mouseClick(naming.save, Qt.MouseButton.LeftButton)

    def change(editor: QWidget) -> None:
        assert isinstance(editor, RulesDialog)
        editor.form.edited.emit("hand.const", 5)
        when_asked(name)
        press(editor, "save")
        press(editor, "use")

    when_asked(change)
    QTest.mouseClick(dialog.about.change, Qt.MouseButton.LeftButton)
    assert (home.rules / "five_each.json").exists()
    assert dialog.choice.rules == "five_each"
    assert dialog.choice.custom is None
    assert Shelf(home).deal(dialog.choice).setup.rules.title == "Five each"


def test_how_to_play_is_one_click_away(ask: Ask) -> None:
    dialog = ask()
    pick(dialog.games, "sequence_dice")
    shown: list[str] = []

    def read(page: QWidget) -> None:
        assert isinstance(page, HowToPlayDialog)
        shown.append(page.windowTitle())
        QTest.keyClick(page, Qt.Key.Key_Escape)

    when_asked(read)
    QTest.mouseClick(dialog.about.how, Qt.MouseButton.LeftButton)
    assert shown == ["How to play: Sequence Dice"]
