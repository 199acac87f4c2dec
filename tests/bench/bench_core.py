# SPDX-License-Identifier: MIT
"""How fast the play-out core plays, compiled and interpreted, in turns.

    python packaging/compile_core.py
    python tests/bench/bench_core.py [SECONDS [ROUNDS]]

Whole games of Sequence for two, in seconds of processor time, the best of some rounds. How fast
this machine is, a loop of plain Python tells: a modern core does about twenty million rounds of it
a second with Python 3.11.
"""

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled

TARGET = {"random": 100_000, "policy": 5_000}
"""Games a second that are aimed at, compiled, on a modern core."""
RATIO = 30
_MODERN = 20e6
_TURNS = 2_000_000


def calibration() -> float:
    """Rounds a second of a loop over small numbers."""
    start = time.process_time()
    x = 1
    for _ in range(_TURNS):
        x = (x * 5 + 3) & 0xFFFF
    return _TURNS / (time.process_time() - start)


def measure(setting: str, seconds: float) -> dict[str, float]:
    """Games a second in a process of its own."""
    around = {**os.environ, compiled.SETTING: setting}
    script = Path(__file__).with_name("core_games.py")
    line = [sys.executable, str(script), "speed", str(seconds)]
    told = subprocess.run(line, env=around, capture_output=True, text=True, check=True).stdout
    found = json.loads(told)
    if found.pop("core").startswith("compiled") == (setting == compiled.INTERPRETED):
        raise SystemExit("There is no compiled core: packaging/compile_core.py makes one.")
    return dict(found)


def main(arguments: list[str]) -> None:
    """Print the table."""
    seconds = float(arguments[0]) if arguments else 2.0
    rounds = int(arguments[1]) if len(arguments) > 1 else 3
    folder = os.environ.get(compiled.SETTING) or str(compiled.usual_folder())
    quick: list[dict[str, float]] = []
    slow: list[dict[str, float]] = []
    speeds = []
    for _ in range(rounds):
        speeds.append(calibration())
        quick.append(measure(folder, seconds))
        slow.append(measure(compiled.INTERPRETED, seconds))
    part = max(speeds) / _MODERN
    print(f"Sequence for two; Python {platform.python_version()}")
    print(f"This machine: {max(speeds) / 1e6:.1f} million rounds/s, {part:.2f} of a modern core")
    print(
        f"{'games/s':10}{'compiled':>12}{'interpreted':>13}{'ratio':>8}{'modern core':>13}  aimed"
    )
    for kind, aim in TARGET.items():
        fast, plain = max(each[kind] for each in quick), max(each[kind] for each in slow)
        line = f"{kind:10}{fast:12.0f}{plain:13.1f}{fast / plain:8.1f}{fast / part:13.0f}"
        print(f"{line}  {aim} and ratio {RATIO}")


if __name__ == "__main__":
    main(sys.argv[1:])
