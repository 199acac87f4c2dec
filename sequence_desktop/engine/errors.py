# SPDX-License-Identifier: MIT
"""What can go wrong, each by its own name.

A :class:`Fault` is a mistake in something a person wrote (a board, a preset, a save, a case, a
move's text): it says where it is, why it is wrong and what to do. An :class:`IllegalMove` is a
well-formed move that the rules refuse; it carries a :class:`Reason`, which the window turns into
words.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Self

from sequence_desktop.engine.texts import visible

if TYPE_CHECKING:
    from sequence_desktop.engine.moves import Move


class Reason(StrEnum):
    """Why a move is refused."""

    OCCUPIED = "occupied"
    """The cell already holds a chip."""
    EMPTY = "empty"
    """There is no chip to act on."""
    OWN = "own"
    """The chip belongs to the mover's own side."""
    PROTECTED = "protected"
    """The chip may not be touched: it is part of a finished row, or the rules shelter it."""
    NOT_IN_HAND = "not_in_hand"
    """The seat does not hold that card, or did not roll that number."""
    NO_MATCH = "no_match"
    """The card has no such use on that cell."""
    NOT_DEAD = "not_dead"
    """The card still has an open cell, so it cannot be turned in."""
    ALREADY_SWAPPED = "already_swapped"
    """No further dead card may be turned in this turn."""
    NOT_STUCK = "not_stuck"
    """Dead cards may only be turned in when no card can be played."""
    CORNER = "corner"
    """A corner space takes no such chip, and none is ever removed from it."""
    MUST_DRAW = "must_draw"
    """The turn asks for a draw now."""
    MUST_PLAY = "must_play"
    """The turn asks for a play now."""
    NOT_YOUR_TURN = "not_your_turn"
    """Another seat is to move."""
    GAME_OVER = "game_over"
    """The game has ended."""
    BAD_CLAIM = "bad_claim"
    """The rows named are not rows this move makes, or a choice of rows is missing."""
    STOCK_EMPTY = "stock_empty"
    """There is no card left to draw."""


class IllegalMove(ValueError):
    """A move that the rules refuse in this position; the position is unchanged."""

    def __init__(self, reason: Reason, move: Move) -> None:
        super().__init__(f"{move}: {reason}")
        self.reason = reason
        self.move = move


class Fault(ValueError):
    """A mistake in a file or text that a person can mend.

    Its clauses are given as phrases (``engine/phrases.py``), so that the window can say them in the
    language of the person.

    Attributes:
        why: what is wrong, a clause without a full stop.
        where: the place inside the file ("row 3, column d"), or "".
        remedy: what to do about it, or "".
        file: the file's name, or "".
    """

    def __init__(self, why: str, *, where: str = "", remedy: str = "", file: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.where = where
        self.remedy = remedy
        self.file = file

    def __str__(self) -> str:
        return self.told(str)

    def told(self, in_words: Callable[[str], str]) -> str:
        """The fault as one line, its clauses as `in_words` says them."""
        clauses = (self.file, in_words(self.where), in_words(self.why))
        place = ": ".join(clause for clause in clauses if clause)
        return visible(f"{place}; {in_words(self.remedy)}" if self.remedy else place)

    def in_file(self, file: str) -> Self:
        """The same fault, naming the file it was found in."""
        return type(self)(self.why, where=self.where, remedy=self.remedy, file=file)


class BadBoard(Fault):
    """A board that cannot be used."""


class BadRules(Fault):
    """A set of rules that makes no sense, or does not fit its board or players."""


class BadMove(Fault):
    """A text that is not a move."""


class BadSave(Fault):
    """A saved game that cannot be read."""


class BadCase(Fault):
    """A rule case that cannot be run."""


_LONGEST: Final = 300


def shortened(text: str) -> str:
    """A text that somebody else has made, cut to what a message of one line bears."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 2 :]}"


_SHORT: Final = reprlib.Repr()
_SHORT.maxlevel = 2
_SHORT.maxstring = _SHORT.maxother = 40
_SHORT.maxlong = 24
_SHORT.maxlist = _SHORT.maxdict = 4


def quoted(value: object) -> str:
    """A value as it stands in a file, cut short enough for a message of one line.

    >>> quoted("A" * 1000), quoted([[[[1]]]])
    ("'AAAAAAAAAAAAAAAAA...AAAAAAAAAAAAAAAAAA'", '[[[...]]]')
    """
    return _SHORT.repr(value)
