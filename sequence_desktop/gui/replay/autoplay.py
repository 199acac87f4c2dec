# SPDX-License-Identifier: MIT
"""Shows one move after the other, as they were played; the table moves cards and chips."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_desktop.engine.moves import Kind
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.motion import Motion
from sequence_desktop.gui.updates import Cause, Update

_AGAIN_MS = 40
"""How soon to look again whether the table has come to rest."""


class Autoplay(QObject):
    """Steps through the game on the table by itself.

    Whatever else happens ends it: somebody looks elsewhere, or the game goes on.

    Attributes:
        pace_ms: how long each move is shown; a draw, which only completes one, half as long.

    Signals:
        changed: it has begun, or it has stopped.
    """

    changed = Signal()

    def __init__(self, motion: Motion, parent: QObject) -> None:
        """`motion` is the table's: no move is shown before the one before has come to rest."""
        super().__init__(parent)
        self.pace_ms = 0
        self._motion = motion
        self._session: Session | None = None
        self._stepping = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._on_time)

    @property
    def running(self) -> bool:
        """Whether it plays."""
        return self._clock.isActive() or self._stepping

    def attend(self, session: Session) -> None:
        """Play the moves of this session's games from now on."""
        self._session = session
        session.updated.connect(self._on_updated)
        session.replaced.connect(self.stop)

    def toggle(self) -> None:
        """Play from the moment shown, from the start if that is the last; or stop there."""
        session = self._session
        if self.running:
            self.stop()
        elif session is not None and session.ply:
            if session.shown_ply == session.ply:
                session.look_at(0)
            self._clock.start(self.pace_ms)
            self.changed.emit()

    def stop(self) -> None:
        """Stay at the moment shown."""
        if self.running:
            self._clock.stop()
            self.changed.emit()

    def _on_time(self) -> None:
        session = self._session
        if session is None:
            return
        if self._motion.busy:
            self._clock.start(_AGAIN_MS)
            return
        self._stepping = True
        session.look_at(session.shown_ply + 1)
        self._stepping = False
        if session.shown_ply < session.ply:
            half = session.game.moves[session.shown_ply - 1].kind is Kind.DRAW
            self._clock.start(self.pace_ms // 2 if half else self.pace_ms)
        else:
            self.changed.emit()

    def _on_updated(self, update: Update) -> None:
        if not self._stepping and update.cause not in (Cause.THINK, Cause.PAUSE):
            self.stop()
