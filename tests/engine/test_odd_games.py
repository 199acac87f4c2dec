# SPDX-License-Identifier: MIT
"""Random games under rules that nobody would think of, with every invariant looked at.

Some of these games have no end: where chips come and go for ever, nobody need reach a high goal.
But something always happens in them.
"""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from tests.engine.invariants import check_json
from tests.engine.odd_rules import OddGame, odd_games
from tests.engine.random_play import play_checked


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(odd_games())
def test_odd_games(odd: OddGame) -> None:
    play_checked(odd.game(), odd.seed, often=6, longest=500)


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(odd_games(talk=True))
def test_odd_games_with_talking(odd: OddGame) -> None:
    play_checked(odd.game(), odd.seed, often=6, longest=500)


def test_more_cards_may_be_given_up_than_are_refilled() -> None:
    """Who draws instead of playing may hold more; what is refilled never falls below nothing."""
    rules = Rules.from_json(
        {
            "match": "exact",
            "players": {"partitions": {"2": [2]}},
            "deck": {"numbers": [0, 24], "packs": 1},
            "powers": {},
            "hand": {"const": 1, "max": 3},
            "draw": {"when": "action"},
            "dead": {"swap": 0},
            "rows": {"length": 3},
            "win": {"rows_by_sides": {"2": 1}},
            "talk": {"penalty": "team_card"},
        }
    )
    rows = [" ".join(str(5 * row + n) for n in range(5)) for row in range(5)]
    board = Board.from_json({"rows": rows, "deck": "numbers"})
    game = Game.new(rules, board, 2, 2, seed=0)
    seat = game.position.seat
    for _ in range(4):
        game.play("+")  # both draw twice, and so hold three
    for left in (2, 1, 0):
        game.play(f"#{seat}")
        game.play(f"{game.position.hands[seat][0]}#")
        assert len(game.position.hands[seat]) == left
        assert game.position.limits[seat] == 0
        check_json(game.position)
