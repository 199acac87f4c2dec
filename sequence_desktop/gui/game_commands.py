# SPDX-License-Identifier: MIT
"""Binds the actions that are about the game on the table: moves beside the cards, undo, pause."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.stage import Stage
from sequence_desktop.gui.table.view import TableView


class GameCommands(QObject):
    """Does with the game what the menus say, and lets it take the time that the settings say."""

    def __init__(
        self,
        table: TableView,
        stage: Stage,
        commands: Actions,
        desk: Desk,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk, self._preferences = desk, preferences
        self._session: Session | None = None
        commands.bind(
            {
                "undo": self._undo,
                "redo": self._redo,
                "draw": table.draw_card,
                "pass": partial(stage.play_first, Kind.PASS),
                "turn_in": partial(stage.play_first, Kind.TURN_IN),
            }
        )
        commands["pause"].toggled.connect(self._pause)
        preferences.changed.connect(self._set_grace)

    def attend(self, session: Session) -> None:
        """Play this session from now on."""
        self._session = session

    def call(self, seat: int) -> None:
        """Let somebody at this seat call."""
        if self._session is not None:
            self._session.call(seat)

    def _undo(self) -> None:
        if not self._desk.undo_new() and self._session is not None:
            self._session.undo()

    def _redo(self) -> None:
        if not self._desk.redo_new() and self._session is not None:
            self._session.redo()

    def _pause(self, on: bool) -> None:
        if self._session is not None:
            self._session.set_paused(on)

    def _set_grace(self) -> None:
        if self._session is not None:
            self._session.grace_ms = self._preferences.now.grace
