# SPDX-License-Identifier: MIT
"""The board in the middle of the setup: chips are laid, taken and painted, rows are marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from sequence_desktop.gui.designer.keys import STEPS
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.setup.editor import Deed, Editor, Tool
from sequence_desktop.gui.setup.squares import Squares
from sequence_desktop.gui.setup.words import cell_text
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.table.art import Style

_SIDES: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class Canvas(QGraphicsView):
    """Shows the position and changes it by pointer and keys.

    Signals:
        moved: the cursor is on another cell, or what lies there has changed.
    """

    moved = Signal()

    def __init__(self, editor: Editor, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setup_canvas")
        self._editor = editor
        self._painting: tuple[int | None] | None = None
        self.squares = Squares(editor.document.work, style)
        scene = QGraphicsScene(self)
        scene.addItem(self.squares)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 220)
        self.setAccessibleName(self.tr("Board"))
        self.set_style(style)
        editor.document.changed.connect(self._on_changed)
        editor.tool_changed.connect(self._forget)

    # -- what is shown ----------------------------------------------------------------------

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self.squares.look = style
        self.setBackgroundBrush(style.theme.cloth.felt)
        self.squares.update()
        self._describe()

    def show_told(self, cells: Sequence[int]) -> None:
        """Mark the cells that a finding speaks of, and go to the first."""
        self.squares.showing.told = frozenset(cells)
        if cells:
            self._go(min(cells))
        self.squares.update()

    @property
    def cursor_cell(self) -> int:
        """The cell that keys change."""
        return self.squares.showing.cursor

    @property
    def text(self) -> str:
        """The cursor's cell in words."""
        palette = self.squares.look.theme.chips.name
        return cell_text(self.cursor_cell, self._editor.document.work, palette)

    def rect_of(self, cell: int) -> QRectF:
        """Where a cell lies, in the viewport's coordinates."""
        return self.squares.rect_of(cell)

    def _on_changed(self, _before: Work, after: Work) -> None:
        self.squares.show_work(after)
        self.squares.showing.told = frozenset()
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.text)
        if self.hasFocus():
            announce(self, self.text)
        self.moved.emit()

    def _go(self, cell: int) -> None:
        self.squares.showing.cursor = cell
        self.squares.update()
        self._describe()

    def _forget(self) -> None:
        self._painting = None
        self.squares.begun = None
        self.squares.showing.told = frozenset()
        self.squares.update()

    # -- what is done -----------------------------------------------------------------------

    def _use(self, cell: int) -> None:
        """Use the tool in hand on a cell."""
        if self._editor.tool.deed is Deed.ROW:
            self._use_marker(cell)
        else:
            self._editor.begin_stroke()
            self._editor.lay((cell,), self._editor.wish(cell))

    def _use_marker(self, cell: int) -> None:
        """The first cell begins a row, the second ends it."""
        begun, self.squares.begun = self.squares.begun, None
        if begun is None:
            self.squares.begun = cell
            self._editor.told.emit(self.tr("Now choose the other end of the row."))
        elif begun != cell:
            self._editor.turn_row(begun, cell)
        self.squares.update()

    # -- the pointer ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.squares.cell_at(event.position())
        left = event.button() == Qt.MouseButton.LeftButton
        if cell is None or self._painting is not None:
            self._painting = None
            return
        self._go(cell)
        if left and self._editor.tool.deed is Deed.ROW:
            self._use_marker(cell)
        elif left or event.button() == Qt.MouseButton.RightButton:
            self._painting = (self._editor.wish(cell) if left else None,)
            self._editor.begin_stroke()
            self._editor.lay((cell,), self._painting[0])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.squares.cell_at(event.position())
        if cell is None or cell == self.cursor_cell:
            return
        if self._painting is not None:
            self._go(cell)
            self._editor.lay((cell,), self._painting[0])
        elif self.squares.begun is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._go(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._painting = None
        cell = self.squares.cell_at(event.position())
        begun = self.squares.begun
        if begun is not None and cell is not None and cell != begun:  # it was dragged along
            self._use_marker(cell)

    # -- the keys ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self._step(*STEPS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._use(self.cursor_cell)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_0):
            self._editor.begin_stroke()
            self._editor.lay((self.cursor_cell,), None)
        elif key in _SIDES and _SIDES.index(key) < self._editor.document.draft.setup.sides:
            self._editor.take_up(Tool(Deed.CHIP, _SIDES.index(key)))
            self._use(self.cursor_cell)
        elif key == Qt.Key.Key_R:
            self._editor.take_up(Tool(Deed.ROW))
            self._use(self.cursor_cell)
        elif key == Qt.Key.Key_Escape:
            self._forget()
        else:
            super().keyPressEvent(event)

    def _step(self, right: int, down: int) -> None:
        board = self._editor.document.draft.setup.board
        row, column = divmod(self.cursor_cell, board.width)
        row = min(max(row + down, 0), board.height - 1)
        column = min(max(column + right, 0), board.width - 1)
        self._go(row * board.width + column)

    # -- the widget -------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._set_focus(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._painting = None
        self._set_focus(False)
        super().focusOutEvent(event)

    def _set_focus(self, on: bool) -> None:
        self.squares.showing.focus = on
        self.squares.update()
        if on:
            self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = QSizeF(self.viewport().size())
        self.scene().setSceneRect(QRectF(QPointF(), room))
        self.squares.set_room(room)
