# SPDX-License-Identifier: MIT
"""Advice comes from what its seat may know: whatever else is hidden, all of it is the same."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.process import player_command
from tests.gui.advice.test_chances import open_panel, told
from tests.gui.advice.test_hints import hinted, wait_for_hint
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import every_text, press, table_for
from tests.gui.table.rig import game_of

HIDDEN = (("4S KD JH TC AC", "2H 3H 4H 5H"), ("5H 4H 3H 2H AC", "TC JH KD 4S"))
"""What the robot holds and what lies in the stock: once so, once otherwise."""


def games() -> list[Game]:
    """Games that look the same to Anna."""
    return [
        game_of(hands=["6C 2D JD JS 9H", robots], stock=stock, chips=CHIPS)
        for robots, stock in HIDDEN
    ]


CHIPS = [". A B A . . . . . .", *[". . . . . . . . . ."] * 9]


def settle(window: MainWindow) -> None:
    """Wait until every panel has found its size."""
    before: list[int] = []
    panels = (window.panel, window.aid.hint_panel, window.aid.chance_panel)
    while before != (before := [panel.height() for panel in panels]):
        QApplication.processEvents()
        QApplication.processEvents()


def hint(qtbot: QtBot, window: MainWindow) -> object:
    press(window, Qt.Key.Key_H)
    asked = window.aid.adviser.asked
    assert asked is not None
    wait_for_hint(qtbot, window)
    return asked.about


def chances(qtbot: QtBot, window: MainWindow) -> object:
    open_panel(window)
    asked = window.aid.adviser.asked
    assert asked is not None
    qtbot.waitUntil(lambda: told(window) != "", timeout=20_000)
    return asked.about


@pytest.mark.parametrize("advice", [hint, chances])
def test_what_is_asked_shown_and_said_depends_on_nothing_hidden(
    qtbot: QtBot, open_window: OpenWindow, advice: Callable[[QtBot, MainWindow], object]
) -> None:
    seen = []
    for game in games():
        window = open_window()
        assert window.session is not None
        window.session.replace(game, (ANNA, ROBOT))
        window.table.setFocus()
        about = advice(qtbot, window)
        settle(window)
        picture = window.grab().toImage()
        seen.append((about, every_text(window), bytes(picture.constBits())))
        window.commands["chances"].setChecked(False)
        close_window(window)
    for one, other in zip(*seen, strict=True):
        assert one == other


def test_the_programs_own_adviser_hints_and_tells_chances(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, caplog: pytest.LogCaptureFixture
) -> None:
    window = open_window(command=player_command)
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.setFocus()
    press(window, Qt.Key.Key_H)
    said = wait_for_hint(qtbot, window)
    assert all(text.count("%") == 1 and text.endswith(".") for text in said)
    assert set(hinted(window)) <= set(hands.session.view.legal_moves())
    open_panel(window)
    qtbot.waitUntil(lambda: told(window) != "", timeout=30_000)
    assert caplog.text == ""
