# SPDX-License-Identifier: MIT
"""Journals: whole lines, whatever was cut off, and nobody else's file touched."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.storage import files
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.journal import Journal, Record, read_journal

KIND = "numbers"
HEAD = {"format": KIND, "of": "é"}


def begun(path: Path, records: int = 3) -> list[Record]:
    """A journal with so many records, and what was written."""
    written: list[Record] = [HEAD, *({"n": n} for n in range(records))]
    journal = Journal(path, KIND)
    assert journal.empty
    for record in written:
        journal.append(record)
    journal.close()
    return written


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "j"
    written = begun(path)
    assert list(read_journal(path)) == written
    assert path.read_text(encoding="utf-8").splitlines()[1] == '{"n": 0}'


def test_every_cut_is_healed(tmp_path: Path) -> None:
    """A kill may end a file after any byte: what was whole before stays, the rest goes."""
    path = tmp_path / "j"
    written = begun(path, 4)
    whole = path.read_bytes()
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        lines = whole[:length].count(b"\n")
        assert list(read_journal(path)) == written[:lines]
        journal = Journal(path, KIND)
        assert journal.empty == (lines == 0)
        journal.append({"n": -1})
        journal.close()
        assert list(read_journal(path)) == [*written[:lines], {"n": -1}]


def test_long_lines_are_cut_off_too(tmp_path: Path) -> None:
    path = tmp_path / "j"
    begun(path, 1)
    size = path.stat().st_size
    with path.open("ab") as file:
        file.write(b'{"x": "' + b"y" * 300_000)
    Journal(path, KIND).close()
    assert path.stat().st_size == size


@pytest.mark.parametrize(
    "content", ["dear diary", '{"format": "other"}\n', "{", '{"format": "numbers2"']
)
def test_another_file_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "j"
    path.write_text(content)
    if KIND.startswith(content.removeprefix('{"format": "')) or content == "{":
        Journal(path, KIND).close()  # the very beginning of one of ours
        assert path.read_text() == ""
        return
    with pytest.raises(StorageError, match="another file of this name; choose another"):
        Journal(path, KIND)
    assert path.read_text() == content


def test_only_one_program_writes(tmp_path: Path) -> None:
    path = tmp_path / "j"
    begun(path)
    journal = Journal(path, KIND)
    with pytest.raises(StorageError, match="another program is writing to it"):
        Journal(path, KIND)
    assert len(list(read_journal(path))) == 4, "but everybody may read"
    journal.close()
    Journal(path, KIND).close()


def test_a_whole_character_in_two_escapes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(b'{"a": "\\ud83c\\udca1"}\n')
    assert list(read_journal(path)) == [{"a": "\N{PLAYING CARD ACE OF SPADES}"}]


def test_a_disk_that_takes_nothing_at_the_end_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j"
    journal = Journal(path, KIND)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(StorageError, match="j: cannot be written to: the disk is full"):
            journal.close()
    Journal(path, KIND).close()  # others have it all the same


def test_a_damaged_line_is_told_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "j"
    begun(path)
    for damage in (b"[]\n", b"\xff\n", b"\n", b'{"a": "\\uD800"}\n', b'{"\xed\xa0\x80": 1}\n'):
        path.write_bytes(json.dumps(HEAD).encode() + b"\n" + damage)
        with pytest.raises(StorageError, match=r"j: line 2: "):
            list(read_journal(path))


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder"):
        with pytest.raises(StorageError, match="cannot be opened"):
            Journal(path, KIND)
        with pytest.raises(StorageError, match="cannot be read"):
            list(read_journal(path))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j", KIND)
    full = os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, journal._file.fileno())
    os.close(full)
    with pytest.raises(StorageError, match="the disk is full"):
        journal.append({"n": 1})
    journal._file.close()


def test_lines_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"old")
    path.chmod(0o640)

    def failing() -> Iterator[bytes]:
        yield b"new\n"
        raise StorageError("no more")

    with pytest.raises(StorageError, match="no more"):
        files.write_lines(path, failing())
    assert path.read_bytes() == b"old"
    files.write_lines(path, (b"%d\n" % n for n in range(300_000)))
    assert path.read_bytes().count(b"\n") == 300_000
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o777 == 0o640
    assert [file.name for file in tmp_path.iterdir() if file.name != "home"] == ["lines"]
    with pytest.raises(StorageError, match="this is a folder"):
        files.write_lines(tmp_path, [])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"[" * 100_000, "nested deeper than 30"),
        (b'{"game": ' + b"9" * 5000 + b"}", "more than 20 digits"),
        (b'{"game": 1', "this is not JSON"),
        (b"[1]", "not a JSON object"),
        (b'{"game": "\xff"}', "not UTF-8"),
    ],
)
def test_what_is_wrong_with_a_line_is_told(tmp_path: Path, line: bytes, words: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b'{"format": "x"}\n' + line + b"\n")
    with pytest.raises(StorageError, match=words) as told:
        list(read_journal(path))
    assert told.value.where == "line 2"
