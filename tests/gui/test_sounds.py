# SPDX-License-Identifier: MIT
"""What is heard of the table."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.changes import changes
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.sounds import cues
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.players import make_player
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, assert_gone
from tests.gui.hands import press, table_for
from tests.gui.watching import Watch, put

LISTENER = """
import sys
with open(sys.argv[1], "a", encoding="utf-8") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
"""


class Ear:
    """Stands in for a loudspeaker: writes down what a window wants to be heard."""

    def __init__(self, window: MainWindow, qtbot: QtBot, path: Path) -> None:
        self._path, self._qtbot = path, qtbot
        window.sounds.command = [sys.executable, "-c", LISTENER, str(path)]
        window.sounds.silent = False

    def heard(self) -> list[str]:
        """The sounds and volumes so far."""
        return self._path.read_text("utf-8").splitlines() if self._path.exists() else []

    def wait_for(self, line: str) -> None:
        """Wait until this has been heard."""
        self._qtbot.waitUntil(lambda: line in self.heard(), timeout=20_000)


def heard_of(told: Sequence[Update], cause: Cause, *seats: Seat) -> set[str]:
    """The sounds of the last update of a kind."""
    update = next(it for it in reversed(told) if it.cause is cause)
    return {cue for cue, _ in cues(update, seats)}


def test_a_move_is_heard_card_and_chip(
    open_window: OpenWindow, deal: Deal, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    ear = Ear(window, qtbot, tmp_path / "heard")
    hands.drag(hands.good_move())
    ear.wait_for("card 60")
    ear.wait_for("chip 60")
    ear.wait_for("turn 60")  # the robot has moved as well
    assert set(ear.heard()) <= {f"{cue} 60" for cue in ("deal", "card", "chip", "lift", "turn")}


def test_sounds_are_switched_off_by_a_key_and_stay_off(
    open_window: OpenWindow, deal: Deal, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    ear = Ear(window, qtbot, tmp_path / "heard")
    assert window.commands["sound"].isChecked()
    press(window, Qt.Key.Key_F8)
    assert not window.preferences.now.sound
    window.sounds.play("chip")
    assert window.sounds.pids() == ()
    window.close()
    again = open_window()
    assert not again.commands["sound"].isChecked()
    assert ear.heard() == []


def test_the_volume_is_that_of_the_settings(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    ear = Ear(window, qtbot, tmp_path / "heard")
    window.preferences.change(volume=15)
    window.sounds.play("row")
    ear.wait_for("row 15")
    window.preferences.change(volume=0)
    window.sounds.play("row")
    window.preferences.change(volume=20)
    window.sounds.play("chip")
    ear.wait_for("chip 20")
    assert ear.heard() == ["row 15", "chip 20"]


def test_no_process_is_left_behind(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window()
    ear = Ear(window, qtbot, tmp_path / "heard")
    window.sounds.play("chip")
    ear.wait_for("chip 60")
    pids = window.sounds.pids()
    assert len(pids) == 1
    window.close()
    assert_gone(pids)
    assert window.sounds.pids() == ()


@pytest.mark.parametrize(
    "command", [[sys.executable, "-c", "raise SystemExit(3)"], ["/nowhere/at/all"]]
)
def test_where_nothing_can_be_played_the_table_is_silent(
    open_window: OpenWindow, qtbot: QtBot, command: list[str]
) -> None:
    window = open_window()
    window.sounds.command, window.sounds.silent = command, False
    window.sounds.play("chip")
    qtbot.waitUntil(lambda: window.sounds.silent, timeout=20_000)
    window.sounds.play("chip")
    assert window.sounds.pids() == ()


def test_a_new_game_is_dealt_and_an_old_one_is_just_there(start: Watch, deal: Deal) -> None:
    assert heard_of(start(ANNA, BEN).told, Cause.NEW, ANNA, BEN) == {"deal"}
    game = deal(ANNA, BEN)
    game.play(next(iter(game.position.legal_moves())))
    assert heard_of(start(ANNA, BEN, game=game).told, Cause.NEW, ANNA, BEN) == set()


def test_undo_takes_chip_and_card_back(start: Watch) -> None:
    session = start(ANNA, BEN)
    session.ready()
    put(session)
    session.undo()
    assert heard_of(session.told, Cause.UNDO, ANNA, BEN) == {"card", "lift"}


@pytest.mark.parametrize(("others", "heard"), [(ANNA, "win"), (ROBOT, "over")])
def test_the_end_is_joyful_if_a_person_has_won(deal: Deal, others: Seat, heard: str) -> None:
    game = deal(ANNA, BEN, rules="travel", seed=4)
    players = [make_player("expert", seat) for seat in range(2)]
    before = game.position
    while game.outcome() is None:
        before = game.position
        game.play(players[before.seat].choose(game.view(before.seat)))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    seats = [ROBOT, ROBOT]
    for seat in before.setup.seats_of(outcome.winner):
        seats[seat] = others
    found = changes(before, game.position)
    ply = len(game.moves)
    end = Update(game.view(0), found, Cause.MOVE, ply, ply, None, active=False, thinking=None)
    assert {"row", heard} <= heard_of([end], Cause.MOVE, *seats)
