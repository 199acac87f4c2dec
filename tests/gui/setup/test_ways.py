# SPDX-License-Identifier: MIT
"""Where positions come from and where they go: the table, an empty board, and what is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.panels.bar import MESSAGE_MS
from sequence_desktop.gui.setup.keeping import folder_of
from sequence_desktop.storage.files import backup_path
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.position.draft import Draft, Kind, Place
from tests.gui.choosing import pick, set_count
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import Hands, when_asked
from tests.gui.setup.conftest import Arrange, Arranger
from tests.storage.made import leave_no_room

LEFT = Qt.MouseButton.LeftButton


def game_of(window: MainWindow) -> Game:
    assert window.session is not None
    return window.session.game


# ---- from the table


def test_it_begins_with_what_is_seen_of_the_table(arrange: Arrange) -> None:
    arranger = arrange(blank=False, seed=5)
    position = game_of(arranger.table).position
    assert arranger.draft.hands[0] == position.hands[0]
    assert arranger.draft.hands[1] != position.hands[1]
    assert len(arranger.draft.hands[1]) == len(position.hands[1])
    assert arranger.draft.stock != position.stock
    assert not arranger.draft.spare


def test_hidden_cards_never_come_from_the_game(arrange: Arrange) -> None:
    """Dealt anew twice, the hidden hand differs: it does not come from the game's own."""
    arranger = arrange(blank=False, seed=5)
    first = arranger.draft.hands[1]
    arranger.do("table")
    assert arranger.draft.hands[1] != first
    assert arranger.draft.hands[0] == game_of(arranger.table).position.hands[0]


def test_where_two_share_the_screen_no_hand_is_taken_over(arrange: Arrange) -> None:
    arranger = arrange(ANNA, BEN, blank=False, seed=5)
    session = arranger.table.session
    assert session is not None
    session.ready()
    arranger.do("table")
    position = game_of(arranger.table).position
    assert session.viewer is not None
    assert all(
        have != real for have, real in zip(arranger.draft.hands, position.hands, strict=True)
    )


def test_of_a_game_that_is_over_everything_is_taken(arrange: Arrange, deal: Deal) -> None:
    arranger = arrange(blank=False)
    session = arranger.table.session
    assert session is not None
    game = deal(ANNA, BEN, seed=6)
    while game.outcome() is None:
        game.play(game.position.legal_moves()[0])
    session.replace(game, (ANNA, BEN))
    arranger.do("table")
    assert arranger.draft.hands == game.position.hands
    assert arranger.draft.stock == game.position.stock
    session.look_at(4)
    arranger.do("table")
    assert arranger.draft == Draft.of(game.at(4))


def test_a_rated_game_is_left_alone(arrange: Arrange, deal: Deal) -> None:
    arranger = arrange()
    session = arranger.table.session
    assert session is not None
    before = arranger.draft
    session.replace(deal(ANNA, ROBOT, seed=9), (ANNA, ROBOT), rated=True)
    arranger.do("table")
    assert arranger.draft == before
    assert "rated game" in arranger.window.toast.text


def test_beside_a_rated_game_the_board_is_empty(open_window: OpenWindow, deal: Deal) -> None:
    table = open_window()
    assert table.session is not None
    table.session.replace(deal(ANNA, ROBOT, seed=9), (ANNA, ROBOT), rated=True)
    window = table.setup.open()
    assert window.document.draft == Draft.blank(game_of(table).setup)


# ---- from an empty board


def test_an_empty_board_of_any_game(arrange: Arrange) -> None:
    arranger = arrange()

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.windowTitle() == "Empty board"
        pick(dialog.games, "five_straight")
        set_count(dialog, 3)
        QTest.mouseClick(dialog.play, LEFT)

    when_asked(answer)
    arranger.do("blank")
    setup = arranger.draft.setup
    assert (setup.rules.id, setup.players, setup.sides) == ("five_straight", 3, 3)
    assert arranger.draft == Draft.blank(setup)
    assert len(arranger.window.document.work.seats) == 3
    assert "chip_2" in {b.objectName() for b in arranger.window.tools.buttons.values()}
    arranger.do("undo")
    assert arranger.draft.setup.rules.id == "sequence"
    assert len(arranger.window.tools.buttons) == 4


# ---- to the table


