# SPDX-License-Identifier: MIT
"""The table itself: felt with a soft light from above, and the bed the board is set into."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from sequence_desktop.gui.theme import ClothColours, Scheme, Theme, faded, mix

_GRAIN_SIZE = 128
_GRAIN_SEED = 20011
_GRAIN_ALPHA = 9


def cloth_pixmap(
    size: QSizeF, ratio: float, theme: Theme, bed: QRectF, cell: float, tray: QRectF | None = None
) -> QPixmap:
    """The table's ground for a window of this size, with the board's bed in it.

    In `tray` lie open cards to choose from.
    """
    width, height = math.ceil(size.width() * ratio), math.ceil(size.height() * ratio)
    pixmap = QPixmap(max(width, 1), max(height, 1))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(theme.cloth.felt)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(), size)
    _light(painter, whole, theme.cloth, bed)
    if theme.scheme is not Scheme.CONTRAST:
        painter.fillRect(whole, QBrush(_grain(ratio)))
    _bed(painter, bed, theme.cloth, cell)
    if tray is not None:
        painter.setPen(QPen(faded(theme.cloth.line, 0.55), 1))
        painter.setBrush(faded(theme.cloth.felt_deep, 0.55))
        painter.drawRoundedRect(tray, 10, 10)
    painter.end()
    return pixmap


def _light(painter: QPainter, whole: QRectF, colours: ClothColours, bed: QRectF) -> None:
    reach = math.hypot(whole.width(), whole.height()) * 0.62
    light = QRadialGradient(bed.center() - QPointF(0, bed.height() * 0.15), reach)
    light.setColorAt(0.0, mix(colours.felt, QColor("white"), 0.05))
    light.setColorAt(0.45, colours.felt)
    light.setColorAt(1.0, mix(colours.felt_deep, QColor("black"), 0.12))
    painter.fillRect(whole, light)


@cache
def _grain(ratio: float) -> QPixmap:
    """A tile of faint noise: cloth, and no bands in the light's gradient."""
    noise = Random(_GRAIN_SEED).randbytes(_GRAIN_SIZE * _GRAIN_SIZE)
    shades = noise.translate(bytes(255 if value & 1 else 0 for value in range(256)))
    pixels = bytearray(len(noise) * 4)
    for channel in range(3):
        pixels[channel::4] = shades
    pixels[3::4] = noise.translate(bytes((value >> 1) % _GRAIN_ALPHA for value in range(256)))
    image = QImage(pixels, _GRAIN_SIZE, _GRAIN_SIZE, QImage.Format.Format_RGBA8888)
    tile = QPixmap.fromImage(image)
    tile.setDevicePixelRatio(ratio)
    return tile


def _bed(painter: QPainter, bed: QRectF, colours: ClothColours, cell: float) -> None:
    radius = max(6.0, cell * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(8):
        out = 8 - step
        painter.setBrush(faded(QColor("black"), 0.022))
        box = bed.adjusted(-out, -out, out, out).translated(0, 2)
        painter.drawRoundedRect(box, radius + out, radius + out)
    painter.setBrush(mix(colours.felt_deep, QColor("black"), 0.22))
    painter.setPen(QPen(faded(colours.line, 0.7), 1))
    painter.drawRoundedRect(bed.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
