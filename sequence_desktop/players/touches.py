# SPDX-License-Identifier: MIT
"""What a deed does to each line, in the numbers of the linear policy: the same sum, taken apart.

``Linear`` adds up weights as fast as it can and forgets where they came from. Here the same weights
are found again one by one, each with its line; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.core_mirror import mirror
from sequence_desktop.engine.position import Position
from sequence_desktop.players.features import GROUPS
from sequence_desktop.players.mind import mind_of

_OWN, _FREES = GROUPS["own"].first, GROUPS["frees"].first
_TWIN_OWN, _TWIN_BLOCK = GROUPS["twin_own"].first, GROUPS["twin_block"].first
_BLOCK, _COVERED, _REACH = (GROUPS[name].first for name in ("block", "covered", "reach"))
_FEW_CELLS: Final = 4
"""A card that fills more cells than this is judged by how many are still open."""


class Effect(StrEnum):
    """What happens to a line."""

    OWN = "own"
    """One's own line has a chip more."""
    BLOCK = "block"
    """An enemy's line, or an empty one, is closed to it."""
    LIFT = "lift"
    """An enemy's chip leaves its line."""
    FREE = "free"
    """The only enemy chip leaves one's own line."""
    MIXED = "mixed"
    """The same in a line where enemies' chips lie that can be replaced."""
    PRICE = "price"
    """No line: what the card itself is worth to keep."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One weight in the sum, and the line that it stands for."""

    effect: Effect
    feature: int
    """The number of the weight in its set."""
    points: float
    line: int = -1
    wanted: int = 0
    """How many chips the line wanted before, of whom it concerns."""
    side: int = -1
    """Whose line it is."""


