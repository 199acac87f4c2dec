# SPDX-License-Identifier: MIT
"""A radio button that needs no more room than there is: its words are shortened, and told whole."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import (
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from sequence_desktop.gui.plain import tell_whole, unmarked

_LEAST: Final = 8
"""So many letters it shows at least."""


class ShortRadio(QRadioButton):
    """Its words end in "…" where they have no room; then the tool tip begins with all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def shown_text(self) -> str:
        """The words as they are drawn."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_RadioButtonContents
        room = self.style().subElementRect(part, option, self).width()
        mode, flag = Qt.TextElideMode.ElideRight, Qt.TextFlag.TextShowMnemonic
        return self.fontMetrics().elidedText(self.text(), mode, room, flag)

    # -- Qt's own ---------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(unmarked(self.text()))
        least = self.fontMetrics().averageCharWidth() * _LEAST
        return QSize(whole.width() - max(words - least, 0), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        # A field of the option that the binding's types do not know.
        cast(Any, option).text = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_RadioButton, option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.shown_text() != self.text():
            return tell_whole(self, event, unmarked(self.text())) or super().event(event)
        return super().event(event)
