# SPDX-License-Identifier: MIT
"""The legal moves of a position, as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import choice_cells, claims_at, named
from sequence_desktop.engine.draws import can_draw, open_choices
from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.refusals import check, is_aside
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.state import Facts, Phase
from sequence_desktop.engine.talk import penalty_moves
from sequence_desktop.engine.turn_ins import may_turn_in, must_turn_in
from sequence_desktop.engine.uses import dead_cards, enemy_chips, is_dead, uses

_PASS = Move(Kind.PASS)


class LegalMoves(Sequence[Move]):
    """The legal moves of the seat to move, in a fixed order.

    Counting and choosing by number do not make the moves one by one.
    """

    __slots__ = ("_claims", "_facts", "_groups", "_singles", "_size")

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._groups: list[tuple[int, Kind, Token, int]] = []
        self._singles: list[Move] = []
        self._claims: dict[int | None, list[RowSet]] = {}
        if facts.outcome is None:
            self._collect(facts)
        self._size = len(self._singles)
        for group in self._groups:
            self._size += group[0]

    def _collect(self, facts: Facts) -> None:
        if facts.penalty:
            self._singles = penalty_moves(facts)
            return
        if facts.phase is not Phase.PLAY:
            self._singles = [Move(Kind.DRAW, token) for token in open_choices(facts)]
            return
        rules = facts.setup.rules
        forced = not rules.dead.optional and must_turn_in(facts)
        dead = list(dead_cards(facts, facts.seat)) if forced else self._collect_plays(facts)
        stuck = not (self._groups or self._singles)
        if dead and may_turn_in(facts) and (stuck or not rules.dead.only_when_stuck):
            self._singles += [Move(Kind.TURN_IN, token) for token in dict.fromkeys(dead)]
        if rules.draw.when == "action" and can_draw(facts):
            self._singles.append(Move(Kind.DRAW))
            if not (facts.tokens or rules.turn.must_draw_at_zero):
                self._singles.append(_PASS)
        if not (self._groups or self._singles):
            self._singles.append(_PASS)

    def _collect_plays(self, facts: Facts) -> list[Token]:
        """Collect what each card can do; the answer is the cards that are dead."""
        plain = facts.setup.plain
        empty = ~facts.occupied
        hot = choice_cells(facts)
        dead = []
        for token in facts.tokens:
            cells = plain.get(token)
            if cells is None:
                if not self._collect_uses(facts, token) and is_dead(facts, token):
                    dead.append(token)
                continue
            cells &= empty
            if not cells:
                dead.append(token)
            elif cells & hot:
                self._collect_uses(facts, token)
            else:
                self._groups.append((cells.bit_count(), Kind.PUT, token, cells))
        return dead

    def _collect_uses(self, facts: Facts, token: Token) -> bool:
        """Collect what one card can do, with its choices of rows; whether it can do anything."""
        found = uses(facts, token)
        for kind, cells in found:
            if kind is Kind.SWAP:
                self._singles += _swaps(facts, token, cells)
                continue
            if kind is not Kind.REMOVE:
                cells = self._collect_choices(facts, kind, token, cells)
            if cells:
                self._groups.append((cells.bit_count(), kind, token, cells))
        return bool(found)

    def _collect_choices(self, facts: Facts, kind: Kind, token: Token, cells: int) -> int:
        """Collect the moves that say which rows they claim; answers with the other cells."""
        setup = facts.setup
        hot = facts.hot[facts.side]
        for cell in cells_in(cells & choice_cells(facts)):
            # A chip that completes nothing leaves the same choice wherever it is put.
            place = cell if hot >> cell & 1 else None
            if place not in self._claims:
                self._claims[place] = claims_at(facts, cell)
            claims = self._claims[place]
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
                return self._facts.setup.move(kind, token, (cells & -cells).bit_length() - 1)
            index -= count
        return self._singles[index]

    def __iter__(self) -> Iterator[Move]:
        for _, kind, token, cells in self._groups:
            for cell in cells_in(cells):
                yield self._facts.setup.move(kind, token, cell)
        yield from self._singles

    def __contains__(self, move: object) -> bool:
        """Whether the seat to move may make this move, in any of the forms a claim can take."""
        if not isinstance(move, Move) or is_aside(self._facts, move):
            return False
        try:
            check(self._facts, move)
        except IllegalMove:
            return False
        return True

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self))}>"


def _swaps(facts: Facts, token: Token, own: int) -> list[Move]:
    names = facts.setup.board.names
    enemies = list(cells_in(enemy_chips(facts, token)))
    moves = []
    for mine in cells_in(own):
        for theirs in enemies:
            found = claims_at(facts, theirs, leaving=mine)
            options = [named(facts.setup, c) for c in found] if len(found) > 1 else [()]
            moves += [Move(Kind.SWAP, token, names[mine], names[theirs], rows) for rows in options]
    return moves
