# SPDX-License-Identifier: MIT
"""Somebody who knows the window by its accessible nodes alone, and acts through them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.words import place_name, token_name

Role = QAccessible.Role
NAME = QAccessible.Text.Name
PRESS = "Press"


def node_of(widget: QWidget) -> QAccessibleInterface:
    """The node of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def all_nodes(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A node and everything in it, in reading order, but what is not to be seen."""
    if root.state().invisible:
        return
    yield root
    for number in range(root.childCount()):
        child = root.child(number)
        if child is not None:
            yield from all_nodes(child)


def texts_of(root: QAccessibleInterface) -> list[str]:
    """Every word in a tree."""
    kinds = (NAME, QAccessible.Text.Description, QAccessible.Text.Help, QAccessible.Text.Value)
    return [node.text(kind) for node in all_nodes(root) for kind in kinds]


def press(node: QAccessibleInterface, action: str = PRESS) -> None:
    """Do what a screen reader does with a node."""
    actions = node.actionInterface()
    assert actions is not None, node.text(NAME)
    assert action in actions.actionNames(), (node.text(NAME), actions.actionNames())
    actions.doAction(action)


class Reader:
    """Reads and acts at one table."""

    def __init__(self, table: TableView) -> None:
        self.table = table

    @property
    def root(self) -> QAccessibleInterface:
        return node_of(self.table)

    def part(self, role: QAccessible.Role, name: str) -> QAccessibleInterface:
        """A part of the table."""
        parts = (self.root.child(number) for number in range(self.root.childCount()))
        return next(p for p in parts if (p.role(), p.text(NAME)) == (role, name))

    @property
    def board(self) -> QAccessibleInterface:
        return self.part(Role.Table, "Board")

    @property
    def hand(self) -> QAccessibleInterface:
        return self.part(Role.List, "Hand")

    @property
    def heaps(self) -> QAccessibleInterface:
        return self.part(Role.Grouping, "Stock and discard pile")

    def names(self, part: QAccessibleInterface) -> list[str]:
        """What the parts of a part say."""
        return [part.child(number).text(NAME) for number in range(part.childCount())]

    def cell(self, name: str) -> QAccessibleInterface:
        """A cell, found by the place that it says."""
        wanted = place_name(name)
        wanted = wanted[0].upper() + wanted[1:]
        place = next(n for n, text in enumerate(self.names(self.board)) if _at(text, wanted))
        return self.board.child(place)

    def card(self, token: str) -> QAccessibleInterface:
        """A card of the hand, found by its name."""
        wanted = token_name(token).lower()
        names = [text.lower().removeprefix("chosen: ") for text in self.names(self.hand)]
        return self.hand.child(next(n for n, text in enumerate(names) if _at(text, wanted)))

    def button(self, *texts: str) -> QAccessibleInterface:
        """A button that lies over the table."""
        nodes = [node for node in all_nodes(self.root) if node.role() == Role.Button]
        return next(node for node in nodes if node.text(NAME).startswith(texts))


def _at(text: str, start: str) -> bool:
    """Whether a text begins with these whole words."""
    return text == start or text.startswith((f"{start},", f"{start}."))


class BlindHands:
    """Makes any move by its nodes; of the rows that are offered it hears."""

    def __init__(self, window: MainWindow, said: list[str], qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.window = window
        self.reader = Reader(window.table)
        self._said = said

    @property
    def session(self) -> Session:
        assert self.window.session is not None
        return self.window.session

    def make(self, move: Move) -> None:
        """Make a move."""
        reader = self.reader
        if move.kind is Kind.PASS:
            press(reader.button("Pass", "Nothing to do"))
        elif move.kind is Kind.DRAW:
            press(self._heap(move))
        elif not move.cell:
            press(reader.card(move.token), "Discard")
        else:
            if self.session.game.setup.deck and move.token:
                press(reader.card(move.token))
            press(reader.cell(move.cell))
            if move.kind is Kind.SWAP:
                press(reader.cell(move.other))
            self._answer(move)

    def _heap(self, move: Move) -> QAccessibleInterface:
        heaps = self.reader.heaps
        wanted = token_name(move.token) if move.token else "Cards left in the stock"
        fitting = [n for n, text in enumerate(self.reader.names(heaps)) if wanted in text]
        return next(
            heap
            for heap in map(heaps.child, fitting)
            if PRESS in heap.actionInterface().actionNames()
        )

    def _answer(self, move: Move) -> None:
        """Say what a card is to do, whether a row is announced, and which."""
        play = self.window.table.play
        asking = play.asking
        if asking is not None and not asking.rows:
            if len({open_.kind for open_ in asking.moves}) == 1:
                press(self.reader.button("Announce" if move.rows else "Say nothing"))
            else:
                put = move.kind is Kind.PUT
                press(self.reader.button("Put a chip" if put else "Put your chip"))
            # A button that is pressed from afar takes its time to show that.
            self._qtbot.waitUntil(lambda: play.asking is None or play.asking.rows)
        asking = play.asking
        if asking is None:
            return
        wanted = " and ".join(row.replace("-", " to ") for row in move.rows)
        for _ in asking.moves:
            if f"Which row? {wanted}, " in self._said[-1]:
                break
            QTest.keyClick(self.window.table, Qt.Key.Key_Right)
        QTest.keyClick(self.window.table, Qt.Key.Key_Return)
