# SPDX-License-Identifier: MIT
"""The locks: complete, hashed, free of host names, and in step with pyproject.toml."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from environment import DEV, PLAY, ROOT, lock

KINDS = (PLAY, DEV)


def _entries(kind: str) -> list[str]:
    """The entries of a lock, each on one line, without comments."""
    text = lock(kind).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def _versions(kind: str) -> dict[str, str]:
    pairs = [entry.split()[0].partition("==") for entry in _entries(kind)]
    return {name: version for name, _, version in pairs}


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_is_one_version_with_hashes(kind: str) -> None:
    entries = _entries(kind)
    assert entries
    for entry in entries:
        assert re.fullmatch(
            r"[a-z0-9-]+==[\w.]+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+", entry
        ), entry


@pytest.mark.parametrize("kind", KINDS)
def test_no_lock_names_a_host(kind: str) -> None:
    text = lock(kind).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    assert " @ " not in text


def test_playing_and_testing_use_the_same_versions() -> None:
    assert _versions(PLAY).items() <= _versions(DEV).items()


def test_locks_are_in_step_with_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    tools = project["project"]["optional-dependencies"]["dev"]
    for kind, requirements in ((PLAY, needed), (DEV, [*needed, *tools])):
        versions = _versions(kind)
        for requirement in map(Requirement, requirements):
            name = requirement.name.lower()
            assert name in versions, f"{name} is not locked: lock again (CONTRIBUTING.md)"
            assert requirement.specifier.contains(versions[name]), name


def test_the_qt_that_breaks_python_311_stays_out() -> None:
    # 6.12.0 drops a reference to None in every call of a method without a result.
    assert _versions(PLAY)["pyside6-essentials"].startswith("6.11.")
