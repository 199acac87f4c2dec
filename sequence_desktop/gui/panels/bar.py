# SPDX-License-Identifier: MIT
"""Short words from the window: that one is looking at the past, or a message that passes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import RADIUS_M, SPACE_L, SPACE_M, SPACE_S, SPACE_XS
from sequence_desktop.gui.updates import Update

MESSAGE_MS = 6_000
"""How long a passing message stays at least."""
_READING_MS = 80
"""How long a letter of it takes to be read: a message that names a file is a long one."""
WIDEST = 500
"""Logical pixels: wider sheets would reach from the middle of the table over its plate."""


class PastBar(QFrame):
    """A line over the table while it shows an earlier moment.

    Signals:
        back_clicked: the player wants to go back to the game.
    """

    back_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("past_bar")
        # The colours of a chosen row: the bar belongs to the moment chosen in the list.
        self.setStyleSheet(
            "#past_bar { background: palette(highlight); }"
            "#past_bar > QLabel { color: palette(highlighted-text); }"
        )
        self._moment: tuple[int, int] | None = None
        self._label = PlainLabel(self)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._back = QPushButton(self)
        self._back.setObjectName("back_to_game")
        self._back.clicked.connect(self.back_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        row.setSpacing(SPACE_S)
        row.addWidget(self._label)
        row.addWidget(self._back)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says; "" while it is hidden."""
        return self._label.text() if self._moment else ""

    def follow(self, update: Update) -> None:
        """Say which moment the table shows, if that is not the present."""
        self._moment = (update.ply, update.last_ply) if update.looking_back else None
        self._retranslate()
        self.setVisible(self._moment is not None)

    def _retranslate(self) -> None:
        self._back.setText(self.tr("Back to the game"))
        self._back.setToolTip(self.tr("Show the board as it is now"))
        if self._moment is None:
            return
        ply, last = self._moment
        if ply == 0:
            text = self.tr("Looking back: the start, before move 1 of {last}")
        else:
            text = self.tr("Looking back: after move {ply} of {last}")
        self._label.setText(text.format(ply=ply, last=last))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


class Floating(QFrame):
    """A small sheet over the middle of its parent's upper edge."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName(name)
        self.setStyleSheet(
            f"#{name} {{ background: palette(base); border: 1px solid palette(dark);"
            f" border-radius: {RADIUS_M}px; }}"
        )
        parent.installEventFilter(self)
        self.hide()

    def place(self) -> None:
        """Lie in the middle of the parent's upper edge, no wider than is good to read."""
        room = self._over.width() - 2 * SPACE_L
        width = min(room, self.wish())
        tall = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, tall)
        self.move((self._over.width() - width) // 2, SPACE_M)

    def wish(self) -> int:
        """How wide it would like to be."""
        return self.sizeHint().width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not by isVisible: the window may get its size after this was said, but be shown later.
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)


class Toast(Floating):
    """A message that stays for a while; a click takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("toast", parent)
        self._label = PlainLabel(self)
        self._label.setObjectName("message")
        self._label.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        row.addWidget(self._label)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        self._fades = True

    @property
    def text(self) -> str:
        """What it says; "" while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, message: str, *, fades: bool = True) -> None:
        """Show a message for a while, and have a screen reader read it.

        `fades`: it goes as soon as the game goes on.
        """
        self._label.setText(message)
        self._fades = fades
        self.place()
        self.show()
        self.raise_()
        self._clock.start(max(MESSAGE_MS, _READING_MS * len(message)))
        announce(self, message)

    def fade(self) -> None:
        """The game goes on: the message goes, unless it is about that."""
        if self._fades:
            self.hide()

    def wish(self) -> int:
        plain = self._label.fontMetrics().horizontalAdvance(self._label.text()) + 3 * SPACE_L
        return min(WIDEST, plain)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
        event.accept()
