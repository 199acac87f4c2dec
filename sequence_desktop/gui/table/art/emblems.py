# SPDX-License-Identifier: MIT
"""Small pictures with a meaning: the signs of the suits, the eyes of the jacks, and our star."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.device import pen, saved
from sequence_desktop.gui.table.art.shapes import (
    circle,
    outline,
    placed,
    ring,
    star_path,
    suit_path,
)
from sequence_desktop.gui.table.art.style import Style

_HOLLOW_LINE = 0.09  # of a suit's height
_EYE = "M-.5 0 C-.28 -.34 .28 -.34 .5 0 C.28 .34 -.28 .34 -.5 0 Z"


def paint_suit(
    painter: QPainter,
    centre: QPointF,
    size: float,
    token: Token,
    style: Style,
    *,
    upside_down: bool = False,
) -> None:
    """Draw the suit of a card, `size` high: filled, or an outline where the style is hollow."""
    shape = suit_path(cards.suit(token))
    if not (style.hollow and cards.suit(token) in "HD"):
        painter.fillPath(placed(shape, centre, size, upside_down=upside_down), style.ink(token))
        return
    line = size * _HOLLOW_LINE
    # The line lies within the shape, so that hollow and filled signs are of one size.
    path = placed(shape, centre, size - line, upside_down=upside_down)
    painter.fillPath(path, style.theme.cards.paper)
    painter.strokePath(path, pen(style.ink(token), line))


def paint_eyes(
    painter: QPainter, centre: QPointF, width: float, count: int, ink: QColor, paper: QColor
) -> None:
    """Draw one or two open eyes in a row around `centre`; `width` is that of one eye."""
    gap = width * 1.16
    with saved(painter):
        for step in range(count):
            x = centre.x() + (step - (count - 1) / 2) * gap
            middle = QPointF(x, centre.y())
            painter.fillPath(placed(outline(_EYE), middle, width), ink)
            painter.fillPath(circle(middle, width * 0.185), paper)
            painter.fillPath(circle(middle, width * 0.1), ink)


def paint_star(painter: QPainter, rect: QRectF, colour: QColor, points: int = 5) -> None:
    """Draw our emblem into `rect`: a star in a ring, on free cells and on the backs of cards."""
    size = min(rect.width(), rect.height())
    middle = rect.center()
    inner = 0.46 if points == 5 else 0.56
    star = star_path(points, inner)
    painter.fillPath(ring(middle, size * 0.5, size * 0.455), colour)
    painter.fillPath(placed(star, middle, size * 0.74), colour)
    for step in range(points):
        notch = star.elementAt(2 * step + 1)
        away = QPointF(notch.x, notch.y) * (size * 0.667 / inner)
        painter.fillPath(circle(middle + away, size * 0.03), colour)
