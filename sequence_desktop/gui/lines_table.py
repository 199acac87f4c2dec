# SPDX-License-Identifier: MIT
"""A table that is read line by line, and changed by nobody."""

from __future__ import annotations

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
