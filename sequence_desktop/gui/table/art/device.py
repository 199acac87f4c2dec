# SPDX-License-Identifier: MIT
"""Device pixels: what makes lines crisp at every scale."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform


def pixels(painter: QPainter) -> float:
    """Device pixels to one logical unit of the painter, horizontally."""
    device: QTransform = painter.deviceTransform()
    return abs(device.m11()) or abs(device.m12()) or 1.0


def snapped(painter: QPainter, rect: QRectF) -> QRectF:
    """`rect` with its edges moved to the nearest device pixels."""
    device = painter.deviceTransform()
    back, possible = device.inverted()
    if not possible or device.isRotating():
        return rect
    on_device = device.mapRect(rect)
    left, top = round(on_device.left()), round(on_device.top())
    right, bottom = round(on_device.right()), round(on_device.bottom())
    return back.mapRect(QRectF(left, top, right - left, bottom - top))


def hairline(painter: QPainter, width: float = 1.0) -> float:
    """A line width of about `width` logical pixels that is a whole number of device pixels."""
    scale = pixels(painter)
    # Rather thin than heavy: at 150 % a line of one pixel stays one.
    return max(1, int(width * scale + 0.4)) / scale


def pen(colour: QColor, width: float) -> QPen:
    """A solid pen with round caps and joins."""
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


@contextmanager
def saved(painter: QPainter) -> Iterator[QPainter]:
    """The painter, smoothed and without pen; its state comes back afterwards."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    try:
        yield painter
    finally:
        painter.restore()


def square(centre: QPointF, side: float) -> QRectF:
    """The square of this side around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
