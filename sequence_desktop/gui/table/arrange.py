# SPDX-License-Identifier: MIT
"""Finding a place for everything, from one cell size.

The board is the hero. The hand lies beneath it, or beside it where that leaves the board larger.
Open cards to choose from get a block of their own: above the hand, or over the board's shoulder.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sequence_desktop.gui.table.layout import (
    BED,
    LIFT,
    Layout,
    Side,
    Wanted,
    block,
    line,
    run,
)
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, SPACE_XS, TARGET

_SMALLEST_VIEW = 200.0
_PLATE_HEIGHT = 76.0
_PLATE_LINE = 34.0
"""The height of a plate that has only one line of text."""
_PLATE_NARROW = 168.0
_PLATE_WIDE = 340.0
_WIDER = 1.4
"""A plate in one strip with the hand is not wider by more than this for larger text."""
_CARD_TO_CELL = 1.22
_CARD_TO_CELL_BESIDE = 1.5
_CARD_WIDEST = 150.0
_CARD_NARROWEST = 40.0
_CARD_NARROWEST_BESIDE = 44.0
_CARD_READABLE = 84.0
_LEAST_STEP = 0.42
"""How much of a covered card stays in sight, as a share of its width."""
_LARGEST_SHARE = 6.5
"""Small boards do not fill a large screen: a cell is at most this part of the shorter side."""
_SAME = 0.98
"""Cells that differ less than this count as equally large."""
_NEARLY = 0.88
"""Cards that are smaller by no more than this are worth a column as high as the board."""
_BESIDE_BONUS = 1.04
"""How much larger the board must become before the hand moves to the side."""


def arrange(wanted: Wanted) -> Layout:
    """The layout with the largest board; the hand stays beneath unless beside gains clearly."""
    space = replace(
        wanted,
        width=max(wanted.width, _SMALLEST_VIEW),
        height=max(wanted.height, _SMALLEST_VIEW),
    )
    strip, lines = _largest(space, _strip), _largest(space, _two_lines)
    # A line more under the board is worth it if the cards of the hand need not overlap so much.
    gain = lines.cell > strip.cell or lines.step(space.cards) > strip.step(space.cards)
    beneath = lines if gain and lines.cell >= strip.cell * _SAME else strip
    beside = _largest(space, _beside)
    return beside if beside.cell > beneath.cell * _BESIDE_BONUS else beneath


_Way = Callable[[Wanted, float], Layout | None]


def _largest(space: Wanted, way: _Way) -> Layout:
    """The layout of this kind with the largest cell that fits."""
    top = min(
        space.width / space.columns,
        space.height / space.rows,
        max(min(space.width, space.height) / _LARGEST_SHARE, TARGET),
    )
    low, high = 1, max(1, math.floor(top * space.ratio))
    best = None
    while low <= high:
        middle = (low + high) // 2
        found = way(space, middle / space.ratio)
        if found is None:
            high = middle - 1
        else:
            best, low = found, middle + 1
    return best or _squeezed(space)


def _squeezed(space: Wanted) -> Layout:
    """A window too small for anything: everything in one corner, nothing negative."""
    pixel = 1 / space.ratio
    spot = QRectF(0, 0, 1, 1)
    return Layout(
        side=Side.BENEATH,
        columns=space.columns,
        rows=space.rows,
        cell=pixel,
        board=QRectF(0, 0, space.columns * pixel, space.rows * pixel),
        card=QSizeF(1, 1),
        plate=spot,
        hand=spot,
        across=max(space.cards, 1),
        piles=(spot,) * space.piles,
        ratio=space.ratio,
        market=(spot,) * space.market,
    )


def _margin(cell: float) -> float:
    return max(SPACE_S, cell * (BED + 0.08))


def _card_size(space: Wanted, width: float) -> QSizeF:
    width = space.snap(width)
    return QSizeF(width, space.snap(width / space.shape))


# ---- the hand beneath the board


def _strip(space: Wanted, cell: float) -> Layout | None:
    """Plate, hand and piles in one strip beneath the board."""
    return _beneath(
        space, cell, plate_width=_PLATE_NARROW * min(space.text, _WIDER), plate_line=0.0
    )


def _two_lines(space: Wanted, cell: float) -> Layout | None:
    """The plate as a line of its own between the board and the hand."""
    return _beneath(space, cell, plate_width=0.0, plate_line=_PLATE_LINE + SPACE_S)


def _beneath(space: Wanted, cell: float, plate_width: float, plate_line: float) -> Layout | None:
    margin = _margin(cell)
    card = _card_beneath(space, cell, space.width - margin * 2 - plate_width)
    width, height = cell * space.columns, cell * space.rows
    gap = SPACE_L
    piles = run(space.piles, card.width(), card.width() + SPACE_M)
    fan = run(space.cards, card.width(), card.width() * _LEAST_STEP)
    across = margin * 2 + plate_width + (gap if plate_width else 0) + fan + gap + piles
    shop = margin * 2 + run(space.market, card.width(), card.width() + SPACE_S)
    lift = max(card.height() * LIFT, SPACE_S)
    shelf = card.height() + SPACE_M if space.market else 0.0
    below = margin + plate_line + shelf + lift + card.height() + SPACE_M
    if max(across, shop, width + margin * 2) > space.width:
        return None
    if margin + height + below > space.height:
        return None
    # What is left over goes above, between and below in equal parts.
    air = (space.height - margin - height - below) / 3
    board = QRectF(space.snap((space.width - width) / 2), space.snap(margin + air), width, height)
    top = space.snap(board.bottom() + margin + air + plate_line + shelf + lift)
    right = space.width - margin - piles
    stacks = line(space.ratio, space.piles, card, right, top, card.width() + SPACE_M)
    if plate_line:
        left = margin
        above = space.snap(board.bottom() + margin + air)
        plate = QRectF(left, above, space.width - margin * 2, _PLATE_LINE)
    else:
        ideal = run(space.cards, card.width(), card.width() + SPACE_S)
        free = right - margin - ideal - gap * 2
        wide = min(max(free, plate_width), _PLATE_WIDE, max(board.left() - margin, plate_width))
        tall = min(_PLATE_HEIGHT, card.height())
        plate = QRectF(margin, space.snap(top + (card.height() - tall) / 2), wide, tall)
        left = plate.right() + gap
    hand = _under_the_middle(space, left, right - gap, card, top)
    return Layout(
        side=Side.BENEATH,
        columns=space.columns,
        rows=space.rows,
        cell=cell,
        board=board,
        card=card,
        plate=plate,
        hand=hand,
        across=max(space.cards, 1),
        piles=tuple(stacks),
        ratio=space.ratio,
        market=_shelf(space, card, top - lift - shelf) if space.market else (),
        desk=_right_of(hand, right - gap) if space.square else None,
    )


def _card_beneath(space: Wanted, cell: float, room: float) -> QSizeF:
    """Cards in scale with the cells, but rather smaller than lying upon each other."""
    limit = max(_CARD_WIDEST, cell)
    scale = min(max(cell * _CARD_TO_CELL, _CARD_NARROWEST), limit)
    gaps = (space.cards + 1) * SPACE_S + space.piles * SPACE_M + SPACE_L * 2
    apart = (room - gaps) / max(space.cards + space.piles, 1)
    return _card_size(space, min(scale, max(apart, min(_CARD_READABLE, scale))))


def _under_the_middle(space: Wanted, left: float, right: float, card: QSizeF, top: float) -> QRectF:
    """The hand's part of a strip: centred under the board as far as there is room for it."""
    ideal = run(space.cards, card.width(), card.width() + SPACE_S)
    middle = space.width / 2
    half = min(middle - left, right - middle)
    if half * 2 >= ideal:
        left, right = middle - half, middle + half
    if space.square:
        # What dice leave free is for the button: they do not spread.
        spare = max(0.0, (right - left - ideal) / 2)
        left, right = left + spare, right - spare
    return QRectF(left, top, right - left, card.height())


