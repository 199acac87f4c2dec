# SPDX-License-Identifier: MIT
""" "What can I do?": every legal move is told, lit and led to, in every game, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.now.moment import Entry
from sequence_desktop.gui.speech import VOICE
from sequence_desktop.gui.table.hand_order import HandOrder
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.players import make_player
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import Hands, press, table_for, until_active


def ask(window: MainWindow) -> list[str]:
    """Press F1; what the lines say."""
    press(window, Qt.Key.Key_F1)
    assert window.now.panel.isVisible()
    return lines(window)


def lines(window: MainWindow) -> list[str]:
    rows = window.now.panel.list
    return [rows.item(row).text() for row in range(rows.count())]


def row_of(window: MainWindow, kind: Kind) -> int:
    """The first line that is about moves of a kind."""
    return next(
        n for n, it in enumerate(window.now.entries) if any(m.kind is kind for m in it.moves)
    )


def plain(moves: tuple[Move, ...]) -> set[tuple[Kind, str, str]]:
    """Moves without the rows that they claim."""
    return {(move.kind, move.token, move.cell) for move in moves}


def told(entries: tuple[Entry, ...]) -> set[tuple[Kind, str, str]]:
    return {key for entry in entries for key in plain(entry.moves)}


# -- asking -------------------------------------------------------------------------------------


def test_f1_tells_each_card_with_its_places_and_is_gone_with_escape(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    said: list[str] = []
    VOICE.said.connect(lambda text, _: said.append(text))
    found = ask(window)
    assert window.now.panel.text == "Your turn, Anna"
    cards = [card.token for card in window.table.table.hand.cards]
    once = [str(cards.index(token) + 1) for token in dict.fromkeys(cards)]
    assert [line.partition(":")[0] for line in found[: len(once)]] == once
    assert found[0].partition(". ")[0] in said[-1], "it is read aloud"
    assert window.now.panel.list.hasFocus()
    press(window, Qt.Key.Key_Escape)
    assert not window.now.panel.isVisible()
    assert window.table.hasFocus()


def test_f1_once_more_closes_it(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    ask(window)
    press(window, Qt.Key.Key_F1)
    assert not window.now.panel.isVisible()


def test_a_line_lights_its_places_and_enter_takes_the_card_in_hand(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    ask(window)
    press(window, Qt.Key.Key_Down)
    row = window.now.panel.list.currentRow()
    entry = window.now.entries[row]
    assert window.table.table.pointing.moves == entry.moves
    board = hands.session.game.setup.board
    cell = Spot(Zone.BOARD, board.cell(entry.moves[0].cell))
    assert window.table.describe(cell).endswith(f"Shown: {entry.line.title}")
    press(window, Qt.Key.Key_Return)
    assert window.table.hasFocus()
    assert window.table.play.token == entry.moves[0].token
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Return)
    assert hands.session.game.moves[0].token == entry.moves[0].token


def test_lines_lead_to_their_cards_in_another_order_of_the_hand(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    ask(window)
    before = [card.token for card in window.table.table.hand.cards]
    window.table.set_hand_order(HandOrder.RANK)
    cards = [card.token for card in window.table.table.hand.cards]
    assert cards != before
    places = [(it.spot.index, it.moves[0].token) for it in window.now.entries if it.spot]
    assert places
    assert all(cards[place] == token for place, token in places)


def test_closing_takes_its_light_away_but_leaves_a_hint(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    pointing = window.table.table.pointing
    ask(window)
    press(window, Qt.Key.Key_Down)
    assert pointing.moves
    press(window, Qt.Key.Key_Escape)
    assert not pointing.moves
    ask(window)
    button = window.now.panel.findChild(QPushButton, "show_me")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.aid.hinting.shown, timeout=30_000)
    assert window.aid.hint_panel.isVisible()
    window.now.panel.close()
    assert pointing.moves, "the hint is still pointed out"


def test_no_hint_is_offered_in_a_rated_game(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    assert window.session is not None
    window.session.replace(deal(ANNA, ROBOT), (ANNA, ROBOT), rated=True)
    ask(window)
    button = window.now.panel.findChild(QPushButton, "show_me")
    assert button is not None
    assert not button.isVisible()


def test_it_follows_the_game(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    before = ask(window)
    window.table.setFocus()
    hands.act(hands.good_move())
    until_active(qtbot, hands)
    assert window.now.panel.isVisible()
    assert lines(window) != before
    assert told(window.now.entries) == plain(tuple(hands.session.view.legal_moves()))


def test_nothing_is_lit_for_a_line_that_is_gone(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    count = len(ask(window))
    press(window, Qt.Key.Key_End)
    assert window.now.panel.list.currentRow() == count - 1
    lit: list[int] = []
    window.now.panel.looked_at.connect(lit.append)
    hands.act(hands.good_move())
    assert len(lines(window)) < count, "the robot is to move"
    until_active(qtbot, hands)
    assert lit == []


# -- every game, every moment -------------------------------------------------------------------


def moments(preset: str, window: MainWindow, deal: Deal) -> Iterator[Hands]:
    """A game of two people, moment after moment; who is next is always ready."""
    hands = table_for(window, deal, ANNA, BEN, rules=preset, seed=4)
    for turn in range(40):
        if hands.session.over:
            return
        yield hands
        session = hands.session
        if session.curtain is not None:
            session.ready()
        elif (
            window.table.table.showing is not None
            and window.table.table.showing.leaving is not None
        ):
            session.pass_on()
        else:
            moves = session.draws[:1] or (make_player("casual", seed=turn).choose(session.view),)
            assert session.play(moves[0])


@pytest.mark.parametrize("preset", PRESETS)
def test_every_legal_move_is_told_and_no_other(
    open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, BEN, rules=preset)
    ask(window)
    for hands in moments(preset, window, deal):
        session = hands.session
        legal = tuple(session.view.legal_moves()) if session.active else ()
        passes = [move for move in legal if move.kind is Kind.PASS]
        expected = plain(tuple(m for m in legal if m.kind is not Kind.PASS)) | plain(session.draws)
        assert told(window.now.entries) == expected
        assert any(it.action == "pass" for it in window.now.entries) == bool(passes)
        assert window.now.panel.text
        assert not (session.draws and "nothing for you to do" in window.now.panel.text)
        for text in lines(window):
            assert "{" not in text
            assert ".." not in text


@pytest.mark.parametrize("preset", ["sequence", "home_sheet"])
def test_behind_the_curtain_no_card_is_told(
    open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules=preset)
    assert hands.session.curtain == 0
    found = ask(window)
    assert "Only Anna is to see what comes next" in window.now.panel.text
    assert not told(window.now.entries)
    assert not [line for line in found if " of " in line and line[0].isdigit()]


def test_looking_back_says_how_to_get_on(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.act(hands.good_move())
    press(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    ask(window)
    assert window.now.panel.text.startswith("You are looking back")
    row = next(n for n, it in enumerate(window.now.entries) if it.action == "look_now")
    window.now.panel.list.setCurrentRow(row)
    press(window, Qt.Key.Key_Return)
    assert hands.session.shown_ply == hands.session.ply


def test_at_the_end_it_says_what_comes_next(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    assert window.session is not None
    game = deal(ANNA, BEN)
    for turn in range(1000):
        if game.position.outcome is not None:
            break
        game.play(make_player("casual", seed=turn).choose(game.view(game.position.seat)))
    window.session.replace(game, (ANNA, BEN))
    ask(window)
    assert window.now.panel.text == "The game is over"
    assert {"again", "new", "review"} <= {it.action for it in window.now.entries}


def test_while_a_computer_is_to_move_it_says_so(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, first=1)
    hands.session.set_paused(True)
    assert not hands.session.active
    ask(window)
    assert "There is nothing for you to do at the moment." in window.now.panel.text
    assert not told(window.now.entries)


def test_names_of_cells_stay_small_where_a_sentence_begins_with_them(
    qapp: QApplication, open_window: OpenWindow, deal: Deal
) -> None:
    speak(qapp, "ja")
    try:
        window = open_window()
        table_for(window, deal, ANNA, ROBOT)
        told = ask(window)
        playable = [text for text in told if "に出せる" in text]
        assert playable
        assert not [text for text in playable if re.search("[A-Z][0-9]", text)]
        assert all(text.endswith("。") for text in playable)
    finally:
        speak(qapp, ENGLISH)
