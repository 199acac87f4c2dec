# SPDX-License-Identifier: MIT
"""The release workflow and the parts of it that can be looked at anywhere."""

import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import notes
import system
from environment import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"


def test_workflows_are_true_to_their_schema() -> None:
    assert RELEASE in WORKFLOWS
    line = [sys.executable, "-m", "check_jsonschema"]
    line += ["--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_mistake_in_a_workflow_would_be_found(tmp_path: Path) -> None:
    wrong = tmp_path / "release.yml"
    text = RELEASE.read_text(encoding="utf-8")
    wrong.write_text(text.replace("runs-on:", "run-on:", 1), encoding="utf-8")
    line = [sys.executable, "-m", "check_jsonschema"]
    line += ["--builtin-schema", "vendor.github-workflows", str(wrong)]
    assert subprocess.run(line, capture_output=True, check=False).returncode == 1


def test_every_script_that_a_workflow_starts_is_there() -> None:
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8").replace("\\", "/")
        for name in set(re.findall(r"packaging/[\w./-]+\.(?:py|sh|ps1|spec)", text)):
            assert (ROOT / name).is_file(), f"{workflow.name} starts {name}"


def test_the_release_is_a_draft_of_tested_systems() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    assert "--draft" in text
    for system_name in ("ubuntu-24.04", "macos-14", "windows-2022"):
        assert system_name in text
    for version in ("3.11", "3.12", "3.13"):
        assert f'"{version}"' in text
    (line, *_) = re.findall(r"apt-get install -y --no-install-recommends (libgl1 .*)", text)
    reader = (system.READER_COMMANDS, system.READER_FILES, system.READER_MODULES)
    needed = (system.LIBRARIES, system.COMMANDS, *reader)
    assert set(line.split()) == {name for names in needed for name in names.values()}


def test_no_action_may_write_but_the_one_that_makes_the_draft() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    assert text.count("contents: write") == 1
    assert text.index("contents: write") > text.index("  draft:")


@pytest.mark.parametrize("version", ["1.2.0", "1.3.0"])
def test_the_notes_of_a_version(version: str) -> None:
    text = "# Log\n\n## [Unreleased]\n\n- c\n\n## [1.3.0] - 2026-12-01\n\n- b\n\n## [1.2.0]\n- a\n"
    assert notes.section(text, version) == {"1.2.0": "- a", "1.3.0": "- b"}[version]
    assert notes.section(text, "9") == ""


def test_the_changelog_has_notes_for_the_next_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert notes.main(["0.1.0"]) == 0
    assert "### Added" in capsys.readouterr().out


def test_what_macos_lets_the_program_do() -> None:
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        rights = plistlib.load(file)
    assert all(value is True for value in rights.values())
    assert not any("network" in name or "sandbox" in name for name in rights)


def test_signing_is_skipped_with_a_word_where_there_is_no_certificate() -> None:
    if sys.platform == "win32":
        pytest.skip("a script for a Mac's shell")
    script = ROOT / "packaging" / "macos" / "notarise.sh"
    done = subprocess.run(
        ["bash", str(script), "x.dmg"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not notarised" in done.stdout
    assert "Not signed" in RELEASE.read_text(encoding="utf-8")
