# SPDX-License-Identifier: MIT
"""A position: everything that matters for how a game goes on, as one immutable value."""

from __future__ import annotations

from typing import Final

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import claims_at
from sequence_desktop.engine.draws import late_draws
from sequence_desktop.engine.legal import LegalMoves
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.refusals import check
from sequence_desktop.engine.rows import RowSet, count_live, largest_sets
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Draft, Phase
from sequence_desktop.engine.turns import carry_out
from sequence_desktop.engine.uses import is_dead, uses


class Position:
    """One position of a game. Its attributes never change; a move leads to another position.

    >>> from sequence_desktop.engine.samples import small_game
    >>> position = small_game().position
    >>> move = position.legal_moves()[0]
    >>> after = position.play(move)
    >>> (position.seat, after.seat)
    (0, 1)
    """

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

    def legal_moves(self) -> LegalMoves:
        """The moves that the seat to move may make; none once the game is over."""
        return LegalMoves(self)

    def late_draws(self) -> tuple[Move, ...]:
        """The draws that seats still owe and may make now, beside the legal moves."""
        return late_draws(self)

    def play(self, move: Move) -> Position:
        """The position after a move.

        Raises:
            IllegalMove: the rules refuse the move; this position is as it was.
        """
        rows = check(self, move)
        draft = Draft(self)
        draft.ply += 1
        carry_out(draft, move, rows)
        return Position(draft)

    def targets(self, token: Token) -> dict[Kind, int]:
        """What the side to move may do with a token: cells by kind of move, as masks."""
        return dict(uses(self, token))

    def is_dead(self, token: Token) -> bool:
        """Whether no cell is left for this card."""
        return is_dead(self, token)

    def dead(self, seat: int | None = None) -> tuple[Token, ...]:
        """The dead cards in a seat's hand (by default the mover's)."""
        hand = self.hands[self.seat if seat is None else seat]
        return tuple(token for token in hand if is_dead(self, token))

    def claims(self, move: Move) -> tuple[RowSet, ...]:
        """The sets of rows among which a move has to choose; one or none: no choice."""
        if move.kind not in (Kind.PUT, Kind.REPLACE, Kind.SWAP):
            return ()
        if move.kind is Kind.SWAP:
            board = self.setup.board
            return tuple(claims_at(self, board.cell(move.other), leaving=board.cell(move.cell)))
        return tuple(claims_at(self, self.setup.board.cell(move.cell)))

    def chip_at(self, cell: int) -> int | None:
        """The side whose chip lies on a cell, or None."""
        for side, chips in enumerate(self.chips):
            if chips >> cell & 1:
                return side
        return None

    def row_count(self, side: int) -> int:
        """How many rows a side has."""
        if self.setup.rules.rows.mode == "live":
            return count_live(self.setup, self.rows[side])
        return len(self.rows[side])

    def rows_of(self, side: int) -> RowSet:
        """The rows a side has; in live mode one of the largest sets that count together."""
        made = self.rows[side]
        if self.setup.rules.rows.mode == "live" and len(made) > 1:
            return largest_sets(self.setup, made, ())[0]
        return made

    def _key(self) -> tuple[object, ...]:
        """All that makes two positions equal: not the shortcut ``hot``, nor how one came here."""
        return (
            self.chips,
            self.rows,
            self.hands,
            self.limits,
            self.stock,
            self.open,
            self.discards,
            self.seat,
            self.phase,
            self.swaps,
            self.passes,
            self.owed,
            self.penalty,
            self.out,
            self.roll,
            self.rolls,
            self.rng,
            self.overtime,
            self.outcome,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key() and (
            self.setup is other.setup or self.setup == other.setup
        )

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        chips = " ".join(f"{mask:x}" for mask in self.chips)
        return f"<Position seat={self.seat} chips={chips} outcome={self.outcome}>"