def play_on(arranger: Arranger) -> Game:
    arranger.do("play")
    assert arranger.table.setup.window is None
    return game_of(arranger.table)


def test_one_plays_on_and_undo_ends_at_the_position(arrange: Arrange) -> None:
    arranger = arrange(ANNA, BEN)
    arranger.do("fill")
    arranger.drag("b5", "c5", "d5", "e5")
    draft, seats = arranger.draft, arranger.window.document.work.seats
    before = game_of(arranger.table)
    game = play_on(arranger)
    table = arranger.table
    assert Draft.of(game.position) == draft
    assert table.session is not None
    assert table.session.seats == seats
    assert table.commands["undo"].text() == "&Undo: new game"
    hands = Hands(table)
    hands.session.ready()
    hands.click(hands.good_move())
    table.commands["undo"].trigger()
    assert game.position == game.at(0)
    assert table.commands["undo"].isEnabled()  # now it brings the game before back
    table.commands["undo"].trigger()
    assert game_of(table).at(0) == before.at(0)


def test_a_game_set_up_is_kept_and_gone_on_with(
    arrange: Arrange, open_window: OpenWindow, tmp_path: Path
) -> None:
    arranger = arrange(ANNA, BEN)
    arranger.do("fill")
    arranger.drag("b5", "c5", "d5", "e5")
    game = play_on(arranger)
    hands = Hands(arranger.table)
    hands.session.ready()
    hands.click(hands.good_move())
    path = tmp_path / "set_up.seqgame"
    arranger.table.desk.save(path)
    close_window(arranger.table)
    again = open_window()
    assert game_of(again).positions == game.positions
    assert game_of(again).set_up
    table_of_file = open_window(path)
    assert game_of(table_of_file).positions == game.positions


def test_computers_play_on_even_where_cards_are_missing(arrange: Arrange, qtbot: QtBot) -> None:
    arranger = arrange(ROBOT, replace(ROBOT, name="Other"))
    for _ in range(2):
        for card in ("2S", "3S", "4S", "JD"):
            arranger.lay_card(card)
        arranger.go_to(Place(Kind.HAND, 1))
    game = play_on(arranger)
    assert game.position.stock == ()
    qtbot.waitUntil(lambda: len(game.moves) >= 4, timeout=20_000)


def test_a_game_set_up_is_not_counted(arrange: Arrange) -> None:
    arranger = arrange(ANNA, BEN)
    arranger.drag("b5", "c5", "d5", "e5", "f5")
    arranger.do("mark")
    arranger.drag("b7", "c7", "d7", "e7")
    arranger.lay_card("JD")
    game = play_on(arranger)
    hands = Hands(arranger.table)
    hands.session.ready()
    hands.act(Move.parse("JD@f7"))
    assert game.outcome() is not None
    assert arranger.table.past_games.memory.records == ()


# ---- what is kept


def test_what_is_set_up_is_there_the_next_time(arrange: Arrange, home: Home) -> None:
    arranger = arrange()
    arranger.drag("b5", "c5")
    draft, seats = arranger.draft, arranger.window.document.work.seats
    arranger.window.close()
    assert arranger.table.setup.window is None
    window = arranger.table.setup.open()
    assert (window.document.draft, window.document.work.seats) == (draft, seats)
    assert not window.commands["undo"].isEnabled()


