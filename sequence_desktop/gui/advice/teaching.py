# SPDX-License-Identifier: MIT
"""Points out mistakes to one who learns: alone against computers, and only if it is wanted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.advice.adviser import Adviser, Question
from sequence_desktop.gui.advice.mistake import MistakeSheet
from sequence_desktop.gui.advice.move_words import move_text, percent_text
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import is_human
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.updates import Cause, Update

if TYPE_CHECKING:
    from sequence_desktop.players.judgement import Judgement
    from sequence_desktop.players.reasons import Reason

WORTH_SAYING: Final = 0.05
"""A move that costs less of the chance to win is nobody's business, unless another wins at once or
stops a row to which one chip is missing."""

_Told = tuple[bool, str, str]
"""Whether it is worth saying, and the sheet's texts: at first, and with the better move."""


class Teaching(QObject):
    """Has each of one's moves judged, and shows the sheet where one cost a good deal.

    Nothing is said in rated games and exercises, nor where several people share the screen: what
    would have been better tells of a hand that the next of them must not see.

    Signals:
        changed: a mistake is pointed out, or no longer.
    """

    changed = Signal()

    def __init__(
        self, adviser: Adviser, sheet: MistakeSheet, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._sheet = sheet
        self._preferences = preferences
        self._session: Session | None = None
        self._question: Question | None = None
        self._pointed: tuple[str, bool] | None = None
        """What is pointed out, and whether the better move is in it."""
        self._better = ""
        sheet.take_back_clicked.connect(self._take_back)
        sheet.why_clicked.connect(self.explain)
        sheet.closed.connect(self.forget)
        preferences.changed.connect(self._on_preferences)

    def attend(self, session: Session) -> None:
        """Look at the moves of this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)

    @property
    def shown(self) -> bool:
        """Whether a mistake is pointed out now; while one looks back it waits."""
        return not self._sheet.isHidden()

    def explain(self) -> None:
        """Say what would have been better."""
        if self.shown:
            self._point_out(self._better, explained=True)

    def forget(self) -> None:
        """Point nothing out any more, and wait for no judgement."""
        self._adviser.drop(self._question)
        self._question = self._pointed = None
        self._show_sheet()

    # -- inside -----------------------------------------------------------------------------

    @property
    def _learner(self) -> int | None:
        """The seat of the one who learns, or None where nobody is to be taught."""
        session = self._session
        if session is None or not self._preferences.now.teach:
            return None
        if session.rated or session.practice:
            return None
        people = [number for number, seat in enumerate(session.seats) if is_human(seat)]
        return people[0] if len(people) == 1 else None

    def _on_preferences(self) -> None:
        if not self._preferences.now.teach:
            self.forget()

    def _on_updated(self, update: Update) -> None:
        session, seat = self._session, self._learner
        if update.cause is Cause.LOOK:
            self._show_sheet()
        if session is None or update.cause in (Cause.THINK, Cause.PAUSE, Cause.LOOK, Cause.SEAT):
            return
        ply = session.ply - 1
        if update.cause is not Cause.MOVE or session.over:
            self.forget()
        elif seat is not None and _chosen_by(session, ply, seat):
            self.forget()
            self._ask(session, ply, seat)

    def _ask(self, session: Session, ply: int, seat: int) -> None:
        view, played = session.game.view(seat, ply), session.game.moves[ply]
        self._question = Question(
            "judgement",
            {"view": view.to_json(), "move": str(played)},
            read=partial(self._told, view),
            take=self._show,
            fail=self.forget,  # nobody has asked: there is nothing to complain of
        )
        self._adviser.ask(self._question)

    def _told(self, view: PlayerView, data: Any) -> _Told:
        """What an answer says.

        Raises:
            One of `asking.NONSENSE`: it is none for this view, or cannot be said.
        """
        judgement = _read(data, view)
        cost = self.tr("Your last move cost about {cost} of your chance to win.")
        first = cost.format(cost=percent_text(judgement.cost))
        return _is_worth(judgement), first, f"{first} {self._better_words(view, judgement)}"

    def _better_words(self, view: PlayerView, judgement: Judgement) -> str:
        # Not at the top: the window starts faster without the computer players.
        from sequence_desktop.gui.advice.reasons import ReasonWords

        names = [] if self._session is None else [seat.name for seat in self._session.seats]
        text = self.tr("Better: {move} ({best} instead of {played}).").format(
            move=move_text(judgement.best, rolled=bool(view.position.roll)),
            best=percent_text(judgement.with_best.chance),
            played=percent_text(judgement.with_played.chance),
        )
        why = ReasonWords(view.position.setup, names).sentences(judgement.reasons)
        return f"{text} {why}".strip()

    def _show(self, told: _Told) -> None:
        self._question = None
        worth_saying, first, self._better = told
        if worth_saying:
            self._point_out(first, explained=False)

    def _point_out(self, text: str, *, explained: bool) -> None:
        self._pointed = text, explained
        self._show_sheet()

    def _show_sheet(self) -> None:
        """Show what is pointed out, but only over the position that the move has led to."""
        session = self._session
        present = session is not None and session.shown_ply == session.ply
        if self._pointed is None or not present:
            if self.shown:
                self._sheet.leave()
                self.changed.emit()
        elif self._sheet.text != self._pointed[0]:
            text, explained = self._pointed
            self._sheet.say(text, explained=explained)
            self.changed.emit()

    def _take_back(self) -> None:
        self.forget()
        if self._session is not None:
            self._session.undo()


def _chosen_by(session: Session, ply: int, seat: int) -> bool:
    """Whether a move was a choice of this seat: a draw from the stock is none, nor is a call."""
    move = session.game.moves[ply]
    chance = move.seat is not None or (move.kind is Kind.DRAW and not move.token)
    return session.game.at(ply).seat == seat and not chance


def _is_worth(judgement: Judgement) -> bool:
    """Whether a mistake is large enough; to overlook what was urgent always is."""
    urgent = any(map(_is_urgent, judgement.reasons))
    return judgement.cost >= WORTH_SAYING or (urgent and judgement.cost > 0)


def _is_urgent(reason: Reason) -> bool:
    """Whether it speaks for a move that it wins, or stops a row to which one chip is missing."""
    from sequence_desktop.players.reasons import Why

    stops = reason.kind in (Why.BLOCKS, Why.BREAKS) and reason.amount >= reason.of - 1
    return stops or reason.kind is Why.WINS


def _read(data: Any, view: PlayerView) -> Judgement:
    """The judgement of an answer.

    Raises:
        One of `asking.NONSENSE`: it is none for this view.
    """
    from sequence_desktop.players.judgement import Judgement

    judgement = Judgement.from_json(data)
    if judgement.best not in view.legal_moves():
        raise ValueError("the better move is not legal")
    return judgement
