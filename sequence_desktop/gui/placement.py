# SPDX-License-Identifier: MIT
"""Where a window stood, as one line of text for the settings, and how it gets back there."""

from typing import Final

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtWidgets import QMainWindow, QStyle

_STATE_VERSION: Final = 1
_BORDER: Final = 4
"""Logical pixels of a frame at the sides and below, as long as nobody knows them."""


def placement_of(window: QMainWindow) -> str:
    """Place, size and docks of a window."""
    parts = (window.saveGeometry(), window.saveState(_STATE_VERSION))
    return " ".join(bytes(part.toBase64().data()).decode("ascii") for part in parts)


def place(window: QMainWindow, placement: str) -> None:
    """Bring a window back to where it was, but onto a screen that is there now."""
    geometry, _, state = placement.partition(" ")
    if geometry:
        window.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))
    if state:
        encoded = QByteArray.fromBase64(state.encode("ascii", "ignore"))
        window.restoreState(encoded, _STATE_VERSION)
    clamp(window)


def clamp(window: QMainWindow) -> None:
    """Make a window with its frame no larger than its screen, and move it within."""
    room = _room_inside(window)
    if window.isMaximized() or window.isFullScreen() or room.contains(window.geometry()):
        return
    window.resize(window.size().boundedTo(room.size()))
    inner = window.geometry()
    inner.moveLeft(max(room.left(), min(inner.left(), room.right() - inner.width() + 1)))
    inner.moveTop(max(room.top(), min(inner.top(), room.bottom() - inner.height() + 1)))
    window.setGeometry(inner)


def _room_inside(window: QMainWindow) -> QRect:
    """What the screen leaves to the inside of a window that has a frame."""
    room, inner, outer = window.screen().availableGeometry(), window.geometry(), QRect()
    if window.isVisible():
        outer = window.frameGeometry()
    if outer.size() != inner.size() and outer.isValid():
        before, after = inner.topLeft() - outer.topLeft(), outer.bottomRight() - inner.bottomRight()
        return room.adjusted(before.x(), before.y(), -after.x(), -after.y())
    # Nobody knows the frame before the window is shown: as high as a title is in this style.
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return room.adjusted(_BORDER, title, -_BORDER, -_BORDER)
