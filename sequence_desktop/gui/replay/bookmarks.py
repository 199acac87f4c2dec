# SPDX-License-Identifier: MIT
"""Bookmarks of a game: set and removed, named, and found again in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.least import LIST_LINES, keep_lines
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.row_height import keep_within
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M
from sequence_desktop.storage.game_reading import LONGEST_TEXT, MOST_MARKS
from sequence_desktop.storage.games import Mark

_PLY: Final = Qt.ItemDataRole.UserRole
_WIDTH, _HEIGHT = 420, 360
_LEAST = 260


def is_marked(marks: Sequence[Mark], ply: int) -> bool:
    """Whether the moment after `ply` moves bears a bookmark."""
    return any(mark.ply == ply for mark in marks)


def can_mark(marks: Sequence[Mark], ply: int) -> bool:
    """Whether the moment's bookmark can be set or removed: a file holds only so many."""
    return is_marked(marks, ply) or len(marks) < MOST_MARKS


def toggled(marks: Sequence[Mark], ply: int) -> tuple[Mark, ...]:
    """The bookmarks with one more at this moment, or without the one that is there.

    >>> toggled((Mark(3),), 5), toggled((Mark(3),), 3)
    ((Mark(ply=3, text=''), Mark(ply=5, text='')), ())
    """
    if is_marked(marks, ply):
        return tuple(mark for mark in marks if mark.ply != ply)
    return tuple(sorted((*marks, Mark(ply)), key=lambda mark: mark.ply))


def named(marks: Sequence[Mark], ply: int, text: str) -> tuple[Mark, ...]:
    """The bookmarks with another name for the one at this moment."""
    return tuple(Mark(ply, text) if mark.ply == ply else mark for mark in marks)


@dataclass(frozen=True)
class Place:
    """A bookmark as the list shows it.

    Attributes:
        mark: the bookmark.
        text: what was done before that moment, in words, with cells as they are written: "c4".
        spoken: the same with cells as they are said: "row 4, column c".
    """

    mark: Mark
    text: str
    spoken: str


class BookmarksDialog(QDialog):
    """The list of a game's bookmarks, beside the game.

    Signals:
        moment_chosen(int): the moment to look at.
        mark_named(int, str): the bookmark at this moment is called so now.
        mark_removed(int): it goes.
    """

    moment_chosen = Signal(int)
    mark_named = Signal(int, str)
    mark_removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bookmarks_dialog")
        self.setWindowTitle(self.tr("Bookmarks"))
        self._places: tuple[Place, ...] = ()
        self._filling = False
        self._list = QListWidget(self)
        self._list.setObjectName("bookmark_list")
        self._list.setAccessibleName(self.tr("Bookmarks"))
        self._list.setWordWrap(True)
        keep_within(self._list)
        self._list.setMinimumWidth(_LEAST)
        keep_lines(self._list, LIST_LINES)
        self._list.currentRowChanged.connect(self._on_row)
        self._list.itemClicked.connect(self._go)
        EmptyNote(
            self._list, self.tr("No moment is marked yet. Look at one, and choose View → Bookmark.")
        )
        self._name = QLineEdit(self)
        self._name.setObjectName("bookmark_name")
        self._name.setMaxLength(LONGEST_TEXT)
        self._name.setPlaceholderText(self.tr("No name"))
        self._name.editingFinished.connect(self._on_named)
        self._remove = QPushButton(self.tr("&Remove"), self)
        self._remove.setObjectName("remove_bookmark")
        self._remove.setAutoDefault(False)
        self._remove.setToolTip(self.tr("Remove the bookmark; the game stays as it is."))
        self._remove.clicked.connect(self._on_removed)
        self._build()

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Name"), self._name)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        box.addButton(self._remove, QDialogButtonBox.ButtonRole.ActionRole)
        box.rejected.connect(self.close)
        form.setHorizontalSpacing(SPACE_M)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(self._list, 1)
        column.addLayout(form)
        column.addWidget(box)
        self.resize(_WIDTH, _HEIGHT)

    def show_places(self, places: Sequence[Place], ply: int) -> None:
        """List these bookmarks; the one of the moment `ply` is chosen."""
        places = tuple(places)
        self._filling = True
        if places != self._places:
            self._places = places
            self._list.clear()
            for place in places:
                self._list.addItem(_item(place))
        rows = [row for row, place in enumerate(places) if place.mark.ply == ply]
        self._list.setCurrentRow(rows[0] if rows else -1)
        self._filling = False
        self._show_current()

    # -- inside -----------------------------------------------------------------------------

    def _current(self) -> Place | None:
        row = self._list.currentRow()
        return self._places[row] if 0 <= row < len(self._places) else None

    def _show_current(self) -> None:
        place = self._current()
        self._name.setEnabled(place is not None)
        self._remove.setEnabled(place is not None)
        text = "" if place is None else place.mark.text
        if text != self._name.text():
            self._name.setText(text)
            self._name.setCursorPosition(0)

    def _on_row(self) -> None:
        if not self._filling:
            self._go()

    def _go(self) -> None:
        place = self._current()
        if place is not None:
            self.moment_chosen.emit(place.mark.ply)

    def _on_named(self) -> None:
        place = self._current()
        text = self._name.text().strip()
        if place is not None and text != place.mark.text:
            self.mark_named.emit(place.mark.ply, text)

    def _on_removed(self) -> None:
        place = self._current()
        if place is not None:
            self.mark_removed.emit(place.mark.ply)


def _item(place: Place) -> QListWidgetItem:
    name = f"{place.mark.text}\n" if place.mark.text else ""
    item = QListWidgetItem(name + place.text)
    item.setToolTip(plain_tip(name + place.text))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, name + place.spoken)
    item.setData(_PLY, place.mark.ply)
    return item
