# SPDX-License-Identifier: MIT
"""Where a window stood, as one line of text for the settings, and how it gets back there."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

_STATE_VERSION = 1


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
    """Make a window no larger than its screen, and move it within."""
    room = window.screen().availableGeometry()
    if window.isMaximized() or window.isFullScreen() or room.contains(window.geometry()):
        return
    window.resize(window.size().boundedTo(room.size()))
    frame = window.geometry()
    frame.moveLeft(max(room.left(), min(frame.left(), room.right() - frame.width() + 1)))
    frame.moveTop(max(room.top(), min(frame.top(), room.bottom() - frame.height() + 1)))
    window.setGeometry(frame)
