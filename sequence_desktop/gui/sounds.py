# SPDX-License-Identifier: MIT
"""Lets what happens on the table be heard.

The sounds come from a process of their own (see `sequence_desktop.audio`), which is started when
the first is due. Where there is no loudspeaker it ends, and the table is silent.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer

from sequence_desktop.engine.changes import (
    CardDrawn,
    CardLeft,
    CardPutBack,
    CardTakenBack,
    Change,
    ChipPut,
    ChipRemoved,
    Ended,
    Rolled,
    RowMade,
    TurnPassed,
)
from sequence_desktop.engine.outcome import Outcome
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.process import own_command, own_environment
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_QUICK
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.storage.games import Seat

log = logging.getLogger(__name__)

Cue = tuple[str, float]
"""A sound, and when it is due, in milliseconds of motion at the usual pace."""

_MOVED: Final = (Cause.MOVE, Cause.UNDO, Cause.REDO)
_GONE_WITHIN_MS: Final = 1000


class Sounds(QObject):
    """Plays what belongs to each update, as loud as the settings say.

    Attributes:
        command: what plays them.
        silent: whether nothing can be played here.
    """

    def __init__(
        self,
        preferences: Preferences,
        seats: Callable[[], Sequence[Seat]],
        pace: Callable[[], float],
        parent: QObject,
    ) -> None:
        """Args:
        preferences: whether sounds are wanted, and how loud.
        seats: who sits at the table.
        pace: how long motion takes, as a factor; 0 if it is off.
        parent: whose process it is.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._seats = seats
        self._pace = pace
        self.command = own_command("sound")
        self._process: QProcess | None = None
        self.silent = False

    def follow(self, update: Update) -> None:
        """Play what this update brings."""
        for cue, due in cues(update, self._seats()):
            QTimer.singleShot(round(due * self._pace()), self, partial(self.play, cue))

    def play(self, cue: str) -> None:
        """Play a sound now, unless none are wanted."""
        now = self._preferences.now
        if not now.sound or not now.volume or self.silent:
            return
        if self._process is None:
            self._process = self._start()
        self._process.write(f"{cue} {now.volume}\n".encode())

    def close(self) -> None:
        """Fall silent, and leave no process behind."""
        process, self._process = self._process, None
        self.silent = True
        if process is not None:
            process.closeWriteChannel()
            if not process.waitForFinished(_GONE_WITHIN_MS):
                process.kill()
                process.waitForFinished(_GONE_WITHIN_MS)

    def pids(self) -> tuple[int, ...]:
        """The processes at work."""
        return () if self._process is None else (self._process.processId(),)

    def _start(self) -> QProcess:
        process = QProcess(self)
        process.setProgram(self.command[0])
        process.setArguments(self.command[1:])
        process.setProcessEnvironment(own_environment())
        # Sound systems complain there of every device that they do not find.
        process.setStandardErrorFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.errorOccurred.connect(self._on_error)
        process.finished.connect(self._on_finished)
        process.start()
        return process

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._on_finished(-1)

    def _on_finished(self, code: int) -> None:
        if self._process is not None:  # not because it was told to
            log.info("no sounds: the process that plays them ended with code %d", code)
            self._process.deleteLater()
            self._process, self.silent = None, True


def cues(update: Update, seats: Sequence[Seat]) -> tuple[Cue, ...]:
    """What is to be heard of an update, each sound once."""
    if update.cause is Cause.NEW:
        return (("deal", 0),) if update.last_ply == 0 else ()
    if update.cause not in _MOVED:
        return ()
    setup = update.view.position.setup
    found = [cue for change in update.changes for cue in _heard(change, setup, seats)]
    if update.active and any(isinstance(change, TurnPassed) for change in update.changes):
        found.append(("turn", 2 * MOTION_NORMAL))
    return tuple(dict.fromkeys(found))


def _heard(change: Change, setup: Setup, seats: Sequence[Seat]) -> Iterator[Cue]:
    """The sounds of one change; each when the table shows it."""
    match change:
        case CardLeft() | CardTakenBack():
            yield "card", 0
        case CardDrawn() | CardPutBack():
            yield "card", MOTION_NORMAL
        case ChipPut():
            yield "chip", MOTION_NORMAL
        case ChipRemoved():
            yield "lift", MOTION_QUICK
        case Rolled():
            yield "dice", MOTION_NORMAL
        case RowMade():
            yield "row", MOTION_NORMAL + MOTION_QUICK / 2
        case Ended(outcome):
            yield _end(outcome, setup, seats), 3 * MOTION_NORMAL
        case _:
            pass


def _end(outcome: Outcome, setup: Setup, seats: Sequence[Seat]) -> str:
    """Joyful if somebody at this screen has won."""
    won = () if outcome.winner is None else setup.seats_of(outcome.winner)
    return "win" if any(is_human(seats[seat]) for seat in won) else "over"
