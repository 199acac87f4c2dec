# SPDX-License-Identifier: MIT
"""Games to go through, and a finger on the replay bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.replay.bar import ReplayBar
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, ROBOT, Deal
from tests.gui.hands import Hands
from tests.gui.table.rig import chips_of, game_of
from tests.players.games import answer

LEFT = Qt.MouseButton.LeftButton


ROBOTS = "4S 4D JH TC"
"""What Robot holds when the game begins that `won` plays."""


def won(robots: str = ROBOTS) -> Game:
    """A game of three moves that Anna wins."""
    game = game_of(
        hands=["JD 2D 6C 9H", robots],
        stock="2H 3H 4H 5H",
        chips=chips_of(A="a5 b5 c5 d5 e1 e2 e3 e4", B="h8 i8"),
    )
    for move in ("6C@c4", "4S@d1", "JD@e5"):
        game.play(Move.parse(move))
    assert game.outcome() is not None
    return game


def running(deal: Deal, plies: int = 6, **options: object) -> Game:
    """A game of so many moves that goes on; it is the first seat's turn."""
    game = deal(ANNA, ROBOT, **options)
    for _ in range(plies):
        game.play(game.position.legal_moves()[0])
    return game


def played_out(deal: Deal) -> Game:
    """A finished game that one row has won."""
    game = deal(ANNA, ROBOT, changes={"win": {"rows_by_sides": {"2": 1}}})
    while game.outcome() is None:
        game.play(answer(game, "casual", 7))
    return game


def on_table(window: MainWindow, game: Game, *seats: Seat) -> Hands:
    """Put a game on the window's table."""
    assert window.session is not None
    window.session.replace(game, seats or (ANNA, ROBOT))
    QApplication.processEvents()
    return Hands(window)


def press_tool(bar: ReplayBar, name: str) -> None:
    """Click a button of the bar."""
    button = bar.findChild(QToolButton, name)
    assert button is not None
    assert button.isVisible()
    assert button.isEnabled(), name
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def choose(bar: ReplayBar, name: str, text: str) -> None:
    """Choose a line of a button's menu."""
    button = bar.findChild(QToolButton, name)
    assert button is not None
    assert button.isEnabled(), name
    (action,) = [it for it in button.menu().actions() if it.text() == text]
    action.trigger()
    QApplication.processEvents()


def drag_slider(bar: ReplayBar, *plies: int) -> None:
    """Drag the handle from where it is to these moments, one after the other."""
    slider = bar.slider
    middle = slider.height() // 2
    QTest.mousePress(slider, LEFT, pos=QPoint(round(slider.place_of(slider.value())), middle))
    for ply in plies:
        QTest.mouseMove(slider, QPoint(round(slider.place_of(ply)), middle))
        QApplication.processEvents()
    QTest.mouseRelease(slider, LEFT, pos=QPoint(round(slider.place_of(plies[-1])), middle))
    QApplication.processEvents()
