# SPDX-License-Identifier: MIT
"""The table under a pointer or a finger: what a press, a drag and a release mean on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from sequence_desktop.gui.table.aim import Aim, is_finger
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.canvas import TableCanvas
from sequence_desktop.gui.table.drag import Drag
from sequence_desktop.gui.table.hold import Hold
from sequence_desktop.gui.table.keys import Keys
from sequence_desktop.gui.table.lens import Lens
from sequence_desktop.gui.table.play import Play
from sequence_desktop.gui.table.spots import Zone


class PointedTable(TableCanvas):
    """A table on which things are clicked, carried and touched.

    Attributes:
        play: the state of the viewer's turn.
        keys: the keyboard's cursor.

    Signals:
        cursor_moved: the keyboard's cursor may be somewhere else.
    """

    cursor_moved = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self.play = Play(self._table, self)
        self.keys = Keys(self._table, self.play, self.cursor_moved.emit)
        self._hold = Hold(self._table, self.play, self)
        self._drag = Drag(QApplication.startDragDistance(), self)
        self._lens = Lens(style, self.viewport())
        self._aim = Aim(self._table, self.play, self._drag, self._lens)
        self.scroller.crept.connect(self._crept)
        self._drag.clicked.connect(self._hold.click)
        self._drag.lifted.connect(self._hold.lift)
        self._drag.moved.connect(self._hold.carry)
        self._drag.dropped.connect(self._hold.drop)
        self._drag.returned.connect(self.play.put_back)

    def set_style(self, style: Style) -> None:
        self._lens.restyle(style)
        super().set_style(style)

    def _pointer_moved(self, point: QPointF) -> None:
        """The pointer moves over the table without a button."""
        shape = self._hold.hover(point, keyboard=self.keys.shown)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _carry(self, position: QPointF, point: QPointF) -> None:
        """The pointer moves with its button down."""
        self._drag.move(point)
        if self._drag.dragging:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            if self.zoomed:
                self.scroller.follow(position)
        carried = self._drag.dragging
        under = self._table.drop_spot(point) if carried else self._table.spot_at(point)
        self._aim.follow(under, position)

    def _crept(self, position: QPointF) -> None:
        """The table has moved under what the pointer carries."""
        self._drag.move(self.seen().topLeft() + position)

    def _break_off(self) -> bool:
        """Whatever the pointer carries goes back; True if there was something."""
        self._aim.end()
        self.scroller.stop()
        self.scroller.let_go()
        return self._drag.abort()

    # ---- Qt's own

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.catch_up()
        self._table.motion.finish()
        self.keys.hide()
        if event.button() == Qt.MouseButton.LeftButton:
            point = self.scene_point(event)
            spot = self._table.spot_at(point)
            loose = self._hold.is_loose(spot)
            self._drag.press(spot, point, loose=loose)
            if is_finger(event):
                self._aim.begin(spot, event.position(), loose=loose)
            if self.zoomed and spot.zone is Zone.NONE:
                self.scroller.grip(event.position())
        elif not self._break_off() and event.button() == Qt.MouseButton.RightButton:
            self.play.cancel()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        spot = self._table.spot_at(self.scene_point(event))
        left = event.button() == Qt.MouseButton.LeftButton
        if left and spot.zone is Zone.HAND and self.play.discard(spot.index):
            event.accept()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.scene_point(event)
        if self.scroller.gripped and event.buttons() & Qt.MouseButton.LeftButton:
            self.scroller.pull(event.position())
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self._carry(event.position(), point)
        else:
            # The release went elsewhere (another window took the pointer): nothing is held.
            self._break_off()
            self._pointer_moved(point)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.scroller.stop()
        if event.button() == Qt.MouseButton.LeftButton:
            self.scroller.let_go()
            point = self.scene_point(event)
            self._aim.end()
            spot = self._table.spot_at(point)
            self._drag.release(spot, point)
            if is_finger(event):
                self._hold.leave(keyboard=self.keys.shown)
            else:
                self._pointer_moved(point)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        point = self.mapToScene(event.pos())
        menu = self._hold.menu_at(self._table.spot_at(point), self)
        if menu is None:
            event.ignore()
        else:
            menu.popup(event.globalPos())
