# SPDX-License-Identifier: MIT
"""Undo and redo where a whole state is put in the place of another, and what they are called."""

from __future__ import annotations

from PySide6.QtGui import QAction, QUndoStack
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.one_change import OneChange
from sequence_desktop.gui.undo_words import name_undo


class Page:
    """A text that is changed, with all that can be undone."""

    def __init__(self) -> None:
        self.text = ""
        self.stack = QUndoStack()

    def write(self, text: str, merge: str = "") -> None:
        self.stack.push(OneChange(lambda: f"Write {text}", self._put, self.text, text, merge))

    def _put(self, text: str) -> None:
        self.text = text


def test_a_change_is_done_undone_and_done_again(qtbot: QtBot) -> None:
    page = Page()
    page.write("one")
    page.write("two")
    page.stack.undo()
    assert page.text == "one"
    page.stack.undo()
    assert page.text == ""
    page.stack.redo()
    page.stack.redo()
    assert page.text == "two"


def test_changes_of_the_same_word_become_one(qtbot: QtBot) -> None:
    page = Page()
    for text in ("o", "on", "one"):
        page.write(text, merge="name")
    page.write("one by Ann", merge="author")
    assert page.stack.count() == 2
    page.stack.undo()
    assert page.text == "one"
    page.stack.undo()
    assert page.text == ""


def test_what_comes_back_to_where_it_was_is_no_change(qtbot: QtBot) -> None:
    page = Page()
    page.write("o", merge="name")
    page.write("", merge="name")
    assert page.stack.count() == 0


def test_undo_and_redo_are_called_after_the_change(qtbot: QtBot) -> None:
    page, undo, redo = Page(), QAction(), QAction()
    page.write("Salt & Pepper")
    name_undo(undo, redo, page.stack)
    assert undo.isEnabled()
    assert undo.text() == "&Undo: Write Salt && Pepper"
    assert undo.toolTip() == "Undo: Write Salt & Pepper"
    assert not redo.isEnabled()
    assert redo.text() == "&Redo"
    page.stack.undo()
    name_undo(undo, redo, page.stack)
    assert not undo.isEnabled()
    assert redo.text() == "&Redo: Write Salt && Pepper"
    assert undo.iconText() == "Undo"
