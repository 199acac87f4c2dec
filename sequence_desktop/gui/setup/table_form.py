# SPDX-License-Identifier: MIT
"""Who is to move, how far the turn is, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.seat_rows import SeatRows
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.gui.setup.editor import Editor
from sequence_desktop.gui.setup.words import phase_name
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.workshop.position.draft import phases

_SHORTEST = 8


class TableForm(QWidget):
    """Fields for the turn, and a row for each seat."""

    def __init__(
        self, editor: Editor, levels: Iterable[str], style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self.mover = self._box("mover", self.tr("Who is to move"))
        self.phase = self._box("phase", self.tr("How far the turn is"))
        self._phase_label = QLabel(self.tr("T&urn"), self)
        self._phase_label.setBuddy(self.phase)
        self.seats = SeatRows(levels, style, self)
        form = QFormLayout()
        form.setContentsMargins(0, 0, SPACE_S, 0)  # they end where the fields of seats do
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("To &move"), self.mover)
        form.addRow(self._phase_label, self.phase)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, 0)
        column.setSpacing(SPACE_S)
        column.addLayout(form)
        column.addWidget(self.seats, 1)
        self.mover.activated.connect(self._editor.give_turn)
        self.phase.activated.connect(lambda _: self._editor.enter(self.phase.currentData()))
        self.seats.edited.connect(lambda: self._editor.seat(self.seats.seats))
        editor.document.changed.connect(lambda _, after: self._show(after))
        self._show(editor.document.work)

    def _box(self, name: str, spoken: str) -> ChoiceBox:
        box = ChoiceBox(self)
        box.setObjectName(name)
        box.setAccessibleName(spoken)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_SHORTEST)
        return box

    def _show(self, work: Work) -> None:
        draft = work.draft
        with QSignalBlocker(self.mover), QSignalBlocker(self.phase), QSignalBlocker(self.seats):
            self.mover.clear()
            self.mover.addItems([seat.name for seat in work.seats])
            self.mover.setCurrentIndex(draft.seat)
            self.phase.clear()
            known = phases(draft.setup)
            for phase in known:
                self.phase.addItem(phase_name(phase), phase)
            self.phase.setCurrentIndex(known.index(draft.phase) if draft.phase in known else 0)
            for widget in (self.phase, self._phase_label):
                widget.setVisible(len(known) > 1)
            if self.seats.names == [] or self.seats.seats != work.seats:
                self.seats.show_seats(work.seats)
                self._make_room()

    def _make_room(self) -> None:
        """Show the rows of seats whole: they have no bar to be moved by from side to side."""
        rows = self.seats.widget()
        if rows is not None:
            bar = self.seats.verticalScrollBar().sizeHint().width()
            self.seats.setMinimumWidth(rows.minimumSizeHint().width() + bar)
