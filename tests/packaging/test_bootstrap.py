# SPDX-License-Identifier: MIT
"""The script of the two commands, started as a person starts it."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import environment

SCRIPT = environment.ROOT / "packaging" / "bootstrap.py"


def _start(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": ""},
    )


def test_without_a_command_it_says_how_to_use_it() -> None:
    for arguments in ((), ("sing",)):
        done = _start(*arguments)
        assert done.returncode == 2
        assert "bootstrap.py play" in done.stdout
        assert "bootstrap.py test" in done.stdout
    assert _start("--help").returncode == 0


def test_an_old_python_can_read_it_and_is_told_first() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    before = []
    for statement in tree.body:
        if isinstance(statement, ast.If):
            assert ast.unparse(statement.test) == "sys.version_info < (3, 11)"
            break
        before.append(ast.unparse(statement))
    # The docstring and one import: whatever else stood there might not exist in an old Python.
    assert before[1:] == ["import sys"]


@pytest.mark.skipif(
    not environment.is_ready(environment.PLAY),
    reason="the checkout's .venv is not bootstrap.py's own; making it is not for a test",
)
def test_play_passes_options_on_and_the_exit_code_back(tmp_path: Path) -> None:
    # A file here must not be taken for a module of the program.
    (tmp_path / "argparse.py").write_text("raise SystemExit('taken from where I stand')\n")
    shown = _start("play", "--version", folder=tmp_path)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("Sequence Desktop ")
    refused = _start("play", "--no-such-option", folder=tmp_path)
    assert refused.returncode == 2
    assert "--no-such-option" in refused.stderr
    assert "Traceback" not in refused.stderr
