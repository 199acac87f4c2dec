# SPDX-License-Identifier: MIT
"""Reads spoiled files of one kind, in a process of its own with limits.

``python -m tests.input.attack KIND FIRST COUNT FOLDER`` ends with 0 and two numbers (files refused,
greatest memory in MB), or tells the number of the file at which something is wrong. The same number
always makes the same file.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rng import Random
from sequence_desktop.storage.home import Home
from tests.input.kinds import KINDS, Read, by_command
from tests.input.spoil import spoiled

LONGEST_S: Final = 2.0
"""Seconds of the processor, for each file."""
MOST_MB: Final = 500
COMMAND_EVERY: Final = 10
"""Each so-manieth file is read by the command line too."""
LONGEST_FAULT: Final = 700
_WRITING: Final = ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.symlink", "os.link")


class TooLongError(BaseException):
    """A file has taken longer than it may; nothing may catch this."""


def main() -> int:
    """As told above."""
    name, first, count, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    (kind,) = (kind for kind in KINDS if kind.name == name)
    wholes = kind.wholes()
    home = Home.at(folder / "home")
    home.data.mkdir(parents=True, exist_ok=True)
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    signal.signal(signal.SIGVTALRM, _too_long)
    _watch(folder)
    refused = 0
    for number in range(first, first + count):
        rng = Random(number)
        path = folder / f"spoiled{kind.suffix}"
        path.write_bytes(spoiled(wholes[rng.below(len(wholes))], rng))
        with _told(number):
            refused += attack(kind, path, home, by_command_too=number % COMMAND_EVERY == 0)
    memory = _most_memory_mb()
    sys.stdout.write(f"{refused} {memory}\n")
    return int(memory > MOST_MB)


def attack(kind: Read, path: Path, home: Home, *, by_command_too: bool) -> bool:
    """Read one file; whether it is refused."""
    refused = False
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_S)
    try:
        kind.read(path, home)
    except Fault as fault:
        refused = True
        line = str(fault)
        assert len(line) < LONGEST_FAULT, line[:LONGEST_FAULT]
        assert line.isprintable(), line
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_S)
    if by_command_too and kind.command:
        by_command(kind.command, path, home)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return refused


def _most_memory_mb() -> int:
    """The most memory that this process has had.

    What `getrusage` says is inherited on Linux from the process that started this one, here from
    one that has run thousands of tests.
    """
    if sys.platform == "darwin":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20
    lines = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith("VmHWM:"))
    return int(kilobytes) // 1024


@contextmanager
def _told(number: int) -> Iterator[None]:
    try:
        yield
    except BaseException as error:
        error.add_note(f"file number {number}")
        raise


def _too_long(_signal: int, _frame: object) -> None:
    raise TooLongError


def _watch(folder: Path) -> None:
    """Let nothing be written outside the folder from now on."""
    inside = (str(folder), os.devnull)

    def look(event: str, args: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = args
            if isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
                _refuse(path, inside)
        elif event in _WRITING:
            _refuse(args[0], inside)
        elif event.startswith("socket.") or event in ("subprocess.Popen", "os.system", "os.exec"):
            raise AssertionError(f"{event}: {args}")

    sys.addaudithook(look)


def _refuse(path: object, inside: tuple[str, ...]) -> None:
    if isinstance(path, str | Path) and not str(path).startswith(inside):
        raise AssertionError(f"it writes {path}")


if __name__ == "__main__":
    sys.exit(main())
