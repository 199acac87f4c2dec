# SPDX-License-Identifier: MIT
"""How small what is read may be made: a page of one line is no page."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractScrollArea, QTextEdit

PAGE_LINES: Final = 8
LIST_LINES: Final = 5


def keep_lines(view: QAbstractScrollArea, lines: int) -> None:
    """Let a text or a list never show fewer lines than these, however small its window is made."""
    height = lines * view.fontMetrics().lineSpacing() + 2 * view.frameWidth()
    if isinstance(view, QTextEdit):
        height += round(view.document().documentMargin())
    view.setMinimumHeight(height)
