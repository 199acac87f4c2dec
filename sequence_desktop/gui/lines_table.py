# SPDX-License-Identifier: MIT
"""A table that is read line by line, and changed by nobody."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableWidget


class LinesTable(QTableWidget):
    """Lines of texts and numbers, of which one is chosen at a time."""

    def __init__(self, name: str) -> None:
        """`name`: what a screen reader calls it."""
        super().__init__()
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self._wide: int | None = None

    def spread(self, wide: int = 0) -> None:
        """Make each column as wide as its contents; column `wide` takes the room that is left."""
        self._wide = wide
        self.resizeColumnsToContents()
        left = self.viewport().width() - self.horizontalHeader().length()
        self.setColumnWidth(wide, self.columnWidth(wide) + max(0, left))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wide is not None:
            self.spread(self._wide)
