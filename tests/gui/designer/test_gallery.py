# SPDX-License-Identifier: MIT
"""The gallery: search, order, copies, names, the trash; and the door to both windows."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer.document import Document
from sequence_desktop.gui.designer.gallery import Gallery
from sequence_desktop.gui.designer.keeping import left_behind
from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.gui.dialogs.unread import ReasonsDialog
from sequence_desktop.storage import boards
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.hands import when_asked
from tests.gui.strange_tongue import spoken

MINE = PATTERNS["snake"].make().about(name="My snake", author="Anna")


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


def test_shipped_boards_have_names_in_the_language_and_are_found_by_both(
    qapp: QApplication, gallery: Gallery
) -> None:
    with spoken(qapp, "Boards"):
        gallery.reload("spiral")
        item = gallery.list.currentItem()
        assert item.text() == "[Spiral]"
        assert "\n[The arrangement of the published game" in gallery.facts.text()
        assert "by [traditional]" in gallery.facts.text()
        for wanted in ("[spiral]", "spiral", "[traditional]"):
            gallery.search.setText(wanted)
            assert "Spiral" in titles(gallery)
        gallery.search.clear()
    (found,) = [item for item in gallery.shown if item.id == "spiral"]
    assert found.draft.name == "Spiral", "a copy begins with what the file says"


def test_a_search_without_success_says_so(gallery: Gallery) -> None:
    note = gallery.list.findChild(QLabel, "empty_note")
    assert note is not None
    assert not note.isVisible()
    QTest.keyClicks(gallery.search, "zzz")
    assert note.isVisible()
    assert note.text() == "No board matches. Try another word."


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
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the dialog's
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
    assert gallery.unread.isVisible()
    assert gallery.unread.label.text() == "1 file could not be read"
    assert "broken.json" in gallery.unread.toolTip()


def test_a_copy_of_a_board_is_put_on_the_desk(windows: WorkshopWindows) -> None:
    windows.edit_copy(MINE.to_board("my-snake"))
    assert desk(windows).draft.cells == MINE.cells
    assert desk(windows).path is None
    assert desk(windows).stack.canUndo()


# -- another name --------------------------------------------------------------------------------


def own_files(home: Home) -> list[str]:
    return sorted(path.name for path in home.boards.glob("*.json"))


def test_a_board_on_the_desk_follows_its_new_name(
    gallery: Gallery, windows: WorkshopWindows, home: Home
) -> None:
    gallery.choose("my-snake")
    gallery["edit"].trigger()
    gallery.rename("Adder")
    document = desk(windows)
    assert document.path == home.boards / "adder.json"
    assert (document.draft.name, document.modified) == ("Adder", False)
    assert windows.designer is not None
    windows.designer.editor.swap(1, 2)
    assert windows.designer.filing.save()
    assert own_files(home) == ["adder.json", "half.json"]
    assert files.load(home.boards / "adder.json") == document.draft


def test_unsaved_changes_stay_when_the_board_is_renamed(
    gallery: Gallery, windows: WorkshopWindows, home: Home
) -> None:
    gallery.choose("my-snake")
    gallery["edit"].trigger()
    assert windows.designer is not None
    windows.designer.editor.swap(1, 2)
    mine = desk(windows).draft
    windows.designer.filing.new()
    gallery.rename("Adder")
    desk(windows).stack.undo()
    assert desk(windows).path == home.boards / "adder.json"
    assert desk(windows).draft.cells == mine.cells
    assert desk(windows).modified
    assert not windows.designer.toast.text


def test_what_was_left_unsaved_follows_the_new_name(
    gallery: Gallery, windows: WorkshopWindows, home: Home
) -> None:
    gallery.choose("my-snake")
    gallery["edit"].trigger()
    assert windows.designer is not None
    windows.designer.editor.swap(1, 2)
    cells = desk(windows).draft.cells
    windows.designer.close()
    gallery.reload()
    gallery.choose("my-snake")
    gallery.rename("Adder")
    (left,) = left_behind(home)
    gallery["new"].trigger()
    assert windows.designer is not None
    windows.designer.take(left)
    assert desk(windows).path == home.boards / "adder.json"
    assert (desk(windows).draft.name, desk(windows).draft.cells) == ("Adder", cells)
    assert not windows.designer.toast.text, "nobody else has changed the file"


@pytest.mark.parametrize("name", ["MY SNAKE", "my-snake", "My  snake!"])
def test_a_name_that_differs_little_keeps_the_file(gallery: Gallery, home: Home, name: str) -> None:
    gallery.choose("my-snake")
    gallery.rename(name)
    assert own_files(home) == ["half.json", "my-snake.json"]
    assert files.load(home.boards / "my-snake.json").name == name


def test_the_backup_does_not_stay_under_the_old_name(gallery: Gallery, home: Home) -> None:
    files.save(MINE.about(author="Berta"), home.boards / "my-snake.json")
    gallery.choose("my-snake")
    gallery.rename("Adder")
    assert files.load(home.boards / "adder.json").author == "Berta", "as the file is, not as shown"
    assert not list(home.boards.glob("my-snake*"))


# -- files that are brought ----------------------------------------------------------------------


def drop(window: QWidget, *urls: QUrl) -> None:
    """Let go of these over a window."""
    data = QMimeData()
    data.setUrls(list(urls))
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    plain = Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(200, 200), *held, plain)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(200, 200), *held, plain))


def files_to_drop(folder: Path) -> list[QUrl]:
    """Two boards, one of them as text, and something else."""
    files.save(MINE.about(name="Other"), folder / "first.seqboard")
    (folder / "second.txt").write_text(MINE.text(), encoding="utf-8")
    (folder / "prose.txt").write_text("Dear friend,", encoding="utf-8")
    names = ("first.seqboard", "second.txt", "prose.txt")
    return [QUrl.fromLocalFile(str(folder / name)) for name in names]


@pytest.mark.parametrize("on", ["designer", "gallery"])
def test_several_files_dropped_join_the_own_boards(
    gallery: Gallery, windows: WorkshopWindows, home: Home, tmp_path: Path, on: str
) -> None:
    designer = windows.design()
    before = designer.document.draft
    said: list[str] = []

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        box.accept()

    when_asked(read)
    drop(designer if on == "designer" else gallery, *files_to_drop(tmp_path))
    assert own_files(home) == ["half.json", "my-snake.json", "other.json", "second.json"]
    assert len(said) == 1
    assert "prose.txt" in said[0]
    assert designer.document.draft == before
    assert {"Other", "second"} <= set(titles(gallery))
    assert gallery.chosen is not None
    assert gallery.chosen.title == "second"
    if on == "designer":
        assert designer.toast.text == "2 boards are among your own now"


@pytest.mark.parametrize("on", ["designer", "gallery"])
def test_what_lies_elsewhere_is_refused_in_words(
    gallery: Gallery, windows: WorkshopWindows, on: str
) -> None:
    designer = windows.design()
    said: list[str] = []

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        box.accept()

    when_asked(read)
    drop(designer if on == "designer" else gallery, QUrl("https://example.org/board.json"))
    assert said == ["Only files of this computer can be dropped here."]


# -- files that cannot be read -------------------------------------------------------------------


def test_all_reasons_can_be_read(gallery: Gallery, home: Home) -> None:
    for number in range(5):
        (home.boards / f"broken-{number}.json").write_text("{", encoding="utf-8")
    gallery.reload()
    assert gallery.unread.label.text() == "5 files could not be read"
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, ReasonsDialog)
        seen.append(dialog.page.toPlainText())
        dialog.reject()

    when_asked(read)
    QTest.mouseClick(gallery.unread.why, Qt.MouseButton.LeftButton)
    assert all(f"broken-{number}.json" in seen[0] for number in range(5))
    for path in home.boards.glob("broken-*.json"):
        path.unlink()
    gallery.reload()
    assert gallery.unread.isHidden()


@pytest.mark.qt_log_ignore("openDocument", extend=True)  # offscreen there is none, and Qt says so
def test_without_a_file_manager_the_folder_is_told(gallery: Gallery, home: Home) -> None:
    said: list[str] = []

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        box.accept()

    when_asked(read)
    gallery.choose("my-snake")
    gallery["folder"].trigger()
    assert said == [str(home.boards)]


def test_del_in_the_search_field_takes_a_letter_and_no_board(gallery: Gallery) -> None:
    gallery.choose("my-snake")
    QTest.keyClicks(gallery.search, "snake")
    gallery.search.setFocus()
    QTest.keyClick(gallery.search, Qt.Key.Key_Home)
    QTest.keyClick(gallery.search, Qt.Key.Key_Delete)
    assert gallery.search.text() == "nake"
    assert "My snake" in titles(gallery)


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # offscreen menus cannot
def test_everything_is_in_the_menu_too(gallery: Gallery) -> None:
    gallery.resize(480, 420)
    (entry,) = gallery.menuBar().actions()
    menu = entry.menu()
    assert isinstance(menu, QMenu)
    names = {action.objectName() for action in menu.actions()}
    deeds = ("new", "edit", "play", "duplicate", "rename", "delete", "folder")
    assert set(deeds) <= names
    gallery.choose("my-snake")
    gallery.setFocus()
    QTest.keyClick(gallery, Qt.Key.Key_B, Qt.KeyboardModifier.AltModifier)
    assert QApplication.activePopupWidget() is menu
    menu.close()


def test_the_bar_has_its_words_where_those_of_the_chosen_board_fit(gallery: Gallery) -> None:
    bar = gallery.findChild(QToolBar, "deeds")
    assert bar is not None
    words, icons = (
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
        Qt.ToolButtonStyle.ToolButtonIconOnly,
    )
    gallery.choose("my-snake")
    gallery.resize(1400, gallery.height())
    assert bar.toolButtonStyle() is words
    assert gallery["edit"].toolTip() == "Edit (Ctrl+Return)"
    gallery.resize(bar.sizeHint().width(), gallery.height())
    assert bar.toolButtonStyle() is words

    gallery.choose("spiral")  # "Edit a copy" is longer
    assert gallery["edit"].toolTip() == "Edit a copy (Ctrl+Return)"
    assert bar.toolButtonStyle() is icons
    gallery.choose("my-snake")
    assert bar.toolButtonStyle() is words
