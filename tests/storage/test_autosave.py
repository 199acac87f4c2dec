# SPDX-License-Identifier: MIT
"""The running game: resumed, put aside, and kept apart between copies of the program."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import BadSave
from sequence_desktop.storage import files
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.games import SavedGame, SavedMatch
from sequence_desktop.storage.home import Home
from tests.storage.made import leave_no_room, played, saved

OTHER_COPY = """
import sys
from pathlib import Path
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.home import Home
from tests.storage.made import saved
slot = Autosave(Home.at(Path(sys.argv[1])))
slot.save(saved(7))
print(slot.path.name, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path / "mine")


@pytest.fixture
def other_copy(home: Home) -> Iterator[subprocess.Popen[str]]:
    """Another copy of the program, with a game of seven moves."""
    with subprocess.Popen(
        [sys.executable, "-c", OTHER_COPY, str(home.data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent.parent.parent,
    ) as process:
        yield process
        process.kill()


def name_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def age(path: Path, seconds: int) -> None:
    """Let a file look as if it had been written so long ago."""
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def test_the_first_start(home: Home) -> None:
    slot = Autosave(home)
    assert (slot.load(), slot.backup(), slot.previous()) == (None,) * 3
    assert slot.waiting() == ()
    slot.close()


def test_the_next_start_goes_on_with_undo_and_redo(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(9, undone=4))
    slot.close()
    slot = Autosave(home)
    resumed = slot.load()
    assert resumed is not None
    assert resumed.game.to_json() == played(9, undone=4).to_json()
    assert len(resumed.game.undone) == 4
    slot.close()


def test_a_new_game_can_be_taken_back(home: Home) -> None:
    slot = Autosave(home)
    slot.start(saved(5))
    slot.start(saved(0))
    slot.save(saved(2))
    previous = slot.previous()
    assert previous is not None
    assert len(previous.game.moves) == 5
    slot.close()


def test_a_damaged_game_is_told_and_its_backup_offered(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    slot.save(saved(6))
    slot.path.write_bytes(slot.path.read_bytes()[:-40])
    with pytest.raises(BadSave, match=r"game-1\.json: line"):
        slot.load()
    backup = slot.backup()
    assert backup is not None
    assert len(backup.game.moves) == 5
    slot.close()


def spoil_mark(path: Path) -> bytes:
    """Damage the bookmark of a kept game; the file's content then."""
    data = json.loads(path.read_text("utf-8"))
    data["marks"][0]["ply"] = -5
    path.write_text(json.dumps(data), encoding="utf-8")
    return path.read_bytes()


def test_a_game_with_a_damaged_part_goes_on_and_its_file_is_kept(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    content = spoil_mark(slot.path)
    aside = home.running / "game-1.damaged.json"
    for _ in range(2):  # nobody has moved meanwhile
        found = slot.load()
        assert found is not None
        assert (len(found.game.moves), found.marks) == (5, ())
        (fault,) = found.left_out
        assert (fault.file, fault.where) == (str(aside), "marks, number 1")
        assert found.not_copied is None
    slot.save(saved(6))
    slot.save(saved(7))
    assert aside.read_bytes() == content
    other = spoil_mark(slot.path)
    again = slot.load()
    assert again is not None
    assert again.left_out[0].file == str(home.running / "game-1.damaged-2.json")
    assert (home.running / "game-1.damaged-2.json").read_bytes() == other
    assert aside.read_bytes() == content
    slot.close()


def test_no_room_for_the_damaged_file_does_not_keep_the_game_from_going_on(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    spoil_mark(slot.path)
    leave_no_room(slot.path)
    found = slot.load()
    assert found is not None
    assert found.left_out[0].file == str(slot.path)
    assert found.not_copied is not None
    assert "99 damaged files" in str(found.not_copied)
    slot.close()


def test_a_game_that_is_gone_is_told_and_its_backup_left_alone_until_it_is_wanted(
    home: Home,
) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    slot.save(saved(6))
    slot.path.unlink()
    spoil_mark(files.backup_path(slot.path))
    copy = home.running / "game-1.json.damaged.bak"
    with pytest.raises(BadSave, match="the game in progress is gone"):
        slot.load()
    assert not copy.exists()
    backup = slot.backup()
    assert backup is not None
    assert len(backup.game.moves) == 5
    assert backup.left_out[0].file == str(copy)
    assert copy.exists()
    slot.close()


def test_a_game_that_is_gone_is_told_though_its_backup_is_damaged(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    slot.save(saved(6))
    slot.path.unlink()
    files.backup_path(slot.path).write_text("{")
    with pytest.raises(BadSave, match="the game in progress is gone"):
        slot.load()
    assert slot.backup() is None
    slot.close()


def test_a_damaged_game_does_not_keep_one_from_starting_another(home: Home) -> None:
    slot = Autosave(home)
    slot.save(saved(5))
    slot.close()
    slot.path.write_bytes(b"\xff\x00" + slot.path.read_bytes()[100:])
    slot = Autosave(home)
    with pytest.raises(StorageError, match="not UTF-8"):
        slot.load()
    slot.start(saved(0))
    running = slot.load()
    assert running is not None
    assert running.game.moves == ()
    with pytest.raises(StorageError, match="not UTF-8"):
        slot.previous()
    slot.close()


def test_two_copies_have_a_game_each(home: Home, other_copy: subprocess.Popen[str]) -> None:
    assert name_of(other_copy) == "game-1.json"
    slot = Autosave(home)
    assert slot.path.name == "game-2.json"
    assert slot.load() is None
    slot.save(saved(3))
    assert slot.waiting() == ()
    other_copy.kill()
    other_copy.wait()
    assert [path.name for path in slot.waiting()] == ["game-1.json"]
    slot.close()


def test_a_start_goes_on_with_the_game_played_last(
    home: Home, other_copy: subprocess.Popen[str]
) -> None:
    name_of(other_copy)
    slot = Autosave(home)
    slot.save(saved(3))
    slot.close()
    other_copy.kill()
    other_copy.wait()
    age(home.running / "game-1.json", 60)
    slot = Autosave(home)
    assert slot.path.name == "game-2.json"
    slot.close()
    age(home.running / "game-2.json", 600)
    slot = Autosave(home)
    assert slot.path.name == "game-1.json"
    resumed = slot.load()
    assert resumed is not None
    assert len(resumed.game.moves) == 7
    slot.close()


def test_an_untouched_deal_stands_behind_a_game_that_was_played(home: Home) -> None:
    first, second = Autosave(home), Autosave(home)
    first.save(saved(4))
    second.save(saved(0))
    age(first.path, 60)
    first.close()
    second.close()

    again = Autosave(home)

    assert again.path == first.path
    assert again.waiting() == (second.path,)
    again.close()


def spoil_undone(path: Path) -> bytes:
    """Damage a move taken back of a kept game; the file's content then."""
    data = json.loads(path.read_text("utf-8"))
    data["game"]["undone"][3] = "2S@a1"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path.read_bytes()


def test_a_game_whose_moves_taken_back_are_damaged_stands_before_an_untouched_deal(
    home: Home,
) -> None:
    first, second = Autosave(home), Autosave(home)
    first.save(saved(12, undone=12))
    second.save(saved(0))
    spoil_undone(first.path)
    age(first.path, 60)
    first.close()
    second.close()

    again = Autosave(home)

    assert again.path == first.path
    again.close()


def test_a_game_whose_moves_taken_back_are_damaged_is_kept_before_its_slot_is_emptied(
    home: Home,
) -> None:
    first, second = Autosave(home), Autosave(home)
    first.save(saved(12, undone=12))
    second.save(saved(2))
    content = spoil_undone(first.path)
    first.close()
    kept: list[SavedGame] = []

    second.collect(first.path, kept.append)

    assert [game.game.moves for game in kept] == [()]
    assert first.path.with_name("game-1.damaged.json").read_bytes() == content
    assert second.waiting() == ()
    second.close()


def test_two_slots_in_one_process(home: Home) -> None:
    first, second = Autosave(home), Autosave(home)
    assert first.path != second.path
    first.close()
    second.close()


def test_a_home_that_is_a_file(home: Home) -> None:
    home.data.write_text("")
    with pytest.raises(StorageError, match="made"):
        Autosave(home)


def test_a_waiting_game_is_kept_before_its_slot_is_emptied(home: Home) -> None:
    first, second = Autosave(home), Autosave(home)
    first.save(saved(4))
    second.save(saved(2))
    first.close()
    kept: list[int] = []

    second.collect(first.path, lambda game: kept.append(len(game.game.moves)))

    assert kept == [4]
    assert second.waiting() == ()
    third = Autosave(home)
    third.save(saved(3))
    content = spoil_mark(third.path)
    third.close()

    second.collect(third.path, lambda game: kept.append(len(game.game.moves)))

    assert kept == [4, 3]
    assert third.path.with_name("game-1.damaged.json").read_bytes() == content
    second.close()


@pytest.mark.parametrize(
    ("match", "lost"),
    [
        (SavedMatch((0, 0), 0, 7), True),
        (SavedMatch((40, 90), 2, 7), False),
        (SavedMatch((0, 0), 0, 7, (40, 90)), False),
    ],
)
def test_the_next_deal_of_a_match_is_kept_though_nobody_has_moved(
    home: Home, match: SavedMatch, lost: bool
) -> None:
    first, second, third = Autosave(home), Autosave(home), Autosave(home)
    first.save(replace(saved(0), match=match))
    second.save(saved(0))
    first.close()
    second.close()
    again = Autosave(home)
    assert again.path == (second.path if lost else first.path), "it is gone on with"
    again.close()
    kept: list[SavedGame] = []
    for left in (first, second):
        third.collect(left.path, kept.append)
    third.close()
    assert [game.match for game in kept] == ([] if lost else [match])


def test_a_damaged_game_before_is_kept_aside(home: Home) -> None:
    slot = Autosave(home)
    for moves in (4, 5):
        slot.start(saved(moves))
    aside = slot.path.with_suffix(".aside.json")
    aside.write_text("{")
    with pytest.raises(BadSave):
        slot.previous()
    slot.start(saved(6))
    assert aside.with_name("game-1.aside.damaged.json").read_text() == "{"
    slot.close()


def test_a_waiting_game_of_which_no_copy_can_be_kept_stays_and_is_kept_once(home: Home) -> None:
    first, second = Autosave(home), Autosave(home)
    first.save(saved(4))
    content = spoil_mark(first.path)
    first.close()
    leave_no_room(first.path)
    kept: list[SavedGame] = []

    for _ in range(2):  # two starts
        with pytest.raises(StorageError, match="99 damaged files"):
            second.collect(first.path, kept.append)

    assert kept == []
    assert first.path.read_bytes() == content
    (home.running / "game-1.damaged.json").rmdir()
    second.collect(first.path, kept.append)
    assert len(kept) == 1
    assert not first.path.exists()
    second.close()
