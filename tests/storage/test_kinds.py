# SPDX-License-Identifier: MIT
"""What kind of file is this?"""

from pathlib import Path

import pytest

from sequence_desktop.paths import data
from sequence_desktop.storage.games import save_game
from sequence_desktop.storage.kinds import Kind, kind_of
from tests.storage.made import saved


def test_every_shipped_board_is_one() -> None:
    files = [path for path in data("board_layouts").glob("*.json") if "schema" not in path.name]
    assert len(files) > 5
    assert {kind_of(path) for path in files} == {Kind.BOARD}


def test_every_shipped_rules_are_some() -> None:
    files = [
        path for path in data("resources", "rules").glob("*.json") if "schema" not in path.name
    ]
    assert len(files) > 10
    assert {kind_of(path) for path in files} == {Kind.RULES}


def test_every_rule_case_is_one() -> None:
    files = (Path(__file__).parents[1] / "cases").glob("*.json")
    assert {kind_of(path) for path in files} == {Kind.CASE}


def test_games_by_name_and_by_what_is_in_them(tmp_path: Path) -> None:
    for name in ("a.seqgame", "a.json", "a"):
        save_game(saved(3), tmp_path / name)
        assert kind_of(tmp_path / name) is Kind.GAME


def test_the_name_of_a_board_is_believed(tmp_path: Path) -> None:
    assert kind_of(tmp_path / "friends.seqboard") is Kind.BOARD


@pytest.mark.parametrize("text", ["", "{", "[]", "5", '{"a": 1}', '{"format": "x", "rows": []}'])
def test_what_is_none_of_ours_is_opened_as_a_game_which_says_so(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    assert kind_of(path) is Kind.GAME
    assert kind_of(tmp_path / "nothing.json") is Kind.GAME
