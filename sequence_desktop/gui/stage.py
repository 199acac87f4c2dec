# SPDX-License-Identifier: MIT
"""Shows on table, panel and bars what a session tells, and hands back what people do there."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from sequence_desktop.engine.errors import Reason
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui import words
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.endings import ending
from sequence_desktop.gui.matches import Tally
from sequence_desktop.gui.missed import Missed
from sequence_desktop.gui.panels.bar import Toast
from sequence_desktop.gui.panels.recall import Recall
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.rounds import last_play
from sequence_desktop.gui.seats import look_of
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.looks import SeatLook, Sitter
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.telling import Telling
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.storage.games import Seat

_ENDS = (Cause.NEW, Cause.MOVE, Cause.REDO)
"""After these the end of a game is told; looking back at it, one knows it."""
_PLAYED = (Cause.NEW, Cause.MOVE, Cause.UNDO, Cause.REDO)


class Stage(QObject):
    """What is seen of a game.

    Attributes:
        replaying: the last moves are being played once more: nobody is lost in the past.

    Signals:
        shown: an `Update`, after everything shows it.
    """

    shown = Signal(object)

    def __init__(
        self,
        table: TableView,
        panel: SidePanel,
        toast: Toast,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._panel = table, panel
        self._toast = toast
        self._recall = Recall(table)
        self._missed = Missed(self._recall)
        self._telling = Telling(table)
        self._session: Session | None = None
        self.replaying = False
        table.move_chosen.connect(self.play)
        table.ready_clicked.connect(self._ready)
        table.done_clicked.connect(self._pass_on)
        panel.moves.moment_chosen.connect(self.look_at)
        table.card_chosen.connect(self._recall.hide)

    def attend(self, session: Session) -> None:
        """Show this session from now on."""
        self._session = session
        session.updated.connect(self._on_updated)
        session.refused.connect(self._on_refused)
        session.timed_out.connect(self._on_timed_out)
        session.stood_in.connect(self._on_stood_in)
        session.clock.ticked.connect(self._show_clock)

    # -- what people do ---------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move of the viewer's."""
        if self._session is not None:
            self._session.play(move)

    def play_first(self, kind: Kind) -> None:
        """Play the first legal move of a kind, for the menu's pass and turn in."""
        session = self._session
        if session is not None and session.active:
            move = next((m for m in session.view.legal_moves() if m.kind is kind), None)
            if move is not None:
                session.play(move)

    def look_at(self, ply: int | None) -> None:
        """Show the board after so many moves; None: the present."""
        if self._session is not None:
            self._session.look_at(ply)

    def _ready(self) -> None:
        if self._session is not None:
            self._session.ready()

    def _pass_on(self) -> None:
        if self._session is not None:
            self._session.pass_on()

    # -- what is shown ----------------------------------------------------------------------

    def _on_updated(self, update: Update) -> None:
        session = self._session
        if session is None:
            return
        # That a computer begins to think is no news for the table: it would cut a motion short.
        if update.cause is Cause.NEW:
            # Whatever had the keys before, a dialog or a list: now one wants to play.
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if update.cause is not Cause.THINK:
            self._missed.follow(update, session)
            self._show_table(update, session)
        self._panel.show_update(update, session.game, session.seats, session.computers.stand_ins)
        self._show_clock(session.clock.seconds)
        if update.cause in _PLAYED:
            self._toast.fade()
        missed = self._missed.tell(update, session)
        end = ending(update, session.seats) if update.cause in _ENDS else None
        self._telling.tell(update, session, end, missed)
        self.shown.emit(update)

    def _show_table(self, update: Update, session: Session) -> None:
        position = update.view.position
        self._table.show_view(
            update.view,
            looks=[_look(seat, update, idle=session.computers_wait) for seat in session.seats],
            changes=update.changes,
            active=update.active,
            animate=update.cause is not Cause.NEW,
            last=last_play(update.view.moves, position.setup),
            note=self._note(update, session),
            curtain=None if update.looking_back else update.curtain,
            draws=update.draws,
            leaving=None if update.looking_back else update.leaving,
            standing=_standing(update.tally, position.setup),
            missed=self._missed.moves(session),
        )
        end = ending(update, session.seats)
        if end is not None and update.cause in _ENDS and not session.practice:
            self._table.show_end(end.title, end.detail, again=end.again, standing=end.standing)
        elif end is not None:
            self._table.hide_end()

    def _note(self, update: Update, session: Session) -> str:
        """The line under whose turn it is."""
        if update.looking_back and self.replaying:
            return self.tr("Last round")
        if update.paused and not update.looking_back:
            return self.tr("Paused")
        if session.practice:
            return self.tr("An exercise")
        return self.tr("Rated game") if session.rated else ""

    def _show_clock(self, seconds: int | None) -> None:
        self._panel.players.show_clock(seconds)
        self._table.set_deadline(None if seconds is None else seconds * 1000)

    def _on_refused(self, reason: Reason) -> None:
        self._toast.say(words.reason_text(reason))

    def _on_timed_out(self, seat: int) -> None:
        if self._session is not None:
            text = self.tr("Time is up: the computer moves for {name}.")
            name = self._session.seats[seat].name
            self._toast.say(text.format(name=name), fades=False)

    def _on_stood_in(self, seat: int) -> None:
        if self._session is not None:
            text = self.tr(
                "The computer player of {name} has failed. A simpler one moves for it, and the"
                " game goes on."
            )
            name = self._session.seats[seat].name
            self._toast.say(text.format(name=name), fades=False)


def _look(seat: Seat, update: Update, *, idle: bool) -> SeatLook:
    """How a seat is shown.

    In the past, and while computers are told to wait, nobody thinks: they, too, are to move.
    """
    look = look_of(seat)
    idle = idle or update.looking_back or update.paused
    return replace(look, kind=Sitter.HUMAN) if idle else look


def _standing(tally: Tally | None, setup: Setup) -> tuple[str, ...]:
    """For each side its points in the match, for the plate."""
    if tally is None:
        return ()
    return tuple(COUNTED.points(tally.totals[side]) for side in range(setup.sides))
