# SPDX-License-Identifier: MIT
"""How the designer's window is divided: the tray, the board, and what is said of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_S

_ACROSS: Final = (256, 640, 330)
_DOWN: Final = (430, 300)


class Panes(QSplitter):
    """Three columns: the tray, the board, and pages over the list of findings."""

    def __init__(
        self,
        tray: tuple[QWidget, ...],
        board: QWidget,
        tabs: QTabWidget,
        findings: QWidget,
        parent: QWidget,
    ) -> None:
        """Args:
        tray: what stands below each other on the left.
        board: the middle.
        tabs, findings: what stands below each other on the right.
        """
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._right = QSplitter(Qt.Orientation.Vertical, self)
        self._right.addWidget(tabs)
        self._right.addWidget(findings)
        self._right.setChildrenCollapsible(False)
        self._right.setSizes(list(_DOWN))
        self.addWidget(_column(*tray))
        self.addWidget(board)
        self.addWidget(_column(self._right))
        QWidget.setTabOrder(tray[-1], board)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.setSizes(list(_ACROSS))

    @property
    def division(self) -> str:
        """How the room is divided, as one word for the settings."""
        states = (self.saveState(), self._right.saveState())
        return ",".join(bytes(state.toBase64().data()).decode("ascii") for state in states)

    def divide(self, division: str) -> None:
        """Divide the room as it was; a word that nobody understands changes nothing."""
        across, _, down = division.partition(",")
        for splitter, state in ((self, across), (self._right, down)):
            splitter.restoreState(QByteArray.fromBase64(state.encode("ascii", "ignore")))
            splitter.setChildrenCollapsible(False)


def _column(*widgets: QWidget) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
    column.setSpacing(SPACE_S)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is widgets[-1] else 0)
    return holder
