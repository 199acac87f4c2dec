# SPDX-License-Identifier: MIT
"""What every item needs in order to be drawn: the style, the pixel ratio and the sizes of now."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art import (
    ChipState,
    Style,
    chip_pixmap,
    chip_rect,
    face_pixmap,
)
from sequence_desktop.gui.theme.metrics import CELL_GAP

_SHADOW_RINGS = 10


@dataclass(slots=True)
class Kit:
    """Shared by all items of a scene and changed in one place, when the window or theme changes."""

    style: Style
    ratio: float = 1.0
    """Device pixels to a logical one."""
    cell: float = 48.0
    card: QSizeF = field(default_factory=lambda: QSizeF(60, 84))

    def snap(self, point: QPointF) -> QPointF:
        """The nearest point on a device pixel."""
        return QPointF(
            round(point.x() * self.ratio) / self.ratio, round(point.y() * self.ratio) / self.ratio
        )

    def face_rect(self) -> QRectF:
        """Where a cell's face lies in its square: everything but the gap to its neighbours."""
        gap = max(1, round(self.cell * CELL_GAP * self.ratio))
        before = gap // 2 / self.ratio
        side = self.cell - gap / self.ratio
        return QRectF(before, before, side, side)

    def chip_rect(self) -> QRectF:
        """Where a chip lies in a cell's square."""
        rect = chip_rect(self.face_rect(), self.style.design)
        return QRectF(self.snap(rect.topLeft()), rect.size())

    def cell_face(self, token: Token) -> QPixmap:
        """The face of a board cell."""
        return face_pixmap(token, self.face_rect().size(), self.ratio, self.style, cell=True)

    def card_face(self, token: Token) -> QPixmap:
        """The face of a hand card."""
        return face_pixmap(token, self.card, self.ratio, self.style)

    def chip(self, colour: int, size: float, state: ChipState = ChipState.PLAIN) -> QPixmap:
        """The chip of a side's colour."""
        return chip_pixmap(colour, size, self.ratio, self.style, state)

    def shadow(self, size: QSizeF, blur: float) -> QPixmap:
        """The soft shadow of a card this large; it reaches `blur` beyond each edge."""
        width, height = size.width() + blur * 2, size.height() + blur * 2
        colour = self.style.theme.cards.shadow
        key = f"sequence/shadow/{width:g}x{height:g}/{blur:g}@{self.ratio:g}/{colour.name()}"
        key += f"/{colour.alpha()}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            pixmap = _shadow(QSizeF(width, height), blur, self.ratio, colour)
            QPixmapCache.insert(key, pixmap)
        return pixmap


def _shadow(size: QSizeF, blur: float, ratio: float, colour: QColor) -> QPixmap:
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ring = QColor(colour)
    ring.setAlphaF(1 - (1 - colour.alphaF()) ** (1 / _SHADOW_RINGS * 1.6))
    painter.setBrush(ring)
    for step in range(_SHADOW_RINGS):
        # Rings laid over each other, closer together towards the card, fall off like a blur.
        inset = blur * 2 * ((step + 0.5) / _SHADOW_RINGS) ** 0.8
        radius = max(blur * 1.6 - inset * 0.6, 2.0)
        rect = QRectF(0, 0, size.width(), size.height()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return pixmap
