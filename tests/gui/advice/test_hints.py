# SPDX-License-Identifier: MIT
"""Hints: asked for by key and button, shown on the table and beside it, played, gone in time."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.choosing import PRESETS
from tests.gui.conftest import (
    ANNA,
    BEN,
    ROBOT,
    Deal,
    OpenWindow,
    assert_gone,
    close_window,
    fake_command,
)
from tests.gui.fake_player import NONSENSE
from tests.gui.hands import CTRL, Hands, every_text, press, table_for, until_active


def hinted(window: MainWindow) -> Sequence[Move]:
    """The moves that are pointed out on the table, the one that is looked at first."""
    pointing = window.table.table.pointing
    chosen = pointing.moves[pointing.chosen : pointing.chosen + 1]
    return (*chosen, *(move for move in pointing.moves if move not in chosen))


def wait_for_hint(qtbot: QtBot, window: MainWindow) -> list[str]:
    """Wait until there is a hint; what its list says."""
    qtbot.waitUntil(lambda: window.aid.hinting.shown, timeout=30_000)
    panel = window.aid.hint_panel
    assert panel.isVisible()
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def button(window: MainWindow, name: str) -> QPushButton:
    found = window.aid.hint_panel.findChild(QPushButton, name)
    assert found is not None
    return found


def begin(window: MainWindow, deal: Deal) -> Hands:
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.setFocus()
    return hands


# -- asking and seeing --------------------------------------------------------------------------


def test_a_key_shows_the_best_moves_on_the_table_and_beside_it(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = begin(window, deal)
    press(window, Qt.Key.Key_H)
    told = wait_for_hint(qtbot, window)
    first, second, third = list(hands.session.view.legal_moves())[:3]
    assert hinted(window) == (first, second, third)
    assert len(told) == 3
    assert told[0].startswith("1: Play the ")
    assert f"on {first.cell}, 60 %. Your side then has 2 of 5 in a1–e1." in told[0]
    assert told[1].endswith("50 %. It stops Robot, who moves next and has 3 of 5 in a2–e2.")
    cell = Spot(Zone.BOARD, hands.session.game.setup.board.cell(first.cell))
    assert window.table.describe(cell).endswith(". Hint 1")
    assert window.focusWidget() is window.table, "the keys stay with the table"


def test_every_hint_is_seen_beside_a_long_list_in_a_large_window(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window(size=(1920, 1060))
    begin(window, deal)
    window.commands["now"].trigger()
    window.commands["hint"].trigger()
    wait_for_hint(qtbot, window)
    hints = window.aid.hint_panel.list
    qtbot.waitUntil(
        lambda: (
            hints.visualItemRect(hints.item(2)).bottom() <= hints.viewport().height()
            and hints.verticalScrollBar().maximum() == 0
        )
    )
    assert window.now.panel.height() >= 230
    assert window.panel.height() >= 250


def test_the_button_in_the_menu_bar_asks_as_well(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    begin(window, deal)
    found = window.aid.corner.findChild(QToolButton, "hint_button")
    assert found is not None
    qtbot.waitUntil(lambda: found.width() > 0)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    wait_for_hint(qtbot, window)


def test_a_click_in_the_list_points_another_move_out(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = begin(window, deal)
    press(window, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    second = list(hands.session.view.legal_moves())[1]
    moves = window.aid.hint_panel.list
    place = moves.visualItemRect(moves.item(1)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert hinted(window)[0] == second
    QTest.mouseClick(button(window, "play_hint"), Qt.MouseButton.LeftButton)
    assert hands.session.game.moves[0] == second
    until_active(qtbot, hands)
    assert hands.session.ply == 2, "the game goes on as usual"


@pytest.mark.parametrize("way", ["key", "enter"])
def test_the_best_move_is_played_by_keys(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, way: str
) -> None:
    window = open_window()
    hands = begin(window, deal)
    press(window, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    best = hinted(window)[0]
    if way == "key":
        press(window, Qt.Key.Key_H, CTRL)
    else:
        window.aid.hint_panel.list.setFocus()
        press(window, Qt.Key.Key_Return)
    assert hands.session.game.moves[0] == best


# -- gone in time -------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["move", "look", "undo", "close", "escape", "new"])
def test_the_hint_goes_when_the_position_does(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, way: str
) -> None:
    window = open_window()
    hands = begin(window, deal)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    press(window, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    assert window.commands["play_hint"].isEnabled()
    match way:
        case "move":
            hands.click(hands.good_move())
        case "look":
            hands.session.look_at(0)
        case "undo":
            press(window, Qt.Key.Key_Z, CTRL)
        case "close":
            QTest.mouseClick(button(window, "leave_hint"), Qt.MouseButton.LeftButton)
        case "escape":
            window.aid.hint_panel.list.setFocus()
            press(window, Qt.Key.Key_Escape)
        case _:
            table_for(window, deal, ANNA, ROBOT, seed=8)
    assert not window.aid.hint_panel.isVisible()
    assert not hinted(window)
    assert not window.commands["play_hint"].isEnabled()
    assert not any("Hint 1" in text for text in every_text(window))


def test_looking_for_a_hint_can_be_broken_off(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window(command=lambda _: fake_command("ponder"))
    begin(window, deal)
    press(window, Qt.Key.Key_H)
    panel = window.aid.hint_panel
    assert panel.text == "Looking for the best moves…"
    with qtbot.waitSignal(window.aid.adviser.progressed, timeout=20_000):
        pass
    pids = window.aid.adviser.pids()
    assert button(window, "leave_hint").text() == "Cancel"
    QTest.mouseClick(button(window, "leave_hint"), Qt.MouseButton.LeftButton)
    assert not panel.isVisible()
    assert not window.aid.adviser.thinking
    press(window, Qt.Key.Key_H)
    with qtbot.waitSignal(window.aid.adviser.progressed, timeout=20_000):
        pass
    assert window.aid.adviser.pids() == pids, "the process has stopped, and is asked again"
    close_window(window)
    assert_gone(pids)


@pytest.mark.parametrize("habit", ["die", "garbage", *sorted(NONSENSE)])
def test_an_adviser_that_fails_is_said_to(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, habit: str
) -> None:
    window = open_window(command=lambda _: fake_command(habit))
    hands = begin(window, deal)
    press(window, Qt.Key.Key_H)
    panel = window.aid.hint_panel
    qtbot.waitUntil(lambda: panel.text.startswith("No hint could be worked out"), timeout=20_000)
    assert not hinted(window)
    hands.drag(hands.good_move())
    assert not panel.isVisible()


# -- who may ask --------------------------------------------------------------------------------


def test_only_whose_turn_it_is_may_ask(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hint = window.commands["hint"]
    hands = table_for(window, deal, ANNA, replace(ROBOT, level="ponder"))
    assert hint.isEnabled()
    hands.drag(hands.good_move())
    assert not hint.isEnabled(), "the robot is to move"
    hands.session.look_at(0)
    assert not hint.isEnabled(), "that is past"


def test_behind_the_curtain_nobody_gets_a_hint(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hint = window.commands["hint"]
    assert not hint.isEnabled()
    hands.press_button("I am ready")
    assert hint.isEnabled()
    window.table.setFocus()
    press(window, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    hands.click(hands.good_move())
    assert hands.session.curtain == 1
    assert not hint.isEnabled()
    assert not hinted(window)
    assert not any("%" in text for text in every_text(window))


@pytest.mark.parametrize("rules", PRESETS)
def test_every_game_of_the_family_can_be_hinted_at(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, rules: str
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, rules=rules)
    window.table.setFocus()
    press(window, Qt.Key.Key_H)
    told = wait_for_hint(qtbot, window)
    assert len(told) == min(3, len(list(hands.session.view.legal_moves())))
    assert not any("{" in text for text in told)
    pointing = window.table.table.pointing
    for row in range(len(told)):
        window.aid.hint_panel.list.setCurrentRow(row)
        assert pointing.chosen == row
        window.grab()
    press(window, Qt.Key.Key_H, CTRL)
    assert hands.session.ply >= 1


# -- room ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(640, 480), (900, 640), (1180, 800)])
def test_the_hint_fits_beside_the_table(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size)
    begin(window, deal)
    press(window, Qt.Key.Key_H)
    wait_for_hint(qtbot, window)
    panel = window.aid.hint_panel
    qtbot.waitUntil(lambda: panel.list.viewport().height() > 60)
    assert (window.width(), window.height()) == size
    play, leave = button(window, "play_hint"), button(window, "leave_hint")
    assert play.geometry().right() < leave.x(), "what ends it stands at the right"
    for part in (panel, panel.list, play, window.table):
        assert window.rect().contains(QRect(part.mapTo(window, QPoint()), part.size()))
