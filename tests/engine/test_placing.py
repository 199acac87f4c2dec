# SPDX-License-Identifier: MIT
"""Positions that are set up: written down, placed again, and played on from."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.errors import BadCase, BadSave
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.placing import place, placed
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from tests.engine.material import Table, choose, tables
from tests.engine.reaching import positions, reached

SLOW = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@SLOW
@given(positions())
def test_what_is_written_down_is_placed_again(position: Position) -> None:
    data = json.loads(json.dumps(placed(position)))
    assert place(position.setup, data) == position


@SLOW
@given(positions(), st.integers(0, 1 << 20))
def test_a_game_that_was_set_up_is_saved_and_goes_on(position: Position, seed: int) -> None:
    game = Game(position, seed=seed)
    rng = Random(seed)
    for _ in range(12):
        if game.outcome() is not None:
            break
        game.play(choose(game.position, rng))
    if game.moves:
        game.undo()
    again = Game.from_json(json.loads(json.dumps(game.to_json())))
    assert again.positions == game.positions
    assert again.undone == game.undone
    assert again.set_up is game.set_up


def test_every_kind_of_game_can_be_set_up() -> None:
    """Each preset, some way into a game; hypothesis does not promise to meet them all."""
    for number, table in enumerate(tables()):
        position = reached(table.game(number), number, 25)
        assert place(position.setup, placed(position)) == position, table


def test_a_dealt_game_is_none_that_was_set_up() -> None:
    game = tables()[0].game(5)
    assert not game.set_up
    assert "start" not in game.to_json()


def set_up() -> Game:
    """A game from a position some moves in."""
    game = Table("sequence", "spiral", 2, 2).game(3)
    return Game(reached(game, 3, 9), seed=77)


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda start: start.update(chips=["A"]), "there are 1 lines of chips"),
        (lambda start: start.update(hands=["2S"]), "there are 1 hands for 2 seats"),
        (lambda start: start.update(stock="2S 2S 2S " + start["stock"]), "of the card '2S'"),
        (lambda start: start.update(stock="ZZ"), "no position"),
        (lambda start: start.update(to_move=True), "is no number"),
        (lambda start: start.update(out=[True]), "are no seats"),
        (lambda start: start.update(to_move=5), "there is no seat 5"),
        (lambda start: start.update(phase="draw"), "there is no open card to take"),
        (lambda start: start.update(phase="sleep"), "'sleep' is no phase"),
        (lambda start: start.update(out=[0, 1]), "is out of the game"),
        (lambda start: start.update(out=[7]), "are no seats"),
        (lambda start: start.update(limits=[7]), "are not 2 numbers"),
        (lambda start: start.update(limits=[7, -1]), "are not 2 numbers"),
        (lambda start: start.update(passes=-9), "is no number from 0"),
        (lambda start: start.update(overtime=[0, 0]), "has no turn left"),
        (lambda start: start.update(chance=-1), "is no number from 0"),
        (lambda start: start.update(hands=7), "is no list"),
    ],
)
def test_a_start_that_cannot_be_is_refused(change: Change, says: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(set_up().to_json()))
    change(data["start"])
    with pytest.raises(BadSave, match=says) as caught:
        Game.from_json(data)
    assert caught.value.where.startswith("start")


def test_a_start_beside_another_deal_is_refused() -> None:
    data: dict[str, Any] = json.loads(json.dumps(set_up().to_json()))
    data["deal"]["stock"] = ""
    with pytest.raises(BadSave, match="do not come from"):
        Game.from_json(data)


def test_a_start_that_is_no_object_is_refused() -> None:
    data = set_up().to_json() | {"start": 7}
    with pytest.raises(BadSave, match="no position"):
        Game.from_json(data)


def test_a_finished_game_is_not_written_down() -> None:
    game = Table("sequence", "spiral", 2, 2).game(1)
    rng = Random(1)
    while game.outcome() is None:
        game.play(choose(game.position, rng))
    with pytest.raises(ValueError, match="may play"):
        placed(game.position)


def test_a_case_may_begin_in_the_middle_of_a_turn() -> None:
    setup = Table("open_draft", "spiral", 2, 2).game(0).setup
    data = {"hands": ["2S 3S", "4S"], "open": ["KH", "QH", "TD", "8D", "5D"], "stock": "6D"}
    position = place(setup, data | {"phase": "draw", "limits": [3, 1]})
    assert [str(move) for move in position.legal_moves()] == ["+KH", "+QH", "+TD", "+8D", "+5D"]
    assert position.play("+TD").seat == 1


def test_cards_that_lie_open_are_not_in_the_stock_as_well() -> None:
    setup = Table("open_draft", "spiral", 2, 2).game(0).setup
    position = place(setup, {"open": ["KH", "KH", "TD", "8D", "5D"], "hands": ["2S", "3S"]})
    assert "KH" not in position.stock
    assert len(position.stock) == len(setup.deck) - 7


def test_a_wrong_roll_is_refused() -> None:
    setup = Table("sequence_dice", "dice", 2, 2).game(0).setup
    with pytest.raises(BadCase, match="no number"):
        place(setup, {"rolls": ["x"]})
