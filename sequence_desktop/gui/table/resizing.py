# SPDX-License-Identifier: MIT
"""A window that is being resized: a picture of the table is stretched until the size stays.

Drawing every face anew for each of the many sizes on the way would make the window crawl.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

_SETTLE_MS = 80
"""How long a window must keep its size before the table is drawn anew."""


class Resizing(QObject):
    """Watches a widget's changes of size.

    Signals:
        settled: the size has not changed for a while.
    """

    settled = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self.settled)
        self._picture: QPixmap | None = None

    @property
    def active(self) -> bool:
        """Whether a picture stands in for the table."""
        return self._picture is not None

    def begin(self, picture: Callable[[], QPixmap]) -> None:
        """The size has changed (again); `picture` draws the table as it was."""
        if self._picture is None:
            self._picture = picture()
        self._timer.start()

    def end(self) -> None:
        """The table is drawn in its new size from now on."""
        self._timer.stop()
        self._picture = None

    def paint(self, port: QWidget, ground: QColor) -> None:
        """Show the picture, as large as it fits."""
        if self._picture is None:
            return
        whole = QRectF(port.rect())
        was = self._picture.deviceIndependentSize()
        shown = QRectF(QPointF(), was.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
        painter = QPainter(port)
        painter.fillRect(whole, ground)
        painter.drawPixmap(shown, self._picture, QRectF(self._picture.rect()))
        painter.end()
