# SPDX-License-Identifier: MIT
"""What a screen reader finds in the window: the table's parts, their words, and what they can do.

The table is one widget in which Qt sees nothing but a picture. Here each of its parts becomes a
node that can be read, found by its place, focused and pressed. No text is made here: every word
comes from `table/describe.py`, which knows only what the seat at the screen may see.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.accessible.node import KEPT
from sequence_desktop.gui.accessible.panels import PANELS, PanelNode
from sequence_desktop.gui.accessible.table import TableNode
from sequence_desktop.gui.table.view import TableView


def install() -> None:
    """Let screen readers see the table from now on; once for a process."""
    QAccessible.installFactory(_make)


def _make(_name: str, thing: QObject) -> QAccessibleInterface | None:
    """The node of a widget; None where Qt's own will do."""
    made: QAccessibleInterface | None = None
    if isinstance(thing, TableView):
        made = TableNode(thing)
    elif isinstance(thing, QWidget):
        role = next((role for kind, role in PANELS if isinstance(thing, kind)), None)
        made = None if role is None else PanelNode(thing, role)
    if made is not None:
        KEPT.keep(thing, made)
    return made
