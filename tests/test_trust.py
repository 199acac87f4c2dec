# SPDX-License-Identifier: MIT
"""The page on trust: each command on it is there, and each trial stands on the page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nightly import ROOT, TRIALS, command

PAGE = (ROOT / "docs" / "trust.md").read_text("utf-8")
WORKFLOWS = ROOT / ".github" / "workflows"
COMMANDS = [
    line.strip()
    for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]


@pytest.mark.parametrize("line", COMMANDS)
def test_each_command_exists(line: str) -> None:
    words = line.split()
    for word in words:
        if "/" in word and not word.startswith(".venv/"):
            assert (ROOT / word).exists(), word
    if "tests/nightly.py" in words:
        assert set(words[words.index("tests/nightly.py") + 1 :]) <= set(TRIALS)
    if "pip_audit" in words:
        rest = line.partition("pip_audit")[2].strip()
        assert rest in (WORKFLOWS / "ci.yml").read_text("utf-8")


def test_each_trial_stands_on_the_page_and_is_run_every_night() -> None:
    nightly = (WORKFLOWS / "nightly.yml").read_text("utf-8")
    (listed,) = re.findall(r"trial: \[(.*)\]", nightly)
    assert listed.split(", ") == list(TRIALS)
    for name, trial in TRIALS.items():
        assert f"tests/nightly.py {name}" in PAGE
        assert all((ROOT / path).exists() for path in trial.tests)
        assert not trial.variable or any(
            trial.variable in file.read_text("utf-8")
            for path in trial.tests
            for file in ([ROOT / path] if path.endswith(".py") else (ROOT / path).glob("*.py"))
        )


def test_what_readers_see_leads_here() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        assert "(docs/trust.md)" in (ROOT / name).read_text("utf-8")


def test_a_trial_is_run_with_its_amount() -> None:
    assert command(TRIALS["walks"])[-1] == "tests/gui/test_walks.py"
    line = [sys.executable, str(Path("tests") / "nightly.py"), "--help"]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "--part" in done.stdout
