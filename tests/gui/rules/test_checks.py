# SPDX-License-Identifier: MIT
"""Impossible rules: refused with file, key and remedy; in the dialog said beside the control."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.rules.checks import Trouble, troubles
from sequence_desktop.gui.rules.parameters import PARAMETERS, put_at
from sequence_desktop.storage import rules_check
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.rules import RulesLibrary
from tests.gui.rules.material import BOARDS, PRESETS

BAD: list[tuple[str, dict[str, Any], str, str, str]] = [
    (
        "an unknown key",
        {"rows": {"lenght": 4}},
        "rows",
        "lenght",
        "length",
    ),
    (
        "a wrong type",
        {"rows": {"length": "four"}},
        "rows.length",
        "'four'",
        "whole number from 3 to 10",
    ),
    (
        "a card that has no cell and no power",
        {"powers": {"JC": "wild", "JD": "wild", "JS": "remove", "JH": None}},
        "board.layout",
        "JH",
        "power",
    ),
    (
        "hands larger than the deck",
        {"hand": {"const": 20, "by_players": None}},
        "hand",
        "120",
        "104",
    ),
    (
        "sides that do not divide the seats",
        {"players": {"partitions": {"5": [2]}}},
        "players.partitions.5",
        "5 players cannot form 2 equal sides",
        "leave this number of players out",
    ),
    (
        "a row longer than the board",
        {"rows": {"length": 10}, "board": {"layout": "junior"}},
        "rows.length",
        "row of 10",
        "at most 7",
    ),
    (
        "a board that is not there",
        {"board": {"layout": "dice6"}},
        "board.layout",
        "dice6",
        "dice",
    ),
    (
        "a row longer than the board of its own",
        {"rows": {"length": 9}, "board": {"grid": ["2S 3S 4S 5S"] * 4}, "powers": None},
        "rows.length",
        "row of 9",
        "at most 4",
    ),
    (
        "a board of its own with a slip",
        {"board": {"grid": ["2S 3S 4S 5S", "2S 3S 4S 5Z", "2S 3S 4S 5S", "2S 3S 4S 5S"]}},
        "board.grid, row 2, column d",
        "5Z",
        "write cells",
    ),
    (
        "no number of players",
        {"players": {"partitions": None}},
        "players.partitions",
        "nobody can play",
        "add players",
    ),
]


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def make(data: dict[str, Any]) -> Path:
        path = tmp_path / "friend.json"
        path.write_text(json.dumps({"extends": "sequence", **data}), "utf-8")
        return path

    return make


@pytest.mark.parametrize(("what", "data", "key", "why", "remedy"), BAD, ids=[b[0] for b in BAD])
def test_bad_presets_are_refused_with_file_key_and_remedy(
    what: str,
    data: dict[str, Any],
    key: str,
    why: str,
    remedy: str,
    write: Any,
    library: RulesLibrary,
    board_library: BoardLibrary,
) -> None:
    path = write(data)
    found = rules_check.examine(path, library, board_library)
    assert found, what
    fault = found[0]
    assert fault.file == str(path)
    assert fault.where.startswith(key)
    assert why in fault.why
    assert remedy in fault.remedy
    assert str(fault).startswith(f"{path}: {key}")
    assert str(fault).count("\n") == 0


@pytest.mark.parametrize("name", PRESETS)
def test_the_shipped_presets_are_sound(
    name: str, library: RulesLibrary, board_library: BoardLibrary
) -> None:
    assert rules_check.examine(library.find(name).path, library, board_library) == ()


def test_each_number_of_players_is_tried(
    write: Any, library: RulesLibrary, board_library: BoardLibrary
) -> None:
    path = write({"hand": {"const": 10, "by_players": None}})
    found = rules_check.examine(path, library, board_library)
    assert [fault.why for fault in found] == ["12 hands of 10 cards need 120"]


# -- in the dialog --------------------------------------------------------------------------


def said(changes: dict[str, Any], preset: str = "sequence") -> tuple[Trouble, ...]:
    data = PRESETS[preset].to_json()
    for path, value in changes.items():
        put_at(data, path, value)
    return troubles(data, BOARDS)


@pytest.mark.parametrize(
    ("changes", "path", "words"),
    [
        (
            {"hand.const": 9},
            "hand.const",
            "Twelve players with nine cards each need 108, but there are only 104.",
        ),
        (
            {"hand.by_players": {"2": 7}, "players.partitions": {"2": [2], "3": [3]}},
            "hand.by_players",
            "Say how many cards three players are dealt",
        ),
        ({"players.partitions": {}}, "players.partitions", "Nobody can play yet."),
        ({"players.partitions": {"2": []}}, "players.partitions", "Nobody can play yet."),
        (
            {"players.partitions": {"6": [4]}},
            "players.partitions",
            "6 players cannot form 4 equal sides.",
        ),
        ({"board.layout": "gone"}, "board.layout", "There is no board “gone” here."),
        ({"powers": {}}, "board.layout", "No cell of the board “Spiral” shows the jacks"),
        ({"deck.jokers": 2}, "board.layout", "shows the joker"),
        (
            {"deck.numbers": [0, 99]},
            "board.layout",
            "the 0, the 1, the 2, the 3, the 4, the 5 and 94 others",
        ),
        ({"board.rows": 6}, "board.rows", "The board “Spiral” has 10 of them."),
        (
            {"rows.length": 10, "board.layout": "junior"},
            "rows.length",
            "No row of ten fits on the board “Junior”, which has 7 by 6 cells.",
        ),
        (
            {"rows.length_by_sides": {"2": 9}, "board.layout": "junior"},
            "rows.length_by_sides",
            "No row of nine",
        ),
        ({"rows.shapes": ["XY"]}, "rows.shapes", "'XY' draws no shape."),
        ({"win.patterns": ["z99"]}, "win.patterns", "'z99' is no cell."),
        (
            {"forget.mode": "loss", "draw.when": "start"},
            "forget.mode",
            "Only a draw after playing can be forgotten.",
        ),
        (
            {"board.joker_cells": "corners"},
            "board.joker_cells",
            "Free cells cannot count for everybody and be earned at once.",
        ),
        (
            {"rows.shapes": ["XX/XX"], "protect.extensions": True},
            "protect.extensions",
            "Shapes have no line",
        ),
        (
            {"stalemate.ladder": [5, "x"]},
            "stalemate.ladder",
            "Use whole numbers from 2 to 10, separated by commas.",
        ),
        ({"board.grid": ["2S 3S"]}, "board.grid", "There are 1 rows."),
    ],
)
def test_what_is_impossible_is_said_where_it_is_mended(
    changes: dict[str, Any], path: str, words: str
) -> None:
    found = said(changes)
    assert found
    assert found[0].path == path
    assert words in found[0].text
    assert found[0].text.endswith(".")


def test_dice_without_a_cell_for_them_are_refused() -> None:
    found = said({"dice.sides": 4}, "sequence_dice")
    assert [trouble.path for trouble in found] == ["board.layout"]
    assert "No roll reaches" in found[0].text


def test_every_trouble_is_told_once() -> None:
    found = said({"rows.length": 10, "board.layout": "junior"})
    assert len(found) == len(set(found)) == 1


def test_two_mistakes_are_told_both() -> None:
    found = said({"extra_turn.on": ["x"], "stalemate.ladder": [99]})
    assert {trouble.path for trouble in found} == {"extra_turn.on", "stalemate.ladder"}


def test_faults_of_the_engine_point_to_parameters() -> None:
    """Whatever place a fault names, it belongs to some control."""
    for path, parameter in PARAMETERS.items():
        with pytest.raises(Fault) as caught:
            parameter.shape.read(object(), path)
        assert caught.value.where.split(",")[0] in PARAMETERS
        assert caught.value.remedy
