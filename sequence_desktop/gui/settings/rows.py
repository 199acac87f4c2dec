# SPDX-License-Identifier: MIT
"""The rows of the settings dialog: what a setting is called, its control, and what it does."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.room import whole_numbers
from sequence_desktop.gui.settings.controls import FlagControl, control_for
from sequence_desktop.gui.settings.setting import Page, Setting, plain
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import action_icon, font
from sequence_desktop.gui.theme.metrics import (
    SPACE_L,
    SPACE_M,
    SPACE_XL,
    SPACE_XS,
    TYPE_BODY,
    TYPE_TITLE,
)


class Row(QWidget):
    """One setting.

    Signals:
        edited(dict): what settings become, by their keys.
    """

    edited = Signal(object)

    def __init__(self, setting: Setting, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.setting = setting
        self.setObjectName(setting.key)
        self.control = control_for(setting, style, self)
        self.control.edited.connect(self._on_edited)
        self._sentence = PlainLabel(self)
        self._sentence.setWordWrap(True)
        self._sentence.setProperty("muted", True)
        self.restore = QToolButton(self)
        self.restore.setObjectName("restore")
        self.restore.setAutoRaise(True)
        self.restore.clicked.connect(self._on_restore)
        self._build()
        self._name()
        self.restyle(style)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(SPACE_M)
        if isinstance(self.control, FlagControl):
            head.addWidget(self.control, 1)
        else:
            title = PlainLabel(self.setting.title(), self)
            title.setWordWrap(True)
            title.setBuddy(self.control.input())
            title.setFont(font(TYPE_BODY, QFont.Weight.DemiBold))
            head.addWidget(title, 1)
        head.addWidget(self.restore)
        kept = self.restore.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.restore.setSizePolicy(kept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_XS)
        column.addLayout(head)
        if not isinstance(self.control, FlagControl):
            column.addWidget(self.control)
        column.addWidget(self._sentence)

    def _name(self) -> None:
        """Say what the controls are for, to screen readers and in tool tips."""
        setting, field = self.setting, self.control.input()
        field.setAccessibleName(setting.title())
        field.setAccessibleDescription(setting.sentence())
        field.setToolTip(plain_tip(setting.sentence()))
        default = self.tr("Back to what it was at first: {value}")
        default = default.format(value=setting.value_text(setting.default))
        self.restore.setToolTip(plain_tip(default))
        self.restore.setAccessibleName(f"{setting.title()}: {default}")

    def show_value(self, value: Any) -> None:
        """Show the value, and whether it is another than at first."""
        self.control.show_value(value)
        text = " ".join((self.setting.sentence(), *self.setting.tips(value)))
        self._sentence.setText(whole_numbers(text))
        changed = value != self.setting.default
        if not changed and self.restore.hasFocus():
            self.control.input().setFocus()
        self.restore.setVisible(changed)

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.restore.setIcon(action_icon("restore", style.theme))
        self.control.restyle(style)

    def matches(self, words: list[str]) -> bool:
        """Whether every word stands in what the row says or offers."""
        setting = self.setting
        texts = [setting.title(), setting.sentence()]
        for option in setting.options:
            texts += (plain(option.title()), option.tip())
        said = " ".join(texts).casefold()
        return all(word in said for word in words)

    def _on_edited(self, value: Any) -> None:
        self.edited.emit({**self.setting.leads_to, self.setting.key: value})

    def _on_restore(self) -> None:
        self.edited.emit({self.setting.key: self.setting.default})


class Section(QWidget):
    """The rows of one page under its title."""

    def __init__(self, page: Page, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = page
        title = PlainLabel(page.title(), self)
        title.setFont(font(TYPE_TITLE, QFont.Weight.DemiBold))
        self.rows = [Row(setting, style, self) for setting in page.settings]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SPACE_XL)
        column.setSpacing(SPACE_L)
        column.addWidget(title)
        for row in self.rows:
            column.addWidget(row)

    def filter(self, words: list[str]) -> int:
        """Show the rows that match; how many. A page whose title matches shows all of its rows."""
        said = self.page.title().casefold()
        whole = bool(words) and all(word in said for word in words)
        found = [whole or row.matches(words) for row in self.rows]
        for row, fits in zip(self.rows, found, strict=True):
            row.setVisible(fits)
        return sum(found)
