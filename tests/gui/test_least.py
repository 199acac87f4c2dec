# SPDX-License-Identifier: MIT
"""However small a window or a panel is made, what it is for can still be read and used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDockWidget,
    QFileDialog,
    QListView,
    QPlainTextEdit,
    QScrollArea,
    QTextBrowser,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.dialogs.trouble import ErrorDialog, Mishap
from sequence_desktop.gui.dialogs.unread import ReasonsDialog
from sequence_desktop.gui.least import usual_size
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.rules.naming import NamingDialog
from sequence_desktop.gui.rules.own import Use
from sequence_desktop.gui.setup.case_dialog import CaseDialog
from sequence_desktop.gui.theme import ThemeKeeper, font
from sequence_desktop.gui.theme.metrics import TYPE_BODY
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.everywhere import visit
from tests.gui.hands import table_for
from tests.gui.past import give_past

LINES = 4
"""Less of a text or a list is not worth a window."""
READ = (QTextBrowser, QPlainTextEdit, QListView, QTreeView)
SMALL_SCREEN = QSize(640, 400)


def squeeze(window: QWidget) -> None:
    """Make a window as small as its edges can be dragged."""
    window.resize(1, 1)
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def too_low(window: QWidget) -> list[str]:
    """The texts and lists of a window that show less than a few lines, by their names.

    Fields on a page that scrolls are as high as ever.
    """
    shown: list[QAbstractScrollArea] = []
    for kind in READ:
        shown += [view for view in window.findChildren(kind) if view.isVisible()]
    return [
        f"{window.objectName()}: {view.objectName() or type(view).__name__}"
        for view in shown
        if not on_page(view, window)
        and view.viewport().height() < LINES * view.fontMetrics().lineSpacing()
    ]


def on_page(view: QWidget, window: QWidget) -> bool:
    """Whether a widget lies on a page that scrolls in its window."""
    above = view.parentWidget()
    while above is not None and above is not window:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def test_every_window_can_still_be_read(open_window: OpenWindow, deal: Deal, home: Home) -> None:
    give_past(home)
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    found: list[str] = []
    pages: set[str] = set()

    def look(other: QWidget) -> None:
        if other is not window and not isinstance(other, QFileDialog):  # that one is Qt's
            squeeze(other)
            found.extend(too_low(other))
            pages.add(other.objectName())

    assert len(visit(window, look)) > 10
    assert {"help", "how_to_play", "settings_dialog", "keys_dialog", "bookmarks_dialog"} <= pages
    assert found == []


MADE: dict[str, Callable[[QWidget], QWidget]] = {
    "reasons": lambda parent: ReasonsDialog("Files", "Why.\n" * 30, parent),
    "error": lambda parent: ErrorDialog("Report\n" * 30, Mishap.SAVED, parent),
    "case": CaseDialog,
    "naming": lambda parent: NamingDialog("mine", "", lambda _: Use.FREE, parent),
}


@pytest.mark.parametrize("name", MADE)
def test_windows_that_others_open_can_still_be_read(open_window: OpenWindow, name: str) -> None:
    made = MADE[name](open_window())
    made.show()
    squeeze(made)
    assert not too_low(made)
    least = made.size()
    assert least.width() <= SMALL_SCREEN.width()
    assert least.height() <= SMALL_SCREEN.height()
    made.close()


def drag_low(window: MainWindow, panel: QDockWidget) -> None:
    """Drag the edge of a panel as far as it goes."""
    window.resizeDocks([panel], [1], Qt.Orientation.Vertical)
    QApplication.processEvents()


def test_panels_can_still_be_read(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window(size=(1180, 1000))
    table_for(window, deal, ANNA, ROBOT)
    window.commands["hint"].trigger()
    hints = window.aid.hint_panel
    qtbot.waitUntil(hints.list.isVisible, timeout=30_000)
    window.commands["now"].trigger()
    qtbot.waitUntil(window.now.panel.list.isVisible)
    for panel in (hints, window.now.panel):
        drag_low(window, panel)
        assert not too_low(panel)
    hints.close()
    window.now.panel.close()
    window.commands["chances"].trigger()
    chances = window.aid.chance_panel
    qtbot.waitUntil(chances.graph.isVisible, timeout=30_000)
    drag_low(window, chances)
    assert chances.graph.height() >= LINES * chances.fontMetrics().lineSpacing()


def test_windows_open_larger_for_larger_text(qapp: QApplication, keeper: ThemeKeeper) -> None:
    assert keeper.theme is not None
    window = QWidget()
    assert usual_size(window, 300, 200) == QSize(300, 200)
    window.setFont(font(2 * TYPE_BODY))
    larger = usual_size(window, 300, 200)
    assert larger.width() > 500
    assert larger.height() > 350
    assert usual_size(window, 5000, 5000) == window.screen().availableSize()
