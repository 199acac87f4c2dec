# SPDX-License-Identifier: MIT
"""Saved games: written, read back, damaged, from other versions."""

import contextlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from sequence_desktop import __version__
from sequence_desktop.engine.errors import BadSave, Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.files import backup_path
from sequence_desktop.storage.games import (
    VERSION,
    Mark,
    SavedGame,
    SavedMatch,
    Seat,
    backup_of,
    game_text,
    load_game,
    parse_game,
    save_game,
)
from tests.storage.made import play_on, saved

SAVES = Path(__file__).parent.parent / "saves"
TEXT = game_text(saved(undone=2))
MOVES = 12
"""Made and taken back."""

Change = Callable[[dict[str, Any]], object]


def changed(tmp_path: Path, change: Change) -> str:
    """What is said of a save after a change to its data."""
    data = json.loads(TEXT)
    change(data)
    path = tmp_path / "changed.seqgame"
    path.write_text(json.dumps(data))
    with pytest.raises(BadSave) as caught:
        load_game(path)
    return str(caught.value).removeprefix(f"{path}: ")


def spoiled(tmp_path: Path, change: Change) -> tuple[SavedGame, list[str]]:
    """A save after a change that it can bear, and what is said of it."""
    data = json.loads(TEXT)
    change(data)
    path = tmp_path / "spoiled.seqgame"
    path.write_text(json.dumps(data))
    read = load_game(path)
    assert all(fault.file == str(path) for fault in read.left_out)
    return read, [str(fault).removeprefix(f"{path}: ") for fault in read.left_out]


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "friday.seqgame"
    before = saved(undone=3)
    save_game(before, path)
    after = load_game(path)
    assert after.game.to_json() == before.game.to_json()
    assert after.game.positions == before.game.positions
    assert after.game.undone == before.game.undone
    assert (after.seats, after.marks) == (before.seats, before.marks)
    assert after.program == __version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", after.saved)


def test_a_loaded_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    before = saved(8, undone=2)
    save_game(before, tmp_path / "a.seqgame")
    after = load_game(tmp_path / "a.seqgame").game
    assert after.redo(2) == before.game.redo(2)
    assert play_on(after, 20).positions == play_on(before.game, 20).positions


def test_the_file_is_readable(tmp_path: Path) -> None:
    save_game(saved(), tmp_path / "a.seqgame")
    lines = (tmp_path / "a.seqgame").read_text("utf-8").splitlines()
    assert lines[1:3] == ['  "format": "sequence-desktop-game",', '  "version": 1,']
    assert '    {"name": "Ann ♥", "kind": "human", "level": "", "colour": 1},' in lines
    assert any(line.count("@") > 5 for line in lines)


def test_a_match_is_kept_with_its_deal(tmp_path: Path) -> None:
    path = tmp_path / "match.seqgame"
    before = replace(saved(), match=SavedMatch((120, 85), 3, 2**62))
    save_game(before, path)
    assert load_game(path).match == before.match
    again = replace(saved(), match=SavedMatch((120, 85), 3, 7, (30, 0)))
    assert parse_game(json.loads(game_text(again))).match == again.match
    assert '  "match": {"totals": [120, 85], "deals": 3, "seed": 4611686018427387904},' in (
        path.read_text("utf-8")
    )


def test_a_game_without_a_match_has_none() -> None:
    data = json.loads(TEXT)
    assert data["match"] is None
    assert parse_game(data).match is None
    del data["match"]
    assert parse_game(data).match is None


def test_a_match_may_hold_what_a_later_version_knows() -> None:
    data = json.loads(TEXT)
    data["match"] = {"totals": [1, 2], "deals": 1, "seed": 0, "trophy": "cup"}
    assert parse_game(data).match == SavedMatch((1, 2), 1, 0)


@pytest.mark.parametrize(
    ("match", "where"),
    [
        ([], "match"),
        ({"deals": 1, "seed": 1}, "match.totals"),
        ({"totals": [1], "deals": 1, "seed": 1}, "match.totals"),
        ({"totals": [1, -1], "deals": 1, "seed": 1}, "match.totals"),
        ({"totals": [1, True], "deals": 1, "seed": 1}, "match.totals"),
        ({"totals": [1, 2], "deals": "three", "seed": 1}, "match.deals"),
        ({"totals": [1, 2], "deals": 1, "seed": 2**63}, "match.seed"),
        ({"totals": [1, 2], "deals": 1, "seed": 1, "counted": [1]}, "match.counted"),
    ],
)
def test_a_damaged_match_is_named_and_begins_anew(
    tmp_path: Path, match: object, where: str
) -> None:
    read, (said,) = spoiled(tmp_path, lambda data: data.update(match=match))
    assert said.startswith(f"{where}: ")
    assert said.endswith("; the match begins anew with this deal")
    assert read.match is None


