# SPDX-License-Identifier: MIT
"""The door: a second start of the program finds the first, whichever of them ends meanwhile."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from sequence_desktop.storage.door import Door, Visit
from sequence_desktop.storage.home import Home

OTHER_COPY = """
import sys
from pathlib import Path
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
door = Door(Home.at(Path(sys.argv[1])))
print(door.hold(), flush=True)
for line in sys.stdin:
    for visit in door.visits():
        print(visit.file, visit.token, flush=True)
"""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path / "Ännas Spiele")


@pytest.fixture
def door(home: Home) -> Iterator[Door]:
    """The door as this process sees it."""
    made = Door(home)
    yield made
    made.leave()


@contextmanager
def first_copy(home: Home) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the door, and looks at its notes for each line it is sent."""
    with subprocess.Popen(
        [sys.executable, "-c", OTHER_COPY, str(home.data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        try:
            yield process
        finally:
            process.kill()


def test_whoever_comes_first_holds_the_door(home: Home, door: Door) -> None:
    with first_copy(home):
        assert not door.hold()
    assert door.hold()
    assert door.hold(), "it holds it still"
    door.leave()
    assert not door.held
    with first_copy(home):
        assert not door.hold()


def test_doors_of_two_homes_have_nothing_to_do_with_each_other(tmp_path: Path) -> None:
    with first_copy(Home.at(tmp_path / "one")):
        other = Door(Home.at(tmp_path / "two"))
        assert other.hold()
        other.leave()


def test_the_first_reads_what_a_visitor_wants(home: Home, door: Door, tmp_path: Path) -> None:
    wanted = tmp_path / "Spiel am Frühstückstisch.seqgame"
    with first_copy(home) as process:
        assert not door.hold()
        answers: list[bool] = []
        visitor = Thread(target=lambda: answers.append(door.knock(Visit(wanted, "a token"), 30)))
        visitor.start()
        assert process.stdin is not None
        assert process.stdout is not None
        while visitor.is_alive():
            process.stdin.write("look\n")
            process.stdin.flush()
            visitor.join(0.02)
        assert answers == [True]
        assert process.stdout.readline() == f"{wanted} a token\n"
    assert list(door.folder.glob("*.note")) == []


def test_a_hung_copy_keeps_nobody_waiting(home: Home, door: Door) -> None:
    with first_copy(home):
        assert not door.knock(Visit(), within_s=0.1)
        assert not door.held
        assert list(door.folder.glob("*.note")) == [], "it will not be opened twice"


def test_who_knocks_while_the_first_ends_takes_its_place(home: Home, door: Door) -> None:
    with first_copy(home) as process:
        answers: list[bool] = []
        visitor = Thread(target=lambda: answers.append(door.knock(Visit(), 30)))
        visitor.start()
        process.kill()
        process.wait()
        visitor.join(20)
    assert answers == [False]
    assert door.held


def test_notes_that_make_no_sense_are_thrown_away(door: Door) -> None:
    assert door.hold()
    for number, text in enumerate(("", "[", "[]", '{"file": 5, "token": []}', '{"file": ""}')):
        (door.folder / f"{number}.note").write_text(text)
    assert door.visits() == (Visit(), Visit())
    assert door.visits() == ()
    assert list(door.folder.glob("*.note")) == []


def test_where_nothing_can_be_written_each_copy_is_on_its_own(home: Home, door: Door) -> None:
    home.data.write_text("a file where a folder should be")
    assert not door.hold()
    assert not door.knock(Visit(), within_s=10)
    door.leave()
