# SPDX-License-Identifier: MIT
"""Chance for players: a generator that the view and the player's seed decide, and nothing else."""

from __future__ import annotations

from typing import Final

from sequence_desktop.engine.rng import Random, step
from sequence_desktop.engine.view import PlayerView

_MASK: Final = (1 << 64) - 1


def chance_for(view: PlayerView, seed: int) -> Random:
    """A generator for one choice: the same view and seed give the same numbers everywhere.

    It hangs on what everybody sees, so that a choice is fresh at each turn of a game; Python's own
    ``hash`` differs from run to run and is never used.
    """
    position = view.position
    state = seed & _MASK
    for fact in (len(view.moves), position.seat, len(position.stock), *position.chips):
        while True:
            state = step(state ^ (fact & _MASK))[1]
            fact >>= 64
            if not fact:
                break
    return Random(state)
