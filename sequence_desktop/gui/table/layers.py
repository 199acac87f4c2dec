# SPDX-License-Identifier: MIT
"""What the layers over the board have in common: their order, and how items come and go."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from sequence_desktop.gui.table.items import TableItem
from sequence_desktop.gui.table.kit import Kit
from sequence_desktop.gui.table.layout import Layout

Z_CELL, Z_ROW, Z_HINT, Z_LAST, Z_GHOST, Z_CHIP, Z_VEIL, Z_PREVIEW = range(1, 9)
"""The heights of what lies on the board, from its cells upwards."""

Item = TypeVar("Item", bound=TableItem)


class Layer:
    """Items that lie on the board's cells."""

    def __init__(self, scene: QGraphicsScene, kit: Kit, layout: Layout) -> None:
        self.scene = scene
        self.kit = kit
        self.layout = layout

    def items(self) -> list[TableItem]:
        """Everything the layer has put into the scene."""
        raise NotImplementedError

    def place(self, layout: Layout) -> None:
        """Move everything to where it lies in a new layout."""
        raise NotImplementedError

    def corner(self, cell: int) -> QPointF:
        """Where a cell begins."""
        return self.layout.cell_rect(cell).topLeft()

    def centre(self, cell: int) -> QPointF:
        """The middle of a chip on a cell."""
        return self.corner(cell) + self.kit.chip_rect().center()

    def add(self, item: Item, z: float) -> Item:
        """Put an item on the board, at this height."""
        item.setZValue(z)
        self.scene.addItem(item)
        return item

    def remove(self, item: TableItem) -> None:
        """Take an item off the board."""
        if item.scene() is self.scene:
            self.scene.removeItem(item)
