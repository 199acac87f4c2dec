# SPDX-License-Identifier: MIT
"""Keeps the game on the table where the next start finds it, and says why if it cannot."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.damaged import Damaged
from sequence_desktop.gui.drawer import Drawer
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.game_file import State, state_of
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.games import SavedGame
from sequence_desktop.storage.home import Home

translate = QCoreApplication.translate

log = logging.getLogger(__name__)


class Slot(QObject):
    """This copy's place for the game in progress. A disk that refuses costs a word, not the game.

    Attributes:
        problem: why games cannot be kept at the moment, without a full stop; "" if they can.

    Signals:
        problem_changed(str): `problem` has changed.
        told(str): something that people want to know, though nothing is lost.
    """

    problem_changed = Signal(str)
    told = Signal(str)

    def __init__(self, home: Home, parent: QObject) -> None:
        super().__init__(parent)
        self._autosave: Autosave | None = None
        self._state: State | None = None
        self.problem = ""
        try:
            self._autosave = Autosave(home)
        except Fault as fault:
            self.complain(fault)

    @property
    def works(self) -> bool:
        """Whether there is a place at all."""
        return self._autosave is not None

    def resume(self) -> SavedGame | None:
        """The game to go on with; None if there is none.

        Raises:
            Damaged: there is one, but it cannot be opened.
        """
        if self._autosave is None:
            return None
        try:
            return self._autosave.load()
        except Fault as fault:
            kept = self._autosave.keep_damaged()
            raise Damaged(fault, self._autosave.backup(), last=True, kept=kept) from fault

    def previous(self) -> SavedGame | None:
        """The game that the last `start` put aside; None if it cannot be had."""
        if self._autosave is None:
            return None
        try:
            return self._autosave.previous()
        except Fault as fault:
            log.warning("%s", fault)
            return None

    def gather(self, drawer: Drawer) -> None:
        """Keep among the recent files what other copies of the program have left."""
        if self._autosave is not None:
            drawer.gather(self._autosave)

    def holds(self, saved: SavedGame | None) -> None:
        """This game is in it as it is; None: whatever comes next is to be written."""
        self._state = None if saved is None else state_of(saved)

    def start(self, saved: SavedGame) -> None:
        """Keep a new game, and put the one that is there aside for `previous`."""
        if self._autosave is None:
            return
        try:
            self._autosave.start(saved)
        except Fault as fault:
            self.complain(fault)

    def keep(self, saved: SavedGame) -> bool:
        """Keep the game as it is now; whether it is safe there."""
        if self._autosave is None:
            return False
        state = state_of(saved)
        if state == self._state:
            return True
        try:
            self._autosave.save(saved)
        except Fault as fault:
            self.complain(fault)
            return False
        self._state = state
        self._set_problem("")
        self._tell_of_move(self._autosave)
        return True

    def complain(self, fault: Fault) -> None:
        """Something could not be kept."""
        log.warning("%s", fault)
        self._set_problem(fault_text(fault))

    def close(self) -> None:
        """Give the place back; the game stays in it."""
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None

    # -- inside -----------------------------------------------------------------------------

    def _set_problem(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.problem_changed.emit(problem)

    def _tell_of_move(self, autosave: Autosave) -> None:
        if autosave.moved:
            autosave.moved = False
            self.told.emit(
                translate(
                    "Desk",
                    "Another program has written to the file of your game in progress. It was left "
                    "as it is now, and your game is kept in another file.",
                )
            )
