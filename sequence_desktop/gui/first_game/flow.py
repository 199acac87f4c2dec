# SPDX-License-Identifier: MIT
"""Leads through the first game on the real table, and back to the learner's own game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.docks import Docks
from sequence_desktop.gui.desk import Desk
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.first_game.offer import OfferBar
from sequence_desktop.gui.first_game.panel import FirstGamePanel
from sequence_desktop.gui.first_game.steps import BOARD, GAME, LEARNER, STEPS, Step, game_of
from sequence_desktop.gui.first_game.words import step_words
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.seats import first_seats
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.pointing import ALIKE
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.updates import Cause, Update
from sequence_desktop.storage.games import Seat

translate = QCoreApplication.translate

GENTLE = "newcomer"
"""The level of the computer that the first game is played against."""
_HEIGHT = 300
"""Logical pixels: so much the panel needs beneath the side panel."""


class FirstGame(QObject):
    """Offers the first game, and holds it.

    The game on the table is put by meanwhile. What is played here is kept and counted nowhere.

    Attributes:
        offer: the line that offers it.
        panel: where it is told.
        number: which step is shown, from 0; None: none is.
    """

    def __init__(
        self,
        window: QMainWindow,
        table: TableView,
        commands: Actions,
        desk: Desk,
        preferences: Preferences,
        docks: Docks,
        say: Callable[[str], None],
    ) -> None:
        """Args:
        window: where the panel goes.
        table: the card table.
        commands: the window's actions.
        desk: keeps the learner's own game.
        preferences: remembers how far one has come.
        docks: finds a place for the panel.
        say: says something in passing.
        """
        super().__init__(window)
        self._table, self._desk, self._preferences = table, desk, preferences
        self._docks, self._say = docks, say
        self._session: Session | None = None
        self.number: int | None = None
        self.offer = OfferBar(window)
        self.offer.wanted.connect(self.start)
        self.panel = FirstGamePanel(window)
        docks.add(self.panel, _HEIGHT)
        self.panel.back_clicked.connect(lambda: self._go_by(-1))
        self.panel.next_clicked.connect(lambda: self._go_by(1))
        self.panel.closed.connect(self.leave)
        commands.bind({"first_game": self.start})

    def attend(self, session: Session, *, first_start: bool) -> None:
        """Show the steps in this session; on the `first_start` of all they are offered."""
        self._session = session
        self.panel.hide()  # a window that was closed in the midst of a step remembers it as open
        session.updated.connect(self._on_updated)
        session.replaced.connect(self._on_replaced)
        now = self._preferences.now
        if first_start and not (now.first_game_offered or self._preferences.safe_mode):
            self._preferences.change(first_game_offered=True)
            self.offer.offer()

    def start(self) -> None:
        """Begin, or go on where one has left."""
        done = self._preferences.now.first_game
        self.start_at(done if done < len(STEPS) else 0)

    def start_at(self, number: int) -> None:
        """Begin with a step, unless one is shown already."""
        if self._session is None or self.number is not None:
            return
        self.offer.hide()
        self._desk.put_by()
        self._begin(number)
        self._docks.show(self.panel)

    def leave(self) -> None:
        """Put the learner's own game on the table again, as it was."""
        if self.number is None:
            return
        self._end()
        self._desk.take_back()

    # -- inside -----------------------------------------------------------------------------

    def _go_by(self, step: int) -> None:
        if self.number is None:
            return
        following = self.number + step
        if following >= len(STEPS):
            self.panel.close()
        else:
            self._begin(max(0, following))

    def _begin(self, number: int, answer: str = "") -> None:
        """Put a step on the table; `answer`: it is begun once more, and why."""
        session, step = self._session, STEPS[number]
        if session is None:
            return
        shelf = self._desk.shelf()
        try:
            rules = shelf.rules_library.load(GAME)
            game = game_of(step, rules, shelf.board_library.load(BOARD))
        except Fault as fault:  # somebody has rules or a board of that name
            self._say(fault_text(fault))
            self._end()
            self._desk.take_back()
            return
        self.number = number
        waits = not step.computer_first
        session.replace(game, _seats(), practice=True, computers_wait=waits)
        words = step_words()[number]
        self.panel.show_step(number, len(STEPS), words.title, words.task, answer)
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._point_out(step)

    def _end(self) -> None:
        self.number = None
        self.panel.hide()

    def _on_replaced(self) -> None:
        """Another game has come to the table from elsewhere: the learner has gone on to it."""
        if self.number is not None and self._session is not None and not self._session.practice:
            self._end()

    def _on_updated(self, update: Update) -> None:
        session = self._session
        if session is None:
            return
        if session.begun and not session.practice:
            self.offer.hide()
        if self.number is None or not session.practice:
            return
        step = STEPS[self.number]
        if update.cause is Cause.MOVE:
            self._on_move(session, step)
        if not self.panel.done:
            self._point_out(step)

    def _on_move(self, session: Session, step: Step) -> None:
        number, game = self.number, session.game
        if number is None:
            return
        if game.at(len(game.moves) - 1).seat != LEARNER:
            session.computers_wait = True
            return
        words = step_words()[number]
        if step.reached(game.moves[-1]):
            self._preferences.change(first_game=max(self._preferences.now.first_game, number + 1))
            self.panel.show_done(words.done)
        else:
            # Not before everybody has been told of the move.
            QTimer.singleShot(0, self, lambda: self._again(number, words.wrong))

    def _again(self, number: int, answer: str) -> None:
        if self.number == number:
            self._begin(number, answer)

    def _point_out(self, step: Step) -> None:
        """Light what the step is about, as long as the learner has not begun to play."""
        session = self._session
        moves = step.pointed_out()
        if session is None or not session.active or not moves:
            return
        said = [translate("FirstGame", "This is what the step is about")] * len(moves)
        self._table.table.pointing.show(moves, [""] * len(moves), ALIKE, said)


def _seats() -> tuple[Seat, Seat]:
    learner, computer = first_seats()
    return learner, Seat(computer.name, computer.kind, GENTLE, computer.colour)
