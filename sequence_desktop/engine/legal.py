# SPDX-License-Identifier: MIT
"""The legal moves of a position, as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import choice_cells, claims_at, named
from sequence_desktop.engine.draws import can_draw, open_choices
from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.refusals import check, is_aside
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.talk import penalty_moves
from sequence_desktop.engine.turn_ins import may_turn_in, must_turn_in
from sequence_desktop.engine.uses import enemy_chips, is_dead, uses

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position

_PASS = Move(Kind.PASS)


class LegalMoves(Sequence[Move]):
    """The legal moves of the seat to move, in a fixed order.

    Counting and choosing by number do not make the moves one by one.
    """

    __slots__ = ("_groups", "_position", "_singles", "_size")

    def __init__(self, position: Position) -> None:
        self._position = position
        self._groups: list[tuple[int, Kind, Token, int]] = []
        self._singles: list[Move] = []
        if position.outcome is None:
            self._collect(position)
        self._size = len(self._singles)
        for group in self._groups:
            self._size += group[0]

    def _collect(self, position: Position) -> None:
        if position.penalty:
            self._singles = penalty_moves(position)
            return
        if position.phase is not Phase.PLAY:
            self._singles = [Move(Kind.DRAW, token) for token in open_choices(position)]
            return
        rules = position.setup.rules
        forced = not rules.dead.optional and must_turn_in(position)
        dead = list(position.dead()) if forced else self._collect_plays(position)
        stuck = not (self._groups or self._singles)
        if dead and may_turn_in(position) and (stuck or not rules.dead.only_when_stuck):
            self._singles += [Move(Kind.TURN_IN, token) for token in dict.fromkeys(dead)]
        if rules.draw.when == "action" and can_draw(position):
            self._singles.append(Move(Kind.DRAW))
            if not (position.tokens or rules.turn.must_draw_at_zero):
                self._singles.append(_PASS)
        if not (self._groups or self._singles):
            self._singles.append(_PASS)

    def _collect_plays(self, position: Position) -> list[Token]:
        """Collect what each card can do; the answer is the cards that are dead."""
        plain = position.setup.plain
        empty = ~position.occupied
        hot = choice_cells(position)
        dead = []
        for token in position.tokens:
            cells = plain.get(token)
            if cells is None:
                if not self._collect_uses(position, token) and is_dead(position, token):
                    dead.append(token)
                continue
            cells &= empty
            if not cells:
                dead.append(token)
            elif cells & hot:
                self._collect_uses(position, token)
            else:
                self._groups.append((cells.bit_count(), Kind.PUT, token, cells))
        return dead

    def _collect_uses(self, position: Position, token: Token) -> bool:
        """Collect what one card can do, with its choices of rows; whether it can do anything."""
        found = uses(position, token)
        for kind, cells in found:
            if kind is Kind.SWAP:
                self._singles += _swaps(position, token, cells)
                continue
            if kind is not Kind.REMOVE:
                cells = self._collect_choices(position, kind, token, cells)
            if cells:
                self._groups.append((cells.bit_count(), kind, token, cells))
        return bool(found)

    def _collect_choices(self, position: Position, kind: Kind, token: Token, cells: int) -> int:
        """Collect the moves that say which rows they claim; answers with the other cells."""
        setup = position.setup
        for cell in cells_in(cells & choice_cells(position)):
            claims = claims_at(position, cell)
            if len(claims) > 1:
                cells ^= 1 << cell
                name = setup.board.names[cell]
                self._singles += [
                    Move(kind, token, name, rows=named(setup, rows)) for rows in claims
                ]
        return cells

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._size))]
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError(index)
        for count, kind, token, cells in self._groups:
            if index < count:
                for _ in range(index):
                    cells &= cells - 1
                return self._position.setup.move(kind, token, (cells & -cells).bit_length() - 1)
            index -= count
        return self._singles[index]

    def __iter__(self) -> Iterator[Move]:
        for _, kind, token, cells in self._groups:
            for cell in cells_in(cells):
                yield self._position.setup.move(kind, token, cell)
        yield from self._singles

    def __contains__(self, move: object) -> bool:
        """Whether the seat to move may make this move, in any of the forms a claim can take."""
        if not isinstance(move, Move) or is_aside(self._position, move):
            return False
        try:
            check(self._position, move)
        except IllegalMove:
            return False
        return True

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self))}>"


def _swaps(position: Position, token: Token, own: int) -> list[Move]:
    names = position.setup.board.names
    enemies = list(cells_in(enemy_chips(position, token)))
    moves = []
    for mine in cells_in(own):
        for theirs in enemies:
            found = claims_at(position, theirs, leaving=mine)
            options = [named(position.setup, c) for c in found] if len(found) > 1 else [()]
            moves += [Move(Kind.SWAP, token, names[mine], names[theirs], rows) for rows in options]
    return moves
