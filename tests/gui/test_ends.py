# SPDX-License-Identifier: MIT
"""However the program ends while a computer thinks: no process is left, and the game is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage import settings
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.home import Home
from tests.gui.conftest import assert_gone
from tests.gui.thinking_program import BOARD, ZOOM

ROOT = Path(__file__).parents[2]
BY_ITSELF = ("quit", "close", "windows", "crash")
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
SIGNALS = ("SIGTERM", "SIGINT", "SIGKILL", "SIGHUP")
LOG_OUT = ("SIGTERM", "SIGHUP")
"""What is sent at a log-out, and leaves time to keep what is not kept yet."""
ASKED = ("close", "windows", *LOG_OUT)


@posix
@pytest.mark.parametrize("how", [*BY_ITSELF, *SIGNALS])
def test_no_process_is_left(tmp_path: Path, how: str) -> None:
    home = Home.at(tmp_path / "place")
    command = [sys.executable, "-m", "tests.gui.thinking_program", str(home.data), how]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT,
        env=environment,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        pids = tuple(map(int, process.stdout.readline().split()))
        assert pids
        if how in SIGNALS:
            process.send_signal(getattr(signal, how))
        try:
            process.wait(30)
        finally:
            process.kill()
    assert_gone(pids)
    slot = Autosave(home)
    running = slot.load()
    slot.close()
    assert running is not None
    if how in ASKED:
        assert settings.load(home.settings)[0].zoom == ZOOM
        assert [left.draft.name for left in keeping.left_behind(home)] == [BOARD]
    if how in LOG_OUT:
        assert process.returncode == 128 + getattr(signal, how)
