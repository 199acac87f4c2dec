# SPDX-License-Identifier: MIT
"""Controls for lists by players, by sides or by length: a number for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from sequence_desktop.engine.sections import MOST_PLAYERS, MOST_SIDES
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.rules.controls import Control
from sequence_desktop.gui.rules.fields import Box, NumberBox
from sequence_desktop.gui.rules.parameters import Json, Parameter
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, SPACE_XS

translate = QCoreApplication.translate

SIDES = tuple(range(2, MOST_SIDES + 1))
"""The numbers of sides there can be."""
COUNTS = tuple(n for n in range(2, MOST_PLAYERS + 1) if any(n % sides == 0 for sides in SIDES))
"""The numbers of players that can part into equal sides."""


_USUAL = len(SIDES) + 1
_WIDEST_USUAL = 120


class PartitionsControl(Control):
    """For each number of players the sides they may form, and which of them is usual."""

    wide = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value: dict[str, list[int]] = {}
        self.boxes: dict[tuple[int, int], QCheckBox] = {}
        """The check boxes, by players and sides."""
        self.usual: dict[int, Box] = {}
        """Which number of sides is offered first, by players."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_L)
        grid.setVerticalSpacing(SPACE_XS)
        for column, sides in enumerate(SIDES, 1):
            grid.addWidget(self._small(_sides_text(sides)), 0, column)
        grid.addWidget(self._small(translate("RuleTables", "usually")), 0, _USUAL)
        for line, count in enumerate(COUNTS, 1):
            grid.addWidget(PlainLabel(_players_text(count), self), line, 0)
            for column, sides in enumerate(SIDES, 1):
                if count % sides == 0:
                    grid.addWidget(self._box(count, sides), line, column)
            if sum(count % sides == 0 for sides in SIDES) > 1:
                self.usual[count] = self._usual_box(count)
                grid.addWidget(self.usual[count], line, _USUAL)
        grid.setColumnStretch(_USUAL, 1)

    def _small(self, text: str) -> QLabel:
        label = PlainLabel(text, self)
        label.setProperty("muted", True)
        return label

    def _box(self, count: int, sides: int) -> QCheckBox:
        box = QCheckBox(self)
        box.setObjectName(f"sides_{count}_{sides}")
        box.setAccessibleName(f"{_players_text(count)}, {_sides_text(sides)}")
        box.toggled.connect(lambda on: self._on_toggled(count, sides, on=on))
        self.boxes[count, sides] = box
        return box

    def _usual_box(self, count: int) -> Box:
        usual = Box(self)
        usual.setObjectName(f"usual_{count}")
        usual.setAccessibleName(
            translate("RuleTables", "{players}, usual number of sides").format(
                players=_players_text(count)
            )
        )
        usual.setMaximumWidth(_WIDEST_USUAL)
        usual.activated.connect(lambda _: self._on_usual(count))
        return usual

    def _on_toggled(self, count: int, sides: int, *, on: bool) -> None:
        known = [n for n in self._value.get(str(count), []) if n != sides]
        self._put(count, [*known, sides] if on else known)

    def _on_usual(self, count: int) -> None:
        first = self.usual[count].currentData()
        known = self._value.get(str(count), [])
        if first in known:
            self._put(count, [first, *(n for n in known if n != first)])

    def _put(self, count: int, sides: list[int]) -> None:
        value = {**self._value, str(count): sides}
        self._value = {key: value[key] for key in sorted(value, key=_order) if value[key]}
        self._show_usual(count)
        self.edited.emit(self._value)

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        self._value = {key: list(sides) for key, sides in value.items()}
        for (count, sides), box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(sides in self._value.get(str(count), []))
            box.blockSignals(False)
        for count in self.usual:
            self._show_usual(count)

    def _show_usual(self, count: int) -> None:
        box = self.usual.get(count)
        if box is None:
            return
        known = self._value.get(str(count), [])
        box.setVisible(len(known) > 1)
        box.clear()
        for sides in sorted(known):
            box.addItem(_sides_text(sides), sides)
        box.setCurrentIndex(box.findData(known[0]) if known else -1)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        found: list[QWidget] = []
        for count in COUNTS:
            found += [box for (n, _), box in self.boxes.items() if n == count]
            found += [self.usual[count]] if count in self.usual else []
        return found


