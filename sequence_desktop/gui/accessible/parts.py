# SPDX-License-Identifier: MIT
"""The parts of the table: board and cells, hand and cards, the heaps, the dice, the plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleTableCellInterface

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.accessible.node import FOCUS, KEPT, PRESS, Actions, Node, Role, at
from sequence_desktop.gui.table.describe import describe_discard
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.table.view import TableView

if TYPE_CHECKING:
    from sequence_desktop.gui.accessible.table import TableNode

translate = QCoreApplication.translate

DISCARD = "Discard"
"""Lays a dead card, or one to be given up, on the discards."""


class CellPlace(QAccessibleTableCellInterface):
    """Where on the board a cell is."""

    def __init__(self, cell: SpotNode, board: Board) -> None:
        super().__init__()
        self._cell = cell
        self._board = board

    def isSelected(self) -> bool:
        return self._cell.chosen

    def rowIndex(self) -> int:
        return self._cell.spot.index // self._board.columns

    def columnIndex(self) -> int:
        return self._cell.spot.index % self._board.columns

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def table(self) -> QAccessibleInterface:
        return self._board


class SpotNode(Node):
    """A spot of the table that can be focused and pressed."""

    def __init__(
        self, view: TableView, parent: QAccessibleInterface, role: QAccessible.Role, spot: Spot
    ) -> None:
        super().__init__(parent, role)
        self._view = view
        self._actions = Actions(self)
        self.spot = spot
        if isinstance(parent, Board):
            self._cell = CellPlace(self, parent)

    @property
    def chosen(self) -> bool:
        """Whether it is what is to be used."""
        return self._view.spoken.is_chosen(self.spot)

    @property
    def is_there(self) -> bool:
        """Whether the table has this spot now."""
        scene = self._view.table
        match self.spot.zone:
            case Zone.BOARD:
                return self.spot.index < scene.plan.columns * scene.plan.rows
            case Zone.HAND:
                return self.spot.index < len(scene.hand.cards)
            case Zone.DICE:
                return scene.dice.isVisible()
            case _:
                return self.spot in scene.piles.spots

    def name(self) -> str:
        return self._view.spoken.speak(self.spot) if self.is_there else ""

    def actions(self) -> dict[str, str]:
        """What can be done here now."""
        found = {FOCUS: translate("Accessible", "Go here")}
        if self._can_be_pressed():
            found[PRESS] = self._press_words()
        move = self._discard()
        if move is not None:
            found[DISCARD] = describe_discard(move)
        # What comes first is what a reader does without asking.
        return dict(sorted(found.items(), key=lambda item: item[0] == FOCUS))

    def act(self, name: str) -> None:
        """Do it as the keyboard does."""
        if name == PRESS:
            self._view.act_on(self.spot)
        elif name == DISCARD:
            self._view.play.discard(self.spot.index)
        else:
            self._view.setFocus()
            self._view.keys.go_to(self.spot)

    def _can_be_pressed(self) -> bool:
        play, zone = self._view.play, self.spot.zone
        if not self.is_there:
            return False
        if play.asking is not None:
            return zone is Zone.BOARD and play.asking.rows
        match zone:
            case Zone.HAND:
                return play.active
            case Zone.BOARD:
                return self.spot.index in play.targets or self.chosen
            case Zone.STOCK | Zone.OPEN:
                return play.may_draw(self.spot)
            case Zone.DISCARDS:
                token, choices = play.token, play.choices
                return token is not None and bool(choices and choices.discard(token))
            case _:
                return bool(play.targets)

    def _press_words(self) -> str:
        match self.spot.zone:
            case Zone.HAND if self.chosen:
                return translate("Accessible", "Choose no card")
            case Zone.HAND:
                return translate("Accessible", "Choose this card")
            case Zone.STOCK | Zone.OPEN:
                return translate("Accessible", "Take a card from here")
            case Zone.DISCARDS:
                return translate("Accessible", "Lay the chosen card here")
            case Zone.DICE:
                return translate("Accessible", "Go to a cell for this roll")
            case _ if self._view.play.asking is not None:
                return translate("Accessible", "Show the row that is nearest, or take it")
            case _:
                return translate("Accessible", "Use it on this cell")

    def _discard(self) -> Move | None:
        choices, cards = self._view.play.choices, self._view.table.hand.cards
        if self.spot.zone is not Zone.HAND or choices is None or not self.is_there:
            return None
        return choices.discard(cards[self.spot.index].token) if self._view.play.active else None

    # ---- Qt's own

    def isValid(self) -> bool:
        return super().isValid() and self.is_there

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        view = self._view
        here = view.keys.shown and view.keys.spot == self.spot
        state.focused = here and view.hasFocus()
        if self.spot.zone in (Zone.HAND, Zone.BOARD):
            state.selectable = True
            state.selected = self.chosen
        else:
            state.disabled = not self._can_be_pressed()
        state.invisible = not view.isVisible()
        return state

    def rect(self) -> QRect:
        if not self.is_there:
            return QRect()
        area = self._view.rect_of(self.spot).toRect()
        return QRect(self._view.viewport().mapToGlobal(area.topLeft()), area.size())


class Group(Node):
    """Spots that belong together; their nodes are made when somebody asks for them."""

    def __init__(self, view: TableView, parent: TableNode, role: QAccessible.Role) -> None:
        super().__init__(parent, role)
        self._view = view
        self._nodes: dict[Spot, SpotNode] = {}

    def spots(self) -> list[Spot]:
        """What is in it now."""
        return []

    def child_role(self) -> QAccessible.Role:
        """What its parts are."""
        return Role.ListItem

    def node(self, spot: Spot) -> SpotNode:
        """The node of a spot."""
        if spot not in self._nodes:
            made = SpotNode(self._view, self, self.child_role(), spot)
            self._nodes[spot] = made
            KEPT.keep_child(self._view, made)
        return self._nodes[spot]

    def known(self) -> list[SpotNode]:
        """The nodes that somebody has asked for."""
        return list(self._nodes.values())

    def children(self) -> list[QAccessibleInterface]:
        return [self.node(spot) for spot in self.spots()]

    def childCount(self) -> int:
        return len(self.spots())

    def child(self, index: int) -> QAccessibleInterface:
        return at([self.node(spot) for spot in self.spots()[max(index, 0) :][:1]], 0)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spots = self.spots()
        mine = isinstance(child, SpotNode) and child.spot in spots
        return spots.index(child.spot) if isinstance(child, SpotNode) and mine else -1


class Board(Group):
    """The board, as a table with rows and columns."""

    @property
    def columns(self) -> int:
        """How many cells a row has."""
        return self._view.table.plan.columns

    def name(self) -> str:
        return translate("Accessible", "Board")

    def description(self) -> str:
        plan = self._view.table.plan
        text = translate("Accessible", "Rows: {rows}, columns: {columns}")
        return text.format(rows=plan.rows, columns=plan.columns)

    def spots(self) -> list[Spot]:
        plan = self._view.table.plan
        return [Spot(Zone.BOARD, cell) for cell in range(plan.columns * plan.rows)]

    def child_role(self) -> QAccessible.Role:
        return Role.Cell


class Hand(Group):
    """The cards of the hand: one's own, or backs."""

    def name(self) -> str:
        return translate("Accessible", "Hand")

    def spots(self) -> list[Spot]:
        return [Spot(Zone.HAND, place) for place in range(len(self._view.table.hand.cards))]


class Heaps(Group):
    """The stock, open cards and the discard pile; or the dice."""

    def name(self) -> str:
        if self._view.table.dice.isVisible():
            return translate("Accessible", "Dice")
        return translate("Accessible", "Stock and discard pile")

    def spots(self) -> list[Spot]:
        table = self._view.table
        return [Spot(Zone.DICE)] if table.dice.isVisible() else list(table.piles.spots)

    def child_role(self) -> QAccessible.Role:
        return Role.Button


class Plate(Node):
    """Whose turn it is, what is asked, and how far each side has come."""

    def __init__(self, view: TableView, parent: TableNode) -> None:
        super().__init__(parent, Role.StaticText)
        self._view = view

    def name(self) -> str:
        return self._view.table.plate.notice.text()

    def rect(self) -> QRect:
        plate = self._view.table.plan.plate
        area = self._view.viewportTransform().mapRect(plate).toRect()
        return QRect(self._view.viewport().mapToGlobal(area.topLeft()), area.size())
