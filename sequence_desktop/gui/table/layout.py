# SPDX-License-Identifier: MIT
"""Where everything lies: geometry of the table, computed from one cell size.

The board is the hero. The hand lies beneath it, or beside it where that leaves the board larger.
All lengths are logical pixels; a cell is a whole number of device pixels, and everything starts
on one, so that faces are drawn crisply at any device pixel ratio.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sequence_desktop.gui.theme.metrics import (
    CARD_RATIO,
    SPACE_L,
    SPACE_M,
    SPACE_S,
    SPACE_XS,
    TARGET,
)

_SMALLEST_VIEW = 200.0
_PLATE_HEIGHT = 76.0
_PLATE_LINE = 34.0
"""The height of a plate that has only one line of text."""
_PLATE_NARROW = 168.0
_PLATE_WIDE = 340.0
_CARD_TO_CELL = 1.22
_CARD_TO_CELL_BESIDE = 1.5
_CARD_WIDEST = 150.0
_CARD_NARROWEST = 40.0
_CARD_NARROWEST_BESIDE = 44.0
_CARD_READABLE = 84.0
_LEAST_STEP = 0.42
"""How much of a covered card stays in sight, as a share of its width."""
_LIFT = 0.09
"""How far a chosen card rises, as a share of its height: the room kept above the hand."""
_BED = 0.14
"""The width of the board's frame, in cells."""
_LARGEST_SHARE = 6.5
"""Small boards do not fill a large screen: a cell is at most this part of the shorter side."""
_SAME = 0.98
"""Cells that differ less than this count as equally large."""
_BESIDE_BONUS = 1.04
"""How much larger the board must become before the hand moves to the side."""


