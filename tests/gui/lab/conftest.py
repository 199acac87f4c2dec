# SPDX-License-Identifier: MIT
"""A lab that was opened from the main window, with somebody in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.lab.window import LabWindow
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.storage.home import Home
from tests.gui.conftest import OpenWindow, assert_gone
from tests.gui.hands import when_asked

LEFT = Qt.MouseButton.LeftButton
WAIT_MS = 120_000


class Researcher:
    """Somebody who plans games and watches them, with real events for pointer and keys."""

    def __init__(self, qtbot: QtBot, main: MainWindow, home: Home) -> None:
        self._qtbot, self.main, self.home = qtbot, main, home

    @property
    def window(self) -> LabWindow:
        window = self.main.lab.window
        assert window is not None
        return window

    @property
    def games(self) -> int:
        """How many games count of what is shown."""
        summary = self.window.results.summary
        return 0 if summary is None else summary.games

    @property
    def problem(self) -> str:
        return self.window.problem.text()

    @property
    def toast(self) -> str:
        toast = self.window.findChild(Toast)
        return "" if toast is None else toast.text

    def open(self) -> None:
        self.main.commands["lab"].trigger()
        self.window.workers = 1
        with self._qtbot.waitActive(self.window):
            self.window.activateWindow()

    def press(self, name: str) -> None:
        """Click a button."""
        button = self.window.findChild(QPushButton, name)
        assert button is not None
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT, pos=QPoint(6, button.height() // 2))

    def choose(self, box: QComboBox, data: object) -> None:
        """Choose from a list by keys."""
        wanted = box.findData(data)
        assert wanted >= 0, f"{data} is not offered"
        box.setFocus()
        while box.currentIndex() != wanted:
            down = box.currentIndex() < wanted
            QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)

    def type(self, field: QWidget, text: str) -> None:
        """Type into a field, in place of what it holds."""
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Tab)

    def plan_two_boards(self, games: int, level: str = "random") -> None:
        """A spiral and quadrants, by keys and clicks."""
        form = self.window.pane.form
        self.type(form.name, "spiral")
        self.choose(form.seats.levels[0], level)
        self.press("add")
        self.type(form.name, "quadrants")
        self.choose(form.board, "quadrants")
        self.type(self.window.pane.games, str(games))
        self.settle()

    def settle(self) -> None:
        """Wait until the plan has been looked at."""
        self._qtbot.waitUntil(lambda: not self.window._clock.isActive(), timeout=10_000)

    def run(self, until: Callable[[], bool] | None = None) -> None:
        """Press Run, and wait until the games are played, or for something else."""
        self.press("lab_run")
        assert self.window.running
        self._qtbot.waitUntil(until or (lambda: not self.window.running), timeout=WAIT_MS)

    def cancel(self) -> None:
        self.press("lab_cancel")
        self._qtbot.waitUntil(lambda: not self.window.running, timeout=WAIT_MS)

    def trigger(
        self,
        name: str,
        file: Path | None = None,
        then: Callable[[QWidget], None] | None = None,
    ) -> None:
        """Trigger a command; a file dialog that it opens is given this file.

        ``then``: what is done with a message that follows.
        """
        if file is not None:
            when_asked(lambda dialog: self._give(dialog, file, then))
        self.window.commands[name].trigger()

    def _give(self, dialog: QWidget, file: Path, then: Callable[[QWidget], None] | None) -> None:
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        line.setText(str(file))
        QTest.keyClick(line, Qt.Key.Key_Return)
        if then is not None:
            when_asked(then)

    def results(self) -> list[Path]:
        """The files of results in the home folder."""
        return sorted(self.home.lab.glob("*.jsonl"))


@pytest.fixture
def lab(qtbot: QtBot, open_window: OpenWindow, home: Home) -> Iterator[Researcher]:
    """The lab of a new home."""
    made = Researcher(qtbot, open_window(), home)
    made.open()
    yield made
    if made.main.lab.window is not None:
        pid = made.window.work.pid
        made.window.close()
        assert_gone((pid,) if pid else ())