def _right_of(dice: QRectF, end: float) -> QRectF:
    """What a strip has left beside the dice."""
    left = min(dice.right() + SPACE_M, end)
    return QRectF(left, dice.top(), end - left, dice.height())


def _shelf(space: Wanted, card: QSizeF, top: float) -> tuple[QRectF, ...]:
    """Open cards in one line under the middle of the board."""
    step = card.width() + SPACE_S
    left = (space.width - run(space.market, card.width(), step)) / 2
    return tuple(line(space.ratio, space.market, card, left, top, step))


# ---- the hand beside the board


def _beside(space: Wanted, cell: float) -> Layout | None:
    """Board on the left; on its right, one above the other: plate, open cards, hand, piles."""
    margin, frame = _margin(cell), BED * cell
    width, height = cell * space.columns, cell * space.rows
    # The same air on all four sides: it is measured from the frame, and from the column.
    outer = max(margin - frame, float(SPACE_S))
    room = space.width - width - frame * 2 - outer * 2 - SPACE_L
    if room < _PLATE_NARROW or height + margin * 2 > space.height:
        return None
    tall = space.height - outer * 2
    column = min(room, max(_PLATE_WIDE, tall * 0.5))
    # As high as the board if that leaves the cards nearly as large, else as high as the window.
    high = min(height + frame * 2, tall)
    said = _PLATE_HEIGHT * space.text
    across, card = _best_grid(space, cell, column, high - said - SPACE_L * 3)
    more, larger = _best_grid(space, cell, column, tall - said - SPACE_L * 3)
    if card.width() < larger.width() * _NEARLY:
        high, across, card = tall, more, larger
    if card.width() < _CARD_NARROWEST_BESIDE:
        return None
    # No wider than what lies in it: the plate stands over the hand, not over the cloth.
    gap = SPACE_M if across <= space.piles else SPACE_S
    column = min(column, max(_PLATE_WIDE, run(across, card.width(), card.width() + gap)))
    # What is left over goes to the outer sides, and a little of it between board and column.
    air = min((room - column) / 3, cell * 0.6)
    left = space.snap(outer + frame + (room - column - air) / 2)
    board = QRectF(left, space.snap((space.height - height) / 2), width, height)
    edge = space.snap(board.right() + frame + SPACE_L + air)
    top, bottom = (space.height - high) / 2, (space.height + high) / 2
    plate = QRectF(edge, space.snap(top), column, said)
    heaps = _lines_high(space.piles, across, card) + (SPACE_XS if space.piles else 0)
    corner = QRectF(edge, bottom - heaps, column, max(heaps - SPACE_XS, 0.0))
    shop = QRectF(edge, plate.bottom() + SPACE_L, column, _lines_high(space.market, across, card))
    hand = QRectF(
        QPointF(edge, shop.bottom() + (SPACE_L if space.market else 0)),
        QPointF(edge + column, bottom - heaps - SPACE_L + SPACE_XS),
    )
    desk = None
    if space.square:
        # Dice lie right under the plate; what they leave free is for the button.
        low = hand.top() + SPACE_L + _lines_high(space.cards, across, card)
        desk = QRectF(QPointF(edge, low), hand.bottomRight())
        hand.setBottom(low)
    return Layout(
        side=Side.BESIDE,
        columns=space.columns,
        rows=space.rows,
        cell=cell,
        board=board,
        card=card,
        plate=plate,
        hand=hand,
        across=across,
        piles=block(space.ratio, space.piles, card, corner, across, SPACE_M),
        ratio=space.ratio,
        market=block(space.ratio, space.market, card, shop, across),
        desk=desk,
    )


