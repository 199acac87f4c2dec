# SPDX-License-Identifier: MIT
"""Whole games through the window, and what it keeps between two starts."""

import os
import signal
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui import words
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.rules.page import HowToPlayDialog
from sequence_desktop.gui.specs import MENUS
from sequence_desktop.gui.table.hand_order import HandOrder
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import (
    ALT,
    CTRL,
    SHIFT,
    every_text,
    press,
    table_for,
    until_active,
)
from tests.gui.table.rig import game_of

# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["drag", "click", "type"])
def test_a_whole_game_against_the_computer(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, way: str
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    plays: dict[str, Callable[[Move], None]] = {
        "drag": hands.drag,
        "click": hands.click,
        "type": hands.type,
    }
    window.table.setFocus()
    while not hands.session.over:
        ply = hands.session.ply
        plays[way](hands.good_move())
        assert hands.session.ply > ply, "the move was played"
        until_active(qtbot, hands)
    outcome = hands.session.game.outcome()
    assert outcome is not None
    assert outcome.winner == 0
    assert any("Anna wins" in text for text in every_text(window))
    assert window.panel.moves.model().rowCount() == hands.session.ply + 1


def test_a_rematch_deals_anew_and_lets_the_other_begin(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    old = hands.session.game
    window.table.rematch_clicked.emit()
    assert hands.session.game is not old
    assert hands.session.game.at(0).seat == 1
    assert hands.session.seats == (ANNA, BEN)


# -- undo ---------------------------------------------------------------------------------------


def test_undo_and_redo_by_keys(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.setFocus()
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    after = hands.session.game.position
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.ply == 0
    press(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert hands.session.game.position == after


def test_a_new_game_can_be_undone(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    old = hands.session.game.position
    press(window, Qt.Key.Key_N, CTRL | SHIFT)
    qtbot.waitUntil(lambda: hands.session.active, timeout=20_000)
    assert hands.session.game.position != old
    assert "new game" in window.commands["undo"].text()
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.game.position == old
    assert window.preferences.now.recent == (), "the copy kept for safety is gone again"


def test_an_undone_new_game_can_be_had_again(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    old = hands.session.game.position
    press(window, Qt.Key.Key_N, CTRL | SHIFT)
    qtbot.waitUntil(lambda: hands.session.active, timeout=20_000)
    new = hands.session.game.position
    assert window.commands["undo"].text() == "&Undo: new game"
    for _ in range(2):
        press(window, Qt.Key.Key_Z, CTRL)
        assert hands.session.game.position == old
        assert window.commands["redo"].text() == "&Redo: new game"
        press(window, Qt.Key.Key_Z, CTRL | SHIFT)
        assert hands.session.game.position == new
        assert window.commands["undo"].text() == "&Undo: new game"
    press(window, Qt.Key.Key_Z, CTRL)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    assert not window.commands["redo"].isEnabled(), "the old game has gone on"
    assert window.commands["redo"].text() == "&Redo"


# -- looking back -------------------------------------------------------------------------------


def test_a_new_game_has_the_keys(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    window.panel.moves.setFocus()

    table_for(window, deal, ANNA, ROBOT, seed=8)

    assert window.focusWidget() is window.table


def test_a_click_in_the_list_looks_back(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    for _ in range(2):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    moves = window.panel.moves
    row = moves.visualRect(moves.model().index(1, 0)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert hands.session.shown_ply == 1
    assert window.replay.bar.isVisible()
    assert "1 of 4" in window.replay.bar.text
    back = window.replay.bar.findChild(QToolButton, "back_to_game")
    assert back is not None
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert hands.session.shown_ply == 4
    assert not window.replay.bar.isVisible()


def test_looking_back_by_keys(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    window.table.setFocus()
    shown = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        press(window, key, ALT)
        shown.append(hands.session.shown_ply)
    assert shown == [1, 0, 1, 2]
    assert window.panel.moves.currentIndex().row() == 2


# -- several people -----------------------------------------------------------------------------


def test_the_next_person_says_ready(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    for seat in (0, 1, 0):
        assert (hands.session.viewer, hands.session.curtain) == (None, seat)
        button = next(
            b
            for b in window.table.viewport().findChildren(QPushButton)
            if b.isVisible() and "ready" in b.text()
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert hands.session.viewer == seat
        hands.click(hands.good_move())


def curtain_dump(window: MainWindow, ben: str, stock: str) -> tuple[list[str], bytes]:
    """All texts and the picture of a window in which Ben's hand is behind the curtain."""
    session = window.session
    assert session is not None
    game = game_of(hands=["6C 2D JD JS 9H", ben], stock=stock)
    session.replace(game, (ANNA, BEN))
    session.ready()
    assert session.play(Move.parse("6C@a2"))
    assert session.curtain == 1
    picture = window.grab().toImage()
    return every_text(window), bytes(picture.constBits())


def test_nothing_behind_the_curtain_is_seen_or_said(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Whatever Ben holds and the stock hides, the window shows and says exactly the same."""
    window = open_window()
    one = curtain_dump(window, "4S KD JH TC AC", "2H 3H 4H 5H")
    other = curtain_dump(window, "9D 8D 7D 6D 5D", "QS KS AS 2C")
    assert one[0] == other[0]
    assert one[1] == other[1]


# -- messages -----------------------------------------------------------------------------------


def test_a_refused_move_is_explained_in_words(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.move_chosen.emit(Move(Kind.PASS))
    assert hands.session.ply == 0
    assert window.toast.text.startswith("Your hand is full")


def test_pass_and_turn_in_are_offered_only_when_legal(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    assert not window.commands["pass"].isEnabled()
    assert not window.commands["turn_in"].isEnabled()
    session = window.session
    assert session is not None
    chips = [". " * 9 + "."] * 10
    chips[1] = "A" + " ." * 9
    chips[3] = ". . A" + " ." * 7
    session.replace(game_of(hands=["6C 2D", "9C 9C"], chips=chips), (ANNA, ROBOT))
    assert window.commands["turn_in"].isEnabled()
    window.commands["turn_in"].trigger()
    assert str(session.game.moves[0]) == "6C!"
    assert session.active


def test_every_reason_has_words() -> None:
    from sequence_desktop.engine.errors import Reason

    texts = [words.reason_text(reason) for reason in Reason]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


def test_closing_while_a_computer_thinks_leaves_no_process(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hung = replace(ROBOT, level="hang")
    hands = table_for(window, deal, ANNA, hung)
    hands.drag(hands.good_move())
    qtbot.waitUntil(lambda: bool(hands.session.thinker.pids()))
    close_window(window)
    assert hands.session.thinking is None


def test_a_player_killed_in_mid_thought_moves_all_the_same(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    slow = replace(ROBOT, level="slow")
    hands = table_for(window, deal, ANNA, slow)
    hands.drag(hands.good_move())
    qtbot.waitUntil(lambda: bool(hands.session.thinker.pids()))
    os.kill(hands.session.thinker.pids()[0], signal.SIGKILL)
    until_active(qtbot, hands)
    assert hands.session.ply == 2


def test_every_action_has_a_text_a_tip_and_an_icon(open_window: OpenWindow) -> None:
    window = open_window()
    shortcuts: list[str] = []
    for menu, _ in MENUS:
        window.menus.show_icons(menu)
        for action, _ in window.commands.in_menu(menu):
            assert action.text()
            assert action.toolTip().endswith(".")
            assert action.icon().isNull() is action.isCheckable()
            shortcuts += [keys.toString() for keys in action.shortcuts()]
    assert len(set(shortcuts)) == len(shortcuts)


@pytest.mark.parametrize("page", ["shortcuts", "about"])
def test_the_pages_open_beside_the_game(qtbot: QtBot, open_window: OpenWindow, page: str) -> None:
    window = open_window()
    window.commands[page].trigger()
    dialog = window.findChild(PageDialog, f"{page}_page")
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert len(dialog.page.toPlainText()) > 200
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_how_to_play_opens_beside_the_game_and_takes_the_theme(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT, rules="club")
    press(window, Qt.Key.Key_F1, SHIFT)
    page = window.findChild(HowToPlayDialog)
    assert page is not None
    assert page.isVisible()
    assert not page.isModal()
    assert "Club Sequence" in page.windowTitle()
    assert "five cards" in page.page.toPlainText().casefold()
    window.commands["theme_dark"].trigger()
    window.commands["theme_light"].trigger()
    press(window, Qt.Key.Key_F1, SHIFT)
    pages = [dialog for dialog in window.findChildren(HowToPlayDialog) if dialog.isVisible()]
    assert len(pages) == 1, "the old page makes room for the new one"


def test_how_the_hand_lies_is_remembered(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    assert window.commands["hand_suit"].isChecked()
    window.commands["hand_rank"].trigger()
    assert window.table.table.sorter.mode is HandOrder.RANK
    close_window(window)
    again = open_window()
    assert again.commands["hand_rank"].isChecked()
    assert again.table.table.sorter.mode is HandOrder.RANK
    again.table.hand_order_changed.emit(HandOrder.OWN)
    assert again.commands["hand_own"].isChecked()


@pytest.mark.parametrize("size", [(640, 480), (900, 640), (1024, 700), (1600, 1000)])
def test_everything_fits_at_every_size(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size)
    table_for(window, deal, ANNA, ROBOT)
    assert (window.width(), window.height()) == size
    frame = window.rect()
    for part in (window.table, window.panel, window.panel.players, window.panel.moves):
        place = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
        assert frame.contains(place)
        assert part.width() >= part.minimumSizeHint().width()
