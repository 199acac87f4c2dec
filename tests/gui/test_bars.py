# SPDX-License-Identifier: MIT
"""The lines over the table: readable in each theme, also after it has changed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QToolBar
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.panels.bar import PastBar
from sequence_desktop.gui.theme import Scheme, action_icon, theme
from sequence_desktop.gui.tool_bar import fit_words
from sequence_desktop.gui.updates import Update
from tests.gui.conftest import Deal, OpenWindow
from tests.gui.replay.rig import on_table, running


def bars(window: MainWindow, deal: Deal) -> tuple[QFrame, ...]:
    window.unkept.say("The disk is full.")
    past, told = PastBar(window), list[Update]()
    session = on_table(window, running(deal)).session
    session.updated.connect(told.append)
    session.look_at(0)
    past.follow(told[-1])
    return past, window.unkept


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_text_stands_out_from_its_ground(open_window: OpenWindow, deal: Deal, mode: str) -> None:
    window = open_window()
    window.commands["theme_dark" if mode == "light" else "theme_light"].trigger()
    shown = bars(window, deal)
    window.commands[f"theme_{mode}"].trigger()
    QApplication.processEvents()
    for bar in shown:
        ground = bar.grab().toImage().pixelColor(2, 2)
        assert ground == QApplication.palette().highlight().color(), bar.objectName()
        label = bar.findChild(QLabel)
        assert label is not None
        ink = label.palette().windowText().color()
        assert abs(ink.lightnessF() - ground.lightnessF()) > 0.4, bar.objectName()
    window.commands["theme_system"].trigger()


def test_words_stand_over_the_buttons_where_there_is_room_for_one_only(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(size=(1180, 800))
    window.unkept.say("The disk is full.")
    label = window.unkept.findChild(QLabel)
    save = window.unkept.findChild(QPushButton, "save_elsewhere")
    assert label is not None
    assert save is not None
    qtbot.waitUntil(lambda: save.width() > 0)
    assert label.geometry().right() < save.x()
    one_line = window.unkept.height()
    window.unkept.setFixedWidth(label.sizeHint().width() + 100)
    qtbot.waitUntil(lambda: label.geometry().bottom() < save.y())
    assert label.height() <= 2 * label.fontMetrics().lineSpacing(), "it is no column of words"
    assert window.unkept.sizeHint().height() > one_line


def test_a_tool_bar_leaves_words_out_before_it_is_shown_too(qtbot: QtBot) -> None:
    bar = QToolBar()
    qtbot.addWidget(bar)
    bar.addAction(action_icon("save", theme(Scheme.LIGHT)), "Words that need much room")
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    narrow = bar.sizeHint().width()
    fit_words(bar, narrow + 10)
    assert bar.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    fit_words(bar, 10 * narrow)
    assert bar.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
