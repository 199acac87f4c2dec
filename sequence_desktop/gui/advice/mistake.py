# SPDX-License-Identifier: MIT
"""A small sheet over the table: one's last move cost a good deal, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sequence_desktop.gui.panels.bar import WIDEST, Floating
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_S


class MistakeSheet(Floating):
    """Says what a move cost; what would have been better is told when it is asked for.

    Signals:
        take_back_clicked: the move is to be taken back.
        why_clicked: the better move is wanted.
        closed: the person goes on.
    """

    take_back_clicked = Signal()
    why_clicked = Signal()
    closed = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__("mistake", table)
        self._table = table
        self._label = PlainLabel(self)
        self._label.setObjectName("mistake_text")
        self._label.setWordWrap(True)
        self._take_back, self._why, self._go_on = (QPushButton(self) for _ in range(3))
        for button, name, signal in (
            (self._take_back, "take_back", self.take_back_clicked),
            (self._why, "show_better", self.why_clicked),
            (self._go_on, "leave_mistake", self.closed),
        ):
            button.setObjectName(name)
            button.clicked.connect(signal)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE_S)
        buttons.addStretch(1)
        for button in (self._take_back, self._why, self._go_on):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        column.setSpacing(SPACE_S)
        column.addWidget(self._label)
        column.addLayout(buttons)
        self._retranslate()

    @property
    def text(self) -> str:
        """What it says; "" while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, text: str, *, explained: bool = False) -> None:
        """Show this, and have a screen reader read it.

        `explained`: the better move is in it.
        """
        self._label.setText(text)
        self._why.setVisible(not explained)
        self.place()
        self.show()
        self.raise_()
        announce(self, text)

    def leave(self) -> None:
        """Go; who had the keys here has them on the table again."""
        had = any(b.hasFocus() for b in (self._take_back, self._why, self._go_on))
        self.hide()
        if had:
            self._table.setFocus()

    def wish(self) -> int:
        buttons = sum(
            button.sizeHint().width() + SPACE_S
            for button in (self._take_back, self._why, self._go_on)
            if not button.isHidden()
        )
        plain = self._label.fontMetrics().horizontalAdvance(self._label.text())
        return max(buttons + 2 * SPACE_L, min(WIDEST, plain + 3 * SPACE_L))

    def _retranslate(self) -> None:
        self._take_back.setText(self.tr("&Take it back"))
        self._take_back.setToolTip(self.tr("Undo your move and what followed it, and try another"))
        self._why.setText(self.tr("&Why?"))
        self._why.setToolTip(self.tr("Say which move would have been better, and why"))
        self._go_on.setText(self.tr("&Go on"))
        self._go_on.setToolTip(self.tr("Leave the move as it is"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
