# SPDX-License-Identifier: MIT
"""The plan in the lab's window: its entries, the chosen one's fields, and how much is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.lab.draft import Draft
from sequence_desktop.gui.lab.entry_form import EntryForm
from sequence_desktop.gui.numbers import NumberField
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S

_MOST_GAMES: Final = 10_000_000
_MOST_SEED: Final = 2**31 - 1
_LONGEST_TITLE: Final = 120
_LINES: Final = 4


class PlanPane(QWidget):
    """Shows a plan, and changes it.

    Attributes:
        draft: the plan.
        title: what people call it.
        entries: the list of its entries.
        form: the fields of the chosen one.
        games, unit, seed: what holds for all of them.

    Signals:
        edited: it is another plan now.
    """

    edited = Signal()

    def __init__(
        self,
        draft: Draft,
        shelf: Shelf,
        offered: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """``offered``: the names of players that other packages offer here."""
        super().__init__(parent)
        self.draft = draft
        self._offered = tuple(offered)
        self.title = QLineEdit(self)
        self.entries = QListWidget(self)
        give_air(self.entries)
        self.add = QPushButton(self.tr("&Add"), self)
        self.remove = QPushButton(self.tr("Remo&ve"), self)
        self.form = EntryForm(shelf, self)
        self.games, self.seed = NumberField(self), NumberField(self)
        self.unit = ChoiceBox(self)
        self._build()
        self.entries.currentRowChanged.connect(self._show_entry)
        self.title.textEdited.connect(self._on_title)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.form.edited.connect(self._on_form)
        self.games.valueChanged.connect(self._on_all)
        self.unit.currentIndexChanged.connect(self._on_all)
        self.seed.valueChanged.connect(self._on_all)
        self.show_draft(draft)

    def _build(self) -> None:
        self.title.setMaxLength(_LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("What is the question?"))
        for name in ("title", "entries", "add", "remove", "games", "unit", "seed"):
            getattr(self, name).setObjectName(name)
        self.entries.setAccessibleName(self.tr("Entries of the plan"))
        self.entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entries.setFixedHeight(round(self.entries.fontMetrics().height() * 1.25 * _LINES))
        self.add.setToolTip(self.tr("Compare with one more, which begins as a copy of this one."))
        self.remove.setToolTip(self.tr("Take this entry out of the plan."))
        self.games.setRange(1, _MOST_GAMES)
        self.games.setGroupSeparatorShown(True)
        self.unit.addItem(self.tr("games"), False)
        self.unit.addItem(self.tr("deals"), True)
        self.unit.setAccessibleName(self.tr("What is counted"))
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setToolTip(self.tr("The same number plays the same games again, everywhere."))
        self._lay_out()

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(SPACE_S)
        side.addWidget(self.add)
        side.addWidget(self.remove)
        top = QHBoxLayout()
        top.setSpacing(SPACE_S)
        top.addWidget(self.entries, 1, Qt.AlignmentFlag.AlignTop)
        top.addLayout(side)
        top.setAlignment(side, Qt.AlignmentFlag.AlignTop)
        self._one = QGroupBox(self.tr("This entry"), self)
        inside = QVBoxLayout(self._one)
        inside.addWidget(self.form)
        self._all = QGroupBox(self.tr("Each entry"), self)
        count = QHBoxLayout()
        count.setSpacing(SPACE_S)
        count.addWidget(self.games, 1)
        count.addWidget(self.unit)
        form = QFormLayout(self._all)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Number"), count)
        form.addRow(self.tr("See&d"), self.seed)
        label = form.labelForField(count)
        if label is not None:
            label.setBuddy(self.games)  # type: ignore[attr-defined] # a form's labels are QLabels
        column = QVBoxLayout(self)
        column.setSpacing(SPACE_M)
        head = QFormLayout()
        head.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        head.addRow(self.tr("&Title"), self.title)
        column.addLayout(head)
        column.addLayout(top)
        column.addWidget(self._one)
        column.addWidget(self._all)
        column.addStretch()

    def show_draft(self, draft: Draft) -> None:
        """Show another plan."""
        self.draft = draft
        with QSignalBlocker(self.games), QSignalBlocker(self.unit), QSignalBlocker(self.seed):
            self.games.setValue(draft.games)
            self.unit.setCurrentIndex(self.unit.findData(draft.by_deals))
            self.seed.setValue(draft.seed)
        self.title.setText(draft.title)
        self._list(0)
        self.edited.emit()

    def lock(self, *, on: bool) -> None:
        """Let nothing be changed while the plan is carried out."""
        for widget in (self.title, self._one, self._all, self.add, self.remove):
            widget.setEnabled(not on)
        if not on:
            self._enable()

    def use_shelf(self, shelf: Shelf) -> None:
        """Offer the games and boards that there are by now."""
        self.form.use_shelf(shelf)
        self._show_entry(self.entries.currentRow())

    def _shown(self, row: int) -> str:
        """What an entry is called; one without a name has its number, in results too."""
        return self.draft.rows[row].name or str(row + 1)

    def _list(self, row: int) -> None:
        with QSignalBlocker(self.entries):
            self.entries.clear()
            self.entries.addItems([self._shown(n) for n in range(len(self.draft.rows))])
            self.entries.setCurrentRow(row)
        self._show_entry(row)

    def _show_entry(self, row: int) -> None:
        if 0 <= row < len(self.draft.rows):
            self.form.show_row(self.draft.rows[row], (*self.draft.guests, *self._offered))
        self._enable()

    def _enable(self) -> None:
        self.remove.setEnabled(len(self.draft.rows) > 1)

    def _add(self) -> None:
        row = self.entries.currentRow()
        old = self.draft.rows[row]
        new = replace(old, name=self.draft.free_name(old.name), own=dict(old.own))
        self.draft.rows.insert(row + 1, new)
        self._list(row + 1)
        self.form.name.setFocus()
        self.form.name.selectAll()
        self.edited.emit()

    def _remove(self) -> None:
        row = self.entries.currentRow()
        del self.draft.rows[row]
        self._list(min(row, len(self.draft.rows) - 1))
        self.edited.emit()

    def _on_title(self, text: str) -> None:
        self.draft.kept.pop("title", None)
        if text.strip():
            self.draft.kept["title"] = text.strip()
        self.edited.emit()

    def _on_form(self) -> None:
        item = self.entries.currentItem()
        if item is not None:
            item.setText(self._shown(self.entries.currentRow()))
        self.edited.emit()

    def _on_all(self) -> None:
        """What is chosen here holds for all entries, those included that had their own."""
        self.draft.games = self.games.value()
        self.draft.by_deals = bool(self.unit.currentData())
        self.draft.seed = self.seed.value()
        for row in self.draft.rows:
            row.own.clear()
        self.edited.emit()
