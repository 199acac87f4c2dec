# SPDX-License-Identifier: MIT
"""The panel in which a finished game is looked back at: its course, where it turned, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QGridLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.advice.graph import ChanceGraph, SideLook
from sequence_desktop.gui.advice.hint_list import HintList, Line
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS, TYPE_STRONG

_GRAPH: Final = (120, 240)
"""Logical pixels: the lowest and the highest that the graph becomes."""


class ReviewPanel(ClosablePanel):
    """Shows a review, or how far one has come.

    Attributes:
        seats: whose game is looked at, where several people have played.
        graph: the chances through the game.
        points: the turning points.

    Signals:
        point_chosen(int): this turning point is to be seen on the table.
        moment_chosen(int): so is the moment after so many moves.
        seat_chosen(int): another seat's game is to be looked at.
        stop_clicked: what has been found so far is enough.
    """

    point_chosen = Signal(int)
    moment_chosen = Signal(int)
    seat_chosen = Signal(int)
    stop_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("review_panel", parent)
        self.seats = ChoiceBox(self)
        self.seats.setObjectName("review_seat")
        self.graph = ChanceGraph(self)
        self.points = HintList(self, whole=True)
        self.points.setObjectName("turning_points")
        self._words = _text("review_words")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._stop = QPushButton(self)
        self._stop.setObjectName("stop_review")
        self._stop.setAutoDefault(False)
        self._turning = _heading()
        self._account = _heading()
        self._summary = _text("review_summary")
        self._parts = QWidget(self)
        self._grid = QGridLayout(self._parts)
        self._build()
        self._retranslate()
        self.hide()
        self.seats.activated.connect(lambda _: self.seat_chosen.emit(self.seats.currentData()))
        self.points.itemClicked.connect(lambda _: self._on_point())
        self.points.itemActivated.connect(lambda _: self._on_point())
        self.points.currentRowChanged.connect(lambda _: self._on_point())
        self.graph.moment_chosen.connect(self.moment_chosen)
        self._stop.clicked.connect(self.stop_clicked)

    def _build(self) -> None:
        self.graph.setMinimumHeight(_GRAPH[0])
        self.graph.setMaximumHeight(_GRAPH[1])
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACE_M)
        self._grid.setVerticalSpacing(SPACE_XS)
        self._grid.setColumnStretch(0, 1)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_S)
        parts: tuple[QWidget, ...] = (
            *(self.seats, self._words, self._bar, self._stop, self.graph),
            *(self._turning, self.points, self._account, self._summary, self._parts),
        )
        for part in parts:
            column.addWidget(part)
        column.addStretch()
        self.setWidget(Scrolled(body, follows_focus=True))

    @property
    def text(self) -> str:
        """What it says beside the review; "" while it is hidden."""
        return "" if self.isHidden() else self._words.text()

    @property
    def account(self) -> str:
        """What it says of luck and skill."""
        return self._summary.text()

    def set_style(self, style: Style) -> None:
        """Draw in this style."""
        self.graph.set_style(style)

    # -- what it shows ----------------------------------------------------------------------

    def offer_seats(self, seats: Sequence[tuple[int, str]], chosen: int) -> None:
        """Whose game can be looked at, as number and name, and whose is."""
        self.seats.clear()
        for number, name in seats:
            self.seats.addItem(self.tr("The game of {name}").format(name=name), number)
        self.seats.setCurrentIndex(self.seats.findData(chosen))
        self.seats.setVisible(len(seats) > 1)

    def show_asking(self) -> None:
        """The game is being looked at."""
        self._bar.setRange(0, 0)
        self.points.show_lines(())
        self._show(self.tr("Looking at every turn of the game…"), asking=True)

    def show_progress(self, done: int, total: int) -> None:
        """So many turns of so many have been looked at."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def show_trouble(self, words: str) -> None:
        """There is no review, and why."""
        self.points.show_lines(())
        self._show(words)
        announce(self, words)

    def show_course(
        self,
        sides: Sequence[SideLook],
        known: Mapping[int, Sequence[float]],
        last: int,
        marks: Sequence[int],
    ) -> None:
        """Show the chances through the game; `marks` are the turning points."""
        self.graph.show_course(sides, known, last, None, marks)

    def show_review(
        self, lines: Sequence[Line], summary: str, parts: Sequence[tuple[str, str, str]]
    ) -> None:
        """Show the turning points, and luck and skill: in words, and as names with numbers."""
        self.points.show_lines(lines, first=False)
        self._summary.setText(summary)
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, worth, about) in enumerate(parts):
            self._add_part(row, name, worth, about)
        self._show("", found=True)
        announce(self, summary)

    def show_moment(self, ply: int, sentence: str = "") -> None:
        """Mark the moment that the table shows."""
        self.graph.show_moment(ply)
        self.graph.setAccessibleDescription(sentence)

    def _add_part(self, row: int, name: str, worth: str, about: str) -> None:
        title, number = PlainLabel(name, self._parts), PlainLabel(worth, self._parts)
        number.setFont(font(weight=QFont.Weight.DemiBold))
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        detail = PlainLabel(about, self._parts)
        for label in (title, detail):
            label.setWordWrap(True)
        detail.setProperty("muted", True)
        self._grid.addWidget(title, 2 * row, 0)
        self._grid.addWidget(number, 2 * row, 1)
        self._grid.addWidget(detail, 2 * row + 1, 0, 1, 2)

    def _show(self, words: str, *, asking: bool = False, found: bool = False) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._bar.setVisible(asking)
        self._stop.setVisible(asking)
        turned = found and self.points.count() > 0
        self._turning.setVisible(turned)
        self.points.setVisible(turned)
        self.graph.setVisible(found)
        self._account.setVisible(found)
        self._summary.setVisible(found)
        self._parts.setVisible(found)

    def _on_point(self) -> None:
        if self.points.currentRow() >= 0:
            self.point_chosen.emit(self.points.currentRow())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review"))
        self._stop.setText(self.tr("Stop"))
        self._stop.setToolTip(self.tr("Show what has been found so far"))
        self._turning.setText(self.tr("Where it turned"))
        self._account.setText(self.tr("Luck and skill"))
        self.points.setAccessibleName(self.tr("Where it turned"))
        self.points.setToolTip(self.tr("Choose one to see the board as it was then"))
        self.graph.setAccessibleName(self.tr("Chances through the game"))
        self.graph.setToolTip(self.tr("Click to look at the board at that moment"))
        self.seats.setAccessibleName(self.tr("Whose game"))

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(300, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 110)


def _text(name: str) -> PlainLabel:
    label = PlainLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    return label


def _heading() -> PlainLabel:
    label = PlainLabel()
    label.setWordWrap(True)
    label.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
    return label
