# SPDX-License-Identifier: MIT
"""The line over the table that offers the first game, once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS


class OfferBar(QFrame):
    """Asks somebody new whether to be shown the game.

    Signals:
        wanted: yes.
    """

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offer_bar")
        self.setStyleSheet(
            "#offer_bar { background: palette(highlight); }"
            "#offer_bar > QLabel { color: palette(highlighted-text); }"
        )
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._yes = self._button("first_game_yes")
        self._no = self._button("first_game_no")
        self._yes.clicked.connect(self._on_yes)
        self._no.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        row.setSpacing(SPACE_S)
        for widget in (self._label, self._yes, self._no):
            row.addWidget(widget)
        self._retranslate()
        self.hide()

    def offer(self) -> None:
        """Ask, in passing."""
        self.show()
        announce(self, self._label.text())

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
        return button

    def _on_yes(self) -> None:
        self.hide()
        self.wanted.emit()

    def _retranslate(self) -> None:
        self._label.setText(
            self.tr("New to this game? Six short steps show how it is played, on the table.")
        )
        self._yes.setText(self.tr("Show me"))
        self._yes.setToolTip(self.tr("Your game is kept, and comes back afterwards"))
        self._no.setText(self.tr("Not now"))
        self._no.setToolTip(self.tr("Help → Your first game leads there at any time"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
