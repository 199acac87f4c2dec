# SPDX-License-Identifier: MIT
"""Who plays in an entry: equal players, one player a side, or one a seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.lab.words import CHANCE, player_title
from sequence_desktop.gui.levels import (
    BALANCED,
    join_level,
    split_level,
    style_title,
)
from sequence_desktop.gui.plain import PlainLabel, short
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS, is_player
from sequence_desktop.players.features import STYLES

EQUAL, BY_SIDE, BY_SEAT = "equal", "side", "seat"


class SeatChoice(QWidget):
    """Rows of a level and a temperament, as many as there are different players.

    Attributes:
        kind: whether players are equal, or differ by side or seat.
        levels, styles: the choices of each row.

    Signals:
        edited: something else is chosen.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guests: tuple[str, ...] = ()
        self._players, self._sides = 2, 2
        self._seats: tuple[str, ...] = (DEFAULT_LEVEL,)
        self.kind = ChoiceBox(self)
        self.kind.setObjectName("who")
        self.kind.setAccessibleName(self.tr("Who plays"))
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.levels: list[QComboBox] = []
        self.styles: list[QComboBox] = []
        self._labels: list[PlainLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACE_S)
        self._grid.setVerticalSpacing(SPACE_XS)
        self._grid.addWidget(self.kind, 0, 0, 1, 3)
        self._grid.setColumnStretch(1, 4)
        self._grid.setColumnStretch(2, 3)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays, in the fewest words."""
        return self._seats

    def show_seats(
        self, seats: Sequence[str], players: int, sides: int, guests: Sequence[str]
    ) -> None:
        """Show these players.

        Args:
            seats: one for all, one a side, or one a seat.
            players: how many seats there are.
            sides: how many sides.
            guests: the names of players by others that may be chosen.
        """
        self._players, self._sides, self._guests = players, sides, tuple(guests)
        self._seats = tuple(seats)
        kinds = [(self.tr("Equal players"), EQUAL), (self.tr("A player for each side"), BY_SIDE)]
        if players != sides:
            kinds.append((self.tr("A player for each seat"), BY_SEAT))
        refill(self.kind, kinds, self._kind_of(len(seats)))
        self._show_rows()

    def fit(self, players: int, sides: int) -> None:
        """Keep who plays, as far as there are seats, where there are others now."""
        kind = self.kind.currentData()
        seats = self._spread(kind, players, sides)
        self.show_seats(seats, players, sides, self._guests)

    def _kind_of(self, count: int) -> str:
        if count == 1:
            return EQUAL
        return BY_SIDE if count == self._sides else BY_SEAT

    def _spread(self, kind: str, players: int, sides: int) -> tuple[str, ...]:
        """The players that are chosen, for so many rows."""
        count = {EQUAL: 1, BY_SIDE: sides, BY_SEAT: players}[kind]
        return tuple(self._seats[n % len(self._seats)] for n in range(count))

    def _on_kind(self) -> None:
        kind = self.kind.currentData()
        self._seats = self._spread(kind, self._players, self._sides)
        self._show_rows()
        self.edited.emit()

    def _show_rows(self) -> None:
        while len(self.levels) < len(self._seats):
            self._add_row(len(self.levels))
        for row in range(len(self.levels)):
            seen = row < len(self._seats)
            for widget in (self._labels[row], self.levels[row], self.styles[row]):
                widget.setVisible(seen)
            if seen:
                self._show_row(row, self._seats[row])

    def _add_row(self, row: int) -> None:
        label = PlainLabel(self)
        level, style = self._box(f"level_{row}"), self._box(f"style_{row}")
        label.setBuddy(level)
        for column, widget in enumerate((label, level, style)):
            self._grid.addWidget(widget, row + 1, column)
        previous = self.styles[-1] if self.styles else self.kind
        QWidget.setTabOrder(previous, level)
        QWidget.setTabOrder(level, style)
        self._labels.append(label)
        self.levels.append(level)
        self.styles.append(style)

    def _box(self, name: str) -> QComboBox:
        box = ChoiceBox(self)
        box.setObjectName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(6)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.currentIndexChanged.connect(self._on_row)
        return box

    def _show_row(self, row: int, seat: str) -> None:
        known = is_player(seat)
        level, style = split_level(seat) if known else (seat, BALANCED)
        names = [*LEVELS, CHANCE, *self._guests]
        if level not in names:
            names.append(level)
        options: list[tuple[str, object]] = [(short(player_title(name)), name) for name in names]
        refill(self.levels[row], options, level)
        refill(self.styles[row], [(style_title(name), name) for name in STYLES], style)
        self._name_row(row)
        self.styles[row].setEnabled(known and level != CHANCE)

    def _name_row(self, row: int) -> None:
        """Say whose row it is, with the letters that sides and seats have elsewhere."""
        kind = self.kind.currentData()
        if kind == EQUAL:
            text = self.tr("All")
        elif kind == BY_SIDE:
            text = self.tr("Side {number}").format(number=row + 1)
        else:
            text = self.tr("Seat {number}").format(number=row + 1)
        self._labels[row].setText(text)
        self.levels[row].setAccessibleName(self.tr("{who}: level").format(who=text))
        self.styles[row].setAccessibleName(self.tr("{who}: temperament").format(who=text))

    def _on_row(self) -> None:
        seats = []
        for row in range(len(self._seats)):
            level = str(self.levels[row].currentData())
            plain = level == CHANCE or not is_player(level)
            with QSignalBlocker(self.styles[row]):
                if plain:
                    self.styles[row].setCurrentIndex(self.styles[row].findData(BALANCED))
                self.styles[row].setEnabled(not plain)
            style = str(self.styles[row].currentData() or BALANCED)
            seats.append(level if plain else join_level(level, style))
        self._seats = tuple(seats)
        self.edited.emit()
