# SPDX-License-Identifier: MIT
"""The end of a session on X11: the window is asked to close, or the display is simply gone.

Qt's packages speak no protocol of session managers on X11, so these two, and the signals of
`tests/gui/test_ends.py`, are all that reaches the program there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import steps
from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage import settings
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.home import Home
from tests.gui.conftest import assert_gone
from tests.gui.thinking_program import BOARD, ZOOM
from tests.xserver.asking_to_close import ask_to_close

ROOT = Path(__file__).parents[2]
TITLE = " – Sequence Desktop$"
Running = tuple["subprocess.Popen[str]", tuple[int, ...]]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path / "place")


@contextmanager
def thinking(home: Home, display: str) -> Iterator[Running]:
    """The program on this display, while a computer thinks; and the processes of its players."""
    command = [sys.executable, "-m", "tests.gui.thinking_program", str(home.data), "waits"]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    place = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    with subprocess.Popen(
        command, cwd=ROOT, env=place, stdout=pipe, stderr=nothing, text=True
    ) as process:
        try:
            assert process.stdout is not None
            pids = tuple(map(int, process.stdout.readline().split()))
            assert pids
            yield process, pids
        finally:
            process.kill()


def assert_kept(home: Home) -> None:
    slot = Autosave(home)
    assert slot.load() is not None
    slot.close()


def test_the_display_goes_away(home: Home) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(ExitStack())
        display = server.enter_context(steps.private_display())
        process, pids = stack.enter_context(thinking(home, display))
        server.close()
        assert process.wait(60) != 0
    assert_gone(pids)
    assert_kept(home)


def test_the_window_is_asked_to_close(home: Home) -> None:
    with steps.private_display() as display, thinking(home, display) as (process, pids):
        ask_to_close(display, TITLE)
        assert process.wait(60) == 0
    assert_gone(pids)
    assert_kept(home)
    assert settings.load(home.settings)[0].zoom == ZOOM
    assert [left.draft.name for left in keeping.left_behind(home)] == [BOARD]
