# SPDX-License-Identifier: MIT
"""How long one frame of a dragged card takes, idle and beside a busy process.

    python tests/bench/bench_drag.py [WIDTH HEIGHT]

A frame is: the pointer moves, the card follows, the window is painted. The target is a median below
4 ms at 1600 x 1000. Offscreen by default; set QT_QPA_PLATFORM to measure a real screen.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.theme import load_fonts
from tests.gui.table.rig import Rig, chips_of, game_of, new_table

FRAMES = 300
CHIPS = chips_of(
    A="a5 b5 c5 d5 f5 a2 e7 h3 i8 c8 d9 g6 f2 b9 j4 e2",
    B="b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 j7 e9",
)
BUSY = "while True: sum(range(10000))"


def frames(app: QApplication, rig: Rig, token: str) -> list[float]:
    """Milliseconds of each frame while a card is carried over the whole table."""
    start = rig.card(token)
    board = rig.view.table.plan.board
    rig.press(start)
    rig.move(start, rig.cell("e5"))
    app.processEvents()
    taken = []
    for frame in range(FRAMES):
        x = board.left() + board.width() * (frame * 7 % FRAMES) / FRAMES
        y = board.top() + board.height() * (frame * 11 % FRAMES) / FRAMES
        before = time.perf_counter()
        rig.move(start, QPoint(round(x), round(y)), steps=1)
        app.processEvents()
        taken.append((time.perf_counter() - before) * 1000)
    rig.view.keys.hide()
    rig.view.play.put_back()
    rig.release(start)
    return taken


def report(name: str, taken: list[float]) -> None:
    """One line of the table."""
    median = statistics.median(taken)
    slow = statistics.quantiles(taken, n=20)[-1]
    print(f"{name:<34} median {median:6.2f} ms   95 % {slow:6.2f} ms")


def main() -> None:
    width, height = (int(word) for word in (sys.argv[1:3] or ("1600", "1000")))
    app = QApplication([])
    load_fonts(app)
    view = new_table(width, height)
    view.show()
    app.processEvents()
    rig = Rig(view, game_of(chips=CHIPS, hands=["6C 2D JD JS 9H AS KD", "? ? ? ? ? ? ?"]))
    print(f"{width} x {height}, {app.platformName()}, {FRAMES} frames each")
    for token, what in (("6C", "two legal cells"), ("JS", "removing"), ("JD", "wild")):
        report(f"{token}, {what}", frames(app, rig, token))
    busy = subprocess.Popen([sys.executable, "-c", BUSY])
    try:
        report("6C, beside a busy process", frames(app, rig, "6C"))
    finally:
        busy.kill()
        busy.wait()


if __name__ == "__main__":
    main()
