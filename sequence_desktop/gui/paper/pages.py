# SPDX-License-Identifier: MIT
"""Paper and what goes where on it: sizes, margins, grids. Plain numbers, no painting.

All measures are millimetres, from the top left corner of the page. Nothing is ever placed outside
the margins, cut marks and footers included.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, phrase

PAPERS: Final[Mapping[str, tuple[float, float]]] = {
    "A4": (210.0, 297.0),
    "A3": (297.0, 420.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "Tabloid": (279.4, 431.8),
}
"""Width and height of each kind of paper, held upright."""

HALF_CARD: Final = (63.5, 44.45)
"""A poker card (63.5 by 88.9 mm) cut in two: the cells of a board made of a pack of cards."""

MARGINS: Final = (0.0, 40.0)
CELLS: Final = (8.0, 180.0)
OVERLAPS: Final = (0.0, 30.0)
"""The least and the greatest that may be asked for."""

FOOT: Final = 7.0
"""The strip at the lower margin that says what the page is, with the scale bar."""
HEAD: Final = 19.0
"""The strip at the upper margin with the board's name and author."""
RIM: Final = 5.0
"""The band around the cells of a board, with their letters and numbers."""
MARKS: Final = 4.0
"""The room that cut marks take on each side of what is to be cut."""

_STRETCH: Final = 10 / 7
_LEAST_CELL: Final = 2.0
SLACK: Final = 1e-6
"""What sums of measures may be off by."""


class PaperFault(Fault):
    """Something that does not go onto this paper."""


class Orientation(StrEnum):
    """How the paper is held."""

    AUTO = "auto"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.left + self.width / 2, self.top + self.height / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        """The rectangle with its edges moved inwards."""
        down = across if down is None else down
        return Box(
            self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down
        )

    def moved(self, across: float, down: float) -> Box:
        """The same rectangle elsewhere."""
        return Box(self.left + across, self.top + down, self.width, self.height)

    def centred(self, width: float, height: float) -> Box:
        """A rectangle of this size around the same centre."""
        x, y = self.middle
        return Box(x - width / 2, y - height / 2, width, height)

    def contains(self, other: Box) -> bool:
        """Whether the other lies within this one."""
        return (
            other.left >= self.left - SLACK
            and other.top >= self.top - SLACK
            and other.right <= self.right + SLACK
            and other.bottom <= self.bottom + SLACK
        )


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet of paper; made by :func:`page`."""

    paper: str
    landscape: bool
    margin: float

    @property
    def width(self) -> float:
        """Its width as it is held."""
        return PAPERS[self.paper][1 if self.landscape else 0]

    @property
    def height(self) -> float:
        """Its height as it is held."""
        return PAPERS[self.paper][0 if self.landscape else 1]

    @property
    def inner(self) -> Box:
        """What lies within the margins."""
        return Box(0.0, 0.0, self.width, self.height).inset(self.margin)

    @property
    def body(self) -> Box:
        """What is left above the footer."""
        inner = self.inner
        return Box(inner.left, inner.top, inner.width, inner.height - FOOT)

    @property
    def foot(self) -> Box:
        """The footer's strip."""
        return Box(self.inner.left, self.body.bottom, self.inner.width, FOOT)


def page(paper: str, *, landscape: bool = False, margin: float = 8.0) -> Page:
    """A page of this paper with this margin on all four sides.

    Raises:
        PaperFault: there is no such paper, or the margin is too wide or below nothing.
    """
    if paper not in PAPERS:
        raise PaperFault(
            phrase("the paper {paper} is not known", paper=repr(paper[:20])),
            remedy=phrase("use {options}", options=", ".join(PAPERS)),
        )
    check_margin(margin)
    return Page(paper, landscape, margin)


def pages(paper: str, orientation: Orientation, margin: float) -> tuple[Page, ...]:
    """The ways this paper may be held, the preferred one first.

    Raises:
        PaperFault: as :func:`page`.
    """
    ways = {
        Orientation.AUTO: (False, True),
        Orientation.PORTRAIT: (False,),
        Orientation.LANDSCAPE: (True,),
    }[orientation]
    return tuple(page(paper, landscape=way, margin=margin) for way in ways)


