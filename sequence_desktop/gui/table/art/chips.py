# SPDX-License-Identifier: MIT
"""Chips: flat discs one could pick up, told apart by colour, shape and rim."""

from enum import Flag, auto

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from sequence_desktop.gui.table.art.device import pen, saved
from sequence_desktop.gui.table.art.shapes import placed, polygon_path, ring, rounded, star_path
from sequence_desktop.gui.table.art.style import Style
from sequence_desktop.gui.theme import mix


class ChipState(Flag):
    """What else a chip shows; states can be combined."""

    PLAIN = 0
    LAST = auto()  # put by the last move
    LOCKED = auto()  # in a finished row
    LEAVING = auto()  # being removed, or aimed at by a card that removes


def paint_chip(
    painter: QPainter, rect: QRectF, side: int, style: Style, state: ChipState = ChipState.PLAIN
) -> None:
    """Draw the chip of `side` (0 to 3) into the square in the middle of `rect`."""
    size = min(rect.width(), rect.height())
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(size, size)
        if ChipState.LEAVING in state:
            painter.setOpacity(painter.opacity() * 0.55)
        _body(painter, side, style)
        _mark(painter, side, style, ChipState.LOCKED in state)
        if ChipState.LAST in state:
            _ring(painter, style)


def _circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), radius, radius)
    return path


def _body(painter: QPainter, side: int, style: Style) -> None:
    colour = style.theme.chips.sides[side]
    painter.fillPath(_circle(0.47).translated(0.0, 0.03), mix(colour.rim, QColor("black"), 0.35))
    painter.fillPath(_circle(0.47), colour.rim)
    painter.fillPath(_circle(0.43), colour.body)


def mark_path(side: int) -> QPainterPath:
    """A side's shape, about 1 wide around (0, 0): ring, triangle, star."""
    if side == 0:
        return ring(QPointF(), 0.5, 0.27)
    if side == 1:
        turn = QTransform().rotate(45)
        return turn.map(rounded(QRectF(-0.38, -0.38, 0.76, 0.76), 0.06))
    if side == 2:
        return polygon_path(3).translated(0.0, 0.08)
    return star_path(5)


def _mark(painter: QPainter, side: int, style: Style, locked: bool) -> None:
    colour = style.theme.chips.sides[side]
    painter.fillPath(placed(mark_path(side), QPointF(), 0.46), colour.mark)
    if locked:
        painter.strokePath(_circle(0.36), pen(colour.mark, 0.03))


def _ring(painter: QPainter, style: Style) -> None:
    painter.strokePath(_circle(0.47), pen(style.theme.marks.on_mark, 0.06))
