# SPDX-License-Identifier: MIT
"""Numbers: holes of a peg board, number cards, and the faces of dice."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.device import hairline, pen, saved, square
from sequence_desktop.gui.table.art.lettering import draw_text
from sequence_desktop.gui.table.art.shapes import circle, ring, rounded
from sequence_desktop.gui.table.art.style import Design, Numbers, Style
from sequence_desktop.gui.theme import mix

_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(
    painter: QPainter, rect: QRectF, value: int, style: Style, *, spots: bool = True
) -> None:
    """Draw a die that shows `value` into the square in the middle of `rect`.

    `spots`: as spots, which there are for 1 to 6; otherwise as a number.
    """
    colours = style.theme.cards
    with saved(painter):
        box = square(rect.center(), min(rect.width(), rect.height()))
        size = box.width()
        line = hairline(painter, size / 48)
        body = box.adjusted(size * 0.03, size * 0.02, -size * 0.03, -size * 0.04)
        painter.fillPath(rounded(body.translated(0, size * 0.03), size * 0.19), colours.edge)
        shine = QLinearGradient(body.topLeft(), body.bottomLeft())
        shine.setColorAt(0.0, mix(colours.paper, QColor("white"), 0.6))
        shine.setColorAt(1.0, mix(colours.paper, colours.edge, 0.22))
        painter.fillPath(rounded(body, size * 0.19), shine)
        painter.strokePath(rounded(body, size * 0.19), pen(colours.edge, line))
        if not spots:
            text = square(body.center(), size * 0.5)
            draw_text(painter, str(value), text, colours.black)
            return
        for x, y in _SPOTS[value]:
            middle = body.center() + QPointF(x, y) * size * 0.25
            painter.fillPath(circle(middle, size * 0.09), colours.black)


def paint_number_cell(
    painter: QPainter, box: QRectF, place: QRectF, token: Token, style: Style
) -> None:
    """Draw a board cell's number, and in `place` (of the cell's size) the hole or the dice."""
    size = place.width()
    colours = style.theme.cards
    high = size * (0.27 if style.design is Design.LARGE else 0.2)
    text = QRectF(box.left() + size * 0.1, box.top() + size * 0.09, box.width() - size * 0.2, high)
    draw_text(painter, token, text, colours.black, align=Qt.AlignmentFlag.AlignCenter)
    if style.numbers is Numbers.DICE:
        _pair(painter, place.center(), size * 0.27, int(token), style)
    else:
        _hole(painter, place.center(), size * 0.25, style)


def paint_number_card(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    """Draw a hand card's number: large in a ring, small in two corners; a roll as two dice."""
    colours = style.theme.cards
    width = box.width()
    if style.numbers is Numbers.DICE:
        _pair(painter, box.center() + QPointF(0, width * 0.16), width * 0.4, int(token), style)
        text = QRectF(box.left(), box.top() + width * 0.2, width, width * 0.3)
        draw_text(painter, token, text, colours.black)
        return
    painter.fillPath(ring(box.center(), width * 0.36, width * 0.335), colours.gold)
    text = square(box.center(), width * 0.5)
    text.setHeight(width * 0.32)
    text.moveCenter(box.center())
    draw_text(painter, token, text, colours.black)
    small = QRectF(0.0, 0.0, width * 0.22, width * 0.125)
    small.moveTopLeft(box.topLeft() + QPointF(width * 0.075, width * 0.085))
    draw_text(painter, token, small, colours.black, align=Qt.AlignmentFlag.AlignLeft)
    with saved(painter):
        painter.translate(box.center())
        painter.rotate(180)
        painter.translate(-box.center())
        draw_text(painter, token, small, colours.black, align=Qt.AlignmentFlag.AlignLeft)


def _hole(painter: QPainter, middle: QPointF, radius: float, style: Style) -> None:
    """A hole one could put a peg into: light falls on its lower wall."""
    colours = style.theme.cards
    painter.fillPath(circle(middle, radius), mix(colours.wood, colours.hole, 0.3))
    painter.fillPath(circle(middle, radius * 0.7), mix(colours.hole, colours.black, 0.35))
    floor = circle(middle + QPointF(0.0, radius * 0.1), radius * 0.6)
    painter.fillPath(floor, colours.hole)


def _pair(painter: QPainter, middle: QPointF, size: float, total: int, style: Style) -> None:
    """Two dice that make `total` (2 to 12), as even as they can."""
    first = max(1, min(6, total // 2))
    second = max(1, min(6, total - first))
    for step, value in ((-0.5, first), (0.5, second)):
        die = square(middle + QPointF(step * size * 1.06, 0), size)
        paint_die(painter, die, value, style)
