# SPDX-License-Identifier: MIT
"""Tool tips over the table."""

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QToolTip, QWidget

from sequence_desktop.gui.plain import plain_tip


def show_tip(port: QWidget, point: QPoint, text: str, area: QRectF) -> None:
    """Show a text at a point of the screen as long as the pointer stays in an area; "": hide it."""
    QToolTip.showText(point, plain_tip(text), port, area.toRect() if text else QRect())
