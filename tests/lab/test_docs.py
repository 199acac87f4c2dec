# SPDX-License-Identifier: MIT
"""The pages about the lab: their plans can be read, and their commands be typed."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from sequence_desktop.cli import lab
from sequence_desktop.lab.plan_reading import TEST_KEYS
from sequence_desktop.storage.home import Home
from sequence_desktop.study import plans
from tests.lab.bots import ROOT

PAGES = ("lab.md", "lab_results.md", "players.md")


def blocks(page: str) -> list[tuple[str, str]]:
    """The examples on a page, each with its language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def commands(page: str) -> list[str]:
    """What a page tells to type."""
    lines = [line for language, code in blocks(page) if not language for line in code.splitlines()]
    found = [re.split(r"  +", line)[0] for line in lines if line.startswith("sequence-desktop ")]
    assert found
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_command_can_be_typed(page: str) -> None:
    for command in commands(page):
        program, name, *words = shlex.split(command)
        assert (program, name) == ("sequence-desktop", "lab")
        lab.COMMAND.parser().parse_args(words)


def test_the_results_name_a_command_for_each_example() -> None:
    told = commands("lab_results.md")
    assert {command.split()[-1] for command in told} == set(plans.example_names())


def test_the_plan_of_the_page_can_be_read(tmp_path: Path) -> None:
    (plan,) = (code for _, code in blocks("lab.md") if "entries" in code)
    (tmp_path / "plan.json").write_text(plan, encoding="utf-8")
    board = (ROOT / "board_layouts" / "quadrants.json").read_text(encoding="utf-8")
    (tmp_path / "my_board.json").write_text(board, encoding="utf-8")
    found = plans.load_plan(tmp_path / "plan.json", Home.at(tmp_path))
    assert [entry.table.board.id for entry in found.entries] == ["spiral", "my_board", "my_board"]
    assert found.entries[2].table.rules.hand_size(2) == 6


def test_the_tests_of_the_page_are_those_that_there_are() -> None:
    (test,) = (code for _, code in blocks("lab.md") if code.startswith('"test": '))
    assert set(json.loads(test.removeprefix('"test": '))) <= set(TEST_KEYS)


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (ROOT / "docs" / target).exists(), f"{page}: {target}"
