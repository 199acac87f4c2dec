# SPDX-License-Identifier: MIT
"""The actions of the menu "View"."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.specs.options import options
from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

VIEW: Final = (
    Spec(
        "last_round",
        "view",
        lambda: translate("Actions", "Show the last &round"),
        lambda: translate(
            "Actions", "Play once more what has happened since your own last move. Any key ends it."
        ),
        ("L",),
    ),
    Spec(
        "replay_bar",
        "view",
        lambda: translate("Actions", "&Replay"),
        lambda: translate(
            "Actions", "Show what one goes through the game with: slider, steps and playing."
        ),
        ("F5",),
        check="toggle",
    ),
    Spec(
        "autoplay",
        "view",
        lambda: translate("Actions", "Play the mo&ves"),
        lambda: translate(
            "Actions", "Show one move after the other, and stop there. Nothing is played."
        ),
        ("Shift+F5",),
    ),
    Spec(
        "look_first",
        "view",
        lambda: translate("Actions", "Look at the &start"),
        lambda: translate("Actions", "Show the board as it was before the first move."),
        ("Alt+Home",),
    ),
    Spec(
        "look_back",
        "view",
        lambda: translate("Actions", "Look one move &back"),
        lambda: translate(
            "Actions", "Show the board one move earlier; the game goes on from the present."
        ),
        ("Alt+Left",),
    ),
    Spec(
        "look_forward",
        "view",
        lambda: translate("Actions", "Look one move &forward"),
        lambda: translate("Actions", "Show the board one move later."),
        ("Alt+Right",),
    ),
    Spec(
        "look_now",
        "view",
        lambda: translate("Actions", "Back to the &game"),
        lambda: translate("Actions", "Show the board as it is now."),
        ("Alt+End",),
    ),
    Spec(
        "play_on",
        "view",
        lambda: translate("Actions", "Play &on from here"),
        lambda: translate(
            "Actions",
            "Go on from the moment shown in a game of its own; the one on the table is kept.",
        ),
    ),
    Spec(
        "bookmark",
        "view",
        lambda: translate("Actions", "Boo&kmark"),
        lambda: translate("Actions", "Mark the moment shown, to find it again."),
        ("Ctrl+K",),
    ),
    Spec(
        "bookmarks",
        "view",
        lambda: translate("Actions", "Bookmarks…"),
        lambda: translate("Actions", "Go to the moments you have marked, name them, remove them."),
        ("Ctrl+Shift+K",),
        ends_group=True,
    ),
    *options("hand_order", "view"),
    *options("theme", "view"),
    Spec(
        "zoom_in",
        "view",
        lambda: translate("Actions", "L&arger"),
        lambda: translate("Actions", "Show the table larger; where it does not fit, it scrolls."),
        ("Ctrl++", "Ctrl+="),
        standard=QKeySequence.StandardKey.ZoomIn,
    ),
    Spec(
        "zoom_out",
        "view",
        lambda: translate("Actions", "S&maller"),
        lambda: translate("Actions", "Show the table smaller."),
        ("Ctrl+-",),
        standard=QKeySequence.StandardKey.ZoomOut,
    ),
    Spec(
        "zoom_fit",
        "view",
        lambda: translate("Actions", "As large as t&he window"),
        lambda: translate("Actions", "Show the whole table, as large as it fits."),
        ("Ctrl+0",),
        ends_group=True,
    ),
    Spec(
        "sound",
        "view",
        lambda: translate("Actions", "So&unds"),
        SETTINGS["sound"].sentence,
        ("F8",),
        check="toggle",
    ),
    Spec(
        "panel",
        "view",
        lambda: translate("Actions", "Side &panel"),
        lambda: translate("Actions", "Show or hide the players and the moves."),
        ("F9",),
        check="toggle",
    ),
    Spec(
        "full_screen",
        "view",
        lambda: translate("Actions", "F&ull screen"),
        lambda: translate("Actions", "Fill the screen with the table."),
        ("F11",),
        check="toggle",
        standard=QKeySequence.StandardKey.FullScreen,
    ),
)
