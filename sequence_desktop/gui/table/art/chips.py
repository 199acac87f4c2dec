# SPDX-License-Identifier: MIT
"""Chips: flat discs one could pick up, told apart by colour, shape and rim.

Measures are shares of the chip's square, around its middle.
"""

from enum import Flag, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from sequence_desktop.gui.table.art.device import pen, saved
from sequence_desktop.gui.table.art.shapes import (
    circle,
    placed,
    polygon_path,
    ring,
    rounded,
    star_path,
)
from sequence_desktop.gui.table.art.style import Style
from sequence_desktop.gui.theme import ChipColour, MarkColours, faded, mix

_RADIUS = 0.44
_FACE = 0.338
_MIDDLE = QPointF()
# How many light blocks stand on each side's rim, and how long they are in degrees.
_BLOCKS = ((0, 0.0), (4, 34.0), (3, 44.0), (10, 14.0))


class ChipState(Flag):
    """What else a chip shows; states can be combined."""

    PLAIN = 0
    LAST = auto()  # put by the last move
    LOCKED = auto()  # in a finished row
    LEAVING = auto()  # being removed, or aimed at by a card that removes
    FLIPPED = auto()  # in a finished row, with its white face up


def paint_chip(
    painter: QPainter, rect: QRectF, side: int, style: Style, state: ChipState = ChipState.PLAIN
) -> None:
    """Draw the chip of `side` (0 to 3) into the square in the middle of `rect`."""
    size = min(rect.width(), rect.height())
    colour = style.theme.chips.sides[side]
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(size, size)
        opacity = painter.opacity()
        if ChipState.LEAVING in state:
            painter.setOpacity(opacity * 0.55)
        _body(painter, colour)
        if ChipState.FLIPPED in state:
            _white_face(painter, side, colour)
        else:
            _rim(painter, side, colour)
            _mark(painter, side, colour, locked=ChipState.LOCKED in state)
        painter.setOpacity(opacity)
        if ChipState.LAST in state:
            _halo(painter, style.theme.marks)
        if ChipState.LEAVING in state:
            _warning(painter, style.theme.marks.remove)


def paint_paper_chip(painter: QPainter, rect: QRectF, side: int, style: Style) -> None:
    """Draw the chip of `side` flat and without a shadow, as large as `rect`, to be cut out."""
    size = min(rect.width(), rect.height()) / (2 * _RADIUS)
    colour = style.theme.chips.sides[side]
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(size, size)
        painter.fillPath(circle(_MIDDLE, _RADIUS), colour.rim)
        painter.fillPath(circle(_MIDDLE, _FACE), colour.body)
        _rim(painter, side, colour)
        _mark(painter, side, colour, locked=False)


def mark_path(side: int) -> QPainterPath:
    """A side's shape, about 1 wide around (0, 0): ring, square, triangle, star."""
    if side == 0:
        return ring(_MIDDLE, 0.46, 0.24)
    if side == 1:
        box = QRectF(-0.39, -0.39, 0.78, 0.78)
        return QTransform().rotate(45).map(rounded(box, 0.05))
    if side == 2:
        return polygon_path(3).translated(0.0, 0.07)
    return star_path(5, 0.42)


def _body(painter: QPainter, colour: ChipColour) -> None:
    """A disc lit from above, with a low edge and a soft shadow below."""
    painter.fillPath(circle(QPointF(0.0, 0.035), _RADIUS + 0.012), QColor(0, 0, 0, 50))
    painter.fillPath(circle(QPointF(0.0, 0.022), _RADIUS), mix(colour.rim, QColor("black"), 0.3))
    painter.fillPath(circle(_MIDDLE, _RADIUS), colour.rim)
    painter.fillPath(circle(_MIDDLE, _RADIUS - 0.018), mix(colour.body, colour.rim, 0.25))
    face = QLinearGradient(0.0, -_FACE, 0.0, _FACE)
    face.setColorAt(0.0, mix(colour.body, QColor("white"), 0.07))
    face.setColorAt(1.0, mix(colour.body, colour.rim, 0.12))
    painter.fillPath(circle(_MIDDLE, _FACE), face)


def _rim(painter: QPainter, side: int, colour: ChipColour) -> None:
    count, length = _BLOCKS[side]
    light = mix(colour.body, colour.mark, 0.82)
    band = (_RADIUS - 0.018 + _FACE) / 2
    if count == 0:
        painter.strokePath(circle(_MIDDLE, band), pen(light, 0.022))
    blocks = QPen(light, _RADIUS - 0.03 - _FACE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    box = QRectF(-band, -band, 2 * band, 2 * band)
    for step in range(count):
        middle = 90.0 + 360.0 * (step + 0.5) / count
        path = QPainterPath()
        path.arcMoveTo(box, middle - length / 2)
        path.arcTo(box, middle - length / 2, length)
        painter.strokePath(path, blocks)
    painter.strokePath(circle(_MIDDLE, _FACE), pen(faded(colour.rim, 0.7), 0.014))


def _mark(painter: QPainter, side: int, colour: ChipColour, *, locked: bool) -> None:
    if locked:
        painter.fillPath(circle(_MIDDLE, _FACE - 0.015), colour.mark)
        painter.fillPath(placed(mark_path(side), _MIDDLE, 0.44), colour.body)
        return
    painter.fillPath(placed(mark_path(side), _MIDDLE, 0.46), colour.mark)


def _white_face(painter: QPainter, side: int, colour: ChipColour) -> None:
    """The other face: white up to the edge, with the side's shape and a thin line of its colour."""
    white = QLinearGradient(0.0, -_RADIUS, 0.0, _RADIUS)
    white.setColorAt(0.0, QColor("white"))
    white.setColorAt(1.0, mix(QColor("white"), QColor("black"), 0.1))
    painter.fillPath(circle(_MIDDLE, _RADIUS - 0.045), white)
    dark = colour.body if colour.body.lightness() < 150 else colour.rim
    painter.strokePath(circle(_MIDDLE, _FACE + 0.005), pen(dark, 0.02))
    painter.fillPath(placed(mark_path(side), _MIDDLE, 0.5), dark)


def _halo(painter: QPainter, marks: MarkColours) -> None:
    """A bright band around the chip, between two dark lines that part it from chip and paper."""
    painter.fillPath(ring(_MIDDLE, 0.5, 0.44), marks.last)
    painter.fillPath(ring(_MIDDLE, 0.488, 0.452), marks.last_glow)


def _warning(painter: QPainter, colour: QColor) -> None:
    """A broken band around a chip that is taken away."""
    band = QRectF(-0.4775, -0.4775, 0.955, 0.955)
    line = QPen(colour, 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    for step in range(8):
        path = QPainterPath()
        path.arcMoveTo(band, step * 45.0)
        path.arcTo(band, step * 45.0, 26.0)
        painter.strokePath(path, line)
