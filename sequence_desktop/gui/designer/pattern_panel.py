# SPDX-License-Identifier: MIT
"""Patterns: a whole board laid at once, seen before it is taken."""

from __future__ import annotations

import secrets
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.designer.workshop_words import say
from sequence_desktop.gui.dialogs.board_preview import BoardPreview
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.numbers import NumberField
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS, Pattern

_MOST_SEED: Final = 999_999
_CHOICE: Final = 15


class PatternPanel(QWidget):
    """A pattern, its parameters, and a picture of what comes of them.

    Signals:
        wanted(Pattern, Draft): this is to be taken.
    """

    wanted = Signal(object, object)

    def __init__(self, draft: Draft, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = (draft.width, draft.height, draft.deck)
        self._made: Draft | None = None
        self.pattern = ChoiceBox(self)
        self.choices: dict[str, QComboBox] = {}
        self.seed = NumberField(self)
        self.another = QPushButton(self)
        self.preview = BoardPreview(style, self)
        self.apply = QPushButton(self.tr("&Take it"), self)
        self.apply.setToolTip(self.tr("Fill the board in this way; undo takes it back"))
        self._why = PlainLabel(self)
        self._form = QFormLayout()
        self._build()
        self._fill_choices()

    def _build(self) -> None:
        self.pattern.setObjectName("pattern")
        for name, pattern in PATTERNS.items():
            self.pattern.addItem(say(pattern.title), name)
        self.seed.setObjectName("seed")
        self.seed.setRange(0, _MOST_SEED)
        self.seed.valueChanged.connect(self.refresh)
        self.another.setObjectName("another")
        self.another.setText(self.tr("A&nother"))
        self.another.setToolTip(self.tr("Take another number by chance."))
        self.another.clicked.connect(self._draw_lots)
        self.apply.setObjectName("apply_pattern")
        self.apply.clicked.connect(self._take)
        self._why.setWordWrap(True)
        self._why.setProperty("danger", True)
        self.preview.setMinimumHeight(140)
        self.preview.setMaximumHeight(200)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_S, SPACE_S, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_S)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        _let_shrink(self.pattern, _CHOICE)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        label = QLabel(self.tr("&Pattern"), self)
        label.setBuddy(self.pattern)
        # Buttons stand below their fields: a small window has no room for them beside.
        chance = QVBoxLayout()
        chance.setSpacing(SPACE_XS)
        chance.addWidget(self.seed)
        chance.addWidget(self.another)
        self._form.addRow(self.tr("Chance"), chance)
        column.addWidget(label)
        column.addWidget(self.pattern)
        column.addWidget(self.apply, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.preview, 1)
        column.addWidget(self._why)
        column.addLayout(self._form)
        column.addStretch(1)  # what a tall window has left lies below
        self.pattern.currentIndexChanged.connect(self._fill_choices)

    @property
    def chosen(self) -> Pattern:
        """The chosen pattern."""
        return PATTERNS[self.pattern.currentData()]

    def show_draft(self, draft: Draft) -> None:
        """Lay patterns for a board of this size and deck."""
        size = (draft.width, draft.height, draft.deck)
        if size != self._size:
            other_deck = size[2] != self._size[2]
            self._size = size
            if other_deck:
                self._fill_choices()
            else:
                self.refresh()

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self.preview.set_style(style)

    def refresh(self) -> None:
        """Lay the pattern, and show it or say why it cannot be laid."""
        width, height, deck = self._size
        choices = {key: box.currentData() for key, box in self.choices.items()}
        try:
            self._made = self.chosen.make(width, height, deck, choices, self.seed.value(), say)
            why = ""
        except Fault as fault:
            self._made, why = None, fault_text(fault)
        self.preview.show_board(None if self._made is None else self._made.sketch())
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.apply.setEnabled(self._made is not None)
        by_chance = self.chosen.uses_chance or choices.get("inside") == "shuffled"
        self._form.setRowVisible(self._form.rowCount() - 1, by_chance)

    def _fill_choices(self) -> None:
        for box in self.choices.values():
            self._form.removeRow(box)
        self.choices.clear()
        for parameter in self.chosen.parameters_for(self._size[2]):
            box = ChoiceBox(self)
            box.setObjectName(f"choice_{parameter.id}")
            for key, text in parameter.choices.items():
                box.addItem(say(text), key)
            _let_shrink(box, _CHOICE)
            box.currentIndexChanged.connect(self.refresh)
            self.choices[parameter.id] = box
            before_chance = self._form.rowCount() - 1
            self._form.insertRow(before_chance, say(parameter.title), box)
        keys = (self.pattern, self.apply, *self.choices.values(), self.seed, self.another)
        for before, after in pairwise(keys):
            QWidget.setTabOrder(before, after)
        self.refresh()

    def _draw_lots(self) -> None:
        self.seed.setValue(secrets.randbelow(_MOST_SEED + 1))

    def _take(self) -> None:
        if self._made is not None:
            self.wanted.emit(self.chosen, self._made)


def _let_shrink(box: QComboBox, characters: int) -> None:
    """The longest choice does not decide how wide the panel is; so many characters are seen."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(characters)
