# SPDX-License-Identifier: MIT
"""The light on the board: legal cells, what would come to lie there, rows that may be claimed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.items import ChipItem, TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layers import Z_HINT, Z_PREVIEW, Z_ROW, Z_VEIL, Layer
from sequence_desktop.gui.table.layout import Layout
from sequence_desktop.gui.table.lights import HintItem, RowItem, VeilItem
from sequence_desktop.gui.table.motion import Curve, Track
from sequence_desktop.gui.table.strokes import strokes_of
from sequence_desktop.gui.theme.metrics import MOTION_QUICK

_PREVIEW = 0.6


class BoardLights(Layer):
    """What a chosen card, a pointer or a question shows on the board."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, layout: Layout) -> None:
        super().__init__(scene, kit, layout)
        self._hints: dict[int, HintItem] = {}
        self._rows: list[RowItem] = []
        self._offered: dict[str, int] = {}
        self._veil: VeilItem | None = None
        self._preview: ChipItem | None = None
        self._previewed = 0
        self._strong: int | None = None
        self._source: int | None = None
        self._dims = True

    @property
    def lit(self) -> Collection[int]:
        """The cells that are lit now."""
        return self._hints.keys() - {self._source}

    @property
    def offered(self) -> list[str]:
        """The names of the rows that are offered now."""
        return list(self._offered)

    # ---- legal cells

    def light(
        self, marks: Mapping[int, Mark], source: int | None = None, *, dim: bool = True
    ) -> list[Track]:
        """Light these cells and dim the others; no cells: as bright as ever.

        Args:
            marks: the cells, and how to light each.
            source: the cell of a chip that has been chosen to be moved.
            dim: whether the others are dimmed; not where light is the usual state of things.
        """
        self.emphasise(None)
        for hint in self._hints.values():
            self.remove(hint)
        self._hints.clear()
        self._source = source
        self._dims = dim
        shown = dict(marks) | ({} if source is None else {source: Mark.PLACE})
        for cell, mark in shown.items():
            hint = self._hints[cell] = self.add(HintItem(self.kit, mark), Z_HINT)
            hint.setPos(self.corner(cell))
            hint.emphasise(cell == source)
        dark = self._veil is not None
        self._cover()
        veil = self._veil
        if veil is None or dark:
            return []
        return [Track(("veil", id(veil)), veil.setOpacity, 0, MOTION_QUICK, Curve.Linear)]

    def _cover(self) -> None:
        """Dim everything but the lit cells and the offered rows; nothing if there are none."""
        offered = {cell for mask in self._offered.values() for cell in cells_in(mask)}
        cells = offered or set(self._hints)
        if not cells:
            if self._veil is not None:
                self.remove(self._veil)
                self._veil = None
            return
        if self._veil is None:
            self._veil = self.add(VeilItem(self.kit), Z_VEIL)
        face = self.kit.face_rect()
        holes = [face.translated(self.corner(cell)) for cell in cells]
        self._veil.cover(self.layout.board, holes, dim=self._dims or bool(offered))

    def emphasise(self, cell: int | None, colour: int | None = None) -> None:
        """Lift out one lit cell; with a colour, show the chip that would come to lie there."""
        shown = None if self._preview is None else self._preview.colour
        if cell is not None and (cell, colour) == (self._strong, shown):
            return
        if self._strong in self._hints:
            self._hints[self._strong].emphasise(self._strong == self._source)
        self._strong = cell if cell in self._hints else None
        if self._strong is not None:
            self._hints[self._strong].emphasise(True)
        if self._preview is not None:
            self.remove(self._preview)
            self._preview = None
        if self._strong is not None and colour is not None:
            self.preview(self._strong, colour)

    def preview(self, cell: int, colour: int) -> None:
        """Show a chip as it would lie on a cell."""
        if self._preview is not None:
            self.remove(self._preview)
        self._preview = self.add(ChipItem(self.kit, colour), Z_PREVIEW)
        self._previewed = cell
        self._preview.setOpacity(_PREVIEW)
        self._preview.setPos(self.centre(cell))

    # ---- rows to choose from

    def offer_rows(self, board: Board, masks: Sequence[int], colour: int) -> None:
        """Draw rows that may be claimed together and dim the rest."""
        self.take_rows()
        for mask in masks:
            row = self.add(RowItem(self.kit, strokes_of(board, mask), colour), Z_ROW)
            row.lay(self.centre)
            self._rows.append(row)
            self._offered[board.row_name(mask)] = mask
        self._cover()

    def take_rows(self) -> None:
        """Take the rows away that were offered."""
        for row in self._rows:
            self.remove(row)
        self._rows.clear()
        self._offered.clear()
        self._cover()

    # ---- sizes

    def place(self, layout: Layout) -> None:
        self.layout = layout
        for row in self._rows:
            row.lay(self.centre)
        for cell, hint in self._hints.items():
            hint.setPos(self.corner(cell))
        self._cover()
        if self._preview is not None:
            self._preview.setPos(self.centre(self._previewed))
        for item in self.items():
            item.refit()

    def items(self) -> list[TableItem]:
        single = (self._veil, self._preview)
        return [
            *self._hints.values(),
            *self._rows,
            *(item for item in single if item is not None),
        ]

    def clear(self) -> None:
        """Take all light off the board."""
        for item in self.items():
            self.remove(item)
        self._hints.clear()
        self._rows.clear()
        self._offered.clear()
        self._veil = self._preview = self._strong = self._source = None
