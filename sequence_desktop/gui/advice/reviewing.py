# SPDX-License-Identifier: MIT
"""Looks back at a finished game, with the eyes of one of the people who played it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.game import Game
from sequence_desktop.gui import words
from sequence_desktop.gui.advice.adviser import Adviser
from sequence_desktop.gui.advice.graph import SideLook
from sequence_desktop.gui.advice.panel_advice import PanelAdvice
from sequence_desktop.gui.advice.review_panel import ReviewPanel
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.pointing import Pointing
from sequence_desktop.gui.updates import Cause, Update

if TYPE_CHECKING:
    from sequence_desktop.players.lookback import Review, Turn

_STOP_WITHIN_MS = 20_000
"""The turn that is looked at is still looked at to its end."""


class Reviewing(PanelAdvice):
    """Asks for a review and shows it, on the panel and on the table.

    Signals:
        opened: the panel has something to show.
    """

    opened = Signal()

    def __init__(
        self, adviser: Adviser, panel: ReviewPanel, pointing: Pointing, parent: QObject
    ) -> None:
        """`pointing` shows moves on the table."""
        super().__init__(adviser, pointing, panel.show_progress, parent)
        self._panel = panel
        self._game: Game | None = None
        self._seat = 0
        self._found: dict[int, Review] = {}
        self._shown: Review | None = None
        panel.seat_chosen.connect(self._look_with)
        panel.point_chosen.connect(self._look_at_point)
        panel.moment_chosen.connect(self._look_at)
        panel.stop_clicked.connect(self._stop)
        panel.closed.connect(self.forget)

    @property
    def possible(self) -> bool:
        """Whether there is a finished game, and somebody who has played it."""
        session = self._session
        ended = session is not None and session.over and not session.practice
        return session is not None and ended and bool(_people(session))

    def review(self) -> None:
        """Look back at the game on the table."""
        session = self._session
        if session is None or not self.possible:
            return
        people = _people(session)
        own = session.viewer if session.viewer in people else people[0]
        self._panel.offer_seats([(seat, session.seats[seat].name) for seat in people], own)
        self._panel.show()
        self.opened.emit()
        self._look_with(own)

    def forget(self) -> None:
        """Look back no longer."""
        self._adviser.drop(self._question)
        self._question = None
        self._pointing.show()
        self._panel.hide()

    # -- asking -----------------------------------------------------------------------------

    def _look_with(self, seat: int) -> None:
        """Look back with the eyes of this seat."""
        session = self._session
        if session is None or not self.possible:
            return
        if session.game is not self._game:
            self._game, self._found = session.game, {}
        self._seat = seat
        found = self._found.get(seat)
        if found is not None:
            self._show(found)
            return
        # Not at the top: the window starts faster without the computer players.
        from sequence_desktop.players.record import record_of

        self._panel.show_asking()
        game, names = session.game, [seat.name for seat in session.seats]
        record = record_of(game, seat).to_json()
        read, take = partial(_read, game, seat, names), partial(self._take, game, seat)
        self._put_question("review", {"record": record}, read, take)

    def _stop(self) -> None:
        if self._asked:
            self._adviser.hurry(_STOP_WITHIN_MS)

    def _on_failed(self) -> None:
        self._question = None
        self._panel.show_trouble(
            self.tr("The game cannot be reviewed: the process that looks at it has failed.")
        )

    def _take(self, game: Game, seat: int, review: Review) -> None:
        self._question = None
        if game is self._game and seat == self._seat:
            if review.complete:
                self._found[seat] = review
            self._show(review)

    # -- showing ----------------------------------------------------------------------------

    def _show(self, review: Review) -> None:
        from sequence_desktop.gui.advice.review_words import ReviewWords

        session, game = self._session, self._game
        if session is None or game is None:
            return
        self._shown = review
        told = ReviewWords(game, [seat.name for seat in session.seats], review)
        marks = [review.turns[point.turn].ply for point in review.points]
        known = {ply: (chance, 1 - chance) for ply, chance in review.course}
        if review.complete:
            known[len(game.moves)] = (review.result, 1 - review.result)
        self._panel.show_course(self._sides(session, review.side), known, len(game.moves), marks)
        self._panel.show_review(
            told.lines(),
            told.summary(),
            [(part.name, part.worth, part.about) for part in told.parts()],
        )
        self._panel.show_moment(session.shown_ply, told.summary())

    def _sides(self, session: Session, own: int) -> tuple[SideLook, SideLook]:
        """One's own side, and all others as one."""
        setup = session.game.setup
        seats = [session.seats[seat] for seat in setup.seats_of(own)]
        others = [side for side in range(setup.sides) if side != own]
        colour = session.seats[setup.seats_of(others[0])[0]].colour if len(others) == 1 else None
        name = words.seats_in_words([seat.name for seat in seats])
        return SideLook(name, seats[0].colour), SideLook(self.tr("The others"), colour)

    def _look_at(self, ply: int) -> None:
        if self._session is not None:
            self._session.look_at(ply, self._seat)

    def _look_at_point(self, number: int) -> None:
        """Show a turning point on the table: what was played, and what would have been better."""
        from sequence_desktop.gui.advice.review_words import could_do_better

        review = self._shown
        if review is None:
            return
        turn = review.turns[review.points[number].turn]
        self._look_at(turn.ply)
        better, played = self.tr("Better"), self.tr("Played")
        if could_do_better(turn):
            self._pointing.show((turn.best, turn.played), ("!", "?"), 0, (better, played))
        else:
            self._pointing.show((turn.played,), ("",), 0, (played,))

    def _on_updated(self, update: Update) -> None:
        if self._panel.isHidden():
            return
        if update.cause in (Cause.LOOK, Cause.THINK, Cause.PAUSE):
            self._panel.show_moment(update.ply)
        else:
            self.forget()


def _people(session: Session) -> list[int]:
    return [number for number, seat in enumerate(session.seats) if is_human(seat)]


def _read(game: Game, seat: int, names: Sequence[str], data: Any) -> Review:
    """The review of an answer.

    Raises:
        One of `asking.NONSENSE`: it is none of this game, or none that can be said.
    """
    from sequence_desktop.gui.advice.review_words import ReviewWords
    from sequence_desktop.players.lookback import Review

    review = Review.from_json(data)
    plies = [turn.ply for turn in review.turns]
    if review.seat != seat or any(not 0 <= ply < len(game.moves) for ply in plies):
        raise ValueError("it is a review of another game")
    if any(not 0 <= point.turn < len(plies) for point in review.points):
        raise ValueError("a turning point is missing")
    if not all(_is_of(game, review.turns[point.turn]) for point in review.points):
        raise ValueError("a move of a turning point is not legal")
    told = ReviewWords(game, names, review)
    for find_words in (told.lines, told.summary, told.parts):
        find_words()  # before it is shown: nonsense has none
    return review


def _is_of(game: Game, turn: Turn) -> bool:
    """Whether what was played, and what would have been better, could be done then."""
    position = game.at(turn.ply)
    allowed = (*position.legal_moves(), *position.late_draws())
    return turn.played == game.moves[turn.ply] and turn.best in allowed
