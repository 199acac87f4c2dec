# SPDX-License-Identifier: MIT
"""The window's dealings with the computer players: their pace, and what people may tell them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.corner import Corner
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.catalogue import PACE_MS
from sequence_desktop.gui.updates import Update


class Aid(QObject):
    """Binds the actions of the menu "Computer" to the session on the table.

    Attributes:
        corner: what stands at the end of the menu bar.
    """

    def __init__(
        self,
        window: QMainWindow,
        commands: Actions,
        preferences: Preferences,
        pace_ms: int | None = None,
    ) -> None:
        """`pace_ms`: how long a computer's move takes at least, whatever the settings say."""
        super().__init__(window)
        self._commands = commands
        self._preferences = preferences
        self._fixed_ms = pace_ms
        self._session: Session | None = None
        self.corner = Corner(window, commands)
        commands.bind({"move_now": self._move_now})
        preferences.changed.connect(self._follow)

    @property
    def pace_ms(self) -> int:
        """How long a computer's move takes at least, as the settings say."""
        fixed = self._fixed_ms
        return PACE_MS[self._preferences.now.pace] if fixed is None else fixed

    def attend(self, session: Session) -> None:
        """Look after this session from now on."""
        self._session = session
        self.corner.attend(session)
        session.updated.connect(self._on_updated)

    def _follow(self) -> None:
        if self._session is not None:
            self._session.pace_ms = self.pace_ms

    def _move_now(self) -> None:
        if self._session is not None:
            self._session.move_now()

    def _on_updated(self, update: Update) -> None:
        self._commands.enable({"move_now": update.thinking is not None})