def _lines_high(count: int, across: int, card: QSizeF) -> float:
    """The height of a block of cards."""
    lines = math.ceil(count / across)
    return lines * card.height() + max(lines - 1, 0) * SPACE_S * 2


def _best_grid(space: Wanted, cell: float, width: float, height: float) -> tuple[int, QSizeF]:
    """How many cards stand side by side in a column, and how large they can be.

    `height` has to hold the hand's lines, those of the open cards, and the piles.
    """
    limit = min(max(_CARD_WIDEST, cell), max(cell * _CARD_TO_CELL_BESIDE, _CARD_READABLE))
    best = (1, 0.0)
    most = max(space.cards, space.market, space.piles, 1)
    # Dice lie side by side, as they are read.
    for across in range(max(space.cards, 1) if space.square else 1, most + 1):
        lines = sum(math.ceil(n / across) for n in (space.cards, space.market, space.piles))
        gap = SPACE_M if across <= space.piles else SPACE_S
        wide = (width - (across - 1) * gap) / across
        gaps = lines * SPACE_S * 2 + (SPACE_L if space.market else 0)
        high = (height - gaps) / max(lines, 1) * space.shape
        size = min(wide, high, limit)
        if size > best[1]:
            best = (across, size)
    across, size = best
    return across, _card_size(space, math.floor(size))
