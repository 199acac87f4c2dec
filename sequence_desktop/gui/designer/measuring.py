# SPDX-License-Identifier: MIT
"""The games of a balance report, played beside the window."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.lab.pool import broken, ctrl_c_waits, told_in_words
from sequence_desktop.workshop.measuring import Mistake, Progress, Refusal, Told, make
from sequence_desktop.workshop.report import Report

log = logging.getLogger(__name__)

_LOOK_EVERY_MS: Final = 40
_ENDS_WITHIN_S: Final = 8.0

_at_work: Final[set[Measuring]] = set()
"""Kept alive until they end, even when nobody wants them any more."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be measured.

    Attributes:
        rules_source: how the command line names the rules.
    """

    board: Board
    rules: Rules
    players: int
    level: str
    games: int
    seed: int
    rules_source: str

    def arguments(self, workers: int | None) -> dict[str, Any]:
        """The same for :func:`sequence_desktop.workshop.report.board_report`."""
        return {
            "board": self.board,
            "rules": self.rules,
            "games": self.games,
            "seed": self.seed,
            "level": self.level,
            "players": self.players,
            "rules_source": self.rules_source,
            "workers": workers,
        }


class Measuring(QObject):
    """Has the games played by a process, which hands them to workers.

    Signals:
        progressed(int, int): so many games of so many are done.
        measured(Report): all are done.
        failed(str): they cannot be played, and why.
        finished: nothing more will be told.
    """

    progressed = Signal(int, int)
    measured = Signal(object)
    failed = Signal(str)
    finished = Signal()

    def __init__(self, wish: Wish, workers: int | None) -> None:
        super().__init__()
        context = get_context("spawn")
        self._line, self._theirs = context.Pipe()
        self._process = context.Process(
            target=make, args=(self._theirs, wish.arguments(workers)), name="balance of a board"
        )
        self._over = False
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOK_EVERY_MS)
        self._clock.timeout.connect(self._look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._on_quit)

    def begin(self) -> None:
        """Start to play."""
        _at_work.add(self)
        try:
            with told_in_words(), ctrl_c_waits():
                self._process.start()
        except Fault as fault:
            # Later, as all else that is told.
            QTimer.singleShot(0, self, partial(self._give_up, fault))
        else:
            self._clock.start()
        self._theirs.close()

    def stop(self) -> None:
        """End soon, without a report."""
        try:
            self._line.send("stop")
        except OSError:
            log.debug("the process has ended already")

    def leave(self) -> None:
        """End soon, and tell nobody of it."""
        self.stop()
        for signal in (self.progressed, self.measured, self.failed, self.finished):
            signal.disconnect()

    # -- inside -----------------------------------------------------------------------------

    def _give_up(self, fault: Fault) -> None:
        self._end(Refusal(fault))
        _at_work.discard(self)

    def _look(self) -> None:
        """Hear what has been told, and see whether the process is still there."""
        try:
            while not self._over and self._line.poll():
                self._hear(self._line.recv())
        except (EOFError, OSError):
            self._end(Refusal(broken()))
        if not self._process.is_alive():
            self._clock.stop()
            _at_work.discard(self)

    def _hear(self, told: Told) -> None:
        if isinstance(told, Progress):
            self.progressed.emit(told.done, told.total)
        else:
            self._end(told)

    def _end(self, told: Report | Refusal | Mistake) -> None:
        self._over = True
        self._line.close()
        if isinstance(told, Report):
            self.measured.emit(told)
        elif isinstance(told, Mistake):
            log.error("the games of a balance report have failed:\n%s", told.where)
            said = self.tr(
                "The games ended by a mistake of the program. Try again with another game or"
                " level, and report it if it happens again."
            )
            self.failed.emit(said)
        elif told.fault is not None:
            self.failed.emit(fault_text(told.fault))
        self.finished.emit()

    def _on_quit(self) -> None:
        if self._process.is_alive():
            self.stop()
            self._process.join(_ENDS_WITHIN_S)
            self._process.kill()
