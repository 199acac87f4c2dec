# SPDX-License-Identifier: MIT
"""Thousands of random games of every preset, on every board, by every number of players.

``SEQUENCE_GAMES=200000 pytest tests/engine/test_random_games.py -n auto`` plays more of them.
"""

from __future__ import annotations

import os

import pytest

from tests.engine.material import preset_names, rules_of, tables
from tests.engine.random_play import play_checked

GAMES = int(os.environ.get("SEQUENCE_GAMES", "10000"))
CHUNKS = 100


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        table = tables()[number % len(tables())]
        assert play_checked(table.game(number), number, often=40), (
            f"{table}, seed {number}: endless"
        )


def test_every_way_to_sit_down_is_played() -> None:
    """Each preset has boards for all its numbers of players and sides, and the games reach them."""
    played = {(table.preset, table.players, table.sides) for table in tables()}
    assert played == {
        (name, players, sides)
        for name in preset_names()
        for players in rules_of(name).player_counts
        for sides in rules_of(name).sides_for(players)
    }
    assert len(tables()) <= GAMES
