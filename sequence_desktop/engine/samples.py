# SPDX-License-Identifier: MIT
"""A small ready game for examples in documentation: one pack, a board of four by thirteen."""

from __future__ import annotations

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cards import RANKS, SUITS
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules


def small_game(seed: int = 1) -> Game:
    """Two players with five cards each; four in line win."""
    board = Board(tuple(tuple(r + s for r in RANKS) for s in SUITS), id="suits", deck="free")
    rules = Rules.from_json(
        {
            "id": "small",
            "players": {"partitions": {"2": [2]}},
            "deck": {"packs": 1},
            "hand": {"const": 5},
            "rows": {"length": 4},
            "start": "first_seat",
        }
    )
    return Game.new(rules, board, seed=seed)
