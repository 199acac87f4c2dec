# SPDX-License-Identifier: MIT
"""The board as the designer draws it: cells, the chosen ones, findings, where a card will go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.gui.table.art import Mark, Style, face_pixmap, paint_mark
from sequence_desktop.gui.theme import faded, font
from sequence_desktop.workshop.draft import Draft

_GAP: Final = 0.055
_LABEL: Final = 22.0
"""Room for the letters and numbers around the board, in logical pixels."""
_EDGE: Final = 6.0
_LARGEST: Final = 92.0
_LARGEST_PART: Final = 0.13
"""Small boards fill no large screen: a cell is no larger than this part of the shorter side."""
_TINT: Final = 0.34


@dataclass(slots=True)
class Showing:
    """What is seen on the board besides its cards.

    Attributes:
        chosen: the chosen cells.
        cursor: the keyboard's cell.
        follows: the cells that follow the cursor by the symmetry.
        told: the cells that a finding speaks of.
        misread: the cells whose text was not understood.
        target: the cell that a carried card would go to, or None.
        lifted: the cell whose card is carried, or None.
        typed: what has been typed for the cursor's cell.
        heat: how warm each cell is, 0 to 1; empty: not shown.
        focus: whether the keyboard is here.
    """

    chosen: frozenset[int] = frozenset()
    cursor: int = 0
    follows: frozenset[int] = frozenset()
    told: frozenset[int] = frozenset()
    misread: frozenset[int] = frozenset()
    target: int | None = None
    lifted: int | None = None
    typed: str = ""
    heat: Sequence[float] = ()
    focus: bool = False
    band: QRectF = field(default_factory=QRectF)


class Cells(QGraphicsItem):
    """All cells of a board in one item; as large as its room allows."""

    def __init__(self, draft: Draft, style: Style) -> None:
        super().__init__()
        self.draft = draft
        self.look = style
        self.showing = Showing()
        self._room = QSizeF(600, 600)
        self._step = 50.0
        self._origin = QPointF()
        self._measure()

    def show_draft(self, draft: Draft) -> None:
        """Show this board."""
        self.draft = draft
        self._measure()

    def set_room(self, room: QSizeF) -> None:
        """Fill this room."""
        self._room = room
        self._measure()

    def rect_of(self, cell: int) -> QRectF:
        """Where a cell lies, in the item's coordinates."""
        row, column = divmod(cell, self.draft.width)
        gap = self._step * _GAP
        corner = self._origin + QPointF(column * self._step + gap / 2, row * self._step + gap / 2)
        return QRectF(corner, QSizeF(self._step - gap, self._step - gap))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at a point, gaps included; None beside the board."""
        local = (point - self._origin) / self._step
        if 0 <= local.x() < self.draft.width and 0 <= local.y() < self.draft.height:
            return int(local.y()) * self.draft.width + int(local.x())
        return None

    def cells_in(self, band: QRectF) -> frozenset[int]:
        """The cells that a band touches."""
        cells = range(self.draft.size)
        band = band.adjusted(-0.5, -0.5, 0.5, 0.5)  # a straight line has no area to meet others
        return frozenset(cell for cell in cells if band.intersects(self.rect_of(cell)))

    @property
    def cell_size(self) -> QSizeF:
        """How large a card is on the board."""
        return self.rect_of(0).size()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        width = self._room.width() - _LABEL - 4 * _EDGE
        height = self._room.height() - _LABEL - 4 * _EDGE
        largest = max(_LARGEST, min(width, height) * _LARGEST_PART)
        step = min(width / self.draft.width, height / self.draft.height, largest)
        self._step = max(step, 8.0)
        across, down = self._step * self.draft.width, self._step * self.draft.height
        left = (self._room.width() - across - _LABEL) / 2 + _LABEL
        top = (self._room.height() - down - _LABEL) / 2 + _LABEL
        self._origin = QPointF(round(left), round(top))
        self.update()

    # -- painting ---------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._room)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_bed(painter)
        self._paint_labels(painter)
        for cell in range(self.draft.size):
            self._paint_cell(painter, cell)
        self._paint_marks(painter)

    def _paint_bed(self, painter: QPainter) -> None:
        across, down = self._step * self.draft.width, self._step * self.draft.height
        bed = QRectF(self._origin, QSizeF(across, down))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.cloth.felt_deep)
        painter.drawRoundedRect(bed.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), 8, 8)

    def _paint_labels(self, painter: QPainter) -> None:
        painter.setFont(font(9.0))
        painter.setPen(self.look.theme.cloth.muted)
        names = self.draft.names
        for column in range(self.draft.width):
            box = self.rect_of(column)
            box = QRectF(box.left(), box.top() - _EDGE - _LABEL, box.width(), _LABEL - 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, names[column][:-1])
        for row in range(self.draft.height):
            box = self.rect_of(row * self.draft.width)
            box = QRectF(box.left() - _EDGE - _LABEL, box.top(), _LABEL - 2, box.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(row + 1))

    def _paint_cell(self, painter: QPainter, cell: int) -> None:
        token, box = self.draft.cells[cell], self.rect_of(cell)
        lifted = cell == self.showing.lifted
        if token == EMPTY or lifted:
            self._paint_empty(painter, box)
        elif token == BLOCKED:
            self._paint_hole(painter, box)
        else:
            device = painter.device()
            ratio = device.devicePixelRatioF()
            face = face_pixmap(token, box.size(), ratio, self.look, cell=True)
            painter.drawPixmap(box.topLeft(), face)
        if self.showing.heat:
            self._paint_heat(painter, box, self.showing.heat[cell])

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        """An open place: a broken line on the bare cloth."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self.look.theme.cloth.line, 1.2, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _paint_hole(self, painter: QPainter, box: QRectF) -> None:
        """A closed place: hatched, where nothing is ever played."""
        painter.setPen(QPen(self.look.theme.cloth.line, 1.2))
        hatch = QColor(self.look.theme.cloth.line)
        painter.setBrush(self.look.theme.cloth.felt)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
        painter.save()
        painter.setClipRect(box.adjusted(2, 2, -2, -2))
        painter.setPen(QPen(hatch, 1.2))
        distance = max(box.width() / 5, 4.0)
        at = box.left() - box.height()
        while at < box.right():
            painter.drawLine(QPointF(at, box.bottom()), QPointF(at + box.height(), box.top()))
            at += distance
        painter.restore()

    def _paint_heat(self, painter: QPainter, box: QRectF, warmth: float) -> None:
        """A bar that is the higher the warmer, so that colour alone says nothing."""
        marks = self.look.theme.marks
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(marks.wild, 0.08 + 0.4 * warmth))
        painter.drawRoundedRect(box, 3, 3)
        wide = box.width() * 0.14
        bar = QRectF(box.right() - wide, box.bottom() - box.height() * warmth, wide, 0)
        bar.setBottom(box.bottom())
        painter.setBrush(marks.wild)
        painter.drawRect(bar)

    def _paint_marks(self, painter: QPainter) -> None:
        showing, marks = self.showing, self.look.theme.marks
        for cell in showing.told:
            self._frame(painter, cell, marks.last_glow, 3.0, Qt.PenStyle.SolidLine)
        for cell in showing.follows:
            self._frame(painter, cell, marks.wild, 2.0, Qt.PenStyle.DotLine)
        for cell in showing.misread:
            self._paint_question(painter, cell)
        if len(showing.chosen) > 1 or not showing.focus:
            for cell in showing.chosen:
                painter.setPen(QPen(marks.cursor, 2.0))
                painter.setBrush(faded(marks.cursor, _TINT))
                painter.drawRoundedRect(self.rect_of(cell).adjusted(1, 1, -1, -1), 3, 3)
        if showing.target is not None:
            paint_mark(painter, self.rect_of(showing.target), Mark.PLACE, self.look, strong=True)
        if showing.focus and showing.cursor < self.draft.size:
            paint_mark(painter, self.rect_of(showing.cursor), Mark.CURSOR, self.look)
        if showing.typed:
            self._paint_typed(painter)
        if not showing.band.isNull():
            painter.setPen(QPen(marks.cursor, 1.0, Qt.PenStyle.DashLine))
            painter.setBrush(faded(marks.cursor, 0.18))
            painter.drawRect(showing.band)

    def _frame(
        self, painter: QPainter, cell: int, colour: QColor, width: float, line: Qt.PenStyle
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width, line))
        inset = width / 2
        painter.drawRoundedRect(self.rect_of(cell).adjusted(inset, inset, -inset, -inset), 3, 3)

    def _paint_question(self, painter: QPainter, cell: int) -> None:
        marks, box = self.look.theme.marks, self.rect_of(cell)
        self._frame(painter, cell, marks.remove, 2.0, Qt.PenStyle.DashLine)
        face = font(9.0, QFont.Weight.Bold)
        face.setPixelSize(max(8, round(box.height() * 0.5)))
        painter.setFont(face)
        painter.setPen(self.look.theme.cloth.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_typed(self, painter: QPainter) -> None:
        box, colours = self.rect_of(self.showing.cursor), self.look.theme.widgets
        painter.setPen(QPen(colours.accent, 2.0))
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(box, 3, 3)
        face = font(9.0, QFont.Weight.DemiBold)
        face.setPixelSize(max(8, round(box.height() * 0.4)))
        painter.setFont(face)
        painter.setPen(colours.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.showing.typed + "▏")
