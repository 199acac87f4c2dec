# SPDX-License-Identifier: MIT
"""A line over the table that stays as long as something is the matter, with a way out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.speech import announce
from sequence_desktop.gui.theme.metrics import SPACE_M, SPACE_S, SPACE_XS


class NoticeLine(QFrame):
    """Words at the left and ways out at the right, or under the words where both do not fit.

    An heir says its texts in `_retranslate`.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name`: the object's name."""
        super().__init__(parent)
        self.setObjectName(name)
        # The colours of what is chosen: they stand out in each theme.
        self.setStyleSheet(
            f"#{name} {{ background: palette(highlight); }}"
            f"#{name} > QLabel {{ color: palette(highlighted-text); }}"
        )
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._line = line = QHBoxLayout(self)
        line.setContentsMargins(SPACE_M, SPACE_XS, SPACE_M, SPACE_XS)
        line.setSpacing(SPACE_S)
        self._row = QHBoxLayout()
        self._row.setSpacing(SPACE_S)
        line.addWidget(self._label, 1)
        line.addLayout(self._row)

    def _button(self, name: str, deed: Callable[..., object] | SignalInstance) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
        button.clicked.connect(deed)
        self._row.addWidget(button)
        return button

    def _retranslate(self) -> None:
        """Say every fixed text in the language that is spoken now."""
        raise NotImplementedError

    def _fit(self) -> None:
        words = self._label.fontMetrics().horizontalAdvance(self._label.text())
        needed = words + self._row.sizeHint().width() + 2 * SPACE_M + SPACE_S
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if needed <= self.width() else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fit()
        super().changeEvent(event)


class UnkeptBar(NoticeLine):
    """Says that games are not kept by themselves, why, and offers to save this one elsewhere.

    Signals:
        save_clicked: the player wants to save the game to a file of his choice.
    """

    save_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("unkept_bar", parent)
        self._problem = ""
        self._why = self._button("why", self._explain)
        self._save = self._button("save_elsewhere", self.save_clicked)
        self._close = self._button("hide", self.close)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The problem that the bar tells of; "" while it is hidden."""
        return "" if self.isHidden() else self._problem

    def say(self, problem: str) -> None:
        """Show a problem, without a full stop, until it is over, which is what "" means."""
        self._problem = self.tr("{problem}.").format(problem=problem) if problem else ""
        self._label.setToolTip(plain_tip(self._problem))
        self.setVisible(bool(problem))
        if problem:
            announce(self, self._problem)

    def _explain(self, _checked: bool = False) -> None:
        # Not at the top: the window starts faster without its rare dialogs.
        from sequence_desktop.gui.dialogs.trouble import say

        say(self.window(), self._label.text(), self._problem)

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Your games are not kept."))
        self._why.setText(self.tr("Why?"))
        self._why.setToolTip(self.tr("What stands in the way, and what to do about it"))
        self._save.setText(self.tr("Save as…"))
        self._save.setToolTip(self.tr("Save this game to another place"))
        self._close.setText(self.tr("Hide"))
        self._close.setToolTip(self.tr("Go on without this line"))


class SafeBar(NoticeLine):
    """Says for as long as it is so that the program runs without the person's settings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("safe_bar", parent)
        self._retranslate()

    @property
    def text(self) -> str:
        """What the bar says."""
        return self._label.text()

    def _retranslate(self) -> None:
        self._label.setText(
            self.tr("Safe mode: your settings stay in their file, and changes are not kept.")
        )
