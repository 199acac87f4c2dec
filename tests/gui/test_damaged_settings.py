# SPDX-License-Identifier: MIT
"""Settings that cannot be read: each is told, and their file is kept before it is replaced."""

from __future__ import annotations

import json

from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.storage.home import Home
from tests.gui.conftest import OpenWindow, close_window

WRONG = {
    "theme": "pink",
    "cloth": "plaid",
    "chips": 3,
    "cards": None,
    "zoom": "large",
    "motion": "wild",
    "pace": "no such pace",
}


def damage(home: Home) -> str:
    """Give the settings wrong values; what stands in the file."""
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**WRONG, "volume": 20})
    home.settings.write_text(text, "utf-8")
    return text


def test_each_is_told_and_the_file_is_kept(open_window: OpenWindow, home: Home) -> None:
    text = damage(home)
    window = open_window()
    kept = home.settings.with_name("settings.damaged.json")
    lines = window.toast.text.splitlines()
    assert lines[0].startswith("About your settings: theme: 'pink' does not fit here")
    assert [line.partition(":")[0] for line in lines[1:5]] == ["cloth", "chips", "cards", "zoom"]
    assert lines[5:] == ["And 2 more.", f"The damaged file is kept: {kept}"]
    assert window.preferences.now.volume == 20
    window.preferences.change(volume=30)
    close_window(window)
    assert json.loads(home.settings.read_text("utf-8"))["theme"] == "system"
    assert kept.read_text("utf-8") == text


def test_no_second_copy_is_made_of_what_is_kept_already(home: Home) -> None:
    damage(home)
    for _ in range(2):
        assert "settings.damaged.json" in Preferences(home.settings).note()
    assert len(list(home.config.iterdir())) == 2


def test_what_others_write_meanwhile_is_kept_and_told_too(home: Home) -> None:
    preferences = Preferences(home.settings)
    assert preferences.note() == ""
    told: list[str] = []
    preferences.told.connect(told.append)
    text = damage(home)
    preferences.change(volume=30)
    preferences.write()
    kept = home.settings.with_name("settings.damaged.json")
    assert kept.read_text("utf-8") == text
    (note,) = told
    assert note.startswith("About your settings: theme: 'pink' does not fit here")
    assert note.endswith(str(kept))
    preferences.change(volume=40)
    preferences.write()
    assert len(told) == 1


def test_a_copy_that_cannot_be_made_is_told(home: Home) -> None:
    damage(home)
    for number in range(1, 100):
        sign = ".damaged" if number == 1 else f".damaged-{number}"
        home.settings.with_name(f"settings{sign}.json").mkdir()
    note = Preferences(home.settings).note()
    assert "is replaced by your next change" in note
    assert note.endswith(f": {home.settings}")
