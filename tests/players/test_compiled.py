# SPDX-License-Identifier: MIT
"""The compiled core and players: the same games as the interpreted ones, and small."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compile_core
from environment import ROOT
from sequence_desktop import compiled

GAMES = ("sequence", "one_eyed_jack", "five_straight", "sequence_dice", "one_eyed_jack_jokers")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything compiled."""
    usual = compiled.usual_folder()
    folder = tmp_path_factory.mktemp("core") / "made"
    if compile_core.is_current(usual):
        shutil.copytree(usual, folder)
    elif compile_core.can_compile() or os.environ.get("SEQUENCE_TEST_COMPILED"):
        compile_core.ensure(folder)
    else:
        pytest.skip("there is no C compiler, or Cython is not installed")
    return folder


def played(setting: str) -> dict[str, Any]:
    script = ROOT / "tests" / "bench" / "core_games.py"
    around = {**os.environ, compiled.SETTING: setting}
    line = [sys.executable, str(script), "games", *GAMES]
    done = subprocess.run(line, env=around, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def state(setting: str) -> str:
    line = "from sequence_desktop import compiled; print(compiled.state())"
    done = subprocess.run(
        [sys.executable, "-c", line],
        env={**os.environ, compiled.SETTING: setting},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_same_games_choices_values_and_play_outs(made: Path) -> None:
    quick, plain = played(str(made)), played(compiled.INTERPRETED)
    assert quick.pop("core") == "compiled"
    assert plain.pop("core") == "interpreted (SEQUENCE_DESKTOP_CORE says so)"
    for name in GAMES:
        assert quick[name] == plain[name], name


def test_small_enough_for_a_bundle(made: Path) -> None:
    """What only developers use (``EXTRA``) is not bundled."""
    bundled = (*compiled.MODULES, compiled.SHARED)
    size = sum(compiled.usable(made)[name].stat().st_size for name in bundled)
    assert size <= compile_core.MOST_BYTES


def test_a_bundle_takes_what_players_use_and_its_notes_say_so(made: Path, tmp_path: Path) -> None:
    notes = json.loads((made / compiled.NOTES).read_text(encoding="utf-8"))
    file, size = notes["modules"][compiled.MODULES[0]]
    more = tmp_path / "more"
    shutil.copytree(made, more)
    shutil.copy(more / file, more / f"lessons{Path(file).suffix}")
    for name in compiled.EXTRA:
        notes["modules"][name] = [f"lessons{Path(file).suffix}", size]
    notes["sources"] = compiled.digest(notes["modules"])
    (more / compiled.NOTES).write_text(json.dumps(notes), encoding="utf-8")
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    for source, _ in compile_core.for_bundle(tmp_path / "work", more):
        shutil.copy(source, bundle)
    assert set(compiled.usable(bundle)) == {*compiled.MODULES, compiled.SHARED}
    assert len([*bundle.iterdir()]) == len(compiled.MODULES) + 2


def test_old_damaged_and_missing_modules_are_not_used(made: Path, tmp_path: Path) -> None:
    assert state(str(made)) == "compiled"
    old = tmp_path / "old"
    shutil.copytree(made, old)
    notes = json.loads((old / compiled.NOTES).read_text(encoding="utf-8"))
    (old / compiled.NOTES).write_text(json.dumps({**notes, "sources": "0"}), encoding="utf-8")
    assert state(str(old)) == "interpreted (its sources have changed since it was compiled)"
    cut = tmp_path / "cut"
    shutil.copytree(made, cut)
    file = compiled.usable(cut)["sequence_desktop.players.linear"]
    file.write_bytes(file.read_bytes()[:-1])
    assert state(str(cut)) == f"interpreted ({cut} is not whole)"
    file.unlink()
    assert state(str(cut)).startswith("interpreted")
    assert state(str(tmp_path / "none")) == "interpreted (it has not been compiled)"


def test_modules_that_cannot_be_loaded_are_not_used(made: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    shutil.copytree(made, bad)
    shared = compiled.usable(bad)[compiled.SHARED]
    shared.write_bytes(b"no library".ljust(shared.stat().st_size, b"."))
    assert state(str(bad)).startswith("interpreted (")


def test_without_a_compiler_one_line_says_so(tmp_path: Path) -> None:
    script = str(ROOT / "packaging" / "compile_core.py")
    around = {**os.environ, "PATH": str(tmp_path), "CC": "no-such-compiler"}
    if sys.platform == "win32":
        pytest.skip("the compiler is not found by PATH there")
    for options, code in ((["--require"], 1), ([], 0), (["--quiet"], 0)):
        line = [sys.executable, script, "--into", str(tmp_path / "core"), *options]
        done = subprocess.run(line, env=around, capture_output=True, text=True, check=False)
        assert done.returncode == code
        assert done.stdout == ""
        lines = done.stderr.splitlines()
        assert len(lines) == (0 if options == ["--quiet"] else 1)
        assert all(each.startswith("The play-out core stays interpreted: ") for each in lines)
