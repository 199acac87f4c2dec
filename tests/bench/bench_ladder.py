# SPDX-License-Identifier: MIT
"""How each level does against the one below it, on the same deals with the seats going round.

    python tests/bench/bench_ladder.py [DEALS [SEED]]

The levels without foresight play on the core alone, as fast as it goes; so compile it first. Even
players win one game in as many as there are sides. The same arguments give the same games.
"""

from __future__ import annotations

import sys
from array import array
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled
from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_mirror import ground_of
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.setup import Setup
from sequence_desktop.lab.matches import play_match
from sequence_desktop.players import LEVELS, Level
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.mind import nearest
from sequence_desktop.players.share import wilson
from tests.players.tables import board_of, rules_of

TABLES = (
    ("sequence", 2, 2),
    ("sequence", 3, 3),
    ("sequence", 4, 2),
    ("one_eyed_jack", 2, 2),
    ("five_straight", 2, 2),
)


def player(core: Core, weights: array[float], level: Level) -> Linear:
    """A level's policy on a core, weaknesses and all."""
    linear, habits = Linear(core, weights), level.habits
    linear.noise, linear.counts = float(habits.noise), int(habits.counts_cards)
    linear.overlooks, linear.thrift = habits.overlooks, habits.thrift / 100
    linear.careful = int(not (habits.noise or habits.overlooks))
    return linear


def share_on_the_core(setup: Setup, one: Level, other: Level, deals: int, seed: int) -> int:
    """How many games the one level wins, playing each side of each deal once."""
    core = Core(ground_of(setup))
    weights = array("d", nearest(setup)["policy"])
    first, second = player(core, weights, one), player(core, weights, other)
    chance, wins = Random(seed), 0
    for deal in range(deals):
        dealt = chance.below(1 << 32)
        for side in range(setup.sides):
            core.deal(dealt, deal % setup.players)
            while not core.over:
                mover = first if setup.side_of[core.seat] == side else second
                i = mover.choose()
                core.play(core.deed[i], core.deed_token[i], core.deed_cell[i])
            wins += core.winner == side
    return wins


def report(preset: str, players: int, sides: int, deals: int, seed: int) -> None:
    """A line for each step of the ladder."""
    rules = rules_of(preset)
    setup = Setup.of(rules, board_of(rules), players, sides)
    for below, above in pairwise(LEVELS.values()):
        if above.foresight is None:
            wins, games = share_on_the_core(setup, above, below, deals, seed), deals * sides
        else:  # as the window plays, which takes its time
            few = max(1, deals // 20)
            match = play_match(rules, setup.board, players, sides, above.id, below.id, few, seed)
            wins, games = match.wins, match.games
        low, high = wilson(wins, games)
        print(
            f"{preset:14} {players} players {sides} sides  {above.id:>9} v {below.id:<9}"
            f" {wins / games:6.1%}  ({low:.1%} to {high:.1%})  even {1 / sides:.1%}  {games} games",
            flush=True,
        )


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    print("core:", compiled.state())
    for table in TABLES:
        report(*table, *(given + [1000, 424242][len(given) :]))
