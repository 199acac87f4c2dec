# SPDX-License-Identifier: MIT
"""Tool tips over the table."""

import html

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QToolTip, QWidget


def show_tip(port: QWidget, point: QPoint, text: str, area: QRectF) -> None:
    """Show a text at a point of the screen as long as the pointer stays in an area; "": hide it."""
    # A name may hold signs that would be taken for markup.
    shown = f"<qt>{html.escape(text)}</qt>" if "<" in text else text
    QToolTip.showText(point, shown, port, area.toRect() if text else QRect())
