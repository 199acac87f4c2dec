# SPDX-License-Identifier: MIT
"""How long the window takes from the start of the process to its first picture.

    python tests/bench/bench_start.py [RUNS [PROGRAM]]

Beside it: a process that only imports Qt's widgets, which no Qt program can do without. The target
is 0.6 s to the first picture on an idle modern machine; the ratio of the two tells more on any
other. The first run, which also compiles, does not count. Each start goes on with a game in
progress, as most starts do. Offscreen by default; set QT_QPA_PLATFORM to measure a real screen.

With PROGRAM, an installed one, it is that program's own self-test that says when the first frame of
its window was painted; the target is 0.5 s. Other work on the machine only ever adds to a start, so
the best of many is what the program takes.
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = 7

IMPORT = """
import time
import PySide6.QtWidgets
print(time.monotonic(), time.process_time())
"""

WINDOW = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.home import Home

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            window.table.viewport().repaint()
            print(time.monotonic(), time.process_time())
            app.quit()
        return False

app = make_application()
window = MainWindow(Home.at(Path(sys.argv[1])), ThemeKeeper(app))
window.begin()
first = FirstPaint()
window.table.viewport().installEventFilter(first)
window.show()
app.exec()
window.close()
"""


def measure(code: str, home: str, surroundings: dict[str, str]) -> tuple[float, float]:
    """Seconds of the wall clock and of the processor until the code has printed its times."""
    start = time.monotonic()
    command = [sys.executable, "-c", code, home]
    done = subprocess.run(
        command, env=surroundings, cwd=ROOT, capture_output=True, text=True, check=True
    )
    end, processor = (float(word) for word in done.stdout.split())
    return end - start, processor


def report(name: str, taken: list[tuple[float, float]]) -> float:
    """One line of the table; the median."""
    median = statistics.median(wall for wall, _ in taken)
    best = min(wall for wall, _ in taken)
    processor = min(cpu for _, cpu in taken)
    print(f"{name:<26} median {median:6.3f} s   best {best:6.3f} s   processor {processor:6.3f} s")
    return best


def first_frame(program: str, home: str) -> float:
    """Seconds from the start of an installed program to its first frame, as its self-test says."""
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "SEQUENCE_DESKTOP_HOME": home}
    done = subprocess.run(
        [program, "--self-test"], env=surroundings, capture_output=True, text=True, check=True
    )
    (told,) = re.findall(r"^first frame: ok (\d+) ms", done.stdout, re.MULTILINE)
    return int(told) / 1000


def measure_installed(program: str, runs: int) -> None:
    """Print how long an installed program takes; its first start does not count."""
    with tempfile.TemporaryDirectory() as home:
        first_frame(program, home)
        taken = [first_frame(program, home) for _ in range(runs)]
    median = statistics.median(taken)
    print(f"{runs} starts: first frame median {median:.3f} s   best {min(taken):.3f} s")


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    if len(sys.argv) > 2:
        measure_installed(sys.argv[2], runs)
        return
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": str(Path(folder) / "bytecode"),
        }
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        home = str(Path(folder) / "home")
        for code in (IMPORT, WINDOW):
            measure(code, home, surroundings)
        bare, window = [], []
        for _ in range(runs):
            bare.append(measure(IMPORT, home, surroundings))
            window.append(measure(WINDOW, home, surroundings))
    print(f"{runs} starts each, Python {sys.version.split()[0]}")
    ratio = report("first picture", window) / report("import PySide6.QtWidgets", bare)
    print(f"ratio of the best: {ratio:.1f}")


if __name__ == "__main__":
    main()
