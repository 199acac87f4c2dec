# SPDX-License-Identifier: MIT
"""Asks under which name rules are saved, and says what becomes of rules of that name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.least import LIST_LINES, KeepsLines, keep_lines, usual_size
from sequence_desktop.gui.rules.own import Use
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M

LONGEST_NAME = 60
_LEAST = 240


class NamingDialog(QDialog):
    """A name and a description.

    Attributes:
        name: the field of the name.
        text: the field of the description.
        save: the button that accepts; it says "Replace" where own rules would be overwritten.
    """

    def __init__(
        self,
        name: str,
        description: str,
        use_of: Callable[[str], Use],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("naming")
        self.setWindowTitle(self.tr("Save as your own rules"))
        self._use_of = use_of
        self.name = QLineEdit(name, self)
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.text = QPlainTextEdit(description, self)
        self.text.setObjectName("text")
        self.text.setTabChangesFocus(True)
        self.text.setMinimumWidth(_LEAST)
        keep_lines(self.text, LIST_LINES)
        self._note = QLabel(self)
        self._note.setObjectName("note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setProperty("danger", True)
        self.save = QPushButton(self)
        self.save.setObjectName("save")
        self._build()
        self.name.textChanged.connect(self._check)
        self._check()
        self.name.selectAll()

    @property
    def replaces(self) -> bool:
        """Whether own rules of this name are to be overwritten; the button has said so."""
        return self._use_of(self.title) is Use.OWN

    @property
    def title(self) -> str:
        """The name, without spaces around it."""
        return self.name.text().strip()

    @property
    def description(self) -> str:
        """The description, without spaces around it."""
        return self.text.toPlainText().strip()

    def _build(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(SPACE_M)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Description"), self.text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(form)
        column.addWidget(self._note)
        column.addWidget(buttons)
        KeepsLines(self)

    def _check(self) -> None:
        use = self._use_of(self.title) if self.title else Use.FREE
        text = {
            Use.FREE: "" if self.title else self.tr("Give the rules a name."),
            Use.OWN: self.tr("You have rules of this name already. They would be replaced."),
            Use.SHIPPED: self.tr("Rules of this name come with the program. Choose another name."),
        }[use]
        self._note.setText(text)
        self.save.setText(self.tr("&Replace") if use is Use.OWN else self.tr("&Save"))
        self.save.setEnabled(bool(self.title) and use is not Use.SHIPPED)

    def sizeHint(self) -> QSize:
        return usual_size(self, 460, 280)
