# SPDX-License-Identifier: MIT
"""What is to be said of the position: always there, in words, each leading to its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sequence_desktop.gui.designer.findings import severity_icon
from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.setup.words import finding_text
from sequence_desktop.gui.theme import Theme
from sequence_desktop.gui.theme.metrics import SPACE_XS
from sequence_desktop.workshop.findings import Severity
from sequence_desktop.workshop.position.checks import check, playable
from sequence_desktop.workshop.position.findings import Finding

_FINDING: Final = Qt.ItemDataRole.UserRole


class FindingsList(QWidget):
    """The list of findings under a line that says whether the position can be played.

    Signals:
        wanted(Finding): one of them was chosen.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._work: Work | None = None
        self.findings: tuple[Finding, ...] = ()
        """What is to be said."""
        self.summary = PlainLabel(self)
        self.summary.setObjectName("summary")
        self.summary.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setObjectName("setup_findings")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(self.tr("Checks"))
        self.list.itemClicked.connect(self._on_chosen)
        self.list.itemActivated.connect(self._on_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE_XS)
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)

    @property
    def playable(self) -> bool:
        """Whether nothing stands in the way of playing."""
        return playable(self.findings)

    @property
    def texts(self) -> tuple[str, ...]:
        """Every line of the list."""
        return tuple(self.list.item(row).text() for row in range(self.list.count()))

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in another theme."""
        self._theme = theme
        if self._work is not None:
            self._fill(self._work)

    def show_work(self, work: Work) -> None:
        """Check a position, and say what is found."""
        self._work = work
        self.findings = check(work.draft)
        self._fill(work)

    def _fill(self, work: Work) -> None:
        row = self.list.currentRow()
        self.list.clear()
        kinds = {
            Severity.ERROR: self.tr("Error"),
            Severity.WARNING: self.tr("Remark"),
            Severity.NOTE: self.tr("Note"),
        }
        for finding in self.findings:
            text = finding_text(finding, work, self._theme.chips.name)
            item = QListWidgetItem(severity_icon(finding.severity, self._theme), text, self.list)
            item.setData(_FINDING, finding)
            spoken = self.tr("{kind}: {text}").format(kind=kinds[finding.severity], text=text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(plain_tip(text))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.summary.setText(
            self.tr("This position can be played.")
            if self.playable
            else self.tr("This position cannot be played yet.")
        )

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(_FINDING))
