# SPDX-License-Identifier: MIT
"""The faces of hand cards, on paper that is already there; measures are shares of the width."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.courts import ONE_EYED, paint_bust
from sequence_desktop.gui.table.art.device import hairline, pen, saved, snapped
from sequence_desktop.gui.table.art.emblems import paint_eyes, paint_star, paint_suit
from sequence_desktop.gui.table.art.lettering import draw_text
from sequence_desktop.gui.table.art.numbers import paint_number_card
from sequence_desktop.gui.table.art.pips import PIPS
from sequence_desktop.gui.table.art.shapes import placed, rounded, star_path
from sequence_desktop.gui.table.art.style import Design, Style
from sequence_desktop.gui.theme import faded

_FIELD = QRectF(0.325, 0.215, 0.35, 0.97)  # the centres of the outer pips, on a card 1 by 1.4
_FRAME = QRectF(0.20, 0.095, 0.60, 1.21)  # around a court


def paint_hand_card(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    """Draw what stands on the paper of a hand card."""
    if cards.is_number(token):
        paint_number_card(painter, box, token, style)
    elif token == cards.JOKER:
        _joker(painter, box, style)
    elif token == cards.FREE:
        paint_star(painter, _part(box, QRectF(0.2, 0.4, 0.6, 0.6)), style.theme.cards.gold)
    elif style.design is Design.LARGE:
        _large(painter, box, token, style)
    else:
        _classic(painter, box, token, style)


def _part(box: QRectF, part: QRectF) -> QRectF:
    """From shares of a card 1 by 1.4 to the card in `box`, whatever its proportions."""
    x, y = box.width(), box.height() / 1.4
    return QRectF(
        box.left() + part.left() * x,
        box.top() + part.top() * y,
        part.width() * x,
        part.height() * y,
    )


def _classic(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    for upside_down in (False, True):
        with saved(painter):
            if upside_down:
                _turn(painter, box)
            _index(painter, box, token, style)
    rank = cards.rank(token)
    if rank == "A":
        size = box.width() * (0.56 if cards.suit(token) == "S" else 0.46)
        paint_suit(painter, box.center(), size, token, style)
    elif rank in PIPS:
        _pips(painter, box, token, style)
    else:
        _court(painter, box, token, style)


def _turn(painter: QPainter, box: QRectF) -> None:
    painter.translate(box.center())
    painter.rotate(180)
    painter.translate(-box.center())


def _index(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    ink = style.ink(token)
    draw_text(painter, style.rank_text(token), _part(box, QRectF(0.03, 0.07, 0.145, 0.145)), ink)
    middle = _part(box, QRectF(0.1025, 0.318, 0, 0)).topLeft()
    paint_suit(painter, middle, box.width() * 0.13, token, style)


def _pips(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    field = _part(box, _FIELD)
    for x, y in PIPS[cards.rank(token)]:
        middle = QPointF(field.left() + x * field.width(), field.top() + y * field.height())
        size = box.width() * 0.185
        paint_suit(painter, middle, size, token, style, upside_down=y > 0.5)


def _court(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    frame = snapped(painter, _part(box, _FRAME))
    ink = style.ink(token)
    line = hairline(painter, box.width() / 120)
    half = QRectF(frame.left(), frame.top(), frame.width(), frame.height() / 2)
    for upside_down in (False, True):
        with saved(painter):
            if upside_down:
                _turn(painter, box)
            painter.setClipRect(half)
            bust = half.adjusted(0.0, half.height() - half.width() * 0.98, 0.0, 0.0)
            paint_bust(painter, bust, token, style, wide=True)
    inner = frame.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.strokePath(rounded(inner, box.width() * 0.03), pen(faded(ink, 0.75), line))
    if cards.rank(token) == "J":
        _eye_badge(painter, box, token, style)


def _eye_badge(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    """Under both indexes: one eye or two, so that nobody has to know the jacks by heart."""
    ink = style.ink(token)
    count = 1 if token in ONE_EYED else 2
    for upside_down in (False, True):
        with saved(painter):
            if upside_down:
                _turn(painter, box)
            width = box.width() * (0.13 if count == 1 else 0.078)
            middle = _part(box, QRectF(0.1025, 0.45, 0, 0)).topLeft()
            paint_eyes(painter, middle, width, count, ink, style.theme.cards.paper)


def _large(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    """One huge index: rank at the top left, suit at the bottom right."""
    ink = style.ink(token)
    draw_text(
        painter,
        style.rank_text(token),
        _part(box, QRectF(0.07, 0.09, 0.56, 0.44)),
        ink,
        weight=700,
        align=Qt.AlignmentFlag.AlignLeft,
    )
    middle = _part(box, QRectF(0.635, 1.0, 0, 0)).topLeft()
    paint_suit(painter, middle, box.width() * 0.58, token, style)
    middle = _part(box, QRectF(0.83, 0.19, 0, 0)).topLeft()
    paint_suit(painter, middle, box.width() * 0.19, token, style)
    if cards.rank(token) == "J":
        count = 1 if token in ONE_EYED else 2
        middle = _part(box, QRectF(0.19 if count == 1 else 0.245, 0.68, 0, 0)).topLeft()
        width = box.width() * (0.24 if count == 1 else 0.16)
        paint_eyes(painter, middle, width, count, ink, style.theme.cards.paper)


def _joker(painter: QPainter, box: QRectF, style: Style) -> None:
    paint_bust(painter, _part(box, QRectF(0.14, 0.3, 0.72, 0.78)), cards.JOKER, style)
    for upside_down in (False, True):
        with saved(painter):
            if upside_down:
                _turn(painter, box)
            middle = _part(box, QRectF(0.12, 0.15, 0, 0)).topLeft()
            star = placed(star_path(5, 0.46), middle, box.width() * 0.17)
            painter.fillPath(star, style.theme.cards.black)
