# SPDX-License-Identifier: MIT
"""What somebody did tells of what it holds, where more than two sides play."""

from __future__ import annotations

import pytest

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.core_mirror import mirror
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players import make_player
from sequence_desktop.players.hindsight import note_last_deeds
from sequence_desktop.players.mind import Mind, mind_of
from tests.players.games import some_way_into
from tests.players.tables import position_of, seen

SURE = 256
DEALS = 300


def imagined(view: PlayerView, most: int) -> list[list[int]]:
    """The hand of the seat before the one to move, as it is imagined again and again."""
    mind, position = mind_of(view.position.setup), view.position
    mind.policy.careful = 1
    assert note_last_deeds(mind, view, most)
    mirror(mind.core, position)
    hidden = [hand.count(HIDDEN) for hand in position.hands]
    mind.playout.begin(hidden, [SURE] * 3, position.side)
    last = (position.seat - 1) % position.setup.players
    hands = []
    for seed in range(DEALS):
        mind.playout.imagine(seed)
        hands.append(hand_of(mind, last))
    return hands


def hand_of(mind: Mind, seat: int) -> list[int]:
    start = seat * mind.core.room
    return list(mind.core.hand[start : start + mind.core.held[seat]])


def experts(plies: int, seed: int) -> Game:
    """A game of three after so many moves."""
    game = some_way_into("sequence", 3, 0, seed)
    while len(game.moves) < plies:
        game.play(make_player("expert").choose(game.view(game.position.seat)))
    return game


def test_a_hand_is_imagined_with_which_the_last_moves_make_sense() -> None:
    """The cards truly held come up more often than without a memory."""
    hits = {0: 0, 2: 0}
    for seed in range(12):
        game = experts(20 + seed, seed)
        position = game.position
        number = mind_of(position.setup).ground.number
        held = {number[card] for card in position.hands[(position.seat - 1) % 3]}
        for most in hits:
            hands = imagined(game.view(position.seat), most)
            hits[most] += sum(1 for hand in hands for card in hand if card in held)

    assert hits[2] > 1.02 * hits[0]


def test_the_same_seed_deals_the_same_hands_also_later() -> None:
    game = experts(25, 3)
    view = game.view(game.position.seat)
    first = imagined(view, 2)
    mind = mind_of(view.position.setup)
    mind.playout.imagine(0)
    assert hand_of(mind, (view.position.seat - 1) % 3) == first[0]
    assert imagined(view, 2) == first


def test_no_seat_is_recalled_more_often_than_asked_for() -> None:
    game = experts(31, 1)
    view = game.view(game.position.seat)
    mind = mind_of(view.position.setup)
    for most in (0, 1, 2, 5):
        assert note_last_deeds(mind, view, most)
        assert mind.playout.noted == 2 * most
        mirror(mind.core, view.position)
        mind.playout.begin([0, 0, 0], [SURE] * 3, 1)
        assert mind.playout.past_size == 2 * most
        assert mind.playout.noted == 0


@pytest.mark.parametrize("preset", ["five_straight", "sequence_dice", "open_draft"])
def test_where_hands_are_not_simply_filled_up_nothing_is_recalled(preset: str) -> None:
    game = some_way_into(preset, 2, 12, seed=2)
    mind = mind_of(game.position.setup)

    assert not note_last_deeds(mind, game.view(game.position.seat), 2)
    assert mind.playout.noted == 0


def test_a_position_that_the_moves_do_not_lead_to_is_not_explained_by_them() -> None:
    position = position_of(
        {"players": 3, "hands": ["2S 5H KD", "? ? ?", "? ? ?"]}, {"A": "b2", "B": "a5", "C": "g8"}
    )
    mind = mind_of(position.setup)
    moves = tuple(map(Move.parse, ("2S@b2", "6S@e8", "3C@e5")))

    assert note_last_deeds(mind, seen(position), 2)
    assert not note_last_deeds(mind, seen(position, moves=moves), 2)
    assert mind.playout.noted == 0
