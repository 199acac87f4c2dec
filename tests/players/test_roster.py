# SPDX-License-Identifier: MIT
"""The levels: named, described, told apart, and refused by name when there is no such level."""

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS, make_player


def test_levels_are_named_and_described() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual"]
    assert DEFAULT_LEVEL in LEVELS
    for name, level in LEVELS.items():
        assert level.id == name == make_player(name).name
        assert level.title
        assert level.description.endswith(".")


def test_standard_is_the_default_level() -> None:
    assert make_player("standard").name == DEFAULT_LEVEL


@pytest.mark.parametrize("name", ["", "Casual", "grandmaster", "x" * 500])
def test_an_unknown_level_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(Fault) as caught:
        make_player(name)

    assert all(level in str(caught.value) for level in LEVELS)
    assert len(str(caught.value)) < 200
