# SPDX-License-Identifier: MIT
"""A dialog that shows one page of text to read."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from sequence_desktop.gui.least import PAGE_LINES, keep_lines, usual_size
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S

_SHEET = """
h2 {{ font-size: 15pt; font-weight: 600; margin-top: 0; margin-bottom: {m}px; }}
h3 {{ font-size: 12.5pt; font-weight: 600; margin-top: {l}px; margin-bottom: {s}px; }}
p, li {{ margin-top: 0; margin-bottom: {s}px; }}
table {{ margin-top: {s}px; margin-bottom: {s}px; }}
td {{ padding: {xs}px {l}px {xs}px 0; }}
"""


def dress(page: QTextBrowser) -> None:
    """Give a page of text its margin and its headings; before its text."""
    page.setOpenExternalLinks(False)
    # A bar that comes and goes: Qt lays a page with tables out without it, and then shows it.
    page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar = page.verticalScrollBar()
    bar.setEnabled(False)
    bar.rangeChanged.connect(lambda _low, high: bar.setEnabled(high > 0))
    page.document().setDocumentMargin(SPACE_L)
    page.document().setDefaultStyleSheet(_SHEET.format(xs=2, s=SPACE_S, m=SPACE_M, l=SPACE_L))


_LEAST = 440
"""Logical pixels: the width in which a page can still be read."""


class PageDialog(QDialog):
    """A title, a page, and a button that closes it."""

    def __init__(self, name: str, title: str, html: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.page = QTextBrowser(self)
        self.page.setObjectName("page")
        self.page.setAccessibleName(title)
        self.page.setOpenLinks(False)
        self.page.setMinimumWidth(_LEAST)
        dress(self.page)
        keep_lines(self.page, PAGE_LINES)
        self.page.setHtml(html)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(self.page)
        column.addWidget(buttons)
        self.page.setFocus()

    def sizeHint(self) -> QSize:
        return usual_size(self, 620, 620)
