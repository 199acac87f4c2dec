# SPDX-License-Identifier: MIT
"""The facts of a position: read-only, and as a draft while a move is carried out.

:class:`Facts` and :class:`Draft` have the same fields. A move is checked against facts and carried
out on a draft of them, which becomes the next position.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.setup import Setup


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


class Facts:
    """Everything that makes a position, read-only; what the rules look at."""

    __slots__ = (
        "chips",
        "discards",
        "hands",
        "hot",
        "limits",
        "locked",
        "occupied",
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
        "side",
        "stock",
        "swaps",
    )

    def __init__(self, draft: Draft) -> None:
        self.setup: Final[Setup] = draft.setup
        """What does not change during the game."""
        self.chips: Final[tuple[int, ...]] = draft.chips
        """The cells each side's chips lie on, as masks."""
        self.rows: Final[tuple[RowSet, ...]] = draft.rows
        """For each side its rows, in the order made; in live mode every complete window."""
        self.hot: Final[tuple[int, ...]] = draft.hot
        """For each side cells that may complete a window; all that do, perhaps some more."""
        self.locked: Final[int] = draft.locked
        """The cells whose chips may not be removed or replaced."""
        self.hands: Final[tuple[tuple[Token, ...], ...]] = draft.hands
        """The cards of each seat, in the order drawn."""
        self.limits: Final[tuple[int, ...]] = draft.limits
        """The number of cards each seat refills its hand to."""
        self.stock: Final[tuple[Token, ...]] = draft.stock
        """The face-down cards, the next to be drawn first."""
        self.open: Final[tuple[tuple[Token, ...], ...]] = draft.open
        """The face-up piles or market places, each with its top card first."""
        self.discards: Final[tuple[Token, ...]] = draft.discards
        """The cards played or turned in since the last shuffle, the oldest first."""
        self.seat: Final[int] = draft.seat
        """The seat to move."""
        self.phase: Final[Phase] = draft.phase
        """What that seat has to do."""
        self.ply: Final[int] = draft.ply
        """How many moves led here; no part of what makes two positions equal."""
        self.swaps: Final[int] = draft.swaps
        """How many dead cards that seat has turned in this turn."""
        self.passes: Final[int] = draft.passes
        """How many turns in a row have been passed."""
        self.owed: Final[tuple[int, ...]] = draft.owed
        """The seats that have played but not yet drawn, where cards are drawn by hand."""
        self.penalty: Final[tuple[int, ...]] = draft.penalty
        """While a penalty is paid: who is concerned, and last the seat whose turn it was."""
        self.out: Final[int] = draft.out
        """The seats that are out of the game, as a mask."""
        self.roll: Final[Token] = draft.roll
        """The total rolled by the seat to move, in games with dice."""
        self.rolls: Final[tuple[Token, ...]] = draft.rolls
        """Coming rolls that are laid down beforehand (in rule cases); then chance takes over."""
        self.rng: Final[int | None] = draft.rng
        """The state of chance; None where it is hidden."""
        self.overtime: Final[tuple[int, ...]] = draft.overtime
        """In sudden death, the turns that each side still has; else empty."""
        self.outcome: Final[Outcome | None] = draft.outcome
        """How the game ended, or None."""
        self.side: Final[int] = draft.setup.side_of[draft.seat]
        """The side to move."""
        occupied = 0
        for chips in draft.chips:
            occupied |= chips
        self.occupied: Final[int] = occupied
        """The cells that hold a chip."""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The different cards that the seat to move holds, or what it rolled."""
        if self.roll:
            return (self.roll,)
        return tuple(dict.fromkeys(self.hands[self.seat]))

    @property
    def can_replace(self) -> bool:
        """Whether there is a card to take for a dead one that is turned in."""
        reshuffles = self.setup.rules.exhaust == "reshuffle"
        return bool(self.stock) or any(self.open) or bool(reshuffles and self.discards)


class Draft:
    """A position in the making. The fields are those of :class:`Facts`."""

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

    def __init__(self, facts: Facts) -> None:
        self.setup: Setup = facts.setup
        self.chips: tuple[int, ...] = facts.chips
        self.rows: tuple[RowSet, ...] = facts.rows
        self.hot: tuple[int, ...] = facts.hot
        self.locked: int = facts.locked
        self.hands: tuple[tuple[Token, ...], ...] = facts.hands
        self.limits: tuple[int, ...] = facts.limits
        self.stock: tuple[Token, ...] = facts.stock
        self.open: tuple[tuple[Token, ...], ...] = facts.open
        self.discards: tuple[Token, ...] = facts.discards
        self.seat: int = facts.seat
        self.phase: Phase = facts.phase
        self.ply: int = facts.ply
        self.swaps: int = facts.swaps
        self.passes: int = facts.passes
        self.owed: tuple[int, ...] = facts.owed
        self.penalty: tuple[int, ...] = facts.penalty
        self.out: int = facts.out
        self.roll: Token = facts.roll
        self.rolls: tuple[Token, ...] = facts.rolls
        self.rng: int | None = facts.rng
        self.overtime: tuple[int, ...] = facts.overtime
        self.outcome: Outcome | None = facts.outcome
