# SPDX-License-Identifier: MIT
"""A designer on an empty home, with somebody in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer.window import DesignerWindow
from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.conftest import fake_command

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Maker:
    """Somebody who makes a board, with real events for pointer and keys."""

    def __init__(self, window: DesignerWindow) -> None:
        self.window = window
        self.canvas = window.canvas
        self.tray = window.tray

    @property
    def draft(self) -> Draft:
        return self.window.document.draft

    def token(self, name: str) -> str:
        return self.draft.cells[self.cell(name)]

    def cell(self, name: str) -> int:
        return self.draft.names.index(name)

    def click(self, name: str, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.canvas.viewport(), LEFT, held, self.at(name))

    def at(self, name: str) -> QPoint:
        return self.canvas.rect_of(self.cell(name)).center().toPoint()

    def drag(
        self,
        source: QWidget,
        start: QPoint,
        target: QWidget,
        end: QPoint,
        held: Qt.KeyboardModifier = NONE,
        *,
        release: bool = True,
    ) -> None:
        """Drag from one widget to another; the first one has the mouse till the end."""
        last = source.mapFromGlobal(target.mapToGlobal(end))
        QTest.mousePress(source, LEFT, held, start)
        for step in range(1, 9):
            point = QPointF(start + (last - start) * step / 8)
            where = QPointF(source.mapToGlobal(point))
            event = QMouseEvent(QEvent.Type.MouseMove, point, where, LEFT, LEFT, held)
            QApplication.sendEvent(source, event)
        if release:
            QTest.mouseRelease(source, LEFT, held, last)

    def drag_cell(self, start: str, end: str, held: Qt.KeyboardModifier = NONE) -> None:
        surface = self.canvas.viewport()
        self.drag(surface, self.at(start), surface, self.at(end), held)

    def drag_from_tray(self, token: str, name: str) -> None:
        start = self.tray.rect_of(token).center().toPoint()
        self.drag(self.tray.viewport(), start, self.canvas.viewport(), self.at(name))

    def type(self, text: str) -> None:
        self.canvas.setFocus()
        QTest.keyClicks(self.canvas, text)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        focus = QApplication.focusWidget()
        QTest.keyClick(focus if focus is not None else self.window, key, held)

    def undo_all(self) -> None:
        while self.window.document.stack.canUndo():
            self.press(Qt.Key.Key_Z, CTRL)

    def redo_all(self) -> None:
        while self.window.document.stack.canRedo():
            self.press(Qt.Key.Key_Z, CTRL | SHIFT)


Design = Callable[[], Maker]


@pytest.fixture
def preferences(home: Home) -> Preferences:
    return Preferences(home.settings)


@pytest.fixture
def design(
    qtbot: QtBot, keeper: ThemeKeeper, home: Home, preferences: Preferences
) -> Iterator[Design]:
    """Opens designers on the same home, one after the other."""
    opened: list[DesignerWindow] = []

    def make() -> Maker:
        window = DesignerWindow(
            home, keeper, preferences, make_thinker=lambda: Thinker(command=fake_command)
        )
        opened.append(window)
        window.resize(1240, 820)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        window.canvas.setFocus()
        return Maker(window)

    yield make
    for window in opened:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    QApplication.processEvents()


@pytest.fixture
def maker(design: Design) -> Maker:
    """Somebody in front of a designer."""
    return design()


@pytest.fixture
def windows(
    qtbot: QtBot, keeper: ThemeKeeper, home: Home, preferences: Preferences
) -> Iterator[WorkshopWindows]:
    """The designer and the gallery, of which none is open yet."""
    made = WorkshopWindows(home, keeper, preferences)
    yield made
    made.close()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    QApplication.processEvents()


@pytest.fixture
def ready(maker: Maker) -> Maker:
    """A board that can be played on."""
    maker.window.editor.lay_pattern(PATTERNS["spiral"], PATTERNS["spiral"].make())
    maker.window.trying.look()
    return maker
