# SPDX-License-Identifier: MIT
"""Which cells are chosen on the board, and where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal


class Selection(QObject):
    """The chosen cells of a board of so many columns and rows.

    Attributes:
        cells: the chosen cells.
        cursor: the cell that keys change.

    Signals:
        changed: other cells are chosen, or the cursor is elsewhere.
    """

    changed = Signal()

    def __init__(self, width: int, height: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._width, self._height = width, height
        self.cursor = 0
        self._anchor = 0
        self.cells: frozenset[int] = frozenset((0,))

    @property
    def in_order(self) -> tuple[int, ...]:
        """The chosen cells, row by row."""
        return tuple(sorted(self.cells))

    def fit(self, width: int, height: int) -> None:
        """The board has another size now: the cursor stays as near as it can."""
        if (width, height) == (self._width, self._height):
            return
        row, column = divmod(self.cursor, self._width)
        self._width, self._height = width, height
        self.go(min(row, height - 1) * width + min(column, width - 1))

    def go(self, cell: int) -> None:
        """Choose this cell alone."""
        self._set(cell, cell, frozenset((cell,)))

    def extend(self, cell: int) -> None:
        """Choose the rectangle between the cell where the choice began and this one."""
        self._set(cell, self._anchor, self.rectangle(self._anchor, cell))

    def toggle(self, cell: int) -> None:
        """Add this cell to the chosen ones, or leave it out."""
        left = self.cells ^ {cell}
        self._set(cell, cell, left or frozenset((cell,)))

    def wander(self, cell: int) -> None:
        """Move the cursor alone; what is chosen stays."""
        self._set(cell, self._anchor, self.cells)

    def choose(self, cells: Iterable[int]) -> None:
        """Choose these cells, the first of them under the cursor; none: nothing changes.

        Cells of a board that was larger are left out: checks follow a change a moment later.
        """
        chosen = frozenset(cell for cell in cells if cell < self._width * self._height)
        if chosen:
            first = min(chosen)
            self._set(self.cursor if self.cursor in chosen else first, first, chosen)

    def choose_all(self) -> None:
        """Choose every cell."""
        self.choose(range(self._width * self._height))

    def step(self, right: int, down: int) -> int:
        """The cell so many columns and rows from the cursor, at most at the rim."""
        row, column = divmod(self.cursor, self._width)
        row = min(max(row + down, 0), self._height - 1)
        column = min(max(column + right, 0), self._width - 1)
        return row * self._width + column

    def advance(self) -> None:
        """Go to the next cell in reading order, after the last one to the first."""
        self.go((self.cursor + 1) % (self._width * self._height))

    def rectangle(self, one: int, other: int) -> frozenset[int]:
        """Every cell of the rectangle with these two as its corners."""
        rows = sorted((one // self._width, other // self._width))
        columns = sorted((one % self._width, other % self._width))
        return frozenset(
            r * self._width + c
            for r in range(rows[0], rows[1] + 1)
            for c in range(columns[0], columns[1] + 1)
        )

    def _set(self, cursor: int, anchor: int, cells: frozenset[int]) -> None:
        if (cursor, anchor, cells) == (self.cursor, self._anchor, self.cells):
            return
        self.cursor, self._anchor, self.cells = cursor, anchor, cells
        self.changed.emit()
