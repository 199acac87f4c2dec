# SPDX-License-Identifier: MIT
"""The command that makes a balance report again, or what has to be done before there is one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.workshop.report import Report


class CommandRow(QWidget):
    """Shows the command of a report; a board that lies in no file as it was measured has none.

    Attributes:
        command: the command.
        copy: takes it to the clipboard.
        save: saves the board.

    Signals:
        save_wanted: the board is to be saved.
    """

    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._source = ""
        self.command = QLineEdit(self)
        self.copy = QPushButton(self.tr("C&opy"), self)
        self.save = QPushButton(self.tr("Sa&ve the board…"), self)
        self._why = QLabel(self)
        self._build()
        self._show()

    def _build(self) -> None:
        self.command.setObjectName("command")
        self.command.setReadOnly(True)
        self.command.setAccessibleName(self.tr("Command line that makes this report again"))
        self.copy.setObjectName("copy_command")
        self.copy.clicked.connect(self._copy)
        self.save.setObjectName("save_board")
        self.save.clicked.connect(self.save_wanted)
        for button in (self.copy, self.save):
            button.setAutoDefault(False)
        self._why.setObjectName("why_no_command")
        self._why.setWordWrap(True)
        self._why.setText(
            self.tr("The command that plays these games again needs the board as a file.")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_S)
        row.addWidget(self._why, 1)
        row.addWidget(self.command, 1)
        row.addWidget(self.copy)
        row.addWidget(self.save)

    def show_report(self, report: Report) -> None:
        """Show the command of this report."""
        self._report = report
        self._show()

    def set_source(self, source: str) -> None:
        """Take how the command line names the board; "": it lies in no file as it was measured."""
        self._source = source
        self._show()

    def _show(self) -> None:
        report, there = self._report, bool(self._source)
        self.setVisible(report is not None)
        self.command.setVisible(there)
        self.copy.setVisible(there)
        self._why.setVisible(not there)
        self.save.setVisible(not there)
        text = replace(report, source=self._source).command if report and there else ""
        self.command.setText(text)
        self.command.setCursorPosition(0)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.command.text())
