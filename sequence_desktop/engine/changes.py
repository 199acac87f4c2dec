# SPDX-License-Identifier: MIT
"""What changed from one position to another, for everything that shows, sounds or says it.

Found by comparison, so the same list serves a move, an undo, a redo and a loaded game; and as it
compares what it is given, two views yield only what their seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.position import Position


@dataclass(frozen=True, slots=True)
class ChipRemoved:
    """A chip of ``side`` is no longer on ``cell``."""

    cell: int
    side: int


@dataclass(frozen=True, slots=True)
class ChipPut:
    """A chip of ``side`` now lies on ``cell``."""

    cell: int
    side: int


@dataclass(frozen=True, slots=True)
class RowMade:
    """``side`` now has the row ``row`` (a mask of cells)."""

    side: int
    row: int


@dataclass(frozen=True, slots=True)
class RowLost:
    """``side`` no longer has the row ``row``."""

    side: int
    row: int


@dataclass(frozen=True, slots=True)
class CardLeft:
    """A card has left the hand of ``seat``; "?" where the viewer cannot know which."""

    seat: int
    token: Token


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card has come into the hand of ``seat``; "?" where the viewer cannot know which."""

    seat: int
    token: Token


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    """By undo, a card has come back from the discards into the hand of ``seat``."""

    seat: int
    token: Token


@dataclass(frozen=True, slots=True)
class CardPutBack:
    """By undo, a card has gone back from the hand of ``seat`` to where it was drawn from."""

    seat: int
    token: Token


@dataclass(frozen=True, slots=True)
class StockShuffled:
    """The discards have become a new stock of ``count`` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A new roll with this total."""

    total: Token


@dataclass(frozen=True, slots=True)
class SeatOut:
    """A seat is out of the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is now the turn of ``seat``."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Change = (
    ChipRemoved
    | ChipPut
    | RowMade
    | RowLost
    | CardLeft
    | CardDrawn
    | CardTakenBack
    | CardPutBack
    | StockShuffled
    | Rolled
    | SeatOut
    | TurnPassed
    | Ended
)


def changes(before: Position, after: Position) -> tuple[Change, ...]:
    """What changed, in the order in which a table would show it.

    >>> from sequence_desktop.engine.samples import small_game
    >>> game = small_game()
    >>> before = game.position
    >>> [type(c).__name__ for c in changes(before, game.play(before.legal_moves()[0]))]
    ['CardLeft', 'ChipPut', 'CardDrawn', 'TurnPassed']
    """
    return tuple(_all(before, after))


def _all(before: Position, after: Position) -> Iterator[Change]:
    if after.ply < before.ply:
        yield from _back(before, after)
        return
    shuffled = len(after.discards) < len(before.discards)
    played = after.discards[len(before.discards) :]
    if shuffled:  # what was played now lies in the stock; only its owner can tell what it was
        played = (HIDDEN,) if HIDDEN in before.hands[before.seat] else ()
    hands = [_exchange(before, after, seat, before.seat, played) for seat in _seats(after)]
    for seat, (left, _) in enumerate(hands):
        yield from (CardLeft(seat, token) for token in left)
    yield from _on_the_board(before, after)
    if shuffled:
        yield StockShuffled(len(after.stock) + sum(map(len, after.open)))
    for seat, (_, drawn) in enumerate(hands):
        yield from (CardDrawn(seat, token) for token in drawn)
    yield from _in_the_round(before, after)


def _back(before: Position, after: Position) -> Iterator[Change]:
    """What undoing changes: the cards go back the way they came."""
    played = before.discards[len(after.discards) :]
    hands = [_exchange(after, before, seat, after.seat, played) for seat in _seats(after)]
    for seat, (_, drawn) in enumerate(hands):
        yield from (CardPutBack(seat, token) for token in drawn)
    yield from _on_the_board(before, after)
    for seat, (left, _) in enumerate(hands):
        yield from (CardTakenBack(seat, token) for token in left)
    yield from _in_the_round(before, after)


def _seats(position: Position) -> range:
    return range(position.setup.players)


def _exchange(
    before: Position, after: Position, seat: int, mover: int, played: tuple[Token, ...]
) -> tuple[list[Token], list[Token]]:
    """The cards that left a hand and those that came, as far as the viewer can know."""
    old, new = Counter(before.hands[seat]), Counter(after.hands[seat])
    left: list[Token] = []
    if seat == mover and len(played) == 1:  # even if the very same card was drawn for it
        left = list(played)
        old -= Counter([HIDDEN] if HIDDEN in old else left)
    left += (old - new).elements()
    return left, list((new - old).elements())


def _on_the_board(before: Position, after: Position) -> Iterator[Change]:
    """Chips gone, then chips put, then rows."""
    for side, (was, now) in enumerate(zip(before.chips, after.chips, strict=True)):
        yield from (ChipRemoved(cell, side) for cell in cells_in(was & ~now))
    for side, (was, now) in enumerate(zip(before.chips, after.chips, strict=True)):
        yield from (ChipPut(cell, side) for cell in cells_in(now & ~was))
    for side in range(after.setup.sides):
        had, has = before.rows_of(side), after.rows_of(side)
        yield from (RowLost(side, row) for row in had if row not in has)
        yield from (RowMade(side, row) for row in has if row not in had)


def _in_the_round(before: Position, after: Position) -> Iterator[Change]:
    """Seats that drop out, whose turn it is, what was rolled, and the end."""
    yield from (SeatOut(seat) for seat in cells_in(after.out & ~before.out))
    if after.seat != before.seat:
        yield TurnPassed(after.seat)
    rolled, was = (after.roll, after.rng, after.rolls), (before.roll, before.rng, before.rolls)
    if after.roll and rolled != was:
        yield Rolled(after.roll)
    if after.outcome is not None and after.outcome != before.outcome:
        yield Ended(after.outcome)
