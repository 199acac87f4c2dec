# SPDX-License-Identifier: MIT
"""Many games in one run of the program take no more memory than a few.

`SEQUENCE_TEST_MANY_GAMES` sets how many; the nightly run plays 200.
"""

from __future__ import annotations

import gc
import os
import sys

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.rng import Random
from sequence_desktop.gui.main_window import MainWindow
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, Deal, OpenWindow

GAMES = int(os.environ.get("SEQUENCE_TEST_MANY_GAMES", "10"))
WARM = max(GAMES // 3, 4)
"""After so many every cache is full."""
PRESETS_PLAYED = PRESETS[:3]
MOST_MOVES = 60
ALLOWED_MB = 40


def measure(window: MainWindow) -> tuple[int, int, float]:
    """Qt's objects in the window, Python's objects, and the memory of the process in MB."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    gc.collect()
    pages = 0
    if sys.platform == "linux":
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - no file
            pages = int(file.read().split()[1])
    return len(window.findChildren(QObject)), len(gc.get_objects()), pages * 4096 / 1e6


@pytest.mark.parametrize("_", [GAMES])
def test_memory_stays_as_it_is(qtbot: QtBot, open_window: OpenWindow, deal: Deal, _: int) -> None:
    window = open_window()
    session = window.session
    assert session is not None
    rng = Random(1)
    before = measure(window)
    for number in range(GAMES):
        if number == WARM:
            before = measure(window)
        preset = PRESETS_PLAYED[number % len(PRESETS_PLAYED)]
        session.replace(deal(ANNA, BEN, rules=preset, seed=number), (ANNA, BEN))
        for _ply in range(MOST_MOVES):
            if session.over:
                break
            session.ready()
            moves = session.draws or tuple(session.view.legal_moves())
            assert session.play(moves[rng.below(len(moves))])
            window.table.table.motion.finish()
        window.grab()
    after = measure(window)
    assert after[0] <= before[0] + 5, "objects of Qt"
    assert after[1] <= before[1] * 1.03 + 3000, "objects of Python"
    assert after[2] <= before[2] + ALLOWED_MB, "memory"
