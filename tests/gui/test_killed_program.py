# SPDX-License-Identifier: MIT
"""The whole program killed in the midst of everything that it keeps.

`SEQUENCE_TEST_KILLS` sets how often; the nightly run kills a thousand times.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sequence_desktop.gui.designer import keeping
from sequence_desktop.storage import records, settings
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.games import load_game
from sequence_desktop.storage.home import Home

KILLS = max(int(os.environ.get("SEQUENCE_TEST_KILLS", "60")) // 20, 1)
ROOT = Path(__file__).parents[2]


def kill_soon(home: Home, seconds: float) -> dict[str, int]:
    """Start the program, and kill it so long after its first word; the last number of each kind."""
    command = [sys.executable, "-m", "tests.gui.busy_program", str(home.data)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    told = [line.split() for line in lines if line.endswith("\n")]  # the last may be cut short
    return {what: int(number) for what, number in told}


@pytest.mark.skipif(sys.platform == "win32", reason="kill there is not the same")
def test_a_kill_of_the_program_loses_nothing_that_it_has_told(tmp_path: Path) -> None:
    home = Home.at(tmp_path / "place")
    chance = random.Random(3)
    for _ in range(KILLS):
        last = kill_soon(home, chance.uniform(0, 0.4))
        slot = Autosave(home)
        running = slot.load()
        slot.close()
        assert running is not None
        assert newer(running.game.seed * 1000 + len(running.game.moves), last["game"])
        if "file" in last:
            game = load_game(home.data / "saved.seqgame").game
            assert newer(game.seed * 1000 + len(game.moves), last["file"])
        now, notes = settings.load(home.settings)
        assert not notes
        if "settings" in last:
            assert now.grace - last["settings"] in (0, 1)
        if "statistics" in last:
            counted, _ = records.load(home.records)  # a line may have been cut by the kill
            assert int(counted[-1].deal) - last["statistics"] in (0, 1)
        if "board" in last:
            names = {left.draft.name for left in keeping.left_behind(home)}
            assert names & {f"number {last['board']}", f"number {last['board'] + 1}"}


def newer(found: int, told: int) -> bool:
    """Whether what is found is what was told last, or the next: a move more, or another game."""
    return found - told in (0, 1) or found // 1000 == told // 1000 + 1
