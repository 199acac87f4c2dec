# SPDX-License-Identifier: MIT
"""Going through a game by slider, buttons and keys, and letting it play by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.settings.page_pace import REPLAY_MS
from sequence_desktop.gui.speech import VOICE
from sequence_desktop.gui.theme.metrics import TARGET
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import ALT, NONE, press
from tests.gui.replay.rig import LEFT, choose, drag_slider, on_table, press_tool, running, won

SIZES = [(640, 480), (1180, 800), (1920, 1080)]


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


# -- the bar comes and goes ---------------------------------------------------------------------


def test_the_menu_shows_the_bar_and_takes_it_away(window: MainWindow, deal: Deal) -> None:
    on_table(window, running(deal))
    bar = window.replay.bar
    assert bar.isHidden()
    press(window, Qt.Key.Key_F5)
    assert bar.isVisible()
    assert bar.text == "Now, after move 6 of 6"
    assert window.commands["replay_bar"].isChecked()
    press(window, Qt.Key.Key_F5)
    assert bar.isHidden()


def test_a_bar_that_came_by_looking_back_goes_in_the_present(
    window: MainWindow, deal: Deal
) -> None:
    on_table(window, running(deal))
    window.table.setFocus()
    press(window, Qt.Key.Key_Left, ALT)
    assert window.replay.bar.text == "After move 5 of 6"
    press(window, Qt.Key.Key_Right, ALT)
    assert window.replay.bar.isHidden()
    assert not window.commands["replay_bar"].isChecked()


def test_a_bar_that_is_used_stays_in_the_present(window: MainWindow, deal: Deal) -> None:
    hands = on_table(window, running(deal))
    press(window, Qt.Key.Key_Left, ALT)
    drag_slider(window.replay.bar, 3, 6)
    assert hands.session.shown_ply == 6
    assert window.replay.bar.isVisible()
    press_tool(window.replay.bar, "back_to_game")
    assert window.replay.bar.isHidden()


def test_another_game_closes_the_bar(window: MainWindow, deal: Deal) -> None:
    on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    on_table(window, running(deal, seed=9))
    assert window.replay.bar.isHidden()


def test_computers_among_themselves_wait_while_one_looks_back(
    qtbot: QtBot, window: MainWindow, deal: Deal
) -> None:
    others = (replace(ROBOT, name="One", colour=0), replace(ROBOT, name="Two"))
    hands = on_table(window, deal(*others), *others)
    qtbot.waitUntil(lambda: hands.session.ply >= 3, timeout=20_000)
    press(window, Qt.Key.Key_Home, ALT)
    qtbot.waitUntil(lambda: hands.session.paused)
    assert hands.session.shown_ply == 0
    ply = hands.session.ply
    press_tool(window.replay.bar, "look_forward_button")
    assert (hands.session.shown_ply, hands.session.ply) == (1, ply)
    press_tool(window.replay.bar, "back_to_game")
    assert not hands.session.paused
    qtbot.waitUntil(lambda: hands.session.ply > ply, timeout=20_000)


# -- the slider ---------------------------------------------------------------------------------


def test_computers_go_on_where_somebody_steps_back_to_the_present(
    qtbot: QtBot, window: MainWindow, deal: Deal
) -> None:
    others = (replace(ROBOT, name="One", colour=0), replace(ROBOT, name="Two"))
    hands = on_table(window, running(deal), *others)
    hands.session.look_at(2)
    qtbot.waitUntil(lambda: hands.session.paused)
    press(window, Qt.Key.Key_End, ALT)
    assert window.replay.bar.isHidden()
    ply = hands.session.ply
    qtbot.waitUntil(lambda: hands.session.ply > ply, timeout=20_000)
    assert not hands.session.paused


def test_a_pause_of_ones_own_outlasts_the_bar(qtbot: QtBot, window: MainWindow, deal: Deal) -> None:
    others = (replace(ROBOT, name="One", colour=0), replace(ROBOT, name="Two"))
    hands = on_table(window, running(deal), *others)
    press(window, Qt.Key.Key_F5)
    drag_slider(window.replay.bar, 3)
    qtbot.waitUntil(lambda: hands.session.paused)
    press_tool(window.replay.bar, "look_now_button")
    for paused in (False, True):
        window.commands["pause"].trigger()
        assert hands.session.paused is paused
    press_tool(window.replay.bar, "back_to_game")
    QApplication.processEvents()
    assert hands.session.paused


def test_dragging_the_slider_shows_each_moment_and_shifts_nothing(
    window: MainWindow, deal: Deal
) -> None:
    hands = on_table(window, running(deal, 30))
    press(window, Qt.Key.Key_F5)
    bar = window.replay.bar
    QApplication.processEvents()
    places = {(bar.geometry().getRect(), bar.slider.geometry().getRect())}
    shown = []
    for ply in (20, 8, 0, 9, 30):
        drag_slider(bar, ply)
        shown.append(hands.session.shown_ply)
        places.add((bar.geometry().getRect(), bar.slider.geometry().getRect()))
    assert shown == [20, 8, 0, 9, 30]
    assert len(places) == 1


def test_the_slider_is_moved_by_keys_and_says_where_it_stands(
    window: MainWindow, deal: Deal
) -> None:
    hands = on_table(window, running(deal, 30))
    press(window, Qt.Key.Key_F5)
    slider = window.replay.bar.slider
    slider.setFocus()
    said: list[str] = []
    VOICE.said.connect(lambda text, _urgent: said.append(text))
    shown = []
    keys = Qt.Key
    for key in (keys.Key_Home, keys.Key_Right, keys.Key_PageUp, keys.Key_End, keys.Key_Left):
        press(window, key)
        shown.append(hands.session.shown_ply)
    assert shown == [0, 1, 11, 30, 29]
    assert slider.accessibleName() == "Moment of the game"
    assert slider.accessibleDescription() == "After move 29 of 30"
    assert "The start, before move 1 of 30" in said


# -- buttons ------------------------------------------------------------------------------------


def test_buttons_step_and_go_to_both_ends(window: MainWindow, deal: Deal) -> None:
    hands = on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    shown = []
    for name in ("look_first", "look_forward", "look_now", "look_back"):
        press_tool(window.replay.bar, f"{name}_button")
        shown.append(hands.session.shown_ply)
    assert shown == [0, 1, 6, 5]


@pytest.mark.parametrize("size", SIZES)
def test_every_button_is_large_enough_named_and_in_sight(
    open_window: OpenWindow, deal: Deal, size: tuple[int, int]
) -> None:
    window = open_window(size=size)
    on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    bar = window.replay.bar
    buttons = [it for it in bar.findChildren(QToolButton) if it.isVisible()]
    assert len(buttons) >= 8
    for button in buttons:
        assert button.width() >= TARGET, button.objectName()
        assert button.height() >= TARGET, button.objectName()
        assert bar.rect().contains(button.geometry()), button.objectName()
        assert button.accessibleName(), button.objectName()
        assert button.toolTip(), button.objectName()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    tip = next(it.toolTip() for it in buttons if it.objectName() == "look_back_button")
    assert tip.endswith("(Alt+Left)")
    assert bar.slider.width() >= bar.slider.least_width


# -- playing by itself --------------------------------------------------------------------------


def plays(window: MainWindow) -> bool:
    return window.replay.autoplay.running


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves follow each other at once."""
    for speed in REPLAY_MS:
        monkeypatch.setitem(REPLAY_MS, speed, 1)