def test_an_illegal_move_is_named(tmp_path: Path) -> None:
    said = changed(tmp_path, lambda data: data["game"]["moves"].insert(4, "2S@a1"))
    assert said.startswith("move 5: 2S@a1 is not legal there")


def test_an_illegal_move_among_those_taken_back(tmp_path: Path) -> None:
    read, (said,) = spoiled(tmp_path, lambda data: data["game"]["undone"].append("2S@a1"))
    assert said.startswith("move 13: 2S@a1 is not legal there")
    assert said.endswith("; the moves taken back are left out")
    assert read.game.undone == ()
    assert read.game.moves == parse_game(json.loads(TEXT)).game.moves


@pytest.mark.parametrize(
    ("change", "said", "missing"),
    [
        (
            lambda data: data["marks"].insert(1, {"ply": "x"}),
            "marks, number 2: a mark's ply is a number of moves; this bookmark is left out",
            {},
        ),
        (
            lambda data: data["marks"].append({"ply": MOVES + 1}),
            f"marks, number 2: this is not a whole number from 0 to {MOVES}; this bookmark is left",
            {},
        ),
        (lambda data: data["marks"].append([]), "marks, number 2: a mark is a JSON object", {}),
        (
            lambda data: data.update(marks="x"),
            "marks: this is not a list of up to 1000 bookmarks; the bookmarks are left out",
            {"marks": ()},
        ),
        (lambda data: data["seats"][0].update(colour=-1), "seats, number 1: a seat's colour", 0),
        (lambda data: data["seats"][0].update(name="n" * 300), "seats, number 1: 'name'", 0),
        (lambda data: data["seats"][1].update(level=7), "seats, number 2: 'level'", 1),
        (lambda data: data.update(saved=5), "saved: 'saved'", {"saved": ""}),
        (lambda data: data.update(program=[]), "program: 'program'", {"program": ""}),
        (lambda data: data.update(rated="yes"), "rated: this is neither", {"rated": False}),
        (lambda data: data.update(branch="x"), "branch: this is not a whole", {"branch": None}),
        (
            lambda data: data.update(branch=MOVES + 1),
            f"branch: this is not a whole number from 0 to {MOVES};",
            {"branch": None},
        ),
        (lambda data: data["game"].pop("undone"), "'undone' is missing", {}),
    ],
)
def test_what_a_game_can_go_on_without_is_left_out_and_told(
    tmp_path: Path, change: Change, said: str, missing: object
) -> None:
    read, told = spoiled(tmp_path, change)
    assert len(told) == 1
    assert told[0].startswith(said)
    whole = parse_game(json.loads(TEXT))
    assert read.game.position == whole.game.position
    if isinstance(missing, int):
        assert read.seats[missing] != whole.seats[missing]
        assert read.seats[1 - missing] == whole.seats[1 - missing]
        assert read.marks == whole.marks
    elif isinstance(missing, dict):
        undone = read.game.undone
        expected = replace(whole, game=read.game, left_out=read.left_out, **missing)
        assert read == expected
        assert undone == (() if "undone" in told[0] else whole.game.undone)


def test_places_among_the_moves_taken_back_are_places(tmp_path: Path) -> None:
    data = json.loads(TEXT)
    data["marks"].append({"ply": MOVES})
    data["branch"] = MOVES
    read = parse_game(data)
    assert read.left_out == ()
    assert (read.marks[-1], read.branch) == (Mark(MOVES), MOVES)
    assert len(read.game.moves) < MOVES


def test_every_part_left_out_is_told(tmp_path: Path) -> None:
    def spoil(data: dict[str, Any]) -> None:
        data["marks"] = [7, {"ply": 1, "text": "good"}, {"ply": -1}]
        data["match"] = "x"
        data["seats"][0]["name"] = []

    read, told = spoiled(tmp_path, spoil)
    assert [line.partition(":")[0] for line in told] == [
        "seats, number 1",
        "marks, number 1",
        "marks, number 3",
        "match",
    ]
    assert read.marks == (Mark(1, "good"),)


def test_a_move_that_is_no_move(tmp_path: Path) -> None:
    assert "move 1:" in changed(tmp_path, lambda data: data["game"]["moves"].insert(0, "hello"))
    assert "move 1:" in changed(tmp_path, lambda data: data["game"]["moves"].insert(0, {}))


def test_a_deal_that_was_tampered_with(tmp_path: Path) -> None:
    def swap_hands(data: dict[str, Any]) -> None:
        data["game"]["deal"]["hands"].reverse()

    assert "do not come from the seed" in changed(tmp_path, swap_hands)


def test_a_later_version(tmp_path: Path) -> None:
    said = changed(tmp_path, lambda data: data.update(version=VERSION + 1, program="9.0"))
    assert said.startswith("a later version of the program saved it (9.0); get that version")


