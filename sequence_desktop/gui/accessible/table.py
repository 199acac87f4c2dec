# SPDX-License-Identifier: MIT
"""The card table as a screen reader finds it, and the events that keep the reader up to date."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from sequence_desktop.gui.accessible.node import KEPT, Role, at
from sequence_desktop.gui.accessible.parts import Board, Group, Hand, Heaps, Plate, SpotNode
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.table.view import TableView


class TableNode(QAccessibleWidget):
    """The table: its plate, the hand, the board, the heaps, then the buttons that lie over it."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.Grouping)
        self._view = view
        self.plate = Plate(view, self)
        self.hand = Hand(view, self, Role.List)
        self.board = Board(view, self, Role.Table)
        self.heaps = Heaps(view, self, Role.Grouping)
        for part in (self.plate, *self.groups):
            KEPT.keep_child(view, part)
        Events(view, self)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The parts that have parts."""
        return self.hand, self.board, self.heaps

    def node(self, spot: Spot) -> SpotNode:
        """The node of a spot of the table."""
        if spot.zone is Zone.BOARD:
            return self.board.node(spot)
        return (self.hand if spot.zone is Zone.HAND else self.heaps).node(spot)

    def _parts(self) -> list[QAccessibleInterface]:
        parts: list[QAccessibleInterface] = [self.plate]
        parts += [self.hand] if self.hand.spots() else []
        parts += [self.board, self.heaps]
        widgets = [self._view.viewport(), *self._floating()]
        return parts + [QAccessible.queryAccessibleInterface(widget) for widget in widgets]

    def _floating(self) -> list[QWidget]:
        """What lies over the table itself, such as passing messages."""
        children = (child for child in self._view.children() if isinstance(child, QWidget))
        port = self._view.viewport()
        return [child for child in children if child is not port and not child.isHidden()]

    # ---- Qt's own

    def childCount(self) -> int:
        return len(self._parts())

    def child(self, index: int) -> QAccessibleInterface:
        return at(self._parts(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        # Qt's own nodes are wrapped anew each time: only their numbers tell which is which.
        numbers = [QAccessible.uniqueId(part) for part in self._parts()]
        number = QAccessible.uniqueId(child)
        return numbers.index(number) if number in numbers else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        over = self._view.childAt(self._view.mapFromGlobal(QPoint(x, y)))
        if over is not None and over is not self._view.viewport():
            return QAccessible.queryAccessibleInterface(over)
        parts = (self.plate, *self.groups)
        return at([part for part in parts if part.rect().contains(x, y)], 0)

    def focusChild(self) -> QAccessibleInterface:
        keys = self._view.keys
        if self._view.hasFocus() and keys.shown and self._view.play.asking is None:
            return self.node(keys.spot)
        return super().focusChild()


class Events(QObject):
    """Tells a screen reader where the cursor is, and which words, cards and choices are new."""

    def __init__(self, view: TableView, table: TableNode) -> None:
        super().__init__(view)
        self._view = view
        self._table = table
        self._cards = len(table.hand.spots())
        self._chosen: set[Spot] = set()
        self._at: Spot | None = None
        view.cursor_moved.connect(self._follow)
        view.spoken.changed.connect(self._refresh)

    def _follow(self) -> None:
        view = self._view
        if not view.hasFocus() or view.play.asking is not None:
            self._at = None
        elif view.keys.spot != self._at:
            self._at = view.keys.spot
            self._tell(self._table.node(self._at), QAccessible.Event.Focus)

    def _refresh(self) -> None:
        if not QAccessible.isActive():
            return
        self._tell_of_cards()
        known = [node for group in self._table.groups for node in group.known() if node.is_there]
        for node in (self._table.plate, *known):
            if node.has_news():
                self._tell(node, QAccessible.Event.NameChanged)
        self._tell_of_choice()

    def _tell_of_cards(self) -> None:
        """Cards have come to the hand, or gone: their places are there, or no more."""
        before, self._cards = self._cards, len(self._table.hand.spots())
        for place in range(before, self._cards):
            self._tell(self._table.node(Spot(Zone.HAND, place)), QAccessible.Event.ObjectCreated)
        for place in range(self._cards, before):
            self._tell(self._table.node(Spot(Zone.HAND, place)), QAccessible.Event.ObjectDestroyed)

    def _tell_of_choice(self) -> None:
        play = self._view.play
        places = ((Zone.HAND, play.chosen), (Zone.BOARD, play.source))
        before = self._chosen
        self._chosen = {Spot(zone, place) for zone, place in places if place is not None}
        selected = QAccessible.State()
        selected.selected = True
        for spot in before ^ self._chosen:
            event = QAccessibleStateChangeEvent(self._table.node(spot), selected)
            QAccessible.updateAccessibility(event)

    def _tell(self, node: QAccessibleInterface, kind: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(node, kind))
