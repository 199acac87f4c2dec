# SPDX-License-Identifier: MIT
"""The settings of the page "Play": how one plays, and what is said of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.settings.setting import Option, Page, Setting

translate = QCoreApplication.translate

_WAYS = Setting(
    "ways",
    lambda: translate("Settings", "Cards are"),
    lambda: translate("Settings", "How the pointer plays. Keys always do."),
    (
        Option(
            "both",
            lambda: translate("Settings", "Dragged or clicked"),
            lambda: translate(
                "Settings", "Drag a card to a cell, or click the one, then the other."
            ),
        ),
        Option(
            "drag",
            lambda: translate("Settings", "Dragged"),
            lambda: translate("Settings", "A click on a card or a cell does nothing."),
        ),
        Option(
            "click",
            lambda: translate("Settings", "Clicked"),
            lambda: translate(
                "Settings", "Nothing is dragged, so that a trembling hand cannot carry a card off."
            ),
        ),
    ),
)

_CONFIRM = Setting(
    "confirm",
    lambda: translate("Settings", "Ask before each move"),
    lambda: translate(
        "Settings", "A move is made when you choose its cell again, or press its button."
    ),
)

_HAND_ORDER = Setting(
    "hand_order",
    lambda: translate("Settings", "Order of the hand"),
    lambda: translate("Settings", "How your cards lie. Drag a card in the hand to lay it by hand."),
    (
        Option(
            "drawn",
            lambda: translate("Actions", "Hand as dra&wn"),
            lambda: translate("Actions", "Lay one’s cards in the order in which they were drawn."),
        ),
        Option(
            "suit",
            lambda: translate("Actions", "Hand by sui&ts"),
            lambda: translate("Actions", "Lay one’s cards suit by suit."),
        ),
        Option(
            "rank",
            lambda: translate("Actions", "Hand by ra&nks"),
            lambda: translate("Actions", "Lay one’s cards rank by rank, or by their numbers."),
        ),
        Option(
            "own",
            lambda: translate("Actions", "Hand as I lay &it"),
            lambda: translate(
                "Actions", "Leave one’s cards where they are dragged to in the hand."
            ),
        ),
    ),
    action="hand",
)

_TEACH = Setting(
    "teach",
    lambda: translate("Settings", "Point out mistakes"),
    lambda: translate(
        "Settings",
        "Alone against computers, a move that costs much of your chance to win is pointed out, and "
        "may be taken back. Not in rated games.",
    ),
    action="teach",
)

_RECORDS = Setting(
    "records",
    lambda: translate("Settings", "Count finished games"),
    lambda: translate(
        "Settings",
        "Game → Statistics shows them. Nothing of it leaves this computer. Rated games count "
        "always.",
    ),
)

PLAY: Final = Page(
    "play",
    lambda: translate("Settings", "Play"),
    (_WAYS, _CONFIRM, _HAND_ORDER, _TEACH, _RECORDS),
)
