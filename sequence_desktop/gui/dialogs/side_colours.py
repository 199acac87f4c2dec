# SPDX-License-Identifier: MIT
"""One button a side that opens the chips to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.seats import colour_name
from sequence_desktop.gui.table.art import Style, chip_icon
from sequence_desktop.gui.theme.chips import MOST_SIDES
from sequence_desktop.gui.theme.metrics import SPACE_XS

_ICON = 24


class SideColours(QWidget):
    """The sides' colours, no two alike: taking another side's colour gives it one's own.

    Signals:
        changed: a side has another colour.
    """

    changed = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side_colours")
        self._style = style
        self._order = list(range(MOST_SIDES))
        self._count = 2
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_XS)
        self.buttons = [self._make_button(side) for side in range(MOST_SIDES)]
        """The buttons, by side."""
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch()
        self._refresh()

    @property
    def colours(self) -> tuple[int, ...]:
        """The palette colour of each side."""
        return tuple(self._order[: self._count])

    def show_colours(self, colours: Sequence[int]) -> None:
        """Show these colours; what is not given, or given twice, takes a free one."""
        order = list(dict.fromkeys(colours))
        self._order = order + [c for c in range(MOST_SIDES) if c not in order]
        self._refresh()

    def show_count(self, sides: int) -> None:
        """Show as many buttons as there are sides."""
        self._count = sides
        self._refresh()

    def choose(self, side: int, colour: int) -> None:
        """Give a side a colour; whoever had it takes the side's old one."""
        other = self._order.index(colour)
        self._order[other], self._order[side] = self._order[side], colour
        self._refresh()
        self.changed.emit()

    def _make_button(self, side: int) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"colour_{side}")
        button.setIconSize(QSize(_ICON, _ICON))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for colour in range(MOST_SIDES):
            action = menu.addAction(
                chip_icon(colour, self._style), colour_name(colour, self._style.theme.chips.name)
            )
            action.triggered.connect(lambda _=False, c=colour: self.choose(side, c))
        button.setMenu(menu)
        return button

    def _refresh(self) -> None:
        palette = self._style.theme.chips.name
        for side, button in enumerate(self.buttons):
            colour = self._order[side]
            name = colour_name(colour, palette)
            button.setVisible(side < self._count)
            button.setIcon(chip_icon(colour, self._style))
            text = self.tr("Colour of side {number}: {colour}").format(number=side + 1, colour=name)
            button.setToolTip(plain_tip(text))
            button.setAccessibleName(text)
