# SPDX-License-Identifier: MIT
"""A board in true size, spread over pages to be glued together; measures as in `pages`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.paper.pages import (
    MARKS,
    RIM,
    SLACK,
    Box,
    Page,
    PaperFault,
    check_cell,
    check_overlap,
)


@dataclass(frozen=True, slots=True)
class Tile:
    """One page of a board that is spread over several."""

    number: int
    """The page's number, from 1, row by row."""
    row: int
    column: int
    """Its place among the pages, from 1."""
    own: Box
    """The part of the board that this page shows in the end; on the board, not on the page."""
    source: Box
    """The part that is printed: `own` and the strip that the next page is glued onto."""
    place: Box
    """Where `source` is printed on the page."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board in true size, spread over pages; its parts meet between cells."""

    page: Page
    cell: tuple[float, float]
    overlap: float
    columns: tuple[int, ...]
    """How many columns of cells each column of pages shows."""
    rows: tuple[int, ...]
    block: Box
    """The whole board with its rim, from (0, 0)."""
    tiles: tuple[Tile, ...]


def tiling(
    page: Page, columns: int, rows: int, cell: tuple[float, float], overlap: float
) -> Tiling:
    """The board with cells of this size, on as few pages as can be without cutting a cell.

    Raises:
        PaperFault: not even one cell goes onto a page, or a measure makes no sense.
    """
    check_cell(cell)
    check_overlap(overlap)
    room = page.body.inset(MARKS)
    across = _shares(columns, cell[0], room.width, overlap)
    down = _shares(rows, cell[1], room.height, overlap)
    if across is None or down is None:
        raise PaperFault(
            phrase(
                "a cell of {width} × {height} mm does not go onto {paper} paper",
                width=cell[0],
                height=cell[1],
                paper=page.paper,
            ),
            remedy=phrase("choose larger paper, smaller cells or smaller margins"),
        )
    block = Box(0.0, 0.0, columns * cell[0] + 2 * RIM, rows * cell[1] + 2 * RIM)
    wide = tuple(_spans(across, cell[0], block.width, overlap))
    high = tuple(_spans(down, cell[1], block.height, overlap))
    tiles: list[Tile] = []
    for row, (top, own_height, height) in enumerate(high, 1):
        for column, (left, own_width, width) in enumerate(wide, 1):
            tiles.append(
                Tile(
                    number=len(tiles) + 1,
                    row=row,
                    column=column,
                    own=Box(left, top, own_width, own_height),
                    source=Box(left, top, width, height),
                    place=room.centred(width, height),
                )
            )
    return Tiling(page, cell, overlap, across, down, block, tuple(tiles))


def _shares(cells: int, size: float, room: float, overlap: float) -> tuple[int, ...] | None:
    """How many cells each page takes, as evenly as can be, on the fewest pages; None: no way."""
    for count in range(1, cells + 1):
        most = [_capacity(i, count, size, room, overlap) for i in range(count)]
        if min(most) < 1 or sum(most) < cells:
            continue
        shares = [0] * count
        for _ in range(cells):
            # The last of equals first: it needs no strip, so that it has the most room.
            with_room = [i for i in range(count) if shares[i] < most[i]]
            shares[min(with_room, key=lambda i: (shares[i], -i))] += 1
        return tuple(shares)
    return None


def _capacity(index: int, count: int, size: float, room: float, overlap: float) -> int:
    """How many cells go onto a page, beside the rim and the strip for glue."""
    first, last = index == 0, index == count - 1
    taken = (RIM if first else 0.0) + (RIM if last else overlap)
    return math.floor((room - taken) / size + SLACK)


def _spans(
    shares: tuple[int, ...], size: float, whole: float, overlap: float
) -> Iterator[tuple[float, float, float]]:
    """For each page: where its part begins, how long the part is, and how long with its strip."""
    start, cells = 0.0, 0
    for index, share in enumerate(shares):
        cells += share
        last = index == len(shares) - 1
        end = whole if last else RIM + cells * size
        yield start, end - start, min(end + (0.0 if last else overlap), whole) - start
        start = end
