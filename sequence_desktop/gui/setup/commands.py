# SPDX-License-Identifier: MIT
"""Everything the setup's window can do: id, text, tip and keys stand only here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QToolBar

from sequence_desktop.gui.plain import command_name, plain_tip, unmarked
from sequence_desktop.gui.tool_bar import fit_words

translate = QCoreApplication.translate

_BAR: Final = ("undo", "redo", "", "fill", "mark", "", "save", "play")


def menus() -> dict[str, tuple[str, tuple[tuple[str, str, str, str], ...]]]:
    """The menus by id: their titles, and id, text, tip and keys of each action ("": a line)."""
    line = ("", "", "", "")
    return {
        "position": (
            translate("Setup", "&Position"),
            (
                (
                    "blank",
                    translate("Setup", "From an &empty board…"),
                    translate("Setup", "Choose a game, a board and players, and lay everything."),
                    "Ctrl+N",
                ),
                (
                    "table",
                    translate("Setup", "From the &table"),
                    translate(
                        "Setup",
                        "Begin with what you see of the game on the table; hidden cards are dealt "
                        "anew.",
                    ),
                    "Ctrl+T",
                ),
                (
                    "open",
                    translate("Setup", "&Open a rule case…"),
                    translate("Setup", "Begin with the position of a rule case."),
                    "Ctrl+O",
                ),
                line,
                (
                    "save",
                    translate("Setup", "&Save as rule case…"),
                    translate(
                        "Setup",
                        "Write the position with its legal moves to a file that “check” can run.",
                    ),
                    "Ctrl+S",
                ),
                (
                    "copy",
                    translate("Setup", "&Copy as text"),
                    translate("Setup", "Copy the rule case, to be pasted into a message."),
                    "Ctrl+Shift+C",
                ),
                line,
                (
                    "play",
                    translate("Setup", "P&lay on"),
                    translate(
                        "Setup",
                        "Bring the position to the table. The game that is there now is kept.",
                    ),
                    "F5",
                ),
                (
                    "close",
                    translate("Setup", "Cl&ose"),
                    translate("Setup", "Close. The position is kept for next time."),
                    "Ctrl+W",
                ),
            ),
        ),
        "edit": (
            translate("Setup", "&Edit"),
            (
                ("undo", translate("Setup", "&Undo"), "", "Ctrl+Z"),
                ("redo", translate("Setup", "&Redo"), "", "Ctrl+Shift+Z Ctrl+Y"),
                line,
                (
                    "fill",
                    translate("Setup", "&Fill the rest"),
                    translate("Setup", "Deal every card that lies nowhere by chance."),
                    "Ctrl+D",
                ),
                (
                    "mark",
                    translate("Setup", "&Mark whole rows"),
                    translate("Setup", "Mark as many rows as the chips make."),
                    "Ctrl+M",
                ),
                line,
                (
                    "clear_chips",
                    translate("Setup", "Take all &chips away"),
                    translate("Setup", "Empty the board. Undo brings everything back."),
                    "",
                ),
                (
                    "clear_cards",
                    translate("Setup", "Take all c&ards away"),
                    translate("Setup", "Empty hands and piles. Undo brings everything back."),
                    "",
                ),
            ),
        ),
        "help": (
            translate("Setup", "&Help"),
            (
                (
                    "keys",
                    translate("Setup", "&Keys and mouse"),
                    translate("Setup", "List what every key does here."),
                    "F1",
                ),
            ),
        ),
    }


class Commands(QObject):
    """The actions of a window, in its menus and its tool bar."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        for title, rows in menus().values():
            menu = window.menuBar().addMenu(title)
            menu.setToolTipsVisible(True)
            for name, text, tip, keys in rows:
                if not name:
                    menu.addSeparator()
                    continue
                action = QAction(text, window)
                action.setObjectName(name)
                action.setIconText(command_name(text))
                action.setShortcuts([QKeySequence(key) for key in keys.split()])
                action.setToolTip(plain_tip(tip or unmarked(text)))
                action.setStatusTip(tip)
                menu.addAction(action)
                window.addAction(action)
                self._actions[name] = action
        self.bar = QToolBar(translate("Setup", "Tools"), window)
        self.bar.setObjectName("setup_bar")
        self.bar.setMovable(False)
        for name in _BAR:
            if name:
                self.bar.addAction(self._actions[name])
            else:
                self.bar.addSeparator()
        window.addToolBar(self.bar)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fit(self, width: int) -> None:
        """Leave the words beside the tool bar's icons out where there is no room for them."""
        fit_words(self.bar, width)

    def bind(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect each action by its id to a function that takes nothing."""
        for name, slot in slots.items():
            self._actions[name].triggered.connect(lambda _=False, slot=slot: slot())
