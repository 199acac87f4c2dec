# SPDX-License-Identifier: MIT
"""Pressing, dragging and clicking: the one state machine behind the pointer.

Idle, pressed, dragging, and nothing else. It knows no rules and moves no items: it turns a stream
of presses, moves and releases into clicks, drops and returns. Whatever ends a drag other than a
release over the table (Esc, a right click, a lost focus, another turn) is `abort`.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, QPointF, Signal

from sequence_desktop.gui.table.spots import NOWHERE, Spot


class Phase(Enum):
    """Where the machine is."""

    IDLE = auto()
    PRESSED = auto()
    DRAGGING = auto()


class Drag(QObject):
    """Follows one pointer.

    Signals:
        clicked(Spot): pressed and released at the same place.
        lifted(Spot, QPointF): what lies there left its place, and where it was taken hold of.
        moved(QPointF): where the pointer has carried it.
        dropped(Spot, QPointF): what lay there was let go here.
        returned: the drag was broken off.
    """

    clicked = Signal(Spot)
    lifted = Signal(Spot, QPointF)
    moved = Signal(QPointF)
    dropped = Signal(Spot, QPointF)
    returned = Signal()

    def __init__(self, threshold: float, parent: QObject | None = None) -> None:
        """`threshold` is how far, in logical pixels, a press has to travel to be a drag."""
        super().__init__(parent)
        self._threshold = threshold
        self._spot = NOWHERE
        self._loose = False
        self._pressed_at = QPointF()
        self.phase = Phase.IDLE

    @property
    def dragging(self) -> bool:
        """Whether something is in the air."""
        return self.phase is Phase.DRAGGING

    def press(self, spot: Spot, point: QPointF, *, loose: bool) -> None:
        """The button went down; a second press without a release breaks off the first.

        `loose`: what lies there can be taken up.
        """
        self.abort()
        self._spot = spot
        self._loose = loose
        self._pressed_at = QPointF(point)
        self.phase = Phase.PRESSED

    def move(self, point: QPointF) -> None:
        """The pointer moved with the button down."""
        if self.phase is Phase.PRESSED and self._loose:
            if (point - self._pressed_at).manhattanLength() < self._threshold:
                return
            self.phase = Phase.DRAGGING
            self.lifted.emit(self._spot, self._pressed_at)
        # Whoever hears of the lift may have broken it off.
        if self.phase is Phase.DRAGGING:
            self.moved.emit(point)

    def slide(self, spot: Spot) -> None:
        """A press that has carried nothing away is over this spot now, and means it."""
        if self.phase is Phase.PRESSED and not self._loose:
            self._spot = spot

    def release(self, spot: Spot, point: QPointF) -> None:
        """The button went up over `spot`."""
        phase, self.phase = self.phase, Phase.IDLE
        if phase is Phase.DRAGGING:
            self.dropped.emit(self._spot, point)
        elif phase is Phase.PRESSED and spot == self._spot:
            self.clicked.emit(spot)

    def abort(self) -> bool:
        """Break off whatever is going on; whether something was in the air."""
        phase, self.phase = self.phase, Phase.IDLE
        if phase is Phase.DRAGGING:
            self.returned.emit()
        return phase is Phase.DRAGGING
