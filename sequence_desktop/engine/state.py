# SPDX-License-Identifier: MIT
"""The facts of a position: once as a mutable draft, while a move is carried out, once for good.

:class:`Draft` and :class:`~sequence_desktop.engine.position.Position` have the same fields. A move
is checked against a position and carried out on a draft, which becomes the next position.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.setup import Setup

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position


class Phase(StrEnum):
    """What the seat to move has to do."""

    PLAY = "play"
    """Play a card or a roll (or, where the rules say so, draw instead)."""
    DRAW = "draw"
    """Take one of the open cards, to end the turn."""
    REPLACE = "replace"
    """Take one of the open cards for a dead card that was turned in; then play."""
    GIVE_UP = "give_up"
    """Give up a card, because one's side has spoken out of turn."""
    TAKE_CHIP = "take_chip"
    """Take a chip of the side that has spoken out of turn off the board."""


class Draft:
    """A position in the making. The fields are described at :class:`Position`."""

    __slots__ = (
        "chips",
        "discards",
        "hands",
        "hot",
        "limits",
        "locked",
        "open",
        "out",
        "outcome",
        "overtime",
        "owed",
        "passes",
        "penalty",
        "phase",
        "ply",
        "rng",
        "roll",
        "rolls",
        "rows",
        "seat",
        "setup",
        "stock",
        "swaps",
    )

    @classmethod
    def blank(cls, setup: Setup) -> Draft:
        """An empty board and no cards: what a deal or a rule case starts from."""
        draft = cls.__new__(cls)
        draft.setup = setup
        draft.chips = draft.hot = (0,) * setup.sides
        draft.rows = ((),) * setup.sides
        draft.hands = ((),) * setup.players
        draft.limits = (0,) * setup.players
        draft.stock = draft.discards = draft.rolls = ()
        draft.open = ()
        draft.owed = ()
        draft.penalty = ()
        draft.locked = draft.seat = draft.swaps = draft.passes = draft.out = 0
        draft.phase = Phase.PLAY
        draft.ply = 0
        draft.roll = ""
        draft.rng = 0
        draft.overtime = ()
        draft.outcome = None
        return draft

    def __init__(self, position: Position) -> None:
        self.setup: Setup = position.setup
        self.chips: tuple[int, ...] = position.chips
        self.rows: tuple[RowSet, ...] = position.rows
        self.hot: tuple[int, ...] = position.hot
        self.locked: int = position.locked
        self.hands: tuple[tuple[Token, ...], ...] = position.hands
        self.limits: tuple[int, ...] = position.limits
        self.stock: tuple[Token, ...] = position.stock
        self.open: tuple[tuple[Token, ...], ...] = position.open
        self.discards: tuple[Token, ...] = position.discards
        self.seat: int = position.seat
        self.phase: Phase = position.phase
        self.ply: int = position.ply
        self.swaps: int = position.swaps
        self.passes: int = position.passes
        self.owed: tuple[int, ...] = position.owed
        self.penalty: tuple[int, ...] = position.penalty
        self.out: int = position.out
        self.roll: Token = position.roll
        self.rolls: tuple[Token, ...] = position.rolls
        self.rng: int | None = position.rng
        self.overtime: tuple[int, ...] = position.overtime
        self.outcome: Outcome | None = position.outcome
