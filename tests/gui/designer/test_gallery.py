# SPDX-License-Identifier: MIT
"""The gallery: search, order, copies, names, the trash; and the door to both windows."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.gallery import Gallery
from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage import boards
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.hands import when_asked

MINE = PATTERNS["snake"].make().about(name="My snake", author="Anna")


@pytest.fixture
def windows(
    qtbot: QtBot, keeper: ThemeKeeper, home: Home, preferences: Preferences
) -> Iterator[WorkshopWindows]:
    made = WorkshopWindows(home, keeper, preferences)
    yield made
    made.close()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    QApplication.processEvents()


@pytest.fixture
def gallery(windows: WorkshopWindows, home: Home) -> Gallery:
    """The gallery with one own board and one draft beside the shipped ones."""
    Path(os.environ["XDG_DATA_HOME"]).mkdir()  # where the trash is
    files.save(MINE, home.boards / "my-snake.json")
    files.save(Draft.new(6, 7).about(name="Half"), home.boards / "half.json")
    return windows.show_gallery()


def desk(windows: WorkshopWindows) -> Document:
    """What lies on the designer's desk."""
    assert windows.designer is not None
    return windows.designer.document


def titles(gallery: Gallery) -> list[str]:
    return [item.title for item in gallery.shown]


def test_every_board_is_shown_own_ones_first(gallery: Gallery, home: Home) -> None:
    assert titles(gallery)[:2] == ["Half", "My snake"]
    assert len(gallery.shown) == len(boards.library(home).entries())
    half, mine = gallery.shown[:2]
    assert (half.own, half.playable) == (True, False)
    assert (mine.own, mine.playable) == (True, True)
    spoken = gallery.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Half, Draft"


def test_search_and_sort(gallery: Gallery) -> None:
    QTest.keyClicks(gallery.search, "anna 10x10")
    assert titles(gallery) == ["My snake"]
    gallery.search.clear()
    gallery.sort.setCurrentIndex(gallery.sort.findData("name"))
    assert titles(gallery) == sorted(titles(gallery), key=str.casefold)
    gallery.sort.setCurrentIndex(gallery.sort.findData("size"))
    sizes = [item.draft.size for item in gallery.shown]
    assert sizes == sorted(sizes)
    gallery.sort.setCurrentIndex(gallery.sort.findData("newest"))
    assert {item.title for item in gallery.shown[:2]} == {"Half", "My snake"}


def test_own_boards_are_opened_and_shipped_ones_copied(
    gallery: Gallery, windows: WorkshopWindows, home: Home
) -> None:
    gallery.choose("my-snake")
    gallery.list.setFocus()
    QTest.keyClick(gallery.list, Qt.Key.Key_Return)
    assert desk(windows).draft == MINE
    assert desk(windows).path == home.boards / "my-snake.json"
    gallery.choose("spiral")
    assert gallery["edit"].text() == "&Edit a copy"
    gallery["edit"].trigger()
    assert desk(windows).path is None
    assert "copy" in desk(windows).draft.name


def test_duplicate_rename_delete(qtbot: QtBot, gallery: Gallery, home: Home) -> None:
    gallery.choose("spiral")
    assert not gallery["rename"].isEnabled()
    assert not gallery["delete"].isEnabled()
    gallery["duplicate"].trigger()
    copied = gallery.chosen
    assert copied is not None
    assert copied.own
    assert copied.path.parent == home.boards

    def type_name(dialog: QWidget) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue("Round & round")
        dialog.accept()

    when_asked(type_name)
    gallery["rename"].trigger()
    renamed = gallery.chosen
    assert renamed is not None
    assert renamed.title == "Round & round"
    assert renamed.path.name == "round-round.json"
    assert not copied.path.exists()
    with qtbot.waitActive(gallery):
        gallery.activateWindow()
    gallery.list.setFocus()
    QTest.keyClick(gallery.list, Qt.Key.Key_Delete)
    assert not renamed.path.exists()
    assert "Round & round" not in titles(gallery)


def test_what_is_thrown_away_lies_in_the_trash(gallery: Gallery, home: Home) -> None:
    gallery.choose("my-snake")
    gallery.delete()
    assert not (home.boards / "my-snake.json").exists()
    found = list(home.data.parent.rglob("files/my-snake*.json"))
    assert any(files.load(path) == MINE for path in found), "it can be had back"


def test_an_unsaved_board_is_shown_and_gone_on_with(
    windows: WorkshopWindows, gallery: Gallery
) -> None:
    designer = windows.design()
    designer.editor.put(11, "KH")
    unsaved = designer.document.draft
    designer.close()
    assert windows.designer is None
    gallery.reload()
    left = next(item for item in gallery.shown if item.left is not None)
    assert left.draft == unsaved
    gallery.choose("")
    gallery["edit"].trigger()
    assert desk(windows).draft == unsaved


def test_playing_on_a_board_is_asked_for(
    qtbot: QtBot, gallery: Gallery, windows: WorkshopWindows
) -> None:
    gallery.choose("half")
    assert not gallery["play"].isEnabled()
    gallery.choose("my-snake")
    with qtbot.waitSignal(windows.play_wanted) as asked:
        gallery["play"].trigger()
    assert asked.args == ["my-snake"]


def test_files_that_are_no_boards_are_told(gallery: Gallery, home: Home) -> None:
    (home.boards / "broken.json").write_text("{", encoding="utf-8")
    gallery.reload()
    assert "broken.json" in gallery.statusBar().currentMessage()


def test_a_copy_of_a_board_is_put_on_the_desk(windows: WorkshopWindows) -> None:
    windows.edit_copy(MINE.to_board("my-snake"))
    assert desk(windows).draft.cells == MINE.cells
    assert desk(windows).path is None
    assert desk(windows).stack.canUndo()
