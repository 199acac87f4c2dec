# SPDX-License-Identifier: MIT
"""What is announced of a game: each thing once, in words, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.panels.recall import Recall
from sequence_desktop.gui.speech import VOICE
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, HUMAN, ROBOT, Deal, OpenWindow
from tests.gui.hands import Hands, table_for, until_active

CEM = Seat("Cem", HUMAN, "standard", 2)


@pytest.fixture
def said() -> Iterator[list[tuple[str, bool]]]:
    """Everything that is announced during the test, and whether at once."""
    heard: list[tuple[str, bool]] = []

    def hear(text: str, urgent: bool) -> None:
        heard.append((text, urgent))

    VOICE.said.connect(hear)
    yield heard
    VOICE.said.disconnect(hear)


Said = list[tuple[str, bool]]


def recall(hands: Hands) -> Recall:
    found = hands.table.findChild(Recall)
    assert found is not None
    return found


def play(hands: Hands) -> None:
    hands.act(hands.good_move())


def test_moves_and_turns_are_told_once(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    hands = table_for(open_window(), deal, ANNA, ROBOT)
    assert said[-1] == ("Sequence. Your turn, Anna", False)
    said.clear()
    play(hands)
    until_active(qtbot, hands)
    own, other = (text for text, _ in said)
    assert own.startswith("Anna plays the ")
    assert " on row " in own
    assert ". Anna draws the " in own, "what one draws oneself is told"
    assert other.startswith("Robot plays the ")
    assert other.endswith(". Your turn, Anna")
    assert "draws" not in other, "what another draws is hidden"


def test_what_one_draws_is_not_told_to_the_next_at_the_screen(
    open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    hands = table_for(open_window(), deal, ANNA, BEN)
    assert said[-1][0] == "Sequence. Pass the screen to Anna"
    hands.press_button("I am ready")
    said.clear()
    play(hands)
    ((text, _),) = said
    assert text.startswith("Anna plays the ")
    assert text.endswith(". Pass the screen to Ben")
    assert "draws" not in text


def test_the_end_is_told_at_once_and_once(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    hands = table_for(open_window(), deal, ANNA, ROBOT, rules="junior")
    while not hands.session.over:
        hands.act(hands.session.draws[0] if hands.session.draws else hands.good_move())
        qtbot.waitUntil(lambda: hands.session.active or hands.session.over, timeout=20_000)
    (end,) = [text for text, urgent in said if urgent]
    assert " wins" in end
    assert end == said[-1][0]
    assert end.startswith(("Anna plays", "Robot plays"))


def test_undo_and_looking_back_are_told(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    play(hands)
    until_active(qtbot, hands)
    said.clear()
    window.commands["look_back"].trigger()
    assert said[-1][0].startswith("Anna plays the ")
    window.commands["look_first"].trigger()
    assert said[-1][0] == "The start of the game"
    window.commands["look_now"].trigger()
    said.clear()
    window.commands["undo"].trigger()
    assert "is off" in said[0][0]


def test_a_refusal_and_a_dead_card_are_told(
    open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    hands = table_for(open_window(), deal, ANNA, ROBOT)
    token = hands.table.table.hand.cards[0].token
    names = hands.session.game.setup.board.names
    wrong = next(
        cell
        for cell in range(100)
        if not hands.table.play.choices.at(token, cell)  # type: ignore[union-attr]
    )
    QTest.keyClick(hands.table, Qt.Key.Key_1)
    hands.table.play.use(wrong)
    assert said[-1][0].endswith(f"cannot be played on {names[wrong]}")


# ---- since one last looked


def test_who_sits_down_is_reminded_of_what_was_missed(
    open_window: OpenWindow, deal: Deal, said: Said
) -> None:
    hands = table_for(open_window(), deal, ANNA, BEN, CEM, sides=3)
    hands.press_button("I am ready")
    assert not recall(hands).text, "nobody has played yet"
    moved = []
    for _ in range(3):
        moved.append(hands.good_move())
        play(hands)
        assert not recall(hands).text, "not before the next one sits there"
        said.clear()
        hands.press_button("I am ready")
    lines = recall(hands).text.splitlines()
    assert [line.split()[0] for line in lines] == ["Ben", "Cem"]
    assert all(move.cell in line for move, line in zip(moved[1:], lines, strict=True))
    title = recall(hands).findChildren(QLabel)[0].text()
    assert title == "Since you last looked"
    assert said[0][0].startswith(f"{title}: Ben plays")
    assert said[0][0].endswith("Your turn, Anna")
    showing = hands.table.table.showing
    assert showing is not None
    assert [move.cell for move in showing.missed] == [move.cell for move in moved[1:]]


@pytest.mark.parametrize("way", ["key", "click", "table", "move"])
def test_the_reminder_goes_when_one_begins(open_window: OpenWindow, deal: Deal, way: str) -> None:
    hands = table_for(open_window(), deal, ANNA, BEN)
    for _ in range(2):
        hands.press_button("I am ready")
        play(hands)
    hands.press_button("I am ready")
    assert recall(hands).text
    if way == "key":
        QTest.keyClick(hands.table, Qt.Key.Key_Tab)
    elif way == "click":
        QTest.mouseClick(recall(hands), Qt.MouseButton.LeftButton)
    elif way == "table":
        QTest.mouseClick(hands.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    else:
        play(hands)
    assert not recall(hands).text
    showing = hands.table.table.showing
    assert showing is not None
    assert bool(showing.missed) == (way != "move")


def test_partners_are_told_from_others(open_window: OpenWindow, deal: Deal) -> None:
    dora = Seat("Dora", HUMAN, "standard", 1)
    cem = Seat("Cem", HUMAN, "standard", 0)
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, cem, dora, sides=2)
    assert not [text for text in window.panel.players.sentences() if "partner" in text]
    hands.press_button("I am ready")
    partners = ["your partner" in text for text in window.panel.players.sentences()]
    assert partners == [False, False, True, False]
    assert "Cem, blue, " in window.panel.players.sentences()[2]


def test_a_long_list_of_players_is_scrolled_by_keys(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window(size=(640, 480))
    players = window.panel.players
    table_for(window, deal, ANNA, BEN)
    QApplication.processEvents()
    assert players.focusPolicy() is Qt.FocusPolicy.NoFocus
    seats = [Seat(f"Player {n}", HUMAN, "standard", n % 3) for n in range(12)]
    table_for(window, deal, *seats, sides=3)
    QApplication.processEvents()
    assert players.verticalScrollBar().maximum() > 0
    players.setFocus(Qt.FocusReason.TabFocusReason)
    assert players.hasFocus()
    QTest.keyClick(players, Qt.Key.Key_PageDown)
    assert players.verticalScrollBar().value() > 0
