# SPDX-License-Identifier: MIT
"""What has happened since the one who sits down at the screen looked at it last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QVBoxLayout, QWidget

from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.panels.bar import WIDEST, Floating
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_S, SPACE_XS, TYPE_BODY

_MOST = 6
"""So many moves are told; what lies further back stands in the list of moves."""


class Recall(Floating):
    """Tells the moves that somebody has missed; a click or any key takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("recall", parent)
        self._title = PlainLabel(self)
        self._title.setFont(font(TYPE_BODY, QFont.Weight.DemiBold))
        self._lines = PlainLabel(self)
        self._lines.setObjectName("missed")
        self._lines.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_S, SPACE_L, SPACE_S)
        column.setSpacing(SPACE_XS)
        column.addWidget(self._title)
        column.addWidget(self._lines)
        if isinstance(parent, QAbstractScrollArea):
            parent.viewport().installEventFilter(self)

    @property
    def text(self) -> str:
        """The moves it tells; "" while it is hidden."""
        return "" if self.isHidden() else self._lines.text()

    def tell(self, moves: Sequence[str]) -> None:
        """Show these moves, the newest last."""
        self._title.setText(self.tr("Since you last looked"))
        earlier = len(moves) - _MOST
        shown = list(moves[-_MOST:])
        if earlier > 0:
            shown.insert(0, COUNTED.moves_before(earlier))
        self._lines.setText("\n".join(shown))
        self.place()
        self.show()
        self.raise_()

    def spoken(self, moves: Sequence[str]) -> str:
        """The same for a screen reader, with each move as it is said."""
        return f"{self._title.text()}: {'. '.join(moves)}"

    def wish(self) -> int:
        metrics = self._lines.fontMetrics()
        texts = [self._title.text(), *self._lines.text().splitlines()]
        plain = max(metrics.horizontalAdvance(text) for text in texts) + 3 * SPACE_L
        return min(WIDEST, plain)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.hide()
        return super().eventFilter(watched, event)
