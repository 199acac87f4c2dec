# SPDX-License-Identifier: MIT
"""What can be taken in hand: a chip of each side, an empty hand, and the marker of rows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget

from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.setup.editor import Deed, Editor, Tool
from sequence_desktop.gui.setup.words import side_name
from sequence_desktop.gui.table.art import Style, chip_icon
from sequence_desktop.gui.theme import action_icon
from sequence_desktop.gui.theme.metrics import SPACE_XS

_CHIP = 24


class ToolBox(QWidget):
    """A button for each tool; one of them is down."""

    def __init__(self, editor: Editor, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("setup_tools")
        self._editor = editor
        self._style = style
        self._shown: tuple[int, ...] = ()
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(SPACE_XS, SPACE_XS, SPACE_XS, SPACE_XS)
        self._grid.setSpacing(SPACE_XS)
        self.buttons: dict[Tool, QToolButton] = {}
        """The buttons by what they take in hand."""
        editor.document.changed.connect(lambda *_: self._fill())
        editor.tool_changed.connect(self._show_tool)
        self._fill()

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._style = style
        self._shown = ()
        self._fill()

    def _fill(self) -> None:
        work = self._editor.document.work
        if work.colours == self._shown:
            return
        self._shown = work.colours
        for button in self.buttons.values():
            self._group.removeButton(button)
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()
        for side, colour in enumerate(work.colours):
            name = side_name(side, work, self._style.theme.chips.name)
            tip = self.tr("Lay chips of this side, or take them away again. Key: {key}")
            button = self._add(Tool(Deed.CHIP, side), name, tip.format(key=side + 1))
            button.setIcon(chip_icon(colour, self._style))
        take = self._add(
            Tool(Deed.TAKE), self.tr("Take away"), self.tr("Take chips of any side away. Key: 0")
        )
        take.setIcon(action_icon("take_away", self._style.theme))
        row = self._add(
            Tool(Deed.ROW),
            self.tr("Row"),
            self.tr("Choose both ends of a whole row to mark it, or to unmark it. Key: R"),
        )
        row.setIcon(action_icon("mark", self._style.theme))
        self._arrange()
        self._show_tool()

    def _arrange(self) -> None:
        """Put all buttons side by side; where there is too little room, without their words."""
        room = self.width() - SPACE_XS
        self._wear(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        across = len(self.buttons)
        if sum(button.sizeHint().width() + SPACE_XS for button in self.buttons.values()) > room:
            self._wear(Qt.ToolButtonStyle.ToolButtonIconOnly)
            across = min(across, max(room // (self._widest() + SPACE_XS), 1))
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for number, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, number // across, number % across)
        self._grid.setColumnStretch(across, 1)  # what a wide window has left stays free

    def _wear(self, style: Qt.ToolButtonStyle) -> None:
        for button in self.buttons.values():
            button.setToolButtonStyle(style)

    def _widest(self) -> int:
        return max(button.sizeHint().width() for button in self.buttons.values())

    def _add(self, tool: Tool, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"{tool.deed}_{tool.side}")
        button.setText(text)
        button.setToolTip(plain_tip(f"{text}\n{tip}"))
        button.setAccessibleName(text)
        button.setAccessibleDescription(tip)
        button.setCheckable(True)
        button.setIconSize(QSize(_CHIP, _CHIP))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._editor.take_up(tool))
        self._group.addButton(button)
        self.buttons[tool] = button
        return button

    def _show_tool(self) -> None:
        button = self.buttons.get(self._editor.tool)
        if button is not None:
            button.setChecked(True)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(self._widest() + 2 * SPACE_XS, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
