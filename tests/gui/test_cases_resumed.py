# SPDX-License-Identifier: MIT
"""Whatever is on the table, also a position from a rule case, is there at the next start."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sequence_desktop.engine.cases import case_position
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.games import SavedGame
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, OpenWindow, close_window
from tests.storage.made import play_on

CASES = Path(__file__).parents[1] / "cases"


def positions_of_two(home: Home) -> dict[str, Position]:
    """Where the cases for two seats begin."""
    found = {}
    for path in sorted(CASES.rglob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        try:
            position = case_position(data, rules.library(home).parse, boards.library(home).parse)
        except Fault:
            continue  # a case of what is refused
        if position.setup.players == 2 and position.outcome is None:
            found[path.stem] = position
    return found


@pytest.fixture
def questions(qapp: QApplication) -> Iterator[list[str]]:
    """The questions that were asked; each is closed at once, or the test would wait for ever."""
    asked: list[str] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            asked.append(dialog.objectName())
            dialog.close()

    clock = QTimer()
    clock.timeout.connect(close)
    clock.start(10)
    yield asked
    clock.stop()


@pytest.mark.parametrize("moves", [0, 3])
def test_a_game_that_began_with_a_case_goes_on(
    open_window: OpenWindow, home: Home, questions: list[str], moves: int
) -> None:
    positions = positions_of_two(home)
    assert len(positions) > 40
    for number in range(0, len(positions), 15):
        name = list(positions)[number]
        game = play_on(Game(positions[name]), moves)
        window = open_window()
        window.desk.open(SavedGame(game, (ANNA, BEN)), None)
        close_window(window)
        again = open_window()
        assert questions == []
        assert again.session is not None
        assert again.session.game.positions == game.positions, name
        assert [seat.name for seat in again.session.seats] == ["Anna", "Ben"]
        close_window(again)
