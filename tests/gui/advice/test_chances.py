# SPDX-License-Identifier: MIT
"""The panel of winning chances: off at first, whose knowledge it shows, when it is fed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.advice.course import Course
from sequence_desktop.gui.main_window import MainWindow
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window, fake_command
from tests.gui.hands import CTRL, every_text, press, table_for, until_active
from tests.gui.table.rig import game_of

CARL = replace(ROBOT, name="Carl", colour=2)


def open_panel(window: MainWindow) -> None:
    window.table.setFocus()
    press(window, Qt.Key.Key_F6)
    assert window.aid.chance_panel.isVisible()


def told(window: MainWindow) -> str:
    """The chances at the moment that is looked at, in words."""
    return window.aid.chance_panel.bar.sentence()


def test_it_is_closed_at_first_and_asks_for_nothing(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    assert not window.aid.chance_panel.isVisible()
    assert window.aid.adviser.pids() == ()


def test_it_shows_who_is_ahead_and_follows_the_game(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    open_panel(window)
    assert window.aid.chance_panel.text == "As far as Anna can know:"
    qtbot.waitUntil(lambda: told(window) == "Anna 50 %, Robot 50 %", timeout=20_000)
    for _ in range(2):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    qtbot.waitUntil(lambda: told(window) == "Anna 54 %, Robot 46 %", timeout=20_000)
    hands.session.look_at(1)
    qtbot.waitUntil(lambda: told(window) == "Anna 51 %, Robot 49 %", timeout=20_000)
    press(window, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: told(window) == "Anna 52 %, Robot 48 %", timeout=20_000)


def test_it_is_opened_again_at_the_next_start(open_window: OpenWindow) -> None:
    window = open_window()
    open_panel(window)
    close_window(window)
    again = open_window()
    assert again.aid.chance_panel.isVisible()
    assert again.commands["chances"].isChecked()
    again.aid.chance_panel.close()
    assert not again.commands["chances"].isChecked()
    close_window(again)
    assert not open_window().aid.chance_panel.isVisible()


def test_a_click_or_a_key_on_the_graph_looks_at_the_moment(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    open_panel(window)
    for _ in range(2):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    graph = window.aid.chance_panel.graph
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(2, graph.height() // 2))
    assert hands.session.shown_ply == 0
    graph.setFocus()
    QTest.keyClick(graph, Qt.Key.Key_Right)
    assert hands.session.shown_ply == 1
    QTest.keyClick(graph, Qt.Key.Key_End)
    assert hands.session.shown_ply == 4


def test_every_side_has_its_part(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ROBOT, replace(ANNA, colour=0), CARL, sides=3, first=1)
    open_panel(window)
    qtbot.waitUntil(lambda: told(window).count("%") == 3, timeout=20_000)
    assert told(window).startswith("Anna "), "one's own side first"


def test_each_person_sees_it_with_his_own_eyes_and_nobody_behind_the_curtain(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    open_panel(window)
    panel = window.aid.chance_panel
    assert panel.text == "The chances show when the next player is ready."
    assert told(window) == ""
    hands.press_button("I am ready")
    qtbot.waitUntil(lambda: told(window) == "Anna 50 %, Ben 50 %", timeout=20_000)
    hands.click(hands.good_move())
    assert hands.session.curtain == 1
    assert told(window) == ""
    assert not any("%" in text for text in every_text(window))
    hands.press_button("I am ready")
    assert panel.text == "As far as Ben can know:"
    # The fake says other chances to seat 1: what Anna knows is not shown to Ben.
    qtbot.waitUntil(lambda: told(window) == "Ben 29 %, Anna 71 %", timeout=20_000)


def test_nothing_is_worked_out_while_a_computer_thinks(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, replace(ROBOT, level="ponder"))
    open_panel(window)
    qtbot.waitUntil(lambda: told(window) != "", timeout=20_000)
    hands.drag(hands.good_move())
    with qtbot.waitSignal(hands.session.thinker.progressed, timeout=20_000):
        pass
    assert not window.aid.adviser.thinking
    assert told(window) == ""
    hands.session.computers.move_now()
    until_active(qtbot, hands)
    qtbot.waitUntil(lambda: told(window) == "Anna 52 %, Robot 48 %", timeout=20_000)


def test_a_hint_goes_before_and_the_rest_follows(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    open_panel(window)
    press(window, Qt.Key.Key_H)
    asked = window.aid.adviser.asked
    assert asked is not None
    assert asked.ask == "hint"
    qtbot.waitUntil(lambda: window.aid.hinting.shown, timeout=20_000)
    qtbot.waitUntil(lambda: told(window) != "", timeout=20_000)


@pytest.mark.parametrize("habit", ["die", "no_number", "beyond"])
def test_an_adviser_that_fails_is_said_to(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, habit: str
) -> None:
    window = open_window(command=lambda _: fake_command(habit))
    table_for(window, deal, ANNA, ROBOT)
    open_panel(window)
    panel = window.aid.chance_panel
    qtbot.waitUntil(lambda: panel.text.startswith("The chances cannot be"), timeout=20_000)
    assert told(window) == ""


def test_what_was_known_holds_as_far_as_the_moves_are_the_same() -> None:
    course = Course()
    game = game_of(hands=["6C 2D 3H", "9C 9D 9S"], stock="2S 3S 4S 5S")
    game.play(Move.parse("6C@a2"))
    course.follow(game)
    assert course.wanted(0) == 1, "the present first"
    course.put(0, 1, ())
    assert course.wanted(0) == 0
    assert course.wanted(1) == 1, "another seat knows other things"
    course.put(0, 0, ())
    assert course.wanted(0) is None
    game.undo()
    course.follow(game)
    game.play(Move.parse("2D@c3"))
    course.follow(game)
    assert course.wanted(0) == 1
    course.follow(game_of(hands=["6C 2D", "9C 9D"]))
    assert course.known(0) == {}
