#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every promise of docs/trust.md tried by the amount it is promised for; some hours.

    .venv/bin/python tests/nightly.py                    all of them
    .venv/bin/python tests/nightly.py kills walks        some
    .venv/bin/python tests/nightly.py --part 100 walks   a hundredth of the amount

Ends with a table, and with exit code 1 if a promise is not kept.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Trial:
    """Tests with a larger amount than in every run.

    Attributes:
        tests: the files.
        variable: the environment variable that sets the amount; "": there is none.
        amount: how much.
        spread: they are so many that all cores take part.
    """

    tests: tuple[str, ...]
    variable: str = ""
    amount: int = 0
    spread: bool = False


TRIALS: Final[dict[str, Trial]] = {
    "kills": Trial(
        (
            "tests/storage/test_kill.py",
            "tests/gui/test_killed_program.py",
            "tests/study/test_results.py",
        ),
        "SEQUENCE_TEST_KILLS",
        1000,
    ),
    "failing": Trial(
        (
            "tests/storage/test_failing.py",
            "tests/gui/test_nothing_lost.py",
            "tests/gui/test_two_copies.py",
        )
    ),
    "inputs": Trial(("tests/input",), "SEQUENCE_TEST_INPUTS", 100_000),
    "names": Trial(("tests/gui/hostile",)),
    "rules": Trial(
        ("tests/engine/test_random_games.py",), "SEQUENCE_GAMES", 1_000_000, spread=True
    ),
    "core": Trial(("tests/engine/test_core.py",), "SEQUENCE_TEST_CORE_MOVES", 1_000_000),
    "secrets": Trial(
        (
            "tests/gui/test_secrets.py",
            "tests/gui/test_secrets_asked.py",
            "tests/gui/advice/test_secrets.py",
            "tests/players/test_honesty.py",
        ),
        "SEQUENCE_TEST_SECRETS",
        100,
    ),
    "walks": Trial(("tests/gui/test_walks.py",), "SEQUENCE_TEST_WALKS", 500),
    "memory": Trial(("tests/gui/test_many_games.py",), "SEQUENCE_TEST_MANY_GAMES", 200),
    "ends": Trial(("tests/gui/test_ends.py", "tests/gui/test_log_out.py")),
    "network": Trial(("tests/test_no_network.py",)),
}


def command(trial: Trial) -> list[str]:
    """What runs a trial."""
    cores = ("-n", "auto") if trial.spread else ()
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *cores, *trial.tests]


def main(arguments: Sequence[str]) -> int:
    """Run the trials that are named, or all; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("trials", nargs="*", choices=[*TRIALS, []], help="which; all if none")
    parser.add_argument("--part", type=int, default=1, help="divide the amounts by this")
    chosen = parser.parse_args(arguments)
    lines, failed = [], False
    for name in chosen.trials or TRIALS:
        trial = TRIALS[name]
        amount = max(trial.amount // chosen.part, 1)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        if trial.variable:
            environment[trial.variable] = str(amount)
        start = time.monotonic()
        code = subprocess.run(command(trial), cwd=ROOT, env=environment, check=False).returncode
        told = f"{amount:>9,}" if trial.variable else "        –"
        verdict = "kept" if code == 0 else f"NOT KEPT (exit code {code})"
        lines.append(f"{name:10} {told} {time.monotonic() - start:8.0f} s  {verdict}")
        failed |= code != 0
    sys.stdout.write("\n".join(["", *lines, ""]))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
