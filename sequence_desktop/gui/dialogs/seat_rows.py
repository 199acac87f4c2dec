# SPDX-License-Identifier: MIT
"""The part of the new-game dialog where each seat gets a name and somebody who plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from sequence_desktop.gui import words
from sequence_desktop.gui.seats import LONGEST_NAME, default_name, is_default_name, is_human
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.players import DEFAULT_LEVEL, Level
from sequence_desktop.storage.games import Seat

_CHIP = 24
_NAME_WIDTH = 88
_LEAST_HEIGHT = 112
"""Logical pixels: three seats are seen without scrolling."""
_LEVEL_LENGTH = 11
MOST_SEATS = 12
_HUMAN = ""
"""The data of the choice "a person" among the levels."""


class SeatRows(QScrollArea):
    """A row of fields for each seat.

    Signals:
        edited: a name or a player has changed.
    """

    edited = Signal()

    def __init__(
        self, levels: Mapping[str, Level], style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("seats")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._levels = levels
        self._style = style
        self._seats: list[Seat] = []
        self._chips: list[QLabel] = []
        self.names: list[QLineEdit] = []
        """The name fields, by seat."""
        self.players: list[QComboBox] = []
        """The choices of who plays, by seat."""
        self._body = QWidget(self)
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(2, SPACE_XS, SPACE_S, SPACE_XS)
        self._grid.setHorizontalSpacing(SPACE_S)
        self._grid.setVerticalSpacing(SPACE_XS)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 2)
        self._note = QLabel(self._body)
        self._note.setObjectName("level_note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setProperty("muted", True)
        self._grid.addWidget(self._note, MOST_SEATS, 0, 1, 3)
        self._grid.setRowStretch(MOST_SEATS + 1, 1)
        self.setWidget(self._body)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as the fields say; an empty name becomes the seat's default."""
        return tuple(self._seat(number) for number in range(len(self.names)))

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Show these seats, making or dropping rows as needed."""
        for number in range(len(self.names), len(seats)):
            self._add_row(number)
        while len(self.names) > len(seats):
            self._drop_row()
        self._seats = list(seats)
        for number, seat in enumerate(seats):
            self._show_seat(number, seat)
        self._show_levels()

    def show_colours(self, seats: Sequence[Seat]) -> None:
        """Only the chips: the sides' colours have changed."""
        for number, seat in enumerate(seats):
            self._seats[number] = replace(self._seats[number], colour=seat.colour)
            self._show_chip(number, seat.colour)

    def _seat(self, number: int) -> Seat:
        level = self.players[number].currentData()
        human = level == _HUMAN
        old = self._seats[number]
        return replace(
            old,
            name=self.names[number].text().strip() or default_name(number, human=human),
            kind=(Sitter.HUMAN if human else Sitter.COMPUTER).value,
            level=old.level if human else str(level),
        )

    def _show_seat(self, number: int, seat: Seat) -> None:
        name, player = self.names[number], self.players[number]
        name.blockSignals(True)
        player.blockSignals(True)
        name.setText(seat.name)
        level = seat.level if seat.level in self._levels else DEFAULT_LEVEL
        player.setCurrentIndex(player.findData(_HUMAN if is_human(seat) else level))
        name.blockSignals(False)
        player.blockSignals(False)
        self._show_chip(number, seat.colour)

    def _show_chip(self, number: int, colour: int) -> None:
        pixmap = chip_pixmap(colour, _CHIP, self.devicePixelRatioF(), self._style)
        self._chips[number].setPixmap(pixmap)

    def _add_row(self, number: int) -> None:
        chip = QLabel(self._body)
        name = QLineEdit(self._body)
        name.setMaxLength(LONGEST_NAME)
        name.setMinimumWidth(_NAME_WIDTH)
        name.setObjectName(f"name_{number}")
        name.setAccessibleName(self.tr("Name of seat {number}").format(number=number + 1))
        name.setPlaceholderText(default_name(number, human=True))
        name.textEdited.connect(self.edited)
        player = QComboBox(self._body)
        player.setObjectName(f"player_{number}")
        player.setAccessibleName(self.tr("Who plays seat {number}").format(number=number + 1))
        player.addItem(self.tr("Person"), _HUMAN)
        for level in self._levels.values():
            player.addItem(words.level_text(level.id, level.title), level.id)
            what = player.count() - 1
            player.setItemData(what, level.description, Qt.ItemDataRole.ToolTipRole)
        player.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        player.setMinimumContentsLength(_LEVEL_LENGTH)
        player.currentIndexChanged.connect(lambda _: self._on_player_changed(number))
        for column, widget in enumerate((chip, name, player)):
            self._grid.addWidget(widget, number, column)
        self._chips.append(chip)
        self.names.append(name)
        self.players.append(player)

    def _drop_row(self) -> None:
        widgets: tuple[QWidget, ...] = (self._chips.pop(), self.names.pop(), self.players.pop())
        for widget in widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _on_player_changed(self, number: int) -> None:
        """A name nobody has chosen follows who plays."""
        human = self.players[number].currentData() == _HUMAN
        name = self.names[number]
        if is_default_name(name.text().strip(), number):
            name.setText(default_name(number, human=human))
        self._show_levels()
        self.edited.emit()

    def _show_levels(self) -> None:
        """Say what to expect of the computers that play."""
        used = {player.currentData() for player in self.players} - {_HUMAN}
        told = [
            self.tr("{level}: {description}").format(
                level=level.title, description=level.description
            )
            for level in self._levels.values()
            if level.id in used
        ]
        self._note.setText("\n".join(told))
        self._note.setVisible(bool(told))
