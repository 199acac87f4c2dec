# SPDX-License-Identifier: MIT
"""Keys that people change: told of conflicts in words, used at once, and remembered."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sequence_desktop.gui import keymap
from sequence_desktop.gui.dialogs.keys import KeysDialog
from sequence_desktop.gui.dialogs.pages import shortcuts_page
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.specs.spec import Spec
from sequence_desktop.storage.home import Home
from tests.gui.conftest import OpenWindow, close_window
from tests.gui.hands import CTRL, SHIFT, press

ALT = Qt.KeyboardModifier.AltModifier


def open_keys(window: MainWindow) -> KeysDialog:
    window.commands["keys"].trigger()
    dialog = window.findChild(KeysDialog)
    assert dialog is not None
    return dialog


def type_key(
    dialog: KeysDialog, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key, held)


def shown(window: MainWindow, action_id: str) -> list[str]:
    return [keys.toString() for keys in window.commands[action_id].shortcuts()]


# ---- the usual keys


def test_no_key_leads_to_two_actions() -> None:
    keys = [key for spec in SPECS for key in keymap.usual_keys(spec)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("spec", [s for s in SPECS if s.standard is not None], ids=lambda s: s.id)
def test_the_keys_of_the_system_are_respected(spec: Spec) -> None:
    assert spec.standard is not None
    usual = keymap.usual_keys(spec)
    system = [keys.toString() for keys in QKeySequence.keyBindings(spec.standard)]
    first = [keys for keys in system if "+" in keys or keys.startswith("F")][:1]
    assert usual[: len(first)] == tuple(first), "what the system shows comes first"
    assert {QKeySequence(key).toString() for key in spec.keys} <= set(usual)


# ---- changing them


def test_a_key_is_added_used_and_remembered(open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    dialog = open_keys(window)
    dialog.choose("look_first")
    assert not dialog.give.isEnabled()
    type_key(dialog, Qt.Key.Key_J, CTRL)
    assert (dialog.about, dialog.give.isEnabled()) == ("", True)
    QTest.mouseClick(dialog.give, Qt.MouseButton.LeftButton)
    assert shown(window, "look_first") == ["Ctrl+J", "Alt+Home"]
    assert "Ctrl+J" in shortcuts_page(window.commands)
    close_window(window)
    kept = json.loads(home.settings.read_text())["keys"]
    assert kept == {"look_first": ["Ctrl+J", "Alt+Home"]}
    assert shown(open_window(), "look_first") == ["Ctrl+J", "Alt+Home"]


def test_a_key_that_is_taken_is_told_and_moved(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = open_keys(window)
    dialog.choose("panel")
    type_key(dialog, Qt.Key.Key_P, CTRL)
    assert dialog.about == "Ctrl+P leads to “Print the board” now. It would be taken from there."
    assert shown(window, "print") == ["Ctrl+P"], "nothing has changed yet"
    QTest.mouseClick(dialog.give, Qt.MouseButton.LeftButton)
    assert shown(window, "print") == []
    assert shown(window, "panel") == ["Ctrl+P", "F9"]
    dialog.close()
    window.activateWindow()
    before = window.panel.isVisible()
    press(window, Qt.Key.Key_P, CTRL)
    assert window.panel.isVisible() != before


def test_keys_of_the_table_are_refused_in_words(open_window: OpenWindow) -> None:
    dialog = open_keys(open_window())
    dialog.choose("panel")
    type_key(dialog, Qt.Key.Key_5)
    assert dialog.about == "5 is needed on the table itself; add Ctrl or Alt to it."
    assert not dialog.give.isEnabled()
    type_key(dialog, Qt.Key.Key_5, CTRL)
    assert dialog.give.isEnabled()
    type_key(dialog, Qt.Key.Key_D)
    assert dialog.about == "While it means something on the table, D does that first."
    assert dialog.give.isEnabled()


def test_a_key_that_leads_there_already(open_window: OpenWindow) -> None:
    dialog = open_keys(open_window())
    dialog.choose("panel")
    type_key(dialog, Qt.Key.Key_F9)
    assert dialog.about == "This key leads there already."
    assert not dialog.give.isEnabled()


def test_no_key_and_the_usual_ones_again(open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    dialog = open_keys(window)
    dialog.choose("undo")
    usual = shown(window, "undo")
    QTest.mouseClick(dialog.take_all, Qt.MouseButton.LeftButton)
    assert shown(window, "undo") == []
    QTest.mouseClick(dialog.usual, Qt.MouseButton.LeftButton)
    assert shown(window, "undo") == usual
    assert window.preferences.now.keys == {}


def test_the_usual_keys_leave_others_what_they_were_given(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = open_keys(window)
    dialog.choose("panel")
    type_key(dialog, Qt.Key.Key_P, CTRL)
    QTest.mouseClick(dialog.give, Qt.MouseButton.LeftButton)
    dialog.choose("print")
    QTest.mouseClick(dialog.usual, Qt.MouseButton.LeftButton)
    assert shown(window, "print") == []
    QTest.mouseClick(dialog.usual_all, Qt.MouseButton.LeftButton)
    assert shown(window, "print") == ["Ctrl+P"]
    assert shown(window, "panel") == ["F9"]


def test_a_search_without_success_says_so(open_window: OpenWindow) -> None:
    dialog = open_keys(open_window())
    note = dialog.actions_list.findChild(QLabel, "empty_note")
    assert note is not None
    QTest.keyClicks(dialog.search, "start")
    assert not note.isVisible()
    QTest.keyClicks(dialog.search, "zzz")
    assert note.isVisible()


def test_everything_is_reached_by_keys_alone(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    dialog = open_keys(window)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    QTest.keyClicks(dialog.search, "start")
    QTest.keyClick(dialog.search, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.actions_list
    QTest.keyClick(dialog.actions_list, Qt.Key.Key_Down)
    dialog.choose("look_first")
    QTest.keyClick(dialog.actions_list, Qt.Key.Key_Tab)
    assert dialog.edit.hasFocus()
    QTest.keyClick(dialog.edit, Qt.Key.Key_U, CTRL | SHIFT)
    assert dialog.give.isEnabled()
    QTest.keyClick(dialog.edit, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.give
    QTest.keyClick(dialog.give, Qt.Key.Key_Space)
    assert shown(window, "look_first")[0] == "Ctrl+Shift+U"


@pytest.mark.parametrize("kept", [{"undo": "x"}, {"undo": [7, "", "Kaboom+"]}, {"gone": ["F7"]}])
def test_keys_that_make_no_sense_are_left_aside(kept: dict[str, object]) -> None:
    in_use = keymap.keys_in_use(kept)
    assert set(in_use) == {spec.id for spec in SPECS}
    assert "F7" not in sum(in_use.values(), ())
    assert all(QKeySequence(key).toString() == key for keys in in_use.values() for key in keys)


def test_many_keys_of_one_action_leave_room_for_its_name(open_window: OpenWindow) -> None:
    window = open_window()
    many = ("Ctrl+Shift+Alt+F7", "Ctrl+Shift+Alt+F8", "Ctrl+Shift+Alt+F9", "Ctrl+Shift+Alt+F11")
    window.preferences.change(keys={"undo": many})
    dialog = open_keys(window)
    for width in (1, 590, 900):
        dialog.resize(width, 560)
        QApplication.processEvents()
        found = dialog.actions_list
        assert found.horizontalScrollBar().maximum() == 0
        assert found.columnWidth(0) >= found.viewport().width() // 2
    assert dialog._items["undo"].toolTip(1) == dialog._items["undo"].text(1)
