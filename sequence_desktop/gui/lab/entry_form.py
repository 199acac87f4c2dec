# SPDX-License-Identifier: MIT
"""The fields of one entry: its name, game, board, players and sides, and who plays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QSizePolicy, QWidget

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.lab.draft import Row
from sequence_desktop.gui.lab.seat_choice import SeatChoice
from sequence_desktop.gui.plain import plain_tip, short
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.titles import game_title

_LONGEST_NAME: Final = 60
_USUAL: Final = ""
_MOST_SIDES: Final = 4
_COUNTS: Final = tuple(range(2, 13))


class EntryForm(QWidget):
    """Shows an entry, and changes it.

    Attributes:
        name, rules, board, players, sides, seats, paired: the fields.

    Signals:
        edited: the entry is another one now.
    """

    edited = Signal()

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = Row("")
        self._guests: tuple[str, ...] = ()
        self._strange: dict[str, object] = {}
        self.name = QLineEdit(self)
        self.rules, self.board = _box(self), _box(self)
        self.players, self.sides = _box(self, 2), _box(self, 2)
        self.seats = SeatChoice(self)
        self.paired = QCheckBox(self.tr("Change &seats on the same deals"), self)
        self._build()
        self.use_shelf(shelf)
        self.name.textEdited.connect(self._take)
        self.rules.currentIndexChanged.connect(self._on_rules)
        self.board.currentIndexChanged.connect(self._take)
        self.players.currentIndexChanged.connect(self._on_players)
        self.sides.currentIndexChanged.connect(self._on_sides)
        self.seats.edited.connect(self._take)
        self.paired.toggled.connect(self._take)

    def _build(self) -> None:
        for name in ("name", "rules", "board", "players", "sides", "paired"):
            getattr(self, name).setObjectName(name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.paired.setToolTip(
            self.tr(
                "Each deal is played once for every side, so that neither cards nor seats favour "
                "anybody. It needs different players."
            )
        )
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("Na&me"), self.name)
        form.addRow(self.tr("&Game"), self.rules)
        form.addRow(self.tr("&Board"), self.board)
        form.addRow(self.tr("P&layers"), self.players)
        form.addRow(self.tr("S&ides"), self.sides)
        form.addRow(self.tr("&Who plays"), self.seats)
        self.seats.setFocusProxy(self.seats.kind)
        form.addRow(self.paired)

    def use_shelf(self, shelf: Shelf) -> None:
        """Offer the games and boards that there are by now."""
        self._games: Mapping[str, Rules] = shelf.rules
        self._game_names = [
            (short(game_title(self._games[name])), name)
            for group in shelf.groups
            for name in group.games
        ]
        names = shelf.board_names
        self._board_names = [
            (short(names[name]), name)
            for name in sorted(names, key=lambda it: alphabetical(names[it]))
        ]

    def show_row(self, row: Row, guests: tuple[str, ...]) -> None:
        """Show this entry; changes go into it."""
        self._row, self._guests = row, guests
        with QSignalBlocker(self):
            self.name.setText(row.name)
            self._offer(self.rules, self._game_names, row.rules, None)
            usual = (self.tr("Usual board of the game"), _USUAL)
            self._offer(self.board, [usual, *self._board_names], row.board, _USUAL)
            self._fill_counts()
            self.seats.show_seats(row.seats, row.players, row.sides, guests)
            self._show_paired()

    def _offer(
        self,
        box: QComboBox,
        options: list[tuple[str, str]],
        value: object,
        none: str | None,
    ) -> None:
        """Offer what lies on the shelf, and the value itself where it does not."""
        known = [key for _, key in options]
        key = none if value is None and none is not None else value
        if key in known:
            refill(box, options, key)
        else:
            mark = json.dumps(value, sort_keys=True, default=str)
            self._strange[mark] = value
            refill(box, [(self._strange_name(value), mark), *options], mark)
        box.setToolTip(plain_tip(box.currentText()))

    def _strange_name(self, value: object) -> str:
        """What a game or a board of the plan's own is called."""
        if isinstance(value, Mapping):
            name = value.get("title") or value.get("name") or value.get("id")
            if name:
                return self.tr("{name} (of this plan)").format(name=short(str(name)))
            if value.get("extends"):
                text = self.tr("{name}, changed (of this plan)")
                return text.format(name=short(str(value["extends"])))
            return self.tr("of this plan")
        return short(Path(str(value)).name)

    def _value(self, box: QComboBox) -> Any:
        """What is chosen: an id, or the value that the plan had."""
        key = box.currentData()
        return self._strange.get(key, key)

    def _fill_counts(self) -> None:
        """Offer the numbers of players and sides that the game allows, where it is known here."""
        game = self._games.get(self._row.rules) if isinstance(self._row.rules, str) else None
        counts = _COUNTS if game is None else game.player_counts
        counts = counts if self._row.players in counts or game is not None else (2, *counts)
        refill(self.players, [(str(n), n) for n in counts], self._row.players)
        self._row.players = self.players.currentData()
        sides = range(2, _MOST_SIDES + 1) if game is None else game.sides_for(self._row.players)
        refill(self.sides, [(str(n), n) for n in sides], self._row.sides)
        self._row.sides = self.sides.currentData() or 2
        self.sides.setEnabled(self.sides.count() > 1)

    def _on_rules(self) -> None:
        self._row.rules = self._value(self.rules)
        self.rules.setToolTip(plain_tip(self.rules.currentText()))
        self._fit_seats()

    def _on_players(self) -> None:
        self._row.players = self.players.currentData()
        self._row.sides = 0  # the usual number
        self._fit_seats()

    def _on_sides(self) -> None:
        self._row.sides = self.sides.currentData()
        self._fit_seats()

    def _fit_seats(self) -> None:
        self._fill_counts()
        self.seats.fit(self._row.players, self._row.sides)
        self._take()

    def _show_paired(self) -> None:
        with QSignalBlocker(self.paired):
            self.paired.setEnabled(self._row.differ)
            self.paired.setChecked(self._row.paired and self._row.differ)

    def _take(self) -> None:
        row = self._row
        row.name = self.name.text().strip()
        board = self._value(self.board)
        row.board = None if board == _USUAL else board
        self.board.setToolTip(plain_tip(self.board.currentText()))
        differed = self.paired.isEnabled()
        row.seats = self.seats.seats
        if differed and row.differ:
            row.paired = self.paired.isChecked()
        self._show_paired()
        self.edited.emit()


def _box(parent: QWidget, length: int = 10) -> QComboBox:
    box = ChoiceBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(length)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
