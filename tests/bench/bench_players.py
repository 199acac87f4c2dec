# SPDX-License-Identifier: MIT
"""How well the levels play against each other, and how long they think.

    python tests/bench/bench_players.py [DEALS [SEED]]

Each deal is played once for every side, so that cards and seats do not decide. Even players win one
game in as many as there are sides. Takes some minutes; the same arguments give the same games.
"""

import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop.engine.game import Game
from sequence_desktop.lab.matches import play_match
from sequence_desktop.players import make_player
from tests.players.tables import board_of, rules_of

MATCHES = (
    ("expert", "random"),
    ("newcomer", "random"),
    ("expert", "casual"),
)
TABLES = (
    ("sequence", 2, 2),
    ("sequence", 3, 3),
    ("sequence", 4, 2),
    ("one_eyed_jack", 2, 2),
    ("one_eyed_jack_jokers", 2, 2),
    ("open_draft", 2, 2),
    ("junior", 2, 2),
    ("travel", 2, 2),
    ("five_straight", 2, 2),
    ("exact_five", 2, 2),
    ("sequence_dice", 2, 2),
    ("sequence_dice_gem", 2, 2),
)


def report_match(preset: str, players: int, sides: int, deals: int, seed: int) -> None:
    """A line of the table for each pair of levels."""
    for one, other in MATCHES:
        rules = rules_of(preset)
        match = play_match(rules, board_of(rules), players, sides, one, other, deals, seed)
        low, high = match.interval
        print(
            f"{preset:22} {players:2} players {sides} sides  {one:>8} v {other:<8}"
            f"  {match.share:6.1%}  ({low:.1%} to {high:.1%})"
            f"  even {1 / sides:.1%}  {match.games} games, {match.draws} draws",
            flush=True,
        )


def report_time(preset: str, level: str, seed: int) -> None:
    """Processor time a choice, over the moves of some games."""
    rules = rules_of(preset)
    taken = []
    for number in range(10):
        game = Game.new(rules, board_of(rules), seed=seed + number)
        player = make_player(level)
        while game.outcome() is None:
            view = game.view(game.position.seat)
            before = time.process_time_ns()
            move = player.choose(view)
            taken.append((time.process_time_ns() - before) / 1e6)
            game.play(move)
    slow = statistics.quantiles(taken, n=100)[-1]
    print(
        f"{preset:22} {level:>8}: median {statistics.median(taken):.2f} ms a choice,"
        f" 99 % {slow:.2f} ms, most {max(taken):.2f} ms, {len(taken)} choices"
    )


def main(deals: int = 100, seed: int = 1) -> None:
    """Print both tables."""
    for preset, _, _ in TABLES:
        report_time(preset, "expert", seed)
    for preset, players, sides in TABLES:
        report_match(preset, players, sides, deals, seed)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
