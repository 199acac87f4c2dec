# SPDX-License-Identifier: MIT
"""The games of a balance report, played beside the window."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QThread, Signal

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.games import Cancelled
from sequence_desktop.workshop.report import board_report

_TELL_EVERY_S: Final = 0.05

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


class Measuring(QThread):
    """Plays the games in a thread, which hands them to worker processes.

    Signals:
        progressed(int, int): so many games of so many are done.
        measured(Report): all are done.
        failed(str): they cannot be played, and why.
    """

    progressed = Signal(int, int)
    measured = Signal(object)
    failed = Signal(str)

    def __init__(self, wish: Wish, workers: int | None) -> None:
        super().__init__()
        self._wish = wish
        self._workers = workers
        self._stop = threading.Event()
        self._told = 0.0
        self.finished.connect(self._on_finished)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._on_quit)

    def begin(self) -> None:
        """Start to play."""
        _at_work.add(self)
        self.start()

    def stop(self) -> None:
        """End soon, without a report."""
        self._stop.set()

    def leave(self) -> None:
        """End soon, and tell nobody of it."""
        self.stop()
        for signal in (self.progressed, self.measured, self.failed):
            signal.disconnect()

    def _on_finished(self) -> None:
        self.wait()  # for the last breath of the thread
        _at_work.discard(self)

    def _on_quit(self) -> None:
        self.stop()
        self.wait()

    def run(self) -> None:
        wish = self._wish
        said = self.tr(
            "The games ended by a mistake of the program. Try again with another game or level, "
            "and report it if it happens again."
        )
        try:
            report = board_report(
                wish.board,
                wish.rules,
                wish.games,
                wish.seed,
                level=wish.level,
                players=wish.players,
                rules_source=wish.rules_source,
                progress=self._tell,
                cancel=self._stop.is_set,
                workers=self._workers,
            )
        except Cancelled:
            said = ""
        except Fault as fault:
            said = str(fault)
        else:
            said = ""
            self.measured.emit(report)
        finally:
            # Even of an error that nobody foresaw, which goes its way from here.
            if said:
                self.failed.emit(said)

    def _tell(self, done: int, total: int) -> None:
        """Tell how far it is, but not so often that the window has nothing else to do."""
        now = time.monotonic()
        if now - self._told >= _TELL_EVERY_S or done == total:
            self._told = now
            self.progressed.emit(done, total)
