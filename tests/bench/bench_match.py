# SPDX-License-Identifier: MIT
"""How one level does against another, on the same deals with the seats going round.

    python tests/bench/bench_match.py PRESET PLAYERS SIDES ONE OTHER DEALS [SEED]
    python tests/bench/bench_match.py sequence 3 3 master expert 200 20261130

Each deal is played once for every side: ONE plays it, OTHER all others. The tally is printed every
ten deals, so that a long match may be watched; the same arguments give the same games. Compile the
core first: an interpreted one looks less far ahead, and plays other games.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled
from sequence_desktop.lab.matches import Match, play_match
from tests.players.tables import board_of, rules_of

_EVERY = 10


def tell(match: Match) -> None:
    """Print the match so far, now and then."""
    if match.deals % _EVERY:
        return
    low, high = match.interval
    print(
        f"{match.one} v {match.other}  {match.wins} of {match.games} games: {match.share:.1%}"
        f"  ({low:.1%} to {high:.1%})  even {1 / match.sides:.1%}",
        flush=True,
    )


if __name__ == "__main__":
    preset, players, sides, one, other, deals, *seed = sys.argv[1:]
    print("core:", compiled.state())
    rules = rules_of(preset)
    numbers = int(players), int(sides)
    start = int(seed[0]) if seed else 424242
    play_match(rules, board_of(rules), *numbers, one, other, int(deals), start, tell)
