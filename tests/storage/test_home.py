# SPDX-License-Identifier: MIT
"""Where a person's files live."""

import sys
from pathlib import Path

import pytest

from sequence_desktop.storage.home import PORTABLE, VARIABLE, Home, program_place


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


@pytest.mark.parametrize(
    ("program", "beside"),
    [
        ("stick/sequence-desktop", "stick"),
        ("Programs/Sequence Desktop.app/Contents/MacOS/sequence-desktop", "Programs"),
    ],
)
def test_a_portable_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, beside: str
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / program))
    portable = tmp_path / beside / PORTABLE
    assert portable not in (Home.find().data, Home.find().config)
    portable.mkdir(parents=True)
    assert Home.find() == Home.at(portable)
    chosen = tmp_path / "chosen"
    assert Home.find(str(chosen)) == Home.at(chosen), "who says where is obeyed"


def test_an_appimage_looks_beside_its_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "mount" / "usr" / "bin" / "program"))
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "downloads" / "Sequence.AppImage"))
    monkeypatch.setenv("APPDIR", str(tmp_path / "mount"))
    assert program_place() == tmp_path / "downloads"
    monkeypatch.setenv("APPDIR", str(tmp_path / "of another program"))
    assert program_place() == tmp_path / "mount" / "usr" / "bin"


def test_a_checkout_is_portable_in_its_own_folder() -> None:
    place = program_place()
    assert place is not None
    assert (place / "pyproject.toml").is_file()
