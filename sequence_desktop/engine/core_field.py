# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""The board of the play-out core: chips, lines and rows on plain numbers.

``core_field.pxd`` has the types for Cython; see :mod:`sequence_desktop.engine.core`.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

from sequence_desktop.engine.core_ground import CoreGround, Numbers

Ints: TypeAlias = "memoryview[int]"
"""A row of C ints."""

_MOST = 10  # so many rows at once are tried in every combination; nobody ever makes more


def numbers(count: int) -> Ints:
    """So many zeros, as C ints."""
    return memoryview(array("i", bytes(4 * max(1, count))))


class Field:
    """Chips on a board, and what follows from where they lie."""

    ground: CoreGround
    lines: int
    cells: int
    tokens: int
    rows_to: int
    sides: int
    rows_to_win: int
    live: int
    protect: int
    protect_corners: int
    need: Numbers
    line_from: Numbers
    line_cells: Numbers
    through_from: Numbers
    through: Numbers
    clash: Numbers
    open_cell: Numbers
    immune: Numbers
    chip: Ints
    lock: Ints
    count: Ints
    total: Ints
    barred: Ints
    rows: Ints
    found: Ints
    wanted: Ints
    wanted_size: int
    struck: int
    empty: int

    def __init__(self, ground: CoreGround) -> None:
        """An empty board."""
        self.ground = ground
        self.lines, self.cells = len(ground.lines), len(ground.open_cell)
        self.tokens, self.rows_to = len(ground.tokens), ground.rows_to
        self.line_from, self.line_cells = ground.line_from, ground.line_cells
        self.through_from, self.through = ground.through_from, ground.through
        self.need, self.clash = ground.need, ground.clash
        self.open_cell, self.immune = ground.open_cell, ground.immune
        for name in ("sides", "rows_to_win", "live", "protect", "protect_corners"):
            setattr(self, name, ground.settings[name])
        self.found = numbers(self.lines)
        self.wanted = numbers(self.lines)
        self.wanted_size = self.struck = -1
        self.empty = 0

    def field_sizes(self) -> list[tuple[str, int]]:
        """The parts of a saved state that belong to the board, by name, and their sizes."""
        return [
            ("chip", self.cells),  # the side whose chip lies there, plus 1
            ("lock", self.cells),
            ("count", self.lines * self.sides),  # chips of a side in a line
            ("total", self.lines),  # chips in a line
            ("barred", self.lines * self.sides),  # not 0: the side cannot have it as a row
            ("rows", self.sides),  # in live mode: complete windows
        ]

    def clear_field(self) -> None:
        """Count the empty cells of an empty board."""
        self.struck = -1
        self.empty = 0
        for cell in range(self.cells):
            if self.open_cell[cell]:
                self.empty += 1
            if self.open_cell[cell] == 2:
                self.lock[cell] = self.protect_corners

    def lay(self, side: int, cell: int) -> None:
        """Put a chip down as part of a given position: rows are made with ``make_row``."""
        self.wanted_size = 0
        self._put(side, cell)
        self.wanted_size = self.struck = -1

    def want(self, lines: list[int]) -> None:
        """Lay down the rows that the next deed claims."""
        self.wanted_size = len(lines)
        for i, line in enumerate(lines):
            self.wanted[i] = line

    def _is_loose(self, token: int, cell: int) -> bool:
        return not self.lock[cell] and not self.immune[token * self.cells + cell]

    def _put(self, side: int, cell: int) -> None:
        self.chip[cell] = side + 1
        self.empty -= 1
        done = 0
        for i in range(self.through_from[cell], self.through_from[cell + 1]):
            w = self.through[i]
            self.total[w] += 1
            self.count[w * self.sides + side] += 1
            if self.count[w * self.sides + side] == self.need[w]:
                if w >= self.rows_to:
                    self.struck = side
                elif self.live:
                    self._complete(side, w)
                elif not self.barred[w * self.sides + side]:
                    self.found[done] = w
                    done += 1
        if done:
            self._claim(side, done)

    def _complete(self, side: int, w: int) -> None:
        """Note that a window is full, where rows count only while they are there."""
        self.rows[side] += 1
        if self.protect:
            for i in range(self.line_from[w], self.line_from[w + 1]):
                self.lock[self.line_cells[i]] += 1

    def _claim(self, side: int, done: int) -> None:
        """Claim rows from the ``done`` first windows in ``found``, or those that are wanted."""
        if self.wanted_size >= 0:
            for i in range(self.wanted_size):
                self.make_row(side, self.wanted[i])
            return
        chosen = 1 if done == 1 else self.largest_set(done)
        for i in range(done):
            if chosen >> i & 1:
                self.make_row(side, self.found[i])

    def make_row(self, side: int, w: int) -> None:
        """Give a side a row for good."""
        self.rows[side] += 1
        if self.protect:
            for i in range(self.line_from[w], self.line_from[w + 1]):
                self.lock[self.line_cells[i]] += 1
        for other in range(self.rows_to):
            if self.clash[w * self.lines + other]:
                self.barred[other * self.sides + side] += 1

    def largest_set(self, done: int) -> int:
        """The largest set of the windows in ``found`` that may be rows together, as a mask.

        Of several, the one that comes first in the order of the windows.
        """
        if done > _MOST:
            done = _MOST
        best = 0
        best_size = 0
        chosen = (1 << done) - 1
        while chosen:  # the first window is the highest bit here, so the first sets come first
            size = 0
            for i in range(done):
                if chosen >> i & 1:
                    size += 1
            if size > best_size and self._stand_together(chosen, done):
                best, best_size = chosen, size
            chosen -= 1
        turned = 0
        for i in range(done):
            if best >> (done - 1 - i) & 1:
                turned |= 1 << i
        return turned

    def _stand_together(self, chosen: int, done: int) -> bool:
        for i in range(done):
            if chosen >> (done - 1 - i) & 1:
                for j in range(i + 1, done):
                    if chosen >> (done - 1 - j) & 1:
                        if self.clash[self.found[i] * self.lines + self.found[j]]:
                            return False
        return True

    def _lift(self, cell: int) -> None:
        side = self.chip[cell] - 1
        self.chip[cell] = 0
        self.empty += 1
        for i in range(self.through_from[cell], self.through_from[cell + 1]):
            w = self.through[i]
            if self.live and w < self.rows_to:
                if self.count[w * self.sides + side] == self.need[w]:
                    self.rows[side] -= 1
            self.total[w] -= 1
            self.count[w * self.sides + side] -= 1

    def row_count(self, side: int) -> int:
        """How many rows a side has."""
        if not self.live or self.rows[side] < 2:
            return self.rows[side]
        done = 0
        for w in range(self.rows_to):
            if self.count[w * self.sides + side] == self.need[w] and done < _MOST:
                self.found[done] = w
                done += 1
        chosen = self.largest_set(done)
        size = 0
        for i in range(done):
            size += chosen >> i & 1
        return size
