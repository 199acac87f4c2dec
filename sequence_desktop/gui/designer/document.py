# SPDX-License-Identifier: MIT
"""The board on the designer's desk: its drafts, one after the other, and the file it lies in.

Every change is a command with a name that holds the draft before and after it. To open another
board is such a command too: it can be undone, and nobody has to be asked before.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from sequence_desktop.gui.one_change import OneChange, Words, retrace
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft


class Sheet:
    """Where a board lies on disk.

    Attributes:
        path: its file; None as long as it has none.
        saved: what the file holds, as far as known; None: nothing, or nothing that can be read.
        base: what it held when somebody could read it last: what was changed since is one's own.
        mark: the mark of the file's content at that time.
    """

    def __init__(self, path: Path | None = None, saved: Draft | None = None) -> None:
        self.path = path
        self.saved = saved
        self.base = saved
        self.mark = "" if path is None else files.mark(path)

    def hold(self, draft: Draft | None) -> None:
        """The file holds this now; None: nothing that can be read."""
        self.saved = draft
        if draft is not None:
            self.base = draft


class Document(QObject):
    """One board being made, with all that can be undone.

    Attributes:
        draft: the board as it is now.
        sheet: where it lies on disk.
        stack: the commands.

    Signals:
        changed(Draft, Draft): the draft before and after.
        kept: the board was saved, or lies in another file now.
        leaving: another board is about to come to the desk, or an earlier one to come back.
    """

    changed = Signal(object, object)
    kept = Signal()
    leaving = Signal()

    def __init__(self, draft: Draft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.sheet = Sheet(saved=draft)
        self.stack = QUndoStack(self)
        self._sheets = [self.sheet]

    def again(self) -> Document:
        """The same board with all that can be undone, for another window."""
        other = Document(self.draft)
        other.sheet, other._sheets = self.sheet, self._sheets
        retrace(self.stack, other.stack, other._put)
        return other

    @property
    def path(self) -> Path | None:
        """The board's file, if it has one."""
        return self.sheet.path

    @property
    def modified(self) -> bool:
        """Whether the board differs from its file (or from the empty board it began as)."""
        return self.draft != self.sheet.saved

    @property
    def title(self) -> str:
        """What the board is called in a title; "" if nobody has given it a name."""
        if self.path is not None:
            return self.path.stem
        return self.draft.name.strip()

    def edit(self, words: Words, after: Draft, merge: str = "") -> bool:
        """Change the board; False if that changes nothing.

        Args:
            words: what the command is called.
            after: the board from now on.
            merge: commands of the same word that follow each other become one.
        """
        if after == self.draft:
            return False
        self._push(words, after, self.sheet, merge)
        return True

    def show(self, words: Words, draft: Draft, sheet: Sheet) -> None:
        """Put another board on the desk, as a command."""
        self._sheets.append(sheet)
        self._push(words, draft, sheet)

    def save(self, path: Path) -> None:
        """Write the board to a file, which is its own from now on.

        Raises:
            StorageError: it could not be written.
        """
        files.save(self.draft, path)
        self.sheet.path = path
        self.sheet.hold(self.draft)
        self.sheet.mark = files.mark(path)
        self.kept.emit()

    def follow(self, words: Words, old: Path, new: Path, before: Draft, after: Draft) -> None:
        """A board's file has another name now: here, and on every board that undo brings back.

        Args:
            words: what the command is called that gives the board on the desk its new name.
            old, new: the file.
            before, after: what it held and holds.
        """
        for sheet in self._sheets:
            if sheet.path == old:
                sheet.path = new
                if sheet.saved == before:  # else another program has changed it, to be told later
                    sheet.hold(after)
                    sheet.mark = files.mark(new)
        if self.path == new:
            self.edit(words, self.draft.about(name=after.name))
            self.kept.emit()

    def _push(self, words: Words, draft: Draft, sheet: Sheet, merge: str = "") -> None:
        before, after = (self.draft, self.sheet), (draft, sheet)
        self.stack.push(OneChange(words, self._put, before, after, merge))

    def _put(self, board: tuple[Draft, Sheet]) -> None:
        draft, sheet = board
        if sheet is not self.sheet:
            self.leaving.emit()
        before, old_sheet = self.draft, self.sheet
        self.draft, self.sheet = draft, sheet
        self.changed.emit(before, draft)
        if sheet is not old_sheet:
            self.kept.emit()
