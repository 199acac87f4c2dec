# SPDX-License-Identifier: MIT
"""A process of the program beside its window, spoken to in lines."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import sequence_desktop

log = logging.getLogger(__name__)

GONE_WITHIN_MS: Final = 2_000
"""How long closing waits for a killed process to be gone."""

MOST_BYTES: Final = 4_000_000
"""A longer line is no answer; whoever writes one is not listened to until memory ends."""

Command = Callable[[str], list[str]]
"""Gives the program and arguments that play at a level."""


def player_command(level: str) -> list[str]:
    """How to start a computer player of `level`."""
    return own_command("player", level)


def own_command(*words: str) -> list[str]:
    """This program with other arguments, from a checkout, a wheel or a frozen bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-m", "sequence_desktop", *words]


class LineProcess(QObject):
    """One running player: lines in, lines out.

    Signals:
        answered: a line the process wrote.
        broke: it failed to start, ended by itself or is past use; the text says how.
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
        self._process.setProcessEnvironment(own_environment())
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
        if len(self._rest) > MOST_BYTES:
            self._rest = b""
            if not self._killed:
                self.broke.emit("writes a line without end")

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


def own_environment() -> QProcessEnvironment:
    """The process's environment: ours, and this very package found first."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        package_root = str(Path(sequence_desktop.__file__).resolve().parent.parent)
        known = environment.value("PYTHONPATH", "")
        paths = [package_root, known] if known else [package_root]
        environment.insert("PYTHONPATH", os.pathsep.join(paths))
    environment.insert("PYTHONUNBUFFERED", "1")
    return environment
