# SPDX-License-Identifier: MIT
"""A position: everything that matters for how a game goes on, as one immutable value."""

from __future__ import annotations

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import claims_at
from sequence_desktop.engine.draws import late_draws
from sequence_desktop.engine.legal import LegalMoves
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.refusals import check
from sequence_desktop.engine.rows import RowSet, count_live, largest_sets
from sequence_desktop.engine.state import Draft, Facts
from sequence_desktop.engine.turns import carry_out
from sequence_desktop.engine.uses import dead_cards, is_dead, uses


class Position(Facts):
    """One position of a game, a value that never changes; a move leads to another position.

    Its facts are the attributes of :class:`~sequence_desktop.engine.state.Facts`.

    >>> from sequence_desktop.engine.samples import small_game
    >>> position = small_game().position
    >>> move = position.legal_moves()[0]
    >>> after = position.play(move)
    >>> (position.seat, after.seat)
    (0, 1)
    """

    __slots__ = ()

    def legal_moves(self) -> LegalMoves:
        """The moves that the seat to move may make; none once the game is over."""
        return LegalMoves(self)

    def late_draws(self) -> tuple[Move, ...]:
        """The draws that seats still owe and may make now, beside the legal moves."""
        return late_draws(self)

    def play(self, move: Move | str) -> Position:
        """The position after a move, or after the one that a text describes.

        Raises:
            IllegalMove: the rules refuse the move; this position is as it was.
            BadMove: the text is not a move.
        """
        if isinstance(move, str):
            move = Move.parse(move)
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
        return dead_cards(self, self.seat if seat is None else seat)

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
