# SPDX-License-Identifier: MIT
"""A choice hangs on what the seat may know and on the seed, and on nothing else at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import PlayerView, view_of
from sequence_desktop.players import LEVELS, make_player
from tests.players.games import asked, otherwise_dealt, some_way_into
from tests.players.tables import preset_names, rules_of


@settings(max_examples=60)
@given(
    preset=st.sampled_from(preset_names()),
    level=st.sampled_from(sorted(LEVELS)),
    plies=st.integers(0, 60),
    seed=st.integers(0, 2**32),
)
def test_what_is_hidden_changes_nothing(preset: str, level: str, plies: int, seed: int) -> None:
    players = rules_of(preset).player_counts
    game = some_way_into(preset, players[seed % len(players)], plies, seed)
    if game.outcome() is not None:
        return
    seat = asked(game)
    expected = make_player(level, seed).choose(game.view(seat))

    for turn in range(3):
        other = otherwise_dealt(game.position, seat, Random(seed + turn))
        assert make_player(level, seed).choose(view_of(other, seat, game.moves)) == expected


@pytest.mark.parametrize("preset", preset_names())
def test_the_strongest_level_is_honest_under_all_rules(preset: str) -> None:
    game = some_way_into(preset, rules_of(preset).player_counts[-1], 17, seed=8)
    seat = asked(game)
    other = otherwise_dealt(game.position, seat, Random(5))
    master = make_player("master", 3)

    assert game.outcome() is None
    assert master.choose(view_of(other, seat, game.moves)) == master.choose(game.view(seat))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_move(level: str) -> None:
    """Also for a player that has played other games before, and for a view that has travelled."""
    used = make_player(level, 5)
    for preset in ("sequence", "five_straight", "sequence_dice", "open_draft"):
        game = some_way_into(preset, 2, 9, seed=3)
        view = game.view(game.position.seat)
        travelled = PlayerView.from_json(view.to_json())

        move = make_player(level, 5).choose(view)
        assert used.choose(view) == used.choose(view) == move
        assert used.choose(travelled) == move


def test_a_player_at_random_hangs_on_its_seed_and_on_the_turn() -> None:
    game = some_way_into("sequence", 2, 0, seed=3)
    view = game.view(game.position.seat)
    later = PlayerView(view.position, view.seat, (Move.parse("="),))

    assert len({make_player("random", seed).choose(view) for seed in range(20)}) > 5
    moves = [make_player("random", seed).choose(view) for seed in range(20)]
    assert moves != [make_player("random", seed).choose(later) for seed in range(20)]


def test_every_legal_move_is_played_at_random_about_as_often() -> None:
    game = some_way_into("junior", 2, 0, seed=3)
    view = game.view(game.position.seat)
    moves = list(view.legal_moves())
    counts = dict.fromkeys(moves, 0)
    for seed in range(200 * len(moves)):
        counts[make_player("random", seed).choose(view)] += 1

    assert all(140 < count < 260 for count in counts.values())
