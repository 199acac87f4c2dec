# SPDX-License-Identifier: MIT
"""Asks computer players for their turns, and lets people follow what they do.

A turn that ends with a draw by hand is decided as a whole: a computer never forgets to draw, and
nobody can move between its play and its draw.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.view import view_of
from sequence_desktop.gui.rounds import late_draws_of
from sequence_desktop.gui.worker import Thinker

log = logging.getLogger(__name__)


class Computers(QObject):
    """Decides for one seat at a time.

    Signals:
        decided: the moves of the seat that was thought for, in order; they are legal now.
        stood_in(int): the player of this seat failed, and the plain policy plays its next move.
    """

    decided = Signal(object)
    stood_in = Signal(int)

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.thinker = thinker
        """Who asks the processes."""
        self.seat: int | None = None
        """The seat that is thought for, or None."""
        self._game: Game | None = None
        self._level = ""
        self._plan: list[Move] = []
        self._failed = False
        self.stand_ins: dict[int, Move] = {}
        """The moves that the plain policy made in the place of a player that failed, by ply."""
        self._wait_ms = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._decide)
        thinker.chosen.connect(self._on_chosen)
        thinker.stood_in.connect(self._on_stood_in)

    def think(self, game: Game, seat: int, level: str, wait_ms: int) -> None:
        """Decide for a seat; the answer takes at least `wait_ms`, so that people can follow."""
        self.cancel()
        if game is not self._game:
            self.stand_ins.clear()
        self._game, self.seat, self._level = game, seat, level
        self._wait_ms = wait_ms
        self._since.start()
        self._ask(game.position)

    def hurry(self, wait_ms: int) -> None:
        """What was waited for has happened: from now on only this long."""
        self._wait_ms = min(self._wait_ms, wait_ms)
        if self._timer.isActive():
            self._start_timer()

    def move_now(self) -> None:
        """Decide at once, with what has been thought so far."""
        if self.seat is not None:
            self.hurry(0)
            self.thinker.hurry()

    def cancel(self) -> None:
        """Think no more."""
        self._timer.stop()
        self.thinker.cancel()
        self.seat = None
        self._plan = []
        self._failed = False

    def close(self) -> None:
        """Think no more, and leave no process behind."""
        self.cancel()
        self.thinker.close()

    def _ask(self, position: Position) -> None:
        if self._game is not None:
            moves = (*self._game.moves, *self._plan)
            self.thinker.think(view_of(position, self.seat, moves), self._level)

    def _on_chosen(self, move: Move) -> None:
        if self._game is None or self.seat is None:
            return
        self._plan.append(move)
        position = self._ahead(self._game, self._plan)
        while position is not None and (draws := late_draws_of(position, (self.seat,))):
            if len(draws) > 1:
                self._ask(position)
                return
            self._plan.append(draws[0])
            position = position.play(draws[0])
        self._start_timer()

    def _on_stood_in(self) -> None:
        if self.seat is not None:
            self._failed = True
            self.stood_in.emit(self.seat)

    def _start_timer(self) -> None:
        self._timer.start(max(0, self._wait_ms - self._since.elapsed()))

    def _decide(self) -> None:
        game, plan = self._game, tuple(self._plan)
        if game is None or self.seat is None:
            return
        self._plan = []
        if self._ahead(game, plan) is None:
            # Somebody has drawn meanwhile, and it made a difference.
            self._ask(game.position)
            return
        self.seat = None
        if self._failed:
            self.stand_ins.update(enumerate(plan, len(game.moves)))
            self._failed = False
        self.decided.emit(plan)

    @staticmethod
    def _ahead(game: Game, plan: Sequence[Move]) -> Position | None:
        """The position after the moves of the plan; None: they cannot be played any more."""
        position = game.position
        try:
            for move in plan:
                position = position.play(move)
        except IllegalMove as error:
            log.info("thinking again: %s", error)
            return None
        return position
