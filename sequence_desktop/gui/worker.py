# SPDX-License-Identifier: MIT
"""The computer player at work in another process, so that thinking never costs the window a frame.

`Thinker` starts `sequence-desktop player LEVEL` once for each level that is used, sends it one
seat's view as a line of JSON, and takes a move back. A process that dies, hangs or talks nonsense
is replaced once; after that the move is chosen here, plainly but legally, so that no game
ever stops.
"""

import json
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

import sequence_desktop
from sequence_desktop.engine.errors import BadMove
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.view import PlayerView

log = logging.getLogger(__name__)

ANSWER_WITHIN_MS = 60_000
"""How long a process may think about one move before it is taken for hung."""
GONE_WITHIN_MS = 2_000
"""How long closing waits for a killed process to be gone."""
MOST_TRIES = 2

Command = Callable[[str], list[str]]
"""Gives the program and arguments that play at a level."""


def player_command(level: str) -> list[str]:
    """How to start a computer player of `level`, from a checkout, a wheel or a frozen bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "player", level]
    return [sys.executable, "-m", "sequence_desktop", "player", level]


_PLAIN_ORDER: Final = (
    *(Kind.TURN_IN, Kind.PUT, Kind.REPLACE, Kind.REMOVE, Kind.SWAP),
    *(Kind.DRAW, Kind.TALK, Kind.PASS),
)


def plain_move(view: PlayerView) -> Move:
    """A legal move without much thought, for the day the computer player's process fails.

    Raises:
        ValueError: this seat has nothing to do; it is not its turn.
    """
    moves = _owed(view) or view.legal_moves()
    if not len(moves):
        raise ValueError("this seat is not to move")
    return min(moves, key=lambda move: _PLAIN_ORDER.index(move.kind))


def _owed(view: PlayerView) -> tuple[Move, ...]:
    """The draws that the seat still owes, and may make though it is not its turn."""
    return tuple(move for move in view.position.late_draws() if move.seat == view.seat)


class _Process(QObject):
    """One running player: lines in, lines out.

    Signals:
        answered: a line the process wrote.
        broke: it failed to start or ended by itself; the text says how.
        gone: it has ended after `kill`.
    """

    answered = Signal(str)
    broke = Signal(str)
    gone = Signal()

    def __init__(self, command: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._rest = b""
        self._killed = False
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(command[1:])
        self._process.setProcessEnvironment(_environment())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_complaint)
        self._process.errorOccurred.connect(self._on_error)
        self._process.finished.connect(self._on_finished)
        self._process.start()

    @property
    def pid(self) -> int:
        """The system's number of the process; 0 when it does not run."""
        return self._process.processId()

    def send(self, line: str) -> None:
        """Write one line; a process that still starts reads it then."""
        self._process.write(line.encode("utf-8") + b"\n")

    def kill(self) -> None:
        """End the process at once, whatever it is doing; `gone` follows, and nothing else."""
        self._killed = True
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.gone.emit()
        else:
            self._process.kill()

    def wait_until_gone(self) -> None:
        """Wait, shortly, for a killed process to be gone."""
        self._process.waitForFinished(GONE_WITHIN_MS)

    def _read(self) -> None:
        self._rest += self._process.readAllStandardOutput().data()
        *lines, self._rest = self._rest.split(b"\n")
        for line in lines:
            if not self._killed:
                self.answered.emit(line.decode("utf-8", "replace"))

    def _read_complaint(self) -> None:
        text = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        if not self._killed:
            log.warning("computer player: %s", text.strip())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.broke.emit(f"could not be started: {self._process.errorString()}")

    def _on_finished(self, code: int) -> None:
        if self._killed:
            self.gone.emit()
        else:
            self.broke.emit(f"ended with code {code}")


