# SPDX-License-Identifier: MIT
"""A control for one setting, whatever its kind: a tick, a list, a scale or a number."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.settings import samples
from sequence_desktop.gui.settings.setting import Setting, plain
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_M, TYPE_BODY

_WIDEST_LINES = 21
_LEAST_LETTERS = 12
_LARGE_STEPS = 5


class Control(QWidget):
    """Shows the value of a setting, and tells another when the person has changed it.

    Signals:
        edited(object): the new value.
    """

    edited = Signal(object)

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError

    def restyle(self, style: Style) -> None:
        """Show what depends on the look in another one."""

    def input(self) -> QWidget:
        """The widget that takes the keyboard."""
        raise NotImplementedError


def control_for(setting: Setting, style: Style, parent: QWidget) -> Control:
    """A control that suits the kind of a setting."""
    if setting.is_flag:
        return FlagControl(setting, parent)
    if setting.options and not setting.scale:
        return ListControl(setting, style, parent)
    return SliderControl(setting, parent)


class FlagControl(Control):
    """A tick; it carries the setting's name itself."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = QCheckBox(self)
        self._box.toggled.connect(self.edited.emit)
        title = PlainLabel(setting.title(), self)
        title.setWordWrap(True)
        title.setBuddy(self._box)
        title.setFont(font(TYPE_BODY, QFont.Weight.DemiBold))
        line = _line(self)
        line.setSpacing(0)  # the box keeps the air before its words itself
        line.addWidget(self._box)
        line.addWidget(title, 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the title is one on the tick."""
        if self.rect().contains(event.position().toPoint()):
            self._box.click()

    def show_value(self, value: Any) -> None:
        _quietly(self._box, lambda: self._box.setChecked(value))

    def input(self) -> QWidget:
        return self._box


class ListControl(Control):
    """A list of a few values, with pictures where there is something to be seen."""

    def __init__(self, setting: Setting, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self._setting = setting
        self._list = _List(self)
        # It may be narrower than its longest line: the list that opens shows it whole.
        self._list.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._list.setMinimumContentsLength(_LEAST_LETTERS)
        self._list.setMaximumWidth(_widest(self))
        self._list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._list.setIconSize(QSize(samples.width(setting.key), samples.width("")))
        for option in setting.options:
            self._list.addItem(plain(option.title()), option.value)
            tip = option.tip()
            self._list.setItemData(self._list.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self._list.currentIndexChanged.connect(
            lambda place: self.edited.emit(self._list.itemData(place))
        )
        line = _line(self)
        line.addWidget(self._list, 1)
        line.addStretch(0)
        self.restyle(style)

    def show_value(self, value: Any) -> None:
        _quietly(self._list, lambda: self._list.setCurrentIndex(self._list.findData(value)))

    def restyle(self, style: Style) -> None:
        for place, option in enumerate(self._setting.options):
            ratio = self.devicePixelRatioF()
            icon = samples.sample(self._setting.key, option.value, style, ratio)
            if icon is not None:
                self._list.setItemIcon(place, icon)

    def input(self) -> QWidget:
        return self._list


class SliderControl(Control):
    """A scale of values or a number, with the value in words beside it."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(parent)
        self._setting = setting
        self._slider = _Slider(Qt.Orientation.Horizontal, self)
        self._slider.setMaximumWidth(_widest(self))
        self._slider.setRange(0, len(self._values) - 1)
        self._slider.setPageStep(_LARGE_STEPS if len(self._values) > 2 * _LARGE_STEPS else 1)
        self._slider.setTracking(setting.eager)
        self._slider.valueChanged.connect(self._on_moved)
        self._slider.sliderMoved.connect(lambda place: self._tell(self._values[place]))
        self._label = PlainLabel(self)
        line = _line(self)
        line.addWidget(self._slider, 1)
        line.addWidget(self._label)
        line.addStretch(0)
        texts = [setting.value_text(value) for value in self._values]
        widest = max(self._label.fontMetrics().horizontalAdvance(text) for text in texts)
        self._label.setMinimumWidth(widest)

    @property
    def _values(self) -> list[Any]:
        """Every value the slider stops at, from left to right."""
        if self._setting.options:
            return [option.value for option in self._setting.options]
        low, high = self._setting.limits
        return list(range(low, high + 1, self._setting.step))

    def _on_moved(self, place: int) -> None:
        self._tell(self._values[place])
        self.edited.emit(self._values[place])

    def _tell(self, value: Any) -> None:
        text = self._setting.value_text(value)
        self._label.setText(text)
        self._slider.setToolTip(plain_tip(text))
        self._slider.setAccessibleDescription(text)

    def show_value(self, value: Any) -> None:
        values = self._values
        if value in values:
            place = values.index(value)
        else:  # typed into the file by hand, between two stops
            place = min(range(len(values)), key=lambda n: abs(values[n] - value))
        _quietly(self._slider, lambda: self._slider.setValue(place))
        self._tell(value)

    def input(self) -> QWidget:
        return self._slider


class _List(ChoiceBox):
    """A list that a wheel turned to scroll the page does not change."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _Slider(QSlider):
    """A slider that a wheel turned to scroll the page does not change."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def _widest(widget: QWidget) -> int:
    """How wide a control becomes at most: it grows with the text."""
    return _WIDEST_LINES * widget.fontMetrics().lineSpacing()


def _quietly(widget: QWidget, deed: Any) -> None:
    widget.blockSignals(True)
    deed()
    widget.blockSignals(False)


def _line(widget: QWidget) -> QHBoxLayout:
    line = QHBoxLayout(widget)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(SPACE_M)
    return line
