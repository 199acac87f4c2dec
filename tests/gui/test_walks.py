# SPDX-License-Identifier: MIT
"""Random walks of real events over every window, with every warning a failure.

`SEQUENCE_TEST_WALKS` sets how many; the nightly run makes 500. `SEQUENCE_TEST_WALK=17` repeats the
one with that seed, and prints its steps.
"""

from __future__ import annotations

import os
import sys
import traceback

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import table_for
from tests.gui.walker import Walk

ONE = os.environ.get("SEQUENCE_TEST_WALK")
WALKS = [int(ONE)] if ONE else range(int(os.environ.get("SEQUENCE_TEST_WALKS", "12")))
STEPS = 60


@pytest.fixture(autouse=True)
def indoors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other programs are not started: they would have windows of their own."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)


@pytest.mark.parametrize("seed", WALKS)
def test_a_walk(qtbot: QtBot, open_window: OpenWindow, deal: Deal, seed: int) -> None:
    window = open_window()
    table_for(
        window, deal, ANNA, (ROBOT, BEN)[seed % 2], rules=PRESETS[seed % len(PRESETS)], seed=seed
    )
    walk = Walk(seed, window, STEPS)
    with qtbot.captureExceptions() as errors:
        walk.run()
        close_window(window)
    told = f"SEQUENCE_TEST_WALK={seed}:\n  " + "\n  ".join(walk.steps)
    if ONE:
        sys.stderr.write(told + "\n")
    if errors:
        why = "".join(traceback.format_exception(*errors[0]))
        raise AssertionError(f"{told}\n{why}")
