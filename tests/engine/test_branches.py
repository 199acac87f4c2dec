# SPDX-License-Identifier: MIT
"""A game that branches off another, and hands that lie open once a game is over."""

from __future__ import annotations

import pytest

from sequence_desktop.engine.game import Game
from tests.players.games import some_way_into


def played_out(seed: int) -> Game:
    game = some_way_into("sequence", 2, 6, seed=seed)
    while game.outcome() is None:
        game.play(game.position.legal_moves()[0])
    return game


def test_a_branch_begins_with_the_same_moves_and_leaves_the_game_alone() -> None:
    game = some_way_into("sequence", 2, 9, seed=4)
    game.undo()
    moves, undone = game.moves, game.undone
    branch = game.branch(5)
    assert branch.position == game.at(5)
    assert (branch.moves, branch.undone) == (moves[:5], ())
    branch.play(branch.position.legal_moves()[0])
    assert (game.moves, game.undone) == (moves, undone)
    assert Game.from_json(branch.to_json()).position == branch.position


def test_chance_goes_the_same_way_in_a_branch() -> None:
    game = some_way_into("sequence_dice", 2, 12, seed=4)
    branch = game.branch(3)
    for move in game.moves[3:]:
        branch.play(move)
    assert branch.position == game.position


@pytest.mark.parametrize("ply", [-1, 10])
def test_nothing_branches_off_a_move_that_was_not_made(ply: int) -> None:
    with pytest.raises(IndexError):
        some_way_into("sequence", 2, 9, seed=4).branch(ply)


def test_hands_lie_open_once_the_game_is_over_and_never_before() -> None:
    game = played_out(2)
    assert game.open_hands() == game.position.hands
    assert game.open_hands(3) == game.at(3).hands
    game.undo()
    with pytest.raises(ValueError, match="hidden"):
        game.open_hands(3)
