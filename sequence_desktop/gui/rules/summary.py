# SPDX-License-Identifier: MIT
"""What differs from the preset, as a list that leads to the controls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sequence_desktop.gui.rules.differences import Difference
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.metrics import SPACE_XS

_PATH = Qt.ItemDataRole.UserRole


class _List(QListWidget):
    """A list whose chosen line is opened by Enter, without the dialog hearing of it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentItem() is not None:
                self.itemActivated.emit(self.currentItem())
            event.accept()
            return
        super().keyPressEvent(event)


class Summary(QWidget):
    """A headline and a line for each difference.

    Signals:
        wanted: the parameter of the line that was chosen.
    """

    wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("summary")
        self._theme = theme
        self._head = QLabel(self)
        self._head.setWordWrap(True)
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._head.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.list = _List(self)
        self.list.setObjectName("differences")
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setToolTip(self.tr("Press Enter or click twice to go to the rule."))
        self._head.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_XS)
        column.addWidget(self._head)
        column.addWidget(self.list, 1)
        self.list.itemActivated.connect(lambda item: self.wanted.emit(item.data(_PATH)))
        self.list.itemDoubleClicked.connect(lambda item: self.wanted.emit(item.data(_PATH)))

    def show_differences(self, found: Sequence[Difference], preset: str) -> None:
        """Show what differs from the preset of this name."""
        text = self.tr("Differs from “{preset}”:") if found else self.tr("As in “{preset}”")
        self._head.setText(text.format(preset=preset))
        self.list.setAccessibleName(self._head.text())
        self._show(found)

    def show_nothing(self, why: str) -> None:
        """Show a sentence in place of the list."""
        self._head.setText(why)
        self._show(())

    @property
    def lines(self) -> list[str]:
        """The lines as they are read."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def _show(self, found: Sequence[Difference]) -> None:
        self.list.setVisible(bool(found))
        if [item.line for item in found] == self.lines:
            return
        row = self.list.currentRow()
        self.list.clear()
        for difference in found:
            item = QListWidgetItem(difference.line)
            item.setData(_PATH, difference.path)
            if difference.idle:
                item.setForeground(self._theme.widgets.muted)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
