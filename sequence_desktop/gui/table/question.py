# SPDX-License-Identifier: MIT
"""What is still open about a move: what a card is to do, whether a row is announced, and which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Signal

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.scene import TableScene

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: what it says, and the moves that it leaves."""

    text: str
    moves: tuple[Move, ...]
    mark: Mark | None = None


@dataclass(slots=True)
class Asking:
    """A chip is about to lie on a cell, and more than one move would do that."""

    cell: int
    moves: Sequence[Move]
    rows: bool = False
    """The moves differ in their rows, which are shown on the board one after the other."""
    current: int = 0
    settled: bool = False
    """Somebody has said yes to it, by one answer or another."""


class Question(QObject):
    """Leads from several moves to one.

    Attributes:
        asking: what is open, or None.
        confirms: whether a move is asked about once more before it is made.

    Signals:
        options_asked(object, int): answers to choose from (a list of `Option`), and the cell.
        options_closed: that is settled.
        changed: a question has been put, or taken back.
        offered: other rows are shown to choose from.
        decided(Move): one move is left.
    """

    options_asked = Signal(object, int)
    options_closed = Signal()
    changed = Signal()
    offered = Signal()
    decided = Signal(object)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.asking: Asking | None = None
        self.confirms = False

    def ask(self, cell: int, moves: Sequence[Move]) -> None:
        """Decide among these moves, all of which put a chip on this cell."""
        self.asking = Asking(cell, moves)
        self._narrow(moves)

    def drop(self) -> bool:
        """Take the question back; False: there is none."""
        if self.asking is None:
            return False
        self.asking = None
        self._scene.lights.take_rows()
        self._scene.lights.light({})
        self.options_closed.emit()
        self.changed.emit()
        return True

    def _narrow(self, moves: Sequence[Move]) -> None:
        asking = self.asking
        if asking is None:
            return
        asking.moves = moves
        options = _options(moves)
        if len(moves) == 1 and self.confirms and not asking.settled:
            options = [_use(moves[0].kind, moves)]
        if len(moves) == 1 and not options:
            self.decided.emit(moves[0])
        elif options:
            lights, cell = self._scene.lights, asking.cell
            self._scene.motion.play(lights.light({cell: options[0].mark or Mark.PLACE}))
            lights.emphasise(cell, self._colour if moves[0].kind is Kind.PUT else None)
            self.changed.emit()
            self.options_asked.emit(options, asking.cell)
        else:
            asking.rows = True
            self._scene.motion.play(self._scene.lights.light({}))
            self._scene.lights.preview(asking.cell, self._colour)
            self._offer()
            self.changed.emit()

    def choose(self, option: Option) -> None:
        """The answer to `options_asked`."""
        if self.asking is not None:
            self.asking.settled = True
        self.options_closed.emit()
        self._narrow(option.moves)

    def agree(self, cell: int) -> bool:
        """The cell that is asked about was chosen again: yes. False: something else is open."""
        asking = self.asking
        if asking is None or asking.rows or len(asking.moves) != 1 or cell != asking.cell:
            return False
        self.decided.emit(asking.moves[0])
        return True

    # ---- which row

    def step_rows(self, step: int) -> None:
        """Show the next or previous set of rows that may be claimed."""
        if self.asking is not None and self.asking.rows:
            self.asking.current = (self.asking.current + step) % len(self.asking.moves)
            self._offer()

    def point_at_rows(self, point: QPointF) -> None:
        """Show the rows whose middle is nearest to the pointer."""
        asking = self.asking
        if asking is None or not asking.rows:
            return
        cell = self._scene.plan.cell_at(point)
        if cell is not None:
            point = self._scene.plan.cell_rect(cell).center()

        def distance(number: int) -> float:
            return (self._middle(asking.moves[number]) - point).manhattanLength()

        nearest = min(range(len(asking.moves)), key=distance)
        if nearest != asking.current:
            asking.current = nearest
            self._offer()

    def answer(self) -> None:
        """Take the rows that are shown."""
        if self.asking is not None and self.asking.rows:
            self.decided.emit(self.asking.moves[self.asking.current])

    def _offer(self) -> None:
        if self.asking is not None and self._board is not None:
            masks = self._masks(self.asking.moves[self.asking.current])
            self._scene.lights.offer_rows(self._board, masks, self._colour)
            self.offered.emit()

    @property
    def _board(self) -> Board | None:
        showing = self._scene.showing
        return None if showing is None else showing.position.setup.board

    def _masks(self, move: Move) -> list[int]:
        board = self._board
        return [] if board is None else [board.row_mask(name) for name in move.rows]

    def _middle(self, move: Move) -> QPointF:
        cells = [cell for mask in self._masks(move) for cell in cells_in(mask)]
        total = QPointF()
        for cell in cells:
            total += self._scene.plan.cell_rect(cell).center()
        return total / max(len(cells), 1)

    @property
    def _colour(self) -> int:
        """The palette colour of the side to move."""
        showing = self._scene.showing
        return 0 if showing is None else showing.colours[showing.position.side]


def _options(moves: Sequence[Move]) -> list[Option]:
    """What to choose from before rows are asked for; empty: nothing but rows is open."""
    kinds = dict.fromkeys(move.kind for move in moves)
    if len(kinds) > 1:
        return [_use(kind, [move for move in moves if move.kind is kind]) for kind in kinds]
    silent = tuple(move for move in moves if not move.rows)
    if not silent or len(silent) == len(moves):
        return []
    claiming = tuple(move for move in moves if move.rows)
    return [
        Option(translate("Table", "Announce the row"), claiming),
        Option(translate("Table", "Say nothing"), silent),
    ]


def _use(kind: Kind, moves: Sequence[Move]) -> Option:
    mark, text = {
        Kind.REMOVE: (Mark.REMOVE, translate("Table", "Take this chip away")),
        Kind.REPLACE: (Mark.REPLACE, translate("Table", "Put your chip in its place")),
        Kind.SWAP: (Mark.REPLACE, translate("Table", "Swap the chips")),
    }.get(kind, (Mark.PLACE, translate("Table", "Put a chip here")))
    return Option(text, tuple(moves), mark)
