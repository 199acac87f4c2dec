# SPDX-License-Identifier: MIT
"""What the linear policy looks at, by name: groups of weights, and where each lies in a set.

``line_sight.py`` and ``linear.py`` have the same numbers as constants, for Cython; tests hold them
together.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

SET: Final = 160
"""Weights in a set. There are four: who is one row from winning - nobody, they, I, both."""


@dataclass(frozen=True, slots=True)
class Group:
    """Weights of one kind."""

    first: int
    size: int
    about: str


GROUPS: Final[Mapping[str, Group]] = {
    "own": Group(
        0,
        48,
        "a line of one's own: by chips wanted, others in hand (with dice: enemies' chips in it)"
        " (0-3), whether one is gone",
    ),
    "block": Group(48, 18, "a line of the next side: by chips wanted; a cell gone, rare, or not"),
    "later": Group(66, 18, "a line of a later side, likewise"),
    "lift": Group(84, 18, "a chip taken from a line that wants 0-5 more chips, likewise"),
    "frees": Group(102, 6, "the only enemy chip taken out of a line of one's own: by chips wanted"),
    "twin_own": Group(108, 24, "the card's other cell given up: own lines, by wanted and in hand"),
    "twin_block": Group(132, 6, "the card's other cell given up: their lines, by chips wanted"),
    "covered": Group(138, 1, "the card's other cells are all covered"),
    "wild": Group(139, 2, "the price of a card that goes anywhere: the only one, one of more"),
    "take": Group(141, 2, "the price of a card that takes a chip, likewise"),
    "reach": Group(
        143, 8, "a card that fills many cells: by the part of the open ones, in eighths"
    ),
    "draw": Group(151, 8, "a draw instead of a play: by cards held"),
}
"""The groups in the order of a set; what is left of a set is not used."""


@dataclass(frozen=True, slots=True)
class Style:
    """A temperament: groups of weights that count for more or less."""

    id: str
    title: str
    description: str
    factors: Mapping[str, float]

    def apply(self, weights: array[float]) -> array[float]:
        """The weights as somebody of this temperament sees them."""
        bent = array("d", weights)
        for name, factor in self.factors.items():
            group = GROUPS[name]
            for start in range(group.first, len(bent), SET):
                for i in range(start, start + group.size):
                    bent[i] *= factor
        return bent


def _styles(*styles: Style) -> Mapping[str, Style]:
    return {style.id: style for style in styles}


BALANCED: Final = "balanced"

STYLES: Final = _styles(
    Style(BALANCED, "Balanced", "Does what the position asks for.", {}),
    Style(
        "attacker",
        "Attacker",
        "Builds its own rows first, and stops yours when it must.",
        {"own": 1.3, "block": 0.8, "later": 0.8, "lift": 0.9, "frees": 1.3},
    ),
    Style(
        "blocker",
        "Blocker",
        "Would rather spoil your rows than hurry its own.",
        {"own": 0.85, "block": 1.3, "later": 1.3, "lift": 1.3},
    ),
    Style(
        "hoarder",
        "Hoarder",
        "Keeps its special cards for the end, and pairs of cards together.",
        {"wild": 1.3, "take": 1.8, "twin_own": 1.5, "covered": 1.5},
    ),
    Style(
        "gambler",
        "Gambler",
        "Spends special cards early and bets on the cards still to come.",
        {"wild": 0.82, "take": 0.5, "twin_own": 0.5, "covered": 0.3},
    ),
)
"""The temperaments by their id; about equally strong where little is left to chance."""
