# SPDX-License-Identifier: MIT
"""Fields that the controls are made of: a list that may be narrow, a number that may be unused."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.numbers import NumberField


class Box(ChoiceBox):
    """A list that may be very narrow, beside what else a rule needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())


class NumberBox(NumberField):
    """A field for a number; with a word for it, the step below the least number means "unused"."""

    def __init__(
        self, low: int, high: int, parent: QWidget, *, unset: str = "", special: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName("number")
        self._may_be_unset = bool(unset)
        self.setRange(low - 1 if unset else low, high)
        self.setSpecialValueText(unset or special)
        self.setAccelerated(True)

    @property
    def number(self) -> int | None:
        """The number; None where it is not used."""
        value = self.value()
        return None if self._may_be_unset and value == self.minimum() else value

    def show_number(self, value: object) -> None:
        """Show a number, or None, without telling anybody."""
        self.blockSignals(True)
        self.setValue(value if is_whole(value) else self.minimum())
        self.blockSignals(False)


def numbers_in(text: str) -> list[int | str]:
    """The numbers in a text; what is none stays text.

    >>> numbers_in("2, 12"), numbers_in(" 5;x "), numbers_in("")
    ([2, 12], [5, 'x'], [])
    """
    words = text.replace(";", ",").replace(" ", ",").split(",")
    return [int(w) if w.isascii() and w.isdigit() and len(w) < 9 else w for w in words if w]


def numbers_text(value: Iterable[object]) -> str:
    """Numbers as they are typed."""
    return ", ".join(map(str, value))
