# SPDX-License-Identifier: MIT
"""The list to choose from that all windows use: it may be narrower than its words."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS

_WIDEST: Final = 320
"""A box asks for no more pixels than this; longer words are read in the open list."""


class ChoiceBox(QComboBox):
    """A closed list asks for room for its longest words; where there is less, they are shortened.

    The tool tip then tells them whole. Qt cuts through the middle of a letter instead, and gives
    an open list no more room than a closed one.
    """

    def fullest(self) -> QSize:
        """The size in which every item is seen whole."""
        metrics, icon = self.fontMetrics(), self.iconSize().width() + SPACE_XS
        widths = (
            metrics.horizontalAdvance(self.itemText(row))
            + (0 if self.itemIcon(row).isNull() else icon)
            for row in range(self.count())
        )
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text = QSize(max(widths, default=0) + SPACE_XS, metrics.height())
        kind = QStyle.ContentsType.CT_ComboBox
        return self.style().sizeFromContents(kind, option, text, self)

    def sizeHint(self) -> QSize:
        least = super().sizeHint()
        return least.expandedTo(QSize(min(self.fullest().width(), _WIDEST), least.height()))

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * SPACE_S)
        super().showPopup()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        # A field of the option that the binding's types do not know.
        cast(Any, option).currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.shown_text() != self.currentText():
            words = [text for text in (self.currentText(), self.toolTip()) if text]
            QToolTip.showText(event.globalPos(), plain_tip("\n".join(words)), self)
            return True
        return super().event(event)

    def shown_text(self) -> str:
        """The words of the closed list, with "…" for what has no room."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        icon = self.itemIcon(self.currentIndex())
        room = field.width() - (0 if icon.isNull() else self.iconSize().width() + SPACE_XS)
        text = self.currentText()
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