class Eye:
    """The lines of a position as the policy sees them, for the seat to move."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._mind = mind_of(position.setup)
        self._core, self._policy = self._mind.core, self._mind.policy
        self.ground: Final = self._mind.ground
        mirror(self._core, position)
        self._policy.look()
        self.side: Final = self._policy.side
        self.next_side: Final = self._policy.next_side
        self._hand = tuple(
            self.ground.number[token]
            for token in position.hands[position.seat]
            if token in self.ground.number
        )

    def put(self, cell: int) -> Iterator[Touch]:
        """What a chip of one's own on an open cell does."""
        policy = self._policy
        for w in self._through(cell):
            if policy.foes[w]:
                yield self._mixed(w, cell, policy.foes[w])
            elif policy.own[w]:
                yield self._own(Effect.OWN, w, cell, policy.own[w])
            if policy.theirs[w] >= 0:
                yield self._enemy(Effect.BLOCK, w, policy.theirs[w])

    def lift(self, cell: int) -> Iterator[Touch]:
        """What taking an enemy's chip from a cell does."""
        policy = self._policy
        for w in self._through(cell):
            if policy.lifts[w] >= 0:
                yield self._enemy(Effect.LIFT, w, policy.lifts[w])
            m = policy.frees[w]
            if m >= 0:
                feature = _FREES + (m - 1 if m else 0)
                yield self._touch(Effect.FREE, feature, w, m, self.side)

    def cover(self, cell: int) -> Iterator[Touch]:
        """What putting one's own chip in the place of an enemy's does."""
        policy = self._policy
        for w in self._through(cell):
            if policy.lifts[w] >= 0:
                yield self._enemy(Effect.LIFT, w, policy.lifts[w])
            if policy.frees[w] >= 0:
                yield self._own(Effect.FREE, w, cell, policy.frees[w] or 1)
            elif policy.foes[w]:
                yield self._mixed(w, cell, policy.foes[w] - 1)

    def twins(self, token: Token, cell: int) -> Iterator[tuple[int, list[Touch]]]:
        """The other open cells that a plain card, played on a cell, can no longer take."""
        for twin in self.cells_of(token):
            if twin == cell or self._core.chip[twin]:
                continue
            yield twin, list(self._given_up(twin))

    def price(self, token: Token, cell: int) -> Iterator[Touch]:
        """What a plain card's other cells cost, as far as they count; with a double, nothing."""
        cells = self.cells_of(token)
        if len(cells) > _FEW_CELLS:
            reached = sum(1 for other in cells if not self._core.chip[other])
            feature = _REACH + (8 * reached - 1) // (self._core.empty or 1)
            yield self._touch(Effect.PRICE, feature)
            return
        if len(cells) < 2 or self._core.dice or self.held(token) > 1:
            return
        twins = list(self.twins(token, cell))
        for _, touches in twins:
            yield from touches
        if not twins:
            yield self._touch(Effect.PRICE, _COVERED)

    def special(self, token: Token, *, takes: bool) -> Touch:
        """The price of a special card."""
        power = self.ground.power
        own = power[self.ground.number[token]]
        more = sum(1 for other in self._hand if power[other] == own) > 1
        first = GROUPS["take" if takes else "wild"].first
        return self._touch(Effect.PRICE, first + int(more))

    def draw(self) -> Touch:
        """What a draw instead of a play is worth."""
        return self._touch(Effect.PRICE, GROUPS["draw"].first + min(len(self._hand), 7))

    def held(self, token: Token) -> int:
        """How many of a card the seat holds."""
        return self._hand.count(self.ground.number[token])

    def cells_of(self, token: Token) -> tuple[int, ...]:
        """The cells that a plain card fills."""
        ground, number = self.ground, self.ground.number[token]
        start, end = ground.token_from[number], ground.token_from[number + 1]
        return tuple(ground.token_cells[start:end])

    def fillable(self, without: Token = "") -> int:
        """The cells that plain cards in the hand fill, but for one card of a kind, as a mask."""
        cards = list(self._hand)
        if without in self.ground.number and self.ground.number[without] in cards:
            cards.remove(self.ground.number[without])
        mask = 0
        for number in set(cards):
            for cell in self.cells_of(self.ground.tokens[number]):
                mask |= 1 << cell
        return mask

    def is_gone(self, cell: int) -> bool:
        """Whether nobody else can have or get a plain card for a cell."""
        return self._policy.rare[cell] == 2 and not self._core.dice

    def covered(self, touch: Touch) -> int:
        """How many cells of a line were covered, the free ones too."""
        return self.size(touch) - touch.wanted

    def size(self, touch: Touch) -> int:
        """How many cells a line has."""
        return self.ground.lines[touch.line].bit_count()

    def chips(self, touch: Touch) -> int:
        """How many chips lie on a line, of all sides."""
        return self._core.total[touch.line]

    def open_cells(self, line: int) -> tuple[int, ...]:
        """The cells of a line that still want a chip."""
        ground = self.ground
        cells = ground.line_cells[ground.line_from[line] : ground.line_from[line + 1]]
        return tuple(cell for cell in cells if not self._core.chip[cell])

    def direction(self, line: int) -> int:
        """How a line runs: the step from cell to cell; patterns and shapes run each on its own."""
        if line >= self.ground.rows_to or self._position.setup.rules.rows.shapes:
            return -1 - line
        first, second, *_ = cells_in(self.ground.lines[line])
        return second - first

    def _through(self, cell: int) -> tuple[int, ...]:
        ground = self.ground
        return tuple(ground.through[ground.through_from[cell] : ground.through_from[cell + 1]])

    def _given_up(self, twin: int) -> Iterator[Touch]:
        policy = self._policy
        for w in self._through(twin):
            if policy.own[w]:
                feature = _TWIN_OWN + self._own_feature(w, twin, policy.own[w]) // 2
                yield self._touch(Effect.OWN, feature, w, policy.own[w], self.side)
            if policy.theirs[w] >= 0:
                feature = _TWIN_BLOCK + (policy.theirs[w] - _BLOCK) // 3 % 6
                yield self._touch(Effect.BLOCK, feature, w)

    def _own(self, effect: Effect, w: int, cell: int, m: int) -> Touch:
        return self._touch(effect, _OWN + self._own_feature(w, cell, m), w, m, self.side)

    def _mixed(self, w: int, cell: int, foes: int) -> Touch:
        m = self._policy.own[w]
        feature = _OWN + self._own_feature(w, cell, m) + 2 * foes
        return self._touch(Effect.MIXED, feature, w, m, self.side)

    def _own_feature(self, w: int, cell: int, m: int) -> int:
        """As in ``Linear``: by chips wanted, cards held for the other cells, one of them gone."""
        policy = self._policy
        fills = policy.fills[w] - policy.fill[cell]
        lacks = policy.lacks[w]
        if lacks and not policy.fill[cell] and policy.rare[cell] == 2:
            lacks -= 1
        return ((m - 1) * 4 + min(fills, 3)) * 2 + (1 if lacks else 0)

    def _enemy(self, effect: Effect, w: int, feature: int) -> Touch:
        core, sides = self._core, self._core.sides
        left = self.ground.need[w] - core.total[w]
        side = next((s for s in range(sides) if core.count[w * sides + s]), self.next_side)
        return self._touch(effect, feature, w, left, side)

    def _touch(
        self, effect: Effect, feature: int, line: int = -1, wanted: int = 0, side: int = -1
    ) -> Touch:
        policy = self._policy
        return Touch(effect, feature, policy.weights[policy.set + feature], line, wanted, side)
