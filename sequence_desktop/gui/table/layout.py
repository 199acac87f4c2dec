# SPDX-License-Identifier: MIT
"""Where everything lies: what has to find a place, and the places found for it.

All lengths are logical pixels; a cell is a whole number of device pixels, and everything starts
on one, so that faces are drawn crisply at any device pixel ratio.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sequence_desktop.gui.theme.metrics import CARD_RATIO, SPACE_S

LIFT = 0.09
"""How far a chosen card rises, as a share of its height: the room kept above the hand."""
BED = 0.14
"""The width of the board's frame, in cells."""


class Side(Enum):
    """Where the hand lies, seen from the board."""

    BENEATH = auto()
    BESIDE = auto()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What has to find a place, and the space there is."""

    width: float
    height: float
    columns: int
    rows: int
    cards: int
    """The cards of the hand, or the dice that lie there instead."""
    ratio: float = 1.0
    """Device pixels to a logical one."""
    piles: int = 2
    """Stock, discards and the like, which lie side by side."""
    market: int = 0
    """Open cards in a block of their own."""
    square: bool = False
    """Dice lie in the hand's place, not cards."""
    text: float = 1.0
    """How much higher text is than usual; at least 1."""

    def snap(self, value: float) -> float:
        """The nearest length that is a whole number of device pixels."""
        return snapped(value, self.ratio)

    @property
    def shape(self) -> float:
        """Width by height of what lies in the hand."""
        return 1.0 if self.square else CARD_RATIO


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies, in scene coordinates (the view's logical pixels)."""

    side: Side
    columns: int
    rows: int
    cell: float
    board: QRectF
    card: QSizeF
    plate: QRectF
    hand: QRectF
    across: int
    """The most cards in one line of the hand."""
    piles: tuple[QRectF, ...]
    ratio: float
    market: tuple[QRectF, ...] = ()
    desk: QRectF | None = None
    """Where a large button may lie; None: over the hand."""

    @property
    def bed(self) -> QRectF:
        """The board with its frame."""
        frame = BED * self.cell
        return self.board.adjusted(-frame, -frame, frame, frame)

    @property
    def tray(self) -> QRectF | None:
        """Around the open cards; None: there are none."""
        around = QRectF()
        for place in self.market:
            around = around.united(place)
        edge = SPACE_S
        return around.adjusted(-edge, -edge, edge, edge) if self.market else None

    def moved(self, by: QPointF) -> Layout:
        """The same layout somewhere else."""
        if by.isNull():
            return self
        return replace(
            self,
            board=self.board.translated(by),
            plate=self.plate.translated(by),
            hand=self.hand.translated(by),
            piles=tuple(place.translated(by) for place in self.piles),
            market=tuple(place.translated(by) for place in self.market),
            desk=None if self.desk is None else self.desk.translated(by),
        )

    @property
    def lift(self) -> float:
        """How far a chosen card rises."""
        return self.card.height() * LIFT

    def places(self, count: int) -> tuple[QRectF, ...]:
        """Where the cards of a hand lie, from left to right and line by line.

        A line that is too short for its cards lets them overlap.
        """
        return block(self.ratio, count, self.card, self.hand, self.across)

    def step(self, count: int) -> float:
        """How far apart the cards of one line start."""
        return step_of(count, self.card.width(), self.hand.width())

    def cell_rect(self, index: int) -> QRectF:
        """The square of a cell, counted row by row from the top left."""
        row, column = divmod(index, self.columns)
        corner = QPointF(column * self.cell, row * self.cell) + self.board.topLeft()
        return QRectF(corner, QSizeF(self.cell, self.cell))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell under a point, or None beside the board."""
        if not self.board.contains(point):
            return None
        column = min(int((point.x() - self.board.x()) / self.cell), self.columns - 1)
        row = min(int((point.y() - self.board.y()) / self.cell), self.rows - 1)
        return row * self.columns + column


def snapped(value: float, ratio: float) -> float:
    """The nearest length that is a whole number of device pixels."""
    return round(value * ratio) / ratio


def run(count: int, card: float, step: float) -> float:
    """The width of some cards that start `step` apart."""
    return card + (count - 1) * step if count else 0.0


def step_of(count: int, card: float, room: float, gap: float = SPACE_S) -> float:
    """How far apart the cards of a line start that has so much room."""
    step = card + gap
    return min(step, (room - card) / (count - 1)) if count > 1 else step


def line(
    ratio: float, count: int, card: QSizeF, left: float, top: float, step: float
) -> list[QRectF]:
    """Places of some cards that start `step` apart."""
    return [
        QRectF(QPointF(snapped(left + place * step, ratio), snapped(top, ratio)), card)
        for place in range(count)
    ]


def block(
    ratio: float, count: int, card: QSizeF, within: QRectF, across: int, gap: float = SPACE_S
) -> tuple[QRectF, ...]:
    """Places of cards in the middle of an area, in lines that are as equal as they can be."""
    if not count:
        return ()
    lines = math.ceil(count / across)
    down = card.height() + SPACE_S * 2
    height = card.height() + (lines - 1) * down
    top = within.center().y() - height / 2
    places: list[QRectF] = []
    for number in range(lines):
        here = count // lines + (number < count % lines)
        step = step_of(here, card.width(), within.width(), gap)
        left = within.center().x() - run(here, card.width(), step) / 2
        places += line(ratio, here, card, left, top + number * down, step)
    return tuple(places)
