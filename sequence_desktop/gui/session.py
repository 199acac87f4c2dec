# SPDX-License-Identifier: MIT
"""One game in progress: the only door from the widgets to the engine.

The session owns the game, knows who sits where, asks the computer players, and says after each
change what the screen may show. It never hands out more than one seat's view; whose, is decided in
`screen.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.refusals import is_aside
from sequence_desktop.engine.state import Phase
from sequence_desktop.gui import rounds
from sequence_desktop.gui.clock import TurnClock
from sequence_desktop.gui.computers import Computers
from sequence_desktop.gui.levels import STANDARD_LEVEL
from sequence_desktop.gui.on_table import OnTable
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.updates import Cause, Looks, Update
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import SavedMatch, Seat


class Session(OnTable):
    """A game, its seats and its viewer; what may be asked of them stands in `OnTable`.

    Attributes:
        pace_ms: a computer's move takes at least so long, so that people can follow.
        grace_ms: and so long as somebody may still draw, whose time its move would end.
        clock: the time of a turn, where the rules limit it.
        computers: who decides for the seats of computers.
        computers_wait: whether computers do not move for the moment, without a word about it.

    Signals:
        updated: an `Update`, after each change.
        refused: the engine's `Reason`, when a move was not legal.
        replaced: another game is on the table; `updated` follows.
        timed_out: the seat whose time is up; a computer moves for it.
        stood_in: the seat whose player failed; the plain policy moves in its place.
    """

    updated = Signal(object)
    refused = Signal(object)
    replaced = Signal()
    timed_out = Signal(int)
    stood_in = Signal(int)

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        match: SavedMatch | None = None,
        rated: bool = False,
        thinker: Thinker | None = None,
        pace_ms: int,
        grace_ms: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(game, seats, match, rated=rated, parent=parent)
        self.pace_ms = pace_ms
        self.grace_ms = grace_ms
        self.computers_wait = False
        self.computers = Computers(thinker or Thinker(self), self)
        self.computers.decided.connect(self._play)
        self.computers.stood_in.connect(self.stood_in)
        self.clock = TurnClock(self)
        self.clock.ran_out.connect(self._on_time_out)
        self._clock_held = False
        self._late: int | None = None
        self._awake = self._closed = False

    # -- who is to act ----------------------------------------------------------------------

    @property
    def thinker(self) -> Thinker:
        """Who asks the computer players."""
        return self.computers.thinker

    @property
    def thinking(self) -> int | None:
        """The seat a computer is thinking for, or None."""
        return self.computers.seat

    @property
    def active(self) -> bool:
        """Whether the viewer may move now."""
        position = self._game.position
        return (
            self._looking is None
            and position.outcome is None
            and self.viewer == position.seat
            and position.seat in self._screen.humans
            and self.thinking is None
        )

    # -- beginning and ending ---------------------------------------------------------------

    def start(self) -> None:
        """Show the game for the first time, and let a computer move if it is its turn."""
        self.show()
        self.wake()

    def show(self) -> None:
        """Show the game; no computer moves before `wake`."""
        self._new_turn()
        self._tell(Cause.NEW)

    def wake(self) -> None:
        """Let the computers move from now on, and the clock run."""
        self._awake = not self._closed
        self._run_clock()
        self._go_on()

    def replace(
        self,
        game: Game,
        seats: Sequence[Seat],
        match: SavedMatch | None = None,
        *,
        rated: bool = False,
        practice: bool = False,
        computers_wait: bool = False,
    ) -> None:
        """Put another game on the table."""
        self.computers.cancel()
        self._lay(game, seats, match, rated=rated, practice=practice)
        self.computers_wait = computers_wait
        self._late = None
        self.replaced.emit()
        self.show()
        self._go_on()

    def close(self) -> None:
        """Stop: no computer thinks any more and no process is left."""
        self._closed = True
        self._awake = False
        self.clock.run(False)
        self.computers.close()

    # -- moves ------------------------------------------------------------------------------

    def play(self, move: Move) -> bool:
        """Play the viewer's move; False (and `refused`) if it is not legal or not his turn."""
        late = move in self.draws
        if not late and (not self.active or is_aside(self._game.position, move)):
            return False
        return self._play((move,))

    def call(self, seat: int) -> bool:
        """Say that a seat has spoken out of turn; False if it is not the time for it."""
        if not self.may_call:
            return False
        self.computers.cancel()
        return self._play((Move(Kind.TALK, seat=seat),))

    def undo(self) -> None:
        """Take back the last person's play or exchange and everything after it.

        Against computers that is everything since one's own last play; among people, one play with
        the draw that belongs to it.
        """
        target = rounds.step_before(self._game, self._screen.humans)
        if target is None or not self.can_undo:
            return
        self.computers.cancel()
        before = self._looks()
        self._cover()
        self._game.undo(self.ply - target)
        self._new_turn()
        self._after(Cause.UNDO, before)

    def _cover(self) -> None:
        """Keep every hand covered while the screen is passed on: who takes back, and sits there?"""
        if self._screen.curtain(self._game.position) is not None:
            self._screen.stand_up()

    def redo(self) -> None:
        """Play again what one undo took back."""
        if not self.can_redo:
            return
        self.computers.cancel()
        before = self._looks()
        self._cover()
        rounds.redo_step(self._game, self._screen.humans)
        self._new_turn()
        self._after(Cause.REDO, before)

    # -- looking, passing on, waiting -------------------------------------------------------

    def look_at(self, ply: int | None, eyes: int | None = None) -> None:
        """Show the board after `ply` moves; None: the present, with one's own eyes. Plays nothing.

        Once the game is over, a seat may be named with whose `eyes` that is looked at; it stays so
        until another is named, or the present is wanted again.
        """
        target = None if ply is None or ply >= self.ply else max(0, ply)
        if ply is None:
            self._look(target, None, all_hands=False)
        elif eyes is None:
            self._look(target, self._screen.eyes, all_hands=self._screen.all_hands)
        else:
            self._look(target, eyes, all_hands=False)

    def see(self, eyes: int | None, *, all_hands: bool = False) -> None:
        """Look at a game that is over with another seat's eyes (None: one's own), or at all hands.

        While the game goes on, nobody sees more than before.
        """
        if self.over:
            self._look(self._looking, eyes, all_hands=all_hands)

    def _look(self, target: int | None, eyes: int | None, *, all_hands: bool) -> None:
        screen = self._screen
        if (target, eyes, all_hands) == (self._looking, screen.eyes, screen.all_hands):
            return
        near = abs((self.ply if target is None else target) - self.shown_ply) == 1
        before = self._looks() if near else None
        self._looking, screen.eyes, screen.all_hands = target, eyes, all_hands
        self._tell(Cause.LOOK, before)

    def ready(self) -> None:
        """The next player sits at the screen: show that hand."""
        if self._screen.sit_down(self._game.position):
            self._looking = None
            self._tell(Cause.SEAT)

    def pass_on(self) -> None:
        """Who has played does not draw now: cover the hand, and let the next player come."""
        if self._screen.leaving is not None:
            self._screen.leaving = self._looking = None
            self._tell(Cause.SEAT)

    def set_paused(self, on: bool) -> None:
        """Let the computers wait, or go on."""
        if on == self._paused:
            return
        self._paused = on
        if on:
            self.computers.cancel()
        self._tell(Cause.PAUSE)
        self._go_on()

    def hold_clock(self, on: bool) -> None:
        """Let the clock stand still, as while a dialog asks something, or run again."""
        self._clock_held = on
        self._run_clock()

    # -- inside -----------------------------------------------------------------------------

    def _play(self, moves: Sequence[Move]) -> bool:
        before, position = self._looks(), self._game.position
        try:
            for move in moves:
                self._game.play(move)
        except IllegalMove as error:
            self.refused.emit(error.reason)
            return False
        now = self._game.position
        if not all(rounds.same_turn(position, move, now) for move in moves):
            self._new_turn()
        self._screen.after_moves(now)
        self._after(Cause.MOVE, before)
        return True

    def _new_turn(self) -> None:
        """Another turn has begun: its time is whole, and nobody is about to leave."""
        self._late = self._screen.leaving = None
        self.clock.begin(None if self.over else self._game.setup.rules.clock.turn_s)

    def _looks(self) -> Looks:
        """The moment shown, in the viewer's eyes and in an onlooker's: to tell what changes."""
        return Looks(self.view, self._game.view(None, self._looking))

    def _after(self, cause: Cause, before: Looks) -> None:
        self._looking = None
        self._screen.close_eyes()
        if not self.draws:
            self.computers.hurry(self.pace_ms)
        self._tell(cause, before)
        self._go_on()

    def _tell(self, cause: Cause, before: Looks | None = None) -> None:
        now = self._looks()
        self.updated.emit(
            Update(
                view=now.own,
                changes=() if before is None else now.changes_since(before),
                cause=cause,
                ply=self.shown_ply,
                last_ply=self.ply,
                curtain=self.curtain,
                active=self.active,
                thinking=self.thinking,
                draws=self.draws,
                leaving=self._screen.leaving,
                paused=self._paused,
                tally=self.tally,
                hands=self.hands,
                over=self.over,
            )
        )
        self._run_clock()

    # -- computers and the clock ------------------------------------------------------------

    def _go_on(self) -> None:
        """Let a computer think if it has something to do."""
        seat = rounds.to_think(self._game.position, self._screen.computers, self._late)
        held = self._paused or self.computers_wait or not self._awake
        if seat is None or held or self.thinking is not None:
            return
        level = STANDARD_LEVEL if is_human(self._seats[seat]) else self._seats[seat].level
        self.computers.think(self._game, seat, level, self.grace_ms if self.draws else self._pace)
        self._tell(Cause.THINK)

    @property
    def _pace(self) -> int:
        """How long the next move takes at least; the second half of a turn is followed sooner."""
        half = self._game.position.phase in (Phase.DRAW, Phase.REPLACE)
        return self.pace_ms // 2 if half else self.pace_ms

    def _run_clock(self) -> None:
        self.clock.run(self._awake and self.active and not self._clock_held)

    def _on_time_out(self) -> None:
        self._late = self._game.position.seat
        self.timed_out.emit(self._late)
        self._go_on()
