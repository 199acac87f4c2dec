# SPDX-License-Identifier: MIT
"""Own boards and rules that come, change and go while the program runs."""

import json
import shutil

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.folders import FolderWatch
from sequence_desktop.paths import data
from sequence_desktop.storage.files import write_atomic
from sequence_desktop.storage.home import Home
from tests.gui.choosing import ids, write_rules
from tests.gui.conftest import OpenWindow
from tests.gui.hands import when_asked


@pytest.fixture
def watch(qtbot: QtBot, home: Home) -> FolderWatch:
    home.data.mkdir(parents=True)
    return FolderWatch(home)


def test_a_first_file_in_a_folder_that_was_not_there(
    qtbot: QtBot, watch: FolderWatch, home: Home
) -> None:
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        write_rules(home, "ours", extends="club")


def test_a_file_that_comes_changes_and_goes(qtbot: QtBot, home: Home) -> None:
    home.boards.mkdir(parents=True)
    watch = FolderWatch(home)
    path = home.boards / "mine.json"
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        shutil.copy(data("board_layouts", "spiral.json"), path)
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        path.write_text(path.read_text() + "\n")
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        write_atomic(path, path.read_text() + "\n\n")
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        path.write_text(path.read_text() + "\n\n\n")
    with qtbot.waitSignal(watch.changed, timeout=20_000):
        path.unlink()


def test_other_files_are_no_news(qtbot: QtBot, watch: FolderWatch, home: Home) -> None:
    with qtbot.assertNotEmitted(watch.changed, wait=800):
        (home.data / "settings.json").write_text("{}")


def test_the_open_dialog_shows_what_comes(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    offered: list[list[str]] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, NewGameDialog)
        home.rules.mkdir(parents=True, exist_ok=True)
        (home.rules / "ours.json").write_text(json.dumps({"extends": "club", "title": "Ours"}))
        qtbot.waitUntil(lambda: "ours" in ids(dialog.games), timeout=20_000)
        offered.append(ids(dialog.games))
        dialog.reject()

    when_asked(look)
    window.commands["new"].trigger()
    assert len(offered) == 1
