# SPDX-License-Identifier: MIT
"""What holds for the repository as a whole."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import system
from environment import ROOT

# In pieces, so that this file is not itself a find.
HOSTS = re.compile(
    "|".join(["py" + r"pi\.org", "python" + "hosted", "npm" + r"js\.", "deb" + r"\.debian\.org"])
)
TEXT = {".py", ".toml", ".md", ".txt", ".yml", ".json", ".svg", ".ts", ".spec", ""}
FOLDERS = (".ci", ".github", "board_layouts", "packaging", "resources", "sequence_desktop", "tests")


TOP_LEVEL = {
    *FOLDERS,
    "docs",
    ".editorconfig",
    ".gitattributes",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "pyproject.toml",
}


def _files() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.name != "uv.lock")
    for folder in FOLDERS:
        yield from (
            path
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        )


def _python() -> list[Path]:
    return [path for path in _files() if path.suffix == ".py"]


@pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None,
    reason="asks git what belongs to the repository",
)
def test_the_top_level_stays_as_it_is_described() -> None:
    # Whoever owns the clone: CI and containers often run as somebody else.
    line = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z"]
    listed = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert {path.split("/")[0] for path in listed.split("\0") if path} == TOP_LEVEL


def test_every_python_file_says_its_licence_first() -> None:
    wrong = []
    for path in _python():
        lines = [x for x in path.read_text(encoding="utf-8").splitlines()[:2] if x[:2] != "#!"]
        if lines[0] != "# SPDX-License-Identifier: MIT":
            wrong.append(str(path))
    assert wrong == []


def test_no_file_names_a_package_registry() -> None:
    found = [
        str(path)
        for path in _files()
        if path.suffix in TEXT and HOSTS.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_folder_packaging_is_no_package() -> None:
    # It would stand before the library of that name, which pytest and PyInstaller import.
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_engine_imports_the_standard_library_only() -> None:
    wrong = []
    for path in (ROOT / "sequence_desktop" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or "."]
            else:
                continue
            wrong += [f"{path.name}: {name}" for name in names if not _allowed_in_engine(name)]
    assert wrong == []


def _allowed_in_engine(module: str) -> bool:
    top, *inner = module.split(".")
    return top in sys.stdlib_module_names or (top == "sequence_desktop" and inner[:1] == ["engine"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such mark on files")
def test_ci_runs_the_test_command_of_the_readme_and_proves_the_packages() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    command = "python3 packaging/bootstrap.py test"
    package = "exec python3 packaging/bootstrap.py package --must"
    assert script.read_text(encoding="utf-8").splitlines()[-2:] == [command, package]
    assert f"{command}\n" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_hosted_ci_installs_the_packages_that_bootstrap_asks_for() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    (line,) = re.findall(r"apt-get install -y --no-install-recommends (.*)", text)
    reader = (system.READER_COMMANDS, system.READER_FILES, system.READER_MODULES)
    needed = (system.LIBRARIES, system.COMMANDS, *reader)
    wanted = {name for names in needed for name in names.values()}
    assert set(line.split()) == wanted