@pytest.mark.usefixtures("quick")
def test_it_plays_from_the_start_to_the_end_and_stops(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = on_table(window, running(deal))
    shown: list[int] = []
    hands.session.updated.connect(lambda update: shown.append(update.ply))
    press(window, Qt.Key.Key_F5)
    press_tool(window.replay.bar, "autoplay_button")
    qtbot.waitUntil(lambda: shown[-1:] == [6], timeout=20_000)
    assert shown == [0, 1, 2, 3, 4, 5, 6]
    assert not plays(window)
    assert len(hands.session.game.moves) == 6


@pytest.mark.usefixtures("quick")
def test_moves_are_shown_with_the_tables_motion(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = on_table(window, running(deal, 4))
    window.table.set_pace(0.2)
    motion, moved = window.table.table.motion, []
    hands.session.updated.connect(lambda update: moved.append((update.ply, motion.busy)))
    press(window, Qt.Key.Key_F5)
    window.replay.play()
    qtbot.waitUntil(lambda: moved[-1:] == [(4, True)], timeout=20_000)
    assert all(busy for ply, busy in moved if ply), "each move is seen being made"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_P])
def test_a_key_in_the_bar_plays_and_stops(window: MainWindow, deal: Deal, key: Qt.Key) -> None:
    hands = on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    window.replay.bar.slider.setFocus()
    press(window, key)
    assert plays(window)
    press(window, key)
    assert not plays(window)
    assert not hands.session.paused


def test_whatever_else_is_done_stops_it(window: MainWindow, deal: Deal) -> None:
    hands = on_table(window, running(deal, 9, first=1))
    moves = window.panel.moves

    def click_in_the_list() -> None:
        row = moves.visualRect(moves.model().index(2, 0)).center()
        QTest.mouseClick(moves.viewport(), LEFT, pos=row)

    for otherwise in (
        lambda: press(window, Qt.Key.Key_Right, ALT),
        lambda: drag_slider(window.replay.bar, 3),
        click_in_the_list,
        window.commands["undo"].trigger,
        lambda: on_table(window, running(deal, seed=9)),
    ):
        hands.session.look_at(1)
        window.replay.play()
        assert plays(window)
        otherwise()
        assert not plays(window), otherwise


