# SPDX-License-Identifier: MIT
"""A cluster of several workers, one of which is killed: the same bytes as on one machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.engine.errors import Fault
from sequence_desktop.lab.cluster import _play_there, play_on_cluster
from tests.lab.plans import data_of, games_of, plan_of

ROOT = Path(__file__).parents[2]
WITHIN_S = 120
LAB = [sys.executable, "-m", "sequence_desktop", "lab"]


class Cluster:
    """A scheduler and workers on this machine, each a process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._log = (folder / "log").open("wb")
        self._all: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard")
        end = time.monotonic() + WITHIN_S
        while not self._file.exists() or not self._file.read_text():
            assert time.monotonic() < end, (folder / "log").read_text()
            time.sleep(0.05)
        self.address: str = json.loads(self._file.read_text())["address"]

    def worker(self) -> subprocess.Popen[bytes]:
        """One worker more."""
        return self._start("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard")

    def end(self) -> None:
        """End them all."""
        for process in self._all[::-1]:
            process.kill()
            process.wait()
        self._log.close()

    def _start(self, kind: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *options]
        command += ["--scheduler-file", str(self._file)]
        local = ["--local-directory", str(self._folder)] if kind == "worker" else []
        process = subprocess.Popen(
            command + local,
            cwd=ROOT,
            stdout=self._log,
            stderr=self._log,
            env=os.environ | {"PYTHONWARNINGS": "default"},
        )
        self._all.append(process)
        return process


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler without workers."""
    pytest.importorskip("distributed")
    found = Cluster(tmp_path)
    yield found
    found.end()


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_worker_is_killed_in_mid_run_and_nobody_notices(cluster: Cluster, tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text(
        json.dumps(
            data_of({"games": 60}, {"name": "b", "seats": ["random", "newcomer"], "games": 60})
        )
    )
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    here = subprocess.run(
        [*LAB, "run", str(plan), "--out", str(alone), "--workers", "1"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    victim, _ = cluster.worker(), cluster.worker()
    with subprocess.Popen(
        [*LAB, "run", str(plan), "--out", str(together), "--scheduler", cluster.address],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        end = time.monotonic() + WITHIN_S
        while lines_in(together) < 15:
            assert time.monotonic() < end
            assert process.poll() is None, process.communicate()
            time.sleep(0.005)
        victim.kill()
        at_kill = lines_in(together)
        cluster.worker()
        told, complaints = process.communicate(timeout=WITHIN_S)
    assert process.returncode == 0, complaints
    assert at_kill < 121, "it was killed in mid-run"
    assert together.read_bytes() == alone.read_bytes()
    assert told == here.stdout


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense://x", "'nonsense://x' is no address of a scheduler; use tcp://HOST:PORT"),
        ("", "'' is no address of a scheduler; use tcp://HOST:PORT"),
        ("tcp://a:b:c", "'tcp://a:b:c' is no address of a scheduler; use tcp://HOST:PORT"),
        ("tcp://127.0.0.1:1", "there is no scheduler at tcp://127.0.0.1:1 (OSError); start one"),
    ],
)
def test_no_scheduler_is_told_in_words(tmp_path: Path, address: str, said: str) -> None:
    pytest.importorskip("distributed")
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps(data_of()))
    ended = subprocess.run(
        [*LAB, "run", str(plan), "--out", str(tmp_path / "r"), "--scheduler", address],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"sequence-desktop: {said}")
    assert len(ended.stderr.splitlines()) == 1


def test_without_dask_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Fault, match=r"which is not installed; .*\[lab-cluster\]"):
        play_on_cluster("tcp://x:1", plan_of().work, [], lambda _job, _trial: None, lambda: False)


def test_workers_with_another_program_refuse_to_play() -> None:
    plan = plan_of(games=1)
    ((job, trial),) = games_of(plan)
    from sequence_desktop import __version__
    from sequence_desktop.players.mind import COMPILED

    table = plan.entries[0].table
    assert _play_there(table, (), job, (__version__, COMPILED)) == trial
    assert _play_there(table, (), job, (__version__, not COMPILED)) == trial, "no matter here"
    with pytest.raises(Fault, match=r"a worker has version .*, not 9\.9"):
        _play_there(table, (), job, ("9.9", COMPILED))
    ahead = plan.job(next(iter(plan_of(seats="master").slots())))
    masters = type(job)(ahead.number, 0, 0, 0, ("master", "master"), ahead.seeds)
    with pytest.raises(Fault, match="the core of a worker is"):
        _play_there(table, (), masters, (__version__, not COMPILED))
