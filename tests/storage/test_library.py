# SPDX-License-Identifier: MIT
"""Boards and rules found by id, and what is said about those with mistakes."""

import json
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import BadBoard, BadRules, Fault
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home

PRESETS = ("sequence", "one_eyed_jack", "one_eyed_jack_house", "one_eyed_jack_jokers")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home.at(tmp_path / "mine")
    home.boards.mkdir(parents=True)
    home.rules.mkdir()
    return home


def write_rules(home: Home, name: str, **data: object) -> Path:
    path = home.rules / f"{name}.json"
    path.write_text(json.dumps(data))
    return path


def rules_refused(home: Home, name: str) -> str:
    with pytest.raises(Fault) as caught:
        rules.library(home).load(name)
    return str(caught.value).removeprefix(f"{home.rules / name}.json: ")


def test_every_shipped_preset_loads(home: Home) -> None:
    found, faults = rules.library(home).load_all()
    assert faults == ()
    assert set(PRESETS) <= set(found)
    for name, preset in found.items():
        assert preset.id == name
        assert preset.title
        assert len(preset.description) > 80
        assert preset.reference


def test_every_shipped_board_loads(home: Home) -> None:
    found, faults = boards.library(home).load_all()
    assert faults == ()
    assert {"spiral", "quadrants", "row_snake"} <= set(found)
    for name, board in found.items():
        assert board.id == name
        assert board.name


def test_every_preset_names_a_shipped_board(home: Home) -> None:
    known = boards.library(home)
    for preset in rules.library(home).load_all()[0].values():
        assert known.load(preset.board.layout).size


def test_ones_own_rules_extend_shipped_ones(home: Home) -> None:
    write_rules(home, "ours", extends="sequence", title="Ours", hand={"const": 5})
    write_rules(home, "small", extends="ours", dead={"swap": -1})
    ours, small = (rules.library(home).load(name) for name in ("ours", "small"))
    assert (ours.id, ours.title, ours.hand_size(2), ours.reference) == ("ours", "Ours", 5, "")
    assert (small.title, small.hand_size(12), small.dead.swap) == ("small", 5, -1)


def test_rules_that_extend_nothing_known(home: Home) -> None:
    write_rules(home, "ours", extends="sequense")
    said = "extends: there is no set of rules 'sequense'; did you mean 'sequence'?"
    assert rules_refused(home, "ours") == said
    write_rules(home, "theirs", extends="ludo!")
    assert ", sequence, " in rules_refused(home, "theirs")


def test_rules_that_extend_themselves(home: Home) -> None:
    write_rules(home, "one", extends="two")
    write_rules(home, "two", extends="one")
    assert "extends" in rules_refused(home, "one")


def test_a_mistake_in_rules_is_placed(home: Home) -> None:
    write_rules(home, "ours", extends="sequence", rows={"lenght": 4})
    assert rules_refused(home, "ours") == (
        "rows: the key 'lenght' is not known; did you mean 'length'?"
    )


def test_a_mistake_in_the_rules_that_are_extended(home: Home) -> None:
    path = home.rules / "parent.json"
    path.write_text("{")
    write_rules(home, "child", extends="parent")
    assert rules_refused(home, "child").startswith(f"{path}: line 1, column 2: this is not JSON")


@pytest.mark.parametrize("content", ["[]", "7", '"sequence"', "null"])
def test_rules_that_are_no_object(home: Home, content: str) -> None:
    (home.rules / "odd.json").write_text(content)
    assert "object" in rules_refused(home, "odd")


def test_an_id_that_is_not_the_files_name(home: Home) -> None:
    write_rules(home, "ours", id="theirs", extends="sequence")
    assert "the id 'theirs' is not the file's name" in rules_refused(home, "ours")


def test_what_is_saved_is_loaded(home: Home) -> None:
    preset = rules.library(home).load("one_eyed_jack_jokers")
    rules.save(preset, home.rules / "copy.json")
    copy = rules.library(home).load("copy")
    assert {**copy.to_json(), "id": preset.id} == preset.to_json()
    board = boards.library(home).load("spiral")
    boards.save(board, home.boards / "copy.json")
    assert boards.library(home).load("copy").rows == board.rows
    assert '"XX 2S 3S 4S 5S 6S 7S 8S 9S XX",\n' in (home.boards / "copy.json").read_text()


