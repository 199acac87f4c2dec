# SPDX-License-Identifier: MIT
"""The command line and its words: levels, capitals, the usual game, and the player by its seed."""

import json
import subprocess
from pathlib import Path

import pytest

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from tests.test_cli import COMMAND, ROOT, complaint, run


@pytest.mark.parametrize("command", [["simulate"], ["boards", "report"], ["player"]])
def test_every_help_names_the_levels_as_the_complaint_does(command: list[str]) -> None:
    said = complaint("simulate", "--seats", "nobody", code=2)
    names = said.rpartition("; use ")[2]
    assert "standard" in names
    assert names in " ".join(run(*command, "--help").split())


def test_capitals_do_not_matter() -> None:
    few = ("--games", "1", "--seed", "3", "--json")
    assert run("simulate", "--seats", "Random", *few) == run("simulate", "--seats", "random", *few)
    spiral = ("boards", "new", "--pattern")
    assert run(*spiral, "Spiral", "--deck", "ONE_PACK") == run(
        *spiral, "spiral", "--deck", "one_pack"
    )
    assert run(*spiral, "spiral", "--param", "Corner=Top_Right") == run(
        *spiral, "spiral", "--param", "corner=top_right"
    )


@pytest.mark.parametrize(
    ("board", "game"),
    [
        ("spiral", "sequence"),
        ("pinwheel", "travel"),
        ("five_straight_edges", "five_straight"),
        ("dice", "sequence_dice"),
        ("junior", "junior"),
    ],
)
def test_a_report_without_rules_is_of_the_usual_game(board: str, game: str) -> None:
    report = json.loads(
        run("boards", "report", board, "--games", "1", "--level", "random", "--json")
    )
    assert report["rules"] == game


def test_own_rules_are_nobodys_usual_game(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "aaa.json").write_text(json.dumps({"title": "Mine"}))
    words = ("boards", "report", "spiral", "--games", "1", "--level", "random", "--json")
    assert json.loads(run(*words, "--home", tmp_path))["rules"] == "sequence"


def test_a_player_plays_by_its_seed() -> None:
    game = Game.new(*usual(), seed=5)
    request = json.dumps({"id": 1, "view": game.view(game.position.seat).to_json()}) + "\n"
    answers = {
        subprocess.run(
            [*COMMAND, "player", "random", "--seed", str(seed)],
            input=request,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (0, 0, 1, 2, 3)
    }
    assert 1 < len(answers) < 5


def usual() -> tuple[Rules, Board]:
    home = Home.at(ROOT / "nowhere")
    return rules.library(home).load("sequence"), boards.library(home).load("spiral")
