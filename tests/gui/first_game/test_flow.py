# SPDX-License-Identifier: MIT
"""The first game on the table: by pointer and by keys, with mistakes, and back to one's own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.first_game.steps import STEPS
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.seats import first_seats
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.speech import VOICE
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.storage.games import Mark, SavedGame
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import Hands, press, table_for, until_active
from tests.gui.replay.rig import running

LEFT = Qt.MouseButton.LeftButton


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert button is not None
    assert button.isVisible(), name
    QTest.mouseClick(button, LEFT)


def begin(window: MainWindow, deal: Deal) -> Hands:
    """A game of one's own with a move in it, and then the first game."""
    hands = table_for(window, deal, ANNA, ROBOT)
    window.commands["first_game"].trigger()
    return hands


def wanted(hands: Hands) -> Move:
    """What the step wants."""
    number = hands.window.first_game.number
    assert number is not None
    step = STEPS[number]
    return next(move for move in hands.session.view.legal_moves() if step.reached(move))


def at_step(window: MainWindow) -> int | None:
    return window.first_game.number


# -- offered ------------------------------------------------------------------------------------


def test_it_is_offered_at_the_very_first_start_and_never_again(open_window: OpenWindow) -> None:
    window = open_window(newcomer=True)
    assert window.first_game.offer.isVisible()
    assert window.table.hasFocus(), "the offer takes no keys"
    click(window, "first_game_no")
    assert not window.first_game.offer.isVisible()
    close_window(window)
    assert not open_window(newcomer=True).first_game.offer.isVisible()


