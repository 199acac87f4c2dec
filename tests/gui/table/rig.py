# SPDX-License-Identifier: MIT
"""A table, a game on it, and hands to play with: real events and nothing else."""

import json
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cases import case_position
from sequence_desktop.engine.changes import changes
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.items import CardItem, TableItem
from sequence_desktop.gui.table.looks import SeatLook, Sitter
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import theme
from sequence_desktop.paths import data

LOOKS = (
    SeatLook("Anna", 0),
    SeatLook("Robo", 1, Sitter.COMPUTER),
    SeatLook("Carl", 2),
    SeatLook("Dora", 3),
)
LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def rules_of(given: object) -> Rules:
    """A preset, or an object of parameters."""
    if isinstance(given, str):
        given = json.loads(data("resources", "rules", f"{given}.json").read_text("utf-8"))
    return Rules.from_json(
        given, lambda name: json.loads(data("resources", "rules", f"{name}.json").read_text())
    )


def board_of(given: object) -> Board:
    """A shipped layout, or an object."""
    if isinstance(given, str):
        text = data("board_layouts", f"{given}.json").read_text("utf-8")
        return Board.from_json(json.loads(text), given)
    return Board.from_json(given)


def game_of(**case: Any) -> Game:
    """A game that begins as a rule case describes."""
    case.setdefault("rules", "sequence")
    case.setdefault("board", "spiral")
    return Game(case_position(case, rules_of, board_of))


def chips_of(size: int = 10, **sides: str) -> list[str]:
    """The lines of a square board with chips on some cells: `chips_of(A="a2 b2", B="j9")`."""
    lines = [["."] * size for _ in range(size)]
    for side, names in sides.items():
        for name in names.split():
            lines[int(name[1:]) - 1][ord(name[0]) - ord("a")] = side
    return [" ".join(line) for line in lines]


def texts_of(item: TableItem) -> list[str]:
    """The texts that an item draws, as they are to be read, from the first drawn."""
    drawn, picture = QBuffer(), QSvgGenerator()
    picture.setOutputDevice(drawn)
    painter = QPainter(picture)
    item.draw(painter)
    painter.end()
    found = ElementTree.fromstring(drawn.data().data()).iter("{http://www.w3.org/2000/svg}text")
    return [(text.text or "").strip() for text in found]


