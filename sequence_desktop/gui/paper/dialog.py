# SPDX-License-Identifier: MIT
"""The dialog that shows a board on paper, and brings it to a printer or into a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.paper.export import DPI, USUAL_DPI
from sequence_desktop.gui.paper.form import PaperForm
from sequence_desktop.gui.paper.how_to_play import games_for, rules_text
from sequence_desktop.gui.paper.look import Look, paper_look
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.outlet import Job, Outlet
from sequence_desktop.gui.paper.painting import Leaf
from sequence_desktop.gui.paper.preview import ZOOMS, PaperPreview
from sequence_desktop.gui.paper.sheets import Material, leaves
from sequence_desktop.gui.plain import PlainLabel, capital, plain_tip, short
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import action_icon
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, SPACE_XS
from sequence_desktop.gui.titles import game_title

_SIZE: Final = QSize(1000, 740)
_FORM_WIDTH: Final = 336
_REST_MS: Final = 150


class PaperDialog(QDialog):
    """A board on paper: options, a preview of every page, Print and Export.

    Attributes:
        form: the options.
        preview: the page shown.
        leaves: what would be printed now; empty if it does not go onto the paper.
        outlet: the ways to a printer and into files.
    """

    def __init__(
        self,
        board: Board,
        style: Style,
        games: Mapping[str, Rules],
        last: Mapping[str, Any],
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            board: what is printed.
            style: what faces look like on the screen.
            games: the rules to choose from, by id; those that do not fit the board are left out.
            last: what `remembered` gave the last time; {} for the first.
        """
        super().__init__(parent)
        self.setObjectName("paper")
        self.setWindowTitle(self.tr("Print “{board}”").format(board=Material(board).name))
        self._board = board
        self._style = style
        self._games = games_for(board, games)
        self.outlet = Outlet(self, _text(last, "folder"), _text(last, "suffix"))
        self.leaves: tuple[Leaf, ...] = ()
        self._page = 0
        self.form = PaperForm(
            _options(last),
            [(name, game_title(game)) for name, game in self._games.items()],
            _text(last, "game"),
            _dpi(last),
            self,
        )
        self.preview = PaperPreview(style.theme, self)
        self.before = QToolButton(self)
        self.after = QToolButton(self)
        self.zoom = ChoiceBox(self)
        self._page_text = QLabel(self)
        self._summary = PlainLabel(self)
        self._done = QLabel(self)
        self.print_button = QPushButton(self.tr("&Print…"), self)
        self.export_button = QPushButton(self.tr("E&xport…"), self)
        self.print_button.setToolTip(self.tr("Send these pages to a printer"))
        self.export_button.setToolTip(self.tr("Write these pages to a file"))
        self._rest = QTimer(self)
        self._build()
        self._connect()
        self.refresh()
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    @property
    def remembered(self) -> dict[str, Any]:
        """What should be given to the next dialog as `last`; plain JSON."""
        return self.form.options.to_json() | {
            "game": self.form.game.currentData() or "",
            "dpi": self.form.dpi.value(),
            "folder": self.outlet.folder,
            "suffix": self.outlet.suffix,
        }

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(SPACE_M)
        row.addWidget(self._build_side())
        row.addLayout(self._build_preview(), 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.print_button.setObjectName("print")
        self.print_button.setDefault(True)
        self.export_button.setObjectName("export")
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(row, 1)
        column.addWidget(buttons)

    def _build_side(self) -> QWidget:
        side = QWidget(self)
        side.setFixedWidth(max(_FORM_WIDTH, self.form.widest))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_M)
        column.addWidget(self.form)
        for label, name in ((self._summary, "summary"), (self._done, "done")):
            label.setObjectName(name)
            label.setWordWrap(True)
            column.addWidget(label)
        self._done.setTextFormat(Qt.TextFormat.RichText)
        self._done.setOpenExternalLinks(True)
        column.addStretch()
        return side

    def _build_preview(self) -> QVBoxLayout:
        theme = self._style.theme
        for button, icon, text in (
            (self.before, "look_back", self.tr("Page before")),
            (self.after, "look_forward", self.tr("Next page")),
        ):
            button.setIcon(action_icon(icon, theme))
            button.setToolTip(plain_tip(text))
            button.setAccessibleName(text)
        self.zoom.addItem(self.tr("Whole page"), None)
        for zoom in ZOOMS:
            self.zoom.addItem(self.tr("{percent} %").format(percent=round(zoom * 100)), zoom)
        self.zoom.setAccessibleName(self.tr("Size of the preview"))
        self._page_text.setObjectName("page_text")
        self._page_text.setTextFormat(Qt.TextFormat.PlainText)
        self._page_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bar = QHBoxLayout()
        bar.setSpacing(SPACE_XS)
        bar.addStretch(1)
        bar.addWidget(self.before)
        bar.addWidget(self._page_text)
        bar.addWidget(self.after)
        bar.addStretch(1)
        bar.addWidget(self.zoom)
        column = QVBoxLayout()
        column.setSpacing(SPACE_S)
        column.addWidget(self.preview, 1)
        column.addLayout(bar)
        return column

    def _connect(self) -> None:
        # Not at each step of a field that is held down.
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.refresh)
        self.form.changed.connect(self._rest.start)
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.preview.turned.connect(self.turn)
        self.preview.zoom_changed.connect(self._show_zoom)
        self.zoom.currentIndexChanged.connect(
            lambda _index: self.preview.set_zoom(self.zoom.currentData())
        )
        self.print_button.clicked.connect(self.ask_printer)
        self.export_button.clicked.connect(self.ask_file)
        self.outlet.said.connect(self._done.setText)

    # -- showing ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Lay everything out anew, as the fields say."""
        self._rest.stop()
        problem = ""
        try:
            self.leaves = leaves(self._material(), self.form.options)
        except Fault as fault:
            self.leaves = ()
            problem = self.tr("{problem}.").format(problem=capital(fault_text(fault)))
        self._show_summary(problem)
        # The arrows stay where they are while one goes through the pages.
        measure = self._page_text.fontMetrics().horizontalAdvance
        widths = (measure(short(leaf.title)) for leaf in self.leaves)
        self._page_text.setMinimumWidth(max(widths, default=0))
        self.print_button.setEnabled(bool(self.leaves))
        self.export_button.setEnabled(bool(self.leaves))
        self._done.clear()
        self.show_page(self._page)

    def turn(self, pages: int) -> None:
        """Show a page further on, or further back."""
        self.show_page(self._page + pages)

    def show_page(self, number: int) -> None:
        """Show this page, counted from 0, or the nearest there is."""
        self._page = max(0, min(number, len(self.leaves) - 1))
        leaf = self.leaves[self._page] if self.leaves else None
        self.preview.show_leaf(leaf, self._look())
        self._page_text.setText(short(leaf.title) if leaf else "")
        self.before.setEnabled(self._page > 0)
        self.after.setEnabled(self._page < len(self.leaves) - 1)

    def _material(self) -> Material:
        game = self._games.get(self.form.game.currentData() or "")
        if game is None or self.form.options.what is not What.RULES:
            return Material(self._board)
        return Material(self._board, rules_text(game, self._board))

    def _look(self) -> Look:
        return paper_look(self._style, self._board, mono=self.form.options.mono)

    def _show_summary(self, problem: str) -> None:
        text = problem
        if not problem:
            paper = self.form.options.paper
            count = len(self.leaves)
            text = (
                self.tr("One page of {paper}.").format(paper=paper)
                if count == 1
                else self.tr("{count} pages of {paper}.").format(count=count, paper=paper)
            )
        self._summary.setText(text)
        self._summary.setProperty("danger", bool(problem))
        self._summary.style().polish(self._summary)

    def _show_zoom(self) -> None:
        index = self.zoom.findData(self.preview.zoom)
        self.zoom.setCurrentIndex(max(index, 0))

    # -- the ways out -----------------------------------------------------------------------

    def ask_printer(self) -> None:
        """Let a printer be chosen, and print."""
        self.refresh()
        if self.leaves:
            self.outlet.ask_printer(self.job)

    def ask_file(self) -> None:
        """Let a file be named, and write it."""
        self.refresh()
        if self.leaves:
            self.outlet.ask_file(self.job)

    def export_to(self, path: Path) -> None:
        """Write what is shown into a file, or several, and say so; or why it cannot be done."""
        self.outlet.export_to(self.job, path)

    @property
    def job(self) -> Job:
        """What would be printed now."""
        options, material = self.form.options, self._material()
        return Job(
            self.leaves,
            self._look(),
            title=material.title(options),
            file_title=material.file_title(options),
            author=self._board.author,
            margin=options.margin,
            dpi=self.form.dpi.value(),
        )


def _options(last: Mapping[str, Any]) -> Options:
    """What was chosen last; the first time, on the paper that is usual in this country.

    The system knows the country; the language of the window says nothing of it.
    """
    return Options.from_json({"paper": usual_paper(QLocale.system()), **last})


def usual_paper(country: QLocale) -> str:
    """The paper that most printers hold in a country."""
    us = country.measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "Letter" if us else "A4"


def _text(last: Mapping[str, Any], key: str) -> str:
    value = last.get(key)
    return value if isinstance(value, str) else ""


def _dpi(last: Mapping[str, Any]) -> int:
    value = last.get("dpi")
    return value if is_whole(value, *DPI) else USUAL_DPI
