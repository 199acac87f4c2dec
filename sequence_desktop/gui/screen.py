# SPDX-License-Identifier: MIT
"""Who sits at the screen, and whose hand it may show.

- One person at the table: always that person's.
- Several: a hand is covered with the end of its turn until the next one says "I am ready"; where
  cards are drawn by hand, not before the one who has played has drawn, or passes the screen on.
- Nobody: no hand at all.

With dice there are no hands; then whoever is to move just moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.gui import rounds
from sequence_desktop.gui.seats import is_human
from sequence_desktop.storage.games import Seat


class Screen:
    """The people at one screen, and the one in front of it.

    Attributes:
        humans: the seats that people play.
        computers: the other seats.
        leaving: who has played, and may draw before the screen is passed on; or None.
        eyes: with whose eyes a game is looked at that is over; None: as ever.
        all_hands: whether every hand is shown, beside the viewer's, in a game that is over.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.humans = tuple(n for n, seat in enumerate(seats) if is_human(seat))
        self.computers = tuple(n for n, seat in enumerate(seats) if not is_human(seat))
        self.leaving: int | None = None
        self.eyes: int | None = None
        self.all_hands = False
        self._ready: int | None = None

    def viewer(self, position: Position) -> int | None:
        """The seat whose hand may be shown now; None: nobody's."""
        if self.eyes is not None and position.outcome is not None:
            return self.eyes
        if len(self.humans) < 2:
            return self.humans[0] if self.humans else None
        if not rounds.has_secrets(position.setup):
            return self.next_human(position)
        if self.leaving is not None:
            return self.leaving
        return self._ready if self.awaited(position) is None else None

    def curtain(self, position: Position) -> int | None:
        """The seat that must say "I am ready" now, before its hand is shown; or None."""
        awaited = self.awaited(position)
        return awaited if awaited == position.seat and self.leaving is None else None

    def awaited(self, position: Position) -> int | None:
        """The person who is next, while somebody else may still sit at the screen; or None."""
        if len(self.humans) < 2 or position.outcome is not None:
            return None
        if not rounds.has_secrets(position.setup):
            return None
        following = self.next_human(position)
        return None if following == self._ready else following

    def next_human(self, position: Position) -> int | None:
        """The seat of the next person to act; None when nobody is left in the game."""
        return next((seat for seat in rounds.upcoming(position) if seat in self.humans), None)

    def draws(self, position: Position) -> tuple[Move, ...]:
        """The draws for a turn gone by that people may make now, the newest first.

        Whoever sits at the screen makes his own; while it is passed on, everybody may.
        """
        viewer = self.viewer(position)
        seats = self.humans if viewer is None else (viewer,)
        return rounds.late_draws_of(position, seats)

    def sit_down(self, position: Position) -> bool:
        """The one who is waited for is ready; False if nobody is waited for."""
        waiting = self.curtain(position)
        if waiting is None:
            return False
        self._ready = waiting
        return True

    def stand_up(self) -> None:
        """Nobody is known to sit at the screen: whoever is next has to say "I am ready"."""
        self._ready = self.leaving = None

    def close_eyes(self) -> None:
        """See again with the eyes of whoever sits at the screen."""
        self.eyes, self.all_hands = None, False

    def after_moves(self, position: Position) -> None:
        """Moves have been made: whoever would go now, but may still draw, stays a little longer."""
        may_draw = self._ready is not None and rounds.late_draws_of(position, (self._ready,))
        self.leaving = self._ready if may_draw and self.awaited(position) is not None else None
