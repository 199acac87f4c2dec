# SPDX-License-Identifier: MIT
"""The board with chips and marked rows, as the setup draws it."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from sequence_desktop.gui.designer.cells import Cells
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.table.art import ChipState, Mark, Style, chip_pixmap, paint_mark
from sequence_desktop.gui.table.art.cells import chip_rect
from sequence_desktop.gui.table.art.marks import paint_strokes
from sequence_desktop.gui.table.strokes import strokes_of
from sequence_desktop.workshop.draft import Draft as BoardDraft

_PENDING = 3.0


class Squares(Cells):
    """All cells of a board, with the chips that lie on them."""

    def __init__(self, work: Work, style: Style) -> None:
        super().__init__(BoardDraft.of(work.draft.setup.board), style)
        self._work = work
        self.begun: int | None = None
        """The cell where a row begins that is being marked; or None."""

    def show_work(self, work: Work) -> None:
        """Show this position."""
        if work.draft.setup.board != self._work.draft.setup.board:
            self.show_draft(BoardDraft.of(work.draft.setup.board))
            self.showing.told = frozenset()
            self.showing.cursor = 0
        self._work = work
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        super().paint(painter, option, widget)
        self._paint_rows(painter)
        self._paint_chips(painter)
        showing = self.showing
        if self.begun is not None:
            painter.setPen(QPen(self.look.theme.marks.wild, _PENDING))
            painter.drawRoundedRect(self.rect_of(self.begun).adjusted(2, 2, -2, -2), 3, 3)
        if showing.focus and showing.cursor < self.draft.size:  # above the chips
            paint_mark(painter, self.rect_of(showing.cursor), Mark.CURSOR, self.look)

    def _paint_rows(self, painter: QPainter) -> None:
        work = self._work
        for side, rows in enumerate(work.draft.rows):
            for row in rows:
                strokes = [
                    (chip_rect(self.rect_of(one)).center(), chip_rect(self.rect_of(other)).center())
                    for one, other in strokes_of(work.draft.setup.board, row)
                ]
                width = self.cell_size.width()
                paint_strokes(painter, strokes, width, work.colours[side], self.look)

    def _paint_chips(self, painter: QPainter) -> None:
        work = self._work
        ratio = painter.device().devicePixelRatioF()
        marked = 0
        for rows in work.draft.rows:
            for row in rows:
                marked |= row
        for cell in range(self.draft.size):
            side = work.draft.side_at(cell)
            if side is None:
                continue
            state = ChipState.LOCKED if marked >> cell & 1 else ChipState.PLAIN
            box = chip_rect(self.rect_of(cell))
            chip = chip_pixmap(work.colours[side], box.width(), ratio, self.look, state)
            painter.drawPixmap(box.topLeft(), chip)
