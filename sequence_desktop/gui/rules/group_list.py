# SPDX-License-Identifier: MIT
"""The list of groups beside the form: where changes are, and where something is wrong."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QWidget

from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.rules.groups import groups
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.metrics import SPACE_L


class GroupList(QListWidget):
    """A line for each group.

    Signals:
        wanted: the id of the group that was chosen.
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups = groups()
        self.setObjectName("groups")
        self.setAccessibleName(self.tr("Groups of rules"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        give_air(self)
        for group in self._groups:
            self.addItem(group.title)
        self.setFixedWidth(self.sizeHintForColumn(0) + 3 * SPACE_L)
        self.currentRowChanged.connect(self._on_row)

    def show_state(self, changed: Collection[str], wrong: Collection[str]) -> None:
        """Count the changed parameters of each group, and mark those where something is wrong."""
        colours = self._theme.widgets
        for place, group in enumerate(self._groups):
            count = sum(path in changed for path in group.paths)
            bad = any(path in wrong for path in group.paths)
            text = f"{group.title} ({count})" if count else group.title
            item = self.item(place)
            item.setText(f"{text} !" if bad else text)
            item.setForeground(colours.danger if bad else colours.text)

    def mark(self, group_id: str) -> None:
        """Show which group is in sight, without going there."""
        self.blockSignals(True)
        self.setCurrentRow([group.id for group in self._groups].index(group_id))
        self.blockSignals(False)

    def _on_row(self, place: int) -> None:
        if place >= 0:
            self.wanted.emit(self._groups[place].id)
