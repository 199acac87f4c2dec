# SPDX-License-Identifier: MIT
"""The large buttons at the hand: no key of the move before may press them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.sheets import MainButton

_PATIENCE_MS = 150


@pytest.fixture
def slow_fingers(qapp: QApplication) -> Iterator[None]:
    """People need some time between two strokes that they mean."""
    before = qapp.keyboardInputInterval()
    qapp.setKeyboardInputInterval(_PATIENCE_MS)
    yield
    qapp.setKeyboardInputInterval(before)


@pytest.fixture
def button(qtbot: QtBot) -> MainButton:
    """A button that has just appeared."""
    button = MainButton()
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)
    return button


@pytest.mark.usefixtures("slow_fingers")
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_second_stroke_does_not_press_what_has_just_appeared(
    qtbot: QtBot, button: MainButton, key: Qt.Key
) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    button.hide()
    button.show()

    QTest.keyClick(button, key)
    assert not pressed

    QTest.qWait(_PATIENCE_MS + 50)
    QTest.keyClick(button, key)
    assert pressed == [True]


def test_a_held_key_does_not_press_it(button: MainButton) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))

    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(button, held)

    assert not pressed


@pytest.mark.usefixtures("slow_fingers")
def test_a_held_key_that_comes_as_many_strokes_does_not_press_it(
    qtbot: QtBot, button: MainButton
) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.qWait(_PATIENCE_MS + 50)

    QTest.keyRelease(button, Qt.Key.Key_Return)
    QTest.keyPress(button, Qt.Key.Key_Return)
    QTest.keyRelease(button, Qt.Key.Key_Return)

    assert not pressed
