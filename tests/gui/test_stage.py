# SPDX-License-Identifier: MIT
"""What the window shows and offers where turns are more than one move; with real events."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.state import Phase
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, COMPUTER, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import CTRL, Hands, every_text, press, table_for, until_active, when_asked
from tests.gui.table.rig import chips_of, game_of

ONE, TWO = Seat("One", COMPUTER, "standard", 0), Seat("Two", COMPUTER, "standard", 1)
TALK = {"talk": {"penalty": "team_card"}}


def put(hands: Hands) -> None:
    hands.act(hands.good_move())


# -- draws by hand ------------------------------------------------------------------------------


def test_a_click_on_the_stock_draws_though_the_turn_has_passed(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, rules="club")
    put(hands)
    assert not hands.session.active
    assert window.commands["draw"].isEnabled()
    assert "still to draw" in window.panel.players.sentences()[0]
    hands.act(hands.session.draws[0])
    assert len(hands.session.view.hand) == 5
    assert not window.commands["draw"].isEnabled()
    until_active(qtbot, hands)
    assert hands.session.ply == 4


def test_the_key_for_drawing(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, rules="club")
    window.table.setFocus()
    put(hands)
    press(window, Qt.Key.Key_D, CTRL)
    assert len(hands.session.view.hand) == 5
    five = {"turn": {"must_play_at_max": False}, "hand": {"max": 5}}
    hands = table_for(window, deal, ANNA, ROBOT, rules="five_straight", changes=five)
    assert window.commands["draw"].isEnabled()
    press(window, Qt.Key.Key_D, CTRL)
    assert hands.session.game.moves[0].kind is Kind.DRAW


def test_a_draw_before_the_screen_is_passed_on(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules="club")
    hands.press_button("I am ready")
    put(hands)
    assert hands.session.viewer == 0
    hands.act(hands.session.draws[0])
    assert hands.session.curtain == 1


def test_passing_on_without_drawing_and_drawing_behind_the_curtain(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules="club")
    hands.press_button("I am ready")
    put(hands)
    hands.press_button("Done")
    assert hands.session.curtain == 1
    hands.act(hands.session.draws[0])
    assert hands.session.game.position.owed == ()
    assert hands.session.curtain == 1


def test_the_leaving_player_is_found_behind_the_curtain_after_a_restart(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN, rules="club")
    hands.press_button("I am ready")
    put(hands)
    close_window(window)
    again = Hands(open_window())
    assert again.session.curtain == 1
    again.act(again.session.draws[0])
    assert again.session.game.position.owed == ()


# -- talk ---------------------------------------------------------------------------------------


def speakers(menu: QMenu) -> list[QAction]:
    menu.aboutToShow.emit()
    return menu.actions()


def test_somebody_is_called_for_having_spoken(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, changes=TALK)
    talk = window.menus.talk
    assert talk.menuAction().isVisible()
    assert [action.text() for action in speakers(talk)] == ["Anna", "Robot"]
    speakers(talk)[0].trigger()
    assert hands.session.game.position.phase is Phase.GIVE_UP
    assert not talk.menuAction().isEnabled()
    hands.act(next(iter(hands.session.view.legal_moves())))
    assert len(hands.session.view.hand) == 6
    assert talk.menuAction().isEnabled()
    assert any("has spoken out of turn" in text for text in every_text(window))


def test_where_talking_is_free_nobody_is_called(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    assert not window.menus.talk.menuAction().isVisible()


# -- the clock ----------------------------------------------------------------------------------


def test_a_dialog_stops_the_clock(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, changes={"clock": {"turn_s": 60}})
    qtbot.waitUntil(lambda: hands.session.clock.running)
    stood: list[bool] = []

    def look(dialog: QWidget) -> None:
        stood.append(not hands.session.clock.running)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_asked(look)
    window.commands["new"].trigger()
    assert stood == [True]
    qtbot.waitUntil(lambda: hands.session.clock.running)


def test_when_time_is_up_it_is_said_who_moves(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT, changes={"clock": {"turn_s": 60}})
    session = hands.session
    session.clock.begin(1)
    session.clock.run(True)
    qtbot.waitUntil(lambda: session.ply == 2, timeout=20_000)
    assert window.toast.text == "Time is up: the computer moves for Anna."
    assert session.clock.seconds == 60


# -- onlookers ----------------------------------------------------------------------------------


def test_onlookers_pause_with_a_key(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ONE, TWO)
    window.table.setFocus()
    qtbot.waitUntil(lambda: hands.session.ply >= 2, timeout=20_000)
    press(window, Qt.Key.Key_P)
    assert hands.session.paused
    assert window.commands["pause"].isChecked()
    assert any(text == "Paused" or "Paused" in text for text in every_text(window))
    played = hands.session.ply
    press(window, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: hands.session.ply > played, timeout=20_000)
    table_for(window, deal, ANNA, ROBOT)
    assert not window.commands["pause"].isEnabled()


# -- points and seats that are out --------------------------------------------------------------


def test_a_seat_that_is_out_says_so(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    game = game_of(
        rules={"extends": "five_straight", "dead": {"eliminate_at": 1}},
        board="five_straight",
        chips=chips_of(A="j2"),
        hands=["1", "99", "2"],
        players=3,
        sides=3,
    )
    hands.session.replace(game, (ANNA, ROBOT, Seat("Cleo", COMPUTER, "hang", 2)))
    hands.act(next(m for m in hands.session.view.legal_moves() if m.kind is Kind.PUT))
    assert window.panel.players.sentences()[1] == "Robot, red, out of the game, 1 card, 0 of 1 row"
