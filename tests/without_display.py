# SPDX-License-Identifier: MIT
"""Commands that draw, run where there is no display, and what they have drawn."""

import os
import subprocess
import sys
from pathlib import Path

# No display, and a wish for one: neither may matter.
SURROUNDINGS = {
    name: value
    for name, value in os.environ.items()
    if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
} | {"QT_QPA_PLATFORM": "xcb"}


def run_without_display(*words: str | Path, code: int = 0) -> tuple[str, str]:
    """Run a command of the program; what it says on standard output and standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "sequence_desktop", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env=SURROUNDINGS,
    )
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
