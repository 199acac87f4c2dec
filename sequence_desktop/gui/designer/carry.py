# SPDX-License-Identifier: MIT
"""A card carried by the pointer across the window: from the tray, over the board, and back.

One thing is in the air at a time. Escape, the loss of focus or a place that takes nothing brings it
back to where it came from. It stays inside the window, so no drag of the system's is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QSizeF, Qt, Signal
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.table.art import Style, face_pixmap

_OPACITY_SIZE = 0.9


@dataclass(frozen=True, slots=True)
class Load:
    """What is carried: a card of the tray (`source` is None), or the card of a cell."""

    token: Token
    source: int | None = None


class Carry(QObject):
    """Shows what is carried, and tells where it is.

    Attributes:
        load: what is in the air, or None.

    Signals:
        moved(QPoint): the pointer is here now, in global coordinates.
        dropped(Load, QPoint): it was let go here.
        ended: nothing is in the air any more.
    """

    moved = Signal(QPoint)
    dropped = Signal(object, QPoint)
    ended = Signal()

    def __init__(self, window: QWidget, style: Callable[[], Style]) -> None:
        super().__init__(window)
        self._window = window
        self._style = style
        self.load: Load | None = None
        self._picture = PlainLabel(window)
        self._picture.setObjectName("carried")
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture.hide()

    def lift(self, load: Load, size: QSizeF, point: QPoint) -> None:
        """Take this up; `size` is that of the cards on the board."""
        self.load = load
        ratio = self._window.devicePixelRatioF()
        size = size * _OPACITY_SIZE
        self._picture.setPixmap(face_pixmap(load.token, size, ratio, self._style(), cell=True))
        self._picture.resize(size.toSize())
        self._picture.show()
        self._picture.raise_()
        self.move(point)

    def move(self, point: QPoint) -> None:
        """The pointer is here now, in global coordinates."""
        if self.load is None:
            return
        corner = self._window.mapFromGlobal(point)
        self._picture.move(corner - self._picture.rect().center())
        self.moved.emit(point)

    def drop(self, point: QPoint) -> None:
        """Let go here."""
        load = self.load
        if load is not None:
            self.cancel()
            self.dropped.emit(load, point)

    def cancel(self) -> None:
        """Bring it back."""
        if self.load is not None:
            self.load = None
            self._picture.hide()
            self.ended.emit()
