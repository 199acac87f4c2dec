#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The part of the locks that a frozen program for Windows is made of, for pip on another system.

    .venv/bin/python packaging/locked.py

It prints what the program needs to run and what PyInstaller needs to freeze it, with the hashes
of packaging/requirements and without the conditions, which pip would judge by the machine that it
runs on.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from environment import DEV, PLAY, lock

WINDOWS: Final[Mapping[str, str]] = {
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "platform_system": "Windows",
    "python_full_version": "3.13.2",
    "python_version": "3.13",
    "sys_platform": "win32",
}
"""The Windows for which the program is frozen, in the words of the conditions in locks."""

TOOLS: Final = frozenset(
    {
        *("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "setuptools"),
        *("pefile", "pywin32-ctypes"),
    }
)
"""What PyInstaller consists of on Windows."""


def main(arguments: Sequence[str]) -> int:
    """Print the requirements; the exit code."""
    if arguments:
        print(__doc__.strip())
        return 2
    print("\n".join(for_windows()))
    return 0


def for_windows() -> list[str]:
    """Each requirement in one line: name, version and hashes."""
    lines = dict(_fitting(lock(PLAY)))
    lines |= {name: line for name, line in _fitting(lock(DEV)) if name in TOOLS}
    return [line for _, line in sorted(lines.items())]


def _fitting(file: Path) -> Iterator[tuple[str, str]]:
    """The entries of a lock that hold on Windows: name, and line without condition."""
    joined = file.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in joined.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        text, *hashes = re.split(r"\s+(?=--hash=)", line.strip())
        wanted = Requirement(text)
        if wanted.marker is None or wanted.marker.evaluate(dict(WINDOWS)):
            yield wanted.name, " ".join([f"{wanted.name}{wanted.specifier}", *hashes])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
