# SPDX-License-Identifier: MIT
"""The new-game dialog: by pointer and keys, its checks, and what it remembers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.seats import Choice, default_name, first_seats, is_default_name
from sequence_desktop.gui.shelf import RANDOM_BOARD, Shelf
from sequence_desktop.players import DEFAULT_LEVEL
from sequence_desktop.storage import settings
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.home import Home
from tests.gui.choosing import ids, pick, problem, set_count
from tests.gui.conftest import Ask, OpenWindow
from tests.gui.hands import when_asked


def test_enter_alone_starts_the_usual_game(ask: Ask) -> None:
    dialog = ask()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    choice = dialog.choice
    assert (choice.rules, choice.board, choice.sides) == ("sequence", "spiral", 2)
    assert [seat.kind for seat in choice.seats] == ["human", "computer"]


def test_escape_leaves_everything_as_it_was(ask: Ask) -> None:
    dialog = ask()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == NewGameDialog.DialogCode.Rejected


def test_a_game_brings_its_board_and_its_numbers_of_players(ask: Ask) -> None:
    dialog = ask()
    pick(dialog.games, "one_eyed_jack")
    choice = dialog.choice
    assert (choice.rules, choice.board) == ("one_eyed_jack", "quadrants")
    offered = [dialog.count.itemData(row) for row in range(dialog.count.count())]
    assert offered == [2, 3, 4]


def test_only_boards_that_fit_are_offered(ask: Ask, home: Home) -> None:
    dialog = ask()
    shelf = Shelf(home)
    fitting = [
        name for name, board in shelf.boards.items() if shelf.fits(shelf.rules["sequence"], board)
    ]
    assert ids(dialog.boards) == [*fitting, RANDOM_BOARD]
    assert "dice" not in fitting
    pick(dialog.games, "sequence_dice")
    assert ids(dialog.boards) == ["dice", RANDOM_BOARD]


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 9, 10, 12])
def test_every_number_of_players_can_be_dealt(ask: Ask, home: Home, players: int) -> None:
    dialog = ask()
    set_count(dialog, players)
    assert problem(dialog) == ""
    choice = dialog.choice
    assert len(choice.seats) == players
    game = Shelf(home).deal(choice)
    assert game.setup.players == players
    colours: dict[int, int] = {}
    for seat, side in zip(choice.seats, game.setup.side_of, strict=True):
        assert colours.setdefault(side, seat.colour) == seat.colour
    assert len(set(colours.values())) == game.setup.sides


def test_players_taken_away_come_back_as_they_were(ask: Ask) -> None:
    dialog = ask()
    set_count(dialog, 4)
    dialog.seats.names[3].setText("Dora")
    dialog.seats.names[3].textEdited.emit("Dora")
    set_count(dialog, 2)
    set_count(dialog, 4)
    assert dialog.seats.names[3].text() == "Dora"


def test_sides_are_asked_only_where_there_is_a_choice(ask: Ask) -> None:
    dialog = ask()
    assert not dialog.sides.isEnabled()
    set_count(dialog, 6)
    assert dialog.sides.isEnabled()
    dialog.sides.setCurrentIndex(dialog.sides.findData(3))
    assert dialog.choice.sides == 3
    assert [seat.colour for seat in dialog.choice.seats] == [0, 1, 2, 0, 1, 2]


def test_two_players_of_one_name_are_told_apart_first(ask: Ask) -> None:
    dialog = ask()
    name = dialog.seats.names[1]
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, dialog.seats.names[0].text())
    assert "Give one another name" in problem(dialog)
    assert not dialog.play.isEnabled()
    QTest.keyClicks(name, "!")
    assert problem(dialog) == ""
    assert dialog.play.isEnabled()


def test_an_empty_name_becomes_the_seats_own(ask: Ask) -> None:
    dialog = ask()
    dialog.seats.names[0].clear()
    assert dialog.choice.seats[0].name == "Player 1"


def test_who_plays_a_seat_and_how_well(ask: Ask) -> None:
    dialog = ask()
    player = dialog.seats.players[1]
    assert player.currentData() == DEFAULT_LEVEL
    player.setCurrentIndex(player.findData("beginner"))
    assert (dialog.choice.seats[1].kind, dialog.choice.seats[1].level) == ("computer", "beginner")
    player.setCurrentIndex(0)
    assert dialog.choice.seats[1].kind == "human"


def test_taking_a_sides_colour_gives_it_ones_own(ask: Ask) -> None:
    dialog = ask()
    dialog.colours.choose(0, 1)
    assert [seat.colour for seat in dialog.choice.seats] == [1, 0]
    menu = dialog.colours.buttons[0].menu()
    menu.actions()[3].trigger()
    assert [seat.colour for seat in dialog.choice.seats] == [3, 0]


def test_who_begins_and_the_number_of_the_shuffle(ask: Ask, home: Home) -> None:
    dialog = ask()
    assert dialog.choice.first is None
    assert dialog.choice.seed is None
    dialog.first.setCurrentIndex(dialog.first.findData(1))
    assert not dialog.seed.isVisible()
    QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.seed, "12ab34")
    choice = dialog.choice
    assert (choice.first, choice.seed) == (1, 1234)
    deals = [Shelf(home).deal(choice).position for _ in range(2)]
    assert deals[0] == deals[1]
    assert deals[0].seat == 1


def test_a_choice_of_a_game_that_is_gone_falls_back(ask: Ask) -> None:
    dialog = ask(Choice(first_seats(), "no_such_game", "no_such_board"))
    assert problem(dialog) == ""
    assert dialog.choice.rules == "sequence"


def test_every_field_says_what_it_is(ask: Ask) -> None:
    dialog = ask()
    for field in (*dialog.seats.names, *dialog.seats.players, *dialog.colours.buttons):
        assert field.accessibleName() or field.toolTip()
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    named: set[QWidget] = {label.buddy() for label in labels}
    assert {dialog.games, dialog.boards, dialog.count, dialog.sides, dialog.first} <= named


def test_everything_is_reached_by_tab(ask: Ask) -> None:
    dialog = ask()
    wanted = {dialog.games, dialog.boards, dialog.count, dialog.first, dialog.more, dialog.play}
    reached: set[QWidget] = set()
    for _ in range(40):
        focus = dialog.focusWidget()
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= reached
    assert set(dialog.seats.names) | set(dialog.seats.players) <= reached


# -- on the window ------------------------------------------------------------------------------


def test_a_game_chosen_with_the_dialog_is_on_the_table_and_remembered(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()

    def fill(dialog: object) -> None:
        assert isinstance(dialog, NewGameDialog)
        pick(dialog.games, "one_eyed_jack_house")
        set_count(dialog, 3)
        dialog.seats.names[2].setText("Cleo")
        for player in dialog.seats.players:
            player.setCurrentIndex(0)
        QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)

    when_asked(fill)
    window.commands["new"].trigger()
    session = window.session
    assert session is not None
    assert session.game.setup.rules.id == "one_eyed_jack_house"
    assert [seat.kind for seat in session.seats] == ["human"] * 3
    assert session.seats[2].name == "Cleo"
    assert session.curtain is not None
    assert window.windowTitle().startswith("One-Eyed Jack")
    window.preferences.write()
    remembered = Choice.from_json(settings.load(home.settings)[0].new_game)
    assert (remembered.rules, len(remembered.seats)) == ("one_eyed_jack_house", 3)


def test_a_cancelled_dialog_changes_nothing(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    assert window.session is not None
    game = window.session.game
    when_asked(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    window.commands["new"].trigger()
    assert window.session.game is game


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        {"seats": "none"},
        {"seats": [{}, {}], "sides": 99, "first": "x"},
        {"seats": [{"name": 5, "colour": "red"}, None], "rules": 7},
    ],
)
def test_an_odd_choice_in_the_settings_is_no_trouble(data: object, home: Home) -> None:
    choice = Choice.from_json(data)
    assert 2 <= len(choice.seats) <= 12
    assert all(seat.name for seat in choice.seats)


@pytest.mark.usefixtures("language")
def test_names_of_nobody_are_said_in_the_language_of_now(qapp: QApplication) -> None:
    ada, robot = Seat("Ada", "human"), Seat(default_name(3, human=False), "computer")
    kept = Choice((*first_seats(), ada, robot))
    speak(qapp, ENGLISH)
    again = Choice.from_json(kept.to_json())
    assert [seat.name for seat in again.seats] == ["Player", "Computer", "Ada", "Computer 4"]
    nobodys = [is_default_name(seat.name, place) for place, seat in enumerate(kept.seats)]
    assert nobodys == [True, True, False, True]


@pytest.mark.parametrize(("players", "lists"), [(2, 0.5), (12, 0.25)])
def test_a_high_window_gives_its_room_to_what_needs_it(
    ask: Ask, players: int, lists: float
) -> None:
    dialog = ask()
    dialog.count.setCurrentIndex(dialog.count.findData(players))
    dialog.resize(1200, 1400)
    QApplication.processEvents()
    assert dialog.games.height() > lists * dialog.height()
    assert dialog.seats.verticalScrollBar().maximum() == 0
