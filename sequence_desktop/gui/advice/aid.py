# SPDX-License-Identifier: MIT
"""The window's dealings with the computer: its pace, its hints, and what people may tell it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.adviser import Adviser
from sequence_desktop.gui.advice.chance_panel import ChancePanel
from sequence_desktop.gui.advice.chancing import Chancing
from sequence_desktop.gui.advice.corner import Corner
from sequence_desktop.gui.advice.docks import Docks
from sequence_desktop.gui.advice.hint_panel import HintPanel
from sequence_desktop.gui.advice.hinting import Hinting
from sequence_desktop.gui.advice.mistake import MistakeSheet
from sequence_desktop.gui.advice.review_panel import ReviewPanel
from sequence_desktop.gui.advice.reviewing import Reviewing
from sequence_desktop.gui.advice.teaching import Teaching
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.process import Command
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.page_pace import PACE_MS
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme.icons import action_icon
from sequence_desktop.gui.updates import Update

_ALWAYS_BEHIND = 10_000
"""There is never so much room beneath the side panel: a review is read in its place."""


class Aid(QObject):
    """Binds the actions of the menu "Computer" to the session on the table.

    Attributes:
        corner: what stands at the end of the menu bar.
        adviser: who is asked for hints, chances and reviews.
        docks: where the panels of help go.
        hint_panel: where hints are told.
        hinting: looks for them.
        chance_panel: who is ahead.
        chancing: works that out.
        review_panel: where a finished game is looked back at.
        reviewing: does that.
        mistake_sheet: where a mistake is pointed out.
        teaching: looks for them.
    """

    def __init__(
        self,
        window: QMainWindow,
        side: QDockWidget,
        table: TableView,
        commands: Actions,
        preferences: Preferences,
        command: Command,
        pace_ms: int | None = None,
    ) -> None:
        """Args:
        window: where the panels go.
        side: the panel that they stand by.
        table: where moves are pointed out.
        commands: the actions.
        preferences: the settings in use.
        command: how the adviser's process is started.
        pace_ms: how long a computer's move takes at least, whatever the settings say.
        """
        super().__init__(window)
        self._table = table
        self._commands = commands
        self._preferences = preferences
        self._fixed_ms = pace_ms
        self._session: Session | None = None
        self.corner = Corner(window, commands)
        self.adviser = Adviser(self, command=command)
        self.hint_panel = HintPanel(window)
        self.chance_panel = ChancePanel(window)
        self.review_panel = ReviewPanel(window)
        needs = {self.hint_panel: 220, self.chance_panel: 190, self.review_panel: _ALWAYS_BEHIND}
        self.docks = Docks(window, side, needs)
        self.hint_panel.grown.connect(partial(self.docks.show, self.hint_panel))
        self.hinting = Hinting(self.adviser, self.hint_panel, table.table.pointing, self)
        self.hinting.changed.connect(self._enable)
        self.chancing = Chancing(self.adviser, self.chance_panel, self)
        self.chance_panel.setVisible(preferences.now.chances)
        self.chance_panel.visibilityChanged.connect(self._on_chances_shown)
        commands["chances"].setChecked(preferences.now.chances)
        commands["chances"].toggled.connect(self.chance_panel.setVisible)
        pointing = table.table.pointing
        self.reviewing = Reviewing(self.adviser, self.review_panel, pointing, self)
        self.reviewing.opened.connect(partial(self.docks.show, self.review_panel))
        self.reviewing.opened.connect(table.hide_end)
        self.mistake_sheet = MistakeSheet(table)
        self.teaching = Teaching(self.adviser, self.mistake_sheet, preferences, self)
        self.teaching.changed.connect(self._enable)
        commands.bind(
            {
                "why": self.teaching.explain,
                "review": self.reviewing.review,
                "move_now": self._move_now,
                "hint": self.hinting.ask,
                "play_hint": self.hinting.play,
            }
        )
        table.review_clicked.connect(self.reviewing.review)
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
        self.hinting.attend(session)
        self.chancing.attend(session)
        self.reviewing.attend(session)
        self.teaching.attend(session)
        session.updated.connect(self._on_updated)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        for action_id in ("hint", "last_round"):
            self._commands[action_id].setIcon(action_icon(action_id, style.theme))
        self.chance_panel.set_style(style)
        self.review_panel.set_style(style)

    def _on_chances_shown(self, _visible: bool) -> None:
        # Neither hidden with the whole window nor behind another panel is closed.
        shown = not self.chance_panel.isHidden()
        if shown == self._preferences.now.chances:
            return
        self._commands["chances"].setChecked(shown)
        self._preferences.change(chances=shown)
        self.chancing.show()
        if shown:
            self.docks.show(self.chance_panel)

    def close(self) -> None:
        """Leave no process behind."""
        self.adviser.close()

    def _follow(self) -> None:
        if self._session is not None:
            self._session.pace_ms = self.pace_ms

    def _move_now(self) -> None:
        if self._session is not None:
            self._session.computers.move_now()

    def _on_updated(self, update: Update) -> None:
        self._commands.enable({"move_now": update.thinking is not None})
        self._enable()

    def _enable(self) -> None:
        self._table.offer_review(self.reviewing.possible)
        self._commands.enable(
            {
                "hint": self.hinting.possible,
                "play_hint": self.hinting.shown,
                "review": self.reviewing.possible,
                "why": self.teaching.shown,
            }
        )
