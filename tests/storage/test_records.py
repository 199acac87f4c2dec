# SPDX-License-Identifier: MIT
"""The record of finished games: one line each, and no line costs another."""

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import records
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.records import BadRecord, Player, Record
from tests.storage.made import played
from tests.storage.system import System, failing

ANNA = Player("Anna", "human", "", 0)
ROBOT = Player("Robot", "computer", "casual", 1)


def record(number: int = 1, **more: object) -> Record:
    made = Record(
        deal=f"deal-{number}",
        when=f"2026-01-{1 + number % 28:02d}T12:00:00Z",
        rules="sequence",
        title="Sequence",
        board="Spiral",
        seats=(ANNA, ROBOT),
        rows=(2, 1),
        moves=40 + number,
        winner=0,
    )
    return replace(made, **more)  # type: ignore[arg-type] # as its fields are


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "records.jsonl"


def test_there_are_none_before_the_first(path: Path) -> None:
    assert records.load(path) == ((), ())
    assert not path.parent.exists()


def test_what_is_appended_is_loaded_in_order(path: Path) -> None:
    wanted = [
        record(1),
        record(2, winner=None, rated=True, rating=690, save="20260131-ab.seqgame"),
        record(3, seats=(ANNA, replace(ANNA, name='Ben "B"\n', side=1)), winner=1),
    ]
    for it in wanted:
        records.append(it, path)
    assert records.load(path) == (tuple(wanted), ())


def test_results_and_people() -> None:
    won = record()
    assert (won.result(0), won.result(1)) == (1.0, 0.0)
    assert record(winner=None).result(0) == 0.5
    assert won.humans == (0,)


def test_a_line_that_is_no_record_costs_only_itself(path: Path) -> None:
    records.append(record(1), path)
    with path.open("a") as file:
        file.write('{"half": \n[]\n{"deal": 1}\n\n')
    records.append(record(2), path)
    found, notes = records.load(path)
    assert [it.deal for it in found] == ["deal-1", "deal-2"]
    assert [note.where for note in notes] == ["line 2", "line 3", "line 4"]


def test_a_line_torn_by_a_power_cut_stays_alone(path: Path) -> None:
    records.append(record(1), path)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 2])
    records.append(record(2), path)
    assert [it.deal for it in records.load(path)[0]] == ["deal-1", "deal-2"]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_no_failing_call_costs_what_stood_there(tmp_path: Path, code: int) -> None:
    with System(tmp_path / "count").watching() as system:
        records.append(record(1), tmp_path / "count" / "r.jsonl")
    assert {"open", "write", "fsync"} <= set(system.calls)
    remedies = []
    for number in range(len(system.calls)):
        path = tmp_path / str(number) / "r.jsonl"
        records.append(record(1), path)
        with System(path.parent, number, failing(code)).watching():
            try:
                records.append(record(2), path)
            except Fault as fault:
                remedies.append(fault.remedy)
        found = [it.deal for it in records.load(path)[0]]
        assert found[:1] == ["deal-1"]
        records.append(record(3), path)
        assert records.load(path)[0][-1].deal == "deal-3"
    assert remedies
    assert all(remedies)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"name": "Anna", "kind": "god", "side": 0}]},
        {"seats": 3},
        {"rows": [1, 2, 3]},
        {"rows": [1, -2]},
        {"winner": 7},
        {"moves": "many"},
        {"moves": True},
        {"when": None},
        {"rating": "high"},
    ],
)
def test_what_does_not_fit_is_no_record(change: dict[str, object]) -> None:
    data = {**record().to_json(), **change}
    with pytest.raises(BadRecord):
        records.parse(json.dumps(data))


def test_keys_of_a_later_version_are_kept(path: Path) -> None:
    records.parse(json.dumps(record().to_json()))
    later = records.parse(json.dumps({**record().to_json(), "weather": "rain"}))
    records.append(later, path)
    assert json.loads(path.read_text())["weather"] == "rain"


def test_a_save_is_a_name_and_no_way_out_of_the_folder() -> None:
    data = {**record().to_json(), "save": "../../etc/passwd"}
    assert records.parse(json.dumps(data)).save == "passwd"


def test_the_oldest_go_when_there_are_too_many(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST", 20)
    monkeypatch.setattr(records, "_SPARE", 5)
    for number in range(30):
        records.append(record(number), path)
        found, notes = records.load(path)
        assert notes == ()
        assert len(found) == min(number + 1, 20)
        assert found[-1].deal == f"deal-{number}"
        assert len(path.read_text().splitlines()) <= 26
    assert found[0].deal == "deal-10"


def test_what_cannot_be_read_stays_when_the_oldest_go(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST", 5)
    monkeypatch.setattr(records, "_SPARE", 2)
    records.append(record(0), path)
    odd = [b'{"half": ', b"\xff\xfe", '{"line": "a\u2028b"}'.encode()]
    with path.open("ab") as file:
        file.write(b"\n".join(odd) + b"\n")
    for number in range(1, 20):
        records.append(record(number), path)
        found, notes = records.load(path)
        assert len(notes) == 3
    assert [it.deal for it in found] == [f"deal-{number}" for number in range(15, 20)]
    lines = path.read_bytes().splitlines()
    assert lines[:3] == odd
    assert len(lines) <= 3 + 5 + 3
    assert notes[1].why == "this is not UTF-8 text"


def test_a_deal_is_known_again_with_the_same_people_only() -> None:
    seats = (Seat("Anna"), Seat("Robot", "computer", "casual"))
    short, long = played(3), played(9)
    mark = records.deal_mark(short, seats)
    assert records.deal_mark(long, seats) == mark, "however it went on"
    assert records.deal_mark(short, (Seat("Ben"), seats[1])) != mark
    assert records.deal_mark(played(3, seed=8), seats) != mark


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=400))
def test_no_file_is_too_odd_to_be_read(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    found, _ = records.load(path)
    assert found == ()
