# SPDX-License-Identifier: MIT
"""Counts of finished games, and their form for other programs."""

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

from sequence_desktop.storage.exporting import COLUMNS, as_csv, as_json, export
from sequence_desktop.storage.records import Player
from sequence_desktop.storage.tallies import Filter, Tally, grouped, tally
from tests.storage.test_records import ANNA, ROBOT, record

BEN = Player("Ben", "human", "", 1)
GAMES = (
    record(1, moves=40),
    record(2, moves=60, winner=1, seats=(ANNA, replace(ROBOT, level="master"))),
    record(3, moves=50, winner=None, title="One-Eyed Jack"),
    record(4, moves=30, seats=(ANNA, BEN), rated=True, rating=700),
)


def test_a_person_among_computers() -> None:
    counted = tally(Filter(name="Anna").of(GAMES))
    assert counted == Tally(4, won=2, drawn=1, rows=8, moves=180, longest=60, shortest=30)
    assert counted.lost == 1
    assert counted.share == 0.625
    assert counted.average(counted.moves) == 45


def test_two_people_count_by_their_names() -> None:
    by_name = grouped(Filter().of(GAMES), lambda it: (it.name,))
    assert list(by_name) == ["Anna", "Ben"]
    assert (by_name["Ben"].games, by_name["Ben"].lost, by_name["Ben"].rows) == (1, 1, 1)


def test_filters_narrow_together() -> None:
    assert tally(Filter(level="master").of(GAMES)).games == 1
    assert tally(Filter(game="One-Eyed Jack").of(GAMES)).drawn == 1
    assert tally(Filter(rated=True).of(GAMES)).games == 2, "both seats of the hot-seat game"
    assert tally(Filter(since="2026-01-04").of(GAMES)).games == 3
    assert tally(Filter(name="Anna", game="Chess").of(GAMES)) == Tally()


def test_partners_are_no_opponents() -> None:
    four = record(
        seats=(ANNA, ROBOT, replace(ROBOT, side=0, level="expert"), replace(ROBOT, level="strong"))
    )
    by_level = grouped(Filter().of([four]), lambda it: it.levels)
    assert set(by_level) == {"casual", "strong"}


def test_nothing_played_comes_to_nothing() -> None:
    nothing = tally(())
    assert (nothing.share, nothing.average(nothing.rows), nothing.longest) == (0, 0, 0)


def test_json_for_other_programs() -> None:
    data = json.loads(as_json(GAMES))
    assert data["format"] == "sequence-desktop-statistics"
    assert [game["moves"] for game in data["games"]] == [40, 60, 50, 30]
    assert "save" not in data["games"][0]


def test_csv_has_a_line_for_each_seat(tmp_path: Path) -> None:
    export(GAMES, tmp_path / "games.CSV")
    text = (tmp_path / "games.CSV").read_bytes().decode()
    lines = list(csv.DictReader(io.StringIO(text)))
    assert tuple(lines[0]) == COLUMNS
    assert len(lines) == 8
    assert [line["result"] for line in lines] == ["1", "0", "0", "1", "0.5", "0.5", "1", "0"]
    assert [line["level"] for line in lines][:4] == ["", "casual", "", "master"]


def test_no_name_becomes_a_formula() -> None:
    evil = record(seats=(replace(ANNA, name='=HYPERLINK("x")'), ROBOT))
    line = next(iter(csv.DictReader(io.StringIO(as_csv([evil])))))
    assert line["name"] == '\'=HYPERLINK("x")'
