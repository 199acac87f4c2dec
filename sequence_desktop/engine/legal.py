# SPDX-License-Identifier: MIT
"""The legal moves of a position: a lazy sequence, and the reasons why other moves are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.claims import claims_at, named, resolve
from sequence_desktop.engine.draws import can_draw, open_choices
from sequence_desktop.engine.errors import IllegalMove, Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rows import RowSet
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.uses import enemy_chips, is_dead, uses

if TYPE_CHECKING:
    from sequence_desktop.engine.position import Position

_PASS = Move(Kind.PASS)
_ON_CELLS = (Kind.PUT, Kind.REMOVE, Kind.REPLACE)


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
        self._size = sum(group[0] for group in self._groups) + len(self._singles)

    def _collect(self, position: Position) -> None:
        if position.phase is not Phase.PLAY:
            self._singles = [Move(Kind.DRAW, token) for token in open_choices(position)]
            return
        must_turn_in = _must_turn_in(position)
        if not must_turn_in:
            for token in position.tokens:
                self._collect_uses(position, token)
        stuck = not (self._groups or self._singles)
        for token in turn_ins(position, stuck):
            self._singles.append(Move(Kind.TURN_IN, token))
        if position.setup.rules.draw.when == "action" and can_draw(position):
            self._singles.append(Move(Kind.DRAW))
        if not self._groups and not self._singles:
            self._singles.append(_PASS)

    def _collect_uses(self, position: Position, token: Token) -> None:
        for kind, cells in uses(position, token):
            if kind is Kind.SWAP:
                self._singles += _swaps(position, token, cells)
                continue
            choosy = cells & position.hot[position.side] if kind is not Kind.REMOVE else 0
            for cell in cells_in(choosy) if choosy else ():
                found = claims_at(position, cell)
                if len(found) > 1:
                    cells ^= 1 << cell
                    name = position.setup.board.names[cell]
                    self._singles += [
                        Move(kind, token, name, rows=named(position.setup, claim))
                        for claim in found
                    ]
            if cells:
                self._groups.append((cells.bit_count(), kind, token, cells))

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
        if not isinstance(move, Move):
            return False
        for _, kind, token, cells in self._groups:
            if kind is move.kind and token == move.token and not (move.rows or move.other):
                bit = self._position.setup.bits.get(move.cell, 0)
                if cells & bit and move.seat is None:
                    return True
        return move in self._singles

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self))}>"


def check(position: Position, move: Move) -> RowSet:
    """Check a move against the rules, and say which rows it claims.

    Raises:
        IllegalMove: with the first reason that applies, in the order of the turn: the game is over,
            the seat lacks the card, the turn asks for something else, the cell will not do, the
            claim is wrong.
    """
    if position.outcome is not None:
        raise IllegalMove(Reason.GAME_OVER, move)
    if move.kind in _ON_CELLS:
        _check_play(position, move)
        return _check_claim(position, move)
    if move.kind is Kind.SWAP:
        _check_play(position, move)
        return _check_claim(position, move)
    if move.rows:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    if move.kind is Kind.TURN_IN:
        _check_turn_in(position, move)
    elif move.kind is Kind.DRAW:
        _check_draw(position, move)
    elif position.legal_moves()[0].kind is not Kind.PASS:
        asks = Reason.MUST_PLAY if position.phase is Phase.PLAY else Reason.MUST_DRAW
        raise IllegalMove(asks, move)
    return ()


def turn_ins(position: Position, stuck: bool) -> list[Token]:
    """The dead cards that the seat to move may turn in now; ``stuck``: no card can be played."""
    if not may_turn_in(position) or (position.setup.rules.dead.only_when_stuck and not stuck):
        return []
    if not position.can_replace:
        return []
    return [token for token in position.tokens if is_dead(position, token)]


def may_turn_in(position: Position) -> bool:
    """Whether the turn still allows a dead card to be turned in.

    Without a limit by the rules, a seat may turn in as many cards as lie outside the hands: then it
    has seen them all. Source: our own, so that a turn always ends.
    """
    allowed = position.setup.rules.dead.swap
    if allowed < 0:
        allowed = len(position.stock) + len(position.discards) + sum(map(len, position.open))
    return position.swaps < allowed


def _must_turn_in(position: Position) -> bool:
    dead = position.setup.rules.dead
    return not dead.optional and bool(dead.swap) and bool(turn_ins(position, stuck=False))


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


def _check_play(position: Position, move: Move) -> None:
    if move.token not in position.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if position.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_DRAW, move)
    if move.seat is not None:
        raise IllegalMove(Reason.NOT_YOUR_TURN, move)
    bit = position.setup.bits.get(move.cell, 0)
    for kind, cells in uses(position, move.token):
        if kind is move.kind and cells & bit and not (move.other and kind is not Kind.SWAP):
            if kind is Kind.SWAP:
                _check_swapped(position, move)
            if not position.setup.rules.dead.optional and _must_turn_in(position):
                raise IllegalMove(Reason.MUST_DRAW, move)
            return
    raise IllegalMove(_refusal(position, move, bit), move)


def _check_swapped(position: Position, move: Move) -> None:
    bit = position.setup.bits.get(move.other, 0)
    if not bit & enemy_chips(position, move.token):
        raise IllegalMove(_taking_refusal(position, move.token, bit), move)


def _refusal(position: Position, move: Move, bit: int) -> Reason:
    """Why a card that is in hand cannot be used in this way on this cell."""
    setup = position.setup
    power = setup.powers.get(move.token)
    if not bit or move.kind not in _kinds_of(position, move.token):
        return Reason.NO_MATCH
    if bit & (setup.free | setup.joker_cells & ~position.occupied) and power != "corner":
        return Reason.CORNER
    if power is None and not bit & setup.match.get(move.token, 0):
        return Reason.NO_MATCH
    if power == "corner" and not bit & setup.joker_cells:
        return Reason.NO_MATCH
    if move.kind is Kind.PUT:
        return Reason.OCCUPIED if bit & position.occupied else Reason.NO_MATCH
    if move.kind is Kind.SWAP:
        return Reason.PROTECTED if bit & position.chips[position.side] else Reason.EMPTY
    return _taking_refusal(position, move.token, bit)


def _taking_refusal(position: Position, token: Token, bit: int) -> Reason:
    own = position.chips[position.side]
    if bit & position.setup.free:
        return Reason.CORNER
    if not bit & position.occupied:
        return Reason.EMPTY
    if bit & own and not (position.setup.rules.remove.allow_own and bit & position.locked):
        return Reason.OWN
    if bit & (position.locked | position.setup.immune.get(token, 0)):
        return Reason.PROTECTED
    return Reason.NO_MATCH


def _kinds_of(position: Position, token: Token) -> tuple[Kind, ...]:
    """The kinds of move that a token can ever make."""
    power = position.setup.powers.get(token)
    covering = (Kind.REPLACE,) if position.setup.rules.blocked == "replace_enemy" else ()
    return {
        None: (Kind.PUT, *covering),
        "wild": (Kind.PUT, *covering),
        "remove": (Kind.REMOVE,),
        "replace_any": (Kind.PUT, Kind.REPLACE),
        "replace_enemy": (Kind.REPLACE,),
        "corner": (Kind.PUT,),
        "swap": (Kind.SWAP,),
    }[power]


def _check_claim(position: Position, move: Move) -> RowSet:
    rows = resolve(position, move)
    if rows is None:
        raise IllegalMove(Reason.BAD_CLAIM, move)
    return rows


def _check_turn_in(position: Position, move: Move) -> None:
    if move.token not in position.tokens:
        raise IllegalMove(Reason.NOT_IN_HAND, move)
    if position.phase is not Phase.PLAY:
        raise IllegalMove(Reason.MUST_DRAW, move)
    if not is_dead(position, move.token):
        raise IllegalMove(Reason.NOT_DEAD, move)
    if not may_turn_in(position):
        raise IllegalMove(Reason.ALREADY_SWAPPED, move)
    if not position.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if position.setup.rules.dead.only_when_stuck and any(
        uses(position, t) for t in position.tokens
    ):
        raise IllegalMove(Reason.NOT_STUCK, move)


def _check_draw(position: Position, move: Move) -> None:
    if position.phase is not Phase.PLAY:
        if move.token not in open_choices(position) or move.seat not in (None, position.seat):
            raise IllegalMove(Reason.NO_MATCH, move)
        return
    if position.setup.rules.draw.when != "action":
        _check_late_draw(position, move)
    elif move.token or move.seat not in (None, position.seat):
        raise IllegalMove(Reason.NO_MATCH, move)
    elif not can_draw(position):
        raise IllegalMove(Reason.MUST_PLAY if position.can_replace else Reason.STOCK_EMPTY, move)


def _check_late_draw(position: Position, move: Move) -> None:
    if not position.owed or (move.seat is not None and move.seat not in position.owed):
        raise IllegalMove(Reason.MUST_PLAY, move)
    if not position.can_replace:
        raise IllegalMove(Reason.STOCK_EMPTY, move)
    if move.token not in (open_choices(position) or ("",)):
        raise IllegalMove(Reason.NO_MATCH, move)
