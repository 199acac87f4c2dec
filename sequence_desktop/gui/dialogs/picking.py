# SPDX-License-Identifier: MIT
"""Lists and boxes from which one thing is chosen by its id."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem

from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import TYPE_SMALL

ID = Qt.ItemDataRole.UserRole
"""Where an item keeps its id."""


def add(list_widget: QListWidget, item_id: str, text: str) -> QListWidgetItem:
    """Add an item."""
    item = QListWidgetItem(text, list_widget)
    item.setData(ID, item_id)
    return item


def add_heading(list_widget: QListWidget, text: str) -> QListWidgetItem:
    """Add a line that parts the items and cannot be chosen."""
    item = QListWidgetItem(text, list_widget)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setFont(font(TYPE_SMALL, QFont.Weight.DemiBold))
    item.setForeground(list_widget.palette().placeholderText())
    return item


def chosen(list_widget: QListWidget) -> str:
    """The id of the current item; "" if there is none."""
    row = list_widget.currentRow()
    return str(list_widget.item(row).data(ID) or "") if row >= 0 else ""


def choose(list_widget: QListWidget, item_id: str) -> None:
    """Choose the item with this id, or the first one, among those that are shown."""
    items = [list_widget.item(row) for row in range(list_widget.count())]
    shown = [item for item in items if not item.isHidden() and item.data(ID)]
    wanted = [item for item in shown if item.data(ID) == item_id] or shown
    list_widget.setCurrentRow(list_widget.row(wanted[0]) if wanted else -1)
    if wanted:
        list_widget.scrollToItem(wanted[0])


def refill(box: QComboBox, options: Sequence[tuple[str, object]], wanted: object) -> None:
    """Give a box new options; the wanted one is chosen if it is among them, else the first."""
    box.blockSignals(True)
    box.clear()
    for text, data in options:
        box.addItem(text, data)
    known = [data for _, data in options]
    box.setCurrentIndex(known.index(wanted) if wanted in known else min(0, len(known) - 1))
    box.blockSignals(False)