def test_a_wrong_position_is_kept_too(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag("b5", "c5", "d5", "e5", "f5")
    arranger.drag("b7", "c7", "d7", "e7", "f7")
    arranger.do("mark")
    draft = arranger.draft
    assert not arranger.window.findings.playable
    arranger.window.close()
    assert arranger.table.setup.open().document.draft == draft


def test_a_damaged_file_gives_way_to_what_was_kept_before(arrange: Arrange, home: Home) -> None:
    arranger = arrange()
    arranger.click("c4")
    arranger.window.close()
    path = folder_of(home) / "position-1.json"
    first = arranger.table.setup.open().document.draft
    window = arranger.table.setup.window
    assert window is not None
    Arranger(arranger.table, window).click("d4")
    window.close()
    assert backup_path(path).exists()
    path.write_text("{")
    again = arranger.table.setup.open()
    assert again.document.draft == first
    assert "how it was a moment before" in again.toast.text
    aside = path.with_name("position-1.damaged.json")
    assert again.toast.text.endswith(str(aside))
    Arranger(arranger.table, again).click("e4")
    again.close()
    assert aside.read_text() == "{"
    assert b"position" in path.read_bytes()


def test_a_file_that_is_damaged_for_good_is_told_of(arrange: Arrange, home: Home) -> None:
    arranger = arrange()
    arranger.click("c4")
    arranger.window.close()
    path = folder_of(home) / "position-1.json"
    path.write_bytes(b"\xff")
    again = arranger.table.setup.open()
    assert again.document.draft.chips == (0, 0)
    assert "cannot be shown any more" in again.toast.text
    assert again.toast._clock.remainingTime() > MESSAGE_MS, "there is time to read the name"
    Arranger(arranger.table, again).click("e4")
    again.close()
    aside = path.with_name("position-1.damaged.json")
    assert aside.read_bytes() == b"\xff"
    third = arranger.table.setup.open()
    assert third.toast.text == "", "it is whole again"
    third.close()
    path.write_bytes(b"\xfe")
    assert arranger.table.setup.open().toast.text.endswith("position-1.damaged-2.json")
    assert aside.read_bytes() == b"\xff"


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("kind", "robot", "seats, number 2: a seat's kind is human or computer; this is left out."),
        ("level", 7, "seats, number 2: 'level' is not a text"),
    ],
)
def test_damaged_seats_are_told_and_kept_aside(
    arrange: Arrange, home: Home, key: str, value: object, said: str
) -> None:
    arranger = arrange()
    arranger.click("c4")
    arranger.window.close()
    path = folder_of(home) / "position-1.json"
    data = json.loads(path.read_text("utf-8"))
    data["seats"][1][key] = value
    path.write_text(json.dumps(data), "utf-8")
    again = arranger.table.setup.open()
    assert again.document.draft.chips == arranger.draft.chips
    assert len(again.document.work.seats) == 2
    assert again.toast.text.startswith(said)
    aside = path.with_name("position-1.damaged.json")
    assert again.toast.text.endswith(str(aside))
    assert json.loads(aside.read_text("utf-8")) == data
    Arranger(arranger.table, again).click("d4")
    again.close()
    assert arranger.table.setup.open().toast.text == "", "it is whole again"


@pytest.mark.parametrize("earlier", [True, False])
def test_a_damaged_file_that_cannot_be_copied_is_not_said_to_be_kept(
    arrange: Arrange, home: Home, earlier: bool
) -> None:
    arranger = arrange()
    arranger.click("c4")
    arranger.window.close()
    path = folder_of(home) / "position-1.json"
    if earlier:
        path.rename(backup_path(path))
    path.write_text("{")
    leave_no_room(path)
    again = arranger.table.setup.open()
    assert ("how it was a moment before" in again.toast.text) is earlier
    assert "kept" not in again.toast.text
    assert again.toast.text.endswith(
        "The damaged file could not be copied and is replaced by your next change; copy it to "
        f"another place first: {path}"
    )
    assert path.read_text() == "{"


def test_two_programs_keep_two_positions(arrange: Arrange, open_window: OpenWindow) -> None:
    arranger = arrange()
    arranger.click("c4")
    other = open_window()
    window = other.setup.open()
    assert window.document.draft.chips == (0, 0)
    Arranger(other, window).click("d4")
    window.close()
    arranger.window.close()
    assert Arranger(arranger.table, arranger.table.setup.open()).side("c4") == 0


def test_a_disk_that_refuses_is_told_of(arrange: Arrange, home: Home) -> None:
    arranger = arrange()
    keeper = arranger.table.setup._keeper
    assert keeper is not None
    folder = folder_of(home)
    folder.rename(home.data / "elsewhere")
    folder.write_text("a file where a folder should be")
    arranger.click("c4")
    keeper.keep()
    assert "This position is not kept" in arranger.window.toast.text
    folder.unlink()
    (home.data / "elsewhere").rename(folder)


def test_closing_the_program_keeps_the_position(arrange: Arrange, open_window: OpenWindow) -> None:
    arranger = arrange()
    arranger.click("c4")
    close_window(arranger.table)
    again = open_window()
    assert Arranger(again, again.setup.open()).side("c4") == 0
