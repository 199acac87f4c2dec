# SPDX-License-Identifier: MIT
"""The board on the table: cells, chips, finished rows, and the light on legal cells."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.gui.table.art import ChipState, Mark
from sequence_desktop.gui.table.items import CellItem, ChipItem, TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.lights import GhostItem, HintItem, LastItem, RowItem, VeilItem
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.theme.metrics import MOTION_NORMAL, MOTION_QUICK, MOTION_SLOW

_Z_CELL, _Z_ROW, _Z_HINT, _Z_LAST, _Z_GHOST, _Z_CHIP, _Z_VEIL, _Z_PREVIEW = range(1, 9)
Z_TOP = 10.0
"""Everything of the board lies below this."""

_PREVIEW = 0.6
_CHIP_FROM = 1.6
"""How large a chip seems while it is held over the board, beside one that lies on it."""

Item = TypeVar("Item", bound=TableItem)


class BoardLayer:
    """The items of the board; keeps what is on the screen equal to a position."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, layout: Layout) -> None:
        self._scene = scene
        self._kit = kit
        self._layout = layout
        self._board: Board | None = None
        self._cells: list[CellItem] = []
        self._chips: dict[int, ChipItem] = {}
        self._rows: dict[tuple[int, int], RowItem] = {}
        self._hints: dict[int, HintItem] = {}
        self._choices: list[RowItem] = []
        self._offered: set[int] = set()
        self._leaving: set[ChipItem] = set()
        self._veil: VeilItem | None = None
        self._last: LastItem | None = None
        self._last_cell = 0
        self._ghost: GhostItem | None = None
        self._preview: ChipItem | None = None
        self._strong: int | None = None

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

    def _show_cells(self, board: Board) -> None:
        if self._board is not None and self._board.rows == board.rows:
            return
        self.clear()
        self._board = board
        for index, token in enumerate(board.cells):
            item = self._add(CellItem(self._kit, token), _Z_CELL)
            item.setPos(self._layout.cell_rect(index).topLeft())
            self._cells.append(item)

    def _show_chips(self, position: Position, colours: Sequence[int], animate: bool) -> list[Track]:
        wanted = {
            cell: colour
            for colour, mask in zip(colours, position.chips, strict=True)
            for cell in cells_in(mask)
        }
        tracks: list[Track] = []
        for cell, chip in list(self._chips.items()):
            if wanted.get(cell) != chip.colour:
                del self._chips[cell]
                tracks += self._take_away(chip, animate)
        for cell, colour in wanted.items():
            locked = position.locked >> cell & 1
            state = ChipState.LOCKED if locked else ChipState.PLAIN
            if cell in self._chips:
                self._chips[cell].show_as(colour, state)
                continue
            chip = self._add(ChipItem(self._kit, colour, state), _Z_CHIP)
            chip.setPos(self._chip_centre(cell))
            self._chips[cell] = chip
            if animate:
                tracks.append(self._drop_chip(chip, cell))
        return tracks

    def _drop_chip(self, chip: ChipItem, cell: int) -> Track:
        rest = self._chip_centre(cell)
        height = self._layout.cell * 0.35

        def step(share: float) -> None:
            chip.setScale(_CHIP_FROM + (1 - _CHIP_FROM) * share)
            chip.setOpacity(min(1.0, share * 2.5))
            chip.setPos(rest - QPointF(0, height * (1 - share)))

        return Track(("chip", id(chip)), step, MOTION_QUICK / 2, MOTION_NORMAL, Curve.OutQuad)

    def _take_away(self, chip: ChipItem, animate: bool) -> list[Track]:
        if not animate:
            self._remove(chip)
            return []
        self._leaving.add(chip)
        chip.setZValue(_Z_PREVIEW)
        rest = chip.pos()
        height = self._layout.cell * 0.45

        def step(share: float) -> None:
            chip.setScale(1 + (_CHIP_FROM - 1) * share)
            chip.setOpacity(1 - share)
            chip.setPos(rest - QPointF(0, height * share))

        def gone() -> None:
            self._leaving.discard(chip)
            self._remove(chip)

        return [Track(("chip", id(chip)), step, 0, MOTION_NORMAL * 1.3, Curve.InOutQuad, gone)]

    def _show_rows(self, position: Position, colours: Sequence[int], animate: bool) -> list[Track]:
        wanted = {
            (side, mask) for side in range(len(position.chips)) for mask in position.rows_of(side)
        }
        for key in set(self._rows) - wanted:
            self._remove(self._rows.pop(key))
        tracks: list[Track] = []
        for side, mask in sorted(wanted):
            if (side, mask) in self._rows:
                self._rows[side, mask].recolour(colours[side])
                continue
            row = self._new_row(mask, colours[side], _Z_ROW)
            self._rows[side, mask] = row
            if animate:
                start = MOTION_NORMAL + MOTION_QUICK / 2
                tracks.append(Track(("row", id(row)), row.grow, start, MOTION_SLOW * 1.3))
        return tracks

    def _new_row(self, mask: int, colour: int, z: float) -> RowItem:
        cells = list(cells_in(mask))
        row = self._add(RowItem(self._kit, cells[0], cells[-1], colour), z)
        self._lay_row(row)
        return row

    def _lay_row(self, row: RowItem) -> None:
        start, end = row.ends
        row.lay(self._chip_centre(start), self._chip_centre(end))

    def _show_last(self, board: Board, last: Move | None, before: Mapping[int, int]) -> None:
        cell = board.cell(last.cell) if last is not None and last.cell else None
        taken = cell if last is not None and last.kind is Kind.REMOVE else None
        if self._last is not None:
            self._remove(self._last)
            self._last = None
        if cell is not None:
            self._last = self._add(LastItem(self._kit), _Z_LAST)
            self._last.setPos(self._layout.cell_rect(cell).topLeft())
        colour = None
        if self._ghost is not None:
            # Shown again without having been left: whose chip it was is still known.
            colour = self._ghost.colour if taken == self._last_cell else None
            self._remove(self._ghost)
            self._ghost = None
        if taken is not None and taken not in self._chips:
            self._ghost = self._add(GhostItem(self._kit, before.get(taken, colour)), _Z_GHOST)
            self._ghost.setPos(self._layout.cell_rect(taken).topLeft())
        self._last_cell = cell if cell is not None else -1

    # ---- what a chosen card shows

    @property
    def lit(self) -> Collection[int]:
        """The cells that are lit now."""
        return self._hints.keys()

    def light(self, marks: Mapping[int, Mark]) -> list[Track]:
        """Light these cells and dim the others; no cells: as bright as ever."""
        self.emphasise(None)
        for hint in self._hints.values():
            self._remove(hint)
        self._hints.clear()
        for cell, mark in marks.items():
            hint = self._hints[cell] = self._add(HintItem(self._kit, mark), _Z_HINT)
            hint.setPos(self._layout.cell_rect(cell).topLeft())
        dark = self._veil is not None
        self._cover()
        veil = self._veil
        if veil is None or dark:
            return []
        return [Track(("veil", id(veil)), veil.setOpacity, 0, MOTION_QUICK, Curve.Linear)]

    def _cover(self) -> None:
        """Dim everything but the lit cells and the offered rows; nothing if there are none."""
        cells = self._offered or set(self._hints)
        if not cells:
            if self._veil is not None:
                self._remove(self._veil)
                self._veil = None
            return
        if self._veil is None:
            self._veil = self._add(VeilItem(self._kit), _Z_VEIL)
        face = self._kit.face_rect()
        holes = [face.translated(self._layout.cell_rect(cell).topLeft()) for cell in cells]
        self._veil.cover(self._layout.board, holes)

    def emphasise(self, cell: int | None, colour: int | None = None) -> None:
        """Lift out one lit cell; with a colour, show the chip that would come to lie there."""
        shown = None if self._preview is None else self._preview.colour
        if cell is not None and (cell, colour) == (self._strong, shown):
            return
        if self._strong in self._hints:
            self._hints[self._strong].emphasise(False)
        self._strong = cell if cell in self._hints else None
        if self._strong is not None:
            self._hints[self._strong].emphasise(True)
        if self._preview is not None:
            self._remove(self._preview)
            self._preview = None
        if self._strong is not None and colour is not None:
            self.preview(self._strong, colour)

    def preview(self, cell: int, colour: int) -> None:
        """Show a chip as it would lie on a cell."""
        if self._preview is not None:
            self._remove(self._preview)
        self._preview = self._add(ChipItem(self._kit, colour), _Z_PREVIEW)
        self._preview.setOpacity(_PREVIEW)
        self._preview.setPos(self._chip_centre(cell))

    def offer_rows(self, masks: Sequence[int], colour: int) -> None:
        """Draw rows that may be claimed together and dim the rest; none: take them away."""
        for row in self._choices:
            self._remove(row)
        self._choices = [self._new_row(mask, colour, _Z_ROW) for mask in masks]
        self._offered = {cell for mask in masks for cell in cells_in(mask)}
        self._cover()

    @property
    def offered(self) -> list[str]:
        """The names of the rows that are offered now."""
        names = self._board.names if self._board is not None else ()
        return ["-".join(names[end] for end in row.ends) for row in self._choices]

    # ---- sizes

    def place(self, layout: Layout) -> None:
        """Move everything to where it lies in a new layout."""
        self._layout = layout
        for index, face in enumerate(self._cells):
            face.setPos(layout.cell_rect(index).topLeft())
        for cell, chip in self._chips.items():
            chip.setPos(self._chip_centre(cell))
        for row in (*self._rows.values(), *self._choices):
            self._lay_row(row)
        for cell, hint in self._hints.items():
            hint.setPos(layout.cell_rect(cell).topLeft())
        self._cover()
        for mark in (self._last, self._ghost):
            if mark is not None:
                mark.setPos(layout.cell_rect(self._last_cell).topLeft())
        if self._preview is not None and self._strong is not None:
            self._preview.setPos(self._chip_centre(self._strong))
        for item in self.items():
            item.refit()

    def _chip_centre(self, cell: int) -> QPointF:
        return self._layout.cell_rect(cell).topLeft() + self._kit.chip_rect().center()

    def items(self) -> list[TableItem]:
        """Everything the layer has put into the scene."""
        single = (self._veil, self._last, self._ghost, self._preview)
        return [
            *self._cells,
            *self._chips.values(),
            *self._rows.values(),
            *self._hints.values(),
            *self._choices,
            *self._leaving,
            *(item for item in single if item is not None),
        ]

    def clear(self) -> None:
        """Take everything off the table."""
        for item in self.items():
            self._scene.removeItem(item)
        self._cells.clear()
        self._chips.clear()
        self._rows.clear()
        self._hints.clear()
        self._choices.clear()
        self._offered.clear()
        self._leaving.clear()
        self._veil = self._last = self._ghost = self._preview = self._strong = None

    def _add(self, item: Item, z: float) -> Item:
        item.setZValue(z)
        self._scene.addItem(item)
        return item

    def _remove(self, item: TableItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)
