# SPDX-License-Identifier: MIT
"""The form of the rules dialog: a line for every parameter, in groups that can be searched."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.rules.factory import make_control
from sequence_desktop.gui.rules.groups import Group, groups
from sequence_desktop.gui.rules.labels import labels
from sequence_desktop.gui.rules.parameters import Json
from sequence_desktop.gui.rules.rows import RuleRow
from sequence_desktop.gui.theme import Theme, font
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S, TYPE_STRONG


class RulesForm(QScrollArea):
    """All parameters in groups.

    Attributes:
        rows: the lines, by parameter.

    Signals:
        edited: a parameter and its new value.
        reset_wanted: the parameter that is to have the preset's value again.
        hint: what follows from the parameter that is looked at.
        group_seen: the id of the group at the top.
    """

    edited = Signal(str, object)
    reset_wanted = Signal(str)
    hint = Signal(str)
    group_seen = Signal(str)

    def __init__(
        self, boards: Mapping[str, Board], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rules_form")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: dict[str, RuleRow] = {}
        self._heads: dict[str, QLabel] = {}
        self._groups: tuple[Group, ...] = groups()
        self._nothing = QLabel(self.tr("No rule is called like that."))
        self._nothing.setProperty("muted", True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        self._build(boards, theme)
        self.verticalScrollBar().valueChanged.connect(lambda _: self._tell_group())
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def _build(self, boards: Mapping[str, Board], theme: Theme) -> None:
        body = QWidget(self.viewport())
        column = self._column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_M, SPACE_L)
        column.setSpacing(0)
        known = labels()
        for group in self._groups:
            head = PlainLabel(group.title, body)
            head.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
            head.setContentsMargins(0, SPACE_L, 0, SPACE_S)
            self._heads[group.id] = head
            column.addWidget(head)
            for path in group.paths:
                row = RuleRow(path, known[path], partial(make_control, path, boards), theme, body)
                row.edited.connect(self.edited)
                row.reset_wanted.connect(self.reset_wanted)
                row.entered.connect(self._tell_hint)
                self._tame_wheel(row)
                self.rows[path] = row
                column.addWidget(row)
        column.addWidget(self._nothing, 1)
        column.addStretch()
        self.setWidget(body)

    def _tame_wheel(self, row: RuleRow) -> None:
        """A wheel turned to scroll must not change what the pointer happens to pass."""
        for widget in row.control.findChildren(QWidget):
            if isinstance(widget, (QComboBox, QAbstractSpinBox)):
                widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                widget.installEventFilter(self)

    # -- showing ----------------------------------------------------------------------------

    def show_values(self, data: Json) -> None:
        """Show all values."""
        for path, row in self.rows.items():
            section, _, name = path.rpartition(".")
            row.control.show_value((data[section] if section else data)[name])
        self.adapt(data)

    def adapt(self, data: Json) -> None:
        """Let the controls follow each other."""
        for row in self.rows.values():
            row.control.adapt(data)
            self._tame_wheel(row)

    def search(self, wanted: str) -> None:
        """Show the lines that have to do with these words; all, if there are none."""
        any_found = False
        for group in self._groups:
            whole = bool(wanted.strip()) and wanted.casefold().strip() in group.title.casefold()
            found = [path for path in group.paths if whole or self.rows[path].matches(wanted)]
            for path in group.paths:
                self.rows[path].setVisible(path in found)
            self._heads[group.id].setVisible(bool(found))
            any_found = any_found or bool(found)
        self._nothing.setVisible(not any_found)

    def least_width(self) -> int:
        """The width in which no line is cut, beside the bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._column.totalMinimumSize().width() + bar

    def show_group(self, group_id: str) -> None:
        """Scroll a group to the top."""
        self._column.activate()
        self.verticalScrollBar().setValue(self._heads[group_id].y())

    def show_row(self, path: str) -> None:
        """Bring a line into sight and give it the keyboard."""
        row = self.rows[path]
        self.ensureWidgetVisible(row, 0, SPACE_L)
        inputs = row.control.inputs()
        if inputs:
            inputs[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_group(self) -> None:
        top = self.verticalScrollBar().value() + SPACE_L
        shown = [(head.y(), name) for name, head in self._heads.items() if not head.isHidden()]
        above = [name for y, name in shown if y <= top]
        if above:
            self.group_seen.emit(above[-1])

    def _tell_hint(self, path: str) -> None:
        self.hint.emit(self.rows[path].label.hint)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Bring what the keyboard has come to into sight, and say what follows from it."""
        widget = now
        while widget is not None and not isinstance(widget, RuleRow):
            widget = widget.parentWidget()
        if isinstance(widget, RuleRow) and self.rows.get(widget.path) is widget:
            self._tell_hint(widget.path)
            self.ensureWidgetVisible(widget, 0, SPACE_S)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        wheel = event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget)
        if wheel and not cast(QWidget, watched).hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), super().minimumSizeHint().height())
