# SPDX-License-Identifier: MIT
"""Pictures of boards for the gallery, every card on them; a word across those in the making."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QIcon, QPainter, QPixmap

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.gui.table.art import Style, face_pixmap
from sequence_desktop.gui.theme import font
from sequence_desktop.workshop.draft import Draft

SIDE: Final = 168
_EDGE: Final = 6.0


def thumb(draft: Draft, style: Style, ratio: float, mark: str = "") -> QIcon:
    """The whole board in a square of `SIDE` logical pixels; `mark` stands across its foot."""
    pixmap = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.theme.cloth.felt)
    painter.drawRoundedRect(QRectF(0, 0, SIDE, SIDE), 6, 6)
    _paint_cells(painter, draft, style, ratio)
    if mark:
        _paint_mark(painter, mark, style)
    painter.end()
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # untinted: the suits must stay clear
    return icon


def _paint_cells(painter: QPainter, draft: Draft, style: Style, ratio: float) -> None:
    step = (SIDE - 2 * _EDGE) / max(draft.width, draft.height)
    left = (SIDE - step * draft.width) / 2
    top = (SIDE - step * draft.height) / 2
    size = QSizeF(step - 1, step - 1)
    for i, token in enumerate(draft.cells):
        if token in (EMPTY, BLOCKED):
            continue
        row, column = divmod(i, draft.width)
        face = face_pixmap(token, size, ratio, style, cell=True)
        painter.drawPixmap(round(left + column * step), round(top + row * step), face)


def _paint_mark(painter: QPainter, mark: str, style: Style) -> None:
    colours = style.theme.widgets
    band = QRectF(0, SIDE - 30, SIDE, 30)
    painter.setBrush(colours.surface)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.drawRect(band)
    painter.setFont(font(10.0, QFont.Weight.DemiBold))
    painter.setPen(colours.warning)
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, mark)