class Thinker(QObject):
    """Asks computer players for moves, one question at a time.

    Signals:
        chosen: the `Move` for the last question; legal in the view that was asked about.
    """

    chosen = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Command = player_command,
        answer_within_ms: int = ANSWER_WITHIN_MS,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._processes: dict[str, _Process] = {}
        self._dying: list[_Process] = []
        self._question = 0
        self._tries = 0
        self._view: PlayerView | None = None
        self._level = ""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(answer_within_ms)
        self._clock.timeout.connect(lambda: self._trouble("did not answer in time"))

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._view is not None

    def pids(self) -> tuple[int, ...]:
        """The running processes' numbers."""
        return tuple(process.pid for process in self._processes.values() if process.pid)

    def think(self, view: PlayerView, level: str) -> None:
        """Ask a player of `level` for a move in `view`, and no other question; `chosen` answers."""
        self.cancel()
        self._view = view
        self._level = level
        self._tries = 0
        self._ask()

    def cancel(self) -> None:
        """Stop thinking: the process is ended, as it may be deep in thought."""
        if self._view is None:
            return
        self._view = None
        self._clock.stop()
        self._drop(self._level)

    def close(self) -> None:
        """End every process and wait until they are gone."""
        self._view = None
        self._clock.stop()
        for level in tuple(self._processes):
            self._drop(level)
        for process in tuple(self._dying):
            process.wait_until_gone()

    def _ask(self) -> None:
        if self._view is None:
            return
        self._tries += 1
        self._question += 1
        process = self._processes.get(self._level) or self._start(self._level)
        self._clock.start()
        process.send(json.dumps({"id": self._question, "view": self._view.to_json()}))

    def _start(self, level: str) -> _Process:
        process = _Process(self._command(level), self)
        process.answered.connect(lambda line: self._on_answer(process, line))
        process.broke.connect(lambda why: self._on_broke(process, why))
        self._processes[level] = process
        return process

    def _drop(self, level: str) -> None:
        process = self._processes.pop(level, None)
        if process is not None:
            self._dying.append(process)
            process.gone.connect(lambda: self._forget(process))
            process.kill()

    def _forget(self, process: _Process) -> None:
        self._dying.remove(process)
        process.deleteLater()

    def _on_broke(self, process: _Process, why: str) -> None:
        level = next((name for name, known in self._processes.items() if known is process), None)
        if level is None:
            return
        if self._view is not None and level == self._level:
            self._trouble(why)
        else:
            self._drop(level)  # it died idle: the next question starts a new one

    def _on_answer(self, process: _Process, line: str) -> None:
        if self._view is None or self._processes.get(self._level) is not process:
            return
        try:
            move = self._checked(json.loads(line))
        except ValueError as error:  # not JSON, not a move, not legal
            self._trouble(f"gave a bad answer ({error})")
            return
        if move is not None:
            self._finish(move)

    def _checked(self, answer: Any) -> Move | None:
        """The move in an answer, None if it answers an older question.

        Raises:
            ValueError: the answer holds no legal move.
        """
        if not isinstance(answer, dict):
            raise ValueError("not an object")
        if answer.get("id") != self._question:
            return None
        text = answer.get("move")
        if not isinstance(text, str):
            raise BadMove(str(answer.get("error", "no move")))
        move = Move.parse(text)
        view = self._view
        if view is not None and move not in view.legal_moves() and move not in _owed(view):
            raise BadMove(f"{text} is not legal")
        return move

    def _trouble(self, why: str) -> None:
        """The process failed at the open question: try a new one, then do without."""
        if self._view is None:
            return
        log.warning("the computer player (%s) %s", self._level, why)
        self._drop(self._level)
        if self._tries < MOST_TRIES:
            self._ask()
        else:
            log.warning("playing a plain move instead")
            self._finish(plain_move(self._view))

    def _finish(self, move: Move) -> None:
        self._view = None
        self._clock.stop()
        self.chosen.emit(move)


def _environment() -> QProcessEnvironment:
    """The process's environment: ours, and this very package found first."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        package_root = str(Path(sequence_desktop.__file__).resolve().parent.parent)
        known = environment.value("PYTHONPATH", "")
        paths = [package_root, known] if known else [package_root]
        environment.insert("PYTHONPATH", os.pathsep.join(paths))
    environment.insert("PYTHONUNBUFFERED", "1")
    return environment
