# SPDX-License-Identifier: MIT
"""The one owner of animation on the table: short, never in the way, skippable, and can be off.

A `Track` is something that changes during a while. Its last step always happens, whether the time
is played out, skipped (`Motion.finish`) or never taken (pace 0): what one sees at rest is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

from sequence_desktop.gui.theme.metrics import MOTION_NORMAL

Curve = QEasingCurve.Type


def _nothing() -> None:
    """What happens after a track unless it says otherwise."""


@dataclass(frozen=True, slots=True)
class Track:
    """One movement: `step` is called with 0 to 1, then `done` once. Times are milliseconds."""

    key: Hashable
    """What is moved; a new track takes the place of a running one with the same key."""
    step: Callable[[float], None]
    start: float = 0.0
    length: float = MOTION_NORMAL
    curve: Curve = Curve.OutCubic
    done: Callable[[], None] = _nothing


@dataclass(slots=True)
class _Running:
    track: Track
    begin: float
    length: float
    easing: QEasingCurve


class Motion(QAbstractAnimation):
    """Plays tracks on one clock.

    Attributes:
        pace: how long everything takes, as a factor; 0 turns motion off.

    Signals:
        settled: nothing moves any more.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        self._running: list[_Running] = []

    @property
    def busy(self) -> bool:
        """Whether something moves or is about to."""
        return bool(self._running)

    def play(self, tracks: Iterable[Track]) -> None:
        """Start some tracks beside those that run already."""
        wanted = list(tracks)
        self.drop({track.key for track in wanted})
        if self.pace <= 0:
            for track in wanted:
                track.step(1.0)
                track.done()
            return
        clock_runs = self.state() is QAbstractAnimation.State.Running
        now = self.currentTime() if clock_runs else 0
        for track in wanted:
            # The state before the first step must be in place before anything is painted.
            track.step(0.0)
            begin = now + track.start * self.pace
            length = max(track.length * self.pace, 1.0)
            self._running.append(_Running(track, begin, length, QEasingCurve(track.curve)))
        if self._running and not clock_runs:
            self.start()

    def drop(self, keys: set[Hashable]) -> None:
        """End the tracks of these keys where they are; what follows them still happens."""
        ended = [it for it in self._running if it.track.key in keys]
        self._running = [it for it in self._running if it.track.key not in keys]
        for it in ended:
            it.track.done()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._running:
            ending, self._running = self._running, []
            for it in sorted(ending, key=lambda it: it.begin + it.length):
                it.track.step(1.0)
                it.track.done()
        self._rest()

    def _rest(self) -> None:
        if self.state() is not QAbstractAnimation.State.Stopped:
            self.stop()
            self.settled.emit()

    def duration(self) -> int:
        """Unknown beforehand: tracks may be added while the clock runs."""
        return -1

    def updateCurrentTime(self, now: int) -> None:
        """Move everything to where it is at this time."""
        for it in list(self._running):
            if now < it.begin or it not in self._running:
                continue
            share = min((now - it.begin) / it.length, 1.0)
            it.track.step(it.easing.valueForProgress(share))
            if share >= 1.0 and it in self._running:
                self._running.remove(it)
                it.track.done()
        if not self._running:
            self._rest()
