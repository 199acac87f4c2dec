# SPDX-License-Identifier: MIT
"""Questions to processes that think, one at a time, with what to do when a process fails.

A question and its answers are lines of JSON with a number (see `players/worker.py`). A process that
dies, hangs or talks nonsense is replaced once; after that the question is given up.
"""

from __future__ import annotations

import json
import logging
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_desktop.gui.process import Command, LineProcess, player_command

log = logging.getLogger(__name__)

ANSWER_WITHIN_MS: Final = 60_000
"""How long a process may be silent over one question before it is taken for hung."""
HURRIED_WITHIN_MS: Final = 1_500
"""How long it may still take to say what it knows, once it has been told to stop."""
MOST_TRIES: Final = 2
_MOST_WORK: Final = 2**31 - 1
"""So much work of one question can be told of, in what signals and bars count with."""
NONSENSE: Final = (
    *(ValueError, LookupError, TypeError, AttributeError),
    *(ArithmeticError, RecursionError),
)
"""What an answer that is none leads to when it is read."""


class Asking(QObject):
    """One question at a time; what is asked and what an answer is worth, subclasses know.

    Signals:
        progressed: so much of so much of the question's work is done.
    """

    progressed = Signal(int, int)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Command = player_command,
        answer_within_ms: int = ANSWER_WITHIN_MS,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._processes: dict[str, LineProcess] = {}
        self._dying: list[LineProcess] = []
        self._question = 0
        self._tries = 0
        self._request: dict[str, object] | None = None
        self._level = ""
        self._hurried = False
        self._within_ms = answer_within_ms
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(lambda: self._trouble("did not answer in time"))

    @property
    def command(self) -> Command:
        """How processes are started."""
        return self._command

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._request is not None

    def pids(self) -> tuple[int, ...]:
        """The running processes' numbers."""
        return tuple(process.pid for process in self._processes.values() if process.pid)

    def hurry(self, within_ms: int = HURRIED_WITHIN_MS) -> None:
        """Let the open question be answered with what is known so far, and soon."""
        process = self._processes.get(self._level)
        if self._request is not None and process is not None:
            process.send(json.dumps({"stop": self._question}))
            self._tries, self._hurried = MOST_TRIES, True
            self._clock.start(min(within_ms, self._within_ms))

    def leave(self) -> None:
        """Want no answer any more; the process stays for the next question."""
        if self._request is None:
            return
        process = self._processes.get(self._level)
        if process is not None:
            process.send(json.dumps({"stop": self._question}))
        self._end()

    def cancel(self) -> None:
        """Want no answer any more: the process is ended, as it may be deep in thought."""
        if self._request is not None:
            self._end()
            self._drop(self._level)

    def close(self) -> None:
        """End every process and wait until they are gone."""
        self._end()
        for level in tuple(self._processes):
            self._drop(level)
        for process in tuple(self._dying):
            process.wait_until_gone()

    # -- for subclasses ---------------------------------------------------------------------

    def _open(self, level: str, request: dict[str, object]) -> None:
        """Ask a process of this level."""
        self._level, self._request = level, request
        self._tries, self._hurried = 0, False
        self._ask()

    def _read(self, answer: dict[str, Any]) -> object:
        """What an answer says.

        Raises:
            One of `NONSENSE`: it is none to the open question.
        """
        raise NotImplementedError

    def _take(self, said: Any) -> None:
        """The open question has ended with this answer, as `_read` has read it."""
        raise NotImplementedError

    def _give_up(self) -> None:
        """The open question has ended without an answer: no process gives one."""
        raise NotImplementedError

    def _end(self) -> None:
        """The question is closed."""
        self._request = None
        self._clock.stop()

    # -- inside -----------------------------------------------------------------------------

    def _ask(self) -> None:
        if self._request is None:
            return
        self._tries += 1
        self._question += 1
        process = self._processes.get(self._level) or self._start(self._level)
        self._clock.start(self._within_ms)
        process.send(json.dumps({"id": self._question, "progress": True, **self._request}))

    def _start(self, level: str) -> LineProcess:
        process = LineProcess(self._command(level), self)
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

    def _forget(self, process: LineProcess) -> None:
        self._dying.remove(process)
        process.deleteLater()

    def _on_broke(self, process: LineProcess, why: str) -> None:
        level = next((name for name, known in self._processes.items() if known is process), None)
        if level is None:
            return
        if self._request is not None and level == self._level:
            self._trouble(why)
        else:
            self._drop(level)  # it died idle: the next question starts a new one

    def _on_answer(self, process: LineProcess, line: str) -> None:
        if self._request is None or self._processes.get(self._level) is not process:
            return
        try:
            answer = json.loads(line)
            if not isinstance(answer, dict):
                raise ValueError("not an object")
            if answer.get("id") != self._question:
                return  # it is about an older question
            if "progress" in answer:
                done, total = answer["progress"]
                self._hear_progress(float(done), float(total))
                return
            if "error" in answer:
                raise ValueError(answer["error"])
            if "stopped" in answer:  # before it was begun: nothing is known
                self._end()
                self._give_up()
                return
            said = self._read(answer)
        except NONSENSE as error:  # not JSON, or not what was asked
            self._trouble(f"gave a bad answer ({error})")
            return
        self._end()
        self._take(said)

    def _hear_progress(self, done: float, total: float) -> None:
        if not (0 <= done <= _MOST_WORK and 0 <= total <= _MOST_WORK):
            raise ValueError(f"{done} of {total} is no progress")
        if self._tries < MOST_TRIES:
            self._clock.start(self._within_ms)  # it lives
        self.progressed.emit(int(done), int(total))

    def _trouble(self, why: str) -> None:
        """The process failed at the open question: try a new one, then do without."""
        if self._request is None:
            return
        log.warning("the computer player (%s) %s", self._level, why)
        self._drop(self._level)
        if self._tries < MOST_TRIES:
            self._ask()
        else:
            self._end()
            self._give_up()
