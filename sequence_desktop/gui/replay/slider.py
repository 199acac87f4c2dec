# SPDX-License-Identifier: MIT
"""The slider over all moves of a game, with a sign at each bookmark."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QWidget

from sequence_desktop.gui.theme.metrics import TARGET

_HANDLE = 18
"""How wide the style sheet draws the handle, with its edge."""
_SIGN = 4.0
_STEP, _PAGE = 1, 10
_LEAST = 72


class MomentSlider(QSlider):
    """From the start of the game to its last move.

    Signals:
        moment_chosen(int): so many moves have been played at the moment to look at.
    """

    moment_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("moment")
        self.setSingleStep(_STEP)
        self.setPageStep(_PAGE)
        # The style sheet of the window gives sliders a height that no finger needs.
        self.setStyleSheet(f"QSlider {{ min-width: {_LEAST}px; min-height: {TARGET}px; }}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._marks: tuple[int, ...] = ()
        self._following = False
        self.valueChanged.connect(self._on_value)

    @property
    def least_width(self) -> int:
        """With less than this it would be of no use."""
        return _LEAST

    @property
    def marks(self) -> tuple[int, ...]:
        """The moments that bear a sign."""
        return self._marks

    def show_moment(self, ply: int, last: int) -> None:
        """Stand at move `ply` of `last`."""
        self._following = True
        self.setRange(0, last)
        self.setValue(ply)
        self._following = False

    def show_marks(self, plies: Iterable[int]) -> None:
        """Put a sign at these moments."""
        self._marks = tuple(plies)
        self.update()

    def place_of(self, ply: int) -> float:
        """Where a moment lies, in the slider's own coordinates."""
        run = self.width() - _HANDLE
        place = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), ply, run)
        return place + _HANDLE / 2

    def _on_value(self, ply: int) -> None:
        if not self._following:
            self.moment_chosen.emit(ply)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().text())
        top = self.height() / 2 - _HANDLE / 2 - 2 * _SIGN
        for ply in self._marks:
            if ply <= self.maximum():
                x = self.place_of(ply)
                corners = [QPointF(x - _SIGN, top), QPointF(x + _SIGN, top)]
                painter.drawPolygon(QPolygonF([*corners, QPointF(x, top + 1.5 * _SIGN)]))
        painter.end()
