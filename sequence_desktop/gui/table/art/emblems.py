# SPDX-License-Identifier: MIT
"""Small pictures with a meaning: the eyes of the jacks, the joker's cap, the free cell's star."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.gui.table.art.device import pen, pixels, saved
from sequence_desktop.gui.table.art.shapes import circle, outline, placed, ring, star_path
from sequence_desktop.gui.table.art.style import Style

_EYE = "M-.5 0 C-.28 -.34 .28 -.34 .5 0 C.28 .34 -.28 .34 -.5 0 Z"


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


def paint_joker(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the joker's cap with three bells into the square in the middle of `rect`."""
    colours = style.theme.cards
    size = min(rect.width(), rect.height())
    with saved(painter):
        painter.translate(rect.center())
        painter.scale(size / 100, size / 100)
        line = pen(colours.black, max(1.6, 0.8 / pixels(painter)))
        horns = (
            ("M-31 24 C-46 8 -50 -12 -40 -28 C-30 -22 -12 -14 -4 24 Z", colours.red),
            ("M31 24 C46 8 50 -12 40 -28 C30 -22 12 -14 4 24 Z", QColor("#2b4a80")),
            ("M-20 24 C-20 0 -12 -22 0 -40 C12 -22 20 0 20 24 Z", colours.gold),
        )
        for shape, colour in horns:
            painter.fillPath(outline(shape), colour)
            painter.strokePath(outline(shape), line)
        band = "M-33 22 C-12 15 12 15 33 22 L31 36 C12 29 -12 29 -31 36 Z"
        painter.fillPath(outline(band), colours.paper)
        painter.strokePath(outline(band), line)
        for x, y in ((-40.0, -29.0), (40.0, -29.0), (0.0, -41.0)):
            painter.fillPath(circle(QPointF(x, y), 6.5), colours.gold)
            painter.strokePath(circle(QPointF(x, y), 6.5), line)
        for x, y in ((-18.0, 25.0), (0.0, 23.0), (18.0, 25.0)):
            painter.fillPath(placed(star_path(4, 0.5), QPointF(x, y), 9.0), colours.black)


def paint_free(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the star that every side may count as its chip into the middle of `rect`."""
    colours = style.theme.cards
    size = min(rect.width(), rect.height())
    gold = colours.free
    middle = rect.center()
    painter.fillPath(ring(middle, size * 0.5, size * 0.455), gold)
    painter.fillPath(placed(star_path(5, 0.46), middle, size * 0.74), gold)
    for step in range(5):
        tip = placed(star_path(5, 0.46), middle, size * 0.66).elementAt(2 * step + 1)
        point = QPointF(tip.x, tip.y)
        away = middle + (point - middle) * 2.2
        painter.fillPath(circle(away, size * 0.03), gold)
