# SPDX-License-Identifier: MIT
"""Tool bars of windows that may become too narrow for the words of all their buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolBar


def fit_words(bar: QToolBar, width: int) -> None:
    """Leave the words beside a bar's icons out where there is no room for them.

    `width`: what the bar has, in logical pixels.
    """
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    layout = bar.layout()
    if layout is not None:
        layout.invalidate()  # until it is shown it would tell what it wished for before
    if bar.sizeHint().width() > width:
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
