# SPDX-License-Identifier: MIT
"""The review of a finished game: asked for, broken off, read, and looked at on the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.advice.graph import ChanceGraph
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.process import Command, player_command
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window, fake_command
from tests.gui.fake_player import NONSENSE
from tests.gui.hands import CTRL, SHIFT, Hands, every_text, press
from tests.gui.table.rig import chips_of, game_of

CARL = replace(ROBOT, name="Carl", colour=0)
DONE = "4S KD JH TC AC"


def won(robots: str = DONE, stock: str = "2H 3H 4H 5H") -> Game:
    """A game of three moves that Anna wins with two rows at once."""
    game = game_of(
        hands=["JD 2D 6C 9H", robots],
        stock=stock,
        chips=chips_of(A="a5 b5 c5 d5 e1 e2 e3 e4", B="h8 i8"),
    )
    for move in ("6C@c4", "4S@d1", "JD@e5"):
        game.play(Move.parse(move))
    assert game.outcome() is not None
    return game


def finished(window: MainWindow, *seats: Seat) -> Hands:
    assert window.session is not None
    window.session.replace(won(), seats or (ANNA, ROBOT))
    window.table.setFocus()
    return Hands(window)


def reviewed(qtbot: QtBot, window: MainWindow) -> list[str]:
    """Wait for the review; its turning points."""
    panel = window.aid.review_panel
    qtbot.waitUntil(panel.points.isVisible, timeout=30_000)
    return [panel.points.item(row).text() for row in range(panel.points.count())]


def numbers(window: MainWindow) -> list[str]:
    """The account of luck and skill."""
    labels = window.aid.review_panel.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text().endswith(" %")]


def pointed(window: MainWindow) -> list[str]:
    return [str(move) for move in window.table.table.pointing.moves]


def end_button(window: MainWindow) -> QPushButton:
    """A button of the sheet that lies over the board at the end."""
    buttons = window.table.viewport().findChildren(QPushButton)
    return next(b for b in buttons if b.text() == "Look at the board")


# -- asking -------------------------------------------------------------------------------------


def test_the_end_of_the_game_offers_a_review(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    review = window.commands["review"]
    assert window.session is not None
    window.session.replace(deal(ANNA, ROBOT), (ANNA, ROBOT))
    assert not review.isEnabled()
    game = won()
    last = game.moves[-1]
    game.undo()
    window.session.replace(game, (ANNA, ROBOT))
    assert not review.isEnabled()
    Hands(window).act(last)
    assert review.isEnabled()
    buttons = window.table.viewport().findChildren(QPushButton)
    button = next(b for b in buttons if b.text() == "Review the game…")
    qtbot.waitUntil(lambda: button.isVisible() and button.width() >= button.sizeHint().width())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isVisible(), "the board is free"
    window.resize(1180, 2000)
    told = reviewed(qtbot, window)
    assert told[0].startswith("1: Move 1: Anna plays the six of clubs on c4, −10 %. Better: ")
    assert "(50 % instead of 40 %). Your side then has 2 of 5 in a1–e1." in told[0]
    assert told[1].startswith("2: Move 3: Anna plays the jack of diamonds on e5")
    assert "Bad luck: the four of spades came, which cost 10 %." in told[1]
    panel = window.aid.review_panel
    assert panel.graph.height() < 300, "it does not fill a high window"
    (page,) = panel.findChildren(Scrolled)
    assert page.minimumSizeHint().width() < 200, "its words go to the next line"


@pytest.mark.parametrize("door", ["review", "replay_bar"])
def test_looking_back_from_the_menu_frees_the_board(
    qtbot: QtBot, open_window: OpenWindow, door: str
) -> None:
    window = open_window()
    finished(window)
    button = end_button(window)
    qtbot.waitUntil(button.isVisible)
    window.commands[door].trigger()
    assert not button.isVisible()
    assert window.table.hasFocus()


def test_a_review_that_is_asked_for_before_the_end_is_told_keeps_the_board_free(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.table.set_pace(1)
    finished(window)
    button = end_button(window)
    assert not button.isVisible(), "the last move is still looked at"
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    qtbot.waitUntil(lambda: not window.table.table.motion.busy)
    assert not button.isVisible()


def test_a_game_without_people_has_nobody_to_be_reviewed(open_window: OpenWindow) -> None:
    window = open_window()
    finished(window, CARL, ROBOT)
    assert not window.commands["review"].isEnabled()
    buttons = window.table.viewport().findChildren(QPushButton)
    assert not any(b.isVisible() and b.text() == "Review the game…" for b in buttons)


def test_luck_and_skill_are_told_apart(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    assert window.aid.review_panel.account == (
        "You won. Luck was against you: the cards cost you 8 %. "
        "Better moves would have been worth 20 % in all."
    )
    assert numbers(window) == ["+2 %", "−10 %", "−20 %", "+78 %"]


def test_looking_can_be_stopped_and_is_not_waited_for(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(command=lambda _: fake_command("ponder"))
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    panel = window.aid.review_panel
    assert panel.text == "Looking at every turn of the game…"
    with qtbot.waitSignal(window.aid.adviser.progressed, timeout=20_000):
        pass
    stop = panel.findChild(QPushButton, "stop_review")
    assert stop is not None
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    reviewed(qtbot, window)
    panel.close()
    assert not window.aid.adviser.thinking
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    assert panel.points.isVisible(), "what is known is shown at once"


def test_closing_the_panel_ends_the_work(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(command=lambda _: fake_command("ponder"))
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    with qtbot.waitSignal(window.aid.adviser.progressed, timeout=20_000):
        pass
    window.aid.review_panel.close()
    assert not window.aid.adviser.thinking
    close_window(window)


@pytest.mark.parametrize("habit", ["die", *sorted(NONSENSE)])
def test_an_adviser_that_fails_is_said_to(
    qtbot: QtBot, open_window: OpenWindow, habit: str
) -> None:
    window = open_window(command=lambda _: fake_command(habit))
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    panel = window.aid.review_panel
    qtbot.waitUntil(lambda: panel.text.startswith("The game cannot be reviewed"), timeout=20_000)


# -- looking ------------------------------------------------------------------------------------


def test_a_turning_point_is_seen_on_the_table(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    hands = finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    points = window.aid.review_panel.points
    place = points.visualItemRect(points.item(0)).center()
    QTest.mouseClick(points.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert hands.session.shown_ply == 0
    assert pointed(window)[1] == "6C@c4"
    assert set(pointed(window)) <= {str(m) for m in hands.session.game.at(0).legal_moves()}
    cell = Spot(Zone.BOARD, hands.session.game.setup.board.cell("c4"))
    assert window.table.describe(cell).endswith(". Played")
    points.setFocus()
    press(window, Qt.Key.Key_Down)
    assert hands.session.shown_ply == 2
    assert pointed(window)[1] == "JD@e5"
    back = window.replay.bar.findChild(QToolButton, "back_to_game")
    assert back is not None
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert pointed(window) == []
    assert window.aid.review_panel.isVisible()


def test_a_click_on_the_graph_looks_at_the_moment(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    hands = finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    graph = window.aid.review_panel.findChild(ChanceGraph)
    assert graph is not None
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(2, graph.height() // 2))
    assert hands.session.shown_ply == 0


def test_each_person_looks_with_the_own_eyes(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    hands = finished(window, ANNA, BEN)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    seats = window.aid.review_panel.seats
    assert seats.isVisible()
    assert [seats.itemText(n) for n in range(seats.count())] == [
        "The game of Anna",
        "The game of Ben",
    ]
    window.aid.review_panel.points.setCurrentRow(0)
    assert hands.session.view.seat == 0
    assert hands.session.view.position.hands[1] == (HIDDEN,) * 5
    seats.setFocus()
    QTest.keyClick(seats, Qt.Key.Key_Down)
    seats.activated.emit(seats.currentIndex())
    qtbot.waitUntil(lambda: window.aid.review_panel.points.count() == 1, timeout=20_000)
    window.aid.review_panel.points.setCurrentRow(0)
    assert hands.session.view.seat == 1
    assert hands.session.view.position.hands[0] == (HIDDEN,) * 4
    hands.session.look_at(None)
    assert hands.session.view.seat != 1, "at the end everything is as it was"


@pytest.mark.parametrize("way", ["undo", "new"])
def test_the_review_goes_with_its_game(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, way: str
) -> None:
    window = open_window()
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    reviewed(qtbot, window)
    if way == "undo":
        window.table.setFocus()
        press(window, Qt.Key.Key_Z, CTRL)
    else:
        window.session.replace(deal(ANNA, ROBOT), (ANNA, ROBOT))  # type: ignore[union-attr]
    assert not window.aid.review_panel.isVisible()
    assert pointed(window) == []


# -- secrets and room ---------------------------------------------------------------------------


def test_a_review_knows_only_what_its_seat_knew(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    assert window.session is not None
    seen = []
    one_way, other_way = (DONE, "2H 3H 4H 5H"), ("4S 5H 4H 3H AC", "2H KD JH TC")
    for robots, stock in (one_way, one_way, other_way):  # the first review makes its panel
        window.session.replace(won(robots, stock), (ANNA, ROBOT))
        window.table.setFocus()
        press(window, Qt.Key.Key_R, CTRL | SHIFT)
        asked = window.aid.adviser.asked
        assert asked is not None
        reviewed(qtbot, window)
        window.aid.review_panel.points.setCurrentRow(0)
        seen.append((asked.about, every_text(window)))
    for one, other in zip(*seen[1:], strict=True):
        assert one == other


@pytest.mark.parametrize("command", [fake_command, player_command], ids=["fake", "own"])
@pytest.mark.parametrize("size", [(640, 480), (1180, 800)])
def test_the_review_stands_in_the_place_of_the_players(
    qtbot: QtBot,
    open_window: OpenWindow,
    caplog: pytest.LogCaptureFixture,
    size: tuple[int, int],
    command: Command,
) -> None:
    window = open_window(size=size, command=command)
    finished(window)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    panel = window.aid.review_panel
    qtbot.waitUntil(lambda: panel.account != "", timeout=60_000)
    assert (window.width(), window.height()) == size
    assert window.rect().contains(QRect(panel.mapTo(window, QPoint()), panel.size()))
    assert panel.height() > size[1] * 0.6
    players = window.panel.players
    # Qt moves a panel that stands behind another one out of the window.
    assert not window.rect().contains(players.mapTo(window, players.rect().center()))
    panel.close()
    qtbot.waitUntil(lambda: window.rect().contains(players.mapTo(window, players.rect().center())))
    assert caplog.text == ""
