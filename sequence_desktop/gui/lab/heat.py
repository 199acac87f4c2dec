# SPDX-License-Identifier: MIT
"""The heat of a board: how often a winning row went through each cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QToolTip, QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.designer.cells import Cells
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.lab.plots import Plot, percent
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import RADIUS_S
from sequence_desktop.workshop.draft import Draft

_USUAL: Final = 320
_LEAST: Final = 130
_MOST: Final = 440


class HeatMap(Plot):
    """The board, each cell with a bar as high as it was often part of a winning row.

    Arrow keys lead from cell to cell.

    Signals:
        pointed(str): what is told of the cell that was chosen.
    """

    pointed = Signal(str)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._cells: Cells | None = None
        self._heat: Sequence[int] = ()
        self._decided = 0
        self._chosen = False
        self.setMaximumWidth(_MOST)

    def show_heat(
        self, title: str, board: Board, heat: Sequence[int], decided: int, top: float
    ) -> None:
        """Show how warm each cell is.

        Args:
            title: what the map is called.
            heat: in how many games a winning row went through each cell.
            decided: how many games somebody won.
            top: the share of the games that fills a cell; the same for boards seen side by side.
        """
        draft = Draft.of(board)
        warm = sorted(range(board.size), key=lambda cell: -heat[cell])[:5]
        if self._cells is None:
            self._cells = Cells(draft, self.look)
        elif self._cells.draft != draft:
            self._cells.show_draft(draft)
            self._chosen = False
        # Until somebody points at another, it is told of the warmest cell.
        cursor = self._cells.showing.cursor if self._chosen else warm[0]
        self._heat, self._decided = heat, decided
        showing = self._cells.showing
        showing.cursor = cursor
        showing.heat = [often / (decided or 1) / (top or 1) for often in heat]
        self.say(title, [self.words(cell) for cell in warm if heat[cell]])
        self.setToolTip("")  # each cell has its own
        self.pointed.emit(self.words(cursor))
        self.updateGeometry()
        self.update()

    def words(self, cell: int) -> str:
        """What is told of a cell."""
        if self._cells is None:
            return ""
        draft = self._cells.draft
        return self.tr("{cell}, {face}: {share} of the decided games").format(
            cell=draft.names[cell],
            face=face_name(draft.cells[cell]),
            share=percent(self._heat[cell] / (self._decided or 1)),
        )

    def restyle(self, style: Style) -> None:
        if self._cells is not None:
            self._cells.look = style
        super().restyle(style)

    def _choose(self, cell: int) -> None:
        if self._cells is not None:
            self._cells.showing.cursor = cell
            self._chosen = True
            self.setAccessibleDescription(self.words(cell))
            self.pointed.emit(self.words(cell))
            self.update()

    # -- Qt's own ---------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus = self.hasFocus()
        colours = self.look.theme
        pen = QPen(colours.widgets.accent, 2) if focus else QPen(colours.widgets.border, 1)
        painter.setPen(pen)
        painter.setBrush(colours.cloth.felt)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_S, RADIUS_S)
        if self._cells is not None:
            self._cells.showing.focus = focus
            self._cells.set_room(QSizeF(self.size()))
            self._cells.paint(painter, QStyleOptionGraphicsItem(), self)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._cells is not None:
            cell = self._cells.cell_at(QPointF(event.pos()))
            if cell is not None:
                QToolTip.showText(event.globalPos(), plain_tip(self.words(cell)), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cells.cell_at(event.position()) if self._cells is not None else None
        if cell is not None:
            self._choose(cell)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or self._cells is None:
            super().keyPressEvent(event)
            return
        draft = self._cells.draft
        row, column = divmod(self._cells.showing.cursor, draft.width)
        row, column = row + step[0], column + step[1]
        if 0 <= row < draft.height and 0 <= column < draft.width:
            self._choose(row * draft.width + column)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        draft = None if self._cells is None else self._cells.draft
        width = min(width, _MOST)
        return width if draft is None else round(width * draft.height / draft.width)

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, self.heightForWidth(_USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.heightForWidth(_LEAST))
