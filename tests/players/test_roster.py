# SPDX-License-Identifier: MIT
"""The levels: named, described, told apart, and refused by name when there is no such level."""

from itertools import pairwise

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS, is_player, make_player
from sequence_desktop.players.features import BALANCED, STYLES


def test_levels_are_named_and_described() -> None:
    assert len(LEVELS) == 8
    assert DEFAULT_LEVEL in LEVELS
    for name, level in LEVELS.items():
        assert level.id == name == make_player(name).name
        assert level.title
        assert level.description.endswith(".")


def test_each_level_has_no_more_weaknesses_than_the_one_below() -> None:
    ladder = list(LEVELS.values())
    for below, above in pairwise(ladder):
        assert above.habits.noise <= below.habits.noise
        assert above.habits.overlooks <= below.habits.overlooks
        assert above.habits.thrift >= below.habits.thrift
        assert above.habits.counts_cards >= below.habits.counts_cards
        assert above.foresight or not below.foresight


def test_standard_is_the_default_level() -> None:
    assert make_player("standard").name == DEFAULT_LEVEL


@pytest.mark.parametrize("style", STYLES)
def test_every_level_may_have_every_temperament(style: str) -> None:
    assert make_player(f"expert+{style}").name == f"expert+{style}"
    assert is_player(f"standard+{style}")


@pytest.mark.parametrize("name", ["", "Casual", "grandmaster", "casual+angry", "+", "x" * 500])
def test_an_unknown_level_is_refused_and_the_known_ones_are_named(name: str) -> None:
    assert not is_player(name)
    with pytest.raises(Fault) as caught:
        make_player(name)

    assert all(level in str(caught.value) for level in (*LEVELS, *STYLES.keys() - {BALANCED}))
    assert len(str(caught.value)) < 300
