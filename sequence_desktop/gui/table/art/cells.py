# SPDX-License-Identifier: MIT
"""Board cells: the index in a band at the top, the picture below where a chip comes to lie.

Measures are shares of the cell's shorter side. A chip (`chip_rect`) leaves the band free.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from sequence_desktop.engine import cards
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.art.courts import ONE_EYED, paint_bust
from sequence_desktop.gui.table.art.device import pixels, square
from sequence_desktop.gui.table.art.emblems import paint_eyes, paint_star, paint_suit
from sequence_desktop.gui.table.art.lettering import text_path
from sequence_desktop.gui.table.art.numbers import paint_number_cell
from sequence_desktop.gui.table.art.shapes import placed, star_path
from sequence_desktop.gui.table.art.style import Design, Style

_CHIPS = {Design.CLASSIC: (0.68, 0.64), Design.LARGE: (0.62, 0.675)}
"""The square of a chip, and how far down its middle lies: where the index is larger, lower."""
_PICTURE_MIDDLE = 0.64
_LEAST_FOR_FIGURE = 31.99
"""In device pixels; no whole number, so that rounding cannot part two cells of the same size."""


def chip_rect(cell: QRectF, design: Design = Design.CLASSIC) -> QRectF:
    """Where a chip lies on a cell: below the index, which stays readable."""
    share, middle = _CHIPS[design]
    return square(_below(cell, middle), min(cell.width(), cell.height()) * share)


def _below(cell: QRectF, share: float) -> QPointF:
    """The point on the cell's middle line that lies `share` down a square cell."""
    size = min(cell.width(), cell.height())
    return QPointF(cell.center().x(), cell.bottom() - size * (1.0 - share))


def with_figures(painter: QPainter, rect: QRectF, style: Style) -> bool:
    """Whether a cell this large shows figures; in a small preview they would be blots, suits are
    clear.

    `rect` is the place the cell was given, before its edges are moved to whole pixels: cells of
    one board are equal in that, and all of them show figures or none.
    """
    size = min(rect.width(), rect.height()) * pixels(painter)
    return style.tiny_figures or size >= _LEAST_FOR_FIGURE


def paint_cell(
    painter: QPainter, box: QRectF, token: Token, style: Style, *, figures: bool
) -> None:
    """Draw what stands on the paper of a board cell; `figures`: see :func:`with_figures`."""
    size = min(box.width(), box.height())
    picture = square(_below(box, _PICTURE_MIDDLE), size * 0.56)
    if cards.is_number(token):
        paint_number_cell(
            painter, box, square(chip_rect(box, style.design).center(), size), token, style
        )
    elif token == cards.FREE:
        paint_star(painter, square(box.center(), size * 0.66), style.theme.cloth.star)
    elif token == cards.JOKER:
        _bust(painter, box, token, style)
        star = placed(star_path(5, 0.46), box.topLeft() + QPointF(0.18, 0.18) * size, size * 0.2)
        painter.fillPath(star, style.theme.cards.black)
    elif style.design is Design.LARGE:
        _index(painter, box, token, style, 0.29)
    else:
        _index(painter, box, token, style, 0.21)
        _picture(painter, box, picture, token, style, figures=figures)


def _index(painter: QPainter, box: QRectF, token: Token, style: Style, height: float) -> None:
    """Rank and suit side by side; in the large design each takes a corner."""
    size = min(box.width(), box.height())
    ink = style.ink(token)
    large = style.design is Design.LARGE
    edge = size * 0.1  # clear of the frame of a mark
    top = box.top() + size * (0.085 if large else 0.1)
    room = 0.38 if large else 0.42
    rank = text_path(
        style.rank_text(token),
        QRectF(box.left() + edge, top, size * room, size * height),
        weight=700 if large else 600,
        align=Qt.AlignmentFlag.AlignLeft,
    )
    painter.fillPath(rank, ink)
    y = top + size * height / 2
    if large:
        paint_suit(painter, QPointF(box.right() - size * 0.24, y), size * 0.3, token, style)
        return
    x = rank.boundingRect().right() + size * 0.14
    paint_suit(painter, QPointF(x, y), size * 0.185, token, style)


def _picture(
    painter: QPainter, box: QRectF, picture: QRectF, token: Token, style: Style, *, figures: bool
) -> None:
    rank = cards.rank(token)
    size = min(box.width(), box.height())
    if rank in "KQJ" and figures:
        _bust(painter, box, token, style)
        if rank == "J":
            middle = QPointF(box.right() - size * 0.2, box.top() + size * 0.19)
            count = 1 if token in ONE_EYED else 2
            ink = style.ink(token)
            paint_eyes(painter, middle, size * 0.14, count, ink, style.theme.cards.paper)
        return
    scale = 0.56 if rank == "A" else 0.46
    paint_suit(painter, picture.center(), size * scale, token, style)


def _bust(painter: QPainter, box: QRectF, token: Token, style: Style) -> None:
    size = min(box.width(), box.height())
    bust = square(QPointF(), size * 0.66)
    bust.moveBottom(box.bottom() - size * 0.045)
    bust.moveLeft(box.center().x() - bust.width() / 2)
    paint_bust(painter, bust, token, style)
