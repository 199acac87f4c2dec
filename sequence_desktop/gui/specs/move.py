# SPDX-License-Identifier: MIT
"""The actions of the menu "Move"."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

MOVE: Final = (
    Spec(
        "undo",
        "move",
        lambda: translate("Actions", "&Undo"),
        lambda: translate("Actions", "Take back your last move and what followed it."),
        ("Ctrl+Z",),
        standard=QKeySequence.StandardKey.Undo,
    ),
    Spec(
        "redo",
        "move",
        lambda: translate("Actions", "&Redo"),
        lambda: translate("Actions", "Play again what was taken back."),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        ends_group=True,
        standard=QKeySequence.StandardKey.Redo,
    ),
    Spec(
        "draw",
        "move",
        lambda: translate("Actions", "&Draw a card"),
        lambda: translate(
            "Actions", "Take a card from the stock, where the rules let one draw by hand."
        ),
        ("Ctrl+D",),
    ),
    Spec(
        "turn_in",
        "move",
        lambda: translate("Actions", "&Turn in a dead card"),
        lambda: translate(
            "Actions", "Give up a card that has no free cell left, and draw another."
        ),
        ("Ctrl+T",),
    ),
    Spec(
        "pass",
        "move",
        lambda: translate("Actions", "&Pass"),
        lambda: translate(
            "Actions", "End the turn without a play; only where nothing can be played."
        ),
        ("Ctrl+E",),
    ),
)
