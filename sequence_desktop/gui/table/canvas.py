# SPDX-License-Identifier: MIT
"""The widget that the scene is seen through: always whole, crisp, and calm while it is resized."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt
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


class TableCanvas(QGraphicsView):
    """Shows the scene as large as the widget, at any device pixel ratio."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = TableScene(style, self)
        self._resizing = Resizing(self)
        self._resizing.settled.connect(self.lay_out)
        self.setScene(self._table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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

    def lay_out(self) -> None:
        """Find a place for everything in the size of now."""
        self._resizing.end()
        self._table.resize_to(QSizeF(self.viewport().size()), self.devicePixelRatioF())
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
        ground = self._table.ground()
        area = QRectF(rect)
        ratio = ground.devicePixelRatio()
        source = QRectF(area.topLeft() * ratio, area.size() * ratio)
        painter.drawPixmap(area, ground, source)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._resizing.active:
            self._resizing.paint(self.viewport(), self._table.kit.style.theme.cloth.felt)
        else:
            super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The first size is told before anything was seen: there is no picture to be stretched.
        if self.isVisible() and event.oldSize().isValid():
            self._resizing.begin(self._table.snapshot)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table is always wholly in view: there is nothing to scroll."""
        event.ignore()
