# SPDX-License-Identifier: MIT
"""Positions that games came to by chance, and that can be set up."""

from __future__ import annotations

from hypothesis import strategies as st

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from tests.engine.material import Table, choose, tables


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position that a game came to by chance, in which somebody may play."""
    table: Table = draw(st.sampled_from(tables()))
    seed, plies = draw(st.integers(0, 1 << 20)), draw(st.integers(0, 120))
    return reached(table.game(seed), seed, plies)


def reached(game: Game, seed: int, plies: int) -> Position:
    """The last position of so many random moves that can be set up."""
    rng = Random(seed)
    found = game.position
    for _ in range(plies):
        game.play(choose(game.position, rng))
        if game.outcome() is not None:
            break
        if not game.position.penalty:
            found = game.position
    return found
