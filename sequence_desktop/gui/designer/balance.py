# SPDX-License-Identifier: MIT
"""Balance: many games between equal computer players, and what they say about the board."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.again import CommandRow
from sequence_desktop.gui.designer.measuring import Measuring, Wish
from sequence_desktop.gui.designer.report_words import report_html
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.least import LIST_LINES, keep_lines
from sequence_desktop.gui.levels import level_text
from sequence_desktop.gui.numbers import PERCENT, NumberField
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S
from sequence_desktop.gui.titles import title_text
from sequence_desktop.players import DEFAULT_LEVEL, Level
from sequence_desktop.workshop.findings import Fit
from sequence_desktop.workshop.report import Report

_SIZE: Final = QSize(560, 680)
_WIDEST: Final = 26
"""In lines of text: fields for short words do not grow with their window without end."""
_USUAL_GAMES: Final = 200
_MOST_GAMES: Final = 100_000
_MOST_SEED: Final = 2**31 - 1


class BalanceDialog(QDialog):
    """Asks what to measure, measures, and tells.

    Attributes:
        board: the board.
        report: the last report, or None.
        again: the command that makes the report again.

    Signals:
        measured(Report): there is a report; its heat belongs on the board.
        lab_wanted(Wish): the board is to be compared with others, on the same cards.
    """

    measured = Signal(object)
    lab_wanted = Signal(object)

    def __init__(
        self,
        board: Board,
        source: str,
        games: Mapping[str, Rules],
        fits: tuple[Fit, ...],
        levels: Mapping[str, Level],
        *,
        workers: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Args:
        board: the board.
        source: how the command line names it; "" if it lies in no file.
        games: the rules, by id.
        fits: which of them fit the board, and for how many players.
        levels: the levels of the computer players.
        workers: how many processes play; None: one for each processor.
        """
        super().__init__(parent)
        self.setObjectName("balance")
        self.setWindowTitle(self.tr("Balance of the board"))
        self.board = board
        self._games = games
        self._fits = {fit.rules: fit for fit in fits if fit.fits}
        self._workers = workers
        self._measuring: Measuring | None = None
        self._began = 0.0
        self.report: Report | None = None
        self.rules = ChoiceBox(self)
        self.players = ChoiceBox(self)
        self.level = ChoiceBox(self)
        self.count = NumberField(self)
        self.seed = NumberField(self)
        self.progress = QProgressBar(self)
        self.left = PlainLabel(self)
        self.words = QTextBrowser(self)
        self.again = CommandRow(self)
        self.again.set_source(source)
        self.start = QPushButton(self.tr("&Play the games"), self)
        self.cancel = QPushButton(self.tr("&Cancel"), self)
        self.lab = QPushButton(self.tr("Co&mpare in the lab…"), self)
        self._build(levels)
        self._show_running(False)
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    def _build(self, levels: Mapping[str, Level]) -> None:
        for fit in self._fits.values():
            self.rules.addItem(title_text(fit.title), fit.rules)
        self.rules.currentIndexChanged.connect(self._fill_players)
        self._fill_players()
        for name in levels:
            self.level.addItem(level_text(name), name)
        self.level.setCurrentIndex(self.level.findData(DEFAULT_LEVEL))
        self.count.setRange(1, _MOST_GAMES)
        self.count.setValue(_USUAL_GAMES)
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setToolTip(self.tr("The same number plays the same games again, everywhere."))
        self.progress.setFormat(PERCENT)
        self.words.setAccessibleName(self.tr("Result"))
        self.words.document().setDocumentMargin(SPACE_M)
        keep_lines(self.words, LIST_LINES)
        EmptyNote(self.words, self.tr("What the games tell of the board will stand here."))
        self.start.setDefault(True)
        self.start.clicked.connect(self.measure)
        self.cancel.clicked.connect(self.stop)
        self.lab.setAutoDefault(False)
        self.lab.setToolTip(
            self.tr("Let other boards, games or levels be played beside this one, as a plan.")
        )
        self.lab.clicked.connect(self._on_lab)
        names = ("rules", "players", "level", "count", "seed", "start", "cancel", "lab", "again")
        for name in names:
            getattr(self, name).setObjectName(name)
        self._lay_out()

    def _lay_out(self) -> None:
        form = QFormLayout()
        for field in (self.rules, self.players, self.level, self.count, self.seed):
            field.setMaximumWidth(_WIDEST * self.fontMetrics().lineSpacing())
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Game"), self.rules)
        form.addRow(self.tr("P&layers"), self.players)
        form.addRow(self.tr("L&evel of all players"), self.level)
        form.addRow(self.tr("&Number of games"), self.count)
        form.addRow(self.tr("&Seed"), self.seed)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE_S)
        buttons.addWidget(self.lab)
        buttons.addWidget(self.progress, 1)
        buttons.addWidget(self.left)
        buttons.addStretch()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(form)
        column.addLayout(buttons)
        column.addWidget(self.words, 1)
        column.addWidget(self.again)

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self._measuring is not None

    def measure(self) -> None:
        """Play the games."""
        if self._measuring is not None or self.rules.currentIndex() < 0:
            return
        wish = self._wish()
        self._began = time.monotonic()
        self._measuring = Measuring(wish, self._workers)
        self._measuring.progressed.connect(self._on_progress)
        self._measuring.measured.connect(self._on_measured)
        self._measuring.failed.connect(self.words.setPlainText)
        self._measuring.finished.connect(self._on_finished)
        self.progress.setRange(0, wish.games)
        self.progress.setValue(0)
        self.left.setText(self.tr("starting…"))
        self._show_running(True)
        self._measuring.begin()

    def _wish(self) -> Wish:
        rules = self.rules.currentData()
        return Wish(
            self.board,
            self._games[rules],
            self.players.currentData(),
            self.level.currentData(),
            self.count.value(),
            self.seed.value(),
            rules,
        )

    def _on_lab(self) -> None:
        self.lab_wanted.emit(self._wish())

    def stop(self) -> None:
        """Play no more games; what has been played is forgotten."""
        if self._measuring is not None:
            self._measuring.stop()
            self.left.setText(self.tr("stopping…"))
            self.cancel.setEnabled(False)

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setValue(done)
        seconds = (time.monotonic() - self._began) / done * (total - done)
        if seconds < 90:
            text = self.tr("about {seconds} s left").format(seconds=round(seconds))
        else:
            text = self.tr("about {minutes} min left").format(minutes=round(seconds / 60))
        self.left.setText(text)

    def _on_measured(self, report: Report) -> None:
        self.report = report
        self.words.setHtml(report_html(report))
        self.again.show_report(report)
        self.measured.emit(report)

    def _on_finished(self) -> None:
        self._measuring = None
        self._show_running(False)

    def _show_running(self, on: bool) -> None:
        for widget in (self.rules, self.players, self.level, self.count, self.seed):
            widget.setEnabled(not on)
        self.progress.setVisible(on)
        self.left.setVisible(on)
        self.cancel.setVisible(on)
        self.cancel.setEnabled(on)
        self.start.setEnabled(not on and bool(self._fits))
        self.lab.setVisible(not on)
        self.lab.setEnabled(bool(self._fits))
        (self.cancel if on else self.start).setFocus()

    def _fill_players(self) -> None:
        fit = self._fits.get(self.rules.currentData())
        counts = fit.players if fit is not None else ()
        refill(self.players, [(str(n), n) for n in counts], self.players.currentData())

    def _wind_up(self) -> None:
        """Nobody waits for the games to end: that is none of the window's business any more."""
        if self._measuring is not None:
            self._measuring.leave()
            self._measuring = None

    def reject(self) -> None:
        self._wind_up()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._wind_up()
        super().closeEvent(event)
