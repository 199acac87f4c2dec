# SPDX-License-Identifier: MIT
"""What may be asked of the game on the table: how it stands, what is looked at, who sees what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.state import Phase
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui import rounds
from sequence_desktop.gui.matches import Tally, match_of, tally
from sequence_desktop.gui.screen import Screen
from sequence_desktop.storage.games import SavedMatch, Seat


class OnTable(QObject):
    """A game, who sits at it and in front of the screen, and the moment that is looked at.

    Attributes:
        rated: whether the game counts for the person's rating: nothing is taken back or hinted.
        practice: whether it is an exercise, which is kept and counted nowhere.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        match: SavedMatch | None,
        *,
        rated: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._lay(game, seats, match, rated=rated, practice=False)

    def _lay(
        self,
        game: Game,
        seats: Sequence[Seat],
        match: SavedMatch | None,
        *,
        rated: bool,
        practice: bool,
    ) -> None:
        """Put a game on the table; the present is looked at, and nobody waits."""
        self._game = game
        self._seats = tuple(seats)
        self._screen = Screen(seats)
        self._match = match_of(game, match)
        self.rated, self.practice = rated, practice
        self._looking: int | None = None
        self._paused = False

    # -- the game ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game. Widgets take views; this is for keeping it in files and for counting moves."""
        return self._game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._seats

    @property
    def match(self) -> SavedMatch | None:
        """The match as it stood when the cards were dealt, in games that are scored."""
        return self._match

    @property
    def tally(self) -> Tally | None:
        """How the match stands now, in games that are scored."""
        return tally(self._game, self._match)

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
    def begun(self) -> bool:
        """Whether some person has moved."""
        return self.moved_since(0)

    def moved_since(self, ply: int) -> bool:
        """Whether some person has moved after the first `ply` moves."""
        last = rounds.step_before(self._game, self._screen.humans)
        return last is not None and last >= ply

    @property
    def can_undo(self) -> bool:
        """Whether some person's move can be taken back."""
        return self.begun and not (self.rated or self.practice)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._game.can_redo

    # -- who sees what ----------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose hand may be shown now; None: nobody's."""
        return self._screen.viewer(self._game.position)

    @property
    def curtain(self) -> int | None:
        """The seat that must say "I am ready" now, before its hand is shown; or None."""
        return self._screen.curtain(self._game.position)

    @property
    def draws(self) -> tuple[Move, ...]:
        """The draws for a turn gone by that people may make now, the newest first."""
        if self._looking is not None:
            return ()
        return self._screen.draws(self._game.position)

    @property
    def may_call(self) -> bool:
        """Whether somebody may be called for having spoken out of turn."""
        position = self._game.position
        asked = position.setup.rules.talk.penalty != "none" and position.phase is Phase.PLAY
        return asked and not self.over and self._looking is None and bool(self._screen.humans)

    @property
    def can_pause(self) -> bool:
        """Whether the game goes on by itself: only computers are left in it."""
        return not self.over and self._screen.next_human(self._game.position) is None

    @property
    def paused(self) -> bool:
        """Whether the computers have been told to wait."""
        return self._paused

    @property
    def eyes(self) -> int | None:
        """With whose eyes a game that is over is looked at; None: one's own."""
        return self._screen.eyes if self.over else None

    @property
    def hands(self) -> tuple[tuple[Token, ...], ...]:
        """Every seat's hand at the moment looked at, where all are wanted and the game is over."""
        open_ = self.over and self._screen.all_hands
        return self._game.open_hands(self.shown_ply) if open_ else ()

    @property
    def view(self) -> PlayerView:
        """What the screen may show at the moment looked at."""
        return self._game.view(self.viewer, self._looking)
