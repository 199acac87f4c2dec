# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""What a position is worth: the chances of each side to win, when all hands are known.

A regression on how many lines a side has by the chips they want and the cards it holds for them,
with its own weights for the side to move, the next and later ones, and for who is one row from
winning. It is used at the end of a play-out, and for reviews. ``value.pxd`` has the types.
"""

from __future__ import annotations

from array import array
from math import exp

from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_field import numbers
from sequence_desktop.players.linear import reals

_FACTS = 48
_ROWS = 40
_WILD = 44
_TAKE = 45
_HELD = 46
_BIAS = 47
_STAGES = 4
_FAR = 5  # lines that want more chips than this are not counted


class Value:
    """Looks at a core's state with open eyes."""

    def __init__(self, core: Core, weights: array[float]) -> None:
        """``weights``: ``_FACTS`` for each of four stages, for each of three distances."""
        self.core = core
        self.weights = weights
        self.sides = core.sides
        self.fact = reals(core.sides * _FACTS)
        self.start = numbers(core.sides)
        self.chance = reals(core.sides)
        self.fill = numbers(core.sides * core.cells)
        self.unseen = numbers(core.tokens)
        self.lack = numbers(core.cells)

    def look(self) -> None:
        """Work out the chances of each side, in ``chance``."""
        core = self.core
        if core.over:
            for side in range(self.sides):
                self.chance[side] = 1.0 / self.sides if core.winner < 0 else 0.0
            if core.winner >= 0:
                self.chance[core.winner] = 1.0
            return
        self.gather()
        most = -1e9
        for side in range(self.sides):
            total = 0.0
            for i in range(_FACTS):
                total += self.fact[side * _FACTS + i] * self.weights[self.start[side] + i]
            self.chance[side] = total
            if total > most:
                most = total
        total = 0.0
        for side in range(self.sides):
            self.chance[side] = exp(self.chance[side] - most)
            total += self.chance[side]
        for side in range(self.sides):
            self.chance[side] /= total

    def gather(self) -> None:
        """Count the facts of each side, in ``fact``."""
        core = self.core
        for i in range(self.sides * _FACTS):
            self.fact[i] = 0.0
        self._look_at_hands()
        self._look_at_lines()
        for side in range(self.sides):
            base = side * _FACTS
            left = core.rows_to_win - core.rows[side]
            self.fact[base + _ROWS + (0 if left < 0 else left if left < 3 else 3)] = 1.0
            self.fact[base + _BIAS] = 1.0
            theirs_last = 0
            for other in range(self.sides):
                if other != side and core.rows[other] >= core.rows_to_win - 1:
                    theirs_last = 1
            mine_last = 1 if core.rows[side] >= core.rows_to_win - 1 else 0
            far = self._distance(side)
            self.start[side] = (far * _STAGES + mine_last * 2 + theirs_last) * _FACTS

    def _distance(self, side: int) -> int:
        """0 for the side to move, 1 for the side that moves next, 2 for later ones."""
        core = self.core
        if core.side_of[core.seat] == side:
            return 0
        return 1 if core.side_of[(core.seat + core.step + core.seats) % core.seats] == side else 2

    def _look_at_hands(self) -> None:
        core = self.core
        for i in range(self.sides * core.cells):
            self.fill[i] = 0
        for cell in range(core.cells):
            self.lack[cell] = 0
        if core.dice:
            return
        for token in range(core.tokens):
            self.unseen[token] = core.copies[token] - core.gone[token]
        for seat in range(core.seats):
            side = core.side_of[seat]
            base = side * _FACTS
            for i in range(core.held[seat]):
                token = core.hand[seat * core.room + i]
                power = core.power[token]
                self.fact[base + _HELD] += 1.0
                if power == 1 or power == 3:
                    self.fact[base + _WILD] += 1.0
                elif power:
                    self.fact[base + _TAKE] += 1.0
                for k in range(core.token_from[token], core.token_from[token + 1]):
                    self.fill[side * core.cells + core.token_cells[k]] = 1
        if core.at_least:
            return
        for cell in range(core.cells):
            token = core.cell_token[cell]
            if token >= 0 and self.unseen[token] <= 0:
                self.lack[cell] = 1

    def _look_at_lines(self) -> None:
        core = self.core
        for w in range(core.lines):
            total = core.total[w]
            for side in range(self.sides):
                at = w * self.sides + side
                mine = core.count[at]
                if core.barred[at] or (mine != total and not (mine and core.dice and core.covers)):
                    continue
                want = core.need[w] - mine
                if want < 1 or want > _FAR:
                    continue
                fills = 0
                lacks = 0
                for k in range(core.line_from[w], core.line_from[w + 1]):
                    cell = core.line_cells[k]
                    if not core.chip[cell]:
                        if self.fill[side * core.cells + cell]:
                            fills += 1
                        elif self.lack[cell]:
                            lacks = 1
                fills += total - mine  # there are no hands where this is not nothing
                fills = fills if fills < 3 else 3
                self.fact[side * _FACTS + (want - 1) * 8 + fills * 2 + lacks] += 1.0