def test_ones_own_files_come_after_the_shipped_ones(home: Home) -> None:
    boards.save(boards.library(home).load("spiral"), home.boards / "aaa.json")
    (home.boards / ".hidden.json").write_text("")
    (home.boards / "notes.txt").write_text("")
    (home.boards / "aaa.json.bak").write_text("")
    entries = boards.library(home).entries()
    assert [entry.id for entry in entries if entry.own] == ["aaa"]
    assert entries[-1].own
    assert not any("schema" in entry.id for entry in entries)


def test_a_shipped_id_stays_shipped(home: Home) -> None:
    write_rules(home, "sequence", hand={"const": 1})
    found, faults = rules.library(home).load_all()
    assert found["sequence"].hand_size(2) == 7
    assert "comes with the program; give your file another name" in str(faults[0])


def test_one_bad_file_spoils_no_other(home: Home) -> None:
    (home.boards / "bad.json").write_text("{}")
    (home.boards / "folder.json").mkdir()
    found, faults = boards.library(home).load_all()
    assert "spiral" in found
    assert [Path(fault.file).name for fault in faults] == ["bad.json", "folder.json"]


def test_a_change_of_the_folder_is_seen(home: Home) -> None:
    library = boards.library(home)
    empty = library.scan()
    boards.save(library.load("spiral"), home.boards / "mine.json")
    one = library.scan()
    boards.save(library.load("quadrants"), home.boards / "mine.json")
    other = library.scan()
    assert empty != one != other
    assert library.scan() == other
    assert list(other) == [home.boards / "mine.json"]


def test_no_folder_of_ones_own(tmp_path: Path) -> None:
    library = boards.library(Home.at(tmp_path / "nothing"))
    assert library.scan() == {}
    assert not any(entry.own for entry in library.entries())


def test_an_unknown_id_is_no_path(home: Home) -> None:
    (home.data / "secret.json").write_text("{}")
    with pytest.raises(StorageError, match="there is no board"):
        boards.library(home).load("../secret")


def test_a_card_that_stands_three_times_is_told_in_words(home: Home) -> None:
    board = json.loads((boards.library(home).find("spiral").path).read_text("utf-8"))
    board.pop("$schema", None)
    board["rows"][4] = board["rows"][4].replace("4H", "7S")
    path = home.boards / "mine.json"
    path.write_text(json.dumps(board))
    _, faults = boards.examine(path)
    text = "\n".join(str(fault) for fault in faults)
    assert "7S stands three times: g1, f5, b9; a board needs it twice" in text
    assert "4H stands once: " in text
    assert all(fault.file == str(path) for fault in faults)
    with pytest.raises(BadBoard):
        boards.library(home).load("mine")


def test_a_cell_that_is_no_card_is_placed(home: Home) -> None:
    path = home.boards / "mine.json"
    path.write_text(json.dumps({"rows": ["XX 2S 3S 4S"] * 3 + ["XX 2S 1S 4S"]}))
    with pytest.raises(BadBoard, match=r"mine\.json: row 4, column c: '1S' is not a card"):
        boards.load(path)


def test_rules_in_cases(home: Home) -> None:
    library = rules.library(home)
    assert library.parse("sequence") == library.load("sequence")
    assert library.parse({"extends": "sequence", "dead": {"swap": -1}}).dead.swap == -1
    with pytest.raises(BadRules):
        library.parse(7)


def test_the_line_of_rules_that_extend_each_other(home: Home) -> None:
    write_rules(home, "ours", extends="one_eyed_jack_house")
    write_rules(home, "ring", extends="round")
    write_rules(home, "round", extends="ring")
    write_rules(home, "orphan", extends="nobody")
    known = rules.library(home)
    line = ("one_eyed_jack_house", "one_eyed_jack", "sequence")
    assert known.lineage("ours") == ("ours", *line)
    assert known.lineage("sequence") == ("sequence",)
    assert known.lineage("ring") == ("ring", "round")
    assert known.lineage("orphan") == ("orphan",)
    assert known.lineage("nobody") == ()
