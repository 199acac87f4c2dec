# SPDX-License-Identifier: MIT
"""What is to be said of the position: always there, in words, each leading to its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from sequence_desktop.gui.designer.checks_panel import ChecksPanel
from sequence_desktop.gui.designer.findings import severity_icon
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.setup.words import finding_text
from sequence_desktop.gui.theme import Theme
from sequence_desktop.workshop.findings import Severity
from sequence_desktop.workshop.position.checks import check, playable
from sequence_desktop.workshop.position.findings import Finding

_FINDING: Final = Qt.ItemDataRole.UserRole


class FindingsList(ChecksPanel):
    """The list of findings under a line that says whether the position can be played.

    Signals:
        wanted(Finding): one of them was chosen.
    """

    wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._work: Work | None = None
        self.findings: tuple[Finding, ...] = ()
        """What is to be said."""
        self.list.setObjectName("setup_findings")
        self.list.setAccessibleName(self.tr("Checks"))
        EmptyNote(self.list, self.tr("There is nothing to remark on."))

    @property
    def playable(self) -> bool:
        """Whether nothing stands in the way of playing."""
        return playable(self.findings)

    def show_work(self, work: Work) -> None:
        """Check a position, and say what is found."""
        self._work = work
        self.findings = check(work.draft)
        self._fill()

    def _fill(self) -> None:
        work = self._work
        if work is None:
            return
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
