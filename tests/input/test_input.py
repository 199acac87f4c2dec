# SPDX-License-Identifier: MIT
"""Thousands of spoiled files of every kind, read as the program reads them.

`SEQUENCE_TEST_INPUTS` sets how many in all; the nightly run reads a hundred thousand.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage.home import Home
from tests.input.kinds import KINDS, ROOT, Read, by_command

INPUTS = int(os.environ.get("SEQUENCE_TEST_INPUTS", "2400"))
EACH = max(INPUTS // len(KINDS), 1)
posix = pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))

NEVER_REFUSED = ("settings", "note at the door", "finished games")
"""What is wrong in these is left out, and costs nothing else."""

BOMBS = {
    "depth": (b"[" * 100_000, "nested deeper than 30"),
    "size": (b'{"a": "' + b"a" * 5_100_000 + b'"}', "larger than"),
    "number": (b'{"version": ' + b"9" * 5000 + b"}", "more than 20 digits"),
    "fraction": (b'{"version": 1e999}', "too large"),
    "twice": (b'{"a": 1, "a": 2}', "stands twice"),
}


@posix
@kinds
def test_spoiled_files(tmp_path: Path, kind: Read) -> None:
    command = [sys.executable, "-m", "tests.input.attack", kind.name, "0", str(EACH), str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    refused, _ = map(int, done.stdout.split())
    if kind.name not in NEVER_REFUSED:
        assert EACH / 3 < refused < EACH


@kinds
def test_whole_files_are_read(tmp_path: Path, kind: Read) -> None:
    """Else it would be no wonder that spoiled ones are refused."""
    home = Home.at(tmp_path / "place")
    home.data.mkdir()
    path = tmp_path / f"whole{kind.suffix}"
    for text in kind.wholes()[:6]:
        path.write_text(text, encoding="utf-8")
        kind.read(path, home)
        if kind.command:
            by_command(kind.command, path, home)


@pytest.mark.parametrize("bomb", BOMBS)
@kinds
def test_bombs_are_refused_by_limits_that_are_named(tmp_path: Path, kind: Read, bomb: str) -> None:
    if kind.name in (*NEVER_REFUSED, "pasted board", "results"):
        return  # tried above; what is wrong with a line of results is told with its number
    content, words = BOMBS[bomb]
    path = tmp_path / f"bomb{kind.suffix}"
    path.write_bytes(content)
    with pytest.raises(Fault, match=words):
        kind.read(path, Home.at(tmp_path))
