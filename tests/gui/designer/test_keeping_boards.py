# SPDX-License-Identifier: MIT
"""Boards on disk: saved, changed by others, dropped on the window, left unsaved, pasted."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop import paths
from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.designer.conftest import CTRL, Design, Maker
from tests.gui.hands import when_asked

SPIRAL = PATTERNS["spiral"].make()
ROWS = SPIRAL.text().splitlines()


def test_a_board_is_saved_as_people_write_it(maker: Maker, home: Home) -> None:
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    assert maker.window.isWindowModified()
    path = maker.window.filing.suggested()
    assert path == home.boards / "spiral-2.json", "a shipped board has the plain name"
    assert maker.window.filing.save_to(path)
    assert not maker.window.isWindowModified()
    assert "spiral-2" in maker.window.windowTitle()
    assert json.loads(path.read_text(encoding="utf-8"))["rows"] == ROWS
    maker.press(Qt.Key.Key_Delete)
    assert maker.window.isWindowModified()
    maker.press(Qt.Key.Key_Z, CTRL)
    assert not maker.window.isWindowModified()


def test_a_board_with_mistakes_is_saved_too(maker: Maker, tmp_path: Path) -> None:
    maker.type("kh")
    assert maker.window.filing.save_to(tmp_path / "half.json")
    assert files.load(tmp_path / "half.json") == maker.draft


def test_a_shipped_board_is_opened_as_a_copy_and_never_written(maker: Maker, home: Home) -> None:
    shipped = paths.data("board_layouts", "spiral.json")
    assert maker.window.filing.open_path(shipped)
    assert maker.window.document.path is None
    assert maker.draft.name.endswith("(copy)")
    before = shipped.read_bytes()
    said: list[str] = []
    when_asked(lambda box: answer(box, said, QMessageBox.StandardButton.Ok))
    assert not maker.window.filing.save_to(home.boards / "spiral.json")
    assert said == ["A board that comes with the program has this name."]
    assert shipped.read_bytes() == before


def test_opening_another_board_can_be_taken_back(maker: Maker, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    maker.type("kh")
    maker.window.filing.save_to(mine)
    other = tmp_path / "other.json"
    files.save(SPIRAL, other)
    maker.window.filing.open_path(other)
    assert maker.window.document.path == other
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.window.document.path == mine
    assert not maker.window.document.modified


def test_a_copy_is_exported_and_the_board_stays_where_it_is(maker: Maker, tmp_path: Path) -> None:
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    for name in ("copy.json", "copy.txt", "copy.TXT", "copy.csv", "copy.tsv"):
        assert maker.window.filing.export_to(tmp_path / name)
    assert files.load(tmp_path / "copy.json").cells == SPIRAL.cells
    assert (tmp_path / "copy.txt").read_text(encoding="utf-8") == SPIRAL.text()
    assert maker.window.document.path is None
    for name in ("copy.txt", "copy.TXT", "copy.csv", "copy.tsv"):
        maker.window.filing.new()
        assert maker.window.filing.open_path(tmp_path / name)
        assert maker.draft.cells == SPIRAL.cells


def test_a_copy_is_of_a_kind_that_its_name_tells(maker: Maker, tmp_path: Path) -> None:
    said: list[str] = []

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        said.append(box.informativeText())
        answer(box, said, QMessageBox.StandardButton.Ok)

    when_asked(read)
    assert not maker.window.filing.export_to(tmp_path / "board.pdf")
    assert said[0].endswith("For PDF, PNG and SVG, choose Print.")
    assert not list(tmp_path.glob("board*"))


@pytest.mark.parametrize(("kind", "name"), [(0, "copy.json"), (1, "copy.txt")])
def test_the_kind_chosen_for_export_gives_the_ending(
    maker: Maker, tmp_path: Path, kind: int, name: str
) -> None:
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)

    def fill_in(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        chosen = dialog.nameFilters()[kind]
        dialog.selectNameFilter(chosen)
        dialog.filterSelected.emit(chosen)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(tmp_path / "copy"))
        dialog.accept()

    when_asked(fill_in)
    maker.press(Qt.Key.Key_E, CTRL)
    assert [path.name for path in tmp_path.glob("copy*")] == [name]
    assert maker.window.filing.open_path(tmp_path / name)
    assert maker.draft.cells == SPIRAL.cells


def test_a_board_is_not_saved_as_text_by_mistake(maker: Maker, tmp_path: Path) -> None:
    said: list[str] = []
    when_asked(lambda box: answer(box, said, QMessageBox.StandardButton.Ok))
    assert not maker.window.filing.save_to(tmp_path / "board.txt")
    assert said == ["Boards are saved in files that end in .json, .seqboard."]
    assert not (tmp_path / "board.txt").exists()


def test_a_file_is_dropped_on_the_window(maker: Maker, tmp_path: Path) -> None:
    path = tmp_path / "dropped.json"
    files.save(SPIRAL, path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    entering = QDragEnterEvent(
        QPoint(200, 200),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(maker.window, entering)
    assert entering.isAccepted()
    event = QDropEvent(
        QPointF(200, 200),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(maker.window, event)
    assert maker.draft == SPIRAL
    assert maker.window.document.path == path


def test_a_damaged_file_is_refused_in_words(maker: Maker, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"rows": ["2S 3S"', encoding="utf-8")
    before = maker.draft
    said: list[str] = []
    when_asked(lambda box: answer(box, said, QMessageBox.StandardButton.Ok))
    assert not maker.window.filing.open_path(path)
    assert said == ["This board cannot be opened."]
    assert maker.draft == before


# -- another program ----------------------------------------------------------------------------


def answer(box: QWidget, said: list[str], button: QMessageBox.StandardButton | str) -> None:
    """Note what a message says, and press a button of it."""
    assert isinstance(box, QMessageBox)
    said.append(box.text())
    found = (
        box.findChild(QAbstractButton, button) if isinstance(button, str) else box.button(button)
    )
    assert found is not None
    found.click()


def changed_by_another(path: Path, cell: int) -> Draft:
    """What another program writes into a board's file."""
    theirs = files.load(path).put(cell, "XX")
    path.write_text(files.to_text(theirs), encoding="utf-8")
    return theirs


