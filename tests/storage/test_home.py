# SPDX-License-Identifier: MIT
"""Where a person's files live."""

import sys
from pathlib import Path

import pytest

from sequence_desktop.storage.home import VARIABLE, Home


def test_the_places_of_the_system(user_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    home = Home.find()
    assert user_folder in home.boards.parents
    assert user_folder in home.settings.parents
    assert list(user_folder.iterdir()) == []


def test_one_folder_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "variable"))
    for option, folder in ((None, "variable"), (str(tmp_path / "option"), "option")):
        home = Home.find(option)
        for place in (home.boards, home.rules, home.saves, home.running, home.settings):
            assert place.parent == tmp_path / folder


def test_a_portable_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "sequence-desktop"))
    assert Home.find().data != tmp_path / "data"
    (tmp_path / "portable").write_text("")
    assert Home.find() == Home.at(tmp_path / "data")
