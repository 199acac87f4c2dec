# SPDX-License-Identifier: MIT
"""What is drawn over cells and cards: legal cells, the last move, the cursor, dead cards, rows."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from sequence_desktop.gui.table.art.device import pen, saved, snapped
from sequence_desktop.gui.table.art.shapes import rounded
from sequence_desktop.gui.table.art.style import Style


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
    """Draw a mark over the cell or card in `rect`; `strong` when the pointer is on it."""
    with saved(painter):
        box = snapped(painter, rect)
        size = min(box.width(), box.height())
        width = max(2.0, size * (0.09 if strong else 0.06))
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        colour = getattr(style.theme.marks, mark.value)
        painter.strokePath(rounded(inner, size * 0.07), pen(colour, width))


def paint_dead(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Mark the hand card in `rect` as dead: no cell is left for it."""
    with saved(painter):
        size = min(rect.width(), rect.height())
        painter.setPen(pen(style.theme.marks.dead, size * 0.05))
        painter.drawLine(rect.bottomLeft(), rect.topRight())


def paint_row(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    cell: float,
    side: int,
    style: Style,
    progress: float = 1.0,
) -> None:
    """Draw a finished row through, from one centre of a chip to the other.

    `cell` is the length of a cell's side; `progress` (0..1) draws the line as it grows.
    """
    with saved(painter):
        tip = start + (end - start) * progress
        colour = style.theme.chips.sides[side]
        painter.setPen(pen(style.theme.marks.casing, cell * 0.16))
        painter.drawLine(start, tip)
        painter.setPen(pen(colour.rim, cell * 0.09))
        painter.drawLine(start, tip)
