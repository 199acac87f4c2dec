# SPDX-License-Identifier: MIT
"""The pages to read: keys and mouse, and about the program with its licences."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from html import escape

import PySide6
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication, QKeySequence

from sequence_desktop import __version__
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.help import advice_rows
from sequence_desktop.gui.dialogs.licences import licence_table
from sequence_desktop.gui.now.ways import click_twice, digits, drag_a_card, enter, next_cell
from sequence_desktop.gui.plain import command_name
from sequence_desktop.gui.replay.help import replay_rows
from sequence_desktop.gui.specs import MENUS

translate = QCoreApplication.translate
_FIRST = 36
"""Percent of the width: the first column of every table."""


def versions() -> tuple[tuple[str, str], ...]:
    """What runs here: names and versions, for the about page, reports and the self-test."""
    return (
        ("Sequence Desktop", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide", PySide6.__version__),
        ("System", f"{platform.system()} {platform.release()} ({platform.machine()})"),
        ("Screen", QGuiApplication.platformName()),
    )


def about_page() -> str:
    """The version, and under which licences what is used may be used, as HTML."""
    intro = translate(
        "Pages",
        "Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.",
    )
    note = translate(
        "Pages",
        "This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has "
        "nothing to do with it.",
    )
    names = {"System": translate("Pages", "System"), "Screen": translate("Pages", "Screen")}
    running_here = [(names.get(name, name), version) for name, version in versions()[1:]]
    licences, running = translate("Pages", "Licences"), translate("Pages", "What runs here")
    return (
        f"<h2>Sequence Desktop {escape(__version__)}</h2><p>{escape(intro)}</p>"
        f"<h3>{escape(licences)}</h3>{licence_table()}"
        f"<h3>{escape(running)}</h3>{_table(running_here)}"
        f"<p>{escape(note)}</p>"
    )


def shortcuts_page(actions: Actions) -> str:
    """What every key and gesture does, as HTML."""
    # Not at the top: these pages stand on this module too.
    from sequence_desktop.gui.designer.key_page import keys_sections
    from sequence_desktop.gui.setup import key_page as setup

    parts = [
        section(translate("Pages", "Keys and mouse"), (), level=2),
        section(translate("Pages", "On the table"), _table_keys()),
    ]
    for menu, title in MENUS:
        rows = [
            (_keys(action.shortcuts()), command_name(action.text()))
            for action, _ in actions.in_menu(menu)
            if action.shortcuts()
        ]
        parts.append(section(command_name(title()), rows))
    parts.append(section(translate("Pages", "Replay"), replay_rows()))
    parts.append(section(translate("Pages", "Help from the computer"), advice_rows()))
    parts.append(setup.keys_sections())
    parts.append(keys_sections())
    return "".join(parts)


def section(title: str, rows: Iterable[tuple[str, str]], level: int = 3) -> str:
    """A heading with a table of two columns below it, as HTML."""
    return f"<h{level}>{escape(title)}</h{level}>{_table(rows)}"


def _table_keys() -> tuple[tuple[str, str], ...]:
    return (
        drag_a_card(),
        (
            translate("Pages", "Drag in the hand"),
            translate("Pages", "Lay a card in another place of the hand."),
        ),
        (
            translate("Pages", "Drag to the hand"),
            translate("Pages", "Draw the card of the stock, or an open one, where that is asked."),
        ),
        (
            translate("Pages", "Drag a chip"),
            translate("Pages", "Swap it with the chip it is dropped on, where that is asked."),
        ),
        click_twice(),
        (
            translate("Pages", "Finger"),
            translate(
                "Pages",
                "Tap a card, then a cell. On a small board a lens shows the cell: slide to the "
                "right one before you lift the finger.",
            ),
        ),
        (
            translate("Pages", "Screen reader"),
            translate(
                "Pages",
                "Each cell says its place, its card, its chip and which of your cards may go "
                "there; cards can be chosen and cells pressed from the reader, too.",
            ),
        ),
        digits(),
        ("D", translate("Pages", "Draw a card, where one draws by hand.")),
        (
            translate("Pages", "Arrows"),
            translate("Pages", "Move from card to card, or from cell to cell."),
        ),
        next_cell(),
        (
            native_keys("Tab Shift+Tab"),
            translate("Pages", "Go on from the hand to the board and the stock."),
        ),
        enter(),
        (
            translate("Pages", "Delete"),
            translate(
                "Pages", "Lay the marked card on the discards, if it is dead or to be given up."
            ),
        ),
        ("Esc", translate("Pages", "Take the last step back: the chosen chip, the chosen card.")),
    )


def native_keys(keys: str) -> str:
    """Keys that stand one after the other, by the names that the language has for them."""
    return _keys(QKeySequence(word) for word in keys.split())


def _keys(shortcuts: Iterable[QKeySequence]) -> str:
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)


def _table(rows: Iterable[tuple[str, str]]) -> str:
    # All tables of a page have their columns at the same places.
    cells = "".join(
        f'<tr><td width="{_FIRST}%"><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>'
        for left, right in rows
    )
    return f'<table width="100%">{cells}</table>'
