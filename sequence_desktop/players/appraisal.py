# SPDX-License-Identifier: MIT
"""What a move is worth: what it does on the board, less the price of the card it spends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token, is_number
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.players.ground import Ground
from sequence_desktop.players.sight import Sight, stage_of
from sequence_desktop.players.weights import EARLY, LAST, Weights

_PERCENT = 100


class Appraisal:
    """Puts points, in hundredths, to the moves of one position."""

    def __init__(
        self,
        ground: Ground,
        position: Position,
        seat: int,
        sight: Sight,
        weights: Weights,
        thrift: int = _PERCENT,
    ) -> None:
        """``thrift``: how dear special cards are, in per cent of their price."""
        self._ground = ground
        self._position = position
        self._sight = sight
        self._weights = weights
        self._thrift = thrift
        self._hand = position.hands[seat]
        self._held = Counter(self._hand)
        powers = ground.setup.powers
        self._powers_held = Counter(powers[token] for token in self._hand if token in powers)
        sides = range(ground.setup.sides)
        late = any(stage_of(position, side) == LAST for side in sides)
        self._stage = LAST if late else EARLY

    def of(self, moves: Sequence[Move]) -> Iterator[tuple[Move, int]]:
        """The moves with their points. Of moves that differ only in rows claimed, the best one."""
        claims: dict[Move, list[Move]] = {}
        for move in moves:
            if move.rows:
                claims.setdefault(_unclaimed(move), []).append(move)
        for move in moves:
            if not (move.rows or move in claims):
                yield move, self._points(move)
        for plain, choices in claims.items():
            yield max(choices, key=self._prospects), self._points(plain)

    def _points(self, move: Move) -> int:
        cell_of, sight, token = self._ground.cell_of, self._sight, move.token
        kind = move.kind
        if kind is Kind.PUT:
            cell = cell_of[move.cell]
            return sight.put(cell) - self._price(token, cell)
        if kind is Kind.DRAW:
            return self._in_hand(token) if token else self._draw()
        if kind is Kind.TALK:  # a penalty: give up a card, or take a chip of those who spoke
            return -self._in_hand(token) if token else sight.lift(cell_of[move.cell])
        if kind is Kind.REMOVE:
            cell = cell_of[move.cell]
            own = self._position.chips[sight.side] >> cell & 1
            return (-sight.lose(cell) if own else sight.lift(cell)) - self._price(token, cell)
        if kind is Kind.REPLACE:
            cell = cell_of[move.cell]
            return sight.cover(cell) - self._price(token, cell)
        if kind is Kind.SWAP:
            left, taken = cell_of[move.cell], cell_of[move.other]
            return sight.cover(taken) - sight.lose(left) - self._price(token, taken)
        return 0

    def _price(self, token: Token, cell: int) -> int:
        """What is given up with a card. A roll costs nothing: it cannot be kept."""
        setup = self._ground.setup
        if setup.rules.source == "dice":
            return 0
        power = setup.powers.get(token)
        if power is not None:
            single, one_of_more = self._weights.price[self._stage][power]
            price = single if self._powers_held[power] == 1 else one_of_more
            return price * self._thrift // _PERCENT
        if setup.rules.match == "at_least" and is_number(token):
            return self._reach(token)
        return self._twins(token, cell)

    def _twins(self, token: Token, cell: int) -> int:
        """What the card could have done on its best other cell, or that it has no other cell."""
        others = self._ground.cells_of[token] & ~(1 << cell)
        if not others or self._held[token] > 1:
            return 0
        weights, sight = self._weights, self._sight
        worth = -1
        for twin in cells_in(others & ~self._position.occupied):
            own = sight.put_own(twin)
            block = sight.put(twin) - own
            worth = max(worth, int(own * weights.twin_own + block * weights.twin_block))
        return weights.twin_covered if worth < 0 else min(worth, weights.twin_most)

    def _reach(self, token: Token) -> int:
        """The price of a number card: low ones go almost everywhere, high ones hardly anywhere."""
        open_cells = self._ground.setup.playable & ~self._position.occupied
        reached = self._ground.cells_of[token] & open_cells
        return self._weights.number_price * reached.bit_count() // max(1, open_cells.bit_count())

    def _draw(self) -> int:
        """What it is worth to draw instead of playing."""
        worth = self._weights.draw_instead
        return worth[min(len(self._hand), len(worth) - 1)]

    def _in_hand(self, token: Token) -> int:
        """What a card is worth to have: a special card its price, others their best cell."""
        setup, weights = self._ground.setup, self._weights
        power = setup.powers.get(token)
        if power is not None and power != "corner":
            return weights.price[self._stage][power][0]
        cells = self._ground.cells_of.get(token, 0) & ~self._position.occupied
        best = max((self._sight.put(cell) for cell in cells_in(cells)), default=0)
        return int(best * weights.held)

    def _prospects(self, move: Move) -> tuple[int, int]:
        """How many rows a move claims, and what one's lines are still worth with them."""
        board = self._ground.setup.board
        claimed = tuple(board.row_mask(name) for name in move.rows)
        made = self._position.rows[self._sight.side]
        return len(claimed), self._sight.prospects(self._ground.useless(made + claimed))


def _unclaimed(move: Move) -> Move:
    return Move(move.kind, move.token, move.cell, move.other)
