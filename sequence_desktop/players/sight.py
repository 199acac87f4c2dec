# SPDX-License-Identifier: MIT
"""How a seat sees the board: what each line is worth to it, and so what a chip on a cell does.

Every line is looked at once. A line without enemy chips is one's own to fill; a line in which one
enemy alone has chips can be blocked, or a chip taken out of it; an empty one counts both ways. What
a move does to a cell is worth the sum over the lines through it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sequence_desktop.engine.position import Position
from sequence_desktop.players.ground import Ground
from sequence_desktop.players.supply import Supply
from sequence_desktop.players.weights import (
    EARLY,
    FILL,
    FILL_CODE,
    GONE,
    GONE_CODE,
    LAST,
    NEED_CODE,
    PLENTY,
    SCARCE,
    SCARCE_CODE,
    STAGE_CODE,
    EnemyTable,
    Weights,
    block_table,
    lift_table,
    own_tables,
)

_GIFT: Final = 10
"""Leaving an enemy the chip that completes its line costs so many times what a block is worth."""
_ONE_MORE: Final = NEED_CODE[1]
"""The difference in code between a line and the same line with one chip more to go."""


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy side, and the worth of spoiling its lines."""

    side: int
    others: int
    """The chips of all other sides, as a mask."""
    stage: str
    factor: float
    useless: Collection[int]
    blocks: EnemyTable
    lifts: EnemyTable


