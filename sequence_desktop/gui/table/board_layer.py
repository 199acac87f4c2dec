# SPDX-License-Identifier: MIT
"""The board on the table: cells, chips, finished rows, and what the last move did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.gui.table.art import ChipState
from sequence_desktop.gui.table.items import CellItem, ChipItem, TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layers import (
    Z_CELL,
    Z_CHIP,
    Z_GHOST,
    Z_LAST,
    Z_PREVIEW,
    Z_ROW,
    Layer,
)
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.lights import GhostItem, LastItem, RowItem
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.table.strokes import strokes_of
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_QUICK, MOTION_SLOW

_CHIP_FROM = 1.6
"""How large a chip seems while it is held over the board, beside one that lies on it."""
_MISSED = 0.6
"""How strongly moves before the last one are marked."""
_TAKING = (Kind.REMOVE, Kind.TALK)


class BoardLayer(Layer):
    """The items of the board; keeps what is on the screen equal to a position."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, layout: Layout) -> None:
        super().__init__(scene, kit, layout)
        self._board: Board | None = None
        self._cells: list[CellItem] = []
        self._chips: dict[int, ChipItem] = {}
        self._rows: dict[tuple[int, int], RowItem] = {}
        self._leaving: set[ChipItem] = set()
        self._last: dict[int, LastItem] = {}
        self._missed: dict[int, LastItem] = {}
        self._ghost: GhostItem | None = None
        self._ghost_cell = 0

    # ---- what a position shows

    def show(
        self, position: Position, colours: Sequence[int], last: Move | None, animate: bool
    ) -> list[Track]:
        """Show a position; the movements that lead there from what was on the screen."""
        self._show_cells(position.setup.board)
        before = {cell: chip.colour for cell, chip in self._chips.items()}
        tracks = self._show_chips(position, colours, animate)
        tracks += self._show_rows(position, colours, animate)
        self._show_last(position.setup.board, last, before)
        return tracks

    def mark_missed(self, board: Board, moves: Sequence[Move]) -> None:
        """Mark the cells of moves that were made before the last one, more faintly."""
        names = {name for move in moves for name in (move.cell, move.other) if name}
        for mark in self._missed.values():
            self.remove(mark)
        cells = {board.cell(name) for name in names} - self._last.keys()
        self._missed = {cell: LastItem(self.kit) for cell in cells}
        for cell, mark in self._missed.items():
            self.add(mark, Z_LAST).setPos(self.corner(cell))
            mark.setOpacity(_MISSED)

    def chip(self, cell: int) -> ChipItem | None:
        """The chip that lies on a cell."""
        return self._chips.get(cell)

    def settle(self) -> list[Track]:
        """A chip that was carried goes back to its cell."""
        tracks = []
        for cell, chip in self._chips.items():
            if chip.pos() != self.centre(cell) or chip.zValue() != Z_CHIP:
                tracks.append(self._slide(chip, cell))
        return tracks

    def _show_cells(self, board: Board) -> None:
        if self._board is not None and self._board.rows == board.rows:
            return
        self.clear()
        self._board = board
        for index, token in enumerate(board.cells):
            item = self.add(CellItem(self.kit, token), Z_CELL)
            item.setPos(self.corner(index))
            self._cells.append(item)

    # ---- chips

    def _show_chips(self, position: Position, colours: Sequence[int], animate: bool) -> list[Track]:
        wanted = {
            cell: colour
            for colour, mask in zip(colours, position.chips, strict=True)
            for cell in cells_in(mask)
        }
        flipped = flipped_cells(position)
        tracks = self._exchange(wanted, animate)
        for cell, chip in list(self._chips.items()):
            if wanted.get(cell) != chip.colour:
                del self._chips[cell]
                tracks += self._take_away(chip, animate)
        for cell, colour in wanted.items():
            state = ChipState.LOCKED if position.locked >> cell & 1 else ChipState.PLAIN
            if flipped is not None:
                state = ChipState.FLIPPED if flipped >> cell & 1 else ChipState.PLAIN
            old = self._chips.get(cell)
            if old is not None:
                turns = animate and ChipState.FLIPPED in (state ^ old.state)
                tracks += self._flip(old, state) if turns else []
                old.show_as(colour, old.state if turns else state)
                continue
            chip = self.add(ChipItem(self.kit, colour, state), Z_CHIP)
            chip.setPos(self.centre(cell))
            self._chips[cell] = chip
            if animate:
                tracks.append(self._drop_chip(chip, cell))
        return tracks

    def _exchange(self, wanted: Mapping[int, int], animate: bool) -> list[Track]:
        """Two chips that have changed places are carried across; other changes are none."""
        turned = [
            cell
            for cell, chip in self._chips.items()
            if cell in wanted and wanted[cell] != chip.colour
        ]
        if len(turned) != 2:
            return []
        one, other = turned
        if wanted[one] != self._chips[other].colour or wanted[other] != self._chips[one].colour:
            return []
        self._chips[one], self._chips[other] = self._chips[other], self._chips[one]
        if animate:
            return [self._slide(self._chips[cell], cell, MOTION_SLOW) for cell in turned]
        for cell in turned:
            self._put(self._chips[cell], cell)
        return []

    def _put(self, chip: ChipItem, cell: int) -> None:
        chip.setPos(self.centre(cell))
        chip.setScale(1.0)
        chip.setOpacity(1.0)
        chip.setZValue(Z_CHIP)

    def _slide(self, chip: ChipItem, cell: int, length: float = MOTION_NORMAL) -> Track:
        """A chip goes over the board to its cell."""
        source, rest = chip.pos(), self.centre(cell)
        opacity = chip.opacity()

        def step(share: float) -> None:
            chip.setZValue(Z_PREVIEW if share < 1 else Z_CHIP)
            chip.setPos(source + (rest - source) * share)
            chip.setOpacity(opacity + (1 - opacity) * share)

        return Track(("chip", id(chip)), step, 0, length, Curve.InOutCubic)

    def _drop_chip(self, chip: ChipItem, cell: int) -> Track:
        rest = self.centre(cell)
        height = self.layout.cell * 0.35

        def step(share: float) -> None:
            chip.setScale(_CHIP_FROM + (1 - _CHIP_FROM) * share)
            chip.setOpacity(min(1.0, share * 2.5))
            chip.setPos(rest - QPointF(0, height * (1 - share)))

        return Track(("chip", id(chip)), step, MOTION_QUICK / 2, MOTION_NORMAL, Curve.OutQuad)

    def _flip(self, chip: ChipItem, state: ChipState) -> list[Track]:
        """A chip is turned over where it lies."""
        before = chip.state

        def step(share: float) -> None:
            chip.show_as(chip.colour, state if share >= 0.5 else before)
            flat = max(abs(1 - 2 * share), 0.04)
            chip.setTransform(QTransform.fromScale(flat, 1) if share < 1 else QTransform())

        start = MOTION_NORMAL + MOTION_QUICK / 2
        return [Track(("flip", id(chip)), step, start, MOTION_SLOW, Curve.InOutQuad)]

    def _take_away(self, chip: ChipItem, animate: bool) -> list[Track]:
        if not animate:
            self.remove(chip)
            return []
        self._leaving.add(chip)
        chip.setZValue(Z_PREVIEW)
        rest = chip.pos()
        height = self.layout.cell * 0.45

        def step(share: float) -> None:
            chip.setScale(1 + (_CHIP_FROM - 1) * share)
            chip.setOpacity(1 - share)
            chip.setPos(rest - QPointF(0, height * share))

        def gone() -> None:
            self._leaving.discard(chip)
            self.remove(chip)

        return [Track(("chip", id(chip)), step, 0, MOTION_NORMAL * 1.3, Curve.InOutQuad, gone)]

    # ---- rows and the last move

    def _show_rows(self, position: Position, colours: Sequence[int], animate: bool) -> list[Track]:
        drawn = flipped_cells(position) is None
        wanted = {
            (side, mask)
            for side in range(len(position.chips))
            for mask in (position.rows_of(side) if drawn else ())
        }
        for key in set(self._rows) - wanted:
            self.remove(self._rows.pop(key))
        tracks: list[Track] = []
        for side, mask in sorted(wanted):
            if (side, mask) in self._rows:
                self._rows[side, mask].recolour(colours[side])
                continue
            strokes = strokes_of(position.setup.board, mask)
            row = self.add(RowItem(self.kit, strokes, colours[side]), Z_ROW)
            row.lay(self.centre)
            self._rows[side, mask] = row
            if animate:
                start = MOTION_NORMAL + MOTION_QUICK / 2
                tracks.append(Track(("row", id(row)), row.grow, start, MOTION_SLOW * 1.3))
        return tracks

    def _show_last(self, board: Board, last: Move | None, before: Mapping[int, int]) -> None:
        names = [] if last is None else [name for name in (last.cell, last.other) if name]
        taken = board.cell(names[0]) if last and names and last.kind in _TAKING else None
        for mark in self._last.values():
            self.remove(mark)
        self._last = {board.cell(name): LastItem(self.kit) for name in names}
        for cell, mark in self._last.items():
            self.add(mark, Z_LAST).setPos(self.corner(cell))
        colour = None
        if self._ghost is not None:
            # Shown again without having been left: whose chip it was is still known.
            colour = self._ghost.colour if taken == self._ghost_cell else None
            self.remove(self._ghost)
            self._ghost = None
        if taken is not None and taken not in self._chips:
            self._ghost = self.add(GhostItem(self.kit, before.get(taken, colour)), Z_GHOST)
            self._ghost_cell = taken
            self._ghost.setPos(self.corner(taken))

    # ---- sizes

    def place(self, layout: Layout) -> None:
        self.layout = layout
        for index, face in enumerate(self._cells):
            face.setPos(self.corner(index))
        for cell, chip in self._chips.items():
            self._put(chip, cell)
        for row in self._rows.values():
            row.lay(self.centre)
        for cell, mark in (*self._last.items(), *self._missed.items()):
            mark.setPos(self.corner(cell))
        if self._ghost is not None:
            self._ghost.setPos(self.corner(self._ghost_cell))
        for item in self.items():
            item.refit()

    def items(self) -> list[TableItem]:
        return [
            *self._cells,
            *self._chips.values(),
            *self._rows.values(),
            *self._leaving,
            *self._last.values(),
            *self._missed.values(),
            *([self._ghost] if self._ghost is not None else []),
        ]

    def clear(self) -> None:
        """Take everything off the table."""
        for item in self.items():
            self.scene.removeItem(item)
        self._cells.clear()
        self._chips.clear()
        self._rows.clear()
        self._leaving.clear()
        self._last.clear()
        self._missed.clear()
        self._ghost = None


def flipped_cells(position: Position) -> int | None:
    """The cells of finished rows, where their chips turn white; None where rows are drawn."""
    if position.setup.rules.ui.row_style != "flipped":
        return None
    cells = 0
    for side, chips in enumerate(position.chips):
        for row in position.rows_of(side):
            cells |= row & chips
    return cells
