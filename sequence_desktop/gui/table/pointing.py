# SPDX-License-Identifier: MIT
"""Moves shown on the table without playing them: an arrow from the card to its cell, and rings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from sequence_desktop.engine.cards import FREE
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.theme import font

if TYPE_CHECKING:
    from sequence_desktop.gui.table.scene import TableScene

ALIKE: Final = -1
"""All moves are looked at in the same way, without arrows."""
_Z_POINTER, _Z_BADGES = 70.0, 95.0
"""The cursor of the keyboard lies between: it is seen on a ring, and hides no label."""
_ARROW = 0.1
"""The thickness of an arrow, as a share of a cell."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """One move as it is shown.

    Attributes:
        rings: what it is about, in scene coordinates: a card, then cells.
        badges: which of the rings carry its label: its cells.
        label: a short text, as its number in a list.
        colour: the colour of what it does.
        chosen: it is looked at.
        arrow: an arrow leads from the card to its cells.
    """

    rings: tuple[QRectF, ...]
    badges: tuple[QRectF, ...]
    label: str
    colour: QColor
    chosen: bool
    arrow: bool


class PointedItem(TableItem):
    """Something of all moves that are pointed out, above the cards and chips."""

    def __init__(self, kit: Kit, z: float) -> None:
        super().__init__(kit)
        # It covers most of the table and changes seldom: a pixmap of it would only be large.
        self.setCacheMode(TableItem.CacheMode.NoCache)
        self.setZValue(z)
        self._moves: tuple[Pointed, ...] = ()

    def show_moves(self, moves: Sequence[Pointed]) -> None:
        """Point these out; the chosen one lies above the others."""
        self._moves = tuple(sorted(moves, key=lambda move: move.chosen))
        self.refit()

    @property
    def _casing(self) -> QColor:
        return self.kit.style.theme.marks.casing

    def bounds(self) -> QRectF:
        box = QRectF()
        for move in self._moves:
            for ring in move.rings:
                box = box.united(ring)
        reach = max(20.0, self.kit.cell * 0.4)
        return box.adjusted(-reach, -reach, reach, reach) if self._moves else box


class PointerItem(PointedItem):
    """The arrows and rings."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, _Z_POINTER)

    def draw(self, painter: QPainter) -> None:
        for move in self._moves:
            if move.arrow:
                for start, end in zip(move.rings, move.rings[1:], strict=False):
                    self._draw_arrow(painter, start, end, move.colour)
            for ring in move.rings if move.chosen else move.badges:
                self._draw_ring(painter, ring, move)

    def _draw_ring(self, painter: QPainter, ring: QRectF, move: Pointed) -> None:
        wide = max(2.0, self.kit.cell * (0.075 if move.chosen else 0.045))
        radius = min(ring.width(), ring.height()) * 0.1
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((wide * 2, self._casing), (wide, move.colour)):
            pen = QPen(colour, width)
            if not move.chosen and colour is move.colour:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(ring, radius, radius)

    def _draw_arrow(self, painter: QPainter, start: QRectF, end: QRectF, colour: QColor) -> None:
        line = QLineF(_edge(start, end.center()), _edge(end, start.center()))
        thick = self.kit.cell * _ARROW
        if line.length() < thick * 3:
            return
        arrow = _arrow(line, thick)
        painter.setPen(QPen(self._casing, thick * 0.5, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(colour)
        painter.drawPath(arrow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(arrow)


class BadgesItem(PointedItem):
    """The labels on the rings."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, _Z_BADGES)

    def draw(self, painter: QPainter) -> None:
        for move in self._moves:
            for ring in move.badges if move.label else ():
                self._draw_badge(painter, ring, move)

    def _draw_badge(self, painter: QPainter, ring: QRectF, move: Pointed) -> None:
        """The label, at the corner of the ring that no index of a card lies in."""
        size = max(16.0, self.kit.cell * 0.36)
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(QPointF(ring.right() - size * 0.2, ring.top() + size * 0.2))
        painter.setPen(QPen(self._casing, max(1.5, size * 0.08)))
        painter.setBrush(move.colour)
        painter.drawEllipse(disc)
        face = font(weight=QFont.Weight.Bold)
        face.setPixelSize(round(size * 0.62))
        painter.setFont(face)
        painter.setPen(self.kit.style.theme.marks.on_mark)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, move.label)


class Pointing:
    """Knows which moves are pointed out, and where they lie."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items = (PointerItem(scene.kit), BadgesItem(scene.kit))
        self.moves: tuple[Move, ...] = ()
        """The moves that are pointed out."""
        self.chosen = 0
        """Which of them is looked at, or `ALIKE`."""
        self._labels: tuple[str, ...] = ()
        self._said: tuple[str, ...] = ()

    def show(
        self,
        moves: Sequence[Move] = (),
        labels: Sequence[str] = (),
        chosen: int = 0,
        said: Sequence[str] = (),
    ) -> None:
        """Point out these moves; none: nothing is pointed out.

        Args:
            moves: the moves.
            labels: a short text on each, or "".
            chosen: which of them is looked at, or `ALIKE`.
            said: what is said of the cells on which each ends, or "".
        """
        self.moves, self._labels, self.chosen = tuple(moves), tuple(labels), chosen
        self._said = tuple(said)
        self.place()

    def place(self) -> None:
        """Lie where things are now: sizes, style or the order of the hand have changed."""
        moves = [
            self._pointed(move, label, number)
            for number, (move, label) in enumerate(zip(self.moves, self._labels, strict=True))
        ]
        for item in self._items:
            if not moves:
                if item.scene() is not None:
                    self._scene.removeItem(item)
                continue
            if item.scene() is None:
                self._scene.addItem(item)
            item.show_moves(moves)

    def words_at(self, spot: Spot) -> tuple[str, ...]:
        """What is said of a cell on which moves end."""
        found = (
            said
            for move, said in zip(self.moves, self._said, strict=True)
            if said and spot in self._cells(move)
        )
        return tuple(dict.fromkeys(found))

    def _pointed(self, move: Move, label: str, number: int) -> Pointed:
        ends = self._cells(move) or self._piles(move)
        source = self._source(move)
        badges = tuple(self._scene.rect_of(spot) for spot in ends)
        rings = badges if source is None else (self._scene.rect_of(source), *badges)
        looked_at, colour = self.chosen in (ALIKE, number), self._colour(move)
        arrow = self.chosen == number
        return Pointed(rings, badges or rings, label, colour, looked_at, arrow)

    def _cells(self, move: Move) -> tuple[Spot, ...]:
        showing = self._scene.showing
        if showing is None:
            return ()
        board = showing.position.setup.board
        named = (cell for cell in (move.cell, move.other) if cell)
        return tuple(Spot(Zone.BOARD, board.cell(cell)) for cell in named)

    def _piles(self, move: Move) -> tuple[Spot, ...]:
        """Where a move ends that is about no cell."""
        if move.kind is Kind.DRAW:
            piles = self._scene.piles
            top = [piles.item(spot).top() for spot in piles.spots]
            wanted = (Spot(Zone.STOCK),) if not move.token else ()
            found = [
                spot
                for spot, card in zip(piles.spots, top, strict=True)
                if spot.zone is Zone.OPEN and card == move.token
            ]
            return wanted or tuple(found[:1])
        discards = Spot(Zone.DISCARDS)
        return (discards,) if move.token and discards in self._scene.piles.spots else ()

    def _source(self, move: Move) -> Spot | None:
        """The card that is played, where it is seen; or the dice."""
        if move.kind is Kind.DRAW or not move.token:
            return None
        if self._scene.dice.isVisible():
            return Spot(Zone.DICE)
        tokens = [card.token for card in self._scene.hand.cards]
        return Spot(Zone.HAND, tokens.index(move.token)) if move.token in tokens else None

    def _colour(self, move: Move) -> QColor:
        """The colour in which legal cells are lit for the same deed."""
        marks, showing = self._scene.kit.style.theme.marks, self._scene.showing
        if move.kind in (Kind.REMOVE, Kind.TALK):
            return marks.remove
        if move.kind is Kind.REPLACE:
            return marks.replace
        if move.kind is Kind.PUT and showing is not None:
            board = showing.position.setup.board
            if board.cells[board.cell(move.cell)] not in (move.token, FREE):
                return marks.wild
        return marks.place


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where the line from the middle of a rectangle to a point leaves it."""
    ray = QLineF(rect.center(), towards)
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    for corner, following in zip(corners, (*corners[1:], corners[0]), strict=True):
        side = QLineF(corner, following)
        kind, crossing = side.intersects(ray)
        if kind == QLineF.IntersectionType.BoundedIntersection:
            return crossing
    return rect.center()


def _arrow(line: QLineF, thick: float) -> QPainterPath:
    """An arrow along a line, with its head at the end."""
    along = QLineF(line).unitVector()
    way = QPointF(along.dx(), along.dy())
    aside = QPointF(-way.y(), way.x())
    neck = line.p2() - way * thick * 2.6
    outline = QPolygonF(
        [
            line.p1() + aside * thick * 0.35,
            neck + aside * thick * 0.5,
            neck + aside * thick * 1.4,
            line.p2(),
            neck - aside * thick * 1.4,
            neck - aside * thick * 0.5,
            line.p1() - aside * thick * 0.35,
        ]
    )
    path = QPainterPath()
    path.addPolygon(outline)
    path.closeSubpath()
    return path
