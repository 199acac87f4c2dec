# SPDX-License-Identifier: MIT
"""A table that is larger than its window: moved by wheel, bars, a grip on the cloth, or a drag."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea

_EDGE = 36
"""Logical pixels: so near to the edge a drag moves the table."""
_TICK_MS = 16
_FASTEST = 22
"""Logical pixels in one tick, at the very edge."""


class Scroller(QObject):
    """Moves the table under its window.

    Signals:
        crept(QPointF): the table has been moved under a drag that waits here, at the edge.
    """

    crept = Signal(QPointF)

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._grip: QPoint | None = None
        self._speed = QPoint()
        self._at = QPointF()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._creep)

    # ---- a grip on the cloth

    @property
    def gripped(self) -> bool:
        """Whether somebody holds the cloth."""
        return self._grip is not None

    def grip(self, point: QPointF) -> None:
        """The cloth is taken hold of here, in the viewport's coordinates."""
        self._grip = point.toPoint()

    def pull(self, point: QPointF) -> None:
        """The hand that holds the cloth is here now."""
        if self._grip is not None:
            self._move(self._grip - point.toPoint())
            self._grip = point.toPoint()

    def let_go(self) -> bool:
        """The cloth is let go; False if nobody held it."""
        held, self._grip = self._grip is not None, None
        return held

    # ---- a drag at the edge

    def follow(self, point: QPointF) -> None:
        """Something is carried here: near an edge the table comes to meet it."""
        inside = self._area.viewport().rect()
        self._at = QPointF(point)
        self._speed = QPoint(
            _push(point.x(), inside.left(), inside.right()),
            _push(point.y(), inside.top(), inside.bottom()),
        )
        if self._speed.isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Nothing is carried any more."""
        self._timer.stop()

    def _creep(self) -> None:
        if self._move(self._speed):
            self.crept.emit(self._at)
        else:
            self._timer.stop()

    # ---- anything that must be seen

    def show(self, box: QRect) -> None:
        """Move the table so far that a part of it, in the viewport's coordinates, is in sight."""
        inside = self._area.viewport().rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        self._move(
            QPoint(
                _beyond(box.left(), box.right(), inside.left(), inside.right()),
                _beyond(box.top(), box.bottom(), inside.top(), inside.bottom()),
            )
        )

    def _move(self, by: QPoint) -> bool:
        """Move what is in sight; False if it is at its end."""
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        before = across.value(), down.value()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())
        return before != (across.value(), down.value())


def _push(at: float, low: int, high: int) -> int:
    """How far a thing that is carried at this place moves the table in one tick."""
    near = min(1.0, max(0.0, (low + _EDGE - at) / _EDGE))
    far = min(1.0, max(0.0, (at - (high - _EDGE)) / _EDGE))
    return round((far - near) * _FASTEST)


def _beyond(first: int, last: int, low: int, high: int) -> int:
    """How far to move so that a stretch lies between two ends; its beginning if it is longer."""
    if first < low or last - first > high - low:
        return first - low
    return max(0, last - high)
