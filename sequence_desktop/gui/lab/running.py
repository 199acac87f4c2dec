# SPDX-License-Identifier: MIT
"""The lab at work beside the window: a process of the program, which has workers of its own.

It keeps each game as soon as it is over, and ends with the window, however that ends.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.fault_lines import fault_in
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.process import GONE_WITHIN_MS, own_command, own_environment
from sequence_desktop.lab.summary import Summary

log = logging.getLogger(__name__)

STOPS_WITHIN_MS: Final = 8_000
"""How long the games being played may take to end after Cancel; then they are given up."""
_PROGRAM: Final = "sequence-desktop: "
_GOOD: Final = (0, 130)


@dataclass(frozen=True, slots=True)
class State:
    """How far it is.

    Attributes:
        done: games that are done.
        games: how many there are at most.
        seconds_left: how long it will still take; None: nobody knows.
        summary: what the games say that count.
    """

    done: int
    games: int
    seconds_left: float | None
    summary: Summary


class Work(QObject):
    """One process of the lab.

    Signals:
        told(State): how far it is.
        noted(str): what was wrong in the file of results, though it goes on; at the end.
        ended(str): it has ended; with what went wrong, in words, or "".
    """

    told = Signal(object)
    noted = Signal(str)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._output, self._complaint = b"", b""
        self._lines = True
        self._killed = self._stopping = False
        self._process = QProcess(self)
        self._process.setProcessEnvironment(own_environment())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_complaint)
        self._process.errorOccurred.connect(self._on_error)
        self._process.finished.connect(self._on_finished)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(STOPS_WITHIN_MS)
        self._clock.timeout.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    @property
    def pid(self) -> int:
        """The system's number of the process; 0 when it does not run."""
        return int(self._process.processId())

    def run(self, plan: Path, results: Path, workers: int | None) -> None:
        """Play what is missing of a plan."""
        words = ["lab", "run", str(plan), "--out", str(results), "--watch", "--attended"]
        self._start([*words, *(["--workers", str(workers)] if workers else [])], lines=True)

    def read(self, results: Path) -> None:
        """Tell what a file of results says; there is one state, at the end."""
        self._start(["lab", "report", str(results), "--json", "--attended"], lines=False)

    def stop(self) -> None:
        """Play no further game; those that are being played end first, if they do so soon."""
        self._stopping = True
        self._process.closeWriteChannel()
        self._clock.start()

    def kill(self) -> None:
        """End the process at once, and tell nobody. What it has written stays."""
        self._killed = True
        if self.running:
            self._process.kill()
            self._process.waitForFinished(GONE_WITHIN_MS)

    def _start(self, words: list[str], *, lines: bool) -> None:
        program, *arguments = own_command(*words)
        self._lines = lines
        self._output = self._complaint = b""
        self._stopping = self._killed = False
        self._process.start(program, arguments)

    def _read(self) -> None:
        self._output += self._process.readAllStandardOutput().data()
        if not self._lines:
            return
        *lines, self._output = self._output.split(b"\n")
        if lines and not self._killed:
            self._tell(lines[-1])  # the newest; each tells everything

    def _tell(self, text: bytes) -> None:
        try:
            state = _state(json.loads(text), whole=not self._lines)
        except (ValueError, KeyError, TypeError, Fault) as error:
            log.warning("the lab said what is no summary: %s", error)
        else:
            self.told.emit(state)

    def _read_complaint(self) -> None:
        self._complaint += self._process.readAllStandardError().data()

    def _give_up(self) -> None:
        if self.running:
            self._process.kill()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(self._process.errorString())

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        given_up = status == QProcess.ExitStatus.CrashExit and self._stopping
        self._clock.stop()
        if self._killed:
            return
        self._read()
        if not self._lines and code == 0:
            self._tell(self._output)
        said = self._complaint.decode("utf-8", "replace").strip()
        if code in _GOOD or given_up:
            self.ended.emit("")
            note = fault_in(said.partition("\n")[0])
            if note is not None:
                self.noted.emit(fault_text(note))
        else:
            self.ended.emit(self._reason(code, said))

    def _reason(self, code: int, said: str) -> str:
        """What went wrong, as its last line tells it."""
        line = said.splitlines()[-1] if said else ""
        fault = fault_in(line)
        log.warning("the lab ended with code %d: %s", code, fault or said)
        if fault is not None:
            return fault_text(fault)
        if line.startswith(_PROGRAM):
            return line.removeprefix(_PROGRAM)
        return self.tr(
            "The games ended by a mistake of the program, or somebody ended it. What was played "
            "is kept; Run goes on there."
        )


def _state(data: Any, *, whole: bool) -> State:
    if whole:
        summary = Summary.from_json(data)
        return State(summary.games, summary.planned, None, summary)
    left = data["seconds_left"]
    return State(data["done"], data["games"], left, Summary.from_json(data["summary"]))
