# SPDX-License-Identifier: MIT
"""What is cut out: cards whose halves become the cells of a board, and chips."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF

from sequence_desktop.engine import cards
from sequence_desktop.engine.board import EMPTY, Board
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.paper.board_sheets import printed_name
from sequence_desktop.gui.paper.ink import Ink, rect
from sequence_desktop.gui.paper.pages import Box, Grid, Page, PaperFault, check_cell, grid
from sequence_desktop.gui.paper.painting import (
    HAIRLINE,
    LINE,
    Leaf,
    draw_foot,
    number,
)
from sequence_desktop.gui.table.art import Design, paint_paper_chip
from sequence_desktop.gui.table.art.shapes import circle

translate = QCoreApplication.translate

CHIP_SHARE = 0.6
"""A chip's width, as a share of the shorter side of a cell."""

Pair = tuple[Token, Token]

_INSET = 1.0
_TICK = 2.5
_CROSS = 1.0
_CHIP_GAP = 3.0
_BLEED = 0.7
_ROUND_UP = 5


def pairs(board: Board) -> tuple[Pair, ...]:
    """The cards that have to be cut in two to make every cell, in the order of a pack.

    A card that stands on two cells gives both; what is left over shares cards.
    """
    counts = Counter(token for token in board.cells if token not in (cards.BLOCKED, EMPTY))
    order = sorted(counts, key=_rank_in_pack)
    whole = [(token, token) for token in order for _ in range(counts[token] // 2)]
    single = [token for token in order if counts[token] % 2]
    if len(single) % 2:
        single.append(single[-1])
    return (*whole, *zip(single[::2], single[1::2], strict=True))


def _rank_in_pack(token: Token) -> tuple[int, int, int]:
    if cards.is_card(token):
        return 0, cards.SUITS.index(cards.suit(token)), cards.RANKS.index(cards.rank(token))
    return (1, int(token), 0) if cards.is_number(token) else (2, 0, 0)


def halves_leaves(board: Board, page: Page, cell: tuple[float, float]) -> tuple[Leaf, ...]:
    """Whole cards with a line to cut them in two.

    Raises:
        PaperFault: there are no cards, one does not go onto the page, or the cell's size makes no
            sense.
    """
    check_cell(cell)
    layout = grid(page, cell[0], 2 * cell[1], translate("Paper", "a card"))
    every = pairs(board)
    if not every:
        raise PaperFault(
            phrase("nothing stands on this board yet"), remedy=phrase("put cards on it first")
        )
    return tuple(
        Leaf(
            page,
            translate("Paper", "Cards to cut, page {number} of {count}").format(
                number=place + 1, count=layout.page_count(len(every))
            ),
            partial(_draw_halves, board=board, layout=layout, part=part, place=place),
        )
        for place, part in enumerate(_split(every, layout.each))
    )


def _split(things: Sequence[Pair], each: int) -> Iterator[Sequence[Pair]]:
    for start in range(0, len(things), each):
        yield things[start : start + each]


def _draw_halves(
    ink: Ink,
    *,
    board: Board,
    layout: Grid,
    part: Sequence[Pair],
    place: int,
) -> None:
    for index, pair in enumerate(part):
        _draw_card(ink, layout.box(index), pair)
    _draw_grid_lines(ink, layout, len(part))
    text = translate(
        "Paper", "{board} · page {number}: cut the full lines, then each card along its dots"
    )
    draw_foot(ink, layout.page, text.format(board=printed_name(board), number=place + 1))


def _draw_card(ink: Ink, box: Box, pair: Pair) -> None:
    """One card, or two cells one above the other where no card would do."""
    upper, lower = pair
    plain = ink.look.style.design is Design.CLASSIC and cards.is_card(upper)
    if upper == lower and plain:
        ink.face(box.inset(_INSET), upper, cell=False)
    else:
        for token, top in ((upper, box.top), (lower, box.middle[1])):
            half = Box(box.left, top, box.width, box.height / 2)
            ink.face(half.inset(_INSET), token, cell=True)
    y = box.middle[1]
    ink.line((box.left, y), (box.right, y), ink.look.cut, LINE, dashed=True)


def _draw_grid_lines(ink: Ink, layout: Grid, count: int) -> None:
    """The edges of the cards, drawn a little longer so that a ruler finds them."""
    for index in range(count):
        box = layout.box(index)
        for x in (box.left, box.right):
            _cut(ink, layout, (x, box.top - _TICK), (x, box.bottom + _TICK))
        for y in (box.top, box.bottom):
            _cut(ink, layout, (box.left - _TICK, y), (box.right + _TICK, y))


def _cut(ink: Ink, layout: Grid, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A line to cut along, as far as the margins let it run."""
    room = layout.page.body.inset(HAIRLINE / 2)

    def within(point: tuple[float, float]) -> tuple[float, float]:
        x, y = point
        return min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)

    ink.line(within(start), within(end), ink.look.cut, HAIRLINE)


def chips_each(board: Board, sides: int) -> int:
    """How many chips each side can need on this board, a few to spare included."""
    cells = sum(token not in (cards.FREE, cards.BLOCKED) for token in board.cells)
    return math.ceil(cells / max(sides, 2) / _ROUND_UP) * _ROUND_UP


def chip_leaves(
    board: Board, page: Page, *, diameter: float, sides: int, each: int
) -> tuple[Leaf, ...]:
    """Round chips for every side, to be cut out.

    Raises:
        PaperFault: not even one goes onto the page.
    """
    pitch = diameter + _CHIP_GAP
    layout = grid(page, pitch, pitch, translate("Paper", "a chip"))
    every = [side for side in range(sides) for _ in range(each)]
    count = layout.page_count(len(every))
    text = translate("Paper", "{board} · {each} chips for each of {sides} sides, {size} mm across")
    foot = text.format(
        board=printed_name(board), each=each, sides=sides, size=number(round(diameter, 1))
    )
    leaves = []
    for place in range(count):
        part = every[place * layout.each : (place + 1) * layout.each]
        title = translate("Paper", "Chips, page {number} of {count}").format(
            number=place + 1, count=count
        )
        draw = partial(_draw_chips, layout=layout, part=part, diameter=diameter, foot=foot)
        leaves.append(Leaf(page, title, draw))
    return tuple(leaves)


def _draw_chips(ink: Ink, *, layout: Grid, part: Sequence[int], diameter: float, foot: str) -> None:
    style = ink.look.style
    for index, side in enumerate(part):
        box = layout.box(index)
        middle = QPointF(*box.middle)
        # The colour runs over the line a little, so that a cut beside it shows no white.
        ink.path(circle(middle, diameter / 2 + _BLEED), style.theme.chips.sides[side].rim)
        paint_paper_chip(ink.painter, rect(box.centred(diameter, diameter)), side, style)
        ink.circle(box.middle, diameter / 2, style.theme.cards.paper, HAIRLINE)
    _draw_strip_ticks(ink, layout, len(part))
    draw_foot(ink, layout.page, foot)


def _draw_strip_ticks(ink: Ink, layout: Grid, count: int) -> None:
    """Small crosses between the chips: cut strips first, then squares, then circles."""
    rows = math.ceil(count / layout.columns)
    width, height = layout.area.width / layout.columns, layout.area.height / layout.rows
    for row in range(rows + 1):
        for column in range(min(count, layout.columns) + 1):
            x, y = layout.area.left + column * width, layout.area.top + row * height
            _cut(ink, layout, (x - _CROSS, y), (x + _CROSS, y))
            _cut(ink, layout, (x, y - _CROSS), (x, y + _CROSS))