def test_a_file_changed_by_another_program_is_read_again(
    qtbot: QtBot, maker: Maker, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.filing.save_to(path)
    theirs = changed_by_another(path, 44)
    qtbot.waitUntil(lambda: maker.draft == theirs)
    assert not maker.window.document.modified
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.draft.cells == SPIRAL.cells
    again = changed_by_another(path, 45)  # the file is still watched
    when_asked(lambda box: answer(box, [], "theirs"))
    qtbot.waitUntil(lambda: maker.draft == again)


@pytest.mark.parametrize("choice", ["mine", "theirs"])
def test_a_question_is_asked_if_both_sides_changed(
    qtbot: QtBot, maker: Maker, tmp_path: Path, choice: str
) -> None:
    path = tmp_path / "mine.json"
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.filing.save_to(path)
    maker.window.editor.swap(1, 2)
    mine = maker.draft
    said: list[str] = []
    when_asked(lambda box: answer(box, said, choice))
    theirs = changed_by_another(path, 44)
    qtbot.waitUntil(lambda: bool(said))
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert maker.draft == (mine if choice == "mine" else theirs)
    assert maker.window.document.modified is (choice == "mine")
    if choice == "theirs":
        maker.window.document.stack.undo()
        assert maker.draft == mine
    assert len(said) == 1


@pytest.mark.parametrize("choice", ["mine", "theirs"])
def test_saving_asks_first_if_another_program_was_quicker(
    maker: Maker, tmp_path: Path, choice: str
) -> None:
    path = tmp_path / "mine.json"
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.filing.save_to(path)
    maker.window.editor.swap(1, 2)
    mine = maker.draft
    theirs = changed_by_another(path, 44)
    said: list[str] = []
    when_asked(lambda box: answer(box, said, choice))
    assert maker.window.filing.save()  # before any word of the change has come
    assert len(said) == 1
    assert files.load(path) == maker.draft == (mine if choice == "mine" else theirs)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("x" * 900, "x" * 50 + ".json"),
        ("日" * 200, "日" * 50 + ".json"),
        ("CON", "con_board.json"),
        ("../<b>up</b>", "b-up-b.json"),
    ],
)
def test_any_name_makes_a_file(maker: Maker, home: Home, name: str, file: str) -> None:
    maker.window.editor.about("name", name)
    suggested = maker.window.filing.suggested()
    assert (suggested.parent, suggested.name) == (home.boards, file)
    assert maker.window.filing.save_to(suggested)
    assert files.load(suggested) == maker.draft


def test_notes_are_as_long_as_files_hold(maker: Maker, tmp_path: Path) -> None:
    notes = maker.window.about.notes
    maker.window.tabs.setCurrentIndex(1)
    notes.setFocus()
    notes.insertPlainText("x" * 2500)
    QTest.keyClicks(notes, "yes")
    assert notes.toPlainText() == maker.draft.notes == "x" * 2000
    assert notes.textCursor().position() == 2000
    assert maker.window.filing.save_to(tmp_path / "mine.json")
    assert files.load(tmp_path / "mine.json") == maker.draft


def test_a_file_that_is_gone_is_told(qtbot: QtBot, maker: Maker, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    maker.window.filing.save_to(path)
    path.unlink()
    qtbot.waitUntil(lambda: "gone" in maker.window.toast.text)
    assert maker.window.document.modified
    assert maker.window.filing.save_to(path)
    assert path.exists()


def test_a_file_that_was_broken_counts_as_not_saved(
    qtbot: QtBot, design: Design, home: Home, tmp_path: Path
) -> None:
    maker = design()
    path = tmp_path / "mine.json"
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.filing.save_to(path)
    path.write_text('{"rows": [', encoding="utf-8")
    qtbot.waitUntil(lambda: "damaged" in maker.window.toast.text)
    assert maker.window.isWindowModified()
    maker.window.close()
    (left,) = keeping.left_behind(home)
    assert left.draft == maker.draft


def test_a_file_that_is_mended_is_read_again_without_a_question(
    qtbot: QtBot, maker: Maker, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.filing.save_to(path)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:100], encoding="utf-8")  # another program is still writing
    qtbot.waitUntil(maker.window.isWindowModified)
    theirs = maker.draft.put(44, "XX")
    path.write_text(files.to_text(theirs), encoding="utf-8")
    qtbot.waitUntil(lambda: maker.draft == theirs)
    assert not maker.window.isWindowModified()
