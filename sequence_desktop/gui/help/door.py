# SPDX-License-Identifier: MIT
"""Binds the actions of the menu "Help" that open a page."""

from __future__ import annotations

from PySide6.QtCore import QObject

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.session import Session


class HelpDoor(QObject):
    """Leads to the pages of help."""

    def __init__(self, flows: Flows, commands: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._flows, self._commands = flows, commands
        self._session: Session | None = None
        commands.bind(
            {
                "contents": self._show_help,
                "rules": self._show_rules,
                "settings_help": flows.show_settings_help,
                "keys": flows.change_keys,
                "shortcuts": lambda: flows.show_shortcuts(commands),
                "about": flows.show_about,
            }
        )

    def attend(self, session: Session) -> None:
        """Tell the rules of this session's game from now on."""
        self._session = session

    def _show_help(self) -> None:
        if self._session is not None:
            self._flows.show_help(self._session, self._commands)

    def _show_rules(self) -> None:
        if self._session is not None:
            self._flows.show_rules(self._session)
