# SPDX-License-Identifier: MIT
"""Steps of the test command, with real processes."""

import shutil
import socket
import sys
from pathlib import Path

import pytest

import steps
from environment import Trouble
from steps import Step


def _python(name: str, code: str) -> Step:
    return Step(name, (sys.executable, "-c", code))


def test_all_steps_run_in_order_in_the_given_folder(tmp_path: Path) -> None:
    write = "import pathlib; f = pathlib.Path('log'); f.open('a').write({!r})"
    run = [_python("first", write.format("1")), _python("second", write.format("2"))]
    assert steps.run(run, tmp_path) == 0
    assert (tmp_path / "log").read_text() == "12"


def test_first_failure_stops_with_its_code_and_all_steps_are_listed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "made"
    code = steps.run(
        [
            _python("good", "pass"),
            _python("bad", "raise SystemExit(7)"),
            _python("late", f"open({str(made)!r}, 'w')"),
        ],
        tmp_path,
    )
    assert code == 7
    assert not made.exists()
    lines = [line.split(":")[0].split() for line in capfd.readouterr().out.splitlines() if line]
    assert lines[-3:] == [["passed", "good"], ["FAILED", "(7)", "bad"], ["not", "run", "late"]]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends no process by a signal")
def test_a_step_that_dies_of_a_signal_failed(tmp_path: Path) -> None:
    died = _python("dies", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    assert steps.run([died], tmp_path) == 137


def test_no_test_at_all_is_a_failure(tmp_path: Path) -> None:
    empty = Step("none", (sys.executable, "-m", "pytest", "-q", str(tmp_path)))
    assert steps.run([empty], tmp_path) == 5


def test_every_check_of_the_project_is_in_the_full_run() -> None:
    commands = [
        " ".join((Path(step.command[0]).stem, *step.command[1:])) for step in steps.chosen([])
    ]
    assert commands == [
        "ruff check .",
        "ruff format --check .",
        "mypy",
        "lint-imports --no-logo",
        "python -m pytest -n 2 --dist worksteal -m not xserver",
        "python -m pytest -m xserver",
    ]


def test_options_of_pytest_choose_tests_alone() -> None:
    (step,) = steps.chosen(["tests/engine", "-k", "dead"])
    assert step.command[1:] == ("-m", "pytest", "tests/engine", "-k", "dead")
    assert step.surroundings == {"QT_QPA_PLATFORM": "offscreen"}
    (step,) = steps.chosen(["-m", "xserver", "-k", "drag"])
    assert step.surroundings == {"QT_QPA_PLATFORM": "xcb"}
    assert step.x_server


@pytest.mark.skipif(sys.platform == "win32", reason="a script for a shell")
@pytest.mark.parametrize(
    ("weston", "said"),
    [(None, "does not start"), ("echo 'no room' > \"${0%/*}/log\"; exit 1", "ended at once")],
)
def test_a_compositor_that_does_not_start_is_told(
    weston: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    if weston:
        script = tmp_path / "weston"
        script.write_text(f"#!/bin/sh\n{weston}\n")
        script.chmod(0o755)
    with pytest.raises(Trouble, match=said), steps.private_compositor(tmp_path):
        pass


@pytest.mark.skipif(shutil.which("weston") is None, reason="there is no weston here")
def test_a_compositor_of_our_own_can_be_spoken_to(tmp_path: Path) -> None:
    with (
        steps.private_compositor(tmp_path) as place,
        socket.socket(socket.AF_UNIX) as connection,
    ):
        connection.connect(str(place))
    assert not place.exists()
