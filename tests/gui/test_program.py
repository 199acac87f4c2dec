# SPDX-License-Identifier: MIT
"""The running program: its window is made anew when another language is chosen."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.language import ENGLISH, LANGUAGES, SYSTEM, available, speak
from sequence_desktop.gui.program import Program
from sequence_desktop.gui.settings.dialog import SettingsDialog
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.settings import allowed, load


@pytest.fixture
def program(qapp: QApplication, home: Home, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program, on an empty home."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # given back afterwards
    door = Door(home)
    made = Program(qapp, home, door, None)
    made.window.sounds.silent = True
    yield made
    made.window.close()
    made.window.deleteLater()
    speak(qapp, ENGLISH)


def test_each_language_can_be_set_and_is_a_setting() -> None:
    assert allowed("language")["enum"] == [SYSTEM, *LANGUAGES]
    assert set(available()) <= set(LANGUAGES)
    assert ENGLISH in available()


def test_a_window_that_may_not_be_closed_stays_in_its_language(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, asked = program.window, []
    monkeypatch.setattr(old.flows, "may_close", lambda: asked.append(True))
    old.preferences.change(language=ENGLISH)
    qtbot.waitUntil(lambda: bool(asked))
    QApplication.processEvents()
    assert program.window is old
    assert old.isVisible()
    monkeypatch.undo()


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
