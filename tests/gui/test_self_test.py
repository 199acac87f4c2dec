# SPDX-License-Identifier: MIT
"""`--self-test`: true on a whole program, and loud on one that lacks something."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sequence_desktop import __version__, compiled
from sequence_desktop.gui import age
from sequence_desktop.players import LEVELS

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = ("first frame", "picture", "fonts", "art", "icons", "translations", "games", "boards")


def self_test(*arguments: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run it as on a machine without a display."""
    without = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(
        [sys.executable, "-m", "sequence_desktop", "--self-test", *arguments],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_all_is_well_and_no_trace_is_left(tmp_path: Path, user_folder: Path) -> None:
    picture = tmp_path / "shot.png"
    before = sorted(user_folder.rglob("*"))
    done = self_test("--picture", str(picture))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    lines = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    for name in (*PARTS, "sounds", "modules", *(f"player {level}" for level in LEVELS)):
        assert lines[name].startswith("ok "), name
    assert lines["Sequence Desktop"] == f"ok {__version__}"
    assert lines["Play-out core"] == f"ok {compiled.state()}"
    assert re.match(r"ok \d+ ms", lines["first frame"])
    assert QImage(str(picture)).width() >= 700
    assert sorted(user_folder.rglob("*")) == before


def test_a_picture_that_cannot_be_written_is_told() -> None:
    done = self_test("--picture", "/nowhere/at/all.png")
    assert done.returncode == 1
    assert "picture: FAILED /nowhere/at/all.png could not be written" in done.stdout


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    for part in ("sequence_desktop", "resources", "board_layouts"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.rmtree(tmp_path / "resources" / "fonts")
    (tmp_path / "resources" / "rules" / "travel.json").write_text("{", encoding="utf-8")
    (tmp_path / "resources" / "icons" / "print.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "resources" / "translations" / "sequence_desktop_en.qm").write_bytes(b"")
    (tmp_path / "sequence_desktop" / "players" / "worker.py").unlink()
    done = self_test(root=tmp_path)
    assert done.returncode == 1
    failed = set(re.findall(r"^(.*): FAILED", done.stdout, re.MULTILINE))
    players = {f"player {level}" for level in LEVELS}
    assert failed == {"fonts", "icons", "translations", "games", *players}
    assert "travel.json" in done.stdout
    assert "the icon print is empty" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--self-test", "friday.seqgame"], "--picture says where to paint"),
        (["--picture", "x.png"], "--picture goes with --self-test"),
    ],
)
def test_options_that_do_not_go_together(arguments: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sequence_desktop", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_age_of_a_process() -> None:
    code = (
        "import time; time.sleep(0.2); from sequence_desktop.gui import age;"
        " print(age.process_age_ms())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    least = 0 if sys.platform == "darwin" else 150
    assert least <= float(done.stdout) < 60_000
    assert age.process_age_ms() > 0
