# SPDX-License-Identifier: MIT
"""What a crash leaves for the next start: real processes that really crash."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sequence_desktop.storage.blackbox import BlackBox

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = """
import os, sys, ctypes
from pathlib import Path
from sequence_desktop.storage.blackbox import BlackBox
box = BlackBox(Path(sys.argv[1]))
left = box.open()
print("open", flush=True)
match sys.argv[2]:
    case "crash": ctypes.string_at(0)
    case "kill": os.kill(os.getpid(), 9)
    case "note": box.note("it was the butler"); os._exit(1)
    case "wait": sys.stdin.readline()
    case "show": print(left)
box.close()
"""


def run(folder: Path, what: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder), what],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "logs"


def test_a_good_end_leaves_nothing(folder: Path) -> None:
    assert run(folder, "show").stdout.splitlines() == ["open", ""]
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="a crash shows a box of the system there")
def test_a_crash_of_the_process_is_told_at_the_next_start(folder: Path) -> None:
    assert run(folder, "crash").returncode == -signal.SIGSEGV
    told = run(folder, "show").stdout
    assert "Segmentation fault" in told
    assert "string_at" in told
    assert run(folder, "show").stdout.splitlines() == ["open", ""], "told once"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_a_kill_leaves_nothing_to_tell(folder: Path) -> None:
    run(folder, "kill")
    assert len(list(folder.iterdir())) == 1
    assert run(folder, "show").stdout.splitlines() == ["open", ""]
    assert list(folder.iterdir()) == []


def test_what_was_noted_is_told(folder: Path) -> None:
    run(folder, "note")
    assert "it was the butler" in run(folder, "show").stdout


def test_a_copy_that_still_runs_is_left_alone(folder: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(folder), "wait"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdin is not None
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    run(folder, "show")
    assert len(list(folder.iterdir())) == 1
    other.communicate("\n", timeout=60)
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    box = BlackBox(tmp_path / "file" / "logs")
    assert box.open() == ""
    box.note("nobody hears it")
    box.close()
