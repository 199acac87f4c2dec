# SPDX-License-Identifier: MIT
"""The field for the number of the shuffle, which is seldom needed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

_PATTERN: Final = QRegularExpression("[0-9]{0,10}")


class ShuffleNumber(QLineEdit):
    """Takes a number; left empty, the cards are shuffled by chance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setValidator(QRegularExpressionValidator(_PATTERN, self))
        self.setPlaceholderText(self.tr("by chance"))
        self.setToolTip(self.tr("The same number deals the same cards again, on every computer."))

    @property
    def number(self) -> int | None:
        """What is written there; None: nothing."""
        text = self.text().strip()
        return int(text) if text else None
