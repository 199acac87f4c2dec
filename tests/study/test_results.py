# SPDX-License-Identifier: MIT
"""Results in files: the same bytes however they came about, and no game played twice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sequence_desktop.engine.errors import BadSave
from sequence_desktop.lab.games import Cancelled, Job, Playing, Trial
from sequence_desktop.lab.plan import Plan
from sequence_desktop.lab.pool import play_jobs
from sequence_desktop.lab.summary import summarise
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.study.results import Progress, Results, carry_out, load_study
from tests.lab.plans import data_of, plan_of

KILLS = int(os.environ.get("SEQUENCE_TEST_KILLS", "60")) // 10
ROOT = Path(__file__).parents[2]
Each = Callable[[Job, Trial], None]


def mixed() -> dict[str, Any]:
    """A plan of 52 quick games, as data."""
    return data_of({"games": 32}, {"name": "two", "seats": ["random", "newcomer"], "games": 20})


def plan() -> Plan:
    """The plan."""
    return plan_of(*mixed()["entries"])


def here(shuffle: int = 0) -> Callable[[Iterator[Job], Each, Callable[[], bool]], None]:
    """Who plays in this process, out of order if wanted."""

    def play(jobs: Iterator[Job], each: Each, cancel: Callable[[], bool]) -> None:
        playing, todo = Playing(plan().work), list(jobs)
        if shuffle:
            random.Random(shuffle).shuffle(todo)
        for job in todo:
            each(job, playing.play(job))
            if cancel():
                raise Cancelled

    return play


def run(path: Path, player: Any, stop_after: int = 10**9) -> list[Progress]:
    """Carry the plan out, up to some number of games; the progress that was told."""
    told: list[Progress] = []
    results = Results(path, plan())
    try:
        carry_out(results, player, told.append, lambda: len(told) >= stop_after)
    finally:
        results.close()
    return told


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of the results."""
    path = tmp_path_factory.mktemp("whole") / "r.jsonl"
    told = run(path, here())
    assert [progress.done for progress in told] == list(range(1, 53))
    assert (told[-1].games, told[-1].played) == (52, 52)
    return path.read_bytes()


def test_a_line_for_each_game_in_order(whole: bytes) -> None:
    head, *games = map(json.loads, whole.splitlines())
    assert head["plan"] == json.loads(json.dumps(plan().to_json()))
    assert [game["game"] for game in games] == list(range(52))
    assert {game["entry"] for game in games} == {"1", "two"}


def test_two_processes_make_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    run(path, lambda jobs, each, cancel: play_jobs(plan().work, jobs, each, 2, cancel))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_stops_and_disorder_make_no_difference(whole: bytes, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "r.jsonl"
    played = 0
    for part in (7, 20):
        with pytest.raises(Cancelled):
            run(path, here(seed), part)
        played += part
        assert len(path.read_bytes().splitlines()) == 1 + played
    assert load_study(path).done == played
    told = run(path, here(seed + 10))
    assert len(told) == 52 - played
    assert path.read_bytes() == whole
    assert run(path, here()) == [], "there is nothing more to play"
    assert path.read_bytes() == whole


def test_the_summary_is_that_of_the_file(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(whole)
    results = Results(path, plan())
    assert results.study.complete
    assert summarise(load_study(path)) == summarise(results.study)
    results.close()


def test_a_test_ends_the_file_with_the_deal_that_decides(tmp_path: Path) -> None:
    question = plan_of(seats=["newcomer", "random"], games=4000, test={"high": 300, "low": 100})
    texts = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        results = Results(path, question)

        def player(jobs: Any, each: Any, cancel: Any, workers: int = workers) -> None:
            play_jobs(question.work, jobs, each, workers, cancel)

        carry_out(results, player, lambda _: None, lambda: False)
        results.close()
        texts.append(path.read_bytes())
        assert results.study.decided
        assert path.read_bytes().count(b"\n") == 1 + results.study.counted < 2000
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 4}, "another plan, which differs in entries.1.seed"),
        ({"games": 8}, "another plan, which differs in entries.1.deals"),
        (
            {"rules": {"extends": "junior", "dead": {"swap": 0}}},
            "differs in entries.1.rules.id",
        ),
    ],
)
def test_results_of_another_plan_are_refused(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    path = tmp_path / "r.jsonl"
    Results(path, plan_of()).close()
    before = path.read_bytes()
    with pytest.raises(BadSave) as caught:
        Results(path, plan_of(**change))
    assert said in str(caught.value)
    assert "choose another file for the results, or delete this one" in str(caught.value)
    assert path.read_bytes() == before
    Results(path, plan_of(title="New words, same games")).close()


def test_results_of_another_program_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    Results(path, plan_of()).close()
    path.write_text(path.read_text().replace('"version": "', '"version": "0.0.1-of-', 1))
    with pytest.raises(BadSave, match=r"begun by another program \(version 0.0.1-of-"):
        Results(path, plan_of())


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ('{"game": 1}', "this is not the result of a game"),
        ('{"game": "x"}', "'x' is no number of a game"),
        ('{"game": 99}', "the plan has no game 99"),
        ("nonsense", "this is not JSON"),
    ],
)
def test_damage_is_told_and_kept_and_done_without(
    tmp_path: Path, whole: bytes, damage: str, said: str
) -> None:
    path = tmp_path / "r.jsonl"
    lines = whole.decode().splitlines()
    bad = damage
    if damage == '{"game": 99}':
        bad = lines[2].replace('"game": 1', '"game": 99')
    damaged = "\n".join([*lines[:2], bad, *lines[3:], "{"]) + "\n"
    path.write_text(damaged)
    with pytest.raises(BadSave) as caught:
        load_study(path)
    assert str(caught.value).startswith(f"{path}: line 3: {said}")
    assert str(caught.value).endswith("it goes on without this and keeps a copy")
    results = Results(path, plan())
    kept = tmp_path / "r.damaged.jsonl"
    assert str(results.damage).startswith(f"{path}: line 3: {said}")
    assert str(results.damage).endswith(
        f"; damaged lines left out: 2; the damaged file is kept: {kept}"
    )
    assert results.study.done == load_study(path).done == 51
    carry_out(results, here(), lambda _: None, lambda: False)
    results.close()
    assert path.read_bytes() == whole
    assert kept.read_text() == damaged
    again = Results(path, plan())
    again.close()
    assert again.damage is None


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "r.jsonl"
    lines = whole.decode().splitlines()
    path.write_text("\n".join([*lines[:2], lines[1]]) + "\n")
    with pytest.raises(BadSave, match="line 3: game 0 stands there twice"):
        load_study(path)
    run(path, here())
    assert path.read_bytes() == whole


