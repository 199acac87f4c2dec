# SPDX-License-Identifier: MIT
"""One game in progress: the only door from the widgets to the engine.

The session owns the game, knows who sits where, asks the computer players, and says after each
change what the screen may show. It never hands out more than one seat's view, and it decides whose:

- one person at the table: always that person's;
- several: the hand is covered after each move until the next one says "I am ready";
- none: an onlooker's, who sees no hand.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from sequence_desktop.engine.changes import Change, changes
from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import Seat

log = logging.getLogger(__name__)


class Cause(StrEnum):
    """Why the screen changes."""

    NEW = "new"
    """Another game is on the table."""
    MOVE = "move"
    UNDO = "undo"
    REDO = "redo"
    LOOK = "look"
    """Another moment of the game is looked at, or the present again."""
    SEAT = "seat"
    """The next player at this screen has said to be ready."""
    THINK = "think"
    """A computer player has begun to think; nothing else changed."""


@dataclass(frozen=True)
class Update:
    """What the screen may show from now on.

    Attributes:
        view: the position in the eyes of who may look.
        changes: what is different from what was shown before; empty where that makes no sense.
        cause: why.
        ply: how many moves have been played at the moment shown.
        last_ply: how many have been played in all.
        curtain: the seat that must say "I am ready" before a hand is shown, or None.
        active: whether the viewer may move now.
        thinking: the seat a computer is thinking for, or None.
    """

    view: PlayerView
    changes: tuple[Change, ...]
    cause: Cause
    ply: int
    last_ply: int
    curtain: int | None
    active: bool
    thinking: int | None

    @property
    def looking_back(self) -> bool:
        """Whether the moment shown is not the present."""
        return self.ply < self.last_ply


class Session(QObject):
    """A game, its seats and its viewer.

    Attributes:
        pace_ms: a computer's move takes at least so long, so that people can follow.

    Signals:
        updated: an `Update`, after each change.
        refused: the engine's `Reason`, when a move was not legal.
        replaced: another game is on the table; `updated` follows.
    """

    updated = Signal(object)
    refused = Signal(object)
    replaced = Signal()

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        thinker: Thinker | None = None,
        pace_ms: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.pace_ms = pace_ms
        self._game = game
        self._seats = tuple(seats)
        self._thinker = thinker or Thinker(self)
        self._thinker.chosen.connect(self._on_chosen)
        self._thinking: int | None = None
        self._chosen: Move | None = None
        self._turn_clock = QElapsedTimer()
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._play_chosen)
        self._ready: int | None = None
        self._looking: int | None = None
        self._shown: PlayerView | None = None
        self._open = False

    # -- what is on the table ---------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game. Widgets take views; this is for keeping it in files and for counting moves."""
        return self._game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.position.outcome is not None

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._game.moves)

    @property
    def shown_ply(self) -> int:
        """How many moves have been played at the moment shown."""
        return self.ply if self._looking is None else self._looking

    @property
    def thinker(self) -> Thinker:
        """Who asks the computer players."""
        return self._thinker

    @property
    def thinking(self) -> int | None:
        """The seat a computer is thinking for, or None."""
        return self._thinking

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(n for n, seat in enumerate(self._seats) if is_human(seat))

    @property
    def viewer(self) -> int | None:
        """The seat whose hand may be shown now; None: nobody's."""
        if len(self.humans) < 2:
            return self.humans[0] if self.humans else None
        return self._ready if self._awaited is None else None

    @property
    def curtain(self) -> int | None:
        """The seat that must say "I am ready" now, before its hand is shown; or None."""
        awaited = self._awaited
        return awaited if awaited == self._game.position.seat else None

    @property
    def _awaited(self) -> int | None:
        """The person who is next, while somebody else may still sit at the screen; or None."""
        if len(self.humans) < 2 or self.over:
            return None
        following = self._next_human()
        return None if following == self._ready else following

    @property
    def active(self) -> bool:
        """Whether the viewer may move now."""
        position = self._game.position
        return (
            self._looking is None
            and position.outcome is None
            and self.viewer == position.seat
            and is_human(self._seats[position.seat])
        )

    @property
    def view(self) -> PlayerView:
        """What the screen may show at the moment looked at."""
        return self._game.view(self.viewer, self._looking)

    def start(self) -> None:
        """Show the game for the first time, and let a computer move if it is its turn."""
        self._open = True
        self._turn_clock.start()
        self._tell(Cause.NEW)
        self._go_on()

    def replace(self, game: Game, seats: Sequence[Seat]) -> None:
        """Put another game on the table."""
        self._stop_thinking()
        self._game = game
        self._seats = tuple(seats)
        self._ready = None
        self._looking = None
        self._shown = None
        self.replaced.emit()
        self.start()

    def close(self) -> None:
        """Stop: no computer thinks any more and no process is left."""
        self._open = False
        self._stop_thinking()
        self._thinker.close()

    # -- moves ------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """Play the viewer's move; False (and `refused`) if it is not legal or not his turn."""
        if not self.active:
            return False
        return self._play(move)

    @property
    def can_undo(self) -> bool:
        """Whether some person's move can be taken back."""
        return self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._game.can_redo

    def undo(self) -> None:
        """Take back the last person's move and everything after it.

        Against computers that is everything since one's own last move; among people, one move.
        """
        target = self._undo_target()
        if target is None:
            return
        self._stop_thinking()
        before = self._before()
        self._game.undo(self.ply - target)
        self._after(Cause.UNDO, before)

    def redo(self) -> None:
        """Play again what one undo took back."""
        if not self.can_redo:
            return
        self._stop_thinking()
        before = self._before()
        self._game.redo()
        while self._game.can_redo and not is_human(self._seats[self._game.position.seat]):
            self._game.redo()
        self._after(Cause.REDO, before)

    # -- looking ----------------------------------------------------------------------------

    def look_at(self, ply: int | None) -> None:
        """Show the board after `ply` moves; None, or the last one: the present. Plays nothing."""
        target = None if ply is None or ply >= self.ply else max(0, ply)
        if target == self._looking:
            return
        near = abs((self.ply if target is None else target) - self.shown_ply) == 1
        before = self._before() if near else None
        self._looking = target
        self._tell(Cause.LOOK, before)

    def ready(self) -> None:
        """The next player sits at the screen: show that hand."""
        waiting = self.curtain
        if waiting is not None:
            self._ready = waiting
            self._looking = None
            self._tell(Cause.SEAT)

    # -- inside -----------------------------------------------------------------------------

    def _next_human(self) -> int | None:
        """The seat of the next person to move, in the order of turns."""
        position = self._game.position
        count = len(self._seats)
        step = 1 if position.setup.rules.turn.direction == "clockwise" else -1
        order = ((position.seat + step * n) % count for n in range(count))
        return next((seat for seat in order if is_human(self._seats[seat])), None)

    def _undo_target(self) -> int | None:
        """How many moves are left after one undo; None if there is none to do."""
        positions = self._game.positions
        for ply in range(self.ply - 1, -1, -1):
            if is_human(self._seats[positions[ply].seat]):
                return ply
        return None

    def _play(self, move: Move) -> bool:
        before = self._before()
        try:
            self._game.play(move)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return False
        self._after(Cause.MOVE, before)
        return True

    def _before(self) -> tuple[PlayerView, PlayerView]:
        """The moment shown, in the viewer's eyes and in an onlooker's: to tell what changes."""
        return self.view, self._game.view(None, self._looking)

    def _after(self, cause: Cause, before: tuple[PlayerView, PlayerView]) -> None:
        self._looking = None
        self._turn_clock.start()
        self._tell(cause, before)
        self._go_on()

    def _tell(self, cause: Cause, before: tuple[PlayerView, PlayerView] | None = None) -> None:
        view = self.view
        self.updated.emit(
            Update(
                view=view,
                changes=() if before is None else self._changes(before, view),
                cause=cause,
                ply=self.shown_ply,
                last_ply=self.ply,
                curtain=self.curtain,
                active=self.active,
                thinking=self._thinking,
            )
        )

    def _changes(
        self, before: tuple[PlayerView, PlayerView], view: PlayerView
    ) -> tuple[Change, ...]:
        """What is different, seen with the same eyes before and after."""
        own, public = before
        if own.seat == view.seat:
            return tuple(changes(own.position, view.position))
        return tuple(changes(public.position, self._game.view(None, self._looking).position))

    # -- computers --------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let a computer think if it is its turn."""
        seat = self._game.position.seat
        if not self._open or self.over or is_human(self._seats[seat]):
            return
        self._thinking = seat
        self._tell(Cause.THINK)
        # A slot of that signal may have undone or replaced the game meanwhile.
        if self._thinking == seat:
            self._thinker.think(self._game.view(seat), self._seats[seat].level)

    def _on_chosen(self, move: Move) -> None:
        self._chosen = move
        self._pace.start(max(0, self.pace_ms - self._turn_clock.elapsed()))

    def _play_chosen(self) -> None:
        move, seat = self._chosen, self._thinking
        self._chosen = self._thinking = None
        if move is None or seat is None or seat != self._game.position.seat:
            return
        if not self._play(move):
            log.error("the computer's move %s was refused", move)

    def _stop_thinking(self) -> None:
        self._pace.stop()
        self._thinker.cancel()
        self._chosen = self._thinking = None
