# SPDX-License-Identifier: MIT
"""What a player needs to think about one setup: a core, and a policy and a value upon it.

The weights come from ``resources/players/linear.json``: trained for some kinds of games, and used
for all others by the nearest kind.
"""

from __future__ import annotations

import json
import threading
from array import array
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from sequence_desktop import compiled
from sequence_desktop.engine.core import Core
from sequence_desktop.engine.core_mirror import ground_of
from sequence_desktop.engine.setup import Setup
from sequence_desktop.paths import data
from sequence_desktop.players.features import BALANCED, STYLES
from sequence_desktop.players.linear import Linear
from sequence_desktop.players.playout import Playout
from sequence_desktop.players.value import Value

COMPILED: Final = compiled.is_used()
"""Whether the core is compiled here, and so some fifty times faster."""

_DISTANCE: Final = {
    "source": 64,
    "match": 32,
    "sides": 16,
    "live": 8,
    "rows_to_win": 6,
    "row_length": 4,
    "teams": 2,
    "free": 1,
}
"""How far apart two kinds of games are that differ in one thing."""


def kind_of(setup: Setup) -> Mapping[str, object]:
    """What makes one kind of game want other weights than another."""
    return {
        "source": setup.rules.source,
        "match": setup.rules.match,
        "sides": setup.sides,
        "live": setup.rules.rows.mode == "live",
        "rows_to_win": setup.rows_to_win,
        "row_length": setup.row_length,
        "teams": setup.players > setup.sides,
        "free": bool(setup.free),
    }


class Mind:
    """A core with a policy and a value, for one setup and temperament.

    Each choice begins by laying the position out on the core.
    """

    def __init__(self, setup: Setup, policy: Sequence[float], value: Sequence[float]) -> None:
        """``policy`` and ``value`` are all the weights."""
        self.ground: Final = ground_of(setup)
        self.core: Final = Core(self.ground)
        self.policy: Final = Linear(self.core, array("d", policy))
        self.value: Final = Value(self.core, array("d", value))
        self.playout: Final = Playout(self.policy, self.value)


def mind_of(setup: Setup, style: str = BALANCED) -> Mind:
    """The mind for a setup, made once in each thread and kept for the next choice."""
    return _kept.mind(setup, style)


class _Kept(threading.local):
    """The minds of a thread: two that thought on one core would trip over each other's state."""

    def __init__(self) -> None:
        self.mind = lru_cache(maxsize=12)(_make)


def _make(setup: Setup, style: str) -> Mind:
    chosen = nearest(setup)
    weights = STYLES[style].apply(array("d", chosen["policy"]))
    return Mind(setup, weights, chosen["value"])


_kept: Final = _Kept()


def nearest(setup: Setup) -> Mapping[str, Any]:
    """The shipped weights that were trained for the kind of game nearest to a setup."""
    wanted = kind_of(setup)

    def distance(entry: Mapping[str, Any]) -> int:
        return sum(far for key, far in _DISTANCE.items() if entry["kind"][key] != wanted[key])

    return min(_shipped(), key=distance)


@cache
def _shipped() -> tuple[Mapping[str, Any], ...]:
    text = data("resources", "players", "linear.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)["games"])
