# SPDX-License-Identifier: MIT
"""The actions of the menu "Computer"; the pace follows them there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.spec import Spec

translate = QCoreApplication.translate

COMPUTER: Final = (
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