def test_the_speed_is_chosen_and_remembered(window: MainWindow, deal: Deal) -> None:
    on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    choose(window.replay.bar, "speed_button", "Fast")
    assert window.preferences.now.replay == "fast"
    assert window.replay.autoplay.pace_ms == REPLAY_MS["fast"]
    button = window.replay.bar.findChild(QToolButton, "speed_button")
    assert button is not None
    assert button.accessibleName() == "Speed of the replay: Fast"


# -- whose cards --------------------------------------------------------------------------------


def holds(window: MainWindow) -> list[str]:
    return [text.partition("holds ")[2] for text in window.panel.players.sentences()]


def test_a_finished_game_is_seen_with_the_eyes_of_each_seat(window: MainWindow) -> None:
    hands = on_table(window, won())
    press(window, Qt.Key.Key_F5)
    bar = window.replay.bar
    choose(bar, "eyes_button", "Robot")
    drag_slider(bar, 1)
    assert hands.session.view.hand == ("4S", "4D", "JH", "TC")
    assert holds(window) == ["", ""]
    press_tool(bar, "back_to_game")
    assert hands.session.view.seat == 0


def test_where_nobody_is_human_no_cards_are_ones_own(window: MainWindow, deal: Deal) -> None:
    carl = replace(ROBOT, colour=0, name="Carl")
    hands = on_table(window, won(), carl, ROBOT)
    press(window, Qt.Key.Key_F5)
    button = window.replay.bar.findChild(QToolButton, "eyes_button")
    assert button is not None
    texts = [it.text() for it in button.menu().actions()]
    assert texts == ["Nobody’s cards", "Carl", "Robot", "All hands"]
    choose(window.replay.bar, "eyes_button", "Carl")
    assert hands.session.view.hand
    choose(window.replay.bar, "eyes_button", "Nobody’s cards")
    assert hands.session.view.hand == ()
    on_table(window, running(deal), carl, ROBOT)
    assert not button.isEnabled()
    assert [it.text() for it in button.menu().actions()] == ["Nobody’s cards"]
    on_table(window, won())
    window.replay.open()
    assert button.menu().actions()[0].text() == "My cards"


def test_names_are_shown_as_they_are_and_make_no_menu_too_wide(window: MainWindow) -> None:
    long = replace(ROBOT, name="<b>Ben</b> & " + "x" * 180)
    hands = on_table(window, won(), ANNA, long)
    press(window, Qt.Key.Key_F5)
    button = window.replay.bar.findChild(QToolButton, "eyes_button")
    assert button is not None
    title = button.menu().actions()[2].text()
    assert title.startswith("<b>Ben</b> && x")
    assert len(title) < 70
    choose(window.replay.bar, "eyes_button", title)
    assert hands.session.view.seat == 1
    assert window.replay.bar.rect().contains(button.geometry())


def test_all_hands_of_a_finished_game_lie_open(window: MainWindow) -> None:
    hands = on_table(window, won())
    window.commands["panel"].setChecked(False)
    press(window, Qt.Key.Key_F5)
    choose(window.replay.bar, "eyes_button", "All hands")
    assert window.panel.isVisible(), "that is where they lie"
    drag_slider(window.replay.bar, 1)
    annas, robots = holds(window)
    assert "the four of spades" in robots
    assert "the jack of diamonds" in annas
    assert hands.session.view.seat == 0
    press_tool(window.replay.bar, "look_now_button")
    assert all(holds(window)), "at the end they are open, too"
    hands.session.undo()
    assert holds(window) == ["", ""], "the game goes on"


def test_as_long_as_the_game_goes_on_nobody_sees_more(window: MainWindow, deal: Deal) -> None:
    hands = on_table(window, running(deal))
    press(window, Qt.Key.Key_F5)
    button = window.replay.bar.findChild(QToolButton, "eyes_button")
    assert button is not None
    assert not button.isEnabled()
    assert [it.text() for it in button.menu().actions()] == ["My cards"]
    before = hands.session.view
    hands.session.see(1)
    hands.session.see(None, all_hands=True)
    assert hands.session.view == before
    assert hands.session.hands == ()


def test_behind_the_curtain_of_two_people_the_bar_tells_nothing(
    window: MainWindow, deal: Deal
) -> None:
    hands = on_table(window, deal(ANNA, BEN), ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    press(window, Qt.Key.Key_F5)
    QTest.keyClick(window.replay.bar.slider, Qt.Key.Key_Home, NONE)
    assert hands.session.viewer is None
    assert hands.session.view.hand == ()
