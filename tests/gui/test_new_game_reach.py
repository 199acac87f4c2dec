# SPDX-License-Identifier: MIT
"""The new-game dialog on small screens, by keys, and with files that cannot be read."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.dialogs.picking import ID
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.dialogs.unread import ReasonsDialog
from sequence_desktop.storage.home import Home
from tests.gui.conftest import Ask
from tests.gui.hands import when_asked


def in_sight(dialog: NewGameDialog, widget: QWidget) -> bool:
    """Whether a widget is seen whole."""
    seen = widget.visibleRegion().boundingRect()
    return seen == widget.rect() and dialog.rect().contains(
        QRect(widget.mapTo(dialog, QPoint()), widget.size())
    )


def test_buttons_are_in_reach_on_a_screen_of_640_by_400(ask: Ask) -> None:
    dialog = ask()
    dialog.resize(632, 360)
    QApplication.processEvents()
    assert dialog.height() == 360
    for widget in (dialog.play, dialog.more, dialog.design.new, dialog.design.copy):
        assert in_sight(dialog, widget)


def test_what_has_the_focus_is_brought_into_sight(ask: Ask) -> None:
    dialog = ask()
    dialog.resize(632, 360)
    dialog.games.setFocus()
    now: QWidget = dialog.games
    for _ in range(40):
        QTest.keyClick(now, Qt.Key.Key_Tab)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        now = focus
        assert not now.visibleRegion().isEmpty(), now.objectName()
        if now is dialog.seats.names[1]:
            assert in_sight(dialog, now)
            break
    else:
        pytest.fail("the keyboard does not come to the second name")


def test_the_page_does_not_scroll_where_there_is_room(ask: Ask) -> None:
    dialog = ask()
    dialog.resize(880, 700)
    QApplication.processEvents()
    page = dialog.findChild(Scrolled)
    assert page is not None
    assert page.verticalScrollBar().maximum() == page.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("key", "place"), [(Qt.Key.Key_End, -1), (Qt.Key.Key_Home, 0), (Qt.Key.Key_PageUp, 0)]
)
def test_the_chosen_game_is_in_sight(ask: Ask, key: Qt.Key, place: int) -> None:
    dialog = ask()
    games = dialog.games
    games.setFocus()
    QTest.keyClick(games, Qt.Key.Key_PageDown if place == 0 else Qt.Key.Key_Up)
    for _ in range(4 if key == Qt.Key.Key_PageUp else 1):
        QTest.keyClick(games, key)
        QApplication.processEvents()
    rows = [row for row in range(games.count()) if games.item(row).data(ID)]
    assert games.currentRow() == rows[place]
    assert games.viewport().rect().contains(games.visualItemRect(games.currentItem()))
    if place == 0:
        assert games.viewport().rect().contains(games.visualItemRect(games.item(0)))


def broken(folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("{", encoding="utf-8")


def test_files_that_cannot_be_read_are_told(ask: Ask, home: Home) -> None:
    broken(home.boards, "my-board.json")
    broken(home.rules, "my-rules.json")
    dialog = ask()
    assert dialog.unread.isVisible()
    assert dialog.unread.label.text() == "2 files could not be read"
    seen: list[str] = []

    def read(page: QWidget) -> None:
        assert isinstance(page, ReasonsDialog)
        seen.append(page.page.toPlainText())
        page.reject()

    when_asked(read)
    QTest.mouseClick(dialog.unread.why, Qt.MouseButton.LeftButton)
    assert "my-board.json" in seen[0]
    assert "my-rules.json" in seen[0]
    (home.boards / "my-board.json").unlink()
    (home.rules / "my-rules.json").unlink()
    dialog.refresh()
    assert dialog.unread.isHidden()


def test_a_name_that_nobody_chose_follows_who_plays(ask: Ask) -> None:
    dialog = ask()
    name, player = dialog.seats.names[1], dialog.seats.players[1]
    assert name.text() == "Computer"
    player.setCurrentIndex(0)
    assert name.text() == "Player 2"
    player.setCurrentIndex(1)
    assert name.text() == "Computer 2"
    name.setText("Rita")
    player.setCurrentIndex(0)
    assert name.text() == "Rita"
