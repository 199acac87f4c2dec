# SPDX-License-Identifier: MIT
"""Fields for numbers, with their text as far from the edge as that of every other field."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_S

_EDGE = SPACE_S


def decimal_text(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point, which is a comma in some languages."""
    return QLocale().toString(float(value), "f", digits)


class NumberField(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The style sheet cannot move the text off the edge.
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_EDGE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(_EDGE, 0)


class MeasureField(QDoubleSpinBox):
    """A field for a measure, without needless zeros."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "g", 6)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_EDGE, 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(_EDGE, 0)
