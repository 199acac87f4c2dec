# SPDX-License-Identifier: MIT
"""The shipped boards: they satisfy their schema, hold what they must, and are what they say."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sequence_desktop.engine.board import DECKS, LARGEST, SMALLEST, Board
from sequence_desktop.paths import data

FOLDER = data("board_layouts")
SCHEMA: dict[str, Any] = json.loads(
    (FOLDER / "board-layout.schema.json").read_text(encoding="utf-8")
)
FILES = sorted(path for path in FOLDER.glob("*.json") if path.name != "board-layout.schema.json")
VALIDATOR = Draft202012Validator(SCHEMA)


def board(name: str) -> Board:
    return Board.from_json(json.loads((FOLDER / f"{name}.json").read_text("utf-8")), id=name)


def turned(token: str, suits: str) -> str:
    """The card with its suit replaced by the next in a cycle of suits."""
    return token if token == "XX" else token[0] + suits[(suits.index(token[1]) + 1) % len(suits)]


def test_schema_is_valid_and_agrees_with_the_engine() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert set(SCHEMA["properties"]["deck"]["enum"]) == set(DECKS)
    rows = SCHEMA["properties"]["rows"]
    assert (rows["minItems"], rows["maxItems"]) == (SMALLEST, LARGEST)


def test_the_boards_that_the_rules_name_are_there() -> None:
    names = {path.stem for path in FILES}
    assert {"spiral", "quadrants", "row_snake", "dice", "five_straight"} <= names
    assert {"compass", "far_twins"} <= names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shipped_board_is_complete(path: Path) -> None:
    raw = json.loads(path.read_text(encoding="utf-8"))
    assert [error.message for error in VALIDATOR.iter_errors(raw)] == []
    assert all(raw[key] for key in ("name", "author", "notes", "license", "deck"))
    loaded = Board.from_json(raw, id=path.stem)
    assert loaded.problems() == ()


@pytest.mark.parametrize("name", ["spiral", "quadrants", "row_snake", "compass", "far_twins"])
def test_card_board_holds_every_card_twice_and_four_free_corners(name: str) -> None:
    loaded = board(name)
    count = Counter(loaded.cells)
    assert (loaded.width, loaded.height) == (10, 10)
    assert [loaded.cells[i] for i in (0, 9, 90, 99)] == ["XX"] * 4
    assert count.pop("XX") == 4
    assert len(count) == 48
    assert set(count.values()) == {2}


def test_number_boards_hold_every_number_once() -> None:
    for name in ("five_straight", "five_straight_edges", "five_straight_spiral"):
        assert sorted(map(int, board(name).cells)) == list(range(100))


def test_dice_board_holds_four_of_each_total() -> None:
    assert Counter(board("dice").cells) == Counter([*"23456789", "12"] * 4)


def test_compass_turns_into_itself() -> None:
    rows = board("compass").rows
    for r in range(10):
        for c in range(10):
            assert rows[c][9 - r] == turned(rows[r][c], "SHCD")


def test_far_twins_lie_five_rows_and_five_columns_apart() -> None:
    cells = board("far_twins").cells
    near = set()
    for token in set(cells) - {"XX"}:
        one, two = (i for i, t in enumerate(cells) if t == token)
        if (abs(one // 10 - two // 10), abs(one % 10 - two % 10)) != (5, 5):
            near.add(token)
    assert near == {"KS", "KH"}


def test_far_twins_mirrors_its_halves() -> None:
    swap = {"S": "H", "H": "S", "C": "D", "D": "C", "X": "X"}
    for row in board("far_twins").rows:
        assert [t[0] + swap[t[1]] for t in reversed(row)] == list(row)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"rows": ["XX 2S 3S 4S"] * 3}, "short"),
        ({"rows": ["XX 2S 3S ZZ"] * 4}, "ZZ"),
        ({"deck": "three_packs"}, "three_packs"),
        ({"colour": "red"}, "colour"),
        ({"name": ""}, "''"),
    ],
)
def test_schema_finds_mistakes(change: dict[str, Any], word: str) -> None:
    good = {"name": "Four", "rows": ["XX 10♥ 3S 50"] * 4}
    assert VALIDATOR.is_valid(good)
    messages = [error.message for error in VALIDATOR.iter_errors(good | change)]
    assert any(word in message for message in messages)
