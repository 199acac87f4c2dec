# SPDX-License-Identifier: MIT
"""A player that is another program, in whatever language: lines of JSON in, lines of JSON out.

    {"id": 1, "seed": 7, "view": {...}, "legal": ["4S@e5", ...]}   ->   {"id": 1, "move": "4S@e5"}

How a view looks and what a player has to do is told in ``docs/players.md``.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, BinaryIO, Final

import sequence_desktop
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView

LATE: Final = "late"
"""It gave no answer in time, and was ended."""
CRASHED: Final = "crashed"
"""It could not be started, or it ended instead of answering."""
ILLEGAL: Final = "illegal"
"""Its answer was no legal move."""

_TO_START_S: Final = 20.0
"""How much longer the first answer may take, since a program has to start first."""
_APART: Final[Mapping[str, Any]] = (
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    if sys.platform == "win32"
    else {"start_new_session": True}
)
_LONGEST: Final = 1 << 20
"""Bytes; no answer is that long."""


class NoAnswer(Exception):
    """There is no move in what a program answered, if it answered."""

    def __init__(self, kind: str) -> None:
        """``kind`` is one of `LATE`, `CRASHED`, `ILLEGAL`."""
        super().__init__(kind)
        self.kind = kind


class Outside:
    """A program that plays; it is started when it is asked, and again after it has failed."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """``seconds`` is the time for an answer."""
        self._command = list(command)
        self._seconds = seconds
        self._running: _Program | None = None
        self._question = 0

    def ask(self, view: PlayerView, legal: Iterable[Move], seed: int) -> Move:
        """The move that the program answers; it need not be one of the legal ones.

        Raises:
            NoAnswer: there is none.
        """
        within = self._seconds
        if self._running is None:
            within += _TO_START_S
            self._running = _Program(self._command)
        self._question += 1
        request = {
            "id": self._question,
            "seed": seed,
            "view": view.to_json(),
            "legal": [str(move) for move in legal],
        }
        try:
            return _move_in(self._running.answer(request, within))
        except NoAnswer as fault:
            if fault.kind != ILLEGAL:
                self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.end()
            self._running = None


class _Program:
    """The running program. Threads read and write, so that neither can keep us waiting."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
                # Ctrl-C is meant for us; a program that it ended would count as crashed.
                **_APART,
            )
        except (OSError, ValueError):
            raise NoAnswer(CRASHED) from None
        self._requests: SimpleQueue[bytes] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        writing = (self._process.stdin, self._requests)
        reading = (self._process.stdout, self._lines)
        threading.Thread(target=_write, args=writing, daemon=True).start()
        self._reader = threading.Thread(target=_read, args=reading, daemon=True)
        self._reader.start()

    def answer(self, request: Mapping[str, object], within: float) -> Mapping[str, Any]:
        """The answer to a request.

        Raises:
            NoAnswer: it is late, the program has ended, or it said something else.
        """
        self._requests.put(json.dumps(request).encode() + b"\n")
        end = time.monotonic() + within
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
            except Empty:
                raise NoAnswer(LATE) from None
            if not line:
                raise NoAnswer(CRASHED)
            try:
                found = json.loads(line)
            except (ValueError, RecursionError):
                raise NoAnswer(ILLEGAL) from None
            if not isinstance(found, dict):
                raise NoAnswer(ILLEGAL)
            if found.get("id") == request["id"]:  # not a word too many about an earlier question
                return found

    def end(self) -> None:
        """Kill it and wait until it is gone."""
        self._process.kill()
        self._process.wait()
        self._requests.put(b"")
        # A child of its own may still hold the other end of the pipe.
        self._reader.join(1.0)
        if not self._reader.is_alive() and self._process.stdout is not None:
            self._process.stdout.close()


def _write(stream: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Write what there is to be written, until an empty line."""
    with contextlib.suppress(OSError, ValueError):
        while line := lines.get():
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()


def _read(stream: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Hand over each line, and an empty one at the end."""
    line = b"-"
    while line:
        try:
            line = stream.readline(_LONGEST)
        except (OSError, ValueError):
            line = b""
        lines.put(line)


def _move_in(answer: Mapping[str, Any]) -> Move:
    try:
        return Move.parse(answer["move"])
    except (KeyError, TypeError, AttributeError, ValueError):
        raise NoAnswer(ILLEGAL) from None


def packaged_command(name: str) -> tuple[str, ...]:
    """How to start a player of another package as a program."""
    return (sys.executable, "-m", "sequence_desktop", "player", name, "--packaged")


def environment() -> dict[str, str]:
    """Our own environment, in which a player finds this very package first."""
    found = dict(os.environ)
    if not getattr(sys, "frozen", False):  # there it is the program itself
        root = str(Path(sequence_desktop.__file__).resolve().parent.parent)
        known = found.get("PYTHONPATH", "")
        found["PYTHONPATH"] = os.pathsep.join([root, known] if known else [root])
    return found
