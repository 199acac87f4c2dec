# SPDX-License-Identifier: MIT
"""What people tell the computers: how fast to play, and to move now; and who stands in for one."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.advice.corner import LONG_MS
from sequence_desktop.gui.language import ENGLISH, available, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.settings.page_pace import PACE_MS
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow, close_window, fake_command
from tests.gui.hands import CTRL, Hands, every_text, press, table_for, until_active


def deep(window: MainWindow, deal: Deal, level: str = "ponder") -> Hands:
    """A game against a robot of this habit, in which it is the robot's turn."""
    hands = table_for(window, deal, ANNA, replace(ROBOT, level=level))
    hands.drag(hands.good_move())
    return hands


# -- pace ---------------------------------------------------------------------------------------


def test_the_pace_is_chosen_in_the_menu_and_remembered(
    qtbot: QtBot, keeper: ThemeKeeper, home: Home
) -> None:
    for chosen, begins_with in (("slow", "normal"), ("quick", "slow"), ("normal", "quick")):
        thinker = Thinker(command=fake_command)
        window = MainWindow(home, keeper, thinker=thinker)
        thinker.setParent(window)
        window.begin()
        window.show()
        assert window.session is not None
        assert window.commands[f"pace_{begins_with}"].isChecked()
        assert window.session.pace_ms == PACE_MS[begins_with]
        window.commands[f"pace_{chosen}"].trigger()
        assert window.commands[f"pace_{chosen}"].isChecked()
        assert window.session.pace_ms == PACE_MS[chosen]
        close_window(window)
        window.deleteLater()


# -- moving now ---------------------------------------------------------------------------------


def test_who_thinks_long_says_so_and_can_be_told_to_move(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = deep(window, deal)
    corner = window.aid.corner
    assert corner.text == "", "not yet"
    qtbot.waitUntil(window.commands["move_now"].isEnabled)
    qtbot.waitUntil(lambda: corner.text == "Robot is thinking", timeout=LONG_MS + 5_000)
    button = corner.findChild(QToolButton, "move_now_button")
    assert button is not None
    qtbot.waitUntil(lambda: button.isVisible() and button.width() > 0)
    assert window.menuBar().rect().contains(corner.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    until_active(qtbot, hands)
    assert hands.session.ply == 2
    assert corner.text == ""
    assert not window.commands["move_now"].isEnabled()


@pytest.fixture(params=available())
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    speak(qapp, request.param)
    yield
    speak(qapp, ENGLISH)


@pytest.mark.usefixtures("_language")
def test_in_a_narrow_window_every_menu_stays(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window(size=(640, 480))
    deep(window, deal)
    corner, bar = window.aid.corner, window.menuBar()
    qtbot.waitUntil(lambda: corner.text != "", timeout=LONG_MS + 5_000)
    button = corner.findChild(QToolButton, "move_now_button")
    assert button is not None
    qtbot.waitUntil(lambda: button.isVisible() and button.width() > 0)
    menus = [bar.actionGeometry(action) for action in bar.actions()]
    assert all(place.width() > 0 and place.right() < corner.x() for place in menus)


def test_moving_now_by_keys(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = deep(window, deal)
    with qtbot.waitSignal(hands.session.thinker.progressed, timeout=20_000):
        pass
    press(window, Qt.Key.Key_M, CTRL)
    until_active(qtbot, hands)
    assert hands.session.ply == 2


def test_moving_now_ends_the_wait_of_a_slow_pace(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    assert window.session is not None
    window.session.pace_ms = 60_000
    hands = deep(window, deal, "standard")
    thinker = hands.session.thinker
    qtbot.waitUntil(lambda: bool(thinker.pids()) and not thinker.thinking, timeout=20_000)
    assert hands.session.ply == 1
    press(window, Qt.Key.Key_M, CTRL)
    qtbot.waitUntil(lambda: hands.session.ply == 2)
    assert window.aid.corner.text == ""


# -- a player that fails ------------------------------------------------------------------------


@pytest.mark.parametrize("habit", ["garbage", "die"])
def test_a_failed_player_is_replaced_with_a_quiet_note(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, habit: str
) -> None:
    window = open_window()
    hands = deep(window, deal, habit)
    until_active(qtbot, hands)
    assert hands.session.ply == 2
    assert window.toast.text.startswith("The computer player of Robot has failed.")
    noted = [text for text in every_text(window) if "(a simpler player stood in)" in text]
    assert noted
    assert all(text.startswith("2. Robot") for text in noted)
    # What is played instead, once that is taken back, has no such note.
    hands.session.undo()
    assert not any("stood in" in text for text in every_text(window))
    hands.session.replace(deal(ANNA, ROBOT), (ANNA, ROBOT))
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    assert not any("stood in" in text for text in every_text(window))