class Sight:
    """The lines of a position with their worth for one seat, in hundredths of a point."""

    def __init__(
        self,
        ground: Ground,
        position: Position,
        seat: int,
        supply: Supply,
        weights: Weights,
        overlooked: Collection[int] = (),
        *,
        takes: bool = True,
    ) -> None:
        """Look at a position.

        ``overlooked`` are the numbers of lines in which the seat does not see enemy chips. Without
        ``takes``, when no chip can be taken anyhow, only ``put`` and ``prospects`` are right.
        """
        self.side: Final = ground.setup.side_of[seat]
        self.stage: Final = stage_of(position, self.side)
        self.ready = 0
        """Cells on which a chip of one's own completes a line: open ones, and an enemy's."""
        self._ground = ground
        self._position = position
        self._supply = supply
        self._weights = weights
        self._takes = takes
        self._mine = position.chips[self.side]
        self._own = own_tables(weights)
        blank = [0] * len(ground.lines)
        self._codes, self._blocks = blank[:], blank[:]
        self._lifts, self._covers, self._losses = blank[:], blank[:], blank[:]
        self._puts: dict[int, int] = {}

        enemies = _enemies(ground, position, seat, weights)
        useless = ground.useless(position.rows_of(self.side))
        self._look(ground.windows, STAGE_CODE[self.stage], useless, enemies, overlooked)
        if ground.patterns:
            last = [_at_last(enemy, weights) for enemy in enemies]
            self._look(ground.patterns, STAGE_CODE[LAST], (), last, ())
        if ground.setup.rules.rows.mode == "live":
            self._look_at_rows(enemies)

    def put(self, cell: int) -> int:
        """What a chip of one's own on an open cell is worth."""
        worth = self._puts.get(cell)
        if worth is None:
            own, codes, blocks = self._own[self._kind(cell)], self._codes, self._blocks
            worth = sum([own[codes[i]] + blocks[i] for i in self._ground.through[cell]])
            self._puts[cell] = worth
        return worth

    def put_own(self, cell: int) -> int:
        """The part of ``put`` that comes from one's own lines."""
        own, codes = self._own[self._kind(cell)], self._codes
        return sum([own[codes[i]] for i in self._ground.through[cell]])

    def lift(self, cell: int) -> int:
        """What taking an enemy's chip from a cell is worth."""
        lifts = self._lifts
        return sum([lifts[i] for i in self._ground.through[cell]])

    def cover(self, cell: int) -> int:
        """What putting one's own chip in the place of an enemy's is worth."""
        lifts, covers = self._lifts, self._covers
        return sum([lifts[i] + covers[i] for i in self._ground.through[cell]])

    def lose(self, cell: int) -> int:
        """What losing one's own chip on a cell costs, or leaving it to an enemy."""
        losses = self._losses
        return sum([losses[i] for i in self._ground.through[cell]])

    def prospects(self, useless: Collection[int]) -> int:
        """What one's own lines are worth together, but for some that could not be claimed."""
        own, codes = self._own[PLENTY], self._codes
        return sum([own[codes[i]] for i in self._ground.windows if i not in useless])

    def _kind(self, cell: int) -> int:
        supply = self._supply
        if supply.fill >> cell & 1:
            return FILL
        if supply.gone >> cell & 1:
            return GONE
        return SCARCE if supply.scarce >> cell & 1 else PLENTY

    def _look(
        self,
        lines: Sequence[int],
        stage_code: int,
        useless: Collection[int],
        enemies: Sequence[Enemy],
        overlooked: Collection[int],
    ) -> None:
        """Find the worth of some lines. (Spelled out: it is where the time goes.)"""
        masks, mine, occupied = self._ground.lines, self._mine, self._position.occupied
        supply = self._supply
        held = occupied | self._ground.setup.free
        fill, hard = supply.fill, supply.scarce | supply.gone
        own_scarce, own_gone = supply.scarce & ~fill, supply.gone & ~fill
        for i in lines:
            line = masks[i]
            open_cells = line & ~held
            need = open_cells.bit_count()
            chips = line & occupied
            own_chips = chips & mine
            foe_chips = chips ^ own_chips
            code = 0
            if i not in useless:
                code = stage_code + NEED_CODE[need] + FILL_CODE[(open_cells & fill).bit_count()]
                if open_cells & hard:
                    code += SCARCE_CODE[(open_cells & own_scarce).bit_count()]
                    code += GONE_CODE[(open_cells & own_gone).bit_count()]
            if foe_chips:
                if own_chips:
                    if self._takes:
                        self._look_at_mixed(i, need, code, own_chips, foe_chips, enemies)
                    continue
            else:
                if need == 1:
                    self.ready |= open_cells
                if need:
                    self._codes[i] = code
                if own_chips:
                    if code or not need:
                        self._losses[i] = self._own[PLENTY][(code or stage_code) + _ONE_MORE]
                    continue
            if need and i not in overlooked:
                self._look_at_theirs(i, need, code, open_cells & hard, foe_chips, enemies)

    def _look_at_theirs(
        self,
        i: int,
        need: int,
        code: int,
        hard: int,
        foe_chips: int,
        enemies: Sequence[Enemy],
    ) -> None:
        """A line without chips of one's own: what it is worth to spoil it for whom it is open."""
        chance = PLENTY
        if hard:
            chance = GONE if hard & self._supply.gone else SCARCE
        for enemy in enemies:
            if foe_chips & enemy.others or i in enemy.useless:
                continue
            self._blocks[i] += enemy.blocks[need][chance]
            if foe_chips:
                self._lifts[i] += enemy.lifts[need][chance]
                self._covers[i] += enemy.blocks[need + 1][chance]
        if code and foe_chips and not foe_chips & (foe_chips - 1):
            self._covers[i] += self._own[PLENTY][code + _ONE_MORE]

    def _look_at_mixed(
        self,
        i: int,
        need: int,
        code: int,
        own_chips: int,
        foe_chips: int,
        enemies: Sequence[Enemy],
    ) -> None:
        """A line with chips of several sides: worth something when one chip changes hands."""
        if not foe_chips & (foe_chips - 1):
            if not need:
                self.ready |= foe_chips
            if code:
                worth = self._own[PLENTY][code + _ONE_MORE]
                self._covers[i] = worth
                self._lifts[i] = int(worth * self._weights.lift_frees)
        if not own_chips & (own_chips - 1):
            for enemy in enemies:
                if not foe_chips & enemy.others and i not in enemy.useless:
                    worth = enemy.blocks[need + 1][PLENTY]
                    self._losses[i] = worth if need else worth * _GIFT

    def _look_at_rows(self, enemies: Sequence[Enemy]) -> None:
        """Finished rows that count only while they lie there: they can be broken again."""
        ground, weights = self._ground, self._weights
        for enemy in enemies:
            rows = self._position.rows[enemy.side]
            if not rows:
                continue
            worth = weights.lift_row[enemy.stage]
            if enemy.stage == LAST and self._is_about_to_win(enemy):
                worth += weights.lift[LAST][0]
            for row in rows:
                self._lifts[ground.number[row]] += int(worth * enemy.factor)

    def _is_about_to_win(self, enemy: Enemy) -> bool:
        held = self._position.occupied | self._ground.setup.free
        return any(
            not line & enemy.others and (line & ~held).bit_count() == 1
            for i, line in enumerate(self._ground.lines)
            if i not in enemy.useless
        )


def stage_of(position: Position, side: int) -> str:
    """Whether one more row wins for a side."""
    return LAST if position.setup.rows_to_win - position.row_count(side) <= 1 else EARLY


def _enemies(ground: Ground, position: Position, seat: int, weights: Weights) -> list[Enemy]:
    """The enemy sides; those that move after another enemy count less."""
    setup = ground.setup
    found: list[Enemy] = []
    met = {setup.side_of[seat]}
    for turn in range(1, setup.players):
        side = setup.side_of[(seat + turn * setup.step) % setup.players]
        if side in met:
            continue
        met.add(side)
        factor = weights.later_enemy if found else 1.0
        stage = stage_of(position, side)
        found.append(
            Enemy(
                side,
                position.occupied & ~position.chips[side],
                stage,
                factor,
                ground.useless(position.rows_of(side)),
                block_table(weights, stage, factor),
                lift_table(weights, stage, factor),
            )
        )
    return found


def _at_last(enemy: Enemy, weights: Weights) -> Enemy:
    """An enemy's view of a pattern, which wins at once."""
    return replace(
        enemy,
        useless=(),
        blocks=block_table(weights, LAST, enemy.factor),
        lifts=lift_table(weights, LAST, enemy.factor),
    )
