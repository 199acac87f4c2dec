# SPDX-License-Identifier: MIT
"""What the gallery and the balance report look like in small windows and in large ones."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QToolBar,
)
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


def test_a_report_that_is_still_to_come_is_announced_in_whole_lines(ready: Maker) -> None:
    ready.press(Qt.Key.Key_F6)
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.resize(1, 1)
    QApplication.processEvents()
    note = dialog.words.findChild(QLabel, "empty_note")
    assert note is not None
    note.setText(4 * note.text())
    assert note.isVisible()
    assert note.heightForWidth(note.width()) > 2 * note.fontMetrics().lineSpacing()
    dialog.words.setHtml("It is fair.")
    assert not note.isVisible()


def test_short_fields_do_not_grow_with_a_large_window(ready: Maker) -> None:
    ready.press(Qt.Key.Key_F6)
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.resize(3000, 1900)
    QApplication.processEvents()
    assert dialog.words.width() > 2900
    assert dialog.level.width() == dialog.count.width() < 600


def test_the_bar_of_a_trial_is_whole_in_its_smallest_window(ready: Maker) -> None:
    ready.press(Qt.Key.Key_F5)
    window = ready.window.trying.window
    assert window is not None
    bar = window.findChild(QToolBar)
    assert bar is not None
    window.resize(1, 1)
    QApplication.processEvents()
    assert window.size() == QSize(640, 480)
    buttons = [bar.widgetForAction(action) for action in bar.actions()]
    assert len(buttons) == 4
    assert all(button.isVisible() for button in buttons)


def test_pages_and_cards_have_a_share_of_a_large_window(ready: Maker) -> None:
    panes = ready.window.panes
    ready.window.resize(1240, 820)
    QApplication.processEvents()
    usual = panes.sizes()[2]
    ready.window.resize(3000, 1900)
    QApplication.processEvents()
    _, board, pages = panes.sizes()
    assert usual < pages < 500
    assert board >= panes.height()
