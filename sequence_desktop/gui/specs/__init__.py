# SPDX-License-Identifier: MIT
"""One registry of everything the window can do: id, text, tip and shortcut stand only here.

Menus, tool buttons and the page of shortcuts are all made from `SPECS`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.specs.computer import COMPUTER
from sequence_desktop.gui.specs.game import GAME
from sequence_desktop.gui.specs.help import HELP
from sequence_desktop.gui.specs.move import MOVE
from sequence_desktop.gui.specs.options import options
from sequence_desktop.gui.specs.spec import Spec
from sequence_desktop.gui.specs.view import VIEW

translate = QCoreApplication.translate

MENUS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("game", lambda: translate("Actions", "&Game")),
    ("move", lambda: translate("Actions", "&Move")),
    ("computer", lambda: translate("Actions", "&Computer")),
    ("view", lambda: translate("Actions", "&View")),
    ("help", lambda: translate("Actions", "&Help")),
)
"""The menus of the menu bar, in order."""

SPECS: tuple[Spec, ...] = (
    *GAME,
    *MOVE,
    *COMPUTER,
    *options("pace", "computer"),
    *VIEW,
    *HELP,
)
"""Every action, in the order of the menus."""
