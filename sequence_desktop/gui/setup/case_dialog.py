# SPDX-License-Identifier: MIT
"""The question what a rule case shows, before it is saved."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.texts import one_line, tidy
from sequence_desktop.gui.least import LIST_LINES, keep_lines
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S

_SIZE = QSize(460, 300)
_LEAST = 360
"""Logical pixels: the width in which words and buttons have room."""
_LONGEST_TITLE = 200
_LONGEST_NOTE = 2000


class CaseDialog(QDialog):
    """Asks for a title and a note."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("save_case")
        self.setWindowTitle(self.tr("Save as rule case"))
        about = PlainLabel(
            self.tr("The case says what may be done in this position, as the program sees it."),
            self,
        )
        about.setWordWrap(True)
        self.title_field = QLineEdit(self)
        self.title_field.setObjectName("case_title")
        self.title_field.setMaxLength(_LONGEST_TITLE)
        self.note_field = QPlainTextEdit(self)
        self.note_field.setObjectName("case_note")
        self.note_field.setTabChangesFocus(True)
        keep_lines(self.note_field, LIST_LINES)
        self.save = QPushButton(self.tr("&Choose a file…"), self)
        self.save.setDefault(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE_M)
        form.setVerticalSpacing(SPACE_S)
        form.addRow(self.tr("&Title"), self.title_field)
        form.addRow(self.tr("&Note"), self.note_field)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addWidget(about)
        column.addLayout(form, 1)
        column.addWidget(buttons)
        self.setMinimumWidth(_LEAST)
        self.ensurePolished()
        self.setMinimumHeight(column.totalHeightForWidth(_LEAST))
        self.title_field.textChanged.connect(self._check)
        self.resize(_SIZE)
        self._check()

    @property
    def title(self) -> str:
        """What the case shows."""
        return one_line(self.title_field.text()).strip()

    @property
    def note(self) -> str:
        """What else is to be said."""
        return tidy(self.note_field.toPlainText())[:_LONGEST_NOTE].strip()

    def _check(self) -> None:
        self.save.setEnabled(bool(self.title))
