# SPDX-License-Identifier: MIT
"""How small a window may become, and how large it is at first: for what is in it to be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QAbstractScrollArea, QTextEdit, QWidget

from sequence_desktop.gui.theme import text_growth
from sequence_desktop.gui.theme.metrics import SPACE_L

PAGE_LINES: Final = 8
LIST_LINES: Final = 5
"""So many lines of a page or a form, and of a list, are seen at least."""


def usual_size(window: QWidget, width: int, height: int) -> QSize:
    """How large a window is at first, in logical pixels.

    It grows with the text, as far as the screen allows.
    """
    larger = text_growth(window.font())
    wanted = QSize(round(width * larger), round(height * larger))
    return wanted.boundedTo(window.screen().availableSize())


def keep_lines(view: QAbstractScrollArea, lines: int) -> None:
    """Let a text or a list never show fewer lines than these, however small its window is made."""
    height = lines * view.fontMetrics().lineSpacing() + 2 * view.frameWidth()
    if isinstance(view, QTextEdit):
        height += round(view.document().documentMargin())
    view.setMinimumHeight(height)


def room_for_lines(widget: QWidget, lines: int = PAGE_LINES) -> int:
    """The height of so many lines of text with the air around them, in logical pixels."""
    return lines * widget.fontMetrics().lineSpacing() + 2 * SPACE_L


class KeepsLines(QObject):
    """Lets a window become no lower than its content at its width.

    Qt asks only for the height that labels in several lines would have at their widest, and takes
    the rest of their lines away.
    """

    def __init__(self, window: QWidget) -> None:
        """`window`: has a layout before it is shown; it is the owner."""
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget) and event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.Show,
            QEvent.Type.LayoutRequest,
        ):
            _fit(watched)
        return super().eventFilter(watched, event)


def _fit(window: QWidget) -> None:
    layout = window.layout()
    if layout is None or not layout.hasHeightForWidth():
        return
    least = layout.totalMinimumHeightForWidth(window.width())
    if least != window.minimumHeight():
        window.setMinimumHeight(least)
