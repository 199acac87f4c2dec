# SPDX-License-Identifier: MIT
"""What the gallery and the balance report look like in small windows and in large ones."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextBrowser, QToolBar
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.gui.theme import ThemeKeeper
from tests.gui.designer.conftest import Maker


def test_what_can_be_done_with_a_board_has_an_icon_and_its_words_where_there_is_room(
    windows: WorkshopWindows,
) -> None:
    gallery = windows.show_gallery()
    bar = gallery.findChild(QToolBar, "deeds")
    assert bar is not None
    assert not any(action.icon().isNull() for action in bar.actions())
    for width, style in (
        (1400, Qt.ToolButtonStyle.ToolButtonTextBesideIcon),
        (480, Qt.ToolButtonStyle.ToolButtonIconOnly),
    ):
        gallery.resize(width, 640)
        QApplication.processEvents()
        assert bar.toolButtonStyle() == style
        assert bar.sizeHint().width() <= gallery.width(), "nothing is behind an arrow"


def test_long_notes_on_a_board_leave_the_boards_their_room(windows: WorkshopWindows) -> None:
    gallery = windows.show_gallery()
    gallery.resize(480, 480)
    gallery.choose("compass")
    QApplication.processEvents()
    assert gallery.facts.text().count(" ") > 30
    tile = gallery.list.visualItemRect(gallery.list.item(0))
    assert gallery.list.viewport().height() >= tile.height()


def test_some_lines_of_a_report_are_seen_in_the_smallest_window(ready: Maker) -> None:
    ready.press(Qt.Key.Key_F6)
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.resize(1, 1)
    QApplication.processEvents()
    assert dialog.words.viewport().height() > 4 * dialog.fontMetrics().lineSpacing()


def test_the_style_sheet_leaves_large_fields_their_least_height(
    qtbot: QtBot, keeper: ThemeKeeper
) -> None:
    for make in (QTextBrowser, QPlainTextEdit):
        field = make()
        qtbot.addWidget(field)
        field.setMinimumHeight(120)
        field.ensurePolished()
        assert field.minimumHeight() == 120
    line = QLineEdit()
    qtbot.addWidget(line)
    line.ensurePolished()
    assert line.minimumHeight() >= 20
