# SPDX-License-Identifier: MIT
"""The levels of the computer players, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.players.features import BALANCED, STYLES
from sequence_desktop.players.habits import Foresight, Habits
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.thinker import Thinker
from sequence_desktop.players.uniform import UniformPlayer

_FAULTLESS: Final = Habits()


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer player plays: by its weaknesses and its work, never by cheating."""

    id: str
    title: str
    description: str
    """What to expect of it, in plain words."""
    habits: Habits = _FAULTLESS
    foresight: Foresight | None = None


def _levels(*levels: Level) -> Mapping[str, Level]:
    return {level.id: level for level in levels}


LEVELS: Final = _levels(
    Level(
        "newcomer",
        "Newcomer",
        "Has just learned the rules, and plays what it likes. A match for a first game.",
        Habits(noise=357.5, counts_cards=False, overlooks=45, thrift=60),
    ),
    Level(
        "beginner",
        "Beginner",
        "Likes to build. It often misses a diagonal, does not watch which cards are gone, and"
        " spends its jacks early.",
        Habits(noise=191.9, counts_cards=False, overlooks=35, thrift=70),
    ),
    Level(
        "casual",
        "Casual",
        "Builds and blocks when it sees why, which is not always. It does not count cards.",
        Habits(noise=116.8, counts_cards=False, overlooks=25, thrift=80),
    ),
    Level(
        "regular",
        "Regular",
        "Plays every week. It misses a diagonal now and then and does not count cards.",
        Habits(noise=71.3, counts_cards=False, overlooks=15, thrift=90),
    ),
    Level(
        "skilled",
        "Skilled",
        "Counts the cards that are gone and keeps its jacks for when they matter; it seldom"
        " overlooks anything.",
        Habits(noise=52.3, overlooks=8),
    ),
    Level(
        "strong",
        "Strong",
        "Overlooks nothing, but between two good moves it takes either.",
        Habits(noise=25),
    ),
    Level(
        "expert",
        "Expert",
        "Takes the best move it knows at once. It thinks about the move at hand, not about what"
        " comes after.",
    ),
    Level(
        "master",
        "Master",
        "Imagines how the cards may lie that it cannot see, and plays its best moves on in its"
        " head before it chooses.",
        foresight=Foresight(playouts=1200),
    ),
)
"""The levels by their id, the weakest first. How each did against the one below:
``tests/bench/bench_ladder.py``."""

RANDOM: Final = "random"
"""Plays any legal move: for tests and trials, no level for people."""
DEFAULT_LEVEL: Final = "casual"
STANDARD: Final = "standard"
"""A name for the default level, for seats that nobody has chosen a level for."""
STYLE_MARK: Final = "+"
"""Between a level and a temperament: ``expert+attacker``."""


def level_names() -> Phrase:
    """Every name that :func:`make_player` knows, for help and complaints."""
    return phrase(
        "{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it "
        "({styles}), if wanted",
        levels=", ".join(LEVELS),
        random=RANDOM,
        standard=STANDARD,
        usual=DEFAULT_LEVEL,
        mark=STYLE_MARK,
        styles=", ".join(style for style in STYLES if style != BALANCED),
    )


def is_player(name: str) -> bool:
    """Whether :func:`make_player` knows a name."""
    level, _, style = name.partition(STYLE_MARK)
    return level in (*LEVELS, RANDOM, STANDARD) and (style or BALANCED) in STYLES


def looks_ahead(name: str) -> bool:
    """Whether a player of this name plays games on in its head, so that its core matters."""
    level = LEVELS.get(name.partition(STYLE_MARK)[0])
    return level is not None and level.foresight is not None


def make_player(level: str, seed: int = 0) -> Player:
    """A player of a level; its seed decides what it leaves to chance.

    A temperament may stand behind the level: ``expert+attacker``.

    Raises:
        Fault: there is no such level or temperament; the known ones are named.
    """
    if not is_player(level):
        raise Fault(
            phrase("there is no computer player {level}", level=repr(level[:40])),
            remedy=phrase("use {levels}", levels=level_names()),
        )
    name, _, style = level.partition(STYLE_MARK)
    if name == RANDOM:
        return UniformPlayer(seed)
    known = LEVELS[DEFAULT_LEVEL if name == STANDARD else name]
    title = known.id + (STYLE_MARK + style if style else "")
    return Thinker(seed, title, known.habits, known.foresight, style or BALANCED)
