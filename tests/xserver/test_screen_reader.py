# SPDX-License-Identifier: MIT
"""A whole game without looking at the screen: over AT-SPI, as a screen reader does it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import system
from sequence_desktop.storage.games import SavedGame, save_game
from tests.gui.conftest import ANNA, BEN, Deal
from tests.gui.conftest import deal as deal
from tests.gui.conftest import home as home

PLAYER = Path(__file__).with_name("blind_player.py")


@pytest.fixture
def _at_spi() -> None:
    """Leave the test out where there is no AT-SPI; in CI that is a fault."""
    missing = system.missing_for_reading()
    if missing and not os.environ.get("CI"):
        pytest.skip(f"this machine lacks {', '.join(missing)}: see CONTRIBUTING.md")
    assert not missing


@pytest.mark.usefixtures("_at_spi")
def test_a_whole_game_is_played_without_seeing_it(deal: Deal, tmp_path: Path) -> None:
    file = tmp_path / "travel.seqgame"
    save_game(SavedGame(deal(ANNA, BEN, rules="travel", seed=4), (ANNA, BEN)), file)
    surroundings = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    surroundings.pop("DBUS_SESSION_BUS_ADDRESS", None)
    program = [sys.executable, "-m", "sequence_desktop", str(file)]
    done = subprocess.run(
        ["dbus-run-session", "--", system.READER_PYTHON, str(PLAYER), *program],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout[done.stdout.index("{") :])
    assert report["trouble"] == ""
    assert report["exit"] == 0
    said = report["said"]
    assert "Traceback" not in done.stderr
    assert "Error calling" not in done.stderr
    assert report["moves"] > 10
    assert " wins" in said[-1]
    told = [text for text in said if " plays " in text]
    assert len(told) == len(set(told)), "nothing is said twice"
    assert any(text.startswith("Since you last looked: ") for text in said)
    # Choosing a card leads the focus to a cell where it can go, and that is read out.
    assert any("puts your chip here" in name for name in report["focused"])
