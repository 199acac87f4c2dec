# SPDX-License-Identifier: MIT
"""A run that the window has started ends with it, and its results can be gone on with."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RUN = (sys.executable, "-m", "sequence_desktop", "lab", "run")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_end_of_the_input_ends_the_games(tmp_path: Path, workers: str) -> None:
    plan, out = tmp_path / "plan.json", tmp_path / "out.jsonl"
    plan.write_text(
        json.dumps({"format": "sequence-desktop-plan", "version": 1, "seats": "random"})
    )
    words: list[str | Path] = [*RUN, plan, "--games", "50000", "--out", out]
    with subprocess.Popen(
        [*words, "--watch", "--attended", "--workers", workers],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["games"] == 50_000
        assert process.stdin is not None
        process.stdin.close()
        last = json.loads(process.stdout.read().splitlines()[-1])
        assert process.stderr is not None
        said = process.stderr.read().decode()
        assert process.wait(60) == 130
    kept = out.read_bytes().count(b"\n") - 1
    assert kept == last["done"] > 0
    assert f"stopped after {kept} of 50000 games" in said
    assert "Traceback" not in said
    assert "Fatal" not in said


def test_it_ends_although_nobody_reads_what_it_says(tmp_path: Path) -> None:
    plan, out = tmp_path / "plan.json", tmp_path / "out.jsonl"
    plan.write_text(
        json.dumps({"format": "sequence-desktop-plan", "version": 1, "seats": "random"})
    )
    with subprocess.Popen(
        [*RUN, plan, "--games", "50000", "--out", out, "--watch", "--attended", "--workers", "1"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.readline()
        process.stdout.close()  # as when the window was killed
        process.stdin.close()
        process.wait(60)
    assert out.read_bytes().count(b"\n") > 1
