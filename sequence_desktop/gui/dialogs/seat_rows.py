# SPDX-License-Identifier: MIT
"""The part of the new-game dialog where each seat gets a name and somebody who plays it.

A computer gets a level and a temperament, which are told in words beneath the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.levels import (
    BALANCED,
    join_level,
    level_description,
    level_text,
    player_about,
    split_level,
    style_description,
    style_title,
)
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.seats import LONGEST_NAME, default_name, is_default_name, is_human
from sequence_desktop.gui.table.art import Style, chip_pixmap
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.players import DEFAULT_LEVEL
from sequence_desktop.players.features import STYLES
from sequence_desktop.storage.games import Seat

_CHIP = 24
_NAME_WIDTH = 88
_LEAST_HEIGHT = 120
"""Logical pixels: three seats are seen without scrolling."""
_LEVEL_LENGTH = 11
_STYLE_LENGTH = 7
_WIDE, _NARROW = 24.5, 20.0
"""In lines of text: in less room a temperament stands under its level instead of beside it, and in
still less a level under its name."""
_ROWS = 3
"""The most rows of the grid that a seat takes."""
MOST_SEATS = 12
_HUMAN = ""
"""The data of the choice "a person" among the levels."""


class SeatRows(QScrollArea):
    """A row of fields for each seat.

    Signals:
        edited: a name or a player has changed.
    """

    edited = Signal()

    def __init__(self, levels: Iterable[str], style: Style, parent: QWidget | None = None) -> None:
        """`levels`: the ids of the levels to choose from."""
        super().__init__(parent)
        self.setObjectName("seats")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._levels = tuple(levels)
        self._style = style
        self._seats: list[Seat] = []
        self._chips: list[QLabel] = []
        self.names: list[QLineEdit] = []
        """The name fields, by seat."""
        self.players: list[QComboBox] = []
        """The choices of who plays, by seat."""
        self.styles: list[QComboBox] = []
        """The choices of temperament, by seat; seen where a computer plays."""
        self._body = QWidget(self)
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, SPACE_S, 0)
        self._grid.setHorizontalSpacing(SPACE_S)
        self._grid.setVerticalSpacing(SPACE_S)  # the rows of the form beside them
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 5)
        self._note = QLabel(self._body)
        self._note.setObjectName("level_note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setProperty("muted", True)
        self._grid.addWidget(self._note, _ROWS * MOST_SEATS, 0, 1, 4)
        self._grid.setRowStretch(_ROWS * MOST_SEATS + 1, 1)
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
        human = self._is_human(number)
        old = self._seats[number]
        return replace(
            old,
            name=self.names[number].text().strip() or default_name(number, human=human),
            kind=(Sitter.HUMAN if human else Sitter.COMPUTER).value,
            level=old.level if human else self._level(number),
        )

    def _is_human(self, number: int) -> bool:
        return bool(self.players[number].currentData() == _HUMAN)

    def _level(self, number: int) -> str:
        """The level and temperament that are chosen for a computer."""
        name, style = self.players[number].currentData(), self.styles[number].currentData()
        return join_level(str(name), str(style))

    def _show_seat(self, number: int, seat: Seat) -> None:
        level, style = split_level(seat.level)
        known = level if level in self._levels else DEFAULT_LEVEL
        name, player, styles = self.names[number], self.players[number], self.styles[number]
        with QSignalBlocker(name), QSignalBlocker(player), QSignalBlocker(styles):
            _show_name(name, seat.name)
            player.setCurrentIndex(player.findData(_HUMAN if is_human(seat) else known))
            styles.setCurrentIndex(styles.findData(style if style in STYLES else BALANCED))
        styles.setHidden(is_human(seat))
        self._show_chip(number, seat.colour)

    def _show_chip(self, number: int, colour: int) -> None:
        pixmap = chip_pixmap(colour, _CHIP, self.devicePixelRatioF(), self._style)
        self._chips[number].setPixmap(pixmap)

    def _add_row(self, number: int) -> None:
        chip = PlainLabel(self._body)
        name = QLineEdit(self._body)
        name.setMaxLength(LONGEST_NAME)
        name.setMinimumWidth(_NAME_WIDTH)
        name.setObjectName(f"name_{number}")
        name.setAccessibleName(self.tr("Name of seat {number}").format(number=number + 1))
        name.setPlaceholderText(default_name(number, human=True))
        name.textEdited.connect(self.edited)
        name.editingFinished.connect(lambda: name.setCursorPosition(0))
        self._grid.addWidget(chip, _ROWS * number, 0)
        self._chips.append(chip)
        self.names.append(name)
        self._player_box(number)
        self._style_box(number)
        self._place(number)

    def _player_box(self, number: int) -> None:
        player = self._box(f"player_{number}", _LEVEL_LENGTH)
        player.setAccessibleName(self.tr("Who plays seat {number}").format(number=number + 1))
        player.addItem(self.tr("Person"), _HUMAN)
        for level in self._levels:
            _add(player, level_text(level), level, level_description(level))
        player.currentIndexChanged.connect(lambda _: self._on_player_changed(number))
        self.players.append(player)

    def _style_box(self, number: int) -> None:
        box = self._box(f"style_{number}", _STYLE_LENGTH)
        box.setAccessibleName(self.tr("Temperament of seat {number}").format(number=number + 1))
        for style in STYLES:
            _add(box, style_title(style), style, style_description(style))
        box.currentIndexChanged.connect(lambda _: self._on_style_changed())
        self.styles.append(box)

    def _place(self, number: int) -> None:
        """Put name, level and temperament side by side, or under one another in less room."""
        row = _ROWS * number
        room = self.viewport().width() / self.fontMetrics().lineSpacing()
        name, player, style = self.names[number], self.players[number], self.styles[number]
        if room >= _WIDE:
            places = ((name, row, 1, 1), (player, row, 2, 1), (style, row, 3, 1))
        elif room >= _NARROW:
            places = ((name, row, 1, 1), (player, row, 2, 2), (style, row + 1, 2, 2))
        else:
            places = ((name, row, 1, 3), (player, row + 1, 1, 3), (style, row + 2, 1, 3))
        for widget, line, column, columns in places:
            self._grid.addWidget(widget, line, column, 1, columns)
        self._grid.setColumnStretch(3, 3 if room >= _WIDE else 0)

    def _box(self, name: str, length: int) -> QComboBox:
        box = ChoiceBox(self._body)
        box.setObjectName(name)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(length)
        return box

    def _drop_row(self) -> None:
        widgets: tuple[QWidget, ...] = (
            *(self._chips.pop(), self.names.pop()),
            *(self.players.pop(), self.styles.pop()),
        )
        for widget in widgets:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _on_player_changed(self, number: int) -> None:
        """A name nobody has chosen follows who plays."""
        human = self._is_human(number)
        name = self.names[number]
        if is_default_name(name.text().strip(), number):
            _show_name(name, default_name(number, human=human))
        self.styles[number].setHidden(human)
        self._show_levels()
        self.edited.emit()

    def _on_style_changed(self) -> None:
        self._show_levels()
        self.edited.emit()

    def _show_levels(self) -> None:
        """Say what to expect of the computers that play, each level and temperament once."""
        playing = [n for n in range(len(self.players)) if not self._is_human(n)]
        told = dict.fromkeys(line for n in playing for line in player_about(self._level(n)))
        self._note.setText("\n".join(told))
        self._note.setVisible(bool(told))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for number in range(len(self.styles)):
            self._place(number)


def _add(box: QComboBox, text: str, what: str, tip: str) -> None:
    """Offer one more thing, with a sentence about it."""
    box.addItem(text, what)
    box.setItemData(box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)


def _show_name(field: QLineEdit, name: str) -> None:
    """Show a name from its beginning, however long it is."""
    field.setText(name)
    field.setCursorPosition(0)
