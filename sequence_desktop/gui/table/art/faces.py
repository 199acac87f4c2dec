# SPDX-License-Identifier: MIT
"""Card faces, board cells and backs: the way from a token to the picture of it."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.cells import paint_cell, with_figures
from sequence_desktop.gui.table.art.device import hairline, pen, saved, snapped, square
from sequence_desktop.gui.table.art.emblems import paint_star
from sequence_desktop.gui.table.art.hand import paint_hand_card
from sequence_desktop.gui.table.art.shapes import circle, rounded
from sequence_desktop.gui.table.art.style import Numbers, Style
from sequence_desktop.gui.theme import CardColours, mix

# Share of a card's shorter side.
_CORNER = 0.075


def paint_face(
    painter: QPainter, rect: QRectF, token: Token, style: Style, *, cell: bool = False
) -> None:
    """Draw the face of any token into `rect`; "?" is a back, a hole in a board and an empty cell
    are nothing.

    `cell` asks for a board cell's compact version, whose index lies above the place of a chip
    (`chip_rect`); without it a hand card is drawn, meant for width : height = 5 : 7.
    """
    if token == cards.HIDDEN:
        paint_back(painter, rect, style)
        return
    if token in (cards.BLOCKED, EMPTY):
        return
    with saved(painter):
        box = snapped(painter, rect)
        colours = style.theme.cards
        if cell:
            _sheet(painter, box, _cell_ground(token, style), colours.edge)
            figures = with_figures(painter, rect, style)
            paint_cell(painter, box, token, style, figures=figures)
        else:
            _sheet(painter, box, colours.paper, colours.edge)
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
        _lattice(painter, field, size, colours)


def _cell_ground(token: Token, style: Style) -> QColor:
    if token == cards.FREE:
        return style.theme.cloth.star_ground
    if cards.is_number(token) and style.numbers is Numbers.PEGS:
        return style.theme.cards.wood
    return style.theme.cards.paper


def _sheet(painter: QPainter, box: QRectF, ground: QColor, edge: QColor) -> None:
    """Paper with round corners and a hairline edge, both on whole device pixels."""
    line = hairline(painter)
    radius = min(box.width(), box.height()) * _CORNER
    painter.fillPath(rounded(box, radius), edge)
    painter.fillPath(
        rounded(box.adjusted(line, line, -line, -line), max(radius - line, 0.0)), ground
    )


def _lattice(painter: QPainter, field: QRectF, size: float, colours: CardColours) -> None:
    """Small discs in rows, like chips on a board, around our star."""
    line = hairline(painter, size / 110)
    inset = size * 0.045
    frame = snapped(painter, field.adjusted(inset, inset, -inset, -inset))
    medal = square(field.center(), size * 0.46)
    quiet = mix(colours.back, colours.back_line, 0.42)
    columns = max(4, round(frame.width() / (size * 0.075)))
    step = frame.width() / columns
    rows = max(4, round(frame.height() / step))
    rows += (rows + columns) % 2  # so that the pattern is the same upside down
    for row in range(rows):
        for column in range(columns):
            x = frame.left() + (column + 0.5) * step
            y = frame.top() + (row + 0.5) * frame.height() / rows
            if math.hypot(x - medal.center().x(), y - medal.center().y()) < size * 0.29:
                continue
            radius = step * (0.27 if (row + column) % 2 else 0.13)
            painter.fillPath(circle(QPointF(x, y), radius), quiet)
    half = line / 2
    painter.strokePath(
        rounded(frame.adjusted(half, half, -half, -half), size * 0.02), pen(colours.back_line, line)
    )
    paint_star(painter, medal, colours.back_line, points=8)
