# SPDX-License-Identifier: MIT
"""Controls for one value each: true or false, a choice, a number, a text, a list of numbers.

A control shows a value as JSON data and emits another when the person changes it. It need not make
sense: what is wrong with it is said beside the control by whoever checks the rules as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.cards import RANKS
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.rules import options
from sequence_desktop.gui.rules.fields import Box, NumberBox, numbers_in, numbers_text
from sequence_desktop.gui.rules.parameters import Json, Parameter
from sequence_desktop.gui.theme.metrics import SPACE_S

_BESIDE = 260
"""Logical pixels: so much room is beside a title; longer choices stand below it."""
_LONGEST_LINE = 200
_LONGEST_TEXT = 2000


class Control(QWidget):
    """A control for one parameter.

    Attributes:
        wide: whether it takes the whole line below its title.
        names_itself: whether it shows its own title.

    Signals:
        edited: the new value, as JSON data, when the person has changed it.
    """

    edited = Signal(object)
    wide = False
    names_itself = False

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError

    def adapt(self, data: Json) -> None:
        """Follow the other parameters, such as the cards there are to choose from."""

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        raise NotImplementedError

    def label(self, title: str, hint: str) -> None:
        """Say what it is for, to screen readers and in tool tips."""
        for widget in self.inputs():
            own = widget.accessibleName()
            widget.setAccessibleName(f"{title}: {own}" if own else title)
            widget.setAccessibleDescription(hint)


class FlagControl(Control):
    """A check box that carries the title itself."""

    names_itself = True

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self.box.setObjectName("box")
        self._text = PlainLabel(title, self)
        self._text.setWordWrap(True)
        self._text.setBuddy(self.box)
        line = _line(self)
        line.setSpacing(0)  # the box keeps the air before its words itself
        line.addWidget(self.box)
        line.addWidget(self._text, 1)
        self.box.toggled.connect(self.edited.emit)

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        self.box.blockSignals(True)
        self.box.setChecked(value is True)
        self.box.blockSignals(False)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.box]

    def mark(self, *, changed: bool) -> None:
        """Show the title in bold where the value is not the preset's."""
        font = self._text.font()
        font.setBold(changed)
        self._text.setFont(font)


class ChoiceControl(Control):
    """A list of words, of which one holds."""

    def __init__(self, words: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = Box(self)
        self.box.setObjectName("box")
        for value, text in words:
            self.box.addItem(text, value)
        self.wide = self.box.fullest().width() > _BESIDE
        _line(self).addWidget(self.box, 1)
        self.box.activated.connect(lambda _: self.edited.emit(self.box.currentData()))

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody; one that is not in the list is added to it."""
        place = self.box.findData(value)
        if place < 0:
            self.box.addItem(str(value), value)
            place = self.box.count() - 1
        self.box.setCurrentIndex(place)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.box]


class NumberControl(Control):
    """A number in its range; where it may be unused, one step below the least says so."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        unset = options.unset(parameter.path) if parameter.may_be_unset else ""
        special = unset or options.named_numbers(parameter.path).get(parameter.low, "")
        self.box = NumberBox(parameter.low, parameter.high, self, unset=unset, special=special)
        self.box.setSuffix(options.unit(parameter.path))
        line = _line(self)
        line.addWidget(self.box)
        line.addStretch()
        self.box.valueChanged.connect(lambda _: self.edited.emit(self.box.number))

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        self.box.show_number(value)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.box]


class LineControl(Control):
    """A line of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.line.setObjectName("line")
        self.line.setMaxLength(_LONGEST_LINE)
        _line(self).addWidget(self.line)
        self.line.textEdited.connect(self.edited.emit)

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        if self.line.text() != value:
            self.line.setText(str(value))
            self.line.setCursorPosition(0)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.line]


class NumberListControl(Control):
    """Numbers separated by commas. What is no number is passed on, to be refused with a reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.line.setObjectName("line")
        self.line.setMaxLength(_LONGEST_LINE)
        self.line.setPlaceholderText(self.tr("none"))
        _line(self).addWidget(self.line)
        self.line.textEdited.connect(lambda text: self.edited.emit(numbers_in(text)))

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        if numbers_in(self.line.text()) != value:
            self.line.setText(numbers_text(value))

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.line]


