# SPDX-License-Identifier: MIT
"""How a row is drawn: as one line from end to end, or along the cells of a shape."""

from __future__ import annotations

from collections.abc import Iterator

from sequence_desktop.engine.board import Board, cells_in

Stroke = tuple[int, int]
"""A line between the middles of two cells."""


def strokes_of(board: Board, row: int) -> tuple[Stroke, ...]:
    """The lines that join the cells of a row.

    Neighbours side by side are joined; those that touch at a corner only where nothing else
    holds the shape together.
    """
    cells = list(cells_in(row))
    if "-" in board.row_name(row):
        return ((cells[0], cells[-1]),)
    joined = {cell: {cell} for cell in cells}
    return tuple(_joints(board, cells, joined))


def _joints(board: Board, cells: list[int], joined: dict[int, set[int]]) -> Iterator[Stroke]:
    """Pairs of neighbours; `joined` is kept as the sets of cells that hold together."""
    for reach in (1, 2):
        for n, one in enumerate(cells):
            for other in cells[n + 1 :]:
                apart = joined[one] is not joined[other]
                if _far(board, one, other) == reach and (reach == 1 or apart):
                    together = joined[one] | joined[other]
                    for cell in together:
                        joined[cell] = together
                    yield one, other


def _far(board: Board, one: int, other: int) -> int:
    """1 for cells side by side, 2 for cells that touch at a corner, more for all others."""
    down = abs(one // board.width - other // board.width)
    right = abs(one % board.width - other % board.width)
    return down + right if max(down, right) == 1 else 9
