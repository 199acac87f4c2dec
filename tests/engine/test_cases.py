# SPDX-License-Identifier: MIT
"""Every ruling and every house rule is a case file in ``tests/cases``; here each of them is run."""

from pathlib import Path
from typing import Any, Final

import pytest

from sequence_desktop.engine.cases import run_case
from sequence_desktop.engine.errors import BadCase
from sequence_desktop.storage import boards, json_text, rules
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home

FILES: Final = sorted(Path(__file__).parents[1].joinpath("cases").glob("*.json"))
RULINGS: Final = {f"R{n}" for n in range(1, 45)}
"""The published rulings, by their numbers in our list."""


def failures(data: object, home: Path) -> list[str]:
    """What does not hold in a case that is played with the shipped rules and boards."""
    place = Home.at(home)
    return run_case(data, rules.library(place).parse, boards.library(place).parse)


def load(path: Path) -> Any:
    """The JSON in a case file."""
    return json_text.load(path, StorageError)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(path: Path, tmp_path: Path) -> None:
    assert failures(load(path), tmp_path) == []


def test_every_ruling_has_a_case() -> None:
    found = {load(path).get("ruling") for path in FILES}

    assert found >= RULINGS


def test_no_two_cases_say_the_same() -> None:
    sentences = [load(path)["case"] for path in FILES]

    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize(
    "step",
    [
        {"play": "4S@d1", "rows": {"A": 1}},
        {"play": "4S@d1", "claimed": {"A": ["a1-e1"]}},
        {"play": "4S@d1", "winner": "A"},
        {"play": "4S@d1", "over": True},
        {"play": "4S@d1", "to_move": 0},
        {"play": "4S@d1", "hands": [1, 1]},
        {"play": "4S@d1", "hands": ["9C 8C", "2H"]},
        {"play": "4S@d1", "stock": "KH 7C"},
        {"play": "4S@d1", "discards": 0},
        {"play": "4S@d1", "chips": [". . . B . . . . . ."] + [". . . . . . . . . ."] * 9},
        {"play": "4S@e5"},
        {"illegal": "4S@d1"},
        {"illegal": "4S@e5", "because": "occupied"},
        {"targets": "4S", "are": ["d1"]},
        {"targets": "4S", "are": ["d1", "e9"], "dead": ["4S"]},
        {"moves": 5},
    ],
    ids=str,
)
def test_a_wrong_expectation_is_reported(step: dict[str, object], tmp_path: Path) -> None:
    case = {
        "case": "the four of spades",
        "rules": "sequence",
        "board": "spiral",
        "hands": ["4S 9C", "2H"],
        "stock": "7C KH QH",
        "steps": [step],
    }

    assert failures(case, tmp_path) != []


@pytest.mark.parametrize(
    "change",
    [
        {"rolls": "79"},
        {"rolls": ["seven"]},
        {"hands": "4S 9C"},
        {"chips": "A"},
        {"open": "4S"},
        {"steps": "play"},
        {"claimed": {"A": "a1-e1"}},
        {"steps": [{"targets": "4S", "are": "d1"}]},
        {"then": {"dead": "4S"}},
        {"then": {"hands": "4S"}},
    ],
    ids=str,
)
def test_a_text_in_place_of_a_list_is_told(change: dict[str, object], tmp_path: Path) -> None:
    """Not taken for a list of its letters: "79" would be two rolls."""
    case = {"rules": "sequence", "board": "spiral", "hands": ["4S 9C", "2H"]} | change
    if "rolls" in change:
        case |= {"rules": "sequence_dice", "board": "dice"}
        del case["hands"]
    with pytest.raises(BadCase, match=r"is no (list|number); write"):
        failures(case, tmp_path)
