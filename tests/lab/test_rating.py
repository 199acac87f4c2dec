# SPDX-License-Identifier: MIT
"""Ratings: where levels stand, and how games move a person between them."""

import random
from itertools import pairwise

import pytest

from sequence_desktop.lab.rating import (
    SETTLED_AFTER,
    STEP,
    K,
    after,
    anchor,
    expected,
    level_for,
    start,
)
from sequence_desktop.players import LEVELS

ALL = tuple(LEVELS)


def test_each_level_wins_62_of_100_against_the_one_below() -> None:
    for weaker, stronger in pairwise(ALL):
        gap = anchor(stronger, ALL) - anchor(weaker, ALL)
        assert gap == STEP
        assert expected(anchor(stronger, ALL), anchor(weaker, ALL)) == pytest.approx(
            0.62, abs=0.001
        )


def test_the_nearest_level_is_the_opponent() -> None:
    assert level_for(0, ALL) == ALL[0]
    assert level_for(5000, ALL) == ALL[-1]
    for level in ALL:
        assert level_for(anchor(level, ALL) + STEP * 0.4, ALL) == level
    assert level_for(start(ALL), ALL) == ALL[1]


def test_what_one_game_can_move() -> None:
    assert after(1000, 0, 1000, 1) == 1000 + K
    assert after(1000, SETTLED_AFTER, 1000, 1) == 1000 + K / 2
    assert after(1000, SETTLED_AFTER, 1000, 0.5) == 1000
    for opponent in (300, 1000, 2500):
        won, lost = (after(1000, SETTLED_AFTER, opponent, it) for it in (1, 0))
        assert lost < 1000 < won
        assert won - lost == pytest.approx(K)


@pytest.mark.parametrize("true", [650, 900, 1150])
def test_a_rating_finds_its_place(true: int) -> None:
    chance = random.Random(true)
    rating, last = float(start(ALL)), []
    for game in range(400):
        opponent = anchor(level_for(rating, ALL), ALL)
        won = chance.random() < expected(true, opponent)
        rating = after(rating, game, opponent, float(won))
        last.append(rating)
    assert sum(last[-200:]) / 200 == pytest.approx(true, abs=60)


def test_ratings_have_ends() -> None:
    rating = 120.0
    for game in range(100):
        rating = after(rating, game, 100, 0)
    assert rating == 100
