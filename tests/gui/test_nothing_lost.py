# SPDX-License-Identifier: MIT
"""What the window does when files do not do what it wants: it says so, and loses nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.drawer import Drawer
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.storage.files import backup_path
from sequence_desktop.storage.games import SUFFIX, Mark, SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.unfinished import MOST_KEPT
from tests.gui.conftest import ANNA, BEN, Deal, OpenWindow, close_window
from tests.gui.hands import CTRL, Hands, press, table_for, when_asked
from tests.storage.made import leave_no_room

FUTURE = 4_000_000_000


@pytest.fixture
def hands(open_window: OpenWindow, deal: Deal) -> Hands:
    """A game of two people in its midst."""
    return begun(open_window(), deal)


def begun(window: MainWindow, deal: Deal) -> Hands:
    hands = table_for(window, deal, ANNA, BEN)
    move(hands)
    return hands


def move(hands: Hands) -> None:
    hands.session.ready()
    hands.click(hands.good_move())


@pytest.fixture
def no_folder(home: Home) -> Iterator[Callable[[], None]]:
    """Lets the folder of the games in progress go away; it is back afterwards."""

    def go() -> None:
        home.running.rename(home.data / "elsewhere")
        home.running.write_text("a file where a folder should be")

    yield go
    if home.running.is_file():
        home.running.unlink()
        (home.data / "elsewhere").rename(home.running)


def answer(text: str, told: list[str] | None = None) -> Callable[[object], None]:
    """Presses the button of a message box with this text."""

    def act(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        if told is not None:
            told.append(f"{dialog.text()} {dialog.informativeText()}")
        next(b for b in dialog.buttons() if text in b.text().replace("&", "")).click()

    return act


def test_a_game_that_is_not_kept_is_not_closed_unasked(
    hands: Hands, no_folder: Callable[[], None]
) -> None:
    no_folder()
    move(hands)
    told: list[str] = []
    when_asked(answer("Cancel", told))
    assert not hands.window.close()
    assert hands.window.isVisible()
    assert "This game is not kept." in told[0]
    assert "running" in told[0]
    when_asked(answer("lose it"))
    assert hands.window.close()


def test_it_can_be_saved_elsewhere_on_the_way_out(
    hands: Hands, no_folder: Callable[[], None], tmp_path: Path
) -> None:
    file = tmp_path / "rescued.seqgame"
    hands.window.desk.save(file)
    no_folder()
    move(hands)
    hands.window.desk.save(file)
    assert hands.window.close(), "it is safe in its file: nobody is asked"
    assert len(load_game(file).game.moves) == 2


def test_another_program_on_the_same_slot_is_told_and_both_games_stay(
    hands: Hands, home: Home, deal: Deal
) -> None:
    """As two copies of the program do on a disk that knows no locks."""
    slot = home.running / "game-1.json"
    theirs = deal(BEN, ANNA, seed=5)
    save_game(SavedGame(theirs, (BEN, ANNA)), slot)
    move(hands)
    assert load_game(slot).game.seed == 5
    assert len(load_game(home.running / "game-2.json").game.moves) == 2
    assert "Another program" in hands.window.toast.text
    move(hands)
    assert len(load_game(home.running / "game-2.json").game.moves) == 3
    assert load_game(slot).game.seed == 5


def test_a_game_in_progress_that_is_gone_is_offered_as_it_was_before(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    move(hands)
    close_window(hands.window)
    (home.running / "game-1.json").unlink()
    told: list[str] = []
    when_asked(answer("backup", told))
    again = Hands(open_window())
    assert again.session.ply == 1
    assert "the game in progress is gone" in told[0]
    assert "1 move, saved" in told[0]


def test_a_last_game_that_is_damaged_is_kept_aside_and_said_to_be_the_last(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    move(hands)
    close_window(hands.window)
    slot = home.running / "game-1.json"
    slot.write_text("{")
    told: list[str] = []
    when_asked(answer("backup", told))
    again = Hands(open_window())
    assert again.session.ply == 1
    kept = home.running / "game-1.damaged.json"
    assert told[0].startswith("Your last game cannot be opened. ")
    assert told[0].endswith(f"\n\nThe damaged file is kept: {kept}")
    move(again)
    assert len(load_game(slot).game.moves) == 2
    move(again)
    assert kept.read_text() == "{"


def test_a_last_game_that_is_damaged_for_good_is_kept_aside_with_its_backup(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    move(hands)
    close_window(hands.window)
    slot = home.running / "game-1.json"
    slot.write_text("{")
    backup_path(slot).write_text("[")
    told: list[str] = []
    when_asked(answer("OK", told))
    again = Hands(open_window())
    kept = home.running / "game-1.damaged.json"
    assert told[0].startswith("Your last game cannot be opened. ")
    assert told[0].endswith(f".\n\nThe damaged file is kept: {kept}")
    again.window.flows.again()
    again.window.flows.again()
    assert kept.read_text() == "{"
    assert (home.running / "game-1.json.damaged.bak").read_text() == "["


def marked(path: Path, *marks: object) -> bytes:
    """Give a saved game these bookmarks; the file's content then."""
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | {"marks": marks}), encoding="utf-8")
    return path.read_bytes()


