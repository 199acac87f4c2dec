# SPDX-License-Identifier: MIT
"""Settings: typed, forgiving, and never in the way of starting."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.settings import MOST_RECENT, Settings, load, save


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "settings.json"


def test_the_first_start(path: Path) -> None:
    assert load(path) == (Settings(), ())
    assert not path.parent.exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    chosen = replace(
        Settings(), theme="dark", four_colours=True, new_game={"rules": "club", "seats": [{}]}
    ).with_recent(path.parent / "friday.seqgame")
    save(chosen, path)
    assert load(path) == (chosen, ())


def test_wrong_values_fall_back_with_a_note(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme": "pink", "panel": 1, "cards": "large", "new_game": []}')
    settings, notes = load(path)
    assert settings == replace(Settings(), cards="large")
    assert [note.where for note in notes] == ["theme", "panel", "new_game"]
    assert str(notes[0]).startswith(f"{path}: theme: 'pink' does not fit here")


def test_keys_of_a_later_version_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme": "dark", "hologram": {"depth": 3}}')
    settings, notes = load(path)
    assert notes == ()
    save(replace(settings, theme="light"), path)
    data = json.loads(path.read_text())
    assert (data["theme"], data["hologram"]) == ("light", {"depth": 3})


def test_a_damaged_file_gives_its_backup(path: Path) -> None:
    save(replace(Settings(), theme="dark"), path)
    save(replace(Settings(), theme="light"), path)
    path.write_text('{"theme": "li')
    settings, notes = load(path)
    assert settings.theme == "dark"
    assert "this is not JSON" in str(notes[0])


def test_a_damaged_file_without_a_backup_gives_the_defaults(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[]")
    settings, notes = load(path)
    assert settings == Settings()
    assert len(notes) == 1


def test_a_folder_that_cannot_be_made(path: Path) -> None:
    path.parent.write_text("")
    with pytest.raises(StorageError):
        save(Settings(), path)


def test_recent_files_are_few_and_the_newest_comes_first(tmp_path: Path) -> None:
    chosen = Settings()
    for number in range(20):
        chosen = chosen.with_recent(tmp_path / f"{number}")
    chosen = chosen.with_recent(tmp_path / "15")
    assert len(chosen.recent) == MOST_RECENT
    assert chosen.recent[:2] == (str(tmp_path / "15"), str(tmp_path / "19"))
    assert str(tmp_path / "15") not in chosen.without_recent(tmp_path / "15").recent


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300) | st.text(alphabet='{}[]",:0 themcards').map(str.encode))
def test_no_file_keeps_the_program_from_starting(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    assert isinstance(load(path)[0], Settings)
