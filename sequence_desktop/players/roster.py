# SPDX-License-Identifier: MIT
"""The levels of the computer players, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.players.habits import Habits
from sequence_desktop.players.policy import PolicyPlayer
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.uniform import UniformPlayer


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays."""

    id: str
    title: str
    description: str
    """What to expect of it, in plain words."""
    make: Callable[[int], Player]
    """Makes a player of this level from a seed."""


def _levels(*levels: Level) -> Mapping[str, Level]:
    return {level.id: level for level in levels}


_BEGINNER: Final = Habits(noise=40, counts_cards=False, overlooks=40, thrift=40)

LEVELS: Final = _levels(
    Level(
        "random",
        "Random",
        "Plays any card anywhere. For trying things out; it does not mean to win.",
        UniformPlayer,
    ),
    Level(
        "beginner",
        "Beginner",
        "Knows the rules and likes to build. It does not watch which cards are gone, often misses"
        " a diagonal, and spends its jacks early.",
        lambda seed: PolicyPlayer(seed, "beginner", _BEGINNER),
    ),
    Level(
        "casual",
        "Casual",
        "Builds and blocks with care, keeps its jacks for when they matter, and counts the cards"
        " that are gone. It thinks about the move at hand, not about what comes after.",
        lambda seed: PolicyPlayer(seed, "casual"),
    ),
)
"""The levels by their id, the weakest first."""

DEFAULT_LEVEL: Final = "casual"
STANDARD: Final = "standard"
"""A name for whatever the default level is, for seats that nobody has chosen a level for."""


def level_names() -> str:
    """Every name that :func:`make_player` knows, for help and complaints."""
    return f"{', '.join(LEVELS)}, or {STANDARD} ({DEFAULT_LEVEL})"


def make_player(level: str, seed: int = 0) -> Player:
    """A player of a level; its seed decides what it leaves to chance.

    Raises:
        Fault: there is no such level; the known ones are named.
    """
    known = LEVELS.get(DEFAULT_LEVEL if level == STANDARD else level)
    if known is None:
        raise Fault(
            f"there is no computer player {level[:40]!r}",
            remedy=f"use {level_names()}",
        )
    return known.make(seed)
