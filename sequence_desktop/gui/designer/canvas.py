# SPDX-License-Identifier: MIT
"""The board in the middle of the designer: chosen, dragged and typed on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.designer.carry import Carry, Load
from sequence_desktop.gui.designer.cells import Cells
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.designer.keys import BoardKeys
from sequence_desktop.gui.designer.naming import face_name
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.table.art import Style
from sequence_desktop.workshop.draft import Draft

_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class _Doing(Enum):
    """What the pointer does while its button is down."""

    NOTHING = auto()
    PRESSED = auto()
    BAND = auto()
    CARRYING = auto()


class Canvas(QGraphicsView):
    """Shows the editor's board and changes it by pointer and keys.

    Signals:
        menu_wanted(QPoint): the menu of the chosen cells, at this global point.
    """

    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        editor: Editor,
        carry: Carry,
        style: Style,
        brush: Callable[[], Token],
        parent: QWidget | None = None,
    ) -> None:
        """Args:
        editor: what changes the board.
        carry: what carries cards.
        style: how cards look.
        brush: the card that is chosen in the tray.
        """
        super().__init__(parent)
        self.setObjectName("canvas")
        self._editor = editor
        self._carry = carry
        self._brush = brush
        self._keys = BoardKeys(editor, brush, self._show_typed)
        self._doing = _Doing.NOTHING
        self._pressed = QPointF()
        self._before_band: frozenset[int] = frozenset()
        self.cells = Cells(editor.draft, style)
        scene = QGraphicsScene(self)
        scene.addItem(self.cells)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 240)
        self.setAccessibleName(self.tr("Board"))
        self.set_style(style)
        editor.document.changed.connect(self._on_changed)
        editor.selection.changed.connect(self._on_selection)
        editor.symmetry_changed.connect(self._on_selection)
        carry.moved.connect(self._on_carried)
        carry.ended.connect(self._on_carry_ended)
        self._on_selection()

    # -- what is shown ----------------------------------------------------------------------

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self.cells.look = style
        self.setBackgroundBrush(style.theme.cloth.felt)
        self.cells.update()

    def show_told(self, cells: Sequence[int]) -> None:
        """Mark the cells that a finding speaks of."""
        self.cells.showing.told = frozenset(cells)
        self.cells.update()

    def show_misread(self, cells: Sequence[int]) -> None:
        """Mark the cells whose text was not understood."""
        self.cells.showing.misread = frozenset(cells)
        self.cells.update()

    def show_heat(self, heat: Sequence[float]) -> None:
        """Show how warm each cell is, 0 to 1; nothing: the bare board again."""
        self.cells.showing.heat = tuple(heat)
        self.cells.update()

    def cell_at(self, point: QPoint) -> int | None:
        """The cell at a global point; None if there is none."""
        local = self.viewport().mapFromGlobal(point)
        if not self.viewport().rect().contains(local):
            return None
        return self.cells.cell_at(QPointF(local))

    def rect_of(self, cell: int) -> QRectF:
        """Where a cell lies, in the viewport's coordinates."""
        return self.cells.rect_of(cell)

    @property
    def typed(self) -> str:
        """What has been typed and is no card yet."""
        return self._keys.typed

    def describe(self, cell: int) -> str:
        """A cell in words: "b3: the ten of hearts"."""
        draft = self._editor.draft
        return self.tr("{cell}: {card}").format(
            cell=draft.names[cell], card=face_name(draft.cells[cell])
        )

    def _on_changed(self, before: Draft, after: Draft) -> None:
        self._end()  # what is in the air may be of a board that is not there any more
        self._keys.forget()
        showing = self.cells.showing
        showing.heat = ()
        showing.misread = frozenset(
            cell
            for cell in showing.misread
            if before.width == after.width and after.cells[cell : cell + 1] == (EMPTY,)
        )
        showing.told = frozenset()
        self.cells.show_draft(after)
        self._on_selection()

    def _on_selection(self) -> None:
        editor, showing = self._editor, self.cells.showing
        selection, draft = editor.selection, editor.draft
        if showing.cursor != selection.cursor:
            self._keys.forget()
        showing.chosen, showing.cursor = selection.cells, selection.cursor
        orbit = editor.symmetry.orbit(draft.width, draft.height, selection.cursor)
        showing.follows = frozenset(orbit[1:])
        self.setAccessibleDescription(self.describe(selection.cursor))
        if self.hasFocus():
            announce(self, self.describe(selection.cursor))
        self.cells.update()

    # -- keys -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._break_off()
        elif not self._keys.press(event):
            super().keyPressEvent(event)

    def settle(self) -> None:
        """Put what has been typed for a cell, if that is a card, before something else is done."""
        self._keys.finish()

    def _show_typed(self) -> None:
        self.cells.showing.typed = self._keys.typed
        self.cells.update()

    def _break_off(self) -> None:
        if self._doing is _Doing.BAND:
            self._editor.selection.choose(self._before_band)
        self._end()
        self._keys.forget()
        self.cells.showing.told = frozenset()
        self.cells.update()

    # -- the pointer ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._doing is not _Doing.NOTHING:
            self._break_off()  # another button: leave everything as it was
            return
        self._keys.finish()
        self._pressed = event.position()
        self._doing = _Doing.PRESSED
        cell = self.cells.cell_at(event.position())
        selection = self._editor.selection
        self._before_band = selection.cells
        if event.button() == Qt.MouseButton.RightButton:
            self._doing = _Doing.NOTHING
            if cell is not None and cell not in selection.cells:
                selection.go(cell)
        elif event.button() != Qt.MouseButton.LeftButton:
            self._doing = _Doing.NOTHING
        elif cell is not None:
            self._choose(cell, event.modifiers())

    def _choose(self, cell: int, held: Qt.KeyboardModifier) -> None:
        selection = self._editor.selection
        if held & _SHIFT:
            selection.extend(cell)
        elif held & _CTRL:
            selection.toggle(cell)
        else:
            selection.go(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._doing is _Doing.PRESSED:
            moved = (event.position() - self._pressed).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._begin(event)
        if self._doing is _Doing.CARRYING:
            self._carry.move(event.globalPosition().toPoint())
        elif self._doing is _Doing.BAND:
            self._draw_band(event)

    def _begin(self, event: QMouseEvent) -> None:
        """The pointer is dragged: a card is carried, or a band drawn from a bare place."""
        cell = self.cells.cell_at(self._pressed)
        token = EMPTY if cell is None else self._editor.draft.cells[cell]
        if cell is None or token == EMPTY or event.modifiers() & (_SHIFT | _CTRL):
            self._doing = _Doing.BAND
            return
        self._doing = _Doing.CARRYING
        self.cells.showing.lifted = cell
        size = self.cells.cell_size
        self._carry.lift(Load(token, cell), size, event.globalPosition().toPoint())

    def _draw_band(self, event: QMouseEvent) -> None:
        band = QRectF(self._pressed, event.position()).normalized()
        self.cells.showing.band = band
        cells = self.cells.cells_in(band)
        if event.modifiers() & _CTRL:
            cells |= self._before_band
        self._editor.selection.choose(cells)
        self.cells.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        doing = self._doing
        self._doing = _Doing.NOTHING
        if doing is _Doing.CARRYING:
            self._carry.drop(event.globalPosition().toPoint())
        self._end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        cell = self.cells.cell_at(event.position())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self._editor.selection.go(cell)
            self._editor.put(cell, self._brush())

    def _end(self) -> None:
        self._doing = _Doing.NOTHING
        self._carry.cancel()
        self.cells.showing.band = QRectF()
        self.cells.showing.lifted = None
        self.cells.update()

    def _on_carried(self, point: QPoint) -> None:
        target = self.cell_at(point)
        if target != self.cells.showing.target:
            self.cells.showing.target = target
            self.cells.update()

    def _on_carry_ended(self) -> None:
        self.cells.showing.target = self.cells.showing.lifted = None
        self.cells.update()

    # -- the widget -------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        point = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            centre = self.rect_of(self._editor.selection.cursor).center().toPoint()
            point = self.viewport().mapToGlobal(centre)
        self.menu_wanted.emit(point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._set_focus(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._keys.finish()
        if self._doing is not _Doing.NOTHING:
            self._break_off()
        self._set_focus(False)
        super().focusOutEvent(event)

    def _set_focus(self, on: bool) -> None:
        self.cells.showing.focus = on
        self.cells.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = QSizeF(self.viewport().size())
        self.scene().setSceneRect(QRectF(QPointF(), room))
        self.cells.set_room(room)

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._keys.wants(event):
            event.accept()
            return True
        return super().event(event)