GOOD, BROKEN = {"ply": 1, "text": "here"}, {"ply": "x", "text": "there"}


def test_a_game_opens_without_the_bookmark_that_is_damaged_and_its_file_stays(
    hands: Hands, tmp_path: Path
) -> None:
    move(hands)
    file = tmp_path / "friday.seqgame"
    hands.window.desk.save(file)
    hands.window.flows.again()
    content = marked(file, BROKEN, GOOD)
    told: list[str] = []
    when_asked(answer("OK", told))
    assert hands.window.flows.open_path(file)
    assert hands.session.ply == 2
    assert hands.window.desk.marks == (Mark(1, "here"),)
    place = "marks, number 1: a mark's ply is a number of moves; this bookmark is left out."
    assert f"{file}\n\n{place}\n\n" in told[0]
    assert hands.window.desk.path is None, "saving asks where to"
    move(hands)
    assert file.read_bytes() == content


def test_only_the_first_of_many_damaged_parts_are_told(hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "friday.seqgame"
    hands.window.desk.save(file)
    marked(file, *[BROKEN] * 40)
    told: list[str] = []
    when_asked(answer("OK", told))
    assert hands.window.flows.open_path(file)
    assert told[0].count("this bookmark is left out") == 5
    assert "And 35 more." in told[0]


def test_the_game_in_progress_goes_on_without_a_damaged_bookmark(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    move(hands)
    close_window(hands.window)
    content = marked(home.running / "game-1.json", GOOD, BROKEN)
    told: list[str] = []
    when_asked(answer("OK", told))
    again = Hands(open_window())
    assert (again.session.ply, again.window.desk.marks) == (2, (Mark(1, "here"),))
    kept = home.running / "game-1.damaged.json"
    assert f"{kept}\n\nmarks, number 2: " in told[0]
    move(again)
    move(again)
    assert kept.read_bytes() == content
    assert len(load_game(home.running / "game-1.json").game.moves) == 4


def test_what_the_game_before_has_lost_is_told_when_undo_brings_it_back(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    move(hands)
    hands.window.flows.again()
    close_window(hands.window)
    content = marked(home.running / "game-1.aside.json", GOOD, BROKEN)
    again = Hands(open_window())
    assert again.session.ply == 0
    told: list[str] = []
    when_asked(answer("OK", told))
    press(again.window, Qt.Key.Key_Z, CTRL)
    assert (again.session.ply, again.window.desk.marks) == (2, (Mark(1, "here"),))
    kept = home.running / "game-1.aside.damaged.json"
    assert f"{kept}\n\nmarks, number 2: " in told[0]
    assert kept.read_bytes() == content


def test_a_damaged_game_in_progress_that_cannot_be_copied_is_not_said_to_stay(
    hands: Hands, home: Home, open_window: OpenWindow
) -> None:
    close_window(hands.window)
    file = home.running / "game-1.json"
    marked(file, BROKEN)
    leave_no_room(file)
    told: list[str] = []
    when_asked(answer("OK", told))
    again = Hands(open_window())
    assert f"{file}\n\nmarks, number 1: " in told[0]
    assert "left as it is" not in told[0]
    assert (
        "this file could not be copied: there are 99 damaged files of this name; remove those that "
        "you do not need.\n\nIt is replaced as the game goes on: copy it to another place first."
    ) in told[0]
    assert again.session.ply == 1


def test_a_file_that_was_damaged_meanwhile_is_not_the_games_own_any_more(
    hands: Hands, open_window: OpenWindow, tmp_path: Path
) -> None:
    file = tmp_path / "friday.seqgame"
    hands.window.desk.save(file)
    close_window(hands.window)
    marked(file, BROKEN)
    assert open_window().desk.path is None


def test_with_the_clock_set_back_the_game_played_last_is_gone_on_with(
    hands: Hands, home: Home, open_window: OpenWindow, deal: Deal
) -> None:
    other = begun(open_window(), deal)
    close_window(hands.window)
    os.utime(home.running / "game-1.json", (FUTURE, FUTURE))
    move(other)
    move(other)
    close_window(other.window)
    again = Hands(open_window())
    assert again.session.ply == 3
    kept = list((home.saves / "unfinished").glob(f"*{SUFFIX}"))
    assert [len(load_game(path).game.moves) for path in kept] == [1]


def test_with_the_clock_set_back_the_newest_games_are_kept(
    tmp_path: Path, home: Home, deal: Deal
) -> None:
    drawer = Drawer(home, Preferences(home.settings))
    game = deal(ANNA, BEN)
    first = drawer.put(SavedGame(game, (ANNA, BEN)))
    os.utime(first, (FUTURE, FUTURE))
    paths = [drawer.put(SavedGame(game, (ANNA, BEN))) for _ in range(MOST_KEPT)]
    assert not first.exists()
    assert all(path.exists() for path in paths)


def test_a_game_with_the_longest_title_can_be_put_aside(home: Home, deal: Deal) -> None:
    game = deal(ANNA, BEN, changes={"title": "金" * 2000})
    path = Drawer(home, Preferences(home.settings)).put(SavedGame(game, (ANNA, BEN)))
    assert load_game(path).game.setup.rules.title == "金" * 2000


def test_damaged_settings_are_told(open_window: OpenWindow, home: Home) -> None:
    home.config.mkdir(parents=True)
    home.settings.write_text('{"theme": "dark"')
    window = open_window()
    assert "settings.damaged.json" in window.toast.text
    assert "the defaults are used" in window.toast.text


def test_settings_of_the_time_before_are_told(open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    window.commands["theme_dark"].trigger()
    window.preferences.write()
    window.commands["theme_light"].trigger()
    window.preferences.write()
    close_window(window)
    home.settings.write_text('{"theme": "li')
    again = open_window()
    assert "those from the time before are used" in again.toast.text
    again.commands["theme_system"].trigger()


def test_settings_that_cannot_be_kept_are_told_once(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    told: list[str] = []
    window.preferences.told.connect(told.append)
    home.settings.with_suffix(".json.bak").unlink(missing_ok=True)
    home.settings.unlink(missing_ok=True)
    home.settings.mkdir()
    for grace in (1, 2):
        window.preferences.change(grace=grace)
        window.preferences.write()
    assert len(told) == 1
    assert "Your settings are not kept" in window.toast.text
    home.settings.rmdir()
    window.preferences.change(grace=3)
    window.preferences.write()
    assert home.settings.is_file()
