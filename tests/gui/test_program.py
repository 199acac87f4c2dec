# SPDX-License-Identifier: MIT
"""The running program: its window is made anew when another language is chosen."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.language import ENGLISH, LANGUAGES, SYSTEM, available, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.program import Program
from sequence_desktop.gui.settings.dialog import SettingsDialog
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.settings import allowed, load
from tests.gui.conftest import ANNA, BEN, Deal
from tests.gui.hands import table_for, when_asked


def has(things: Sequence[object], count: int) -> bool:
    return len(things) >= count


@contextmanager
def running(qapp: QApplication, home: Home, *, safe_mode: bool = False) -> Iterator[Program]:
    """The program while it runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "excepthook", sys.excepthook)  # given back afterwards
        made = Program(qapp, home, Door(home), None, safe_mode=safe_mode)
        made.window.sounds.silent = True
        yield made
        made.window.close()
        made.window.deleteLater()
        speak(qapp, ENGLISH)


@pytest.fixture
def program(qapp: QApplication, home: Home) -> Iterator[Program]:
    """The program, on an empty home."""
    with running(qapp, home) as made:
        yield made


def test_each_language_can_be_set_and_is_a_setting() -> None:
    assert allowed("language")["enum"] == [SYSTEM, *LANGUAGES]
    assert set(available()) <= set(LANGUAGES)
    assert ENGLISH in available()


def test_a_window_that_may_not_be_closed_stays_in_its_language_and_asks_once(
    program: Program, home: Home, qtbot: QtBot, deal: Deal
) -> None:
    old = program.window
    hands = table_for(old, deal, ANNA, BEN)
    hands.session.ready()
    away = home.data / "elsewhere"
    home.running.rename(away)
    home.running.write_text("a file where a folder should be")
    hands.click(hands.good_move())
    asked: list[str] = []

    def stay(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        dialog.reject()

    for times, language in enumerate(("de", "fr"), start=1):
        when_asked(stay)
        old.preferences.change(language=language)
        qtbot.waitUntil(partial(has, asked, times))
        qtbot.waitUntil(lambda: old.preferences.now.language == SYSTEM)
        old.preferences.change(grace=old.preferences.now.grace + 1)
        qtbot.wait(50)
        assert len(asked) == times, "another setting is no other language"
    assert program.window is old
    assert old.isVisible()
    home.running.unlink()
    away.rename(home.running)
    old.desk.keep()


def test_the_window_is_made_once_for_each_language(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[MainWindow] = []
    begin = MainWindow.begin

    def counted(window: MainWindow, file: Path | None = None) -> None:
        made.append(window)
        begin(window, file)
        window.sounds.silent = True

    monkeypatch.setattr(MainWindow, "begin", counted)
    for times, language in enumerate(("de", "fr", ENGLISH), start=1):
        old = program.window
        old.resize(old.width() + 20, old.height())  # the place is kept at the close: a change too
        old.preferences.change(language=language)
        qtbot.waitUntil(partial(has, made, times))
        qtbot.wait(50)
        assert made[times - 1 :] == [program.window] != [old]


def test_in_safe_mode_the_settings_of_the_session_go_on_in_another_language(
    qapp: QApplication, home: Home, qtbot: QtBot
) -> None:
    with running(qapp, home, safe_mode=True) as program:
        in_german_with_grace(program, qtbot)
        assert program.window.preferences.safe_mode
        assert not home.settings.exists()


def test_settings_that_cannot_be_written_go_on_in_another_language(
    program: Program, home: Home, qtbot: QtBot
) -> None:
    for file in (home.settings, home.settings.with_suffix(".json.bak")):
        file.unlink(missing_ok=True)
    home.settings.mkdir(parents=True)
    in_german_with_grace(program, qtbot)
    qtbot.waitUntil(lambda: "Einstellungen" in program.window.toast.text)
    home.settings.rmdir()
    program.window.preferences.change(panel=False)
    program.window.preferences.write()
    settings, notes = load(home.settings)
    assert (settings.language, settings.grace, settings.panel, notes) == ("de", 7, False, ())


def in_german_with_grace(program: Program, qtbot: QtBot) -> None:
    """Change a setting, then the language: the new window has both."""
    old = program.window
    old.preferences.change(grace=7)
    old.preferences.change(language="de")
    qtbot.waitUntil(lambda: program.window is not old)
    program.window.sounds.silent = True
    assert program.window.preferences.now.grace == 7
    assert program.window.preferences.now.language == "de"
    assert program.window.commands["undo"].text() == "&Zurücknehmen"


def test_another_language_opens_the_window_anew_with_the_same_game(
    program: Program, home: Home, qtbot: QtBot
) -> None:
    old = program.window
    assert old.session is not None
    game = old.session.game
    old.flows.show_settings()
    dialog = old.findChild(SettingsDialog)
    assert dialog is not None
    languages = next(box for box in dialog.findChildren(QComboBox) if box.findData(ENGLISH) >= 0)
    languages.setCurrentIndex(languages.findData(ENGLISH))

    qtbot.waitUntil(lambda: program.window is not old)
    program.window.sounds.silent = True
    assert program.window.isVisible()
    assert not old.isVisible()
    again = program.window.session
    assert again is not None
    assert (again.game.seed, again.game.moves) == (game.seed, game.moves)
    assert program.window.findChild(SettingsDialog) is not None
    settings, notes = load(home.settings)
    assert (settings.language, notes) == (ENGLISH, ())


def test_a_window_in_another_language_speaks_it_throughout(program: Program, qtbot: QtBot) -> None:
    old = program.window
    old.preferences.change(language="de")
    qtbot.waitUntil(lambda: program.window is not old)
    program.window.sounds.silent = True
    menus = [action.text() for action in program.window.menuBar().actions()]
    assert menus[:2] == ["&Spiel", "&Zug"]
    assert program.window.commands["undo"].text() == "&Zurücknehmen"
    assert COUNTED.cards(2) == "2 Karten"


def test_the_new_window_opens_the_door_as_well(program: Program, home: Home, qtbot: QtBot) -> None:
    old = program.window
    old.preferences.change(language=ENGLISH)
    qtbot.waitUntil(lambda: program.window is not old)
    program.window.sounds.silent = True
    assert not Door(home).hold(), "nobody opens to those who knock"
