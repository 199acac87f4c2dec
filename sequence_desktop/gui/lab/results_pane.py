# SPDX-License-Identifier: MIT
"""The results in the lab's window: pages of plots that follow the games as they arrive."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.lab import pictures
from sequence_desktop.gui.lab.beside import BesidePage
from sequence_desktop.gui.lab.comparing import ComparePage
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_XL
from sequence_desktop.lab.summary import Summary

_WIDEST_NOTE: Final = 480


class ResultsPane(QWidget):
    """Shows what games say.

    Attributes:
        summary: what is shown, or None.
        tabs: the pages.
        compare, beside: what is on them.
    """

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary: Summary | None = None
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("pages")
        self.compare, self.beside = ComparePage(style), BesidePage(style)
        self.tabs.addTab(Scrolled(self.compare, follows_focus=True), self.tr("C&omparison"))
        self.tabs.addTab(Scrolled(self.beside, follows_focus=True), self.tr("Side b&y side"))
        self._nothing = PlainLabel(self)
        self._nothing.setObjectName("nothing")
        self._nothing.setWordWrap(True)
        self._nothing.setProperty("muted", True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setMaximumWidth(_WIDEST_NOTE)
        self._nothing.setText(
            self.tr(
                "Choose at the left who plays what, and press Run: the games are played in the "
                "background, in all cores, and what they say is drawn here as they arrive. Add "
                "an entry to compare two boards, two games or two levels; the menu Plan has "
                "examples."
            )
        )
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._middle(self._nothing))
        self._stack.addWidget(self.tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, SPACE_M, 0)  # as far from the edge as Run below
        column.addWidget(self._stack)

    def _middle(self, note: QWidget) -> QWidget:
        """A page with a note in its middle, in lines that can be read."""
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(SPACE_XL, SPACE_XL, SPACE_XL, SPACE_XL)
        row.addStretch()
        row.addWidget(note, 1000)
        row.addStretch()
        return page

    def show_summary(self, summary: Summary | None) -> None:
        """Show what these games say; None: there are none."""
        self.summary = summary
        if summary is not None:
            self.compare.show_summary(summary)
            self.beside.show_summary(summary)
        self._stack.setCurrentIndex(0 if summary is None else 1)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.compare.restyle(style)
        self.beside.restyle(style)

    def picture(self) -> str:
        """The plots of the page that is seen, as an SVG."""
        if self.summary is None:
            return ""
        if self.tabs.currentIndex() == 0:
            columns = pictures.comparison(self.summary)
        else:
            columns = pictures.beside(self.beside.shown())
        return pictures.to_svg(columns, self.summary.title or self.tr("Results"))
