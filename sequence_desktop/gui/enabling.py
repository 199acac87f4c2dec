# SPDX-License-Identifier: MIT
"""Which of the window's actions can be used now, and what they are called then."""

from __future__ import annotations

from PySide6.QtCore import QObject

from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.matches import between_deals
from sequence_desktop.gui.menus import Menus
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Update


class Enabling(QObject):
    """Holds the actions against the moment shown."""

    def __init__(self, commands: Actions, menus: Menus, desk: Desk, parent: QObject) -> None:
        """Args:
        commands: the actions.
        menus: where some stand only in some games.
        desk: which knows whether a new game can be undone.
        parent: the owner.
        """
        super().__init__(parent)
        self._commands, self._menus, self._desk = commands, menus, desk

    def say(self, update: Update, session: Session) -> None:
        """Enable and name the actions for what is shown of a session now."""
        kinds = {move.kind for move in update.view.legal_moves()} if update.active else set()
        undo_new, redo_new = self._desk.can_undo_new, self._desk.can_redo_new
        self._commands.enable(
            {
                "undo": session.can_undo or undo_new,
                "redo": session.can_redo or redo_new,
                "draw": bool(update.draws) or Kind.DRAW in kinds,
                "pass": Kind.PASS in kinds,
                "turn_in": Kind.TURN_IN in kinds,
                "pause": session.can_pause,
            }
        )
        self._name("undo", self.tr("&Undo: new game") if undo_new else self.tr("&Undo"))
        self._name("redo", self.tr("&Redo: new game") if redo_new else self.tr("&Redo"))
        next_deal = between_deals(update.tally)
        self._name("again", self.tr("Next de&al") if next_deal else self.tr("Play &again"))
        self._commands["pause"].setChecked(update.paused)
        talk = self._menus.talk.menuAction()
        talk.setVisible(session.game.setup.rules.talk.penalty != "none")
        talk.setEnabled(session.may_call)

    def _name(self, action_id: str, text: str) -> None:
        self._commands[action_id].setText(text)
