# SPDX-License-Identifier: MIT
"""The slim bar over the table: a passing message, or that one is looking at the past."""

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS

MESSAGE_MS = 6_000
"""How long a passing message stays."""


class MessageBar(QFrame):
    """One line over the table; hidden while there is nothing to say.

    Signals:
        back_clicked: the player wants to go back from the past to the game.
    """

    back_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message_bar")
        self._message = ""
        self._past: tuple[int, int] | None = None
        self._label = QLabel(self)
        self._label.setObjectName("message")
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._back = QPushButton(self)
        self._back.setObjectName("back_to_game")
        self._back.clicked.connect(self.back_clicked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        layout.setSpacing(SPACE_S)
        layout.addWidget(self._label)
        layout.addWidget(self._back)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(MESSAGE_MS)
        self._clock.timeout.connect(self.clear_message)
        self._retranslate()
        self._show()

    @property
    def text(self) -> str:
        """What the bar says; "" while it is hidden."""
        return self._label.text() if self._message or self._past else ""

    def say(self, message: str) -> None:
        """Show a message for a while, and have a screen reader read it."""
        self._message = message
        self._clock.start()
        self._show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, message))

    def clear_message(self) -> None:
        """Take the passing message away."""
        self._clock.stop()
        self._message = ""
        self._show()

    def show_past(self, ply: int | None, last: int) -> None:
        """Say that the table shows move `ply` of `last`; None: it shows the present."""
        self._past = None if ply is None else (ply, last)
        self._show()

    def _show(self) -> None:
        if self._message:
            self._label.setText(self._message)
        elif self._past:
            ply, last = self._past
            self._label.setText(self._past_text(ply, last))
        self._back.setVisible(self._past is not None)
        self.setVisible(bool(self._message) or self._past is not None)

    def _past_text(self, ply: int, last: int) -> str:
        if ply == 0:
            return self.tr("Looking back: the start, before move 1 of {last}").format(last=last)
        return self.tr("Looking back: move {ply} of {last}").format(ply=ply, last=last)

    def _retranslate(self) -> None:
        self._back.setText(self.tr("Back to the game"))
        self._back.setToolTip(self.tr("Show the board as it is now"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()
        super().changeEvent(event)
