# SPDX-License-Identifier: MIT
"""One's own rules in files: only the differences, never overwritten silently, fit for friends."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules.own import OwnRules, Taken, Use
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules import RulesLibrary
from tests.gui.rules.material import PRESETS, changed


def ours(title: str = "Our game", description: str = "At home") -> Rules:
    found = changed("sequence", {"hand.const": 7, "protect.rows": False})
    assert found is not None
    return replace(found, title=title, description=description)


def test_a_saved_file_extends_the_preset_and_holds_only_the_differences(
    own: OwnRules, library: RulesLibrary
) -> None:
    own.save(ours(), "sequence")
    text = (library.own / "our_game.json").read_text("utf-8")
    assert json.loads(text) == {
        "extends": "sequence",
        "title": "Our game",
        "description": "At home",
        "reference": PRESETS["sequence"].reference,
        "hand": {"const": 7},
        "protect": {"rows": False},
    }


def test_what_was_saved_is_what_is_read(own: OwnRules, library: RulesLibrary) -> None:
    saved = own.save(ours(), "sequence")
    assert saved == replace(ours(), id="our_game")
    assert library.load("our_game") == saved


def test_rules_made_of_own_rules_extend_the_preset_below(
    own: OwnRules, library: RulesLibrary
) -> None:
    own.save(ours(), "sequence")
    own.save(replace(ours(title="Our other game"), match="at_least"), "our_game")
    data = json.loads((library.own / "our_other_game.json").read_text("utf-8"))
    assert data["extends"] == "sequence"
    assert (data["hand"], data["match"]) == ({"const": 7}, "at_least")
    (library.own / "our_game.json").unlink()
    assert library.load("our_other_game").hand.const == 7


def test_own_rules_may_be_saved_over_themselves(own: OwnRules, library: RulesLibrary) -> None:
    own.save(ours(), "sequence")
    own.save(replace(ours(), exhaust="end"), "our_game", replace=True)
    assert library.load("our_game").exhaust == "end"
    assert library.load("our_game").hand.const == 7


def test_rules_that_stand_alone_are_saved_alone(own: OwnRules, library: RulesLibrary) -> None:
    own.save(replace(ours(), id="from_a_saved_game"), "from_a_saved_game")
    data = json.loads((library.own / "our_game.json").read_text("utf-8"))
    assert "extends" not in data
    assert library.load("our_game") == replace(ours(), id="our_game")


def test_nothing_is_overwritten_silently(own: OwnRules, library: RulesLibrary) -> None:
    own.save(ours(), "sequence")
    before = (library.own / "our_game.json").read_text("utf-8")
    with pytest.raises(Taken) as caught:
        own.save(ours(description="Another"), "sequence")
    assert caught.value.own
    assert (library.own / "our_game.json").read_text("utf-8") == before
    own.save(ours(description="Another"), "sequence", replace=True)
    assert library.load("our_game").description == "Another"


@pytest.mark.parametrize("replaced", [False, True])
def test_a_shipped_name_cannot_be_taken(own: OwnRules, replaced: bool) -> None:
    with pytest.raises(Taken) as caught:
        own.save(ours(title="Sequence"), "sequence", replace=replaced)
    assert not caught.value.own
    assert "come with the program" in str(caught.value)
    assert own.use_of("Sequence") is Use.SHIPPED


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Größe, 5!", "grosse_5"),
        ("  ", "rules"),
        ("../../etc/passwd", "etc_passwd"),
        ("Con", "con_rules"),
        ("日本", "rules"),
        ("A" * 200, "a" * 50),
        ("My <b>game</b>", "my_b_game_b"),
        (".hidden", "hidden"),
        ("x.schema", "x_schema"),
    ],
)
def test_any_title_makes_a_harmless_file_name(own: OwnRules, title: str, name: str) -> None:
    assert own.id_for(title) == name


@pytest.fixture
def friend(tmp_path: Path) -> RulesLibrary:
    """The library of somebody else."""
    return rules.library(Home.at(tmp_path / "friend"))


def test_exported_rules_open_at_a_friend(
    own: OwnRules, friend: RulesLibrary, tmp_path: Path
) -> None:
    saved = own.save(ours(), "sequence")
    more = replace(saved, title="More", exhaust="end")
    own.export(more, "our_game", tmp_path / "sent.json")
    theirs = OwnRules(friend, boards.library(Home.at(tmp_path / "friend")))
    taken = theirs.take_in(tmp_path / "sent.json")
    assert taken == replace(more, id="sent")
    assert friend.load("sent") == taken


def test_what_cannot_be_played_is_not_taken_in(
    own: OwnRules, library: RulesLibrary, tmp_path: Path
) -> None:
    path = tmp_path / "sent.json"
    path.write_text('{"extends": "sequence", "hand": {"const": 20}}', "utf-8")
    with pytest.raises(BadRules) as caught:
        own.take_in(path)
    assert (caught.value.file, caught.value.where) == (str(path), "hand")
    assert caught.value.remedy
    assert not (library.own / "sent.json").exists()


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"extends": "nothing_like_it"}', '{"rows": {"length": 1}}', "\x00"]
)
def test_damaged_files_are_refused_with_their_name(
    text: str, own: OwnRules, tmp_path: Path
) -> None:
    path = tmp_path / "sent.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Fault) as caught:
        own.take_in(path)
    assert "sent.json" in str(caught.value)


def test_taking_in_does_not_overwrite(own: OwnRules, library: RulesLibrary, tmp_path: Path) -> None:
    own.save(ours(), "sequence")
    path = tmp_path / "Our game.json"
    path.write_text('{"extends": "club", "title": "Theirs"}', "utf-8")
    with pytest.raises(Taken):
        own.take_in(path)
    assert library.load("our_game").title == "Our game"
    assert own.take_in(path, replace=True).title == "Theirs"


def test_a_file_that_lies_there_already_is_left_alone(own: OwnRules, library: RulesLibrary) -> None:
    saved = own.save(ours(), "sequence")
    assert own.take_in(library.own / "our_game.json") == saved
