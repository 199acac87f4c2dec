# SPDX-License-Identifier: MIT
"""A line over the table that stays as long as something is the matter, with a way out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sequence_desktop.gui.panels.bar import announce
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS


class UnkeptBar(QFrame):
    """Says why games are not kept by themselves, and offers to save this one elsewhere.

    Signals:
        save_clicked: the player wants to save the game to a file of his choice.
    """

    save_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("unkept_bar")
        self.setAutoFillBackground(True)
        self._label = QLabel(self)
        self._label.setObjectName("why")
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._save = QPushButton(self)
        self._save.setObjectName("save_elsewhere")
        self._save.clicked.connect(self.save_clicked)
        self._close = QPushButton(self)
        self._close.setObjectName("hide")
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        row.setSpacing(SPACE_S)
        row.addWidget(self._label)
        row.addWidget(self._save)
        row.addWidget(self._close)
        self._retranslate()
        self._dress()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says; "" while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def say(self, problem: str) -> None:
        """Show a problem until it is over, which is what "" means."""
        self._label.setText(problem)
        self.setVisible(bool(problem))
        if problem:
            announce(self, problem)

    def _retranslate(self) -> None:
        self._save.setText(self.tr("Save as…"))
        self._save.setToolTip(self.tr("Save this game to another place"))
        self._close.setText(self.tr("Hide"))
        self._close.setToolTip(self.tr("Go on without this line"))

    def _dress(self) -> None:
        """The colours of a note, which each theme has."""
        palette = QGuiApplication.palette()
        palette.setColor(QPalette.ColorRole.Window, palette.toolTipBase().color())
        palette.setColor(QPalette.ColorRole.WindowText, palette.toolTipText().color())
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.ApplicationPaletteChange:
            self._dress()
        super().changeEvent(event)
