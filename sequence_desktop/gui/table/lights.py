# SPDX-License-Identifier: MIT
"""What is laid over the board: legal cells, the last move, finished rows, the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from sequence_desktop.gui.table.art import ChipState, Mark, paint_mark, paint_strokes
from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.strokes import Stroke
from sequence_desktop.gui.theme import faded

_VEIL = 0.36
_LIGHT_RINGS = 5
_FEW = 16
"""Around more cells than this a light would be a net over the board."""


class VeilItem(TableItem):
    """Dims the whole board but the cells that matter now, and puts a light around those."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._board = QRectF()
        self._holes: list[QRectF] = []
        self._dims = True

    def cover(self, board: QRectF, holes: Iterable[QRectF], *, dim: bool = True) -> None:
        """Dim `board` except for these rectangles, all in scene coordinates.

        Without `dim` there is only the light around them.
        """
        self._board = QRectF(board)
        self._holes = list(holes)
        self._dims = dim
        self.refit()

    def draw(self, painter: QPainter) -> None:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addRect(self._board)
        radius = self.kit.cell * 0.07
        for hole in self._holes:
            path.addRoundedRect(hole, radius, radius)
        if self._dims:
            painter.fillPath(path, faded(self.kit.style.theme.cloth.felt_deep, _VEIL))
        if len(self._holes) <= _FEW:
            self._draw_light(painter, radius)

    def _draw_light(self, painter: QPainter, radius: float) -> None:
        reach = self._reach()
        width = reach / _LIGHT_RINGS
        light = self.kit.style.theme.marks.casing
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(_LIGHT_RINGS):
            out = width * (ring + 0.5)
            painter.setPen(QPen(faded(light, 0.75 * (1 - ring / _LIGHT_RINGS) ** 1.5), width + 0.3))
            for hole in self._holes:
                around = hole.adjusted(-out, -out, out, out)
                painter.drawRoundedRect(around, radius + out, radius + out)

    def _reach(self) -> float:
        return max(3.0, self.kit.cell * 0.1)

    def bounds(self) -> QRectF:
        reach = self._reach() + 1
        return self._board.adjusted(-reach, -reach, reach, reach)


class HintItem(TableItem):
    """A legal cell: what would happen here is told by colour and form."""

    def __init__(self, kit: Kit, mark: Mark) -> None:
        super().__init__(kit)
        self._mark = mark
        self._strong = False

    def emphasise(self, strong: bool) -> None:
        """The pointer or the keyboard's cursor is here."""
        if strong != self._strong:
            self._strong = strong
            self.update()

    def draw(self, painter: QPainter) -> None:
        face = self.kit.face_rect()
        paint_mark(painter, face, self._mark, self.kit.style, strong=self._strong)

    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.kit.cell, self.kit.cell)


class LastItem(TableItem):
    """The ring on the cell of the last move."""

    def draw(self, painter: QPainter) -> None:
        paint_mark(painter, self.kit.face_rect(), Mark.LAST, self.kit.style)

    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.kit.cell, self.kit.cell)


class GhostItem(TableItem):
    """Where a chip was taken away by the last move; `colour` None if it is not known whose."""

    def __init__(self, kit: Kit, colour: int | None) -> None:
        super().__init__(kit)
        self.colour = colour

    def draw(self, painter: QPainter) -> None:
        rect = self.kit.chip_rect()
        marks = self.kit.style.theme.marks
        if self.colour is not None:
            painter.setOpacity(0.3)
            chip = self.kit.chip(self.colour, rect.width(), ChipState.LEAVING)
            painter.drawPixmap(rect.topLeft(), chip)
            painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QPen(marks.remove, max(1.5, rect.width() * 0.05), Qt.PenStyle.DashLine)
        painter.setPen(line)
        inset = rect.width() * 0.05
        painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
        arm = rect.width() * 0.2
        for width, colour in ((0.17, marks.casing), (0.09, marks.remove)):
            pen = QPen(colour, rect.width() * width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for down in (arm, -arm):
                end = QPointF(arm, down)
                painter.drawLine(rect.center() - end, rect.center() + end)

    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.kit.cell, self.kit.cell)


class RowItem(TableItem):
    """A finished row, drawn through its chips; also a row that one might claim."""

    def __init__(self, kit: Kit, strokes: Sequence[Stroke], colour: int) -> None:
        super().__init__(kit)
        # While it grows each frame differs: nothing to keep, and the pixmap would be large.
        self.setCacheMode(TableItem.CacheMode.NoCache)
        self.strokes = tuple(strokes)
        self.colour = colour
        self._lines: list[tuple[QPointF, QPointF]] = []
        self._progress = 1.0

    def lay(self, centre: Callable[[int], QPointF]) -> None:
        """Run along the middles of the cells, in scene coordinates."""
        self._lines = [(centre(start), centre(end)) for start, end in self.strokes]
        self.refit()

    def recolour(self, colour: int) -> None:
        """Change the side's colour."""
        if colour != self.colour:
            self.colour = colour
            self.update()

    def grow(self, progress: float) -> None:
        """How much of the line is drawn, 0 to 1."""
        self._progress = progress
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self._progress > 0:
            cell, style = self.kit.cell, self.kit.style
            paint_strokes(painter, self._lines, cell, self.colour, style, self._progress)

    def bounds(self) -> QRectF:
        reach = self.kit.cell * 0.2
        box = QRectF()
        for start, end in self._lines:
            line = QRectF(start, end).normalized().adjusted(-reach, -reach, reach, reach)
            box = box.united(line)
        return box


class CursorItem(TableItem):
    """The keyboard's place: a ring that is seen on paper and on cloth."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._rect = QRectF()

    def surround(self, rect: QRectF) -> None:
        """Lie around this rectangle, in scene coordinates."""
        self._rect = QRectF(rect)
        self.refit()

    def draw(self, painter: QPainter) -> None:
        marks = self.kit.style.theme.marks
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = min(self._rect.width(), self._rect.height()) * 0.1
        for width, colour in ((5.5, marks.casing), (3.0, marks.cursor)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self._rect, radius, radius)

    def bounds(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)
