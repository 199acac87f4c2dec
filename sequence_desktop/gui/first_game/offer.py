# SPDX-License-Identifier: MIT
"""The line over the table that offers the first game, once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.panels.notice_bar import NoticeLine
from sequence_desktop.gui.speech import announce


class OfferBar(NoticeLine):
    """Asks somebody new whether to be shown the game.

    Signals:
        wanted: yes.
    """

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("offer_bar", parent)
        self._yes = self._button("first_game_yes", self._on_yes)
        self._no = self._button("first_game_no", self.hide)
        self._retranslate()
        self.hide()

    def offer(self) -> None:
        """Ask, in passing."""
        self.show()
        announce(self, self._label.text())

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
