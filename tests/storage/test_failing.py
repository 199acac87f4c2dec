# SPDX-License-Identifier: MIT
"""Each system call of each write goes wrong in turn: the state before or the new one is there."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sequence_desktop
from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage.files import backup_path
from sequence_desktop.storage.home import Home
from tests.storage.system import ERRORS, Event, System, failing
from tests.storage.written import KINDS, Written

ROOT = Path(__file__).parents[2]
OLDER, OLD, NEW, THEIRS = 3, 4, 5, 9
WRITERS = {"write_atomic", "write_bytes", "copy_file"}
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))


def fresh(folder: Path, kind: Written) -> Home:
    """A home in which the file is there for the second time."""
    whole = Home.at(folder.with_name("whole"))
    if not whole.data.exists():
        for number in (OLDER, OLD):
            kind.write(whole, number)
    shutil.copytree(whole.data, folder)
    return Home.at(folder)


def write(home: Home, kind: Written) -> Fault | None:
    """Write the new state; why it could not be."""
    try:
        kind.write(home, NEW)
    except Fault as fault:
        return fault
    return None


def check(home: Home, kind: Written, fault: Fault | None) -> None:
    """The file holds the new state, or the old one and the program has said why."""
    found = kind.read(kind.file(home))
    assert found == NEW if fault is None else found in (OLD, NEW)
    if kind.backed_up:
        assert kind.read(backup_path(kind.file(home))) in (OLDER, OLD)
    if fault is not None:
        check_words(fault)


def check_words(fault: Fault) -> None:
    """It is told in words: what, which file, and what to do."""
    text = str(fault)
    assert fault.file, text
    assert fault.remedy, text
    assert "cannot be" in text or "is needed" in text, text
    assert not any(word in text for word in ("Errno", "error", "Invalid argument")), text
    assert "\n" not in text


def calls_of(tmp_path: Path, kind: Written) -> list[str]:
    """The system calls of one write."""
    home = fresh(tmp_path / "count", kind)
    with System(home.data).watching() as system:
        kind.write(home, NEW)
    assert {"open", "write", "fsync", "replace"} <= set(system.calls)
    return system.calls


def worth_a_trial(calls: list[str]) -> list[int]:
    """The numbers of the calls; of many equal ones that follow each other, the first and last."""
    around = zip(["", *calls], calls, [*calls[1:], ""], strict=False)
    return [n for n, (before, name, after) in enumerate(around) if {before, after} != {name}]


def each_call(
    tmp_path: Path, kind: Written, event: Callable[[Home], Event]
) -> Iterator[tuple[Home, Fault | None, str]]:
    """Let the event come at each call of a write, each time in a home of its own."""
    calls = calls_of(tmp_path, kind)
    for number in worth_a_trial(calls):
        home = fresh(tmp_path / f"{number}", kind)
        with System(home.data, number, event(home)).watching():
            fault = write(home, kind)
        yield home, fault, calls[number]


# Most kinds are written by the same calls: what one error shows of them, the others show too.
WITH_EACH_ERROR = [
    (kind, code) for kind in KINDS for code in ERRORS[: None if kind.own_calls else 1]
]


@pytest.mark.parametrize(
    ("kind", "code"),
    WITH_EACH_ERROR,
    ids=[f"{k.name}-{os.strerror(c)}" for k, c in WITH_EACH_ERROR],
)
def test_a_call_fails(tmp_path: Path, kind: Written, code: int) -> None:
    failed = set()
    for home, fault, name in each_call(tmp_path, kind, lambda _: failing(code)):
        check(home, kind, fault)
        assert write(home, kind) is None, "the next time all is well"
        assert kind.read(kind.file(home)) == NEW
        left = list(home.data.rglob("*.part"))
        assert not left, f"{name} left {left}"
        failed |= {name} if fault else set()
    assert {"write", "fsync"} <= failed


@kinds
def test_a_call_fails_for_ever(tmp_path: Path, kind: Written) -> None:
    """As on a disk that has become full or read-only meanwhile."""
    for number in worth_a_trial(calls_of(tmp_path, kind)):
        for code in ERRORS[:4] if kind.own_calls else ERRORS[:1]:
            home = fresh(tmp_path / f"{number} {code}", kind)
            with System(home.data, number, failing(code), for_ever=True).watching():
                fault = write(home, kind)
            check(home, kind, fault)


@kinds
def test_the_folder_goes_away(tmp_path: Path, kind: Written) -> None:
    def away(home: Home) -> Event:
        folder = kind.file(home).parent
        return lambda: folder.rename(f"{folder} gone")

    for home, fault, _ in each_call(tmp_path, kind, away):
        file = kind.file(home)
        gone = Path(f"{file.parent} gone") / file.name
        if fault is None:
            assert kind.read(file if file.exists() else gone) == NEW
        else:
            check_words(fault)
            assert kind.read(gone) in (OLD, NEW)
            assert not file.exists()
        if kind.backed_up:
            assert kind.read(backup_path(gone)) in (OLDER, OLD)


@kinds
def test_another_program_replaces_the_file(tmp_path: Path, kind: Written) -> None:
    theirs = fresh(tmp_path / "theirs", kind)
    kind.write(theirs, THEIRS)
    content = kind.file(theirs).read_bytes()

    def replace(home: Home) -> Event:
        def do() -> None:
            other = kind.file(home).with_name("theirs")
            other.write_bytes(content)
            other.replace(kind.file(home))

        return do

    for home, fault, _ in each_call(tmp_path, kind, replace):
        found = kind.read(kind.file(home))
        assert found in (NEW, THEIRS)
        if kind.backed_up:
            assert kind.read(backup_path(kind.file(home))) in (OLDER, OLD, THEIRS)
        if fault is not None:
            check_words(fault)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
@kinds
def test_a_kill_at_each_call(tmp_path: Path, kind: Written) -> None:
    command = [sys.executable, "-m", "tests.storage.killed_at", kind.name, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    found = []
    for number in json.loads(done.stdout):
        home = Home.at(tmp_path / f"{number}")
        found.append(kind.read(kind.file(home)))
        if kind.backed_up:
            assert kind.read(backup_path(kind.file(home))) in (OLDER, OLD)
        kind.write(home, NEW)
        assert not list(home.data.rglob("*.part")), "the next write clears up"
    assert set(found) == {OLD, NEW}
    assert found == sorted(found), "once it is there it stays"


def test_every_writer_is_here() -> None:
    """Whoever writes a new kind of file adds it to `KINDS`, and it has all these trials."""
    package = Path(sequence_desktop.__file__).parent
    writing = set()
    for file in package.rglob("*.py"):
        module = ".".join(file.relative_to(package).with_suffix("").parts)
        if module == "storage.files":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in WRITERS:
                writing.add(module)
    assert writing == {module for kind in KINDS for module in kind.modules}


def test_nobody_else_writes_files() -> None:
    """`storage/files.py` is the one place; locks and a picture of the self-test lie beside."""
    package = Path(sequence_desktop.__file__).parent
    others = set()
    for file in package.rglob("*.py"):
        module = ".".join(file.relative_to(package).with_suffix("").parts)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            if name in ("write_text", "mkstemp", "NamedTemporaryFile", "QSaveFile", "copyfile"):
                others.add(module)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "open":
                others.add(module)
    others -= {"notice", "players.worker", "gui.self_test"}  # consoles, pipes, temporary files
    assert not others
