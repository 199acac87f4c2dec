# SPDX-License-Identifier: MIT
"""What keeps a player from playing as well as it could, and how far it looks ahead."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Habits:
    """Honest human weaknesses; without any, a player does the best it knows."""

    noise: float = 0
    """Each move's points are off by chance, within a range so many points wide."""
    counts_cards: bool = True
    """Whether it has watched which cards are gone."""
    overlooks: int = 0
    """So many in a hundred of the enemies' diagonal lines go unnoticed at each look."""
    thrift: int = 100
    """How dear its special cards are to it, in per cent; below 100 it spends them early."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How much work goes into looking ahead. Work is counted in play-outs, never in seconds."""

    playouts: int
    """How many play-outs a choice may take in all."""
    candidates: int = 10
    """So many of the policy's best deeds are tried out."""
    plies: int = 12
    """Deeds after which a play-out is broken off and judged."""
    trust: int = 100
    """The policy's own opinion counts as so many play-outs."""
    shown: int = 0
    """So many of the best deeds are tried out as often as the very best, to be shown together."""

    def recalling(self) -> Foresight:
        """As much work, spent as it tells most where the others' last deeds are remembered.

        Hands are imagined more truly then, so that the play-outs need less of the policy's opinion;
        and between more than two players what comes later tells little.
        """
        return replace(self, playouts=self.playouts * 5 // 3, plies=6, trust=40)
