# SPDX-License-Identifier: MIT
"""The program with somebody at it who does everything that is kept, until it is killed.

``python -m tests.gui.busy_program HOME`` plays, begins new games, saves as, changes settings, makes
a board and counts a finished game, and prints each thing once it is safe: ``game 12``, ``file 12``,
``settings 12``, ``board 12``, ``statistics 12``. The numbers go on from those that the home holds.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from sequence_desktop.engine.rng import Random
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage import records
from sequence_desktop.storage.games import SavedGame, Seat
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.records import Player, Record
from tests.storage.made import played

ANNA, BEN = Seat("Anna", colour=0), Seat("Ben", colour=1)


class Busy:
    """Does one thing after the other."""

    def __init__(self, window: MainWindow, home: Home) -> None:
        self._window, self._home = window, home
        self._number = window.preferences.now.grace
        self._rng = Random(self._number)
        self._designer = window.workshop.design()

    def step(self) -> None:
        """One of everything, then the next."""
        self._number += 1
        self._play()
        self._save_as()
        self._window.preferences.change(grace=self._number)
        self._window.preferences.write()
        tell("settings", self._number)
        draft = self._designer.document.draft.about(name=f"number {self._number}")
        self._designer.document.edit(lambda: "name", draft)
        self._designer.keeper.keep()
        tell("board", self._number)
        records.append(finished(self._number), self._home.records)
        tell("statistics", self._number)
        QTimer.singleShot(0, self.step)

    def _play(self) -> None:
        session = self._window.session
        assert session is not None
        if session.over or session.ply > 30:
            game = played(0, seed=session.game.seed + 1)
            self._window.desk.open(SavedGame(game, (ANNA, BEN)), None)
        session.ready()
        moves = list(session.view.legal_moves())
        session.play(moves[self._rng.below(len(moves))])
        tell("game", session.game.seed * 1000 + session.ply)

    def _save_as(self) -> None:
        session = self._window.session
        assert session is not None
        self._window.desk.save(self._home.data / "saved.seqgame")
        tell("file", session.game.seed * 1000 + session.ply)


def finished(number: int) -> Record:
    """The record of a game, with this number for its deal."""
    seats = (Player("Anna", "human", "", 0), Player("Ben", "human", "", 1))
    when = "2026-01-31T12:00:00Z"
    return Record(str(number), when, "sequence", "Sequence", "Spiral", seats, (2, 0), 40, 0)


def tell(what: str, number: int) -> None:
    """It is safe now."""
    sys.stdout.write(f"{what} {number}\n")
    sys.stdout.flush()


def main() -> None:
    """As told above."""
    home = Home.at(Path(sys.argv[1]))
    app = make_application()
    window = MainWindow(home, ThemeKeeper(app))
    window.begin()
    window.desk.open(SavedGame(played(0), (ANNA, BEN)), None)
    window.show()
    busy = Busy(window, home)
    QTimer.singleShot(0, busy.step)
    app.exec()


if __name__ == "__main__":
    main()
