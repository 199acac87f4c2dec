# SPDX-License-Identifier: MIT
"""The page of results that compares all entries: a table, and plots with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.lab.plots import (
    Form,
    RangePlot,
    Section,
    decimal,
    named,
    percent,
    signed,
)
from sequence_desktop.gui.lab.words import interval, length_text, number, player_title, verdict_text
from sequence_desktop.gui.lines_table import LinesTable
from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.lab.charts import Bar
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.summary import Summary
from sequence_desktop.players.share import Z_95

_MOST_LINES: Final = 6
"""So many lines of the table are seen without scrolling."""


class ComparePage(QWidget):
    """Everything that can be compared between entries.

    Attributes:
        points: the shares of the points, where different players meet.
        first: the games won by the side that began.
        length: moves a game.
        ladder: the players by strength.
        table: the figures of all entries.
    """

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = PlainLabel(self)
        self.verdict.setObjectName("verdict")
        self.verdict.setWordWrap(True)
        self.table = Figures(self.tr("Figures of all entries"))
        self.table.setWordWrap(False)
        self.points, self.first, self.length, self.ladder = (RangePlot(style) for _ in range(4))
        self._titles = {
            self.points: self.tr("Share of the points, by player"),
            self.ladder: self.tr("Strength of the players, in Elo"),
            self.first: self.tr("Decided games won by the side that began"),
            self.length: self.tr("Moves a game"),
        }
        self._sections = {plot: Section(plot, title) for plot, title in self._titles.items()}
        for name in ("points", "first", "length", "ladder", "table"):
            getattr(self, name).setObjectName(name)
        column = QVBoxLayout(self)
        column.setSpacing(SPACE_S)
        column.addWidget(self.verdict)
        column.addWidget(self.table)
        for section in self._sections.values():
            column.addWidget(section)
        column.addStretch()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        for plot in self._sections:
            plot.restyle(style)

    def show_summary(self, summary: Summary) -> None:
        """Show what these games say."""
        said = verdict_text(summary)
        self.verdict.setText(said)
        self.verdict.setVisible(bool(said))
        played = [figures for figures in summary.entries if figures.games]
        _fill(self.table, self._heads(), [self._line(figures) for figures in summary.entries])
        alike = len({figures.sides for figures in played}) == 1
        fair = played[0].fair if alike else None
        many = len(summary.entries) > 1
        self._show(self.points, _points(played, many=many), fair, percent)
        firsts = [Bar(named(f.name), f.turn_share(0), *f.turn_interval(0)) for f in played]
        self._show(self.first, firsts, fair, percent)
        self._show(self.length, [_length(f) for f in played], None, decimal)
        rated = summary.ratings if len(summary.ratings) > 1 else ()
        steps = [
            Bar(named(player_title(r.name)), r.elo, r.elo - r.error, r.elo + r.error) for r in rated
        ]
        self._show(self.ladder, steps, 0.0, signed)

    def _show(self, plot: RangePlot, bars: Sequence[Bar], middle: float | None, form: Form) -> None:
        plot.show_bars(self._titles[plot], bars, middle, form)
        self._sections[plot].setVisible(bool(bars))

    def _heads(self) -> list[str]:
        return [
            self.tr("Entry"),
            self.tr("Games"),
            self.tr("Who begins wins"),
            self.tr("Moves a game"),
            self.tr("Draws"),
        ]

    def _line(self, figures: EntryFigures) -> list[str]:
        if not figures.games:
            return [figures.name, "0", "–", "–", "–"]
        return [
            figures.name,
            number(figures.games),
            interval(figures.turn_share(0), figures.turn_interval(0)),
            length_text(figures),
            number(figures.draws),
        ]


def _points(played: Sequence[EntryFigures], *, many: bool) -> list[Bar]:
    """The sides of the line-ups in which different players meet."""
    bars = []
    for figures in played:
        for party in figures.parties if figures.differ else ():
            name = " & ".join(player_title(each) for each in party.name.split(" & "))
            # The player first: of what is too long, the end is left out.
            name = f"{name}, {figures.name}" if many else name
            bars.append(Bar(named(name), party.share, *party.interval))
    return bars


def _length(figures: EntryFigures) -> Bar:
    mean, error = figures.mean_length, Z_95 * figures.length_error
    return Bar(named(figures.name), mean, mean - error, mean + error)


class Figures(LinesTable):
    """A table as high as its lines; in a wide window the names have what the figures leave."""

    def fit(self) -> None:
        """Take the width and the height that the lines need."""
        header = self.horizontalHeader()
        mode = QHeaderView.ResizeMode
        header.setSectionResizeMode(mode.ResizeToContents)
        room = self.viewport().width()
        narrow = header.length() > room
        if not narrow and self.columnCount():
            header.setSectionResizeMode(0, mode.Stretch)
        tall = header.sizeHint().height() + 2 * self.frameWidth()
        tall += sum(self.rowHeight(row) for row in range(min(self.rowCount(), _MOST_LINES)))
        bar = self.horizontalScrollBar().sizeHint().height() if narrow else 0
        self.setFixedHeight(tall + bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()


def _fill(table: Figures, heads: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """Show these lines; what is the same stays, so that nothing flickers while games arrive."""
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    table.setColumnCount(len(heads))
    table.setRowCount(len(lines))
    for column, head in enumerate(heads):
        item = QTableWidgetItem(head)
        item.setTextAlignment(right if column else left)
        table.setHorizontalHeaderItem(column, item)
    for row, line in enumerate(lines):
        for column, text in enumerate(line):
            found = table.item(row, column)
            if found is None:
                found = QTableWidgetItem()
                found.setTextAlignment(right if column else left)
                table.setItem(row, column, found)
            found.setText(text)
            found.setToolTip(plain_tip(text))
    table.fit()
