# SPDX-License-Identifier: MIT
"""The log on disk: it rotates, tells nothing personal, and never stands in the way."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.storage.logbook import KEPT, LARGEST, NAME, Logbook


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "logs"


@pytest.fixture
def note(folder: Path) -> Iterator[logging.Logger]:
    book = Logbook(folder)
    logger = logging.getLogger("test_logbook")
    logger.setLevel(logging.INFO)
    logger.propagate = False
    logger.addHandler(book)
    yield logger
    logger.removeHandler(book)
    book.close()


def test_nothing_is_made_before_the_first_note(folder: Path, note: logging.Logger) -> None:
    assert not folder.exists()
    note.info("hello")
    assert "hello" in (folder / NAME).read_text("utf-8")


def test_notes_hold_no_folder_of_the_person(folder: Path, note: logging.Logger) -> None:
    note.warning("cannot read %s", Path.home() / "games" / "friday.seqgame")
    text = (folder / NAME).read_text("utf-8")
    assert str(Path.home()) not in text
    assert "friday.seqgame" in text


def test_files_take_turns_and_stay_few(folder: Path, note: logging.Logger) -> None:
    line = "x" * 2000
    for number in range((KEPT + 3) * LARGEST // len(line)):
        note.info("%d %s", number, line)
    files = sorted(folder.iterdir())
    assert len(files) == KEPT + 1
    assert all(file.stat().st_size <= LARGEST for file in files)


def test_a_place_that_cannot_be_written_to_costs_only_the_log(
    folder: Path, note: logging.Logger, capfd: pytest.CaptureFixture[str]
) -> None:
    folder.write_text("")
    note.error("lost")
    assert capfd.readouterr().err == ""
    folder.unlink()
    (folder / NAME).mkdir(parents=True)
    note.error("lost, too")
    assert capfd.readouterr().err == ""
