# SPDX-License-Identifier: MIT
"""What is fixed about an action of the window."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence


@dataclass(frozen=True)
class Spec:
    """What is fixed about an action.

    Attributes:
        id: its name in the program.
        menu: the id of the menu it stands in.
        text: gives the menu text, in the language in use.
        tip: gives a sentence that says what it leads to.
        keys: its shortcuts, in portable form; the first is shown.
        check: "" for a plain action, "toggle" for on and off, or a group of which one is on.
        ends_group: whether a line follows in the menu.
        role: what macOS takes the action for.
        standard: what the system knows the action as, whose keys it has as well.
    """

    id: str
    menu: str
    text: Callable[[], str]
    tip: Callable[[], str]
    keys: tuple[str, ...] = ()
    check: str = ""
    ends_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    standard: QKeySequence.StandardKey | None = None
