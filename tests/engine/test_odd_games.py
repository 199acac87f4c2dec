# SPDX-License-Identifier: MIT
"""Random games under rules that nobody would think of, with every invariant looked at.

Some of these games have no end: where chips come and go for ever, nobody need reach a high goal.
But something always happens in them.
"""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

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
