# SPDX-License-Identifier: MIT
"""How long the players think: the policy, the strongest level, and who advises.

    python tests/bench/bench_players.py [GAMES [SEED]]
    SEQUENCE_DESKTOP_CORE=interpreted python tests/bench/bench_players.py 1

Processor time of this process, so that what else runs does not count; each setup is thought about
once before, as it is in a game. Wanted, at the median: the policy 1 ms a move compiled and 5 ms
interpreted, the strongest level 100 ms and 500 ms, and never more than 1 s interpreted. How well
they play: ``bench_ladder.py`` and ``bench_strength.py``.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop import compiled
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players import make_player
from sequence_desktop.players.advice import advise, chances
from tests.players.games import asked
from tests.players.tables import board_of, rules_of

TABLES = (
    ("sequence", 2),
    ("sequence", 3),
    ("sequence", 4),
    ("sequence", 12),
    ("one_eyed_jack", 2),
    ("one_eyed_jack_jokers", 2),
    ("open_draft", 2),
    ("home_sheet", 2),
    ("junior", 2),
    ("five_straight", 2),
    ("sequence_dice", 2),
    ("sequence_dice_gem", 2),
)
EACH = 5
"""Only so many choices of a game are measured where one takes long: every fifth."""


def measured(preset: str, players: int, games: int, seed: int, every: int) -> list[PlayerView]:
    """Views that ask for a choice, from games of the policy against itself."""
    rules, found = rules_of(preset), []
    policy = make_player("expert")
    for number in range(games):
        game = Game.new(rules, board_of(rules), players, seed=seed + number)
        while game.outcome() is None:
            view = game.view(asked(game))
            if len(view.legal_moves()) > 1 and len(game.moves) % every == 0:
                found.append(view)
            game.play(policy.choose(view))
    return found


def report(title: str, views: list[PlayerView], think: Callable[[PlayerView], object]) -> None:
    """A line of the table."""
    think(views[0])
    taken = []
    for view in views:
        before = time.process_time_ns()
        think(view)
        taken.append((time.process_time_ns() - before) / 1e6)
    slow = sorted(taken)[len(taken) * 99 // 100]
    print(
        f"  {title:10} median {statistics.median(taken):8.2f} ms, 99 % {slow:8.2f} ms,"
        f" most {max(taken):8.2f} ms, {len(taken)} choices",
        flush=True,
    )


def main(games: int = 4, seed: int = 1) -> None:
    """Print a table for each game."""
    print("core:", compiled.state())
    expert, master = make_player("expert"), make_player("master")
    for preset, players in TABLES:
        print(f"{preset}, {players} players")
        report("expert", measured(preset, players, games, seed, 1), expert.choose)
        views = measured(preset, players, games, seed, EACH)
        report("master", views, master.choose)
        report("hint", views, advise)
        report("chances", views, chances)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
