# SPDX-License-Identifier: MIT
"""Rows: which windows a side holds, and which of them it may claim together.

Source for all of this: rules.md section 2. Windows, chips and rows are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sequence_desktop.engine.setup import Setup

_PATIENCE: Final = 5_000
"""Steps of a search for the largest sets; real games need a few dozen."""

RowSet = tuple[int, ...]
"""Rows claimed together, in the order of the windows."""


def completed(holding: int, windows: Iterable[int]) -> list[int]:
    """The windows whose every cell is in ``holding`` (a side's chips and the free cells)."""
    return [w for w in windows if not w & ~holding]


def opening_hot(setup: Setup, chips: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """For each side, the cells at which one more chip completes a window."""
    found = []
    for own in chips or (0,) * setup.sides:
        holding = own | setup.free
        hot = 0
        for window in setup.windows:
            missing = window & ~holding
            if not missing & (missing - 1):
                hot |= missing
        found.append(hot)
    return tuple(found)


def largest_sets(setup: Setup, candidates: Sequence[int], made: Sequence[int]) -> list[RowSet]:
    """Every largest set of candidates that may stand beside the rows made and each other.

    Empty when no candidate may be claimed at all. On a board crowded with complete windows, as no
    game of rows of five ever sees one, the search ends after a fixed number of steps with the
    largest sets found so far, so that nothing hangs.
    """
    fitting = [w for w in candidates if all(compatible(setup, w, row) for row in made)]
    search = _Search(setup)
    search.grow(fitting, ())
    return search.best


class _Search:
    """A search for the largest sets, with an end to its patience."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.best: list[RowSet] = []
        self.left = _PATIENCE

    def grow(self, rest: Sequence[int], chosen: RowSet) -> None:
        """Collect in ``best`` the largest admissible extensions of ``chosen`` by ``rest``."""
        best = self.best
        self.left -= 1
        if chosen and (not best or len(chosen) >= len(best[0])):
            if best and len(chosen) > len(best[0]):
                best.clear()
            best.append(chosen)
        for i, window in enumerate(rest):
            if self.left <= 0 or (best and len(chosen) + len(rest) - i < len(best[0])):
                return
            fitting = [w for w in rest[i + 1 :] if compatible(self.setup, window, w)]
            self.grow(fitting, (*chosen, window))


def compatible(setup: Setup, a: int, b: int) -> bool:
    """Whether one side may hold both rows. Sources: rules.md 2.2 and variants V4 and V16."""
    if a == b:
        return False
    rules = setup.rules.rows
    shared = a & b
    if shared & setup.free and not rules.share_corner:
        return False
    if (shared & ~setup.free).bit_count() > rules.share:
        return False
    return rules.share_same_line or bool(rules.shapes) or not _same_line(setup, a, b)


def _same_line(setup: Setup, a: int, b: int) -> bool:
    return _line(setup, a) == _line(setup, b)


def _line(setup: Setup, window: int) -> tuple[int, int]:
    """The direction of a window as a step, and the cell where its line enters the board."""
    step, right = _direction(setup, window)
    cell = (window & -window).bit_length() - 1
    width = setup.board.width
    while cell - step >= 0 and 0 <= cell % width - right < width:
        cell -= step
    return step, cell


def _direction(setup: Setup, window: int) -> tuple[int, int]:
    """The distance between neighbouring cells of a window, and its part to the right."""
    width = setup.board.width
    first = (window & -window).bit_length() - 1
    step = (window.bit_length() - 1 - first) // (setup.row_length - 1)
    return step, {1: 1, width: 0, width + 1: 1, width - 1: -1}[step]


def longest_run_cells(setup: Setup, holding: int, row: int) -> int:
    """The row with all cells of ``holding`` that lengthen it in its line. Source: variant V15."""
    step, right = _direction(setup, row)
    width = setup.board.width
    cells = row
    for start, sign in (((row & -row).bit_length() - 1, -1), (row.bit_length() - 1, 1)):
        cell = start
        while True:
            column = cell % width + right * sign
            cell += step * sign
            if not (0 <= column < width and cell >= 0) or not holding >> cell & 1:
                break
            cells |= 1 << cell
    return cells


def protected_cells(setup: Setup, chips: Sequence[int], rows: Sequence[RowSet]) -> int:
    """The chips that no removing or replacing card may touch."""
    safe = 0
    protect = setup.rules.protect
    if protect.rows:
        for side, made in enumerate(rows):
            holding = chips[side] | setup.free
            for row in made:
                safe |= longest_run_cells(setup, holding, row) if protect.extensions else row
        safe &= ~setup.free
    if protect.corners:
        safe |= setup.joker_cells
    return safe


def count_live(setup: Setup, windows: Sequence[int]) -> int:
    """How many rows at once the complete windows make. Source: rules.md 2.3."""
    if len(windows) < 2:
        return len(windows)
    return len(largest_sets(setup, windows, ())[0])
