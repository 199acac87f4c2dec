# SPDX-License-Identifier: MIT
"""Everything the designer's window can do: id, text, tip and shortcut stand only here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.designer.noop import QT_TRANSLATE_NOOP
from sequence_desktop.gui.plain import command_name, plain_tip

Row = tuple[str, str, str, str, bool]
"""Id, text, tip, shortcuts (parted by blanks), and whether a line follows in the menu."""

MENUS: Final[dict[str, tuple[str, tuple[Row, ...]]]] = {
    "board": (
        QT_TRANSLATE_NOOP("Designer", "&Board"),
        (
            (
                "new",
                QT_TRANSLATE_NOOP("Designer", "&New"),
                QT_TRANSLATE_NOOP("Designer", "An empty board. Undo brings this one back."),
                "Ctrl+N",
                False,
            ),
            (
                "open",
                QT_TRANSLATE_NOOP("Designer", "&Open…"),
                QT_TRANSLATE_NOOP("Designer", "Change a board in a file. Undo brings this back."),
                "Ctrl+O",
                False,
            ),
            (
                "gallery",
                QT_TRANSLATE_NOOP("Designer", "&Gallery…"),
                QT_TRANSLATE_NOOP("Designer", "Look at all boards."),
                "Ctrl+G",
                True,
            ),
            (
                "save",
                QT_TRANSLATE_NOOP("Designer", "&Save"),
                QT_TRANSLATE_NOOP("Designer", "Save the board, with mistakes or without."),
                "Ctrl+S",
                False,
            ),
            (
                "save_as",
                QT_TRANSLATE_NOOP("Designer", "Save &as…"),
                QT_TRANSLATE_NOOP("Designer", "Save the board to another file."),
                "Ctrl+Shift+S",
                False,
            ),
            (
                "export",
                QT_TRANSLATE_NOOP("Designer", "&Export a copy…"),
                QT_TRANSLATE_NOOP("Designer", "Write a copy for somebody else."),
                "Ctrl+E",
                False,
            ),
            (
                "print",
                QT_TRANSLATE_NOOP("Designer", "&Print…"),
                QT_TRANSLATE_NOOP("Designer", "Bring the board onto paper, or into a picture."),
                "Ctrl+P",
                True,
            ),
            (
                "close",
                QT_TRANSLATE_NOOP("Designer", "&Close"),
                QT_TRANSLATE_NOOP("Designer", "Close. What is not saved is kept for next time."),
                "Ctrl+W",
                False,
            ),
        ),
    ),
    "edit": (
        QT_TRANSLATE_NOOP("Designer", "&Edit"),
        (
            ("undo", QT_TRANSLATE_NOOP("Designer", "&Undo"), "", "Ctrl+Z", False),
            ("redo", QT_TRANSLATE_NOOP("Designer", "&Redo"), "", "Ctrl+Shift+Z Ctrl+Y", False),
            (
                "history",
                QT_TRANSLATE_NOOP("Designer", "&History…"),
                QT_TRANSLATE_NOOP("Designer", "List all changes and go back to any of them."),
                "Ctrl+H",
                True,
            ),
            ("cut", QT_TRANSLATE_NOOP("Designer", "Cu&t"), "", "Ctrl+X", False),
            ("copy", QT_TRANSLATE_NOOP("Designer", "&Copy"), "", "Ctrl+C", False),
            (
                "paste",
                QT_TRANSLATE_NOOP("Designer", "&Paste"),
                QT_TRANSLATE_NOOP("Designer", "Paste cells, or a board as text from anywhere."),
                "Ctrl+V",
                False,
            ),
            (
                "copy_text",
                QT_TRANSLATE_NOOP("Designer", "Copy the board as te&xt"),
                QT_TRANSLATE_NOOP("Designer", "For a letter, a forum or a spreadsheet."),
                "Ctrl+Shift+C",
                False,
            ),
            ("clear", QT_TRANSLATE_NOOP("Designer", "&Clear"), "", "Del", True),
            ("select_all", QT_TRANSLATE_NOOP("Designer", "Choose &all"), "", "Ctrl+A", False),
            (
                "fill",
                QT_TRANSLATE_NOOP("Designer", "&Fill with the tray’s card"),
                QT_TRANSLATE_NOOP("Designer", "Put the card chosen in the tray on these cells."),
                "Ctrl+F",
                False,
            ),
            (
                "swap",
                QT_TRANSLATE_NOOP("Designer", "E&xchange two cells"),
                QT_TRANSLATE_NOOP("Designer", "Exchange the two chosen cells."),
                "Ctrl+T",
                False,
            ),
            (
                "shuffle",
                QT_TRANSLATE_NOOP("Designer", "&Shuffle"),
                QT_TRANSLATE_NOOP("Designer", "Shuffle the chosen cells; of one, the board."),
                "Ctrl+R",
                False,
            ),
            (
                "fill_rest",
                QT_TRANSLATE_NOOP("Designer", "Fill &up from the tray"),
                QT_TRANSLATE_NOOP("Designer", "Put what is left on the empty cells, by chance."),
                "Ctrl+U",
                False,
            ),
        ),
    ),
    "test": (
        QT_TRANSLATE_NOOP("Designer", "&Try"),
        (
            (
                "trial",
                QT_TRANSLATE_NOOP("Designer", "&Play a game on it"),
                QT_TRANSLATE_NOOP("Designer", "Play a game on this board against the computer."),
                "F5",
                False,
            ),
            (
                "balance",
                QT_TRANSLATE_NOOP("Designer", "&Balance…"),
                QT_TRANSLATE_NOOP("Designer", "Measure the board by many games of computers."),
                "F6",
                False,
            ),
            (
                "cool",
                QT_TRANSLATE_NOOP("Designer", "&Hide the heat map"),
                "",
                "F7",
                False,
            ),
        ),
    ),
    "help": (
        QT_TRANSLATE_NOOP("Designer", "&Help"),
        (
            (
                "keys",
                QT_TRANSLATE_NOOP("Designer", "&Keys and mouse"),
                QT_TRANSLATE_NOOP("Designer", "List what every key does here."),
                "F1 Ctrl+?",
                False,
            ),
        ),
    ),
}
"""Every plain action by menu; menus of ways and parts are made by the window."""


class Commands(QObject):
    """The window's actions, made from `MENUS`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._rows = {menu: rows for menu, (_, rows) in MENUS.items()}
        for rows in self._rows.values():
            for name, text, tip, keys, _ in rows:
                action = QAction(_say(text), window)
                action.setObjectName(name)
                action.setIconText(command_name(_say(text)))
                action.setShortcuts([QKeySequence(key) for key in keys.split()])
                if tip:
                    action.setToolTip(plain_tip(_say(tip)))
                    action.setStatusTip(_say(tip))
                window.addAction(action)
                self._actions[name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def in_menu(self, menu: str) -> Iterator[tuple[QAction, bool]]:
        """The actions of a menu in order, each with whether a line follows it."""
        for name, *_, ends_group in self._rows[menu]:
            yield self._actions[name], bool(ends_group)

    def bind(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect each action by its id to a function that takes nothing."""
        for name, slot in slots.items():
            self._actions[name].triggered.connect(lambda _=False, slot=slot: slot())


SETTLED: Final = (
    *("new", "open", "gallery", "save", "save_as", "export", "print", "close", "copy_text"),
    *("trial", "balance"),
)
"""Commands before which a card that is half typed is put, if it can be one."""
SHIFTS: Final[tuple[Row, ...]] = (
    ("shift_left", QT_TRANSLATE_NOOP("Designer", "Shift to the left"), "", "Alt+Shift+Left", False),
    (
        "shift_right",
        QT_TRANSLATE_NOOP("Designer", "Shift to the right"),
        "",
        "Alt+Shift+Right",
        False,
    ),
    ("shift_up", QT_TRANSLATE_NOOP("Designer", "Shift up"), "", "Alt+Shift+Up", False),
    ("shift_down", QT_TRANSLATE_NOOP("Designer", "Shift down"), "", "Alt+Shift+Down", False),
)
"""Ways to move the whole board, in the menu of arrangements."""


def keys_in(rows: tuple[Row, ...]) -> tuple[tuple[str, str], ...]:
    """Keys and text of every row that has keys, as a page of keys shows them."""
    return tuple((keys, plain(text)) for _, text, _, keys, _ in rows if keys)


def plain(text: str) -> str:
    """A menu's text, in the language in use, without its mark for a key and without dots."""
    return command_name(_say(text))


def menu_title(menu: str) -> str:
    """What a menu is called."""
    return _say(MENUS[menu][0])


def command_text(row: Row) -> str:
    """What a command is called in its menu."""
    return _say(row[1])


def _say(text: str) -> str:
    return QCoreApplication.translate("Designer", text)
