# SPDX-License-Identifier: MIT
"""How fast the lab plays, what a second worker adds, and that memory does not grow with the games.

    python tests/bench/bench_lab.py [GAMES]

Each line is a run of `lab run` in a process of its own, as a person starts it; compile the core
first. Where other programs are busy, the clock says little of what a second worker adds: look at
the processor time, which is what the games themselves cost, and at what the process needs that
collects them. That one process bounds how many workers can be kept busy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled

ROOT = Path(__file__).resolve().parents[2]

# Runs the lab and tells what it needed: of itself, and of its workers.
_MEASURED = """
import resource, sys
from sequence_desktop.cli import main
if __name__ == "__main__":
    code = main(sys.argv[1:])
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    own, theirs = map(resource.getrusage, kinds)
    used = [u.ru_utime + u.ru_stime for u in (own, theirs)]
    print(*used, own.ru_maxrss, theirs.ru_maxrss, file=sys.stderr)
    sys.exit(code)
"""


@dataclass(frozen=True, slots=True)
class Run:
    """What a run took.

    Attributes:
        clock: seconds by the clock.
        own: seconds of processor that the collecting process took.
        workers: seconds of processor that the workers took together.
        memory: the peak of the collecting process's memory, in MB.
        worker: the peak of a worker's.
    """

    clock: float
    own: float
    workers: float
    memory: float
    worker: float

    @property
    def processor(self) -> float:
        """Seconds of processor in all."""
        return self.own + self.workers


def run(level: str, games: int, workers: int) -> Run:
    """Play so many games between equal players of a level, and throw the results away."""
    plan = {
        "format": "sequence-desktop-plan",
        "version": 1,
        "seats": level,
        "entries": [{"games": games, "seed": 1}],
    }
    with tempfile.TemporaryDirectory() as folder:
        path, script = Path(folder, "plan.json"), Path(folder, "measured.py")
        path.write_text(json.dumps(plan), encoding="utf-8")
        script.write_text(_MEASURED, encoding="utf-8")
        words = ["lab", "run", str(path), "--out", str(Path(folder, "out")), "--json"]
        begun = time.perf_counter()
        ended = subprocess.run(
            [sys.executable, str(script), *words, "--workers", str(workers)],
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        clock = time.perf_counter() - begun
    own, theirs, memory, worker = map(float, ended.stderr.split()[-4:])
    scale = 1024 * 1024 if sys.platform == "darwin" else 1024
    return Run(clock, own, theirs, memory / scale, worker / scale)


def report(level: str, games: int) -> None:
    """Games a second of a level, by one worker and by two."""
    one, two = run(level, games, 1), run(level, games, 2)
    print(
        f"{level:8} {games:6} games\n"
        f"  one worker   {games / one.clock:7.1f} a second by the clock,"
        f" {games / one.processor:7.1f} a second of processor\n"
        f"  two          {games / two.clock:7.1f} a second by the clock,"
        f" {games / two.processor:7.1f} a second of processor\n"
        f"  so two are {one.clock / two.clock:.2f} times as fast by the clock;"
        f" collecting takes {1000 * two.own / games:.2f} ms a game",
        flush=True,
    )


def report_memory(games: int) -> None:
    """The peak of memory for some games, and for ten times as many."""
    for count in (games, 10 * games):
        found = run("random", count, 2)
        print(
            f"memory   {count:6} games: {found.memory:.1f} MB, a worker {found.worker:.1f} MB",
            flush=True,
        )


def main(games: int = 2000) -> None:
    """Print the table."""
    print(f"core: {compiled.state()}; processors: {os.cpu_count()}")
    report("random", games)
    report("expert", games)
    report("master", max(8, games // 100))
    report_memory(max(10, games // 2))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
