# SPDX-License-Identifier: MIT
"""The legal moves of a turn, ordered by what a person does: first a card, then a cell.

No rule is decided here: every answer is looked up in the list of legal moves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from sequence_desktop.engine.cards import FREE, Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.gui.table.art import Mark

_ON_CELLS = (Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP)


class Choices:
    """What may be done in one turn.

    Attributes:
        passing: the move that passes, where nothing else is legal.
    """

    def __init__(
        self, position: Position, moves: Iterable[Move] = (), late: Iterable[Move] = ()
    ) -> None:
        """`late`: draws that are still owed and may be made now, whoever is to move."""
        self._board = position.setup.board
        self._roll = position.roll
        self._cells: dict[Token, dict[int, list[Move]]] = {}
        self._discards: dict[Token, Move] = {}
        self._draws: dict[Token, Move] = {}
        self.passing: Move | None = None
        for move in (*moves, *late):
            self.add(move)

    def add(self, move: Move) -> None:
        """File one more legal move."""
        if move.kind in _ON_CELLS or (move.kind is Kind.TALK and move.cell):
            cells = self._cells.setdefault(move.token, {})
            cells.setdefault(self._board.cell(move.cell), []).append(move)
        elif move.kind in (Kind.TURN_IN, Kind.TALK) and move.token:
            self._discards[move.token] = move
        elif move.kind is Kind.DRAW:
            self._draws.setdefault(move.token, move)
        elif move.kind is Kind.PASS:
            self.passing = move

    # ---- cards on cells

    @property
    def plays(self) -> bool:
        """Whether anything can be done on the board."""
        return bool(self._cells)

    @property
    def given(self) -> Token | None:
        """What is used without being chosen: the roll, or "" where chips are taken without a card.

        None where a card has to be chosen first.
        """
        return next((token for token in self._cells if token in ("", self._roll)), None)

    def cells(self, token: Token) -> tuple[int, ...]:
        """The cells this card may be played on, in reading order; in a swap, one's own chips."""
        return tuple(sorted(self._cells.get(token, ())))

    def at(self, token: Token, cell: int) -> Sequence[Move]:
        """Every legal move with this card on this cell."""
        return self._cells.get(token, {}).get(cell, ())

    def kinds(self, token: Token, cell: int) -> tuple[Kind, ...]:
        """The different things this card may do on this cell."""
        return tuple(dict.fromkeys(move.kind for move in self.at(token, cell)))

    def swaps(self, token: Token, own: int) -> Mapping[int, Sequence[Move]]:
        """The chips that one's own chip may be swapped with, each with every move that does it."""
        partners: dict[int, list[Move]] = {}
        for move in self.at(token, own):
            if move.kind is Kind.SWAP:
                partners.setdefault(self._board.cell(move.other), []).append(move)
        return partners

    def mark(self, token: Token, cell: int) -> Mark:
        """How to light this cell for this card."""
        match self.kinds(token, cell):
            case (Kind.REMOVE | Kind.TALK, *_):
                return Mark.REMOVE
            case (Kind.REPLACE, *_):
                return Mark.REPLACE
            case (Kind.SWAP, *_):
                return Mark.PLACE
            case _ if self._board.cells[cell] in (token, FREE):
                return Mark.PLACE
            case _:
                return Mark.WILD

    # ---- cards without cells

    def discard(self, token: Token) -> Move | None:
        """The move that lays this card on the discards unplayed: turned in as dead, or given up."""
        return self._discards.get(token)

    def turn_in(self, token: Token) -> Move | None:
        """The move that turns in this card as dead, where that is legal now."""
        move = self._discards.get(token)
        return move if move is not None and move.kind is Kind.TURN_IN else None

    @property
    def turns_in(self) -> bool:
        """Whether a dead card may be turned in."""
        return any(move.kind is Kind.TURN_IN for move in self._discards.values())

    @property
    def giving_up(self) -> bool:
        """Whether a card has to be given up."""
        return any(move.kind is Kind.TALK for move in self._discards.values())

    # ---- drawing

    @property
    def draws(self) -> Collection[Token]:
        """The cards that may be drawn: open ones by name, "" the face-down one of the stock."""
        return self._draws.keys()

    def draw(self, token: Token = "") -> Move | None:
        """The move that draws this open card, or the one on the stock."""
        return self._draws.get(token)

    @property
    def only_draws(self) -> bool:
        """Whether there is nothing to do but to draw."""
        return bool(self._draws) and not (self._cells or self._discards)