class Rig:
    """One person's table. A chosen move is played and shown, unless `deaf`."""

    def __init__(self, view: TableView, game: Game, seat: int | None = 0) -> None:
        self.view = view
        self.game = game
        self.seat = seat
        self.deaf = False
        self.moves: list[str] = []
        view.move_chosen.connect(self._played)
        self.show()

    def _played(self, move: Move) -> None:
        self.moves.append(str(move))
        if not self.deaf:
            before = self.game.view(self.seat).position
            self.game.play(move)
            self.show(changes=changes(before, self.game.view(self.seat).position))

    def show(self, **more: Any) -> None:
        """Show the game as it is."""
        view = self.game.view(self.seat)
        more.setdefault("active", view.my_turn)
        more.setdefault("last", self.game.moves[-1] if self.game.moves else None)
        late = [move for move in self.game.position.late_draws() if move.seat == self.seat]
        more.setdefault("draws", late)
        self.view.show_view(view, looks=self.looks, **more)

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        setup = self.game.setup
        more = (SeatLook(f"Seat {n}", setup.side_of[n]) for n in range(len(LOOKS), setup.players))
        return (*LOOKS[: setup.players], *more)

    def reply(self, move: str) -> None:
        """Another seat's move, as it arrives from a computer."""
        before = self.game.view(self.seat).position
        self.game.play(move)
        self.show(changes=changes(before, self.game.view(self.seat).position))

    def undo(self, count: int = 1) -> None:
        """Moves are taken back."""
        before = self.game.view(self.seat).position
        self.game.undo(count)
        self.show(changes=changes(before, self.game.view(self.seat).position))

    # ---- what is on the screen

    @property
    def cards(self) -> Sequence[CardItem]:
        return self.view.table.hand.cards

    @property
    def hand(self) -> list[str]:
        return [card.token for card in self.cards]

    @property
    def chosen(self) -> str | None:
        place = self.view.table.hand.chosen
        return None if place is None else self.hand[place]

    def lit(self) -> set[str]:
        """The names of the lit cells."""
        names = self.game.setup.board.names
        return {names[cell] for cell in self.view.table.lights.lit}

    def in_the_air(self) -> bool:
        """Whether something is being carried."""
        return self.view.table.carrier.item is not None

    def at_rest(self) -> bool:
        """Whether every card lies in its place of the hand, as large as ever."""
        table = self.view.table
        return not self.in_the_air() and all(
            card.pos() == table.hand.rect(place).topLeft() and card.scale() == 1.0
            for place, card in enumerate(self.cards)
        )

    # ---- places

    def card(self, token: str, copy: int = 0) -> QPoint:
        places = [place for place, held in enumerate(self.hand) if held == token]
        rect = self.view.rect_of(Spot(Zone.HAND, places[copy]))
        return (rect.topLeft() + QPointF(rect.width() * 0.3, rect.height() * 0.4)).toPoint()

    def cell(self, name: str) -> QPoint:
        cell = self.game.setup.board.cell(name)
        return self.view.rect_of(Spot(Zone.BOARD, cell)).center().toPoint()

    def stock(self) -> QPoint:
        return self.view.rect_of(Spot(Zone.STOCK)).center().toPoint()

    def discards(self) -> QPoint:
        return self.view.rect_of(Spot(Zone.DISCARDS)).center().toPoint()

    def open_card(self, place: int) -> QPoint:
        """The middle of an open card to draw."""
        return self.view.rect_of(Spot(Zone.OPEN, place)).center().toPoint()

    def hand_area(self) -> QPoint:
        """The middle of where the hand lies."""
        return self.view.mapFromScene(self.view.table.plan.hand.center())

    def dice(self) -> QPoint:
        """One of the dice."""
        rect = self.view.rect_of(Spot(Zone.DICE))
        return (rect.topLeft() + QPointF(rect.width() * 0.2, rect.height() * 0.5)).toPoint()

    def cloth(self) -> QPoint:
        """A point of the bare cloth."""
        return QPoint(self.view.viewport().width() // 2, self.view.viewport().height() - 2)

    # ---- the pointer

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, NONE, at)

    def move(self, start: QPoint, end: QPoint, steps: int = 6) -> None:
        """Move with the button held."""
        for step in range(1, steps + 1):
            at = QPointF(start + (end - start) * step / steps)
            where = self.view.viewport().mapToGlobal(at)
            event = QMouseEvent(QEvent.Type.MouseMove, at, where, LEFT, LEFT, NONE)
            QApplication.sendEvent(self.view.viewport(), event)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move(start, end)
        self.release(end)

    def hover(self, at: QPoint) -> None:
        where = self.view.viewport().mapToGlobal(QPointF(at))
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, NONE)
        QApplication.sendEvent(self.view.viewport(), event)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, NONE, at)

    def touch(self, at: QPoint) -> None:
        """Press and release, with no pointer coming first."""
        self.press(at)
        self.release(at)

    def double_click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, at)
        QTest.mouseDClick(self.view.viewport(), LEFT, NONE, at)

    def menu(self, at: QPoint) -> None:
        """Ask for the context menu."""
        where = self.view.viewport().mapToGlobal(at)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
        QApplication.sendEvent(self.view.viewport(), event)

    # ---- the keyboard

    def keys(self, *keys: Qt.Key | str) -> None:
        """Press these keys, a digit given as text."""
        for key in keys:
            QTest.keyClick(self.view, Qt.Key(ord(key)) if isinstance(key, str) else key)

    def control(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key, Qt.KeyboardModifier.ControlModifier)


def new_table(width: int = 1024, height: int = 700) -> TableView:
    """A table without motion."""
    view = TableView(Style(theme()))
    view.set_pace(0)
    view.resize(width, height)
    return view
