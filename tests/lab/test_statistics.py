# SPDX-License-Identifier: MIT
"""Elo, intervals, ratings and sequential tests: against what is known of them."""

from __future__ import annotations

import math
import random

import pytest

from sequence_desktop.lab.ratings import Meeting, rate
from sequence_desktop.lab.sequential import STRENGTH, Sequence, State, Test
from sequence_desktop.lab.statistics import elo, moments, share_interval, share_of
from sequence_desktop.players.share import wilson


def test_elo_and_shares() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf
    assert elo(0.25, 0.25) == pytest.approx(0)
    for difference in (-250.0, 0.0, 33.0):
        for fair in (0.5, 1 / 3):
            assert elo(share_of(difference, fair), fair) == pytest.approx(difference)


def test_moments_are_those_of_the_values() -> None:
    values = [0, 0, 1, 3, 3, 7]
    n, mean, variance = moments({v: values.count(v) for v in values})
    assert n == 6
    assert mean == pytest.approx(14 / 6)
    assert variance == pytest.approx(sum((v - mean) ** 2 for v in values) / 6)
    assert moments({}) == (0, 0.0, 0.0)


def test_deals_whose_games_cancel_out_tell_more() -> None:
    """Two games a deal: unrelated, they give Wilson's interval; one each way gives less doubt."""
    unrelated = share_interval({0: 25, 2: 50, 4: 25}, 4)
    assert unrelated == pytest.approx(wilson(100, 200), abs=1e-9)
    low, high = share_interval({0: 5, 2: 90, 4: 5}, 4)
    assert unrelated[0] < low < 0.5 < high < unrelated[1]
    assert share_interval({}, 4) == (0.0, 1.0)
    assert share_interval({4: 10}, 4) == pytest.approx(wilson(10, 10))


def test_ratings_of_two_are_their_difference() -> None:
    strong, weak = rate([Meeting(("a", "b"), (639, 359), 2)])
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.elo - weak.elo == pytest.approx(elo(0.64), abs=1)
    assert strong.points == 640
    # The difference of the two errs twice as much as each, since their sum is known.
    p = 0.64
    error = 1.96 * 400 / math.log(10) / math.sqrt(1000 * p * (1 - p))
    assert strong.error == pytest.approx(error / 2, rel=0.01)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    chance = random.Random(4)
    truth = {"a": 120.0, "b": 30.0, "c": -40.0, "d": -110.0}
    meetings = []
    for one, other in (("a", "b"), ("b", "c"), ("c", "d"), ("a", "d")):
        won = sum(chance.random() < share_of(truth[one] - truth[other]) for _ in range(3000))
        meetings.append(Meeting((one, other), (won, 3000 - won), 0))
    three = ("a", "b", "c")
    power = [10 ** (truth[name] / 400) for name in three]
    winners = chance.choices(range(3), power, k=3000)
    meetings.append(Meeting(three, tuple(winners.count(i) for i in range(3)), 0))
    ratings = rate(meetings)
    assert [rating.name for rating in ratings] == ["a", "b", "c", "d"]
    for rating in ratings:
        assert abs(rating.elo - truth[rating.name]) < 1.5 * rating.error
        assert 3 < rating.error < 15


def test_who_lost_every_game_has_a_number() -> None:
    strong, weak = rate([Meeting(("a", "b"), (100, 0), 0)])
    assert 600 < strong.elo - weak.elo < 1200
    assert rate([]) == ()
    assert rate([Meeting(("a", "a"), (3, 3), 0)]) == ()


def decide(test: Test, difference: float, chance: random.Random, most: int = 20_000) -> Sequence:
    """A test of pairs of games between players so far apart in Elo, with draws and luck in them."""
    share = share_of(difference)
    sequence = Sequence(test, 4)
    for _ in range(most):
        luck = chance.gauss(0, 0.25)
        points = sum(
            1 if chance.random() < min(max(share + way * luck, 0), 1) else -1 for way in (1, -1)
        )
        sequence.add(points)
        if sequence.state is not State.OPEN:
            break
    return sequence


@pytest.mark.parametrize(
    ("difference", "wanted"), [(0.0, State.SAME), (40.0, State.MORE), (-40.0, State.SAME)]
)
def test_a_test_errs_as_seldom_as_it_says(difference: float, wanted: State) -> None:
    chance = random.Random(7)
    test = Test(STRENGTH, 0.0, 40.0, 0.05, 0.05)
    found = [decide(test, difference, chance).state for _ in range(200)]
    # Of 200 with a chance of 5 %, more than 18 err once in 300 times.
    assert sum(state is not wanted for state in found) <= 18


@pytest.mark.parametrize(
    ("difference", "wanted"), [(60.0, State.MORE), (-60.0, State.LESS), (0.0, State.SAME)]
)
def test_both_may_be_the_stronger_one(difference: float, wanted: State) -> None:
    chance = random.Random(9)
    test = Test(STRENGTH, 0.0, 60.0, 0.05, 0.05, both=True)
    found = [decide(test, difference, chance) for _ in range(60)]
    assert sum(sequence.state is not wanted for sequence in found) <= 8
    verdict = found[0].verdict()
    assert verdict.llr_less is not None
    assert verdict.deals >= 16


def test_few_deals_that_are_all_alike_prove_nothing() -> None:
    sequence = Sequence(Test(high=400.0), 4)
    for _ in range(15):
        sequence.add(2)
        assert sequence.state is State.OPEN
    with_none = Sequence(Test(), 4).verdict()
    assert (with_none.deals, with_none.llr, with_none.llr_less) == (0, 0.0, None)
