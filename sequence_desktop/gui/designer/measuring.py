# SPDX-License-Identifier: MIT
"""The games of a balance report, played beside the window."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, Signal

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.workshop.report import board_report
from sequence_desktop.workshop.trials import Cancelled

_TELL_EVERY_S = 0.05


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be measured.

    Attributes:
        source: how the command line names the board.
        rules_source: and the rules.
    """

    board: Board
    rules: Rules
    players: int
    level: str
    games: int
    seed: int
    source: str
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

    def __init__(self, wish: Wish, workers: int | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wish = wish
        self._workers = workers
        self._stop = threading.Event()
        self._told = 0.0

    def stop(self) -> None:
        """End soon, without a report."""
        self._stop.set()

    def run(self) -> None:
        wish = self._wish
        try:
            report = board_report(
                wish.board,
                wish.rules,
                wish.games,
                wish.seed,
                level=wish.level,
                players=wish.players,
                source=wish.source,
                rules_source=wish.rules_source,
                progress=self._tell,
                cancel=self._stop.is_set,
                workers=self._workers,
            )
        except Cancelled:
            return
        except Fault as fault:
            self.failed.emit(str(fault))
            return
        self.measured.emit(report)

    def _tell(self, done: int, total: int) -> None:
        """Tell how far it is, but not so often that the window has nothing else to do."""
        now = time.monotonic()
        if now - self._told >= _TELL_EVERY_S or done == total:
            self._told = now
            self.progressed.emit(done, total)
