# SPDX-License-Identifier: MIT
"""The legal moves of a turn, ordered by what a person does: first a card, then a cell.

No rule is decided here: every answer is looked up in the list of legal moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import Token, is_card
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.art import Mark

_ON_CELLS = (Kind.PUT, Kind.REMOVE, Kind.REPLACE)


class Choices:
    """What may be done in one turn.

    Attributes:
        passing: the move that passes, where nothing else is legal.
        drawing: the move that takes a card from the stock.
    """

    def __init__(self, board: Board, moves: Iterable[Move] = ()) -> None:
        self._board = board
        self._cells: dict[Token, dict[int, list[Move]]] = {}
        self._turn_ins: dict[Token, Move] = {}
        self.passing: Move | None = None
        self.drawing: Move | None = None
        for move in moves:
            self.add(move)

    def add(self, move: Move) -> None:
        """File one more legal move."""
        if move.kind in _ON_CELLS:
            cells = self._cells.setdefault(move.token, {})
            cells.setdefault(self._board.cell(move.cell), []).append(move)
        elif move.kind is Kind.TURN_IN:
            self._turn_ins[move.token] = move
        elif move.kind is Kind.PASS:
            self.passing = move
        elif move.kind is Kind.DRAW and not move.token:
            self.drawing = move

    @property
    def plays(self) -> bool:
        """Whether any card can be played."""
        return bool(self._cells)

    def cells(self, token: Token) -> tuple[int, ...]:
        """The cells this card may be played on, in reading order."""
        return tuple(sorted(self._cells.get(token, ())))

    def at(self, token: Token, cell: int) -> Sequence[Move]:
        """Every legal move with this card on this cell."""
        return self._cells.get(token, {}).get(cell, ())

    def kinds(self, token: Token, cell: int) -> tuple[Kind, ...]:
        """The different things this card may do on this cell."""
        return tuple(dict.fromkeys(move.kind for move in self.at(token, cell)))

    def turn_in(self, token: Token) -> Move | None:
        """The move that turns in this card as dead, where that is legal now."""
        return self._turn_ins.get(token)

    def usable(self, token: Token) -> bool:
        """Whether anything may be done with this card now."""
        return token in self._cells or token in self._turn_ins

    def mark(self, token: Token, cell: int) -> Mark:
        """How to light this cell for this card."""
        match self.kinds(token, cell):
            case (Kind.REMOVE, *_):
                return Mark.REMOVE
            case (Kind.REPLACE, *_):
                return Mark.REPLACE
            case _ if is_card(token) and self._board.cells[cell] != token:
                return Mark.WILD
            case _:
                return Mark.PLACE