@pytest.mark.parametrize("version", [None, 0, -1, True, "1", 1.5])
def test_a_version_that_is_none(tmp_path: Path, version: object) -> None:
    assert "version" in changed(tmp_path, lambda data: data.update(version=version))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data.update(format="chess"), "not a saved game"),
        (lambda data: data.pop("game"), "game: "),
        (lambda data: data.update(seats=[{}]), "1 seats for 2 players"),
        (lambda data: data["seats"].append(data["seats"][0]), "seats: there are 3 seats for 2"),
        (lambda data: data.update(seats="ab"), "seats: this is not a list of seats"),
        (lambda data: data.pop("seats"), "seats: who plays which seat is missing"),
        (
            lambda data: data["seats"].__setitem__(1, 7),
            "seats, number 2: a seat",
        ),
        (
            lambda data: data["seats"][1].update(kind="dog"),
            "seats, number 2: a seat's kind is human",
        ),
        (lambda data: data["seats"][1].pop("kind"), "seats, number 2: a seat's kind is missing"),
        (lambda data: data["game"].update(seed=1 << 65), ""),
        (lambda data: data["game"].update(players=True), ""),
        (lambda data: data["game"]["deal"].update(first="x"), "deal"),
        (lambda data: data["game"]["board"]["rows"].pop(), "rows"),
        (lambda data: data["game"]["rules"]["rows"].update(length=50), "rows.length"),
        (lambda data: data["game"]["rules"].update(extends="sequence"), "extends"),
    ],
)
def test_damage_is_placed(tmp_path: Path, change: Change, place: str) -> None:
    assert place in changed(tmp_path, change)


def test_a_save_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no such file"):
        load_game(tmp_path / "gone.seqgame")


def test_the_backup_of_a_damaged_save(tmp_path: Path) -> None:
    path = tmp_path / "a.seqgame"
    save_game(saved(5), path)
    assert backup_of(path) is None
    save_game(saved(6), path)
    path.write_text(path.read_text()[:500])
    with pytest.raises(BadSave):
        load_game(path)
    rescued = backup_of(path)
    assert rescued is not None
    assert len(rescued.game.moves) == 5
    backup_path(path).write_text("{}")
    assert backup_of(path) is None


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(TEXT.encode())), st.binary(max_size=4), st.integers(0, 2000))
@example(len(TEXT.encode()), b"", 0)
def test_a_file_with_any_bytes_is_a_save_or_a_fault(
    tmp_path: Path, place: int, new: bytes, cut: int
) -> None:
    content = TEXT.encode()
    path = tmp_path / "a.seqgame"
    path.write_bytes(content[:place] + new + content[place + cut :])
    with contextlib.suppress(Fault):
        load_game(path)


def places(data: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The path of every value in JSON data."""
    found = [path]
    items: Any = data.items() if isinstance(data, dict) else ()
    if isinstance(data, list):
        items = enumerate(data)
    for key, item in items:
        found += places(item, (*path, key))
    return found


PLACES = places(json.loads(TEXT))[1:]
ODD: st.SearchStrategy[object] = st.sampled_from(
    [None, True, 0, -1, 1.5, 10**18, "", "x", "4S@e5", "XX", [], {}, [[]], {"a": 1}, ["2S"] * 30]
)


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(PLACES), ODD), min_size=1, max_size=3))
def test_odd_values_anywhere_are_a_save_or_a_fault(
    changes: list[tuple[tuple[Any, ...], object]],
) -> None:
    data: Any = json.loads(TEXT)
    for path, value in changes:
        holder = data
        try:
            for key in path[:-1]:
                holder = holder[key]
            holder[path[-1]] = value
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took the place away
    read_or_refuse(data)


def read_or_refuse(data: object) -> None:
    try:
        game = parse_game(data).game
    except Fault:
        return
    assert Game.from_json(game.to_json()).position == game.position


@pytest.mark.parametrize(
    "change",
    [
        {"seats": (Seat("x" * 201), Seat("Ben"))},
        {"seats": (Seat("Ann", level="x" * 201), Seat("Ben"))},
        {"seats": (Seat("Ann", kind="ghost"), Seat("Ben"))},
        {"seats": (Seat("Ann", colour=100), Seat("Ben"))},
        {"seats": (Seat("Ann"),)},
        {"marks": (Mark(0, "x" * 201),)},
        {"marks": (Mark(0),) * 1001},
        {"match": SavedMatch((1, 2, 3))},
    ],
)
def test_nothing_is_written_that_cannot_be_opened_again(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    path = tmp_path / "game.seqgame"
    save_game(saved(3), path)
    before = path.read_bytes()
    with pytest.raises(StorageError, match="cannot be saved"):
        save_game(replace(saved(3), **change), path)
    assert path.read_bytes() == before


def test_what_cannot_be_saved_is_not_said_to_be_left_out() -> None:
    with pytest.raises(BadSave) as caught:
        game_text(replace(saved(3), marks=(Mark(0),) * 1001))
    assert str(caught.value) == "marks: this is not a list of up to 1000 bookmarks"
