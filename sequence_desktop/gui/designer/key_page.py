# SPDX-License-Identifier: MIT
"""What keys and mouse do in the designer and in the gallery, to be read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.designer.commands import MENUS, SHIFTS, keys_in, plain
from sequence_desktop.gui.dialogs.pages import native_keys, section

translate = QCoreApplication.translate


def keys_page() -> str:
    """The page of the designer, as HTML."""
    return section(translate("Pages", "Keys and mouse"), (), level=2) + keys_sections()


def keys_sections() -> str:
    """What is told of designer and gallery on any page of keys, as HTML."""
    parts = [
        section(translate("Pages", "On the designer’s board"), _board_keys()),
        section(translate("Pages", "In the designer’s tray"), _tray_keys()),
    ]
    for name, (title, rows) in MENUS.items():
        told = keys_in(rows) + (keys_in(SHIFTS) if name == "edit" else ())
        title = translate("Pages", "Designer: {menu}").format(menu=plain(title))
        parts.append(section(title, [(native_keys(keys), text) for keys, text in told]))
    parts.append(section(translate("Pages", "Gallery of boards"), _gallery_keys()))
    return "".join(parts)


def _board_keys() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Pages", "Drag"),
            translate("Pages", "Carry a card to another cell, to exchange both, or to the tray."),
        ),
        (
            translate("Pages", "Drag from a bare cell"),
            translate("Pages", "Choose all cells in a frame; from a full cell, hold Shift."),
        ),
        (
            translate("Pages", "Click"),
            translate("Pages", "Choose a cell; with Shift up to it, with Ctrl one more."),
        ),
        (
            translate("Pages", "Double click"),
            translate("Pages", "Put the card that is chosen in the tray."),
        ),
        (
            translate("Pages", "Arrows"),
            translate("Pages", "Walk; with Shift choose on the way, with Ctrl only look around."),
        ),
        (
            translate("Pages", "Home, End, PgUp, PgDn"),
            translate("Pages", "Walk to the rim of the board."),
        ),
        (
            "10h, qs, xx, ##, ..",
            translate("Pages", "Type a card, a free cell, a hole, or nothing; and go on."),
        ),
        (
            translate("Pages", "Enter"),
            translate("Pages", "Finish a number that is being typed, or go on to the next cell."),
        ),
        (
            translate("Pages", "Space"),
            translate("Pages", "Put the tray’s card; with Ctrl choose one cell more or less."),
        ),
        (
            translate("Pages", "Backspace"),
            translate("Pages", "Take back what is half typed, or clear the chosen cells."),
        ),
        ("Esc", translate("Pages", "Bring a carried card back; forget what is half typed.")),
        (translate("Pages", "Menu key"), translate("Pages", "Open the menu of the chosen cells.")),
    )


def _tray_keys() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Pages", "Drag"), translate("Pages", "Carry a card to a cell.")),
        (translate("Pages", "Arrows"), translate("Pages", "Choose the card to be put.")),
        (
            translate("Pages", "Enter, double click"),
            translate("Pages", "Put the card on the chosen cells of the board."),
        ),
    )


def _gallery_keys() -> tuple[tuple[str, str], ...]:
    return (
        (native_keys("Ctrl+N"), translate("Pages", "Make a board.")),
        (translate("Pages", "Enter"), translate("Pages", "Change the board, or a copy of it.")),
        (native_keys("Ctrl+P"), translate("Pages", "Play on the board.")),
        (native_keys("Ctrl+D"), translate("Pages", "Copy the board.")),
        (native_keys("Ctrl+Shift+P"), translate("Pages", "Bring the board onto paper.")),
        ("F2", translate("Pages", "Give the board another name.")),
        (translate("Pages", "Delete"), translate("Pages", "Move the board to the trash.")),
        (native_keys("Ctrl+Shift+O"), translate("Pages", "Show the board’s file in its folder.")),
    )