class Side(Enum):
    """Where the hand lies, seen from the board."""

    BENEATH = auto()
    BESIDE = auto()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What has to find a place, and the space there is."""

    width: float
    height: float
    columns: int
    rows: int
    cards: int
    ratio: float = 1.0
    """Device pixels to a logical one."""
    piles: int = 2
    """Stock and discards; a market or dice would be more of them."""

    def snap(self, value: float) -> float:
        """The nearest length that is a whole number of device pixels."""
        return _snap(value, self.ratio)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies, in scene coordinates (the view's logical pixels)."""

    side: Side
    columns: int
    rows: int
    cell: float
    board: QRectF
    card: QSizeF
    plate: QRectF
    hand: QRectF
    across: int
    """The most cards in one line of the hand."""
    piles: tuple[QRectF, ...]
    ratio: float

    @property
    def bed(self) -> QRectF:
        """The board with its frame."""
        frame = _BED * self.cell
        return self.board.adjusted(-frame, -frame, frame, frame)

    @property
    def lift(self) -> float:
        """How far a chosen card rises."""
        return self.card.height() * _LIFT

    def places(self, count: int) -> tuple[QRectF, ...]:
        """Where the cards of a hand lie, from left to right and line by line.

        A line that is too short for its cards lets them overlap.
        """
        if not count:
            return ()
        lines = math.ceil(count / self.across)
        down = self.card.height() + SPACE_S * 2
        height = self.card.height() + (lines - 1) * down
        top = self.hand.center().y() - height / 2
        places: list[QRectF] = []
        for line in range(lines):
            here = count // lines + (line < count % lines)
            places += self._line(here, top + line * down)
        return tuple(places)

    def step(self, count: int) -> float:
        """How far apart the cards of one line start."""
        step = self.card.width() + SPACE_S
        if count > 1:
            step = min(step, (self.hand.width() - self.card.width()) / (count - 1))
        return step

    def _line(self, count: int, top: float) -> list[QRectF]:
        step = self.step(count)
        left = self.hand.center().x() - _run(count, self.card.width(), step) / 2
        return _row(self.ratio, count, self.card, left, top, step)

    def cell_rect(self, index: int) -> QRectF:
        """The square of a cell, counted row by row from the top left."""
        row, column = divmod(index, self.columns)
        corner = QPointF(column * self.cell, row * self.cell) + self.board.topLeft()
        return QRectF(corner, QSizeF(self.cell, self.cell))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell under a point, or None beside the board."""
        if not self.board.contains(point):
            return None
        column = min(int((point.x() - self.board.x()) / self.cell), self.columns - 1)
        row = min(int((point.y() - self.board.y()) / self.cell), self.rows - 1)
        return row * self.columns + column


def arrange(wanted: Wanted) -> Layout:
    """The layout with the largest board; the hand stays beneath unless beside gains clearly."""
    space = replace(
        wanted,
        width=max(wanted.width, _SMALLEST_VIEW),
        height=max(wanted.height, _SMALLEST_VIEW),
    )
    strip, lines = _largest(space, _strip), _largest(space, _two_lines)
    # A line more under the board is worth it if the cards of the hand need not overlap so much.
    gain = lines.cell > strip.cell or lines.step(space.cards) > strip.step(space.cards)
    beneath = lines if gain and lines.cell >= strip.cell * _SAME else strip
    beside = _largest(space, _beside)
    return beside if beside.cell > beneath.cell * _BESIDE_BONUS else beneath


_Way = Callable[[Wanted, float], Layout | None]


def _largest(space: Wanted, way: _Way) -> Layout:
    """The layout of this kind with the largest cell that fits."""
    top = min(
        space.width / space.columns,
        space.height / space.rows,
        max(min(space.width, space.height) / _LARGEST_SHARE, TARGET),
    )
    low, high = 1, max(1, math.floor(top * space.ratio))
    best = None
    while low <= high:
        middle = (low + high) // 2
        found = way(space, middle / space.ratio)
        if found is None:
            high = middle - 1
        else:
            best, low = found, middle + 1
    return best or _squeezed(space)


def _squeezed(space: Wanted) -> Layout:
    """A window too small for anything: everything in one corner, nothing negative."""
    pixel = 1 / space.ratio
    spot = QRectF(0, 0, 1, 1)
    return Layout(
        side=Side.BENEATH,
        columns=space.columns,
        rows=space.rows,
        cell=pixel,
        board=QRectF(0, 0, space.columns * pixel, space.rows * pixel),
        card=QSizeF(1, 1),
        plate=spot,
        hand=spot,
        across=max(space.cards, 1),
        piles=(spot,) * space.piles,
        ratio=space.ratio,
    )


def _margin(cell: float) -> float:
    return max(SPACE_S, cell * (_BED + 0.08))


def _card_size(space: Wanted, width: float) -> QSizeF:
    width = space.snap(width)
    return QSizeF(width, space.snap(width / CARD_RATIO))


def _snap(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio


def _run(count: int, card: float, step: float) -> float:
    """The width of some cards that start `step` apart."""
    return card + (count - 1) * step if count else 0.0


def _row(
    ratio: float, count: int, card: QSizeF, left: float, top: float, step: float
) -> list[QRectF]:
    """Places of some cards that start `step` apart."""
    return [
        QRectF(QPointF(_snap(left + place * step, ratio), _snap(top, ratio)), card)
        for place in range(count)
    ]


# ---- the hand beneath the board


def _strip(space: Wanted, cell: float) -> Layout | None:
    """Plate, hand and piles in one strip beneath the board."""
    return _beneath(space, cell, plate_width=_PLATE_NARROW, line=0.0)


def _two_lines(space: Wanted, cell: float) -> Layout | None:
    """The plate as a line of its own between the board and the hand."""
    return _beneath(space, cell, plate_width=0.0, line=_PLATE_LINE + SPACE_S)


def _beneath(space: Wanted, cell: float, plate_width: float, line: float) -> Layout | None:
    limit = max(_CARD_WIDEST, cell * 0.8)
    card = _card_size(space, min(max(cell * _CARD_TO_CELL, _CARD_NARROWEST), limit))
    margin = _margin(cell)
    width, height = cell * space.columns, cell * space.rows
    piles = _run(space.piles, card.width(), card.width() + SPACE_M)
    fan = _run(space.cards, card.width(), card.width() * _LEAST_STEP)
    gap = SPACE_L
    across = margin * 2 + plate_width + (gap if plate_width else 0) + fan + gap + piles
    lift = max(card.height() * _LIFT, SPACE_S)
    below = margin + line + lift + card.height() + SPACE_M
    if max(across, width + margin * 2) > space.width or margin + height + below > space.height:
        return None
    # What is left over goes above, between and below in equal parts.
    air = (space.height - margin - height - below) / 3
    board = QRectF(space.snap((space.width - width) / 2), space.snap(margin + air), width, height)
    top = space.snap(board.bottom() + margin + air + line + lift)
    right = space.width - margin - piles
    stacks = _row(space.ratio, space.piles, card, right, top, card.width() + SPACE_M)
    if line:
        left = margin
        above = space.snap(top - lift - line)
        plate = QRectF(left, above, space.width - margin * 2, _PLATE_LINE)
    else:
        ideal = _run(space.cards, card.width(), card.width() + SPACE_S)
        free = right - margin - ideal - gap * 2
        wide = min(max(free, plate_width), _PLATE_WIDE, max(board.left() - margin, plate_width))
        tall = min(_PLATE_HEIGHT, card.height())
        plate = QRectF(margin, space.snap(top + (card.height() - tall) / 2), wide, tall)
        left = plate.right() + gap
    hand = _under_the_middle(space, left, right - gap, card, top)
    return Layout(
        side=Side.BENEATH,
        columns=space.columns,
        rows=space.rows,
        cell=cell,
        board=board,
        card=card,
        plate=plate,
        hand=hand,
        across=max(space.cards, 1),
        piles=tuple(stacks),
        ratio=space.ratio,
    )


def _under_the_middle(space: Wanted, left: float, right: float, card: QSizeF, top: float) -> QRectF:
    """The hand's part of a strip: centred under the board as far as there is room for it."""
    ideal = _run(space.cards, card.width(), card.width() + SPACE_S)
    middle = space.width / 2
    half = min(middle - left, right - middle)
    if half * 2 >= ideal:
        left, right = middle - half, middle + half
    return QRectF(left, top, right - left, card.height())


