# SPDX-License-Identifier: MIT
"""The panel beside the table in which the best moves are told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.gui.advice.hint_list import HintList, Line
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import SPACE_S


class HintPanel(ClosablePanel):
    """Says that it looks for moves, and then which there are.

    Signals:
        looked_at(int): another of the moves is looked at.
        play_clicked(int): this move is to be played.
        grown: it has opened, or shows more than before.
    """

    looked_at = Signal(int)
    play_clicked = Signal(int)
    grown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("hint_panel", parent)
        self.list = HintList(self)
        self._asking = False
        self._words = PlainLabel(self)
        self._words.setObjectName("hint_words")
        self._words.setWordWrap(True)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._play = self._button("play_hint", self._on_play)
        self._leave = self._button("leave_hint", self.close)
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(lambda _: self._on_play())
        self._build()
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says beside the moves; "" while it is hidden."""
        return "" if self.isHidden() else self._words.text()

    def _button(self, name: str, slot: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
        button.clicked.connect(slot)
        return button

    def _build(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_S)
        column.addWidget(self._words)
        column.addWidget(self._bar)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self._play)
        row.addWidget(self._leave)
        column.addLayout(row)
        self.setWidget(body)

    # -- what it shows ----------------------------------------------------------------------

    def show_asking(self) -> None:
        """Moves are looked for."""
        self._asking = True
        self._bar.setRange(0, 0)
        self.list.show_lines(())
        self._show(self.tr("Looking for the best moves…"))

    def show_progress(self, done: int, total: int) -> None:
        """So much of the work is done."""
        if self._asking:
            self._bar.setRange(0, total)
            self._bar.setValue(done)

    def show_moves(self, lines: Sequence[Line]) -> None:
        """These have been found, the best first."""
        self._asking = False
        self.list.show_lines(lines)
        self._show("")
        announce(self, lines[0].sentence())

    def show_trouble(self, words: str) -> None:
        """There is no hint, and why."""
        self._asking = False
        self.list.show_lines(())
        self._show(words)
        announce(self, words)

    def leave(self) -> None:
        """Nothing is hinted at: say nothing, and be gone."""
        self._asking = False
        self.list.show_lines(())
        self._words.clear()
        self.hide()

    def _show(self, words: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._bar.setVisible(self._asking)
        found = self.list.count() > 0
        self.list.setVisible(found)
        self._play.setVisible(found)
        self._retranslate()
        self.show()
        self.grown.emit()

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self.looked_at.emit(row)

    def _on_play(self, _checked: bool = False) -> None:
        if self.list.currentRow() >= 0:
            self.play_clicked.emit(self.list.currentRow())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Hint"))
        self.list.setAccessibleName(self.tr("The best moves"))
        self._play.setText(self.tr("Play it"))
        self._play.setToolTip(self.tr("Make the chosen move"))
        self._leave.setText(self.tr("Cancel") if self._asking else self.tr("Close"))
        self._leave.setToolTip(
            self.tr("Look for moves no longer")
            if self._asking
            else self.tr("Take the hint off the table")
        )

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(260, max(120, self.list.sizeHint().height() + 80))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 110)
