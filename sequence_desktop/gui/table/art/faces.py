# SPDX-License-Identifier: MIT
"""Card faces, board cells and backs: the way from a token to the picture of it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.cells import paint_cell
from sequence_desktop.gui.table.art.device import hairline, saved, snapped
from sequence_desktop.gui.table.art.hand import paint_hand_card
from sequence_desktop.gui.table.art.shapes import circle, rounded
from sequence_desktop.gui.table.art.style import Style

# Share of a card's shorter side.
_CORNER = 0.075


def paint_face(
    painter: QPainter, rect: QRectF, token: Token, style: Style, *, cell: bool = False
) -> None:
    """Draw the face of any token into `rect`; "?" is a back.

    `cell` asks for a board cell's compact version, whose index lies above the place of a chip
    (`chip_rect`); without it a hand card is drawn, meant for width : height = 5 : 7.
    """
    if token == cards.HIDDEN:
        paint_back(painter, rect, style)
        return
    with saved(painter):
        box = snapped(painter, rect)
        colours = style.theme.cards
        ground = colours.free_ground if cell and token == cards.FREE else colours.paper
        _sheet(painter, box, ground, colours.edge)
        if cell:
            paint_cell(painter, box, token, style)
        else:
            paint_hand_card(painter, box, token, style)


def paint_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the back of a card into `rect`: a lattice in a frame, the same upside down."""
    colours = style.theme.cards
    with saved(painter):
        box = snapped(painter, rect)
        size = min(box.width(), box.height())
        _sheet(painter, box, colours.paper, colours.edge)
        inset = size * 0.06
        field = snapped(painter, box.adjusted(inset, inset, -inset, -inset))
        painter.fillPath(rounded(field, size * 0.035), colours.back)
        painter.setClipPath(rounded(field, size * 0.035))
        _lattice(painter, field, size, colours.back_line, colours.back)


def _sheet(painter: QPainter, box: QRectF, ground: QColor, edge: QColor) -> None:
    """Paper with round corners and a hairline edge, both on whole device pixels."""
    line = hairline(painter)
    radius = min(box.width(), box.height()) * _CORNER
    painter.fillPath(rounded(box, radius), edge)
    painter.fillPath(
        rounded(box.adjusted(line, line, -line, -line), max(radius - line, 0.0)), ground
    )


def _lattice(painter: QPainter, field: QRectF, size: float, line: QColor, ground: QColor) -> None:
    """Rows of discs, every second one a ring: chips on a board, and a frame around them."""
    step = size * 0.104
    columns = max(3, round(field.width() / step)) | 1
    rows = max(3, round(field.height() / step)) | 1
    dx, dy = field.width() / columns, field.height() / rows
    for row in range(rows):
        for column in range(columns):
            middle = QPointF(field.left() + (column + 0.5) * dx, field.top() + (row + 0.5) * dy)
            painter.fillPath(circle(middle, step * 0.30), line)
            if (row + column) % 2:
                painter.fillPath(circle(middle, step * 0.18), ground)
