# SPDX-License-Identifier: MIT
"""Two running copies of the program on one home: what each has changed is there in the end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sequence_desktop.gui.designer import keeping
from sequence_desktop.gui.memory.memory import MOST_KEPT
from sequence_desktop.storage import records, settings
from sequence_desktop.storage.games import load_game
from sequence_desktop.storage.home import Home

ROOT = Path(__file__).parents[2]


class Told:
    """A copy of the program that is told what to do."""

    def __init__(self, home: Home) -> None:
        command = [sys.executable, "-m", "tests.gui.second_copy", str(home.data)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)

    def tell(self, line: str) -> None:
        """Have it do something, without waiting until it has."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait(self) -> None:
        """Wait until it has done what it was told."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "done\n"

    def do(self, *lines: str) -> None:
        """Have it do these things."""
        for line in lines:
            self.tell(line)
            self.wait()

    def end(self) -> None:
        """Close it, as a person does."""
        self.do("close")
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait() == 0


@pytest.fixture
def copies(home: Home) -> Iterator[tuple[Told, Told]]:
    """Two copies that have both started before either does anything."""
    with ExitStack() as stack:
        both = Told(home), Told(home)
        for told in both:
            stack.enter_context(told.process)
            stack.callback(told.process.kill)
        for told in both:
            told.do("set grace 5000")
        yield both


def in_turns(
    copies: tuple[Told, Told], deeds: Callable[[int], tuple[str, str]], often: int
) -> None:
    """Have both do something at the same time, again and again."""
    for number in range(often):
        for told, deed in zip(copies, deeds(number), strict=True):
            told.tell(deed)
        for told in copies:
            told.wait()


def test_settings_of_both_are_kept(copies: tuple[Told, Told], home: Home) -> None:
    one, other = copies
    one.do("set theme dark", "save anna.seqgame")
    other.do("set cloth claret", "save ben.seqgame")
    one.do("set zoom 150")
    in_turns(copies, lambda n: (f"set volume {n}", f"set grace {n}"), 20)
    one.end()
    other.end()
    found, notes = settings.load(home.settings)
    assert notes == ()
    assert (found.theme, found.cloth, found.zoom) == ("dark", "claret", 150)
    assert (found.volume, found.grace) == (19, 19)
    names = [Path(name).name for name in found.recent]
    assert {"anna.seqgame", "ben.seqgame"} <= set(names)


def test_what_one_changes_later_replaces_what_the_other_changed(
    copies: tuple[Told, Told], home: Home
) -> None:
    one, other = copies
    one.do("set theme dark")
    other.do("set theme contrast")
    one.do("set zoom 90")
    assert settings.load(home.settings)[0].theme == "contrast"
    one.do("set theme light")
    other.end()
    one.end()
    assert settings.load(home.settings)[0].theme == "light"


def test_finished_games_of_both_are_counted_and_kept(copies: tuple[Told, Told], home: Home) -> None:
    often = 12
    in_turns(copies, lambda n: (f"finish {2 * n + 1}", f"finish {2 * n + 2}"), often)
    for told in copies:
        told.end()
    found, notes = records.load(home.records)
    assert notes == ()
    assert len({record.deal for record in found}) == len(found) == 2 * often <= MOST_KEPT
    for record in found:
        assert load_game(home.finished / record.save).game.outcome() is not None


def test_unfinished_games_of_both_are_put_away(copies: tuple[Told, Told], home: Home) -> None:
    in_turns(copies, lambda n: (f"put {2 * n + 11}", f"put {2 * n + 12}"), 8)
    kept = {load_game(path).game.seed for path in (home.saves / "unfinished").glob("*.seqgame")}
    assert kept >= set(range(11, 25)), "all but the two that are on the tables"
    for told in copies:
        told.end()


def test_boards_in_the_making_of_both_are_offered(copies: tuple[Told, Told], home: Home) -> None:
    in_turns(copies, lambda n: (f"board one-{n}", f"board other-{n}"), 3)
    for told in copies:
        told.process.kill()
        told.process.wait()
    names = {left.draft.name for left in keeping.left_behind(home)}
    assert {"one-2", "other-2"} <= names


def test_a_plan_that_was_only_looked_at_replaces_none(
    copies: tuple[Told, Told], home: Home
) -> None:
    one, other = copies
    one.do("plan 123")
    other.do("look")
    one.do("leave")
    other.do("leave")
    plan = json.loads((home.lab / "last_plan.json").read_text("utf-8"))
    assert plan["games"] == 123
    for told in copies:
        told.end()
