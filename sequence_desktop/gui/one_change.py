# SPDX-License-Identifier: MIT
"""One change of a document as a command that can be undone: from one state to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from PySide6.QtGui import QUndoCommand, QUndoStack

State = TypeVar("State")
Words: TypeAlias = Callable[[], str]
"""Says what a change is called, in the language of the moment at which it is asked."""

_MERGES: Final = 1
"""Commands of one number are offered to each other; which of them merge is said by a word."""


class OneChange(QUndoCommand, Generic[State]):
    """Puts one whole state in the place of another, and back."""

    def __init__(
        self,
        words: Words,
        put: Callable[[State], object],
        before: State,
        after: State,
        merge: str = "",
    ) -> None:
        """Args:
        words: what the command is called; asked again when the language changes.
        put: brings a state to the document.
        before, after: the states.
        merge: commands of the same word that follow each other become one; "": this one never.
        """
        super().__init__(words())
        self._words = words
        self._put = put
        self._before, self._after = before, after
        self._merge = merge

    def anew(self, put: Callable[[State], object]) -> OneChange[State]:
        """The same change of another document, to which `put` brings a state.

        It is done with: what is done there later merges with it no more.
        """
        return OneChange(self._words, put, self._before, self._after)

    def reword(self) -> None:
        """Say in the language of now what the command is called."""
        self.setText(self._words())

    # -- Qt's own ---------------------------------------------------------------------------

    def redo(self) -> None:
        self._put(self._after)

    def undo(self) -> None:
        self._put(self._before)

    def id(self) -> int:
        return _MERGES if self._merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, OneChange) or other._merge != self._merge:
            return False
        self._after = other._after
        self.setObsolete(self._after == self._before)
        return True


def retrace(past: QUndoStack, stack: QUndoStack, put: Callable[[State], object]) -> None:
    """Do on an empty stack what was done on another, up to where that one is.

    `put` brings a state to the document of the empty stack.
    """
    for index in range(past.count()):
        change = past.command(index)
        if isinstance(change, OneChange):
            stack.push(change.anew(put))
    stack.setIndex(past.index())


def reword(stack: QUndoStack) -> None:
    """Say in the language of now what each change on a stack is called."""
    for index in range(stack.count()):
        change = stack.command(index)
        if isinstance(change, OneChange):
            change.reword()
