# SPDX-License-Identifier: MIT
"""Fields for numbers, with their text as far from the edge as that of every other field."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QSpinBox, QWidget

from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import Thousands
from sequence_desktop.gui.theme.metrics import FIELD_EM, SPACE_S, SPACE_XS

PERCENT: Final = "%p\N{NO-BREAK SPACE}%"
"""How progress is told on a bar."""
_EDGE = SPACE_S
_RIM = SPACE_XS + 1
"""The air and the line around the text that the style sheet gives every field."""


def decimal_text(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point, which is a comma in some languages."""
    return QLocale().toString(float(value), "f", digits)


def number_text(number: float) -> str:
    """A number of a fault as the language writes it, with no more digits than it needs."""
    locale = QLocale()
    if isinstance(number, Thousands):
        return locale.toString(int(number))
    if is_whole(number):
        return str(number)
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(number, "g", 6)


class NumberField(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The style sheet cannot move the text off the edge.
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return _like_other_fields(self, super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return _like_other_fields(self, super().minimumSizeHint())


class MeasureField(QDoubleSpinBox):
    """A field for a measure, without needless zeros."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "g", 6)

    def sizeHint(self) -> QSize:
        return _like_other_fields(self, super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return _like_other_fields(self, super().minimumSizeHint())


def _like_other_fields(field: QSpinBox | QDoubleSpinBox, hint: QSize) -> QSize:
    """As high as a field for text or a closed list beside it; Qt makes it some pixels higher."""
    least = round(FIELD_EM * QFontMetrics(QApplication.font()).height())
    text = max(field.lineEdit().sizeHint().height(), least)
    return QSize(hint.width() + _EDGE, text + 2 * _RIM)
