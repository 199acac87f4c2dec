# SPDX-License-Identifier: MIT
"""What a list or a text says as long as there is nothing in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QTextEdit, QWidget

from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.theme.metrics import SPACE_L


class EmptyNote(PlainLabel):
    """A quiet sentence in the middle of an empty view, which says why or how it begins."""

    def __init__(
        self,
        view: QAbstractItemView | QTextEdit,
        text: str,
        empty: Callable[[], bool] | None = None,
    ) -> None:
        """`empty`: whether nothing is seen, where that is not the same as having no rows."""
        port: QWidget = view.viewport()
        super().__init__(text, port)
        self._port = port
        self.setObjectName("empty_note")
        self.setProperty("muted", True)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(SPACE_L, 0, SPACE_L, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if isinstance(view, QTextEdit):
            self._empty = empty or view.document().isEmpty
            view.textChanged.connect(self.follow)
        else:
            model = view.model()
            self._empty = empty or (lambda: model.rowCount() == 0)
            for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
                signal.connect(self.follow)
        port.installEventFilter(self)
        self.follow()

    def follow(self) -> None:
        """Be seen if there is nothing else."""
        self.setGeometry(self._port.rect())
        self.setVisible(self._empty())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._port.rect())
        return super().eventFilter(watched, event)
