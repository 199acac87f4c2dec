# SPDX-License-Identifier: MIT
"""Plans: read strictly, and the same games from them always."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sequence_desktop.lab import plan_reading
from sequence_desktop.lab.plan import difference
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.lab.sequential import KINDS
from sequence_desktop.paths import data
from sequence_desktop.storage.home import Home
from sequence_desktop.study import plans
from tests.lab.plans import data_of, plan_of

HOME = Home.at(Path("nowhere"))


def test_entries_say_what_the_plan_says_unless_they_say_otherwise() -> None:
    plan = plan_of({}, {"name": "more", "games": 9, "seed": 4, "players": 3}, seats="expert")
    one, more = plan.entries
    assert (one.name, one.games, one.seed, one.seats) == ("1", 6, 3, ("expert", "expert"))
    assert (more.name, more.games, more.seed, more.table.sides) == ("more", 9, 4, 3)
    assert plan.games == 15
    assert one.table.board.id == "junior"


def test_different_players_change_places_on_the_same_cards() -> None:
    plan = plan_of(seats=["expert", "casual"], games=5)
    jobs = [plan.job(slot) for slot in plan.slots()]
    assert len(jobs) == 6, "of games it takes whole deals"
    for first, second in zip(jobs[::2], jobs[1::2], strict=True):
        assert first.seeds == second.seeds
        assert first.seats == second.seats[::-1]
    assert len({job.seeds[0] for job in jobs}) == 3
    assert plan.entries[0].parties == ("expert", "casual")


def test_teams_change_sides_as_teams() -> None:
    entry = plan_of(
        rules="sequence", players=6, sides=3, seats=["expert", "casual", "random"]
    ).entries[0]
    assert entry.seats == ("expert", "casual", "random") * 2
    assert entry.turns == 3
    assert entry.seating(1) == ("random", "expert", "casual") * 2
    mixed = plan_of(rules="sequence", players=4, seats=["expert", "casual", "random", "casual"])
    assert mixed.entries[0].parties == ("expert & random", "casual")


def test_entries_of_one_seed_are_dealt_the_same_cards() -> None:
    plan = plan_of({"board": "spiral"}, {"board": "quadrants"}, {"seed": 9}, rules="sequence")
    seeds: dict[int, list[tuple[int, ...]]] = {0: [], 1: [], 2: []}
    for slot in plan.slots():
        seeds[slot.entry].append(plan.job(slot).seeds)
    assert seeds[0] == seeds[1]
    assert not set(seeds[0]) & set(seeds[2])


def test_every_game_has_its_place() -> None:
    plan = plan_of({"games": 50}, {"games": 3}, {"games": 21})
    slots = list(plan.slots())
    assert [slot.number for slot in slots] == list(range(plan.games))
    assert Counter(slot.entry for slot in slots) == {0: 50, 1: 3, 2: 21}
    assert [slot.entry for slot in slots[:44]] == [0] * 20 + [1] * 3 + [2] * 20 + [0]
    assert {(slot.entry, slot.deal) for slot in slots} == {
        (entry, deal) for entry, deals in enumerate((50, 3, 21)) for deal in range(deals)
    }


@pytest.mark.parametrize("test", [None, {"of": "length", "high": 1}])
def test_each_game_knows_its_entry(test: object) -> None:
    other = {"games": 50} if test else {"games": 3}
    plan = plan_of({"games": 50}, other, **({"test": test} if test else {}))
    for slot in plan.slots():
        assert plan.entry_of(slot.number) is plan.entries[slot.entry]
    for number in (-1, plan.games):
        with pytest.raises(IndexError):
            plan.entry_of(number)


def test_a_whole_plan_is_read_again_without_any_library() -> None:
    plan = plan_of(
        {"seats": ["mine", "casual"]},
        guests={"mine": {"command": ["./mine", "-x"], "seconds": 2}},
        test={"high": 30, "both": True},
        title="T",
        notes="N",
        games=40,
    )
    whole = json.loads(json.dumps(plan.to_json()))
    assert plans.parse_whole(whole) == plan
    assert whole["entries"][0]["rules"]["id"] == "junior"


def test_examples_can_be_carried_out() -> None:
    assert set(plans.example_names()) == {
        "hand_size",
        "protected_rows",
        "seat_advantage",
        "spiral_quadrants",
    }
    for name in plans.example_names():
        plan = plans.load_plan(plans.example_path(name), HOME, games=10, seed=2)
        assert plan.title
        assert {entry.seed for entry in plan.entries} == {2}
        assert {entry.games for entry in plan.entries} == {10}


def test_the_schema_knows_what_the_reader_knows() -> None:
    """Editors check plans against it."""
    schema = json.loads(data("resources", "lab", "plan.schema.json").read_text(encoding="utf-8"))
    check = jsonschema.Draft202012Validator(schema)
    check.check_schema(schema)
    parts = schema["properties"]
    assert set(parts) == {"$schema", *plan_reading.PLAN_KEYS}
    assert set(parts["entries"]["items"]["properties"]) == set(plan_reading.ENTRY_KEYS)
    assert set(parts["test"]["properties"]) == set(plan_reading.TEST_KEYS)
    assert parts["test"]["properties"]["of"]["enum"] == list(KINDS)
    guest = parts["guests"]["additionalProperties"]
    assert set(guest["properties"]) == set(plan_reading.GUEST_KEYS)
    for name in plans.example_names():
        check.validate(json.loads(plans.example_path(name).read_text(encoding="utf-8")))
    check.validate(
        json.loads(json.dumps(plan_of(test={"high": 3}, seats=["random", "casual"]).to_json()))
    )


def test_files_that_a_plan_names_lie_beside_it(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps({"extends": "junior", "title": "Mine"}))
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(data_of(rules="./mine.json")))
    assert plans.load_plan(path, HOME).entries[0].table.rules.title == "Mine"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ([], "a plan is a JSON object; begin with {"),
        ({"format": "x"}, "format: this is not a plan"),
        (data_of() | {"version": 2}, "version: this program reads plans of version 1, not 2"),
        (data_of() | {"sead": 1}, "the key 'sead' is not known; did you mean 'seed'?"),
        (
            data_of({"bord": "spiral"}),
            "entries.1: the key 'bord' is not known; did you mean 'board'?",
        ),
        (data_of() | {"entries": []}, "entries: a plan has a list of 1 to 1000 entries"),
        (data_of(1), "entries.1: an entry is a JSON object"),  # type: ignore[arg-type]
        (data_of({}, {"name": "1"}), "entries.2.name: two entries are called '1'"),
        (data_of({"rules": "nothing"}), "entries.1.rules: there is no set of rules 'nothing'"),
        (data_of({"rules": {"rows": {"length": 99}}}), "entries.1.rules, rows.length: "),
        (data_of({"board": "nothing"}), "entries.1.board: there is no board 'nothing'"),
        (data_of({"board": "dice"}), "entries.1, board.layout: "),
        (data_of({"players": 99}), "entries.1.players: 99 does not fit; use a whole number from 2"),
        (data_of({"players": 5}), "entries.1: 5 players in 2 sides cannot play this game"),
        (
            data_of({"seats": "nobody"}),
            "entries.1.seats: there is no player 'nobody'; use newcomer",
        ),
        (data_of({"seats": ["casual"] * 3, "players": 2}), "entries.1.seats: 3 names for 2 seats"),
        (data_of({"seats": 3}), "entries.1.seats: 3 does not fit; use a player's name"),
        (data_of({"paired": True}), "entries.1.paired: the same player sits on every seat"),
        (data_of({"paired": 1}), "entries.1.paired: 1 does not fit; use true or false"),
        (data_of({"games": 0}), "entries.1.games: 0 does not fit"),
        (data_of({"games": 2, "deals": 1}), "entries.1: it names games and deals"),
        (data_of(games=10**9), "entries.1.games: 1000000000 does not fit"),
        (data_of({"seed": -1}), "entries.1.seed: -1 does not fit"),
        (data_of(title=3), "title: 3 does not fit; use a text"),
        (data_of(guests=[]), "guests: [] does not fit"),
        (data_of(guests={"me": 1}), "guests.me: 1 does not fit"),
        (data_of(guests={"me": {"comand": 1}}), "guests.me: the key 'comand' is not known"),
        (data_of(guests={"expert": {}}), "guests.expert: 'expert' is the name of a player"),
        (
            data_of(guests={"me": {"command": "x"}}),
            "guests.me.command: 'x' does not fit; use a list",
        ),
        (data_of(guests={"me": {"command": [1]}}), "guests.me.command: [1] does not fit"),
        (data_of(guests={"me": {"seconds": 0}}), "guests.me.seconds: 0 does not fit"),
        (data_of(guests={"me": {"command": ["x"]}}), "guests: 'me' plays nowhere"),
        (data_of(test=1), "test: 1 does not fit"),
        (data_of(test={"of": "luck"}), "test.of: 'luck' does not fit; use strength or first_side"),
        (data_of(test={}), "test: strength is tested between two sides of one entry"),
        (data_of(test={"of": "length"}), "test: length is compared between two entries"),
        (data_of(test={"low": 5, "high": 5}), 'test: "low" is to be smaller than "high"'),
        (data_of(test={"alpha": 0.7}), "test.alpha: 0.7 does not fit"),
        (data_of(test={"both": 1}), "test.both: 1 does not fit"),
    ],
)
def test_each_mistake_is_told_with_its_place(written: Any, said: str) -> None:
    with pytest.raises(BadPlan) as caught:
        plans.parse_plan(written, HOME, Path())
    assert str(caught.value).startswith(said)
    assert caught.value.remedy


@pytest.mark.parametrize(
    ("guest", "said"),
    [
        ({"command": ["/nowhere/mine"]}, "guests.me.command: there is no program '/nowhere/mine'"),
        ({}, "guests.me: no package here offers this player"),
    ],
)
def test_guests_that_are_not_here_are_refused_before_any_game(
    tmp_path: Path, guest: dict[str, Any], said: str
) -> None:
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(data_of(guests={"me": guest}, seats=["me", "random"])))
    with pytest.raises(BadPlan) as caught:
        plans.load_plan(path, HOME)
    assert str(caught.value).startswith(f"{path}: {said}")
    assert plans.load_plan(path, HOME, here=False).guests[0].name == "me"


def test_where_plans_differ() -> None:
    one = plan_of({}, {"name": "b"}, title="x").to_json()
    assert difference(one, plan_of({}, {"name": "b"}, title="y").to_json()) == ""
    assert difference(one, plan_of({}, {"name": "b", "seed": 4}).to_json()) == "entries.2.seed"
    assert difference(one, plan_of({}).to_json()) == "entries"
    other = plan_of({}, {"name": "b", "rules": {"extends": "junior", "rows": {"share": 0}}})
    assert difference(one, other.to_json()).startswith("entries.2.rules.")
