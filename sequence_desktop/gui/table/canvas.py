# SPDX-License-Identifier: MIT
"""The widget that the scene is seen through: crisp, calm while it is resized, and whole unless it
is wanted larger than its window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QSinglePointEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.resizing import Resizing
from sequence_desktop.gui.table.scene import TableScene
from sequence_desktop.gui.table.spots import Spot
from sequence_desktop.gui.table.zooming import Scroller


class TableCanvas(QGraphicsView):
    """Shows the scene as large as the widget, or zoomed, at any device pixel ratio.

    Attributes:
        scroller: moves a table that is larger than the widget.

    Signals:
        zoom_wanted(int): one step larger (1) or smaller (-1), by wheel.
    """

    zoom_wanted = Signal(int)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = TableScene(style, self)
        self._zoom = 1.0
        self.scroller = Scroller(self)
        self._resizing = Resizing(self)
        self._resizing.settled.connect(self.lay_out)
        self._table.cursor_placed.connect(self._on_cursor)
        self.setScene(self._table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._show_bars()
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 260)
        self.viewport().setMouseTracking(True)

    @property
    def table(self) -> TableScene:
        """The scene, for what looks at the table rather than plays on it."""
        return self._table

    def set_style(self, style: Style) -> None:
        """Draw everything in another theme or design."""
        self._table.restyle(style)
        self._set_ground()
        self.viewport().update()

    @property
    def pace(self) -> float:
        """How long motion takes, as a factor of the usual; 0 if it is off."""
        return self._table.motion.pace

    def set_pace(self, factor: float) -> None:
        """How long motion takes, as a factor of the usual; 0 turns it off."""
        self._table.motion.finish()
        self._table.motion.pace = factor

    def rect_of(self, spot: Spot) -> QRectF:
        """Where a part of the table lies, in the viewport's coordinates."""
        return self.viewportTransform().mapRect(self._table.rect_of(spot))

    def scene_point(self, event: QSinglePointEvent) -> QPointF:
        """Where an event happened, in scene coordinates."""
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(event.position())

    # ---- sizes

    @property
    def zoomed(self) -> bool:
        """Whether the table is larger than what can be seen of it."""
        return self._zoom > 1.0

    def set_zoom(self, percent: int) -> None:
        """Show the table larger or smaller than it fits; what is in the middle stays there."""
        zoom = percent / 100
        if zoom == self._zoom:
            return
        middle, before = self.seen().center(), self._table.sceneRect().size()
        self._zoom = zoom
        self._show_bars()
        self.lay_out()
        after = self._table.sceneRect().size()
        self.centerOn(
            middle.x() * after.width() / max(before.width(), 1.0),
            middle.y() * after.height() / max(before.height(), 1.0),
        )

    def _show_bars(self) -> None:
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(on if self.zoomed else off)
        self.setVerticalScrollBarPolicy(on if self.zoomed else off)

    def seen(self) -> QRectF:
        """What can be seen of the table, in scene coordinates."""
        inverted, _ = self.viewportTransform().inverted()
        return inverted.mapRect(QRectF(self.viewport().rect()))

    def _on_cursor(self, place: QRectF) -> None:
        if self.zoomed:
            self.scroller.show(self.viewportTransform().mapRect(place).toRect())

    def lay_out(self) -> None:
        """Find a place for everything in the size of now."""
        self._resizing.end()
        size, ratio = QSizeF(self.viewport().size()), self.devicePixelRatioF()
        self._table.resize_to(size, ratio, self._zoom)
        self._set_ground()
        self.viewport().update()

    def catch_up(self) -> None:
        """If the size has changed a moment ago: lay everything out now, for it is to be used."""
        if self._resizing.active:
            self.lay_out()

    def _set_ground(self) -> None:
        palette = QPalette(self.viewport().palette())
        palette.setColor(QPalette.ColorRole.Base, self._table.kit.style.theme.cloth.felt)
        self.viewport().setPalette(palette)

    # ---- Qt's own

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        area = QRectF(rect)
        self._table.paint_ground(painter, area, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._resizing.active:
            self._resizing.paint(self.viewport(), self._table.kit.style.theme.cloth.felt)
        else:
            super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The first size is told before anything was seen: there is no picture to be stretched.
        if self.isVisible() and event.oldSize().isValid():
            was = QRectF(self.seen().topLeft(), QSizeF(event.oldSize()))
            self._resizing.begin(lambda: self._table.snapshot(was))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl larger or smaller; else along a table that is not wholly in view."""
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            self.zoom_wanted.emit(1 if turned > 0 else -1)
            event.accept()
        elif self.zoomed:
            super().wheelEvent(event)
        else:
            event.ignore()
