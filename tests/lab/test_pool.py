# SPDX-License-Identifier: MIT
"""Games in worker processes: handed out in order, never far ahead, and none lost in silence."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.lab import pool
from sequence_desktop.lab.games import Cancelled, Job, Trial, Work
from sequence_desktop.lab.guests import Guest
from sequence_desktop.lab.pool import play_jobs
from tests.lab.plans import games_of, plan_of

SLOW = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    time.sleep(0.05)
    print(json.dumps({"id": request["id"], "move": request["legal"][0]}), flush=True)
"""


def test_processes_play_the_games_that_one_plays() -> None:
    plan = plan_of({"games": 8}, {"seats": ["random", "newcomer"], "games": 4})
    jobs = [plan.job(slot) for slot in plan.slots()]
    found: dict[int, Trial] = {}
    play_jobs(plan.work, jobs, lambda job, trial: found.update({job.number: trial}), 3)
    assert [found[job.number] for job, _ in games_of(plan)] == [t for _, t in games_of(plan)]


def test_nothing_is_played_far_ahead_of_a_slow_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "LEAD", 4)
    path = tmp_path / "slow.py"
    path.write_text(SLOW)
    plan = plan_of(games=30)
    jobs = [plan.job(slot) for slot in plan.slots()]
    first = jobs[0]
    jobs[0] = Job(0, 0, 0, 0, ("slow", "random"), first.seeds)
    work = Work(plan.work.tables, (Guest("slow", (sys.executable, str(path))),))
    order: list[int] = []
    play_jobs(work, jobs, lambda job, _: order.append(job.number), 2)
    assert sorted(order) == list(range(30))
    assert set(order[: order.index(0)]) <= {1, 2, 3}


@pytest.mark.skipif(sys.platform == "win32", reason="looks for processes as Unix does")
@pytest.mark.parametrize("workers", [1, 2])
def test_no_guest_outlives_the_games(tmp_path: Path, workers: int) -> None:
    """Not even one that does not end when its input does."""
    path, pids = tmp_path / "deaf.py", tmp_path / "pids"
    path.write_text(
        "import os\n"
        f"with open({str(pids)!r}, 'a') as file: print(os.getpid(), file=file, flush=True)\n"
        f"{SLOW.replace('0.05', '0')}\ntime.sleep(3600)\n"
    )
    plan = plan_of(games=4)
    jobs = [
        Job(job.number, 0, job.deal, 0, ("deaf", "random"), job.seeds)
        for job in map(plan.job, plan.slots())
    ]
    trials: list[Trial] = []
    work = Work(plan.work.tables, (Guest("deaf", (sys.executable, str(path))),))
    play_jobs(work, jobs, lambda _, trial: trials.append(trial), workers)
    assert [trial.troubles for trial in trials] == [()] * 4
    for pid in map(int, pids.read_text().split()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_leaves_no_process_behind(workers: int) -> None:
    plan = plan_of(games=100_000)
    done: list[int] = []
    with pytest.raises(Cancelled):
        play_jobs(
            plan.work,
            map(plan.job, plan.slots()),
            lambda job, _: done.append(job.number),
            workers,
            lambda: len(done) >= 5,
        )
    assert 5 <= len(done) < 100
    end = time.monotonic() + 60  # one may only now be starting
    while (children := multiprocessing.active_children()) and time.monotonic() < end:
        children[0].join(1)
    assert not children


def test_a_worker_that_is_killed_is_told_in_words() -> None:
    plan = plan_of(games=100_000)

    def each(_job: Job, _trial: Trial) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(Fault, match="a process that played games ended unexpectedly; close other"):
        play_jobs(plan.work, map(plan.job, plan.slots()), each, 2)


def test_a_game_that_makes_no_sense_is_told_from_its_process() -> None:
    plan = plan_of(games=1)
    (job,) = map(plan.job, plan.slots())
    for workers in (1, 2):
        with pytest.raises(Fault, match="there is no computer player 'nobody'"):
            play_jobs(
                plan.work,
                [Job(0, 0, 0, 0, ("nobody", "nobody"), job.seeds)],
                lambda _job, _trial: None,
                workers,
            )


def test_results_are_the_same_on_a_core_that_is_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = plan_of(seats="casual", games=2)
    here = [json.dumps(trial.to_json()) for _, trial in games_of(plan)]
    monkeypatch.setenv("SEQUENCE_DESKTOP_CORE", "interpreted")
    there: dict[int, str] = {}
    play_jobs(
        plan.work,
        map(plan.job, plan.slots()),
        lambda job, trial: there.update({job.number: json.dumps(trial.to_json())}),
        2,
    )
    assert [there[0], there[1]] == here
