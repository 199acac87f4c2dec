# SPDX-License-Identifier: MIT
"""What keys and mouse do while a position is set up, to be read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.dialogs.pages import native_keys, section
from sequence_desktop.gui.plain import command_name
from sequence_desktop.gui.setup.commands import menus

translate = QCoreApplication.translate


def keys_page() -> str:
    """The page of the window, as HTML."""
    return section(translate("Pages", "Keys and mouse"), (), level=2) + keys_sections()


def keys_sections() -> str:
    """What is told of setting up on any page of keys, as HTML."""
    parts = [
        section(translate("Pages", "Setting up: the board"), _board_keys()),
        section(translate("Pages", "Setting up: the cards"), _card_keys()),
    ]
    for title, rows in menus().values():
        told = [(native_keys(keys), command_name(text)) for _, text, _, keys in rows if keys]
        heading = translate("Pages", "Setting up: {menu}").format(menu=command_name(title))
        parts.append(section(heading, told))
    return "".join(parts)


def _board_keys() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Pages", "Click"),
            translate("Pages", "Lay a chip of the side in hand, or take it away again."),
        ),
        (translate("Pages", "Drag"), translate("Pages", "Do the same to all cells on the way.")),
        (translate("Pages", "Right button"), translate("Pages", "Take chips of any side away.")),
        (translate("Pages", "Arrows"), translate("Pages", "Walk over the board.")),
        (
            translate("Pages", "Home, End, PgUp, PgDn"),
            translate("Pages", "Walk to the rim of the board."),
        ),
        (translate("Pages", "Space"), translate("Pages", "Do to a cell what a click does.")),
        ("1, 2, 3, 4", translate("Pages", "Lay a chip of the first, second… side.")),
        (translate("Pages", "Delete"), translate("Pages", "Take chips of any side away.")),
        ("R", translate("Pages", "Begin a row that is to be marked, or end it.")),
        ("Esc", translate("Pages", "Forget the row that was begun.")),
    )


def _card_keys() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Pages", "Enter"),
            translate("Pages", "Lay the chosen card of the deck where cards go."),
        ),
        (translate("Pages", "Delete"), translate("Pages", "Take the chosen card of a hand away.")),
        (
            native_keys("Ctrl+Left Ctrl+Right"),
            translate("Pages", "Move the chosen card of a hand or pile."),
        ),
    )
