# SPDX-License-Identifier: MIT
"""Killing the program at random moments of saving: the newest file or its predecessor is there.

`SEQUENCE_TEST_KILLS` sets how often; the nightly run kills a thousand times.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.files import backup_path, write_atomic
from sequence_desktop.storage.home import Home

KILLS = int(os.environ.get("SEQUENCE_TEST_KILLS", "60"))
LINES = 3000
ROOT = Path(__file__).parent.parent.parent

# Numbers the texts it writes, goes on from the last, and tells each number once it is safe.
WRITER = f"""
import sys
from pathlib import Path
from sequence_desktop.storage.files import write_atomic
path = Path(sys.argv[1])
number = int(path.read_text().split()[0]) if path.exists() else 0
while True:
    number += 1
    write_atomic(path, f"{{number}}\\n" * {LINES})
    sys.stdout.write(f"{{number}}\\n")
    sys.stdout.flush()
"""

# Plays game after game and keeps each position, as the window does.
PLAYER = """
import sys
from pathlib import Path
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.games import SavedGame
from sequence_desktop.storage.home import Home
from tests.storage.made import play_on, played
slot = Autosave(Home.at(Path(sys.argv[1])))
resumed = slot.load()
game = resumed.game if resumed else played(0)
while True:
    if game.outcome() is not None:
        game = played(0, seed=game.seed + 1)
    play_on(game, 1, seed=len(game.moves))
    slot.save(SavedGame(game))
    sys.stdout.write(f"{game.seed * 1000 + len(game.moves)}\\n")
    sys.stdout.flush()
"""


def kill_soon(code: str, target: Path, seconds: float) -> int:
    """Start the code, kill it that long after its first success; the last success it told."""
    with subprocess.Popen(
        [sys.executable, "-c", code, str(target)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        told += process.stdout.read().splitlines(keepends=True)
    # The kill may cut the last line short.
    return int([line for line in told if line.endswith("\n")][-1])


def number_in(path: Path) -> int:
    """The number of a complete text."""
    lines = path.read_text().splitlines()
    assert len(lines) == LINES
    assert len(set(lines)) == 1
    return int(lines[0])


def test_a_kill_leaves_the_newest_file_or_its_predecessor(tmp_path: Path) -> None:
    chance = random.Random(1)
    path = tmp_path / "numbers"
    for _ in range(2):
        write_atomic(path, "0\n" * LINES)
    for _ in range(KILLS):
        last = kill_soon(WRITER, path, chance.uniform(0, 0.03))
        found, before = number_in(path), number_in(backup_path(path))
        assert found in (last, last + 1)
        # Killed between the two renamings, both names are the one file.
        assert before in (found - 1, found)
    kill_soon(WRITER, path, 0)
    leftovers = {file.name for file in tmp_path.iterdir()} - {"home", "numbers", "numbers.bak"}
    assert len(leftovers) <= 2, "each start clears up what the kill before it left"


def test_a_kill_loses_no_move_of_the_running_game(tmp_path: Path) -> None:
    chance = random.Random(2)
    home = Home.at(tmp_path / "mine")
    for _ in range(max(KILLS // 5, 1)):
        last = kill_soon(PLAYER, home.data, chance.uniform(0, 0.05))
        slot = Autosave(home)
        found = slot.load()
        slot.close()
        assert found is not None
        number = found.game.seed * 1000 + len(found.game.moves)
        next_game = (last // 1000 + 1) * 1000 + 1
        assert number in (last, last + 1, next_game)
        assert slot.path.name == "game-1.json"
