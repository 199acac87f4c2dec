# SPDX-License-Identifier: MIT
"""Why a move is good, from the same numbers that the policy decides by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.reasons import Reason, Why
from sequence_desktop.players.touches import Effect, Eye, Touch

_MOST: Final = 6
"""So many reasons are enough."""
_NEAR: Final = 2
"""A line that wants so few chips is one to reckon with."""
_LITTLE: Final = 0.3
"""Points of a reason that is true but decides nothing."""
_BESIDE: Final = 0.6
"""Points of a reason that decides only between moves that do as much on the board."""
_CLEARLY: Final = 1.0
"""A cell does clearly more than another with so many points more."""

Cells = tuple[str, ...]


def reasons_for(view: PlayerView, move: Move) -> tuple[Reason, ...]:
    """Why the seat of the view would make a move, the most telling first; at least one reason.

    What speaks against the move comes last, with points below 0.

    Raises:
        ValueError: the seat has nothing to do now.
        IllegalMove: the rules refuse the move.
    """
    _, moves = seat_and_moves(view)
    found = list(_Motives(view.position, move).all())
    if len(moves) == 1 and move.kind is not Kind.PASS:
        found.append(Reason(Why.ONLY_MOVE))
    for_it = sorted((r for r in found if r.points >= 0), key=_rank)
    against = sorted((r for r in found if r.points < 0), key=lambda r: r.points)
    return tuple([*for_it, *against][:_MOST]) or (Reason(Why.FITS, cells=_named(move)),)


def _rank(reason: Reason) -> tuple[bool, float]:
    return reason.kind not in (Why.WINS, Why.ROW), -reason.points


def _named(move: Move) -> Cells:
    return tuple(cell for cell in (move.cell, move.other) if cell)


class _Motives:
    """Reasons for one move in one position."""

    def __init__(self, position: Position, move: Move) -> None:
        self._position, self._move = position, move
        self._setup = position.setup
        self._names = position.setup.board.names
        self._special = move.token in position.setup.powers

    def all(self) -> Iterator[Reason]:
        """The reasons in no order."""
        move = self._move
        kind = move.kind
        if kind is Kind.PASS:
            yield Reason(Why.PASSES)
        elif kind is Kind.TURN_IN:
            yield Reason(Why.TURNS_IN, card=move.token)
        elif kind is Kind.DRAW and move.seat is not None:
            yield Reason(Why.OWED, card=move.token)
        elif kind is Kind.DRAW and move.token:
            yield self._taken()
        elif kind is Kind.DRAW:
            touch = Eye(self._position).draw()
            held = len(self._position.hands[self._position.seat])
            yield Reason(Why.DRAWS, max(0.0, touch.points), amount=held)
        elif kind is Kind.TALK:
            yield Reason(Why.PAYS, card=move.token, cells=_named(move))
        else:
            yield from self._done()

    def _taken(self) -> Reason:
        """An open card is taken: where it could go."""
        token = self._move.token
        if self._special:
            return Reason(Why.TAKES_SPECIAL, card=token)
        eye = Eye(self._position)
        open_cells = [c for c in eye.cells_of(token) if not self._position.occupied >> c & 1]
        best = max(open_cells, key=lambda c: _sum(eye.put(c)), default=None)
        if best is None:
            return Reason(Why.TAKES_CARD, card=token)
        return Reason(Why.TAKES_CARD, _sum(eye.put(best)), self._cells([best]), card=token)

    def _done(self) -> Iterator[Reason]:
        """Chips are put or taken."""
        position, move = self._position, self._move
        after = position.play(move)
        made = [row for row in after.rows[position.side] if row not in position.rows[position.side]]
        if after.outcome is not None and after.outcome.winner == position.side:
            yield Reason(Why.WINS, 100.0, lines=self._lines(made) or self._pattern())
            return
        self._eye = eye = Eye(position)
        cell = self._setup.board.cell(move.other or move.cell)
        if made:
            rows = after.row_count(position.side)
            yield Reason(
                Why.ROW, 50.0, lines=self._lines(made), amount=rows, of=self._setup.rows_to_win
            )
        if move.kind is Kind.PUT:
            touches = list(eye.put(cell))
        elif move.kind is Kind.REMOVE:
            touches = list(eye.lift(cell))
        else:
            touches = list(eye.cover(cell))
        if move.kind is Kind.SWAP:
            yield Reason(Why.SWAPS, _LITTLE, _named(move))
        yield from self._broken(after)
        yield from self._builds(cell, [t for t in touches if t.effect is Effect.OWN])
        yield from self._frees([t for t in touches if t.effect is Effect.FREE])
        yield from self._against(Why.BLOCKS, [t for t in touches if t.effect is Effect.BLOCK])
        yield from self._against(Why.BREAKS, [t for t in touches if t.effect is Effect.LIFT])
        if self._setup.rules.source != "dice":
            yield from self._about_the_card(cell, touches)

    def _broken(self, after: Position) -> Iterator[Reason]:
        """Finished rows of enemies that are none any more."""
        for side, rows in enumerate(self._position.rows):
            lost = [row for row in rows if row not in after.rows[side]]
            if lost and side != self._position.side:
                yield Reason(Why.BREAKS_ROW, 10.0, lines=self._lines(lost), side=side)

    def _builds(self, cell: int, touches: Sequence[Touch]) -> Iterator[Reason]:
        """What a chip of one's own makes of the lines through its cell."""
        ways: dict[int, list[Touch]] = {}
        for touch in touches:
            if touch.wanted > 1:
                ways.setdefault(self._eye.direction(touch.line), []).append(touch)
        nearest = [_nearest(way) for way in ways.values()]
        order = sorted(
            zip(nearest, ways.values(), strict=True),
            key=lambda pair: (pair[0][0].wanted, -_sum(pair[1])),
        )
        grown = [pair for pair in order if self._eye.chips(pair[0][0])]
        if not grown:
            if touches:
                points = _sum(touches)
                yield Reason(Why.ROOM, points, self._cells([cell]), amount=len(touches))
            return
        lines, way = grown[0]
        yield self._line_reason(Why.BUILDS, lines, _sum(way), cell)
        if len(grown) > 1 and grown[1][0][0].wanted - 1 <= _NEAR:
            both = [*lines, *grown[1][0]]
            yield self._line_reason(Why.TWO_WAYS, both, _sum(grown[1][1]), cell)
        corners = self._setup.free & _union(self._eye.ground.lines[t.line] for t in lines)
        if corners:
            yield Reason(Why.CORNER, _LITTLE, self._cells(cells_in(corners)))

    def _line_reason(self, why: Why, touches: Sequence[Touch], points: float, cell: int) -> Reason:
        eye = self._eye
        still_open = {c for t in touches for c in eye.open_cells(t.line)} - {cell}
        fillable = eye.fillable(self._move.token)
        worst = max(touches, key=lambda t: t.wanted)
        return Reason(
            why,
            points,
            self._cells(still_open),
            self._lines(eye.ground.lines[t.line] for t in touches),
            amount=eye.covered(worst) + 1,
            of=eye.size(worst),
            held=sum(1 for c in still_open if fillable >> c & 1),
        )

    def _frees(self, touches: Sequence[Touch]) -> Iterator[Reason]:
        worthy = [t for t in touches if self._eye.covered(t) > 1]
        if worthy:
            best = _nearest(worthy)
            yield Reason(
                Why.FREES,
                _sum(worthy),
                lines=self._lines(self._eye.ground.lines[t.line] for t in best),
                amount=self._eye.covered(best[0]),
                of=self._eye.size(best[0]),
            )

    def _against(self, why: Why, touches: Sequence[Touch]) -> Iterator[Reason]:
        """Lines of enemies that are stopped, or lose a chip: of each side the nearest."""
        eye, position = self._eye, self._position
        for side in sorted({t.side for t in touches}):
            theirs = [t for t in touches if t.side == side and eye.chips(t)]
            if not theirs:
                continue
            best = _nearest(theirs)
            if not best[0].wanted or (why is Why.BLOCKS and eye.covered(best[0]) < 2):
                continue  # no row yet to be stopped
            masks = [eye.ground.lines[t.line] for t in best]
            yield Reason(
                why,
                _sum(theirs),
                self._cells(cells_in(_union(masks) & position.chips[side])),
                self._lines(masks),
                side=side,
                amount=eye.covered(best[0]),
                of=eye.size(best[0]),
                held=int(side == eye.next_side),
            )

    def _about_the_card(self, cell: int, touches: Sequence[Touch]) -> Iterator[Reason]:
        move = self._move
        urgent = any(0 < t.wanted <= _NEAR for t in touches)
        if self._special:
            yield from self._special_spent(cell, urgent=urgent)
            return
        if move.kind is not Kind.PUT:
            return
        powers = self._setup.powers
        jokers = [t for t in self._position.tokens if powers.get(t) in ("wild", "replace_any")]
        if urgent and jokers:
            yield Reason(Why.KEEPS_SPECIAL, _BESIDE, card=jokers[0])
        if self._eye.is_gone(cell):
            yield Reason(Why.ONLY_MINE, _LITTLE, self._cells([cell]), card=move.token)
        yield from self._other_cells(cell, touches)

    def _special_spent(self, cell: int, *, urgent: bool) -> Iterator[Reason]:
        move, eye = self._move, self._eye
        power = self._setup.powers[move.token]
        if power == "corner":
            return
        same = sum(
            1
            for token in self._position.hands[self._position.seat]
            if self._setup.powers.get(token) == power
        )
        takes = move.kind is Kind.REMOVE or power not in ("wild", "replace_any")
        price = eye.special(move.token, takes=takes).points
        yield Reason(Why.SPENDS_SPECIAL, min(price, -0.01), card=move.token, amount=same)
        if urgent and not eye.fillable() >> cell & 1:
            yield Reason(Why.NOTHING_LESS, _LITTLE, self._cells([cell]), card=move.token)

    def _other_cells(self, cell: int, touches: Sequence[Touch]) -> Iterator[Reason]:
        """What the card could have done elsewhere."""
        token, eye = self._move.token, self._eye
        price = list(eye.price(token, cell))
        twins = list(eye.twins(token, cell))
        if self._setup.rules.match == "at_least":
            yield from self._reach(cell)
            return
        if eye.held(token) > 1:
            spared = -sum(_sum(given) for _, given in twins)
            worth = _BESIDE if spared > _CLEARLY else _LITTLE
            yield Reason(Why.SECOND_COPY, worth, card=token, amount=eye.held(token))
            return
        for twin, _ in twins:
            more = _sum(touches) - _sum(eye.put(twin))
            if more > _CLEARLY:
                yield Reason(Why.OTHER_CELL, _BESIDE, self._cells([twin]), card=token)
        lost = _sum(price)
        if twins and lost < -_CLEARLY:
            yield Reason(Why.GIVES_UP, lost, self._cells(t for t, _ in twins), card=token)

    def _reach(self, cell: int) -> Iterator[Reason]:
        """With numbers: the card is the one that reaches the fewest cells of those that do."""
        eye, position = self._eye, self._position
        powers = self._setup.powers
        fitting = [t for t in position.tokens if t not in powers and cell in eye.cells_of(t)]
        if len(fitting) > 1 and self._move.token == min(fitting, key=self._reached):
            worst = max(fitting, key=self._reached)
            spared = _sum(eye.price(self._move.token, cell)) - _sum(eye.price(worst, cell))
            yield Reason(
                Why.REACHES,
                _BESIDE if spared > _CLEARLY else _LITTLE,
                card=self._move.token,
                amount=self._reached(self._move.token),
                of=(self._setup.playable & ~position.occupied).bit_count(),
            )

    def _reached(self, token: str) -> int:
        occupied = self._position.occupied
        return sum(1 for cell in self._eye.cells_of(token) if not occupied >> cell & 1)

    def _pattern(self) -> Cells:
        """The pattern that a winning move completes, where it makes no row."""
        position, move = self._position, self._move
        cell = 1 << self._setup.board.cell(move.other or move.cell)
        holding = position.chips[position.side] | self._setup.free | cell
        return self._lines(p for p in self._setup.patterns if p & cell and not p & ~holding)

    def _cells(self, cells: Iterable[int]) -> Cells:
        return tuple(self._names[cell] for cell in sorted(cells))

    def _lines(self, masks: Iterable[int]) -> Cells:
        return tuple(dict.fromkeys(map(self._setup.board.row_name, masks)))


def _sum(touches: Iterable[Touch]) -> float:
    return round(sum(touch.points for touch in touches), 3)


def _nearest(touches: Sequence[Touch]) -> list[Touch]:
    """Those that want the fewest chips."""
    least = min(touch.wanted for touch in touches)
    return [touch for touch in touches if touch.wanted == least]


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
