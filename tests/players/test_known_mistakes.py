# SPDX-License-Identifier: MIT
"""Mistakes that the strongest levels never make: positions, and the moves that are expected there.

They lie in ``tests/cases/players``: a position as in rule cases, its chips by side, and either the
``best`` moves or those that are ``never`` played, as patterns. ``unseen``: the only cards that the
seat has not seen; all others lie on the discards. What the other hand has no room for is the stock.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import pytest

from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players import make_player
from sequence_desktop.players.advice import advise
from tests.players.tables import position_of, seen

FOLDER: Final = Path(__file__).parents[1] / "cases" / "players"
KEYS: Final = {"about", "case", "chips", "size", "unseen", "best", "never"}
SEEDS: Final = range(2)


def entries() -> Iterator[Any]:
    """Every position of every file."""
    for file in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(file.read_text(encoding="utf-8"))["positions"]:
            yield pytest.param(entry, id=f"{file.stem}: {entry['about']}")


def position(entry: Mapping[str, Any]) -> Position:
    """The position of an entry."""
    case = dict(entry["case"])
    if "unseen" in entry:
        bare = {key: case[key] for key in ("rules", "players") if key in case}
        deck = Counter(position_of(bare).setup.deck)
        kept = Counter([*case["hands"][0].split(), *entry["unseen"].split()])
        assert not kept - deck
        stock = len(entry["unseen"].split()) - len(case["hands"][1].split())
        case |= {"discards": " ".join((deck - kept).elements()), "stock": " ".join("?" * stock)}
    return position_of(case, entry.get("chips"), tuple(entry.get("size", (10, 10))))


def fits(move: str, entry: Mapping[str, Any]) -> bool:
    """Whether a move is among those expected."""
    if "never" in entry:
        return not any(fnmatchcase(move, pattern) for pattern in entry["never"])
    return any(fnmatchcase(move, pattern) for pattern in entry["best"])


def both_ways(entry: Mapping[str, Any], view: PlayerView) -> set[bool]:
    """Whether legal moves fit, and whether some do not: else an entry would prove nothing."""
    return {fits(str(move), entry) for move in view.legal_moves()}


@pytest.mark.parametrize("entry", list(entries()))
def test_the_strongest_level_makes_no_such_mistake(entry: dict[str, Any]) -> None:
    assert set(entry) <= KEYS
    view = seen(position(entry))
    assert both_ways(entry, view) == {True, False}

    for seed in SEEDS:
        assert fits(str(make_player("master", seed).choose(view)), entry)
    assert fits(str(advise(view).moves[0].move), entry)


def test_there_are_enough_of_each_kind() -> None:
    for file in FOLDER.glob("*.json"):
        positions = json.loads(file.read_text(encoding="utf-8"))["positions"]
        rules = [entry["case"].get("rules", "sequence") for entry in positions]
        assert len(positions) >= 6
        assert "one_eyed_jack" in rules
        assert "five_straight" in rules or file.stem == "remove"  # it takes no chips
