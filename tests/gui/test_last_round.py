# SPDX-License-Identifier: MIT
"""The last round, played once more: seen move by move, ended by anything, and never too much."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.players import make_player
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import Hands, every_text, press, table_for, until_active

LONG = 60_000


def after_a_round(
    qtbot: QtBot, window: MainWindow, deal: Deal, *, seats: int = 2, rules: str = "sequence"
) -> Hands:
    """Anna has moved, and then the computers: it is her turn again."""
    hands = table_for(window, deal, ANNA, *([ROBOT] * (seats - 1)), rules=rules)
    until_active(qtbot, hands)
    while not window.commands["last_round"].isEnabled():  # a turn may have several moves
        hands.session.play(make_player("casual").choose(hands.session.view))
        until_active(qtbot, hands)
    window.last_round.step_ms = 1
    return hands


def playing(window: MainWindow) -> bool:
    return window.last_round.playing


def moments_of(window: MainWindow) -> list[int]:
    """Collects the moments that are shown from now on."""
    assert window.session is not None
    found: list[int] = []
    window.session.updated.connect(lambda update: found.append(update.ply))
    return found


def test_a_key_plays_what_came_after_ones_own_move(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal, seats=3)
    assert hands.session.ply == 3
    shown = moments_of(window)
    with qtbot.waitSignal(window.last_round.ended):
        press(window, Qt.Key.Key_L)
        assert playing(window)
        assert not window.replay.bar.isVisible(), "the table must not jump"
        assert window.table.table.plate.notice.detail == "Last round"
    assert shown == [1, 2, 3]
    assert hands.session.active
    assert not playing(window)
    assert window.table.table.plate.notice.detail != "Last round"


def test_the_button_in_the_menu_bar_does_the_same(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    after_a_round(qtbot, window, deal)
    button = window.findChild(QToolButton, "last_round_button")
    assert button is not None
    assert button.isVisible()
    with qtbot.waitSignal(window.last_round.ended):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_without_motion_rings_show_what_is_new(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal)
    with qtbot.waitSignal(window.last_round.ended):
        press(window, Qt.Key.Key_L)
    assert window.table.table.pointing.moves == hands.session.game.moves[-1:]


def test_with_motion_the_chip_flies_once_more(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    after_a_round(qtbot, window, deal)
    window.table.set_pace(1)
    with qtbot.waitSignal(window.last_round.ended):
        press(window, Qt.Key.Key_L)
    assert window.table.table.motion.busy
    assert not window.table.table.pointing.moves
    window.table.table.motion.finish()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_1])
def test_any_key_ends_it(qtbot: QtBot, open_window: OpenWindow, deal: Deal, key: Qt.Key) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal)
    window.last_round.step_ms = LONG
    press(window, Qt.Key.Key_L)
    press(window, Qt.Key.Key_Shift)
    assert playing(window), "that is no key yet"
    press(window, key)
    assert not playing(window)
    assert hands.session.shown_ply == hands.session.ply
    chosen = window.table.play.chosen
    assert chosen == (0 if key == Qt.Key.Key_1 else None), "a card's key does its work as well"


def test_a_click_ends_it_and_does_nothing_else(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal)
    window.last_round.step_ms = LONG
    press(window, Qt.Key.Key_L)
    card = window.table.table.hand.rect(0).center().toPoint()
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=card)
    assert not playing(window)
    assert hands.session.active
    assert window.table.play.chosen is None


def test_looking_back_from_it_begins_at_the_present(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal, seats=3)
    window.last_round.step_ms = LONG
    press(window, Qt.Key.Key_L)
    press(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert not playing(window)
    assert hands.session.shown_ply == hands.session.ply - 1
    assert window.replay.bar.isVisible()


def test_a_move_ends_it(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal)
    window.last_round.step_ms = LONG
    press(window, Qt.Key.Key_L)
    ended = QSignalSpy(window.last_round.ended)
    hands.session.undo()
    assert ended.count() == 1
    assert not playing(window)
    assert not window.replay.bar.isVisible()


def test_there_is_none_before_anybody_has_moved(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    assert not window.commands["last_round"].isEnabled()


def test_two_people_see_it_with_their_own_eyes_only(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    session = hands.session
    session.ready()
    hands.act(hands.good_move())
    assert not window.commands["last_round"].isEnabled(), "nobody sits at the screen"
    session.ready()
    assert session.viewer == 1
    window.last_round.step_ms = 1
    seen: list[tuple[str, ...]] = []
    session.updated.connect(lambda update: seen.extend(update.view.position.hands[:1]))
    with qtbot.waitSignal(window.last_round.ended):
        press(window, Qt.Key.Key_L)
    assert seen
    assert all(set(hand) == {HIDDEN} for hand in seen)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_comes_back_to_the_present(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window()
    hands = after_a_round(qtbot, window, deal, rules=preset)
    before = every_text(window)
    with qtbot.waitSignal(window.last_round.ended):
        press(window, Qt.Key.Key_L)
    assert hands.session.shown_ply == hands.session.ply
    window.table.table.pointing.show()
    assert every_text(window) == before
