# SPDX-License-Identifier: MIT
"""The actions of the menu "Computer"; the pace follows them there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

COMPUTER: Final = (
    Spec(
        "hint",
        "computer",
        lambda: translate("Actions", "&Hint"),
        lambda: translate(
            "Actions", "Show the best moves of your hand, how good they are, and why."
        ),
        ("H",),
    ),
    Spec(
        "play_hint",
        "computer",
        lambda: translate("Actions", "&Play the hint"),
        lambda: translate("Actions", "Make the hinted move that is marked on the table."),
        ("Ctrl+H",),
        ends_group=True,
    ),
    Spec(
        "teach",
        "computer",
        SETTINGS["teach"].title,
        SETTINGS["teach"].sentence,
        check="toggle",
    ),
    Spec(
        "why",
        "computer",
        lambda: translate("Actions", "Show a &better move"),
        lambda: translate(
            "Actions", "Say which move would have been better than your last one, and why."
        ),
        ("W",),
        ends_group=True,
    ),
    Spec(
        "chances",
        "computer",
        lambda: translate("Actions", "Winning &chances"),
        lambda: translate(
            "Actions", "Show who is ahead, as far as you can know, now and through the game."
        ),
        ("F6",),
        check="toggle",
    ),
    Spec(
        "review",
        "computer",
        lambda: translate("Actions", "&Review the game…"),
        lambda: translate(
            "Actions", "Look back at a finished game: where it turned, and what was luck or skill."
        ),
        ("Ctrl+Shift+R",),
        ends_group=True,
    ),
    Spec(
        "move_now",
        "computer",
        lambda: translate("Actions", "&Move now"),
        lambda: translate(
            "Actions", "Let the computer that is thinking move at once, with what it knows."
        ),
        ("Ctrl+M",),
        ends_group=True,
    ),
)
