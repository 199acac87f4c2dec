# SPDX-License-Identifier: MIT
"""The position being set up: its drafts one after the other, with all that can be undone.

To begin with another position is a change too: it can be undone, and nobody has to be asked before.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from sequence_desktop.gui.one_change import OneChange, Words, retrace, reword
from sequence_desktop.gui.seats import colours_of, seated
from sequence_desktop.storage.games import Seat
from sequence_desktop.workshop.position.draft import Draft


@dataclass(frozen=True, slots=True)
class Work:
    """A position and who sits there."""

    draft: Draft
    seats: tuple[Seat, ...]

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of each side."""
        return colours_of(self.seats, self.draft.setup.side_of)


class Document(QObject):
    """One position being set up.

    Attributes:
        work: the position as it is now, and its seats.
        stack: the commands.

    Signals:
        changed(Work, Work): the work before and after.
    """

    changed = Signal(object, object)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.work = work
        self.stack = QUndoStack(self)

    def again(self) -> Document:
        """The same position with all that can be undone, for another window."""
        other = Document(self.work)
        retrace(self.stack, other.stack, other._put_named)
        return other

    def reword(self) -> None:
        """Say in the language of now what the changes are called, and seats that nobody named."""
        reword(self.stack)
        self.work = _named(self.work)

    @property
    def draft(self) -> Draft:
        """The position as it is now."""
        return self.work.draft

    def edit(self, words: Words, after: Draft, merge: str = "") -> bool:
        """Change the position; False if that changes nothing.

        Args:
            words: what the command is called.
            after: the position from now on.
            merge: commands of the same word that follow each other become one.
        """
        return self.show(words, Work(after, self.work.seats), merge)

    def show(self, words: Words, work: Work, merge: str = "") -> bool:
        """Put this position with these seats in the place of what is there."""
        if work == self.work:
            return False
        self.stack.push(OneChange(words, self._put, self.work, work, merge))
        return True

    def _put(self, work: Work) -> None:
        before, self.work = self.work, work
        self.changed.emit(before, work)

    def _put_named(self, work: Work) -> None:
        """Put what was kept in another language, perhaps."""
        self._put(_named(work))


def _named(work: Work) -> Work:
    return Work(work.draft, seated(work.seats, work.draft.setup.side_of))
