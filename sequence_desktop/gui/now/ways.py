# SPDX-License-Identifier: MIT
"""How cards are played by pointer and keys, in words: for the page of keys, and for the moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

Way = tuple[str, str]
"""What is pressed or dragged, and what that does."""

BOTH: Final = "both"


def drag_a_card() -> Way:
    """By dragging."""
    return (
        translate("Pages", "Drag"),
        translate("Pages", "Drag a card, or the dice, onto a lit cell; elsewhere it returns."),
    )


def click_twice() -> Way:
    """By clicking."""
    return (
        translate("Pages", "Click, click"),
        translate("Pages", "Choose a card, then a lit cell; with dice, a lit cell at once."),
    )


def digits() -> Way:
    """Cards by their number."""
    return (
        "1 – 9, 0",
        translate("Pages", "Choose a card of the hand, or an open card that may be drawn."),
    )


def next_cell() -> Way:
    """From cell to cell."""
    return ("N, P", translate("Pages", "Go to the next or previous cell for the chosen card."))


def enter() -> Way:
    """What plays."""
    return (
        translate("Pages", "Enter, Space"),
        translate("Pages", "Choose the marked card; play it on the marked cell."),
    )


def ways_to_play(pointer: str, *, dice: bool) -> tuple[Way, ...]:
    """Everything that plays a card, or uses a roll.

    Args:
        pointer: what the pointer does, as the setting says: "drag", "click" or "both".
        dice: whether there are no cards.
    """
    drag = (drag_a_card(),) if pointer in ("drag", BOTH) else ()
    click = (click_twice(),) if pointer in ("click", BOTH) else ()
    keys = (next_cell(), enter()) if dice else (digits(), next_cell(), enter())
    return (*drag, *click, *keys)
