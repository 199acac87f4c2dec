# SPDX-License-Identifier: MIT
"""Drafts in files."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.storage import boards
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.paste import read
from tests.workshop.made import drafts, shipped


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(drafts())
def test_every_draft_can_be_kept(tmp_path: Path, draft: Draft) -> None:
    path = tmp_path / "new" / "draft.json"
    files.save(draft, path)
    assert files.load(path) == draft
    assert path.read_text("utf-8") == files.to_text(draft)


@pytest.mark.parametrize("key", ["name", "author", "notes", "license"])
def test_what_is_said_at_length_can_be_read_again(tmp_path: Path, key: str) -> None:
    path = tmp_path / "long.json"
    draft = Draft.of(shipped("spiral")).about(**{key: "x" * 5000})
    files.save(draft, path)
    assert files.load(path) == draft
    assert getattr(draft, key) == "x" * 2000


@pytest.mark.parametrize(
    ("suffix", "row"), [(".txt", " 7 10"), (".csv", "7,10"), (".tsv", "7\t10")]
)
def test_the_cells_alone_as_text(suffix: str, row: str) -> None:
    draft = Draft(4, 4, ("7", "10") * 8, "numbers")
    lines = files.plain(draft, suffix).splitlines()
    assert len(lines) == 4
    assert lines[0].endswith(row)
    assert read(files.plain(draft, suffix)).draft().cells == draft.cells


def test_a_finished_draft_is_a_board(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    files.save(Draft.of(shipped("spiral")).about(name="Mine"), path)
    assert boards.load(path).name == "Mine"
    files.save(files.load(path).clear([44]), path)
    with pytest.raises(Fault, match="row 5, column e: this cell is still empty"):
        boards.load(path)


def test_what_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    with pytest.raises(StorageError, match=r"bad\.json: cannot be read"):
        files.load(path)
    path.write_text('{"rows": ["2S"]}')
    with pytest.raises(BadBoard, match=r"bad\.json: rows: there are 1 rows; use 4 to 20"):
        files.load(path)


def test_a_change_by_another_program_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    assert files.mark(path) == ""
    draft = Draft.new(10, 10)
    files.save(draft, path)
    first = files.mark(path)
    files.save(draft, path)
    assert files.mark(path) == first
    path.write_text(path.read_text("utf-8").replace("..", "2S", 1), "utf-8")
    assert files.mark(path) not in ("", first)
