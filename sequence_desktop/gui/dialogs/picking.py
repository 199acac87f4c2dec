# SPDX-License-Identifier: MIT
"""Lists and boxes from which one thing is chosen by its id."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListWidget, QListWidgetItem, QWidget

from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import TYPE_SMALL

ID = Qt.ItemDataRole.UserRole
"""Where an item keeps its id."""


class ChoiceList(QListWidget):
    """A list with headings, which keys step over; what is chosen comes into sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentRowChanged.connect(self._show)

    def _choices(self) -> list[int]:
        """The rows that can be chosen, in order."""
        rows = range(self.count())
        return [row for row in rows if self.item(row).data(ID) and not self.item(row).isHidden()]

    def _show(self, row: int) -> None:
        choices = self._choices()
        if row not in choices:
            return
        if row == choices[0]:
            self.scrollToTop()  # so that its heading is seen too
        self.scrollToItem(self.item(row))

    def moveCursor(
        self,
        action: QAbstractItemView.CursorAction,
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        found = super().moveCursor(action, modifiers)
        choices = self._choices()
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: -1,
        }
        if not choices:
            return found
        if action in ends:
            return self.indexFromItem(self.item(choices[ends[action]]))
        if action == QAbstractItemView.CursorAction.MovePageUp and found.row() not in choices:
            above = [row for row in choices if row < max(found.row(), 0)]
            return self.indexFromItem(self.item((above or choices)[-1 if above else 0]))
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What is told of a choice may take room from the list.
        self._show(self.currentRow())


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
