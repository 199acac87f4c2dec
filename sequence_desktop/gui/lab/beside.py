# SPDX-License-Identifier: MIT
"""The page of results that shows two entries side by side: boards, and how long games take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.lab.heat import HeatMap
from sequence_desktop.gui.lab.plots import Histogram, RangePlot, Section, percent
from sequence_desktop.gui.lab.words import entry_text, place_title
from sequence_desktop.gui.plain import PlainLabel, short
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S
from sequence_desktop.lab.charts import Bar
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.summary import Summary

_NARROW: Final = 440
"""Logical pixels: in less, two plots beside each other cannot be read."""


class EntryView(QObject):
    """One entry: what it has found, who wins when, the heat of its board, how long games take.

    Attributes:
        parts: what is seen of it, from above.
        entry: which one is shown.
        turns, heat, length: the plots.

    Signals:
        chosen: another entry is wanted.
    """

    chosen = Signal()

    def __init__(self, style: Style, side: str, page: QWidget) -> None:
        """``side``: which of the two it is, in words."""
        super().__init__(page)
        self.entry = ChoiceBox(page)
        self.entry.setAccessibleName(side)
        self.entry.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.entry.setMinimumContentsLength(8)
        self.entry.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.entry.currentIndexChanged.connect(lambda _: self.chosen.emit())
        self._said = PlainLabel(page)
        self._said.setWordWrap(True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.turns = RangePlot(style, page)
        self.heat = HeatMap(style, page)
        self.cell = PlainLabel(page)
        self.cell.setWordWrap(True)
        self.cell.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.cell.setProperty("muted", True)
        self.heat.pointed.connect(self.cell.setText)
        self.length = Histogram(style, page)
        self._turns = Section(self.turns, self.tr("Decided games won"), page)
        rows = Section(self.heat, self.tr("Winning rows on the board"), page)
        self._length = Section(self.length, self.tr("How many games took so many moves"), page)
        self.parts: tuple[QWidget, ...] = (
            *(self.entry, self._said, self._turns, rows),
            *(self.cell, self._length),
        )

    def set_present(self, *, on: bool) -> None:
        """Show it, or leave it out."""
        for part in self.parts:
            part.setVisible(on)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        for plot in (self.turns, self.heat, self.length):
            plot.restyle(style)

    def show_entry(self, figures: EntryFigures, beside: Sequence[EntryFigures]) -> None:
        """Show an entry, on the same scales as those that are seen beside it."""
        self._said.setText(entry_text(figures))
        name, some = short(figures.name), figures.games > 0
        turns = [bar for other in beside for bar in turn_bars(other)]
        self.turns.show_bars(
            self.tr("{name}: decided games won, by who was on turn when").format(name=name),
            turn_bars(figures),
            figures.fair,
            percent,
            turns,
        )
        top = max((warmth(each) for each in (figures, *beside)), default=0.0)
        self.heat.show_heat(
            self.tr("{name}: winning rows on the board").format(name=name),
            figures.board,
            figures.heat,
            figures.decided,
            top,
        )
        self.length.show_counts(
            self.tr("{name}: moves a game").format(name=name),
            figures.lengths,
            [each.lengths for each in beside],
        )
        for section in (self._turns, self._length):
            section.setVisible(some)


class BesidePage(QWidget):
    """Two entries beside each other; only one where there is no other.

    Attributes:
        views: the left and the right one.
    """

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary: Summary | None = None
        self._stacked = False
        self.views = (
            EntryView(style, self.tr("Entry at the left"), self),
            EntryView(style, self.tr("Entry at the right"), self),
        )
        # In one grid, so that what belongs together stands at the same height.
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(SPACE_M)
        grid.setVerticalSpacing(SPACE_S)
        for number, view in enumerate(self.views):
            view.entry.setObjectName(f"entry_{number}")
            view.heat.setObjectName(f"heat_{number}")
            view.length.setObjectName(f"length_{number}")
            view.chosen.connect(self._refresh)
        self._grid = grid
        self._arrange()

    def _arrange(self) -> None:
        """Let the views stand side by side; where it is too narrow, one below the other."""
        lines = len(self.views[0].parts)
        for number, view in enumerate(self.views):
            for line, part in enumerate(view.parts):
                if self._stacked:
                    self._grid.addWidget(part, number * lines + line, 0)
                else:
                    self._grid.addWidget(part, line, number)
        alone = self._summary is not None and len(self._summary.entries) == 1
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 0 if self._stacked or alone else 1)
        self._grid.setRowStretch(2 * lines, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._stacked != (self.width() < _NARROW):
            self._stacked = not self._stacked
            self._arrange()

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        for view in self.views:
            view.restyle(style)

    def show_summary(self, summary: Summary) -> None:
        """Show what these games say; the entries that are looked at stay the same."""
        old = self._summary
        same = old is not None and [e.name for e in old.entries] == [
            e.name for e in summary.entries
        ]
        self._summary = summary
        if not same:
            options = [(short(entry.name), n) for n, entry in enumerate(summary.entries)]
            for number, view in enumerate(self.views):
                refill(view.entry, options, min(number, len(options) - 1))
        for number, view in enumerate(self.views):
            view.set_present(on=number < len(summary.entries))
        self._arrange()
        self._refresh()

    def shown(self) -> list[EntryFigures]:
        """The entries that are seen, from the left."""
        if self._summary is None:
            return []
        views = self.views[: len(self._summary.entries)]
        return [self._summary.entries[view.entry.currentData() or 0] for view in views]

    def _refresh(self) -> None:
        shown = self.shown()
        for view, figures in zip(self.views, shown, strict=False):
            view.show_entry(figures, [other for other in shown if other is not figures])


def turn_bars(figures: EntryFigures) -> list[Bar]:
    """How often each side won, in the order in which they are first on turn."""
    if not figures.games:
        return []
    return [
        Bar(place_title(place), figures.turn_share(place), *figures.turn_interval(place))
        for place in range(figures.sides)
    ]


def warmth(figures: EntryFigures) -> float:
    """The share of the decided games that were won through the warmest cell."""
    return max(figures.heat, default=0) / (figures.decided or 1)
