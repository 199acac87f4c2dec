# SPDX-License-Identifier: MIT
"""How the trained policy does against weights set by hand, and against chance.

    python tests/bench/bench_strength.py [DEALS [SEED]]

Each deal is played once for every side, so that cards and seats do not decide. The deals have
nothing to do with those that the policy was trained on. All play on the core alone; so compile it
first. Even players win one game in as many as there are sides; the same arguments give the same
games. How the levels do against each other, and what the look ahead adds: ``bench_ladder.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.share import wilson
from tests.players.hand_set import at_random, by_hand, trained, wins
from tests.players.tables import board_of, rules_of

TABLES = (
    ("sequence", 2, 2),
    ("sequence", 3, 3),
    ("sequence", 4, 2),
    ("one_eyed_jack", 2, 2),
    ("five_straight", 2, 2),
    ("travel", 2, 2),
    ("junior", 2, 2),
    ("sequence_dice", 2, 2),
)
RIVALS = {"weights by hand": by_hand, "chance": at_random}


def main(deals: int = 200, seed: int = 424242) -> None:
    """Print a line for each game and rival."""
    print("core:", compiled.state())
    for preset, players, sides in TABLES:
        rules = rules_of(preset)
        setup = Setup.of(rules, board_of(rules), players, sides)
        for title, rival in RIVALS.items():
            won, games = wins(setup, trained, rival, deals, seed), deals * sides
            low, high = wilson(won, games)
            print(
                f"{preset:14} {players} players {sides} sides  trained v {title:<15}"
                f" {won / games:6.1%}  ({low:.1%} to {high:.1%})  even {1 / sides:.1%}"
                f"  {games} games",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