@dataclass(frozen=True, slots=True)
class Fit:
    """A whole board on one page."""

    page: Page
    head: Box
    block: Box
    """The board with its rim."""
    cell: tuple[float, float]
    """Width and height of a cell."""


def fit(page: Page, columns: int, rows: int) -> Fit:
    """The board as large as the page allows, under a heading.

    Cells are stretched to the shape of the paper, but never more than a card is.

    Raises:
        PaperFault: the cells would be too small to be drawn.
    """
    body = page.body
    head = Box(body.left, body.top, body.width, HEAD)
    room = Box(body.left, body.top + HEAD, body.width, body.height - HEAD)
    width = (room.width - 2 * RIM) / columns
    height = (room.height - 2 * RIM) / rows
    if min(width, height) < _LEAST_CELL:
        raise PaperFault(
            phrase(
                "a board of {columns} by {rows} cells is too large for this page",
                columns=columns,
                rows=rows,
            ),
            remedy=phrase("choose larger paper or smaller margins"),
        )
    cell = min(width, height * _STRETCH), min(height, width * _STRETCH)
    block = room.centred(cell[0] * columns + 2 * RIM, cell[1] * rows + 2 * RIM)
    return Fit(page, head, block, cell)


def check_margin(margin: float) -> None:
    """Refuse a margin that makes no sense.

    Raises:
        PaperFault: it is no number within the limits.
    """
    _in_range(margin, MARGINS, phrase("the margin cannot be {size} mm", size=margin))


def check_overlap(overlap: float) -> None:
    """Refuse an overlap of pages that makes no sense.

    Raises:
        PaperFault: it is no number within the limits.
    """
    _in_range(overlap, OVERLAPS, phrase("the overlap cannot be {size} mm", size=overlap))


def check_cell(cell: tuple[float, float]) -> None:
    """Refuse a size of cell that makes no sense.

    Raises:
        PaperFault: width or height is out of range.
    """
    wide, high = cell
    _in_range(wide, CELLS, phrase("the width of a cell cannot be {size} mm", size=wide))
    _in_range(high, CELLS, phrase("the height of a cell cannot be {size} mm", size=high))


def _in_range(value: float, limits: tuple[float, float], why: Phrase) -> None:
    low, high = limits
    if not (math.isfinite(value) and low <= value <= high):
        raise PaperFault(why, remedy=phrase("use {low} to {high} mm", low=low, high=high))


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal boxes in rows and columns on each of several pages."""

    page: Page
    area: Box
    """All the boxes of a full page together."""
    columns: int
    rows: int

    @property
    def each(self) -> int:
        """How many boxes there are on a page."""
        return self.columns * self.rows

    def page_count(self, things: int) -> int:
        """How many pages so many things take."""
        return math.ceil(things / self.each)

    def box(self, index: int) -> Box:
        """The place of a thing on its page, row by row from the top left."""
        width, height = self.area.width / self.columns, self.area.height / self.rows
        row, column = divmod(index % self.each, self.columns)
        return Box(self.area.left + column * width, self.area.top + row * height, width, height)


def grid(page: Page, width: float, height: float, what: str) -> Grid:
    """As many boxes of this size as go onto the page, side by side without a gap.

    Raises:
        PaperFault: not even one does; `what` it is, for the message.
    """
    body = page.body
    columns = math.floor(body.width / width + SLACK)
    rows = math.floor(body.height / height + SLACK)
    if columns < 1 or rows < 1:
        raise PaperFault(
            phrase(
                "{piece} of {width} × {height} mm does not go onto {paper} paper",
                piece=what,
                width=width,
                height=height,
                paper=page.paper,
            ),
            remedy=phrase("choose larger paper, smaller cells or smaller margins"),
        )
    area = Box(
        body.left + (body.width - columns * width) / 2,
        body.top + (body.height - rows * height) / 2,
        columns * width,
        rows * height,
    )
    return Grid(page, area, columns, rows)
