# SPDX-License-Identifier: MIT
"""Works out the chances through a game while nobody else needs the adviser, and shows them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from sequence_desktop.gui import words
from sequence_desktop.gui.advice.adviser import Adviser, Question
from sequence_desktop.gui.advice.chance_panel import ChancePanel
from sequence_desktop.gui.advice.course import Course
from sequence_desktop.gui.advice.graph import SideLook
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.session import Session

if TYPE_CHECKING:
    from sequence_desktop.players.advice import Chances


class Chancing(QObject):
    """Feeds the panel of chances, from what the seat at the screen may know.

    Nothing is worked out while a computer player thinks, nor while the panel is closed.
    """

    def __init__(self, adviser: Adviser, panel: ChancePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._panel = panel
        self._course = Course()
        self._session: Session | None = None
        self._question: Question | None = None
        self._failed = False
        adviser.idle.connect(self._go_on)
        panel.graph.moment_chosen.connect(self._look_at)

    def attend(self, session: Session) -> None:
        """Follow this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)
        session.thinker.chosen.connect(self._go_on)

    def show(self) -> None:
        """The panel has been opened, or closed."""
        self._failed = False
        if self._panel.isHidden():
            self._adviser.drop(self._question)
        else:
            self._refresh()
            self._go_on()

    # -- inside -----------------------------------------------------------------------------

    def _on_updated(self) -> None:
        session = self._session
        if session is None:
            return
        self._course.follow(session.game)
        if session.thinker.thinking or self._covered:
            self._adviser.drop(self._question)
        if not self._panel.isHidden():
            self._refresh()
            self._go_on()

    @property
    def _covered(self) -> bool:
        """Whether the hand that may be shown next is behind the curtain, or the game counts for a
        rating: no knowledge is shown."""
        session = self._session
        if session is not None and session.rated and not session.over:
            return True
        people = session is not None and any(is_human(seat) for seat in session.seats)
        return session is None or (people and session.viewer is None)

    def _go_on(self) -> None:
        """Work out what is still missing, if nobody is disturbed by it."""
        session = self._session
        idle = not self._adviser.thinking and not self._failed and not self._panel.isHidden()
        if session is None or not idle or session.thinker.thinking or self._covered:
            return
        self._course.follow(session.game)
        seat = session.viewer
        ply = self._course.wanted(seat)
        if ply is None:
            return
        self._question = Question(
            "chance",
            {"view": session.game.view(seat, ply).to_json()},
            read=partial(_read, session.game.setup.sides),
            take=partial(self._take, session.game, seat, ply),
            fail=self._on_failed,
        )
        self._adviser.ask(self._question)

    def _take(self, game: object, seat: int | None, ply: int, chances: Chances) -> None:
        if self._session is not None and game is self._session.game:
            self._course.put(seat, ply, chances.sides)
            self._refresh()

    def _on_failed(self) -> None:
        self._failed = True
        self._panel.say(
            self.tr("The chances cannot be worked out: the process that does it has failed.")
        )

    def _refresh(self) -> None:
        session = self._session
        if session is None or self._failed:
            return
        if self._covered:
            ready = self.tr("The chances show when the next player is ready.")
            self._panel.say(self.tr("A rated game has no chances.") if session.rated else ready)
            return
        seat = session.viewer
        order = _own_first(session, seat)
        known = {
            ply: [sides[side].chance for side in order]
            for ply, sides in self._course.known(seat).items()
        }
        looks = [_side_look(session, side) for side in order]
        self._panel.show_chances(
            looks, known, session.ply, session.shown_ply, self._knowledge(seat)
        )

    def _knowledge(self, seat: int | None) -> str:
        if seat is None or self._session is None:
            return self.tr("As far as an onlooker can tell:")
        text = self.tr("As far as {name} can know:")
        return text.format(name=self._session.seats[seat].name)

    def _look_at(self, ply: int) -> None:
        if self._session is not None:
            self._session.look_at(ply)


def _own_first(session: Session, seat: int | None) -> list[int]:
    """The sides, that of the seat first."""
    setup = session.game.setup
    own = 0 if seat is None else setup.side_of[seat]
    return [own, *(side for side in range(setup.sides) if side != own)]


def _side_look(session: Session, side: int) -> SideLook:
    seats = [session.seats[seat] for seat in session.game.setup.seats_of(side)]
    return SideLook(words.seats_in_words([seat.name for seat in seats]), seats[0].colour)


def _read(sides: int, data: Any) -> Chances:
    """The chances of an answer.

    Raises:
        One of `asking.NONSENSE`: they are none of a game of so many sides.
    """
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.advice import Chances

    chances = Chances.from_json(data)
    if len(chances.sides) != sides:
        raise ValueError("the sides are others")
    return chances
