# SPDX-License-Identifier: MIT
"""The actions of the menu "Help"."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from sequence_desktop.gui.specs.spec import Spec

translate = QCoreApplication.translate

HELP: Final = (
    Spec(
        "now",
        "help",
        lambda: translate("Actions", "&What can I do?"),
        lambda: translate(
            "Actions", "Say what you can do at this moment, and light it on the table."
        ),
        ("F1",),
    ),
    Spec(
        "contents",
        "help",
        lambda: translate("Actions", "C&ontents"),
        lambda: translate("Actions", "Read and search all pages of the help, in one window."),
        ("Ctrl+F1",),
    ),
    Spec(
        "rules",
        "help",
        lambda: translate("Actions", "How to &play"),
        lambda: translate(
            "Actions", "Say how the game in progress is played, in words and pictures."
        ),
        ("Shift+F1",),
    ),
    Spec(
        "first_game",
        "help",
        lambda: translate("Actions", "Your &first game"),
        lambda: translate(
            "Actions", "Learn the game in six short steps on the table. Your own game is kept."
        ),
        ends_group=True,
    ),
    Spec(
        "shortcuts",
        "help",
        lambda: translate("Actions", "&Keys and mouse"),
        lambda: translate("Actions", "List what every key does."),
        ("Ctrl+?",),
    ),
    Spec(
        "keys",
        "help",
        lambda: translate("Actions", "&Change keys…"),
        lambda: translate("Actions", "Choose which keys lead to what."),
    ),
    Spec(
        "settings_help",
        "help",
        lambda: translate("Actions", "&Settings explained"),
        lambda: translate("Actions", "Say what every setting does."),
        ends_group=True,
    ),
    Spec(
        "about",
        "help",
        lambda: translate("Actions", "&About Sequence Desktop"),
        lambda: translate("Actions", "Show the version and the licences."),
        role=QAction.MenuRole.AboutRole,
    ),
)
