# SPDX-License-Identifier: MIT
"""The trained policy beats what it should beat. The games are the same ones each time.

How well it does in more games is measured by ``tests/bench/bench_strength.py``; here the margin is
three times what chance could take away, should the weights be trained again.
"""

from __future__ import annotations

import pytest

from sequence_desktop.engine.setup import Setup
from tests.players.hand_set import at_random, by_hand, trained, wins
from tests.players.tables import board_of, rules_of


def table(preset: str, players: int = 2, sides: int = 2) -> Setup:
    """A preset on its usual board."""
    rules = rules_of(preset)
    return Setup.of(rules, board_of(rules), players, sides)


def test_weights_that_were_set_by_hand_are_beaten() -> None:
    """Measured: 62 in 100, of 4,000 games."""
    assert wins(table("sequence"), trained, by_hand, deals=120, seed=2) >= 0.55 * 240


@pytest.mark.parametrize("preset", ["one_eyed_jack", "five_straight"])
def test_so_they_are_under_other_rules(preset: str) -> None:
    assert wins(table(preset), trained, by_hand, deals=40, seed=2) >= 0.5 * 80


@pytest.mark.parametrize("preset", ["sequence", "one_eyed_jack", "five_straight", "sequence_dice"])
def test_chance_is_beaten_nearly_always(preset: str) -> None:
    share = 0.7 if preset == "sequence_dice" else 0.95
    assert wins(table(preset), trained, at_random, deals=30, seed=2) >= share * 60
