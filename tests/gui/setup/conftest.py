# SPDX-License-Identifier: MIT
"""Somebody in front of the window in which positions are set up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.setup.window import SetupWindow
from sequence_desktop.storage.games import Seat
from sequence_desktop.workshop.position.draft import Draft, Place
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.hands import NONE, table_for

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


class Arranger:
    """Sets up a position with real events for pointer and keys."""

    def __init__(self, table: MainWindow, window: SetupWindow) -> None:
        self.table = table
        self.window = window
        self.canvas = window.canvas

    @property
    def draft(self) -> Draft:
        return self.window.document.draft

    def cell(self, name: str) -> int:
        return self.draft.setup.board.cell(name)

    def side(self, name: str) -> int | None:
        return self.draft.side_at(self.cell(name))

    def at(self, name: str) -> QPoint:
        return self.canvas.rect_of(self.cell(name)).center().toPoint()

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.canvas.viewport(), button, NONE, self.at(name))

    def drag(self, *names: str, button: Qt.MouseButton = LEFT) -> None:
        surface = self.canvas.viewport()
        QTest.mousePress(surface, button, NONE, self.at(names[0]))
        for name in names[1:]:
            point = QPointF(self.at(name))
            where = QPointF(surface.mapToGlobal(point))
            event = QMouseEvent(QEvent.Type.MouseMove, point, where, button, button, NONE)
            QApplication.sendEvent(surface, event)
        QTest.mouseRelease(surface, button, NONE, self.at(names[-1]))

    def take_up(self, name: str) -> None:
        button = self.window.tools.findChild(QWidget, name)
        assert isinstance(button, QWidget)
        QTest.mouseClick(button, LEFT)

    def lay_card(self, token: str) -> None:
        deck = self.window.deck
        QTest.mouseClick(deck.viewport(), LEFT, NONE, deck.rect_of(token).center().toPoint())

    def go_to(self, place: Place) -> None:
        title = self.window.hands.titles[place]
        QTest.mouseClick(title, LEFT, NONE, QPoint(10, title.height() // 2))

    def choose_finding(self, number: int) -> None:
        found = self.window.findings.list
        click_row(found, number)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        focus = QApplication.focusWidget()
        QTest.keyClick(focus if focus is not None else self.window, key, held)

    def do(self, name: str) -> None:
        """Use a command where it can be used."""
        assert self.window.commands[name].isEnabled(), name
        self.window.commands[name].trigger()


def click_row(found: QListWidget, number: int) -> None:
    """Click an item of a list."""
    place = found.visualItemRect(found.item(number)).center()
    QTest.mouseClick(found.viewport(), LEFT, NONE, place)


Arrange = Callable[..., Arranger]


@pytest.fixture
def arrange(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> Arrange:
    """Opens the window beside a game; it goes with the main window."""

    def make(*seats: Seat, blank: bool = True, **options: object) -> Arranger:
        table = open_window()
        table_for(table, deal, *(seats or (ANNA, ROBOT)), **options)
        table.commands["setup"].trigger()
        window = table.setup.window
        assert window is not None
        with qtbot.waitActive(window):
            window.activateWindow()
        arranger = Arranger(table, window)
        if blank:
            arranger.do("clear_cards")
        return arranger

    return make