class KeyedNumbersControl(Control):
    """A number for each key, or none."""

    wide = True

    def __init__(
        self,
        parameter: Parameter,
        keys: tuple[int, ...],
        name: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._parameter = parameter
        self._name = name
        self._keys = keys
        self._others: dict[str, Any] = {}
        self._cells: dict[int, QWidget] = {}
        self.boxes: dict[int, NumberBox] = {}
        """The fields, by key."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACE_M)
        self._grid.setVerticalSpacing(SPACE_S)
        for key in keys:
            self._add(key)
        self._shown = keys
        self._arranged: tuple[int, tuple[int, ...]] = (0, ())
        self._arrange()

    def _add(self, key: int) -> None:
        cell = QWidget(self)
        column = QGridLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        text = self._name(key)
        label = PlainLabel(text, cell)
        box = NumberBox(self._parameter.low, self._parameter.high, cell, unset="–")
        box.setAccessibleName(text)
        box.setObjectName(f"number_{key}")
        box.valueChanged.connect(lambda _: self.edited.emit(self._value()))
        label.setBuddy(box)
        column.addWidget(label, 0, 0)
        column.addWidget(box, 1, 0)
        self._cells[key] = cell
        self.boxes[key] = box

    @property
    def _field(self) -> int:
        """The room that a field with its title takes."""
        return max(cell.sizeHint().width() for cell in self._cells.values())

    def _arrange(self) -> None:
        """Lay the fields out in as many columns as there is room for."""
        columns = max(1, min(len(self._shown), (self.width() + SPACE_M) // (self._field + SPACE_M)))
        if (columns, self._shown) == self._arranged:
            return
        self._arranged = (columns, self._shown)
        for key, cell in self._cells.items():
            self._grid.removeWidget(cell)
            cell.setVisible(key in self._shown)
        for place, key in enumerate(self._shown):
            self._grid.addWidget(self._cells[key], place // columns, place % columns)
        for column in range(len(self._cells)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _value(self) -> dict[str, int]:
        known = {str(key): box.number for key, box in self.boxes.items()}
        value = {**self._others, **{key: n for key, n in known.items() if n is not None}}
        return {key: value[key] for key in sorted(value, key=_order)}

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        known = {str(key) for key in self.boxes}
        self._others = {key: number for key, number in value.items() if key not in known}
        for key, box in self.boxes.items():
            box.show_number(value.get(str(key)))

    def adapt(self, data: Json) -> None:
        """Show the numbers of players that the game allows, and those that hold something."""
        if self._keys is not COUNTS:
            return
        allowed = {int(n) for n in data["players"]["partitions"] if n.isdigit()}
        held = {key for key, box in self.boxes.items() if box.number is not None}
        self._shown = tuple(key for key in self._keys if key in allowed | held)
        self._arrange()

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return list(self.boxes.values())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._field, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _order(key: str) -> tuple[bool, int, str]:
    return (not key.isdigit(), int(key) if key.isdigit() else 0, key)


def _players_text(count: int) -> str:
    return translate("RuleTables", "{count} players").format(count=count)


def _sides_text(sides: int) -> str:
    return translate("RuleTables", "{sides} sides").format(sides=sides)


def by_players(parameter: Parameter, parent: QWidget | None = None) -> KeyedNumbersControl:
    """A number for each number of players."""
    return KeyedNumbersControl(
        parameter,
        COUNTS,
        _players_text,
        parent,
    )


def by_sides(parameter: Parameter, parent: QWidget | None = None) -> KeyedNumbersControl:
    """A number for each number of sides."""
    return KeyedNumbersControl(parameter, SIDES, _sides_text, parent)


def by_length(parameter: Parameter, parent: QWidget | None = None) -> KeyedNumbersControl:
    """A number for each length of a line."""
    return KeyedNumbersControl(
        parameter,
        tuple(range(3, 11)),
        lambda n: translate("RuleTables", "{count} in line").format(count=n),
        parent,
    )
