# SPDX-License-Identifier: MIT
"""A move is held against the best one, by what its seat knew: never above it, always the same."""

from __future__ import annotations

import json

import pytest

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import view_of
from sequence_desktop.players.duties import seat_and_moves
from sequence_desktop.players.judgement import Judgement, judge
from sequence_desktop.players.reasons import Why
from tests.players.games import asked, otherwise_dealt, some_way_into
from tests.players.tables import position_of, preset_names, rules_of, seen

WIN_IN_HAND = position_of(
    {"players": 3, "hands": ["5H 2S KD 3D", "4S 9S KD", "8C TS 4D"]}, {"A": "a5 b5 c5 d5"}
)
"""The seat to move wins at once with the five of hearts."""


def test_a_win_left_lying_is_a_mistake() -> None:
    found = judge(seen(WIN_IN_HAND), Move.parse("2S@b1"))

    assert str(found.best) == "5H@e5"
    assert found.with_best.chance == 1
    assert found.cost > 0.1
    assert found.reasons[0].kind is Why.WINS


def test_the_best_move_costs_nothing() -> None:
    found = judge(seen(WIN_IN_HAND), Move.parse("5H@e5"))

    assert found.cost == 0
    assert str(found.best) == "5H@e5"


def test_only_a_move_of_that_seat_is_judged() -> None:
    with pytest.raises(ValueError, match="no move of that seat"):
        judge(seen(WIN_IN_HAND), Move.parse("4S@d1"))


@pytest.mark.parametrize("preset", preset_names())
def test_every_games_moves_are_judged_by_what_the_seat_knows(preset: str) -> None:
    game = some_way_into(preset, rules_of(preset).player_counts[0], 2, seed=3)
    seat = asked(game)
    view = game.view(seat)
    _, moves = seat_and_moves(view)
    played = tuple(moves)[-1]
    other = view_of(otherwise_dealt(game.position, seat, Random(5)), seat, game.moves)

    found = judge(view, played, seed=2)
    assert found.cost >= 0
    assert judge(other, played, seed=2) == found
    assert Judgement.from_json(json.loads(json.dumps(found.to_json()))) == found
