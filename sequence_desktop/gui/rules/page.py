# SPDX-License-Identifier: MIT
"""The window "How to play": a page made from a game's parameters, with contents and search."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.least import PAGE_LINES, keep_lines, usual_size
from sequence_desktop.gui.plain import capital, plain_tip
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.blocks import Page
from sequence_desktop.gui.rules.browser import RulesBrowser
from sequence_desktop.gui.rules.howto import how_to_play
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S

_SIZE = (820, 680)
_WIDEST_CONTENTS = 190
_LEAST_PAGE = 360
_NARROW = 640
"""Below this width the list of contents goes."""


class HowToPlayDialog(QDialog):
    """How one plays by these rules.

    Args:
        rules: the rules; with this board, some number of players has to fit them.
        board: the board.
        style: how cards and chips look.
        players: the number of players of a game in progress, with `sides`; then nothing is left to
            choose. Without it, every number that the rules allow is offered.
        sides: the number of sides of a game in progress.
        base: the preset that these are house rules of.
        board_names: what boards are called, by id.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        rules: Rules,
        board: Board,
        style: Style,
        *,
        players: int | None = None,
        sides: int | None = None,
        base: Rules | None = None,
        board_names: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("how_to_play")
        self.setWindowTitle(self.tr("How to play: {title}").format(title=counting.title_of(rules)))
        self._rules = rules
        self._board = board
        self._base = base
        self._board_names = board_names
        self._page: Page | None = None
        self.page = RulesBrowser(style, self)
        self.contents = QListWidget(self)
        give_air(self.contents)
        self.search = QLineEdit(self)
        self.count = ChoiceBox(self)
        self._found = QLabel(self)
        self._build()
        self._fill_counts(players, sides)
        self.resize(usual_size(self, *_SIZE))
        self._show_page()
        self.page.setFocus()

    def restyle(self, style: Style) -> None:
        """Show the page in other colours."""
        self.page.restyle(style)

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.page.setAccessibleName(self.windowTitle())
        self.page.setMinimumWidth(_LEAST_PAGE)
        keep_lines(self.page, PAGE_LINES)
        self.contents.setObjectName("contents")
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setSpacing(2)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._go_to)
        middle = QHBoxLayout()
        middle.setSpacing(SPACE_M)
        middle.addWidget(self.contents)
        middle.addWidget(self.page, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(self._build_top())
        column.addLayout(middle, 1)
        column.addLayout(self._build_foot())

    def _build_top(self) -> QHBoxLayout:
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Find on this page"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._find(anew=True))
        self.search.returnPressed.connect(self._find)
        self._found.setObjectName("found")
        self._found.setProperty("muted", True)
        top = QHBoxLayout()
        top.setSpacing(SPACE_S)
        self.count.setObjectName("count")
        self.count.setAccessibleName(self.tr("Number of players"))
        self.count.activated.connect(lambda _: self._show_page())
        top.addWidget(self.count)
        top.addStretch()
        top.addWidget(self._found)
        top.addWidget(self.search)
        for name, sign, text, back in (
            ("previous", "↑", self.tr("The place before"), True),
            ("next", "↓", self.tr("The next place"), False),
        ):
            button = QToolButton(self)
            button.setObjectName(name)
            button.setText(sign)
            button.setToolTip(plain_tip(text))
            button.setAccessibleName(text)
            button.clicked.connect(lambda _=False, b=back: self._find(back=b))
            top.addWidget(button)
        QShortcut(QKeySequence.StandardKey.Find, self, self._focus_find)
        QShortcut(QKeySequence.StandardKey.FindNext, self, self._find)
        return top

    def _build_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(SPACE_S)
        close = QPushButton(self.tr("Close"), self)
        close.setObjectName("close")
        close.clicked.connect(self.reject)
        paper = QPushButton(self.tr("&Print…"), self)
        paper.setObjectName("print")
        paper.clicked.connect(self._print)
        pdf = QPushButton(self.tr("Save as P&DF…"), self)
        pdf.setObjectName("pdf")
        pdf.clicked.connect(self._save_pdf)
        paper.setToolTip(self.tr("Send this page to a printer"))
        pdf.setToolTip(self.tr("Write this page to a file"))
        for button in (paper, pdf, close):
            button.setAutoDefault(False)
        foot.addWidget(paper)
        foot.addWidget(pdf)
        foot.addStretch()
        foot.addWidget(close)
        return foot

    # -- showing ----------------------------------------------------------------------------

    def _fill_counts(self, players: int | None, sides: int | None) -> None:
        if players is not None:
            known = [(players, sides or self._rules.sides_for(players)[0])]
        else:
            counts = self._rules.player_counts
            known = [(n, s) for n in counts for s in self._rules.sides_for(n)]
        for count, parts in known:
            text = self.tr("{players} in {sides} sides")
            if count == parts:
                text = self.tr("{players}")
            self.count.addItem(
                capital(text.format(players=counting.players(count), sides=counting.number(parts))),
                (count, parts),
            )
        self.count.setVisible(len(known) > 1)

    def _show_page(self) -> None:
        players, sides = self.count.currentData()
        setup = Setup(self._rules, self._board, players, sides)
        self._page = how_to_play(setup, self._base, self._board_names)
        self.page.show_page(self._page, dice=self._rules.source == "dice")
        self.contents.blockSignals(True)
        self.contents.clear()
        for part in self._page.parts:
            self.contents.addItem(part.title.split(":")[0])
        wide = self.contents.sizeHintForColumn(0) + 3 * SPACE_L
        self.contents.setFixedWidth(min(wide, max(_WIDEST_CONTENTS, self.width() // 4)))
        self.contents.blockSignals(False)

    def _go_to(self, place: int) -> None:
        if self._page is not None and place >= 0:
            self.page.scrollToAnchor(self._page.parts[place].id)

    # -- reacting ---------------------------------------------------------------------------

    def _focus_find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _find(self, *, back: bool = False, anew: bool = False) -> None:
        if anew:
            self.page.find_text("")
        there = self.page.find_text(self.search.text(), back=back)
        self._found.setText("" if there else self.tr("Not on this page"))

    def _print(self) -> None:
        # Not at the top: few people print, and the module brings its own libraries.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.page.print_page(printer)
        dialog.deleteLater()

    def _save_pdf(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the page"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("PDF files") + " (*.pdf)"])
        dialog.setDefaultSuffix("pdf")
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        if not accepted or not chosen:
            return
        try:
            self.page.save_pdf(Path(chosen[0]))
        except Fault as fault:
            say(self, self.tr("The page could not be saved."), fault_text(fault))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.contents.setVisible(self.width() >= _NARROW)
        super().resizeEvent(event)