def test_nothing_is_left_out_that_cannot_be_kept_aside(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(whole + b"{\n")
    for number in range(1, 100):
        sign = ".damaged" if number == 1 else f".damaged-{number}"
        (tmp_path / f"r{sign}.jsonl").mkdir()
    with pytest.raises(StorageError, match="there are 99 damaged files of this name; remove"):
        Results(path, plan())
    assert path.read_bytes() == whole + b"{\n"


def test_results_of_any_size_are_kept_aside(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "r.jsonl"
    damaged = whole + b"[]\n" * 500_000
    path.write_bytes(damaged)
    Results(path, plan()).close()
    assert path.read_bytes() == whole
    assert (tmp_path / "r.damaged.jsonl").read_bytes() == damaged


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("winner", 2),
        ("winner", 10**30),
        ("winner", -2),
        ("first", 2),
        ("first", -1),
        ("ending", "peace"),
        ("rows", ["-0x1"]),
        ("rows", ["0x0"]),
        ("rows", ["0x" + "f" * 40]),
        ("movers", "b"),
        ("moves", "4S@z99"),
        ("moves", "4S\x1b@e5"),
        ("troubles", [[2, "late", 1]]),
        ("troubles", [[0, "tired", 1]]),
        ("troubles", [[0, "late", 0]]),
    ],
)
def test_games_that_nobody_can_have_played_are_refused(
    tmp_path: Path, whole: bytes, key: str, value: object
) -> None:
    path = tmp_path / "r.jsonl"
    lines = whole.decode().splitlines()
    game = json.loads(lines[3])
    if key in ("moves", "movers"):  # as many of the one as of the other
        game |= {"moves": "4S@e5", "movers": "0"}
    path.write_text("\n".join([*lines[:3], json.dumps(game), *lines[4:]]) + "\n")
    load_study(path)
    path.write_text("\n".join([*lines[:3], json.dumps({**game, key: value}), *lines[4:]]) + "\n")
    said = f"{path}: line 4: its {key} cannot be those of a game of the plan"
    with pytest.raises(BadSave) as caught:
        load_study(path)
    assert str(caught.value).startswith(said)
    run(path, here())
    assert path.read_bytes() == whole


def test_a_bad_game_that_counts_only_later_is_seen_at_once(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "r.jsonl"
    lines = whole.decode().splitlines()
    path.write_text("\n".join([lines[0], lines[2].replace('"first": ', '"first": 9')]) + "\n")
    with pytest.raises(BadSave, match="line 2: its first cannot be"):
        load_study(path)
    run(path, here())
    assert path.read_bytes() == whole


def test_damage_in_the_first_line_is_told_with_a_remedy(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(whole.replace(b'"plan": {', b'"plan": [', 1))
    for read in (load_study, lambda file: Results(file, plan())):
        with pytest.raises(StorageError, match=r"line 1: .*; choose another file for the results"):
            read(path)


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("", "these are no results"),
        ('{"format": "sequence-desktop-results", "version": 7}\n', "results are of version 7"),
        ('{"format": "sequence-desktop-results", "version": 1, "plan": 3}\n', "line 1, "),
        ('{"some": "thing"}\n', "these are no results"),
    ],
)
def test_files_that_are_no_results(tmp_path: Path, head: str, said: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(head)
    with pytest.raises(BadSave) as caught:
        load_study(path)
    assert said in str(caught.value)


def test_kills_lose_no_game_and_double_none(tmp_path: Path, whole: bytes) -> None:
    """Killed at random moments and begun again, a run leaves the bytes of one that never was."""
    chance = random.Random(5)
    path, plan_file = tmp_path / "r.jsonl", tmp_path / "plan.json"
    plan_file.write_text(json.dumps(mixed()))
    command = [sys.executable, "-m", "sequence_desktop", "lab", "run", str(plan_file)]
    command += ["--out", str(path), "--workers", "2"]
    kept = 0
    for _ in range(max(KILLS, 2)):
        with subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            size = path.stat().st_size if path.exists() else 0
            end = time.monotonic() + 60
            while process.poll() is None and time.monotonic() < end:
                if path.exists() and path.stat().st_size > size:
                    time.sleep(chance.uniform(0, 0.05))
                    break
                time.sleep(0.002)
            process.kill()
        # Workers may need a moment to hear of it; none of them writes to the file.
        lines = path.read_bytes().split(b"\n")[1:-1]
        numbers = [json.loads(line)["game"] for line in lines]
        assert len(set(numbers)) == len(numbers) >= kept
        kept = len(numbers)
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert path.read_bytes() == whole
