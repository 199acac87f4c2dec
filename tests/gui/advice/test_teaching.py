# SPDX-License-Identifier: MIT
"""Mistakes are pointed out to who wants it, alone against computers; taken back, or explained."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.process import player_command
from tests.gui.advice.test_hints import begin, wait_for_hint
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, fake_command
from tests.gui.fake_player import NONSENSE, SLIGHT
from tests.gui.hands import ALT, Hands, press, table_for, until_active
from tests.gui.table.rig import chips_of, game_of

COST = "Your last move cost about 10 % of your chance to win."


def learn(window: MainWindow, deal: Deal) -> Hands:
    """A game against a computer with mistakes pointed out."""
    hands = begin(window, deal)
    window.commands["teach"].trigger()
    assert window.preferences.now.teach
    return hands


def play_on(qtbot: QtBot, hands: Hands) -> None:
    """Make a move, and wait until it is one's turn again."""
    hands.click(hands.good_move())
    until_active(qtbot, hands)


def until_told(qtbot: QtBot, window: MainWindow) -> str:
    qtbot.waitUntil(lambda: window.aid.mistake_sheet.text != "", timeout=30_000)
    return window.aid.mistake_sheet.text


def until_judged(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until nobody works on a judgement any more."""
    qtbot.waitUntil(lambda: window.aid.adviser.asked is None, timeout=30_000)


def button(window: MainWindow, name: str) -> QPushButton:
    found = window.aid.mistake_sheet.findChild(QPushButton, name)
    assert found is not None
    return found


def click(window: MainWindow, name: str) -> None:
    QTest.mouseClick(button(window, name), Qt.MouseButton.LeftButton)


def test_a_mistake_is_pointed_out_and_taken_back(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = learn(window, deal)
    play_on(qtbot, hands)
    assert until_told(qtbot, window) == COST
    assert window.commands["why"].isEnabled()
    click(window, "take_back")
    assert hands.session.ply == 0
    assert window.aid.mistake_sheet.text == ""
    assert not window.commands["why"].isEnabled()
    assert hands.session.active


def test_the_better_move_is_told_only_when_it_is_asked_for(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = learn(window, deal)
    best = next(iter(hands.session.view.legal_moves()))
    play_on(qtbot, hands)
    assert best.cell not in until_told(qtbot, window).split()
    press(window, Qt.Key.Key_W)
    told = window.aid.mistake_sheet.text
    assert told.startswith(f"{COST} Better: Play the ")
    assert f" on {best.cell} (60 % instead of 50 %)." in told
    assert "Your side then has 2 of 5 in a1–e1." in told
    assert not button(window, "show_better").isVisible()
    click(window, "leave_mistake")
    assert window.aid.mistake_sheet.text == ""
    assert hands.session.ply == 2


def test_it_goes_by_keys_alone(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    play_on(qtbot, learn(window, deal))
    until_told(qtbot, window)
    button(window, "take_back").setFocus()
    QTest.keyClick(button(window, "take_back"), Qt.Key.Key_Escape)
    assert window.aid.mistake_sheet.text == ""
    assert window.focusWidget() is window.table


def test_the_next_move_takes_it_away(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = learn(window, deal)
    play_on(qtbot, hands)
    until_told(qtbot, window)
    hands.click(hands.good_move())
    assert window.aid.mistake_sheet.text == ""


def test_it_waits_while_one_looks_back(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = learn(window, deal)
    play_on(qtbot, hands)
    until_told(qtbot, window)
    press(window, Qt.Key.Key_W)
    told = window.aid.mistake_sheet.text
    press(window, Qt.Key.Key_Left, ALT)
    assert window.aid.mistake_sheet.text == ""
    assert not window.commands["why"].isEnabled()
    press(window, Qt.Key.Key_Right, ALT)
    assert window.aid.mistake_sheet.text == told, "with the better move, as before"
    assert not button(window, "show_better").isVisible()
    assert window.commands["why"].isEnabled()
    click(window, "leave_mistake")
    press(window, Qt.Key.Key_Left, ALT)
    press(window, Qt.Key.Key_Right, ALT)
    assert window.aid.mistake_sheet.text == ""


def test_a_judgement_that_comes_while_one_looks_back_is_told_afterwards(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = learn(window, deal)
    play_on(qtbot, hands)
    hands.session.look_at(0)
    until_judged(qtbot, window)
    assert window.aid.mistake_sheet.text == ""
    press(window, Qt.Key.Key_End, ALT)
    assert window.aid.mistake_sheet.text == COST


def test_nothing_is_said_unless_it_is_wanted(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    play_on(qtbot, begin(window, deal))
    assert window.aid.adviser.asked is None
    assert window.aid.mistake_sheet.isHidden()


def test_switched_off_it_is_silent_at_once(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    play_on(qtbot, learn(window, deal))
    until_told(qtbot, window)
    window.commands["teach"].trigger()
    assert window.aid.mistake_sheet.isHidden()


def test_who_shares_the_screen_is_told_nothing(open_window: OpenWindow, deal: Deal) -> None:
    """A better move would tell the next player of the hand before."""
    window = open_window()
    window.commands["teach"].trigger()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    assert hands.session.ply == 1
    assert window.aid.adviser.asked is None


def test_a_rated_game_has_no_teacher(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    window.commands["teach"].trigger()
    hands = Hands(window)
    hands.session.replace(deal(ANNA, ROBOT), (ANNA, ROBOT), rated=True)
    play_on(qtbot, hands)
    assert window.aid.adviser.asked is None


@pytest.mark.parametrize("habit", NONSENSE)
def test_a_judge_that_fails_disturbs_nobody(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, habit: str
) -> None:
    window = open_window(command=lambda _level: fake_command(habit))
    hands = learn(window, deal)
    play_on(qtbot, hands)
    until_judged(qtbot, window)
    assert window.aid.mistake_sheet.isHidden()
    assert not window.toast.text
    play_on(qtbot, hands)
    assert hands.session.ply == 4


def test_a_hint_is_still_to_be_had(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    play_on(qtbot, learn(window, deal))
    until_judged(qtbot, window)
    press(window, Qt.Key.Key_H)
    assert wait_for_hint(qtbot, window)


def test_the_programs_own_judge_sees_a_jack_wasted(qtbot: QtBot, open_window: OpenWindow) -> None:
    """It would have made a row on e1."""
    window = open_window(command=player_command)
    window.commands["teach"].trigger()
    hands = Hands(window)
    chips = [". A A A . . . . . .", ". B B B . . . . . .", ". B B . . . . . . ."]
    chips += [". B . . . . . . . .", *[". . . . . . . . . ."] * 6]
    game = game_of(hands=["6C 2D JD 4C 9H", "4S KD JH TC AC"], stock="2H 3H 4H 5H", chips=chips)
    hands.session.replace(game, (ANNA, ROBOT))
    hands.act(Move.parse("JD@h8"))
    until_told(qtbot, window)
    press(window, Qt.Key.Key_W)
    assert "Better: Play the jack of diamonds on e1 (" in window.aid.mistake_sheet.text


def test_a_win_that_is_left_on_the_board_is_always_pointed_out(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    """It is still there the next time, so that it costs little."""
    window = open_window(command=player_command)
    window.commands["teach"].trigger()
    hands = Hands(window)
    game = game_of(
        hands=["9H 8S QC 6D KD", "TH 7C QS 4D TC"],
        stock="2H 3H 4H 5H",
        chips=chips_of(A="c9 d9 e9 f9 g9 e3 e4 e5 e6", B="h3 b2 i5 g7 c5"),
        claimed={"A": ["c9-g9"]},
    )
    hands.session.replace(game, (ANNA, ROBOT))
    hands.act(Move.parse("8S@h1"))
    until_told(qtbot, window)
    press(window, Qt.Key.Key_W)
    assert "Better: Play the nine of hearts on e7 (" in window.aid.mistake_sheet.text


@pytest.mark.parametrize("habit", sorted(SLIGHT.keys() - {"slight"}))
def test_to_overlook_what_was_urgent_is_pointed_out_however_little_it_costs(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, habit: str
) -> None:
    """The robot may lack the card for that row: one learns from it all the same."""
    window = open_window(command=lambda _level: fake_command(habit))
    play_on(qtbot, learn(window, deal))
    assert until_told(qtbot, window) == "Your last move cost about 2 % of your chance to win."


def test_nothing_is_said_of_what_costs_little_and_was_not_urgent(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window(command=lambda _level: fake_command("slight"))
    hands = learn(window, deal)
    hands.click(hands.good_move())
    assert window.aid.adviser.asked is not None
    until_judged(qtbot, window)
    assert window.aid.mistake_sheet.isHidden()
    assert not window.commands["why"].isEnabled()
