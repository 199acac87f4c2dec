# SPDX-License-Identifier: MIT
"""Going through a running game tells nothing that is hidden, in no picture and in no text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QListWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.replay.bookmarks import BookmarksDialog
from sequence_desktop.gui.replay.film_dialog import FilmDialog
from sequence_desktop.gui.replay.picture_dialog import PictureDialog
from sequence_desktop.storage.games import Mark
from tests.gui.conftest import OpenWindow
from tests.gui.readers import READERS
from tests.gui.replay.rig import on_table
from tests.gui.table.rig import game_of

HIDDEN = (("4S KD JH TC AC", "2H 3H 4H 5H"), ("4S 4H 3H TC AC", "2H 5H KD JH"))
"""What the robot holds and what lies in the stock: once so, once otherwise."""


def games() -> list[Game]:
    """Games under way that look the same to Anna, who sits at the screen."""
    made = [game_of(hands=["6C 2D JD JS 9H", robots], stock=stock) for robots, stock in HIDDEN]
    for game in made:
        for move in ("6C@c4", "4S@d1"):
            game.play(Move.parse(move))
    return made


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


def compare(found: list[object]) -> None:
    assert len(found) == 2
    assert found[0] == found[1]


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_the_window_with_its_bar_is_the_same(window: MainWindow, ply: int) -> None:
    found: list[object] = []
    for _ in range(2):  # all panels have found their size the second time
        found = []
        for game in games():
            hands = on_table(window, game)
            window.replay.open()
            hands.session.look_at(ply)
            hands.session.see(1)
            hands.session.see(None, all_hands=True)
            window.desk.set_marks([Mark(1)])
            QApplication.processEvents()
            window.table.table.motion.finish()
            window.grab()
            found.append({name: read(window) for name, read in READERS.items()})
    compare(found)


def test_the_list_of_bookmarks_is_the_same(window: MainWindow) -> None:
    found: list[object] = []
    for game in games():
        on_table(window, game)
        window.desk.set_marks([Mark(0), Mark(1), Mark(2)])
        window.commands["bookmarks"].trigger()
        QApplication.processEvents()
        (listed,) = [
            dialog.findChild(QListWidget)
            for dialog in window.findChildren(BookmarksDialog)
            if dialog.isVisible()
        ]
        assert listed is not None
        items = [listed.item(row) for row in range(listed.count())]
        assert len(items) == 3
        found.append([(item.text(), item.toolTip()) for item in items])
    compare(found)


def test_pictures_are_the_same_byte_by_byte(window: MainWindow) -> None:
    found: list[object] = []
    for game in games():
        on_table(window, game)
        window.commands["picture"].trigger()
        QApplication.processEvents()
        (dialog,) = [it for it in window.findChildren(PictureDialog) if it.isVisible()]
        hand = dialog.findChild(QCheckBox, "picture_hand")
        kind = dialog.findChild(QComboBox, "picture_kind")
        assert hand is not None
        assert kind is not None
        assert hand.isEnabled(), "one's own cards may be in it"
        hand.setFocus()
        QTest.keyClick(hand, Qt.Key.Key_Space)
        png = dialog.content()
        kind.setFocus()
        QTest.keyClick(kind, Qt.Key.Key_Down)
        found.append((png, dialog.content()))
        dialog.close()
    compare(found)


def test_films_are_the_same_byte_by_byte(qtbot: QtBot, window: MainWindow) -> None:
    found: list[object] = []
    for game in games():
        on_table(window, game)
        window.commands["animation"].trigger()
        QApplication.processEvents()
        (dialog,) = [it for it in window.findChildren(FilmDialog) if it.isVisible()]
        with qtbot.waitSignal(dialog.made, timeout=60_000) as made:
            dialog.make()
        found.append(made.args)
        dialog.close()
    compare(found)
