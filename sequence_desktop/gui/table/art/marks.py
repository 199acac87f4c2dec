# SPDX-License-Identifier: MIT
"""What is drawn over cells and cards: legal cells, the last move, the cursor, dead cards, rows.

Marks differ by form as well as by colour: a whole frame (place), a broken one (wild), a frame
with a minus (remove) or with two arrows (replace), corners only (last), a double frame (cursor).
"""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sequence_desktop.gui.table.art.device import hairline, pen, saved, snapped, square
from sequence_desktop.gui.table.art.shapes import circle, outline, placed, rounded
from sequence_desktop.gui.table.art.style import Style
from sequence_desktop.gui.theme import faded, mix

_CORNER = 0.075
# How much of a mark's colour lies over a cell, plain and under the pointer.
TINT = 0.15
STRONG_TINT = 0.28


class Mark(StrEnum):
    """Why a cell is marked."""

    PLACE = "place"
    WILD = "wild"
    REMOVE = "remove"
    REPLACE = "replace"
    LAST = "last"
    CURSOR = "cursor"


def paint_mark(
    painter: QPainter, rect: QRectF, mark: Mark, style: Style, *, strong: bool = False
) -> None:
    """Draw a mark on the cell or card in `rect`; `strong` when the pointer is on it.

    Marks belong above the cells and below the chips, so that a tint never changes a chip's colour.
    """
    with saved(painter):
        box = snapped(painter, rect)
        size = min(box.width(), box.height())
        colour: QColor = getattr(style.theme.marks, mark.value)
        match mark:
            case Mark.CURSOR:
                _cursor(painter, box, size, colour, style.theme.marks.casing)
            case Mark.LAST:
                _corners(painter, box, size, style)
            case _:
                _legal(painter, box, size, colour, mark, strong=strong)
        if mark in (Mark.REMOVE, Mark.REPLACE):
            _badge(painter, box, size, mark, style)


def _frame(box: QRectF, size: float, width: float, inset: float = 0.0) -> QPainterPath:
    space = inset + width / 2
    return rounded(
        box.adjusted(space, space, -space, -space), max(size * _CORNER - space, width / 2)
    )


def _legal(
    painter: QPainter, box: QRectF, size: float, colour: QColor, mark: Mark, *, strong: bool
) -> None:
    if mark is Mark.WILD and not strong:
        _dashes(painter, box, size, colour)
        return
    width = hairline(painter, max(2.0, size * (0.095 if strong else 0.07)))
    path = _frame(box, size, width)
    painter.fillPath(path, faded(colour, STRONG_TINT if strong else TINT))
    painter.strokePath(path, pen(colour, width))


def _dashes(painter: QPainter, box: QRectF, size: float, colour: QColor) -> None:
    """A light broken frame without tint: a wild card lights nearly the whole board."""
    width = hairline(painter, max(1.5, size * 0.04))
    path = _frame(box, size, width)
    line = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    dash = path.length() / (4 * 5) / width  # five to a side, whatever the size
    line.setDashPattern([dash * 0.55, dash * 0.45])
    line.setDashOffset(dash * 0.28)
    painter.strokePath(path, line)


def _cursor(painter: QPainter, box: QRectF, size: float, colour: QColor, casing: QColor) -> None:
    width = hairline(painter, max(2.0, size * 0.06))
    thin = hairline(painter, max(1.0, size * 0.025))
    painter.strokePath(_frame(box, size, thin, width), pen(casing, thin))
    painter.strokePath(_frame(box, size, width), pen(colour, width))


def _corners(painter: QPainter, box: QRectF, size: float, style: Style) -> None:
    marks = style.theme.marks
    width = hairline(painter, max(3.0, size * 0.075))
    space = width / 2
    inner = box.adjusted(space, space, -space, -space)
    arm = size * 0.22
    path = QPainterPath()
    for corner, dx, dy in (
        (inner.topLeft(), arm, arm),
        (inner.topRight(), -arm, arm),
        (inner.bottomRight(), -arm, -arm),
        (inner.bottomLeft(), arm, -arm),
    ):
        path.moveTo(corner + QPointF(dx, 0.0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0.0, dy))
    painter.strokePath(path, pen(marks.last, width))
    painter.strokePath(path, pen(marks.last_glow, width * 0.45))


def _badge(painter: QPainter, box: QRectF, size: float, mark: Mark, style: Style) -> None:
    """A sign in the lower right corner, which neither index nor chip covers."""
    marks = style.theme.marks
    colour = marks.remove if mark is Mark.REMOVE else marks.replace
    middle = box.bottomRight() - QPointF(0.165, 0.165) * size
    radius = size * 0.135
    painter.fillPath(circle(middle, radius * 1.16), marks.casing)
    painter.fillPath(circle(middle, radius), colour)
    sign = "M-.28 0 L.28 0" if mark is Mark.REMOVE else _SWAP
    painter.strokePath(placed(outline(sign), middle, radius * 2), pen(marks.on_mark, radius * 0.26))


_SWAP = (
    "M-.28 -.12 L.26 -.12 M.12 -.27 L.27 -.12 L.15 -.0"
    "M.28 .14 L-.26 .14 M-.12 .29 L-.27 .14 L-.15 .02"
)


def paint_dead(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Mark the hand card in `rect` as dead: veiled, and crossed out in a badge."""
    marks = style.theme.marks
    with saved(painter):
        box = snapped(painter, rect)
        size = min(box.width(), box.height())
        veil = rounded(box, size * _CORNER)
        painter.fillPath(veil, faded(style.theme.cards.paper, 0.5))
        badge = square(box.center(), size * 0.5)
        painter.fillPath(circle(badge.center(), size * 0.28), marks.casing)
        width = size * 0.065
        painter.strokePath(circle(badge.center(), size * 0.25 - width / 2), pen(marks.dead, width))
        painter.strokePath(
            placed(outline("M-.3 -.3 L.3 .3"), badge.center(), size * 0.5), pen(marks.dead, width)
        )


def paint_row(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    cell: float,
    side: int,
    style: Style,
    progress: float = 1.0,
) -> None:
    """Draw a finished row through: a band from one centre of a chip to the other.

    It belongs between the cells and the chips, so that the chips seem strung on it. `cell` is
    the length of a cell's side; `progress` (0..1) draws the band as it grows.
    """
    paint_strokes(painter, ((start, end),), cell, side, style, progress)


def paint_strokes(
    painter: QPainter,
    strokes: Sequence[tuple[QPointF, QPointF]],
    cell: float,
    side: int,
    style: Style,
    progress: float = 1.0,
) -> None:
    """Draw a finished shape through, as `paint_row` does: along several lines, one by one."""
    path = QPainterPath()
    for number, (start, end) in enumerate(strokes):
        share = min(max(progress * len(strokes) - number, 0.0), 1.0)
        if share:
            path.moveTo(start)
            path.lineTo(start + (end - start) * share)
    colour = style.theme.chips.sides[side]
    with saved(painter):
        for ink, width in (
            (style.theme.marks.casing, 0.17),
            (colour.rim, 0.12),
            (mix(colour.body, colour.mark, 0.12), 0.07),
        ):
            painter.strokePath(path, pen(ink, cell * width))
