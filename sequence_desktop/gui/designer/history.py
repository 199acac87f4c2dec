# SPDX-License-Identifier: MIT
"""The list of all changes of a board, in a window of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QUndoView, QWidget

from sequence_desktop.gui.row_height import give_air

_SIZE: Final = QSize(300, 420)


class History(QUndoView):
    """Lists what has been done; a click goes back to any of it, or forth."""

    def __init__(self, stack: QUndoStack, parent: QWidget) -> None:
        super().__init__(stack, parent)
        self.setWindowFlag(Qt.WindowType.Tool)
        self.setWindowTitle(self.tr("Changes"))
        self.setEmptyLabel(self.tr("As it was"))
        self.resize(_SIZE)
        give_air(self)
