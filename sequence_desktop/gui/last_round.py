# SPDX-License-Identifier: MIT
"""Plays once more what has happened since the viewer's own last move, and is back in the present.

Only what the viewer could see then is shown: it is looking back, move by move.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.missed import moves_missed
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.stage import Stage
from sequence_desktop.gui.table.pointing import ALIKE
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.updates import Update

STEP_MS = 1_000
"""How long one move is shown, at the usual pace of motion."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class LastRound(QObject):
    """Binds the action "Last round" to the session on the table.

    Any key, click or move ends it at once.

    Attributes:
        step_ms: how long one move is shown, at the usual pace of motion.

    Signals:
        ended: the present is shown again.
    """

    ended = Signal()

    def __init__(self, window: QWidget, table: TableView, stage: Stage, commands: Actions) -> None:
        super().__init__(window)
        self._window, self._table, self._stage = window, table, stage
        self._commands = commands
        self._session: Session | None = None
        self._stepping = False
        self.step_ms = STEP_MS
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._step)
        commands.bind({"last_round": self.play})

    def attend(self, session: Session) -> None:
        """Play the moves of this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)

    @property
    def playing(self) -> bool:
        """Whether earlier moves are being shown."""
        return self._stage.replaying

    def play(self) -> None:
        """Go back to the viewer's own last move, and show what came after it."""
        session, start = self._session, self._start()
        if session is None or start is None:
            return
        self.stop()
        self._stage.replaying = True
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._look_at(session, start)
        self._clock.start(self._wait(session.game, start))

    def stop(self) -> None:
        """Show the present at once."""
        if not self.playing:
            return
        self._end()
        if self._session is not None:
            self._look_at(self._session, None)
        self.ended.emit()

    # -- inside -----------------------------------------------------------------------------

    def _start(self) -> int | None:
        """How many moves had been played when the viewer had moved last; None: nothing is new."""
        session = self._session
        if session is None or session.curtain is not None:
            return None
        seat = session.game.position.seat if session.viewer is None else session.viewer
        missed = moves_missed(session.game, seat)
        return missed[0] if missed else None

    def _step(self) -> None:
        session = self._session
        if session is None:
            return
        ply = session.shown_ply + 1
        last = ply >= session.ply
        if last:
            self._end()
        self._look_at(session, None if last else ply)
        if not self._table.pace:
            # Nothing has moved: rings show what is new.
            move = session.game.moves[ply - 1]
            self._table.table.pointing.show([move], [""], ALIKE, [""])
        if last:
            self.ended.emit()
        else:
            self._clock.start(self._wait(session.game, ply))

    def _wait(self, game: Game, ply: int) -> int:
        """How long a moment is shown; less before a card is drawn, which is soon seen."""
        pace = max(1.0, self._table.pace)
        drawn = game.moves[ply].kind is Kind.DRAW
        return round(self.step_ms * pace / (2 if drawn else 1))

    def _look_at(self, session: Session, ply: int | None) -> None:
        self._stepping = True
        session.look_at(ply)
        self._stepping = False

    def _end(self) -> None:
        self._stage.replaying = False
        self._clock.stop()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _on_updated(self, _update: Update) -> None:
        if self.playing and not self._stepping:  # the game goes on, or something else is looked at
            self._end()
            self.ended.emit()
        self._commands.enable({"last_round": self._start() is not None})

    # -- Qt's own ---------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While earlier moves are shown: what anybody presses ends that."""
        ours = isinstance(watched, QWidget) and watched.window() is self._window
        if not ours or not self.playing:
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.TouchBegin:
                # A press on the table is no move: one has aimed at what was shown.
                on_table = watched in (self._table, self._table.viewport())
                self.stop()
                return on_table
            # A shortcut never comes to be a key press.
            case QEvent.Type.KeyPress | QEvent.Type.ShortcutOverride:
                if isinstance(event, QKeyEvent) and event.key() not in _MODIFIERS:
                    self.stop()
                return False
            case _:
                return False
