# SPDX-License-Identifier: MIT
"""What the board says of itself: name, author, notes, licence, the deck it is for, its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.board import LARGEST, LONGEST_TEXT, SMALLEST
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.numbers import NumberField
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.workshop.draft import Draft

translate = QCoreApplication.translate

_LEAST_NOTES: Final = 76
_LEAST_NUMBER: Final = 80
"""Logical pixels: two digits are read whole in it."""


class AboutForm(QWidget):
    """Fields that change the board as one types; each field's changes are one command."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.name = QLineEdit(self)
        self.author = QLineEdit(self)
        self.license = QLineEdit(self)
        self.notes = QPlainTextEdit(self)
        self.deck = ChoiceBox(self)
        self.columns = NumberField(self)
        self.rows = NumberField(self)
        self._build()
        self._connect()
        self.show_draft(editor.draft)

    def _build(self) -> None:
        for key in ("name", "author", "license", "notes", "deck", "columns", "rows"):
            getattr(self, key).setObjectName(f"board_{key}")
        self.name.setPlaceholderText(self.tr("A name for the board"))
        self.license.setPlaceholderText(self.tr("for example CC0-1.0"))
        self.notes.setTabChangesFocus(True)
        self.notes.setMinimumHeight(_LEAST_NOTES)
        for field in (self.name, self.author, self.license):
            field.setMaxLength(LONGEST_TEXT)
        for box, text in ((self.columns, self.tr("Columns")), (self.rows, self.tr("Rows"))):
            box.setRange(SMALLEST, LARGEST)
            box.setKeyboardTracking(False)
            box.setMinimumWidth(_LEAST_NUMBER)
            box.setAccessibleName(text)
        size = QHBoxLayout()
        size.setSpacing(SPACE_XS)
        size.addWidget(self.columns)
        size.addWidget(QLabel("×", self))
        size.addWidget(self.rows)
        size.addStretch()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Author"), self.author)
        form.addRow(self.tr("&Licence"), self.license)
        form.addRow(self.tr("&Deck"), self.deck)
        size_label = QLabel(self.tr("&Size"), self)
        size_label.setBuddy(self.columns)
        form.addRow(size_label, size)
        notes_label = QLabel(self.tr("N&otes"), self)
        notes_label.setBuddy(self.notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_XS)
        column.addLayout(form)
        column.addWidget(notes_label)
        column.addWidget(self.notes, 1)

    def _connect(self) -> None:
        edit = self._editor.about
        self.name.textEdited.connect(lambda text: edit("name", text))
        self.author.textEdited.connect(lambda text: edit("author", text))
        self.license.textEdited.connect(lambda text: edit("license", text))
        self.notes.textChanged.connect(self._edit_notes)
        self.deck.activated.connect(lambda _: edit("deck", self.deck.currentData()))
        self.columns.valueChanged.connect(self._resize)
        self.rows.valueChanged.connect(self._resize)
        self._editor.document.changed.connect(lambda _before, after: self.show_draft(after))
        for field in (self.name, self.author, self.license, self.notes):
            field.installEventFilter(self)

    def _edit_notes(self) -> None:
        """Take the notes, but no more of them than files hold."""
        text = self.notes.toPlainText()
        if len(text) > LONGEST_TEXT:
            cursor = self.notes.textCursor()
            end = cursor.position()
            self._show_notes(text[:LONGEST_TEXT])
            cursor.setPosition(min(end, LONGEST_TEXT))
            self.notes.setTextCursor(cursor)
        self._editor.about("notes", self.notes.toPlainText())

    def _show_notes(self, text: str) -> None:
        self.notes.blockSignals(True)
        self.notes.setPlainText(text)
        self.notes.blockSignals(False)

    def _resize(self) -> None:
        self._editor.resize(self.columns.value(), self.rows.value())

    def show_draft(self, draft: Draft) -> None:
        """Show what this board says of itself; a field one types in keeps its cursor."""
        for field, text in (
            (self.name, draft.name),
            (self.author, draft.author),
            (self.license, draft.license),
        ):
            if field.text() != text:
                field.setText(text)
                if not field.hasFocus():
                    field.home(False)  # a long text is read from its beginning
        if self.notes.toPlainText() != draft.notes:
            self._show_notes(draft.notes)
        refill(self.deck, deck_options(), draft.deck)
        for box, value in ((self.columns, draft.width), (self.rows, draft.height)):
            box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Undo and redo are the board's also while one types in a field."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in keys):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def deck_options() -> list[tuple[str, object]]:
    """The kinds of deck that boards are for, as people read them."""
    return [
        (translate("Decks", "Two packs of cards"), "two_packs"),
        (translate("Decks", "One pack of cards"), "one_pack"),
        (translate("Decks", "Numbers"), "numbers"),
        (translate("Decks", "Two dice"), "dice"),
        (translate("Decks", "Anything"), "free"),
    ]
