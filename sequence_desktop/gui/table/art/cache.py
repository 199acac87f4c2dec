# SPDX-License-Identifier: MIT
"""Pixmaps of the art, each drawn once for a size, device pixel ratio and style."""

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QPixmapCache

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.chips import ChipState, paint_chip
from sequence_desktop.gui.table.art.faces import paint_face
from sequence_desktop.gui.table.art.style import Style

CACHE_KILOBYTES = 131072
# In device pixels: the usual sizes at ratios 1 to 3, so that Qt finds each without scaling.
_ICON_SIZES = (16, 20, 24, 30, 32, 36, 40, 48, 64)


def face_pixmap(
    token: Token, size: QSizeF, ratio: float, style: Style, *, cell: bool = False
) -> QPixmap:
    """The face of `token`, `size` in logical pixels, crisp at the device pixel ratio `ratio`."""
    key = f"face/{token}/{int(cell)}/{style.key}"
    return _cached(key, size, ratio, lambda p, r: paint_face(p, r, token, style, cell=cell))


def chip_pixmap(
    side: int, size: float, ratio: float, style: Style, state: ChipState = ChipState.PLAIN
) -> QPixmap:
    """The chip of `side` in a square pixmap, `size` logical pixels wide."""
    key = f"chip/{side}/{state.value}/{style.theme.key}"
    return _cached(
        key, QSizeF(size, size), ratio, lambda p, r: paint_chip(p, r, side, style, state)
    )


def chip_icon(side: int, style: Style) -> QIcon:
    """The chip of `side` as an icon for lists, menus and buttons."""
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addPixmap(chip_pixmap(side, size, 1.0, style))
    return icon


def _cached(
    key: str, size: QSizeF, ratio: float, draw: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    width = max(1, math.ceil(size.width() * ratio))
    height = max(1, math.ceil(size.height() * ratio))
    full = f"sequence/{key}/{width}x{height}@{ratio:g}"
    pixmap = QPixmap()
    if QPixmapCache.find(full, pixmap):
        return pixmap
    if QPixmapCache.cacheLimit() < CACHE_KILOBYTES:
        QPixmapCache.setCacheLimit(CACHE_KILOBYTES)
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    draw(painter, QRectF(0.0, 0.0, width / ratio, height / ratio))
    painter.end()
    QPixmapCache.insert(full, pixmap)
    return pixmap