# ---- the hand beside the board


def _beside(space: Wanted, cell: float) -> Layout | None:
    """Board on the left; plate, hand and piles one above the other on its right."""
    margin, frame = _margin(cell), _BED * cell
    width, height = cell * space.columns, cell * space.rows
    room = space.width - width - margin * 2 - frame - SPACE_L - SPACE_S
    if room < _PLATE_NARROW or height + margin * 2 > space.height:
        return None
    tall = space.height - margin * 2 + frame * 2
    column = min(room, max(_PLATE_WIDE, tall * 0.5))
    # As high as the board if that leaves room for large cards, else as high as the window.
    for high in (min(height + frame * 2, tall), tall):
        across, card = _best_grid(space, cell, column, high - _PLATE_HEIGHT - SPACE_L * 3)
        if card.width() >= min(cell * _CARD_TO_CELL, column / 2 - SPACE_M):
            break
    if card.width() < _CARD_NARROWEST_BESIDE:
        return None
    # What is left over goes to the outer sides, and a little of it between board and column.
    air = min((room - column) / 3, cell * 0.6)
    left = space.snap(margin + (room - column - air) / 2)
    board = QRectF(left, space.snap((space.height - height) / 2), width, height)
    edge = space.snap(board.right() + frame + SPACE_L + air)
    top, bottom = (space.height - high) / 2, (space.height + high) / 2
    plate = QRectF(edge, space.snap(top), column, _PLATE_HEIGHT)
    piles = _run(space.piles, card.width(), card.width() + SPACE_M)
    stacks = _row(
        space.ratio,
        space.piles,
        card,
        edge + (column - piles) / 2,
        bottom - card.height() - SPACE_XS,
        card.width() + SPACE_M,
    )
    hand = QRectF(
        QPointF(edge, plate.bottom() + SPACE_L),
        QPointF(edge + column, bottom - card.height() - SPACE_L),
    )
    return Layout(
        side=Side.BESIDE,
        columns=space.columns,
        rows=space.rows,
        cell=cell,
        board=board,
        card=card,
        plate=plate,
        hand=hand,
        across=across,
        piles=tuple(stacks),
        ratio=space.ratio,
    )


def _best_grid(space: Wanted, cell: float, width: float, height: float) -> tuple[int, QSizeF]:
    """How many cards stand side by side in a column, and how large they can be.

    `height` has to hold the hand's rows and the piles.
    """
    piles = (width - (space.piles - 1) * SPACE_M) / max(space.piles, 1)
    limit = min(
        piles, max(_CARD_WIDEST, cell * 0.8), max(cell * _CARD_TO_CELL_BESIDE, _CARD_READABLE)
    )
    best = (1, 0.0)
    for across in range(1, max(space.cards, 1) + 1):
        lines = math.ceil(space.cards / across)
        wide = (width - (across - 1) * SPACE_S) / across
        high = (height - lines * SPACE_S * 2) / (lines + 1) * CARD_RATIO
        size = min(wide, high, limit)
        if size > best[1]:
            best = (across, size)
    across, size = best
    return across, _card_size(space, math.floor(size))
