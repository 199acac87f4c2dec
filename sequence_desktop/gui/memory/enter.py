# SPDX-License-Identifier: MIT
"""Enter in a list opens what is marked there, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EnterOpens(QObject):
    """Keeps Enter from a dialog's default button, to which Qt's lists pass it on after use."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            index = self._view.currentIndex()
            if event.key() in _ENTERS and index.isValid():
                self._view.activated.emit(index)
                return True
        return super().eventFilter(watched, event)
