# SPDX-License-Identifier: MIT
"""The gallery's tool bar and menu: what can be done with boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar

from sequence_desktop.gui.plain import command_name, plain_tip, unmarked
from sequence_desktop.gui.theme import Theme, action_icon
from sequence_desktop.gui.tool_bar import fit_words

_ICONS: Final = {"play": "trial"}
"""Icons of other names than their action."""


class GalleryBar(QToolBar):
    """Deeds with their icons, and with their words where there is room; all are in a menu, too.

    In a narrow window the bar has no room for all of them, and keys do not come to it.
    """

    def __init__(self, title: str, menu: QMenu) -> None:
        super().__init__(title)
        self._menu = menu
        self._deeds: dict[str, QAction] = {}
        self.setObjectName("deeds")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    def __getitem__(self, name: str) -> QAction:
        return self._deeds[name]

    def add(self, name: str, text: str, keys: str, slot: Callable[[], object]) -> QAction:
        """Add a deed; `text` is what the menu calls it."""
        action = QAction(text, self.parent())
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False: slot())
        self.addAction(action)
        self._menu.addAction(action)
        self._deeds[name] = action
        self.call(name, text)
        return action

    def call(self, name: str, text: str) -> None:
        """Call a deed so in the menu, and without dots and the mark of a key in the bar."""
        action = self._deeds[name]
        action.setText(text)
        action.setIconText(command_name(text))
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
        action.setToolTip(plain_tip(f"{unmarked(text)} ({keys})"))

    def dress(self, theme: Theme) -> None:
        """Draw the icons in this theme."""
        for name, action in self._deeds.items():
            action.setIcon(action_icon(_ICONS.get(name, name), theme))

    def fit(self, width: int) -> None:
        """Leave the words beside the icons out where there is no room for them."""
        fit_words(self, width)
