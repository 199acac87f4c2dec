# SPDX-License-Identifier: MIT
"""How the designer's window is divided: the tray, the board, and what is said of it.

The board has half of the width, if the sides can be so narrow, until somebody divides it by hand.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_S

_ACROSS: Final = (256, 640, 330)
_WIDEST: Final = 480
"""Logical pixels: the pages become no wider by themselves."""
_DOWN: Final = (430, 300)
"""Logical pixels: tray, board and pages, and pages and findings, where there is room for all."""


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
        self._left = _column(*tray)
        self.addWidget(self._left)
        self.addWidget(board)
        self.addWidget(_column(self._right))
        QWidget.setTabOrder(tray[-1], board)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.setSizes(list(_ACROSS))
        self._by_hand: set[QSplitter] = set()
        for splitter in (self, self._right):  # this is told of a person's deeds alone
            splitter.splitterMoved.connect(partial(self._on_moved, splitter))

    @property
    def division(self) -> str:
        """How somebody has divided the room, as one word for the settings; "" if nobody has."""
        across, down = self._state(self), self._state(self._right)
        return f"{across},{down}" if across or down else ""

    def divide(self, division: str) -> None:
        """Divide the room as it was; a word that nobody understands changes nothing."""
        across, _, down = division.partition(",")
        for splitter, state in ((self, across), (self._right, down)):
            if splitter.restoreState(QByteArray.fromBase64(state.encode("ascii", "ignore"))):
                self._by_hand.add(splitter)
            splitter.setChildrenCollapsible(False)

    def _on_moved(self, splitter: QSplitter, _place: int, _handle: int) -> None:
        self._by_hand.add(splitter)

    def _state(self, splitter: QSplitter) -> str:
        if splitter not in self._by_hand:
            return ""
        return bytes(splitter.saveState().toBase64().data()).decode("ascii")

    def _share_out(self) -> None:
        """Give the sides what they want, but half of the width to the board."""
        room = self.width() - 2 * self.handleWidth()
        left, _, right = _ACROSS
        # A board is about as wide as high: more than that is of more use to the pages.
        spare = room - left - right - max(self.height(), self.width() // 2)
        right += max(0, min(spare, _WIDEST - right))
        sides = min(left + right, room - (self.width() + 1) // 2)
        # The tray gives way first: it only has its cards in fewer columns.
        left = max(sides - right, self._left.minimumSizeHint().width())
        self.setSizes([left, room - sides, sides - left])

    # -- Qt's own ---------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self not in self._by_hand:
            self._share_out()


def _column(*widgets: QWidget) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
    column.setSpacing(SPACE_S)
    for widget in widgets:
        column.addWidget(widget, 1 if widget is widgets[-1] else 0)
    return holder
