# SPDX-License-Identifier: MIT
"""A hand that all may see, as a line of small cards beneath a player's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art import Design, Style, face_pixmap
from sequence_desktop.gui.table.layout import snapped, step_of
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS

CARD: Final = QSizeF(30, 42)
HEIGHT: Final = round(CARD.height()) + SPACE_S
"""What a line of cards takes, with the space beneath it."""


def paint_open_hand(
    painter: QPainter, room: QRectF, hand: Sequence[Token], ratio: float, style: Style
) -> None:
    """Draw a hand from the left; cards that have not enough room overlap.

    Args:
        room: where the cards may lie.
        ratio: device pixels to a logical one.
    """
    small = replace(style, design=Design.LARGE)  # pips would be dust
    step = step_of(len(hand), CARD.width(), room.width(), SPACE_XS)
    for place, token in enumerate(hand):
        left = snapped(room.left() + place * step, ratio)
        corner = QPointF(left, snapped(room.top(), ratio))
        painter.drawPixmap(corner, face_pixmap(token, CARD, ratio, small))
