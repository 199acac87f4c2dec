# SPDX-License-Identifier: MIT
"""Files that could not be read: a line that says so, and all reasons for whoever wants to know."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.least import PAGE_LINES, keep_lines, usual_size
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S

_SIZE = (560, 320)
_LEAST = 320


class UnreadLine(QWidget):
    """Says how many files or lines could not be read; its button shows why. Else it is hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unread")
        self._faults: tuple[Fault, ...] = ()
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.why = QPushButton(self.tr("&Why…"), self)
        self.why.setObjectName("why_unread")
        self.why.setAutoDefault(False)
        self.why.clicked.connect(self._show_reasons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_S)
        row.addWidget(self.label)
        row.addWidget(self.why)
        row.addStretch()
        self.hide()

    @property
    def reasons(self) -> str:
        """Every reason, a paragraph each."""
        return "\n\n".join(fault_text(fault) for fault in self._faults)

    def show_faults(self, faults: Sequence[Fault], *, lines: bool = False) -> None:
        """Tell of these: each is about a file, or a line of one."""
        self._faults = tuple(faults)
        counted = COUNTED.unread_lines if lines else COUNTED.unread
        self.label.setText(counted(len(self._faults)))
        self.setToolTip(plain_tip(self.reasons))
        self.setVisible(bool(self._faults))

    def _show_reasons(self) -> None:
        ReasonsDialog(self.label.text(), self.reasons, self.window()).exec()


class ReasonsDialog(QDialog):
    """Why some files could not be read, to be read in peace and copied."""

    def __init__(self, title: str, reasons: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("reasons")
        self.setWindowTitle(title)
        self.page = QPlainTextEdit(reasons, self)
        self.page.setObjectName("page")
        self.page.setReadOnly(True)
        self.page.setTabChangesFocus(True)
        self.page.setAccessibleName(title)
        self.page.setMinimumWidth(_LEAST)
        keep_lines(self.page, PAGE_LINES)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = QPushButton(self.tr("&Copy"), self)
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(reasons))
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)

    def sizeHint(self) -> QSize:
        return usual_size(self, *_SIZE)
