# SPDX-License-Identifier: MIT
"""Small pictures of what a value of a setting looks like, for the lists of the dialog."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from sequence_desktop.gui.table.art import Design, Style, chip_pixmap, face_pixmap
from sequence_desktop.gui.theme import PALETTES, Cloth

_HEIGHT = 22
_CARD = QSizeF(16, 22)


def sample(key: str, value: str, style: Style, ratio: float) -> QIcon | None:
    """What a value looks like in this style; None where there is nothing to be seen."""
    now = style.theme
    if key == "cloth":
        return _swatch(now.but(cloth=Cloth(value)).cloth.felt, style, ratio)
    if key == "chips":
        return _chips(replace(style, theme=now.but(chips=value)), ratio)
    if key == "cards":
        return _card(replace(style, design=Design(value)), ratio)
    return None


def width(key: str) -> int:
    """How wide the pictures of a setting are, in logical pixels."""
    return _HEIGHT * len(PALETTES["classic"].sides) if key == "chips" else _HEIGHT


def _canvas(across: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(across * ratio), round(_HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _swatch(colour: QColor, style: Style, ratio: float) -> QIcon:
    pixmap = _canvas(_HEIGHT, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(style.theme.widgets.outline, 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(1.5, 1.5, _HEIGHT - 3, _HEIGHT - 3), 4, 4)
    painter.end()
    return QIcon(pixmap)


def _chips(style: Style, ratio: float) -> QIcon:
    pixmap = _canvas(width("chips"), ratio)
    painter = QPainter(pixmap)
    for side in range(len(style.theme.chips.sides)):
        painter.drawPixmap(side * _HEIGHT, 0, chip_pixmap(side, _HEIGHT, ratio, style))
    painter.end()
    return QIcon(pixmap)


def _card(style: Style, ratio: float) -> QIcon:
    pixmap = _canvas(_HEIGHT, ratio)
    painter = QPainter(pixmap)
    left = (_HEIGHT - _CARD.width()) / 2
    painter.drawPixmap(QRectF(left, 0, 0, 0).topLeft(), face_pixmap("7H", _CARD, ratio, style))
    painter.end()
    return QIcon(pixmap)