def test_the_offer_goes_when_one_plays(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(newcomer=True)
    hands = Hands(window)
    until_active(qtbot, hands)
    hands.act(hands.good_move())
    assert not window.first_game.offer.isVisible()


def test_show_me_begins_it(open_window: OpenWindow) -> None:
    window = open_window(newcomer=True)
    click(window, "first_game_yes")
    assert at_step(window) == 0
    assert window.first_game.panel.isVisible()
    assert not window.first_game.offer.isVisible()


# -- played -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1180, 800), (640, 480)])
def test_all_steps_by_pointer(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size)
    own = table_for(window, deal, ANNA, ROBOT).session.game
    window.commands["first_game"].trigger()
    hands = Hands(window)
    panel = window.first_game.panel
    for number, step in enumerate(STEPS):
        assert at_step(window) == number
        assert panel.isVisible()
        until_active(qtbot, hands)
        assert window.table.table.pointing.moves == step.pointed_out()
        hands.act(wanted(hands))
        assert panel.done
        assert not window.table.table.pointing.moves
        assert session_of(window).thinking is None, "the computer waits"
        click(window, "step_next")
    assert at_step(window) is None
    assert not panel.isVisible()
    assert session_of(window).game is own
    assert window.preferences.now.first_game == 6


def test_all_steps_by_keys_and_ear_alone(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    said: list[str] = []
    VOICE.said.connect(lambda text, _: said.append(text))
    hands = begin(window, deal)
    for number, step in enumerate(STEPS, 1):
        until_active(qtbot, hands)
        assert any(text.startswith(f"Step {number} of 6. ") for text in said)
        said.clear()
        assert window.table.hasFocus()
        hands.type(wanted(hands))
        assert window.first_game.panel.done, step
        assert said, "what came of it is said"
        press(window, Qt.Key.Key_Return)
    assert at_step(window) is None


def test_something_else_is_explained_and_begun_again(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = begin(window, deal)
    for number, step in enumerate(STEPS):
        if step.cells or step.card:
            before = session_of(window).game.at(0)
            wrong = next(m for m in hands.session.view.legal_moves() if not step.reached(m))
            hands.act(wrong)
            qtbot.waitUntil(lambda: hands.session.active)
            assert at_step(window) == number
            assert not window.first_game.panel.done
            assert "ry again" in window.first_game.panel.text
            assert session_of(window).game.position == before
            assert window.table.table.pointing.moves == step.pointed_out()
        click(window, "step_next")
    assert at_step(window) is None


@pytest.mark.parametrize("size", [(1180, 800), (640, 480)])
def test_the_answer_is_read_without_scrolling(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size)
    hands = begin(window, deal)
    answer = window.first_game.panel.findChild(QLabel, "step_answer")
    assert answer is not None
    for step in STEPS:
        until_active(qtbot, hands)
        if step.cells or step.card:
            hands.act(next(m for m in hands.session.view.legal_moves() if not step.reached(m)))
            qtbot.waitUntil(lambda: hands.session.active and answer.isVisible())
            qtbot.waitUntil(lambda: is_whole(answer))
        hands.act(wanted(hands))
        qtbot.waitUntil(lambda: is_whole(answer))
        click(window, "step_next")


def is_whole(label: QLabel) -> bool:
    """Whether all of a label is seen that may have to be scrolled to."""
    return label.visibleRegion().boundingRect() == label.rect()


@pytest.mark.parametrize("seed", range(3))
def test_no_step_can_get_stuck(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, seed: int
) -> None:
    """Whatever is played: in the end the step is done, or it is as at its beginning."""
    window = open_window()
    hands = begin(window, deal)
    lot = random.Random(seed)
    for number in range(len(STEPS)):
        for _ in range(8):
            qtbot.waitUntil(lambda: hands.session.active or window.first_game.panel.done)
            if window.first_game.panel.done:
                break
            hands.session.play(lot.choice(list(hands.session.view.legal_moves())))
        assert at_step(window) == number
        click(window, "step_next")


def test_back_and_skip(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    begin(window, deal)
    back = window.findChild(QPushButton, "step_back")
    assert back is not None
    assert not back.isEnabled()
    click(window, "step_next")
    click(window, "step_next")
    assert at_step(window) == 2
    click(window, "step_back")
    assert at_step(window) == 1
    assert window.preferences.now.first_game == 0, "what was skipped is not done"


def test_one_goes_on_where_one_has_left(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = begin(window, deal)
    hands.act(wanted(hands))
    click(window, "leave_first_game")
    assert at_step(window) is None
    close_window(window)
    again = open_window()
    again.commands["first_game"].trigger()
    assert at_step(again) == 1


# -- one's own game -----------------------------------------------------------------------------


def test_ones_own_game_comes_back_as_it_was(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.act(hands.good_move())
    until_active(qtbot, hands)
    hands.session.undo()
    until_active(qtbot, hands)
    game, undone = hands.session.game, hands.session.game.undone
    assert undone
    window.commands["first_game"].trigger()
    assert not window.commands["undo"].isEnabled()
    assert not window.commands["redo"].isEnabled()
    hands.act(wanted(hands))
    window.first_game.panel.close()
    assert hands.session.game is game
    assert hands.session.game.undone == undone
    assert hands.session.seats == (ANNA, ROBOT)
    assert not hands.session.practice


def test_it_is_kept_and_counted_nowhere(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    window.desk.open(SavedGame(deal(ANNA, ROBOT), (ANNA, ROBOT)), None)
    own = Hands(window)
    kept = window.desk.now().game
    window.commands["first_game"].trigger()
    for _ in STEPS:
        until_active(qtbot, own)
        own.act(wanted(own))
        assert window.desk.now().game is kept
        assert window.desk.keep()
        click(window, "step_next")
    assert not window.past_games.memory.records
    window.commands["first_game"].trigger()
    close_window(window)
    again = open_window()
    assert session_of(again).game.to_json() == kept.to_json(), "closed in the midst of a step"
    assert at_step(again) is None
    assert not again.first_game.panel.isVisible()


def test_a_new_game_in_the_midst_of_it_ends_it(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.session.play(hands.good_move())
    own = hands.session.game
    window.commands["first_game"].trigger()
    window.desk.again()
    assert at_step(window) is None
    assert not window.first_game.panel.isVisible()
    assert not hands.session.practice
    assert hands.session.seats == (ANNA, ROBOT)
    assert window.desk.undo_new()
    assert hands.session.game.moves == own.moves


def test_two_people_do_not_see_each_others_cards_after_it(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    window.commands["first_game"].trigger()
    assert hands.session.seats[0].name == first_seats()[0].name
    window.first_game.panel.close()
    assert hands.session.viewer is None, "the curtain is up again"


def test_no_mistake_is_pointed_out_in_it(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    window.preferences.change(teach=True)
    hands = begin(window, deal)
    hands.act(wanted(hands))
    assert window.first_game.panel.done
    assert not window.aid.adviser.thinking, "nothing is judged"


def test_bookmarks_are_those_of_ones_own_game(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    marks = (Mark(1, "early"), Mark(5, "late"))
    window.desk.open(SavedGame(running(deal), (ANNA, ROBOT), marks), None)
    hands = Hands(window)
    window.commands["first_game"].trigger()
    assert not window.desk.marks
    assert not window.commands["bookmark"].isEnabled()
    until_active(qtbot, hands)
    hands.act(wanted(hands))
    window.replay.marking.toggle()
    window.first_game.panel.close()
    assert window.desk.marks == marks
    assert window.desk.now().marks == marks


def test_the_title_says_that_it_is_the_first_game(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, tmp_path: Path
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.desk.save(tmp_path / "friday.seqgame")
    hands.click(hands.good_move())
    until_active(qtbot, hands)
    assert window.windowTitle() == "friday[*] – Sequence Desktop"
    assert window.isWindowModified()
    window.commands["first_game"].trigger()
    assert window.windowTitle() == "Your first game[*] – Sequence Desktop"
    assert not window.isWindowModified()
    until_active(qtbot, hands)
    hands.act(wanted(hands))
    assert window.windowTitle() == "Your first game[*] – Sequence Desktop"
    window.first_game.panel.close()
    assert window.windowTitle() == "friday[*] – Sequence Desktop"
    assert window.isWindowModified()


def test_no_game_branches_off_a_step(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = begin(window, deal)
    own = window.desk.now().game
    until_active(qtbot, hands)
    hands.act(wanted(hands))
    hands.session.look_at(0)
    assert not window.commands["play_on"].isEnabled()
    window.replay.play_on()
    assert at_step(window) == 0
    window.first_game.panel.close()
    assert hands.session.game is own


def test_how_far_one_has_come_is_a_line_and_no_field(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    begin(window, deal)
    bar = window.first_game.panel.findChild(QProgressBar)
    assert bar is not None
    QApplication.processEvents()
    assert bar.isVisible()
    assert bar.height() <= SPACE_S + 2
