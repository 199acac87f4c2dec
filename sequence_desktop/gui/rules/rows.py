# SPDX-License-Identifier: MIT
"""One parameter's line in the form: title, control, the way back, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.rules.controls import Control, FlagControl
from sequence_desktop.gui.rules.labels_play import Label
from sequence_desktop.gui.theme import Theme, action_icon
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS


class RuleRow(QWidget):
    """A line of the form.

    Attributes:
        path: the parameter.
        control: what it is changed with.

    Signals:
        edited: the parameter and its new value.
        reset_wanted: the parameter that is to have the preset's value again.
        entered: the parameter that the pointer has come to.
    """

    edited = Signal(str, object)
    reset_wanted = Signal(str)
    entered = Signal(str)

    def __init__(
        self,
        path: str,
        label: Label,
        make: Callable[[QWidget], Control],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(path)
        self.path = path
        self.label = label
        self.control = make(self)
        self._title = PlainLabel(label.title, self)
        self._note = QLabel(self)
        self.back = QToolButton(self)
        self._build(theme)
        self.control.edited.connect(lambda value: self.edited.emit(path, value))
        self.back.clicked.connect(lambda: self.reset_wanted.emit(path))

    def _build(self, theme: Theme) -> None:
        self.setToolTip(plain_tip(self.label.hint))
        self.control.label(self.label.title, self.label.hint)
        self._title.setWordWrap(True)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        inputs = self.control.inputs()
        if inputs:
            self._title.setBuddy(inputs[0])
        self._note.setObjectName("note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.hide()
        self.back.setObjectName("back")
        self.back.setIcon(action_icon("undo", theme))
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.back.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, SPACE_XS, 0, SPACE_XS)
        grid.setHorizontalSpacing(SPACE_M)
        grid.setVerticalSpacing(SPACE_XS)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        if self.control.names_itself:
            self._title.hide()
            grid.addWidget(self.control, 0, 0, 1, 2)
        elif self.control.wide:
            grid.addWidget(self._title, 0, 0, 1, 2)
            grid.addWidget(self.control, 1, 0, 1, 2)
        else:
            grid.addWidget(self._title, 0, 0)
            grid.addWidget(self.control, 0, 1)
        grid.addWidget(self.back, 0, 2, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._note, 2, 0, 1, 2)
        grid.setContentsMargins(0, SPACE_XS, SPACE_S, SPACE_XS)

    def show_state(self, *, changed: bool, was: str, trouble: str, idle: str) -> None:
        """Show whether it is changed (and from what), what is wrong, and why it has no effect."""
        font = self._title.font()
        font.setBold(changed)
        self._title.setFont(font)
        if isinstance(self.control, FlagControl):
            self.control.mark(changed=changed)
        had_focus = self.back.hasFocus()
        self.back.setVisible(changed)
        if had_focus and not changed and self.control.inputs():
            self.control.inputs()[0].setFocus()
        text = self.tr("Back to the preset: {value}").format(value=was)
        self.back.setToolTip(plain_tip(text))
        self.back.setAccessibleName(f"{self.label.title}: {text}")
        without = self.tr("No effect: {why}").format(why=idle) if idle else ""
        self._note.setText(trouble or without)
        self._note.setVisible(bool(trouble or idle))
        self._set_role("danger", on=bool(trouble))
        self._set_role("muted", on=not trouble)

    def _set_role(self, name: str, *, on: bool) -> None:
        if self._note.property(name) != on:
            self._note.setProperty(name, on)
            self._note.style().unpolish(self._note)
            self._note.style().polish(self._note)

    @property
    def note(self) -> str:
        """What stands below the control."""
        return self._note.text()

    def matches(self, wanted: str) -> bool:
        """Whether all words of a search are found in the title, the hint or the words offered.

        They may be as they are shown, or as they stand in files, which are English everywhere.
        """
        text = f"{self.label.title} {self.label.hint} {self.path} {self._offered()}".casefold()
        return all(word in text for word in wanted.casefold().split())

    def _offered(self) -> str:
        box = getattr(self.control, "box", None)
        count = getattr(box, "count", None)
        if box is None or count is None:
            return ""
        return " ".join(f"{box.itemText(it)} {box.itemData(it)}" for it in range(box.count()))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.entered.emit(self.path)
        super().enterEvent(event)
