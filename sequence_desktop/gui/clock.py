# SPDX-License-Identifier: MIT
"""The clock of a turn, for rules that give so many seconds to move."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

_SECOND = 1000


class TurnClock(QObject):
    """Counts a turn's time down, and stands still whenever it is told to.

    Signals:
        ticked: the whole seconds left, rounded up; None when there is no clock.
        ran_out: the time is up.
    """

    ticked = Signal(object)
    ran_out = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left_ms: int | None = None
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)

    @property
    def seconds(self) -> int | None:
        """The whole seconds left, rounded up; None: no clock."""
        left = self._left()
        return None if left is None else -(-left // _SECOND)

    @property
    def running(self) -> bool:
        """Whether time goes by."""
        return self._timer.isActive()

    def begin(self, seconds: int | None) -> None:
        """A new turn with so much time; None: as long as one likes. The clock stands still."""
        self._timer.stop()
        self._left_ms = None if seconds is None else seconds * _SECOND
        self.ticked.emit(self.seconds)

    def run(self, on: bool) -> None:
        """Let the time go by, or stand still."""
        if on == self.running or not self._left_ms:
            return
        if on:
            self._wait(self._left_ms)
        else:
            self._left_ms = self._left()
            self._timer.stop()

    def _left(self) -> int | None:
        """The milliseconds left now."""
        if self._left_ms is None or not self.running:
            return self._left_ms
        return max(0, self._left_ms - self._since.elapsed())

    def _wait(self, left_ms: int) -> None:
        """Wait for the next whole second."""
        self._since.start()
        self._timer.start((left_ms - 1) % _SECOND + 1)

    def _on_time(self) -> None:
        self._left_ms = max(0, (self._left_ms or 0) - max(self._since.elapsed(), 1))
        self.ticked.emit(self.seconds)
        if self._left_ms:
            self._wait(self._left_ms)
        else:
            self.ran_out.emit()
