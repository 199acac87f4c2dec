# SPDX-License-Identifier: MIT
"""Card faces and backs: which parts are drawn for which token."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.device import hairline, pen, saved, snapped
from sequence_desktop.gui.table.art.lettering import draw_text
from sequence_desktop.gui.table.art.shapes import placed, rounded, star_path, suit_path
from sequence_desktop.gui.table.art.style import Style


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
        _paper(painter, box, style, style.theme.cards.paper)
        size = min(box.width(), box.height())
        text = QRectF(box.left() + size * 0.08, box.top() + size * 0.08, size * 0.4, size * 0.2)
        if cards.is_number(token):
            draw_text(painter, token, text, style.theme.cards.black)
        elif token in (cards.FREE, cards.JOKER):
            star = placed(star_path(8, 0.7), box.center(), size * 0.5)
            painter.fillPath(star, style.theme.cards.gold)
        else:
            draw_text(painter, style.rank_text(token), text, style.ink(token))
            suit = placed(suit_path(cards.suit(token)), box.center(), size * 0.4)
            painter.fillPath(suit, style.ink(token))


def paint_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the back of a card into `rect`."""
    with saved(painter):
        box = snapped(painter, rect)
        _paper(painter, box, style, style.theme.cards.back)


def _paper(painter: QPainter, box: QRectF, style: Style, colour: QColor) -> None:
    line = hairline(painter)
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    path = rounded(inner, min(box.width(), box.height()) * 0.07)
    painter.fillPath(path, colour)
    painter.strokePath(path, pen(style.theme.cards.edge, line))
