# SPDX-License-Identifier: MIT
"""Train the weights of the computer players by games against themselves.

    .venv/bin/python packaging/compile_core.py --all
    .venv/bin/python packaging/train_players.py [PRESET PLAYERS SIDES BATCHES]...

For each kind of game named (for all that are shipped, if none is) it plays BATCHES of 500 games
and writes the weights to resources/players/linear.json, from where the program reads them. Policy
and value are trained together, from weights set by hand: the policy by how much better the value
found each position after a choice, the value by who won. All that a training hangs on is written
beside its weights. The same arguments give the same weights on one machine; on another, whose
exponentials differ in the last digit, the games part in time, and the weights come out about the
same. Sources: `lessons.py`; Kingma and Ba, "Adam: a method for stochastic optimization" (2015).
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sequence_desktop import compiled
from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_mirror import ground_of
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.features import GROUPS, SET
from sequence_desktop.players.lessons import Lessons
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.mind import kind_of
from sequence_desktop.players.value import Value
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "resources" / "players" / "linear.json"
SHIPPED: Final = (
    ("sequence", 2, 2, 2000),
    ("sequence", 3, 3, 500),
    ("sequence", 4, 2, 400),
    ("sequence", 6, 2, 200),
    ("one_eyed_jack", 2, 2, 400),
    ("five_straight", 2, 2, 300),
    ("five_straight", 3, 3, 250),
    ("travel", 2, 2, 250),
    ("junior", 2, 2, 250),
    ("junior", 4, 4, 200),
    ("sequence_dice", 2, 2, 2000),
    ("sequence_dice", 3, 3, 1000),
    ("exact_five", 2, 2, 250),
)
"""The kinds of games that weights are shipped for, and for how many batches each was trained."""

GAMES: Final = 500
SIGHT: Final = 0.9
RATE, VALUE_RATE = 0.025, 0.02
ALONE: Final = 15
"""So many batches the value learns alone, since its first judgements are worth nothing."""
FACTS: Final = 48 * 12

_OWN: Final = ((17.0,) * 4, (3.6, 6.4, 6.4, 6.4), (1.3, 3, 4.9, 4.9), (0.5, 1.4, 4.4, 7.3))
_OWN_FAR: Final = ((0.2, 0.5, 1.2, 2.5), (0.1, 0.2, 0.5, 1.0))
_BLOCK: Final = (
    6.6,
    7.2,
    3.6,
    2.0,
    2.2,
    2.4,
    0.7,
    0.8,
    1.0,
    0.3,
    0.35,
    0.4,
    0.1,
    0.12,
    0.15,
    0,
    0,
    0.05,
)
_LIFT: Final = (14, 14, 14, 8, 9, 14, 3, 3.2, 3.5, 1, 1.1, 1.2, 0.4, 0.4, 0.4, 0.1, 0.1, 0.1)


def by_hand() -> array[float]:
    """The weights that training starts from."""
    weights: list[float] = []
    for number in range(4):
        one = [0.0] * SET
        urgent = 2 if number % 2 else 1
        own = [worth for row in _OWN + _OWN_FAR for worth in row]
        _fill(one, "own", [worth * part for worth in own for part in (1, 0.5)])
        block = [w * (urgent if i < 6 else 1) for i, w in enumerate(_BLOCK)]
        _fill(one, "block", block)
        _fill(one, "later", [worth * 0.6 for worth in block])
        _fill(one, "lift", [w * (urgent if i < 9 else 1) for i, w in enumerate(_LIFT)])
        _fill(one, "frees", [own[m * 4 + 1] * 0.4 for m in range(6)])
        _fill(one, "twin_own", [-5.0] * 4 + [worth * -0.25 for worth in own[4:]])
        _fill(one, "twin_block", [worth * -0.15 for worth in _BLOCK[2::3]])
        _fill(one, "covered", [-1.4])
        _fill(one, "wild", [-22, -17])
        _fill(one, "take", [-7, -5])
        _fill(one, "reach", [-2.0 * i for i in range(8)])
        _fill(one, "draw", [60, 15, 8, 4, 2, 1])
        weights += one
    return array("d", weights)


def _fill(weights: list[float], name: str, values: Sequence[float]) -> None:
    first = GROUPS[name].first
    weights[first : first + len(values)] = values


class Adam:
    """Takes weights uphill, each in steps of its own size."""

    def __init__(self, weights: array[float], rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self.mean, self.spread = [0.0] * len(weights), [0.0] * len(weights)

    def climb(self, slope: Sequence[float], scale: float, factor: float) -> None:
        """Make a step; ``factor`` is what is left of the rate."""
        self.steps += 1
        soft, softer = 1 - 0.9**self.steps, 1 - 0.99**self.steps
        for i, raw in enumerate(slope):
            step = raw * scale
            mean = self.mean[i] = 0.9 * self.mean[i] + 0.1 * step
            spread = self.spread[i] = 0.99 * self.spread[i] + 0.01 * step * step
            if spread:
                width = math.sqrt(spread / softer) + 1e-7
                self.weights[i] += self.rate * factor * mean / soft / width


def train(setup: Setup, batches: int, games: int = GAMES, seed: int = 1) -> dict[str, Any]:
    """The entry for one kind of game, after so many batches."""
    core = Core(ground_of(setup))
    policy, value = by_hand(), array("d", [0.0] * FACTS)
    lessons = Lessons(Linear(core, policy), Value(core, value), SIGHT)
    for_policy, for_value = Adam(policy, RATE), Adam(value, VALUE_RATE)
    deal = seed * 7919
    for batch in range(1, batches + 1):
        lessons.forget()
        for game in range(games):
            deal = (deal * 1664525 + 1013904223) & 0xFFFFFFFF
            lessons.play(deal, game % setup.players)
        left = min(1, 2 * (1 - batch / (batches + 1)))
        if batch > ALONE:
            for_policy.climb(lessons.slope, 1 / games, left)
        for_value.climb(lessons.error, 1 / lessons.plies, left)
    return {
        "kind": dict(kind_of(setup)),
        "games": batches * games,
        "made": figures(batches, games, seed),
        "policy": [round(weight, 3) for weight in policy],
        "value": [round(weight, 4) for weight in value],
    }


def figures(batches: int, games: int, seed: int) -> dict[str, float]:
    """All that a training hangs on, to be kept with the weights that came of it."""
    return {
        "batches": batches,
        "games_a_batch": games,
        "seed": seed,
        "sight": SIGHT,
        "rate": RATE,
        "value_rate": VALUE_RATE,
        "value_alone_for": ALONE,
    }


def main(words: Sequence[str]) -> None:
    """Train the kinds of games that are named, and write the file."""
    home = Home.at(ROOT / "nowhere")
    known = json.loads(FILE.read_text(encoding="utf-8"))
    entries = {entry["trained_on"]: entry for entry in known["games"]}
    named = [
        (words[i], int(words[i + 1]), int(words[i + 2]), int(words[i + 3]))
        for i in range(0, len(words), 4)
    ]
    print("the core is", compiled.state())
    for preset, players, sides, batches in named or SHIPPED:
        game = rules.library(home).load(preset)
        board = boards.library(home).load(game.board.layout)
        title = f"{preset}, {players} players"
        entry = train(Setup.of(game, board, players, sides), batches)
        entries[title] = {"trained_on": title, **entry}
        print(title, f"{batches * GAMES} games", flush=True)
        FILE.write_text(as_text(known["about"], list(entries.values())), encoding="utf-8")


def as_text(about: str, entries: Sequence[dict[str, Any]]) -> str:
    """The file, with a line for each part of an entry."""
    parts = [
        ",\n".join(f"      {json.dumps(key)}: {json.dumps(part)}" for key, part in entry.items())
        for entry in entries
    ]
    listed = ",\n".join(f"    {{\n{part}\n    }}" for part in parts)
    return f'{{\n  "about": {json.dumps(about)},\n  "games": [\n{listed}\n  ]\n}}\n'


if __name__ == "__main__":
    main(sys.argv[1:])
