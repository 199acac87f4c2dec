# SPDX-License-Identifier: MIT
"""The frame of every list of checks: a line that sums up, and what is found, line by line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.metrics import SPACE_XS


class ChecksPanel(QWidget):
    """A summary over a list, each line of which leads to its place.

    Attributes:
        summary: the line above.
        list: what is found.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.summary = PlainLabel(self)
        self.summary.setObjectName("summary")
        self.summary.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.itemClicked.connect(self._on_chosen)
        self.list.itemActivated.connect(self._on_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_XS)
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)

    @property
    def texts(self) -> tuple[str, ...]:
        """Every line of the list."""
        return tuple(self.list.item(row).text() for row in range(self.list.count()))

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in another theme."""
        self._theme = theme
        self._fill()

    def _fill(self) -> None:
        """List what is found."""
        raise NotImplementedError

    def _on_chosen(self, item: QListWidgetItem) -> None:
        """Lead to the place of a line."""
        raise NotImplementedError
