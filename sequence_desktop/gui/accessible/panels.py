# SPDX-License-Identifier: MIT
"""What Qt would take for empty boxes: the list of players."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from sequence_desktop.gui.accessible.node import Role
from sequence_desktop.gui.panels.players import PlayerList, SeatRow

PANELS: Final[tuple[tuple[type[QWidget], QAccessible.Role], ...]] = (
    (PlayerList, Role.List),
    (SeatRow, Role.ListItem),
)
"""Widgets that are painted by hand, each with what it is."""


class PanelNode(QAccessibleWidget):
    """A widget whose name and children Qt knows, but not what it is."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)

    def text(self, kind: QAccessible.Text) -> str:
        # Their tool tips say the same once more.
        return "" if kind == QAccessible.Text.Description else super().text(kind)
