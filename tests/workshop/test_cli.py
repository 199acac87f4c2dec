# SPDX-License-Identifier: MIT
"""`boards new` and `boards report`, run as people run them."""

import json
from pathlib import Path

import pytest

from sequence_desktop.storage import boards
from sequence_desktop.workshop.patterns import PATTERNS
from tests.test_cli import complaint, run


def test_a_new_board_is_a_board_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    made = run(
        *("boards", "new", "--pattern", "spiral", "--param", "corner=top_right"),
        *("--param", "second=backwards", "--name", "Mine", "--author", "Me", "--out", path),
    )
    assert made == f"{path}\n"
    assert run("boards", "check", path) == f"{path}: ok\n"
    board = boards.load(path)
    assert (board.name, board.author, board.license) == ("Mine", "Me", "")
    assert (board.rows[0][9], board.rows[1][9]) == ("XX", "2S")
    assert '"rows": [\n    "XX ' in path.read_text("utf-8")


def test_a_new_board_is_printed_where_no_file_is_named() -> None:
    first = run("boards", "new", "--pattern", "random", "--seed", "3", "--deck", "dice")
    assert first == run("boards", "new", "--pattern", "random", "--seed", "3", "--deck", "dice")
    assert first != run("boards", "new", "--pattern", "random", "--seed", "4", "--deck", "dice")
    assert json.loads(first)["deck"] == "dice"


def test_a_file_is_not_replaced_by_mistake(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    order = ("boards", "new", "--pattern", "random", "--out", path)
    assert "there already; choose another name, or add --force" in complaint(*order, code=1)
    assert path.read_text() == "precious"
    run(*order, "--force")
    assert boards.load(path).name == "Random"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["new"], "the following arguments are required: --pattern"),
        (["new", "--pattern", "maze"], "there is no pattern 'maze'; use spiral, snake"),
        (["new", "--pattern", "spiral", "--size", "9x9"], "and 9 by 9 has 81; choose a larger"),
        (["new", "--pattern", "spiral", "--size", "big"], "'big' is no size; write columns by"),
        (["new", "--pattern", "spiral", "--size", "3x40"], "3 columns cannot be made; use 4 to 20"),
        (["new", "--pattern", "spiral", "--param", "up"], "'up' is no choice; write it like"),
        (["new", "--pattern", "spiral", "--param", "a=b"], "has no parameter 'a'; use way, turn"),
        (["new", "--pattern", "spiral", "--param", "way=b"], "'b' is no choice for way"),
        (["new", "--pattern", "suits", "--deck", "dice"], "'suits' is not for the deck 'dice'"),
        (["new", "--pattern", "random", "--out", "mine"], "call the file mine.json"),
        (["report"], "the following arguments are required: BOARD"),
        (["report", "spiral", "--games", "0"], "use a whole number from 1"),
        (["report", "spiral", "--level", "nobody"], "there is no computer player 'nobody'"),
        (["report", "spiral", "--rules", "sequence_dice"], "choose a board with 6 rows"),
        (["report", "dice", "--players", "7"], "7 players in 2 sides cannot play"),
    ],
)
def test_wrong_arguments_are_one_line(arguments: list[str], said: str) -> None:
    assert said in complaint("boards", *arguments, code=2)


def test_the_help_tells_every_pattern_and_choice() -> None:
    text = run("boards", "new", "--help")
    for pattern in PATTERNS.values():
        assert f"  {pattern.id}: " in text
        for parameter in pattern.parameters:
            assert f"{parameter.id}={parameter.default}|" in text
    assert max(map(len, text.splitlines())) <= 82


def test_a_report_and_the_command_that_makes_it_again(tmp_path: Path) -> None:
    path = tmp_path / "my board.json"
    run("boards", "new", "--pattern", "quadrants", "--deck", "dice", "--out", path)
    order = ("boards", "report", path, "--games", "6", "--seed", "2", "--level", "random")
    text = run(*order)
    again = next(line for line in text.splitlines() if line.startswith("again: "))
    assert f"report '{path}' --rules sequence_dice --level random --games 6 --seed 2" in again
    assert run(*order, "--workers", "1") == text
    data = json.loads(run(*order, "--json", "--rules", "sequence_dice"))
    assert (data["games"], data["seed"], data["rules"]) == (6, 2, "sequence_dice")
    assert data["first_seat"]["decided"] + data["draws"] == 6
    assert len(data["heat"]) == 6


def test_a_report_on_an_unfinished_board(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(json.dumps({"name": "Half", "rows": ["XX .. 3S 4S"] * 4}))
    said = complaint("boards", "report", path, code=1)
    assert said == (
        f"sequence-desktop: {path}: row 1, column b: this cell is still empty;"
        " put a card there, or XX (free)"
    )
