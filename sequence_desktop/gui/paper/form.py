# SPDX-License-Identifier: MIT
"""The fields in which a person says what is printed and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.picking import refill
from sequence_desktop.gui.numbers import MeasureField, NumberField
from sequence_desktop.gui.paper.export import DPI
from sequence_desktop.gui.paper.options import MOST_CHIPS, Options, What
from sequence_desktop.gui.paper.pages import (
    CELLS,
    HALF_CARD,
    MARGINS,
    OVERLAPS,
    PAPERS,
    Orientation,
)
from sequence_desktop.gui.theme import MOST_SIDES
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS

_DPI_STEP: Final = 50


class PaperForm(QWidget):
    """All the options, of which only those are shown that matter for what is printed.

    Attributes:
        game: the box with the games whose rules can be printed.
        dpi: how fine a picture is.

    Signals:
        changed: a person has changed something.
    """

    changed = Signal()

    def __init__(
        self,
        options: Options,
        games: Sequence[tuple[str, str]],
        game: str,
        dpi: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._options = options
        self.what = ChoiceBox(self)
        self.game = ChoiceBox(self)
        self.paper = ChoiceBox(self)
        self.orientation = ChoiceBox(self)
        self.margin = self._millimetres("margin", MARGINS, 0.5)
        self.mono = QCheckBox(self.tr("&Black ink only"), self)
        self.chips_for = ChoiceBox(self)
        self.width_mm = self._millimetres("cell_width", CELLS, 0.5)
        self.height_mm = self._millimetres("cell_height", CELLS, 0.5)
        self.usual = QPushButton(self)
        self.overlap = self._millimetres("overlap", OVERLAPS, 1.0)
        self.assembly = QCheckBox(self.tr("With a page on how to put it together"), self)
        self.sides = NumberField(self)
        self.chips = NumberField(self)
        self.dpi = NumberField(self)
        self._cell = self._cell_row()
        self._layout = self._build()
        self._name_fields()
        self._fill(options, games, game, dpi)
        self._connect()
        self._show_what_matters()

    @property
    def options(self) -> Options:
        """What the fields say."""
        what, tiled = self.what.currentData()
        if what is What.CHIPS:
            tiled = self.chips_for.currentData()
        return replace(
            self._options,
            what=what,
            tiled=tiled,
            paper=self.paper.currentData(),
            # Qt gives a word back as a plain one.
            orientation=Orientation(self.orientation.currentData()),
            margin=self.margin.value(),
            mono=self.mono.isChecked(),
            cell=(self.width_mm.value(), self.height_mm.value()),
            overlap=self.overlap.value(),
            assembly=self.assembly.isChecked(),
            sides=self.sides.value(),
            chips=self.chips.value(),
        )

    @property
    def widest(self) -> int:
        """The least width for every row, also for those that are not shown now."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        label = self._layout.labelForField(self.what)
        field = max(self._cell.minimumSizeHint().width(), self.usual.minimumSizeHint().width())
        row = label.minimumWidth() + self._layout.horizontalSpacing() + field
        return max(row, self.assembly.minimumSizeHint().width(), self.minimumSizeHint().width())

    # -- building ---------------------------------------------------------------------------

    def _millimetres(self, name: str, limits: tuple[float, float], step: float) -> MeasureField:
        box = MeasureField(self)
        box.setObjectName(name)
        box.setRange(*limits)
        box.setDecimals(2)
        box.setSingleStep(step)
        box.setSuffix(self.tr(" mm"))
        box.setKeyboardTracking(False)
        return box

    def _cell_row(self) -> QWidget:
        """Width and height side by side."""
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE_XS)
        for field in (self.width_mm, self.height_mm):  # they need less than they wish for
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line.addWidget(self.width_mm, 1)
        line.addWidget(QLabel("×", row))
        line.addWidget(self.height_mm, 1)
        return row

    def _build(self) -> QFormLayout:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(SPACE_M)
        form.setVerticalSpacing(SPACE_S)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Print"), self.what)
        form.addRow(self.tr("&Game"), self.game)
        form.addRow(self.tr("P&aper"), self.paper)
        form.addRow(self.tr("Ori&entation"), self.orientation)
        form.addRow(self.tr("&Margins"), self.margin)
        form.addRow(self.tr("To go &with"), self.chips_for)
        form.addRow(self.tr("&Cells"), self._cell)
        form.addRow("", self.usual)
        form.addRow(self.tr("&Overlap"), self.overlap)
        form.addRow(self.tr("&Sides"), self.sides)
        form.addRow(self.tr("Chi&ps each"), self.chips)
        form.addRow(self.mono)
        form.addRow(self.assembly)
        form.addRow(self.tr("P&NG pictures"), self.dpi)
        # The longest label of all has room, lest the fields jump when it comes or goes.
        labels = [
            form.itemAt(row, QFormLayout.ItemRole.LabelRole) for row in range(form.rowCount())
        ]
        widest = max(label.sizeHint().width() for label in labels if label is not None)
        form.labelForField(self.what).setMinimumWidth(widest)
        self.usual.setText(self.tr("Half a poker card"))
        self.usual.setToolTip(self.tr("As cut from a pack of cards: 63.5 × 44.45 mm"))
        self.mono.setToolTip(
            self.tr("Hearts and diamonds are drawn hollow, so that no colour is needed.")
        )
        self.overlap.setToolTip(self.tr("The strips on which one page is glued to the next."))
        self.dpi.setToolTip(self.tr("How fine pictures are that are exported as PNG."))
        return form

    def _name_fields(self) -> None:
        for name in (
            "what",
            "game",
            "paper",
            "orientation",
            "mono",
            "chips_for",
            "usual",
            "assembly",
            "sides",
        ):
            getattr(self, name).setObjectName(name)
        self.chips.setObjectName("chips")
        self.dpi.setObjectName("dpi")
        self.width_mm.setAccessibleName(self.tr("Width of a cell"))
        self.height_mm.setAccessibleName(self.tr("Height of a cell"))

    def _fill(
        self, options: Options, games: Sequence[tuple[str, str]], game: str, dpi: int
    ) -> None:
        tasks: list[tuple[str, object]] = [
            (self.tr("The board on one page"), (What.BOARD, False)),
            (self.tr("The board in true size"), (What.BOARD, True)),
            (self.tr("Cards to cut in two"), (What.HALVES, False)),
            (self.tr("Chips"), (What.CHIPS, False)),
            (self.tr("A sheet for the scores"), (What.SCORES, False)),
        ]
        if games:
            tasks.append((self.tr("The rules of a game"), (What.RULES, False)))
        refill(self.what, tasks, (options.what, options.tiled and options.what is What.BOARD))
        refill(self.game, [(title, name) for name, title in games], game)
        refill(self.paper, [(name, name) for name in PAPERS], options.paper)
        ways = [
            (self.tr("As it suits best"), Orientation.AUTO),
            (self.tr("Portrait"), Orientation.PORTRAIT),
            (self.tr("Landscape"), Orientation.LANDSCAPE),
        ]
        refill(self.orientation, ways, options.orientation)
        sizes = [
            (self.tr("the board on one page"), False),
            (self.tr("the board in true size"), True),
        ]
        refill(self.chips_for, sizes, options.tiled)
        self.margin.setValue(options.margin)
        self.mono.setChecked(options.mono)
        self._show_cell(options.cell)
        self.overlap.setValue(options.overlap)
        self.assembly.setChecked(options.assembly)
        self.sides.setRange(1, MOST_SIDES)
        self.sides.setValue(options.sides)
        self.chips.setRange(0, MOST_CHIPS)
        self.chips.setSpecialValueText(self.tr("as many as needed"))
        self.chips.setValue(options.chips)
        self.dpi.setRange(*DPI)
        self.dpi.setSingleStep(_DPI_STEP)
        self.dpi.setSuffix(self.tr(" pixels per inch"))
        self.dpi.setValue(dpi)

    def _connect(self) -> None:
        for box in (self.what, self.game, self.paper, self.orientation, self.chips_for):
            box.currentIndexChanged.connect(self._on_changed)
        for length in (self.margin, self.width_mm, self.height_mm, self.overlap):
            length.valueChanged.connect(self._on_changed)
        for number in (self.sides, self.chips):
            number.valueChanged.connect(self._on_changed)
        for check in (self.mono, self.assembly):
            check.toggled.connect(self._on_changed)
        self.usual.clicked.connect(lambda: self._show_cell(HALF_CARD))

    # -- reacting ---------------------------------------------------------------------------

    def _show_cell(self, cell: tuple[float, float]) -> None:
        self.width_mm.setValue(cell[0])
        self.height_mm.setValue(cell[1])

    def _on_changed(self) -> None:
        self._show_what_matters()
        self.changed.emit()

    def _show_what_matters(self) -> None:
        options = self.options
        spread = options.what is What.BOARD and options.tiled
        chips = options.what is What.CHIPS
        halves = options.what is What.HALVES
        show = self._layout.setRowVisible
        show(self.game, options.what is What.RULES)
        show(self.chips_for, chips)
        sized = spread or halves or (chips and options.tiled)
        show(self._cell, sized)
        show(self.usual, sized)
        show(self.overlap, spread)
        show(self.assembly, spread or halves)
        show(self.sides, chips or options.what is What.SCORES)
        show(self.chips, chips)