class TextControl(Control):
    """Several lines: one text, or a list of lines."""

    wide = True

    def __init__(self, *, as_list: bool, example: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._as_list = as_list
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("text")
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText(example)
        lines = self.text.fontMetrics().lineSpacing()
        self.text.setFixedHeight(3 * lines + 2 * SPACE_S + 10)
        _line(self).addWidget(self.text)
        self.text.textChanged.connect(lambda: self.edited.emit(self._value()))

    def _value(self) -> object:
        text = self.text.toPlainText()
        if not self._as_list:
            return text[:_LONGEST_TEXT]
        return [line.strip() for line in text.splitlines() if line.strip()]

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        if self._value() == value:
            return
        self.text.blockSignals(True)
        self.text.setPlainText("\n".join(map(str, value)) if self._as_list else str(value))
        self.text.blockSignals(False)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.text]


class RanksControl(Control):
    """A check box for each rank of a pack."""

    wide = True
    _COLUMNS = 7

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE_S)
        self.boxes: dict[str, QCheckBox] = {}
        """The check boxes, by rank letter."""
        for place, letter in enumerate(RANKS):
            box = QCheckBox("10" if letter == "T" else letter, self)
            box.setObjectName(f"rank_{letter}")
            box.setAccessibleName(box.text())
            box.toggled.connect(lambda _: self.edited.emit(self._value()))
            grid.addWidget(box, place // self._COLUMNS, place % self._COLUMNS)
            self.boxes[letter] = box
        grid.setColumnStretch(self._COLUMNS, 1)

    def _value(self) -> str:
        return "".join(letter for letter, box in self.boxes.items() if box.isChecked())

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        for letter, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(letter in str(value))
            box.blockSignals(False)

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return list(self.boxes.values())


class NumberCardsControl(Control):
    """Whether there are number cards, and from which to which."""

    wide = True

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.used = QCheckBox(self.tr("in place of playing cards"), self)
        self.used.setObjectName("used")
        self.used.setAccessibleName(self.used.text())
        self.low = NumberBox(parameter.low, parameter.high, self)
        self.low.setAccessibleName(self.tr("from"))
        self.high = NumberBox(parameter.low, parameter.high, self)
        self.high.setAccessibleName(self.tr("to"))
        self.high.setValue(99)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.used)
        line = QHBoxLayout()
        line.addWidget(QLabel(self.tr("from"), self))
        line.addWidget(self.low)
        line.addWidget(QLabel(self.tr("to"), self))
        line.addWidget(self.high)
        line.addStretch()
        column.addLayout(line)
        self.used.toggled.connect(self._on_edited)
        self.low.valueChanged.connect(self._on_edited)
        self.high.valueChanged.connect(self._on_edited)
        self._enable()

    def _on_edited(self) -> None:
        self._enable()
        self.edited.emit([self.low.value(), self.high.value()] if self.used.isChecked() else [])

    def _enable(self) -> None:
        self.low.setEnabled(self.used.isChecked())
        self.high.setEnabled(self.used.isChecked())

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        widgets = (self.used, self.low, self.high)
        for widget in widgets:
            widget.blockSignals(True)
        self.used.setChecked(bool(value))
        if value:
            self.low.setValue(value[0])
            self.high.setValue(value[1])
        for widget in widgets:
            widget.blockSignals(False)
        self._enable()

    def inputs(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [self.used, self.low, self.high]


def _line(widget: QWidget) -> QHBoxLayout:
    line = QHBoxLayout(widget)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(SPACE_S)
    return line
