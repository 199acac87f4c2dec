# SPDX-License-Identifier: MIT
"""A panel beside the table that can be closed and moved, and speaks the program's language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDockWidget, QWidget


class ClosablePanel(QDockWidget):
    """What all panels have in common. An heir says its texts in `_retranslate`.

    Signals:
        closed: nobody wants to know any more.
    """

    closed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None, *, by_escape: bool = True) -> None:
        """Args:
        name: the object's name, by which the window's layout is kept.
        by_escape: Esc closes it, too.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self._by_escape = by_escape

    def _retranslate(self) -> None:
        """Say every fixed text in the language that is spoken now."""
        raise NotImplementedError

    # -- Qt's own ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._by_escape and event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
