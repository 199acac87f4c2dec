# SPDX-License-Identifier: MIT
"""Finished games are noted once, with the whole game beside; rated ones with what they move."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.memory import memory as memories
from sequence_desktop.gui.memory.rated_dialog import RatedDialog
from sequence_desktop.gui.memory.statistics_dialog import StatisticsDialog
from sequence_desktop.lab import rating
from sequence_desktop.players import LEVELS
from sequence_desktop.storage import records
from sequence_desktop.storage.games import SavedGame, Seat, load_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.records import Player, Record
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import CTRL, Hands, press, until_active, when_asked

LEFT = Qt.MouseButton.LeftButton
ALL = tuple(LEVELS)
START = rating.start(ALL)
CASUAL = replace(ROBOT, level="casual")


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


Seats = Callable[..., Hands]


@pytest.fixture
def table(window: MainWindow, deal: Deal) -> Seats:
    """Puts a game on the table of the window, short before its end: one row wins."""

    def put(*seats: Seat, rated: bool = False, seed: int = 7) -> Hands:
        game = deal(*seats, seed=seed, changes={"win": {"rows_by_sides": {"2": 1}}})
        window.desk.open(SavedGame(game, seats, rated=rated), None)
        return Hands(window)

    return put


def finish(qtbot: QtBot, hands: Hands) -> None:
    while not hands.session.over:
        hands.click(hands.good_move())
        until_active(qtbot, hands)


def all_of(home: Home) -> tuple[Record, ...]:
    found, notes = records.load(home.records)
    assert notes == ()
    return found


# -- noting -------------------------------------------------------------------------------------


def test_a_finished_game_is_noted_and_kept_whole(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    hands = table(ANNA, CASUAL)
    finish(qtbot, hands)
    (record,) = all_of(home)
    game = hands.session.game
    assert record.title == game.setup.rules.title
    assert [seat.name for seat in record.seats] == ["Anna", "Robot"]
    assert [seat.level for seat in record.seats] == ["", "casual"]
    assert record.moves == len(game.moves)
    assert record.winner == 0
    assert record.rows[0] == 1
    assert not record.rated
    path = window.past_games.memory.kept(record)
    assert path is not None
    assert load_game(path).game.position == game.position


def test_a_deal_counts_once(qtbot: QtBot, window: MainWindow, table: Seats, home: Home) -> None:
    hands = table(ANNA, CASUAL)
    finish(qtbot, hands)
    hands.session.undo()
    finish(qtbot, hands)
    assert len(all_of(home)) == 1
    finish(qtbot, table(ANNA, CASUAL, seed=8))
    assert len(all_of(home)) == 2


def test_a_finished_game_that_is_opened_is_not_noted(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home, tmp_path: Path
) -> None:
    finish(qtbot, table(ANNA, CASUAL))
    window.desk.save(tmp_path / "won.seqgame")
    home.records.unlink()
    assert window.flows.open_path(tmp_path / "won.seqgame")
    assert not home.records.exists()


def test_two_people_are_noted_by_name_and_computers_alone_are_not(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    hands = table(ANNA, BEN)
    while not hands.session.over:
        hands.session.ready()
        hands.click(hands.good_move())
    (record,) = all_of(home)
    assert record.humans == (0, 1)
    robots = table(replace(ROBOT, colour=0), replace(ROBOT, name="Other"), seed=9)
    qtbot.waitUntil(lambda: robots.session.over, timeout=60_000)
    assert len(all_of(home)) == 1


def test_nothing_is_noted_if_that_is_not_wanted(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    window.preferences.change(records=False)
    finish(qtbot, table(ANNA, CASUAL))
    assert not home.records.exists()
    finish(qtbot, table(ANNA, CASUAL, rated=True, seed=8))
    assert [it.rated for it in all_of(home)] == [True]


def test_only_the_last_games_are_kept_whole(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memories, "MOST_KEPT", 2)
    for seed in range(4):
        finish(qtbot, table(ANNA, CASUAL, seed=seed))
    memory = window.past_games.memory
    kept = [memory.kept(it) is not None for it in all_of(home)]
    assert kept == [False, False, True, True]


def test_a_game_that_cannot_be_noted_is_told(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    home.records.mkdir(parents=True)
    with qtbot.waitSignal(window.past_games.memory.told, timeout=60_000) as told:
        finish(qtbot, table(ANNA, CASUAL))
    assert "could not be counted" in told.args[0]


# -- rated games --------------------------------------------------------------------------------


def test_a_rated_game_moves_the_rating_and_says_so(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    with qtbot.waitSignal(window.past_games.memory.rated, timeout=60_000) as told:
        finish(qtbot, table(ANNA, CASUAL, rated=True))
    (record,) = all_of(home)
    wanted = round(rating.after(START, 0, rating.anchor("casual", ALL), record.result(0)))
    assert (record.rated, record.rating) == (True, wanted)
    assert told.args == [wanted, START]
    assert f"Your rating is {wanted} now" in window.toast.text
    standing = window.past_games.memory.standing(record.rules)
    assert (standing.rating, len(standing.games)) == (wanted, 1)


@pytest.mark.parametrize(
    "seats", [(ANNA, BEN), (ANNA, replace(ROBOT, level="silent"))], ids=["hot-seat", "no level"]
)
def test_only_one_person_against_one_known_level_counts(
    window: MainWindow, table: Seats, seats: tuple[Seat, ...], home: Home
) -> None:
    memory = window.past_games.memory
    record = records.Record(
        "d",
        "2026",
        "r",
        "t",
        "b",
        tuple(Player(s.name, s.kind, s.level, n) for n, s in enumerate(seats)),
        (1, 0),
        9,
        0,
        rated=True,
    )
    assert not memory._rate(record).rated
    assert memory._rate(record).rating is None


def test_nothing_is_taken_back_or_hinted_in_a_rated_game(
    qtbot: QtBot, window: MainWindow, table: Seats
) -> None:
    hands = table(ANNA, CASUAL, rated=True)
    assert not window.commands["hint"].isEnabled()
    hands.click(hands.good_move())
    until_active(qtbot, hands)
    assert not window.commands["undo"].isEnabled()
    ply = hands.session.ply
    press(window, Qt.Key.Key_Z, CTRL)
    hands.session.undo()
    assert hands.session.ply == ply
    hands = table(ANNA, CASUAL, seed=8)
    assert window.commands["hint"].isEnabled()


def test_a_rated_game_stays_rated_over_a_restart(
    qtbot: QtBot, open_window: OpenWindow, window: MainWindow, table: Seats
) -> None:
    hands = table(ANNA, CASUAL, rated=True)
    hands.click(hands.good_move())
    until_active(qtbot, hands)
    close_window(window)
    again = open_window()
    assert again.session is not None
    assert again.session.rated
    assert not again.session.can_undo


def rated_dialog(window: MainWindow) -> RatedDialog:
    window.commands["rated"].trigger()
    dialog = window.findChild(RatedDialog)
    assert dialog is not None
    return dialog


def test_the_next_opponent_is_picked_by_the_rating(
    qtbot: QtBot, window: MainWindow, home: Home
) -> None:
    seats = (Player("Anna", "human", "", 0), Player("R", "computer", "strong", 1))
    strong = rating.anchor("strong", ALL)
    made = Record("d", "2026-01-01T10:00:00Z", "sequence", "Sequence", "S", seats, (2, 0), 30, 0)
    records.append(replace(made, rated=True, rating=strong + 10), home.records)
    dialog = rated_dialog(window)
    assert dialog.rating.text() == f"Your rating: {strong + 10}"
    assert "Strong" in dialog.next.text()
    assert dialog.list.count() == 1
    QTest.mouseClick(dialog.play, LEFT)
    session = window.session
    assert session is not None
    assert session.rated
    assert session.seats[1].level == "strong"
    assert session.game.setup.rules.id == "sequence"
    assert window.preferences.now.rated_game == "sequence"
    assert not dialog.isVisible()


def test_the_next_rated_game_is_dealt_by_play_again(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(rated_dialog(window).play, LEFT)
    session = window.session
    assert session is not None
    first = session.game
    window.commands["again"].trigger()
    assert session.game is not first
    assert session.rated


def read_box(told: list[str], box: QWidget) -> None:
    assert isinstance(box, QMessageBox)
    told.append(box.informativeText())
    box.accept()


def test_the_last_games_open_by_enter_and_by_button(
    qtbot: QtBot, window: MainWindow, table: Seats, home: Home
) -> None:
    hands = table(ANNA, CASUAL, rated=True)
    finish(qtbot, hands)
    end = hands.session.game.position
    (record,) = all_of(home)
    # The short game of the test lies in no file, so no dialog can offer it.
    records.rewrite([replace(record, rules="sequence")], home.records)
    window.past_games.memory._records = None
    table(ANNA, CASUAL, seed=3)
    dialog = rated_dialog(window)
    games = dialog.findChild(QListWidget, "rated_games")
    assert games is not None
    assert str(record.rating) in games.item(0).text()
    assert dialog.look.isEnabled()
    QTest.keyClick(games, Qt.Key.Key_Return)
    assert hands.session.game.position == end
    assert dialog.isVisible()
    table(ANNA, CASUAL, seed=4)
    QTest.mouseClick(dialog.look, LEFT)
    assert hands.session.game.position == end
    assert window.desk.path is None, "the kept game stays as it is"
    assert len(all_of(home)) == 1
    kept = home.finished / record.save
    kept.write_text(kept.read_text("utf-8").replace('"marks": []', '"marks": [7]'), "utf-8")
    table(ANNA, CASUAL, seed=5)
    told: list[str] = []
    when_asked(partial(read_box, told))
    QTest.mouseClick(dialog.look, LEFT)
    assert hands.session.game.position == end
    assert f"{kept}\n\nmarks, number 1: a mark is a JSON object" in told[0]


def test_a_game_of_the_list_opens_by_enter(qtbot: QtBot, window: MainWindow, table: Seats) -> None:
    hands = table(ANNA, CASUAL)
    finish(qtbot, hands)
    end = hands.session.game.position
    table(ANNA, CASUAL, seed=3)
    window.commands["statistics"].trigger()
    dialog = window.findChild(StatisticsDialog)
    assert dialog is not None
    dialog.tabs.setCurrentWidget(dialog.games)
    dialog.games.setCurrentCell(0, 0)
    QTest.keyClick(dialog.games, Qt.Key.Key_Return)
    assert hands.session.game.position == end
    assert dialog.isVisible()
    assert window.replay.bar.isVisible(), "one wants to go through it"
