# SPDX-License-Identifier: MIT
"""The window "Help": contents at the left, the page at the right, and a search through all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.dialogs.page import dress
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.help.pages import HOW_TO_PLAY, HelpPage
from sequence_desktop.gui.least import PAGE_LINES, keep_lines, usual_size
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.rules.browser import RulesBrowser
from sequence_desktop.gui.rules.howto import how_to_play
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M

_SIZE = (860, 640)
_LEAST_PAGE = 280
_WIDEST_LIST = 16
"""The list of contents is at most so wide, in lines of text."""


class HelpDialog(QDialog):
    """All pages of help.

    Args:
        pages: the pages in their order.
        setup: the game whose rules are told.
        style: how cards and chips look.
        parent: the window it belongs to.
    """

    def __init__(
        self, pages: Sequence[HelpPage], setup: Setup, style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("help")
        self.setWindowTitle(self.tr("Help"))
        self._pages = tuple(pages)
        self._fitting = True
        self.contents = QListWidget(self)
        self.search = QLineEdit(self)
        self.text = QTextBrowser(self)
        self.rules = RulesBrowser(style, self)
        self.rules.show_page(how_to_play(setup), dice=setup.rules.source == "dice")
        self._plain = {page.id: self._words_of(page) for page in self._pages}
        self._sheets = QStackedWidget(self)
        self._nothing = EmptyNote(
            self.contents, self.tr("No page has these words."), lambda: not self._fitting
        )
        self._build()
        self.contents.setCurrentRow(0)
        self.resize(usual_size(self, *_SIZE))
        self.contents.setFocus()

    def restyle(self, style: Style) -> None:
        """Show cards and chips in another style."""
        self.rules.restyle(style)

    @property
    def page(self) -> HelpPage | None:
        """The page that is shown."""
        row = self.contents.currentRow()
        return self._pages[row] if row >= 0 else None

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.contents.setObjectName("contents")
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setSpacing(2)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        give_air(self.contents)
        for page in self._pages:
            self.contents.addItem(page.title)
        wide = self.contents.sizeHintForColumn(0) + 3 * SPACE_L
        wide = min(wide, _WIDEST_LIST * self.contents.fontMetrics().lineSpacing())
        self.contents.setFixedWidth(wide)
        self.contents.currentRowChanged.connect(lambda _: self._show_page())
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Find in the help"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._find_next)
        QShortcut(QKeySequence.StandardKey.Find, self, self._focus_search)
        QShortcut(QKeySequence.StandardKey.FindNext, self, self._find_next)
        self.text.setObjectName("page")
        self.text.setOpenLinks(False)
        self._sheets.setMinimumWidth(_LEAST_PAGE)
        dress(self.text)
        for sheet in (self.text, self.rules):
            keep_lines(sheet, PAGE_LINES)
            self._sheets.addWidget(sheet)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.contents, 1)
        self.search.setFixedWidth(wide)
        middle = QHBoxLayout()
        middle.setSpacing(SPACE_M)
        middle.addLayout(left)
        middle.addWidget(self._sheets, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)  # Enter in the search goes on searching
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(middle, 1)
        column.addWidget(buttons)

    def _words_of(self, page: HelpPage) -> str:
        """The text of a page as it is searched."""
        if page.id == HOW_TO_PLAY:
            words = self.rules.toPlainText()
        else:
            document = QTextDocument()
            document.setHtml(page.html)
            words = document.toPlainText()
        return f"{page.title}\n{words}".casefold()

    # -- reacting ---------------------------------------------------------------------------

    @property
    def _sheet(self) -> QTextBrowser:
        page = self.page
        return self.rules if page is not None and page.id == HOW_TO_PLAY else self.text

    def _show_page(self) -> None:
        page = self.page
        if page is None:
            return
        if page.html:
            self.text.setHtml(page.html)
        self._sheets.setCurrentWidget(self._sheet)
        self._sheet.setAccessibleName(page.title)
        self._find_first()

    def _on_search(self, wanted: str) -> None:
        """Leave only the pages in the list that have these words."""
        words = wanted.casefold().strip()
        fitting = [words in self._plain[page.id] for page in self._pages]
        for row, fits in enumerate(fitting):
            self.contents.item(row).setHidden(not fits)
        self._fitting = any(fitting)
        self._nothing.follow()
        row = self.contents.currentRow()
        if any(fitting) and not fitting[row]:
            self.contents.setCurrentRow(fitting.index(True))
        else:
            self._find_first()

    def _find_first(self) -> None:
        """Go to the first place of what is searched for, or to the top."""
        self._sheet.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        wanted = self.search.text().strip()
        if wanted and not self._sheet.find(wanted):
            self._sheet.moveCursor(QTextCursor.MoveOperation.Start)
            self._sheet.find(wanted)

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()
