# SPDX-License-Identifier: MIT
"""Leads through the game on the table: other moments, bookmarks, and playing on from one."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.flows import Flows
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.replay.autoplay import Autoplay
from sequence_desktop.gui.replay.bar import ALL_HANDS, ReplayBar
from sequence_desktop.gui.replay.marking import Marking
from sequence_desktop.gui.replay.saving import Saving
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.settings.page_pace import REPLAY_MS
from sequence_desktop.gui.stage import Stage
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.updates import Cause, Update


class Replay(QObject):
    """Binds the actions that look at other moments, and looks after the bar over the table.

    The bar comes when somebody looks back. It goes with the way back to the game: by its button, or
    by reaching the present in a game that goes on, unless somebody has used it or asked for it.
    Computers that play among themselves wait meanwhile.

    Attributes:
        bar: where moments are chosen.
        autoplay: shows one move after the other.
        marking: looks after bookmarks.
        saving: saves pictures and animations.
    """

    def __init__(
        self,
        window: QMainWindow,
        commands: Actions,
        desk: Desk,
        flows: Flows,
        table: TableView,
        panel: SidePanel,
        stage: Stage,
        preferences: Preferences,
    ) -> None:
        """Args:
        window: whose actions they are.
        commands: the actions.
        desk: what keeps the game, its bookmarks and the games it branches off.
        flows: the window's other dialogs; one is open beside the game at a time.
        table: what shows the game.
        panel: where all hands lie, and the list of moves.
        stage: what brings a session onto the table.
        preferences: the settings in use.
        """
        super().__init__(window)
        self._commands, self._desk, self._stage = commands, desk, stage
        self._preferences, self._table = preferences, table
        self._session: Session | None = None
        self._kept = self._halted = False
        self.bar = ReplayBar(commands, window)
        self.autoplay = Autoplay(table.table.motion, self)
        self.marking = Marking(window, commands, desk, flows, self.bar, panel.moves, self)
        self.saving = Saving(window, desk, preferences, self)
        self.autoplay.changed.connect(self._on_autoplay)
        self.bar.moment_chosen.connect(self._on_moment)
        self.bar.eyes_chosen.connect(self._see)
        self.bar.speed_chosen.connect(lambda speed: preferences.change(replay=speed))
        self.bar.play_wanted.connect(self.play)
        self.bar.closed.connect(self.close)
        preferences.changed.connect(self._follow)
        stage.shown.connect(self._on_shown)
        self._follow()

    def bind(self, commands: Actions) -> None:
        """Connect the actions."""
        commands.bind(
            {
                "look_first": lambda: self._stage.look_at(0),
                "look_back": lambda: self._look_by(-1),
                "look_forward": lambda: self._look_by(1),
                "look_now": self._look_at_last,
                "autoplay": self.play,
                "play_on": self.play_on,
            }
        )
        commands["replay_bar"].triggered.connect(self._on_asked)
        self.marking.bind(commands)
        self.saving.bind(commands)

    def attend(self, session: Session) -> None:
        """Go through the games of this session from now on."""
        self._session = session
        self.autoplay.attend(session)
        self.marking.attend(session)
        self.saving.attend(session)
        session.replaced.connect(self._forget)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.saving.style = style
        self.bar.set_theme(style.theme)

    # -- what people do ---------------------------------------------------------------------

    def open(self) -> None:
        """Show the bar, and keep it until it is closed; the board is free for what it shows."""
        self._kept = True
        self._table.hide_end()
        self._show_bar(True)

    @property
    def moment(self) -> tuple[int, int | None] | None:
        """After how many moves the game is looked at, and with whose eyes; None: nobody does."""
        session = self._session
        if session is None or self.bar.isHidden():
            return None
        return session.shown_ply, ALL_HANDS if session.hands else session.eyes

    def open_at(self, ply: int, eyes: int | None) -> None:
        """Look at a moment again as :attr:`moment` was."""
        self.open()
        self._see(eyes)
        self._stage.look_at(ply)

    def close(self) -> None:
        """Go back to the game, with one's own eyes."""
        self.autoplay.stop()
        self._kept = False
        self._stage.look_at(None)
        self._show_bar(False)
        self._go_on()

    def play(self) -> None:
        """Show one move after the other from here, or stop."""
        self.open()
        self.autoplay.toggle()

    def play_on(self) -> None:
        """Go on from the moment shown in a game of its own."""
        session = self._session
        if session is not None and _can_play_on(session):
            self._desk.branch(session.shown_ply)

    def _on_moment(self, ply: int) -> None:
        self._kept = True
        self._stage.look_at(ply)

    def _see(self, eyes: int | None) -> None:
        self._kept = True
        if self._session is None:
            return
        if eyes == ALL_HANDS:
            self._session.see(None, all_hands=True)
            self._commands["panel"].setChecked(True)  # that is where they lie
        else:
            self._session.see(eyes)

    def _look_by(self, step: int) -> None:
        if self._session is not None:
            self._stage.look_at(max(0, self._session.shown_ply + step))

    def _look_at_last(self) -> None:
        if self._session is not None:
            self._stage.look_at(self._session.ply)

    def _on_asked(self, on: bool) -> None:
        if on:
            self.open()
        else:
            self.close()

    # -- what is shown ----------------------------------------------------------------------

    def _forget(self) -> None:
        """Another game is on the table."""
        self._kept = self._halted = False
        self._show_bar(False)

    def _on_shown(self, update: Update) -> None:
        session = self._session
        if session is None:
            return
        if not update.paused:
            self._halted = False  # somebody has let them go on: a pause that follows is his own
        if update.looking_back and not self._stage.replaying:
            self._show_bar(True)
            if session.can_pause and not update.paused:
                # Later: whoever else hears of this update must not hear of the pause before.
                QTimer.singleShot(0, self, self._halt)
        elif not self._kept and not (session.over and update.cause is Cause.LOOK):
            self._show_bar(False)
            QTimer.singleShot(0, self, self._go_on)
        self.bar.follow(update, session.seats, session.eyes)
        self.marking.show()
        self._commands.enable(
            {
                "look_first": update.ply > 0,
                "look_back": update.ply > 0,
                "look_forward": update.looking_back,
                "look_now": update.looking_back,
                "autoplay": update.last_ply > 0,
                "play_on": _can_play_on(session),
            }
        )

    def _halt(self) -> None:
        """Let computers that play among themselves wait: each move would end the looking back."""
        session = self._session
        back = session is not None and session.shown_ply < session.ply
        if session is not None and back and session.can_pause and not session.paused:
            self._halted = True
            session.set_paused(True)

    def _go_on(self) -> None:
        """Let computers go on that had to wait, once nobody looks back any more."""
        session = self._session
        if self._halted and session is not None and session.shown_ply == session.ply:
            self._halted = False
            session.set_paused(False)

    def _show_bar(self, on: bool) -> None:
        self.bar.setVisible(on)
        self._commands["replay_bar"].setChecked(on)

    def _on_autoplay(self) -> None:
        self.bar.show_playing(self.autoplay.running)

    def _follow(self) -> None:
        speed = self._preferences.now.replay
        self.autoplay.pace_ms = REPLAY_MS[speed]
        self.bar.show_speed(speed)


def _can_play_on(session: Session) -> bool:
    """Whether a game may branch off the moment shown.

    As undo: not while a rated game goes on, and not from an exercise.
    """
    back = session.shown_ply < session.ply
    return back and not session.practice and (session.over or not session.rated)
