# SPDX-License-Identifier: MIT
"""The panel beside the table that says what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sequence_desktop.gui.advice.hint_list import HintList, Line
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_S, SPACE_XS, TYPE_STRONG


class NowPanel(ClosablePanel):
    """Whose turn it is, what is asked, and everything that can be done, line by line.

    Signals:
        looked_at(int): this line is looked at.
        wanted(int): what this line says is to be done.
        hint_wanted: somebody wants to be shown a good move.
    """

    looked_at = Signal(int)
    wanted = Signal(int)
    hint_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("now_panel", parent)
        self._title = self._label("now_title")
        self._title.setFont(font(TYPE_STRONG, QFont.Weight.DemiBold))
        self._detail = self._label("now_detail")
        self.list = HintList(self)
        self.list.setObjectName("now_list")
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(lambda _: self.wanted.emit(self.list.currentRow()))
        self._hint = QPushButton(self)
        self._hint.setObjectName("show_me")
        self._hint.setAutoDefault(False)
        self._hint.clicked.connect(self.hint_wanted)
        self._close = QPushButton(self)
        self._close.setObjectName("close_now")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.close)
        self._build()
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says above the lines."""
        return f"{self._title.text()}. {self._detail.text()}".removesuffix(". ")

    def _label(self, name: str) -> PlainLabel:
        label = PlainLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        return label

    def _build(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(SPACE_S, 0, SPACE_S, SPACE_S)
        column.setSpacing(SPACE_XS)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.addWidget(self._hint)
        row.addStretch()
        row.addWidget(self._close)
        column.addLayout(row)
        self.setWidget(body)

    def tell(self, title: str, detail: str, lines: Sequence[Line]) -> None:
        """Say this; no line is looked at yet."""
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.list.show_lines(lines, first=False)

    def offer_hint(self, on: bool) -> None:
        """Say whether a good move can be shown now."""
        if self._hint.hasFocus() and not on:
            self.list.setFocus()
        self._hint.setVisible(on)

    def open(self) -> None:
        """Be seen, have the keys, and be read aloud."""
        self.show()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        texts = [self.list.item(row).text() for row in range(self.list.count())]
        announce(self, ". ".join(text.rstrip(".") for text in (self.text, *texts)))

    @property
    def has_keys(self) -> bool:
        """Whether the focus is on some part of it."""
        return any(child.hasFocus() for child in self.findChildren(QWidget))

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self.looked_at.emit(row)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("What can I do?"))
        self.list.setAccessibleName(self.tr("What can be done now"))
        self._hint.setText(self.tr("Show me a good move"))
        self._hint.setToolTip(self.tr("Point out the best moves, and say why they are good"))
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Go back to the table"))

    # -- Qt's own ---------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(280, max(200, self.list.sizeHint().height() + 140))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 140)
