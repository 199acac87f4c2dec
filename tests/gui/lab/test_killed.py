# SPDX-License-Identifier: MIT
"""A program that is killed while the lab plays: its processes end, and the games are there."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.conftest import is_alive
from tests.gui.lab.conftest import WAIT_MS, Researcher

_RUN = """
import sys
from pathlib import Path
from sequence_desktop.gui.lab.window import LabWindow
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.home import Home

app = make_application()
window = LabWindow(Home.at(Path(sys.argv[1])), Style(ThemeKeeper(app).theme), workers=2)
window.pane.games.setValue(100_000)
window.show()
window.begin()
print(window.work.pid, flush=True)
window.work.told.connect(lambda state: print(state.summary.games, flush=True))
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill there is not the same")
def test_a_killed_program_leaves_games_and_no_process(lab: Researcher, qtbot: QtBot) -> None:
    lab.window.close()
    command = [sys.executable, "-c", _RUN, str(lab.home.data)]
    root = str(Path(__file__).parents[3])
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": root}, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        pid = int(child.stdout.readline())
        seen = 0
        while seen < 20:
            seen = int(child.stdout.readline())
        child.kill()
    end = time.monotonic() + WAIT_MS / 1000
    while is_alive(pid):
        assert time.monotonic() < end, "the lab plays on for nobody"
        time.sleep(0.05)
    lab.open()
    lab.type(lab.window.pane.games, "100000")
    qtbot.waitUntil(lambda: lab.games >= seen, timeout=WAIT_MS)
    assert "Run goes on there" in lab.window.left.text()
