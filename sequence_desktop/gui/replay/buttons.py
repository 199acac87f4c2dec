# SPDX-License-Identifier: MIT
"""Buttons of the replay bar: large enough for a finger, and with their keys in the tool tip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from sequence_desktop.gui.plain import plain_tip, unmarked
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.icons import action_icon
from sequence_desktop.gui.theme.metrics import TARGET

_ICON = 22


class BarButton(QToolButton):
    """A button with an icon and, where there is room, its text beside it."""

    def __init__(self, name: str, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setIconSize(QSize(_ICON, _ICON))
        # A click leaves the keys where they are: to the table, or to the slider.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icon = icon
        self._theme: Theme | None = None

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in these colours."""
        self._theme = theme
        self.setIcon(action_icon(self._icon, theme))

    def show_icon(self, icon: str) -> None:
        """Change the icon."""
        if icon != self._icon:
            self._icon = icon
            if self._theme is not None:
                self.set_theme(self._theme)

    def say(self, text: str, tip: str, keys: str = "") -> None:
        """What it is called, what it leads to, and by which keys."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        self.setToolTip(plain_tip(f"{tip} ({keys})" if keys else tip))

    def set_wide(self, on: bool) -> None:
        """Show the text beside the icon, or the icon alone."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonTextBesideIcon if on else style.ToolButtonIconOnly)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(TARGET, TARGET))


class ActionButton(BarButton):
    """A button that does what an action of the window does."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(f"{action.objectName()}_button", action.objectName(), parent)
        self._action = action
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setEnabled(action.isEnabled())
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.say(unmarked(action.text()), action.statusTip(), keys)


class MenuButton(BarButton):
    """A button that opens a menu."""

    def __init__(self, name: str, icon: str, parent: QWidget) -> None:
        super().__init__(name, icon, parent)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)


@dataclass(frozen=True)
class Choice:
    """One of the things that a `ChoiceButton` lets one choose."""

    value: object
    title: str
    tip: str = ""


class ChoiceButton(MenuButton):
    """A button with a menu of which one thing is chosen.

    Signals:
        chosen(object): the value of another choice.
    """

    chosen = Signal(object)

    def __init__(self, name: str, icon: str, parent: QWidget) -> None:
        super().__init__(name, icon, parent)
        self._choices: tuple[Choice, ...] = ()
        self._value: object = None

    def offer(
        self, choices: Sequence[Choice], value: object, say: Callable[[str], tuple[str, str]]
    ) -> None:
        """Let one of these be chosen; `value` is chosen now.

        `say` gives the button's name and what it leads to, from the title of what is chosen.
        """
        if (tuple(choices), value) != (self._choices, self._value):
            self._choices, self._value = tuple(choices), value
            self._fill()
        title = next((it.title for it in choices if it.value == value), "")
        name, tip = say(title)
        self.say(name, tip)
        self.setText(title.replace("&", "&&"))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        group = QActionGroup(menu)
        for choice in self._choices:
            action = menu.addAction(choice.title.replace("&", "&&"))
            action.setToolTip(plain_tip(choice.tip or choice.title))
            action.setCheckable(True)
            action.setChecked(choice.value == self._value)
            group.addAction(action)
            action.triggered.connect(lambda _=False, it=choice: self.chosen.emit(it.value))
