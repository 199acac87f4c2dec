# SPDX-License-Identifier: MIT
"""From the choice of a board to the designer: make one, or change a copy of the chosen one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.theme.metrics import SPACE_S


class DesignButtons(QWidget):
    """Two ways into the designer.

    Signals:
        wanted(Board | None): a copy of this board is to be changed; None: a board is to be made.
    """

    wanted = Signal(object)

    def __init__(self, board: Callable[[], Board | None], parent: QWidget) -> None:
        """Args:
        board: gives the chosen board.
        """
        super().__init__(parent)
        self.new = QPushButton(self.tr("&Design a board…"), self)
        self.new.setToolTip(self.tr("Make a board of your own, or change one."))
        self.copy = QPushButton(self.tr("Edit a cop&y"), self)
        self.copy.setToolTip(self.tr("Change a copy of the chosen board in the designer."))
        self.new.clicked.connect(lambda: self.wanted.emit(None))
        self.copy.clicked.connect(lambda: self.wanted.emit(board()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_S)
        for button, name in ((self.new, "design"), (self.copy, "edit_copy")):
            button.setObjectName(name)
            button.setAutoDefault(False)
            row.addWidget(button)
