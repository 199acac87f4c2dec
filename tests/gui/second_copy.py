# SPDX-License-Identifier: MIT
"""A copy of the program that does what it is told by lines, beside other copies on the same home.

``python -m tests.gui.second_copy HOME`` reads words from its standard input, a deed a line, and
answers ``done`` to each: ``set NAME VALUE``, ``save FILE``, ``board NAME``, ``plan GAMES``,
``look``, ``leave``, ``finish SEED``, ``put SEED``, ``close``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.games import SavedGame, Seat
from sequence_desktop.storage.home import Home
from tests.storage.made import played

ANNA, BEN = Seat("Anna", colour=0), Seat("Ben", colour=1)


class Copy:
    """One running copy."""

    def __init__(self, window: MainWindow, home: Home) -> None:
        self._window, self._home = window, home

    def set(self, name: str, value: str) -> None:
        """Change a setting, and have it written as it is a moment after each change."""
        self._window.preferences.change(**{name: int(value) if value.isdecimal() else value})
        self._window.preferences.write()

    def save(self, name: str) -> None:
        """Save the game on the table."""
        self._window.desk.save(self._home.data / name)
        self._window.preferences.write()

    def board(self, name: str) -> None:
        """Leave a board of this name unsaved in a designer."""
        designer = self._window.workshop.design()
        document = designer.document
        document.edit(lambda: "name", document.draft.about(name=name))
        designer.keeper.keep()

    def plan(self, games: str) -> None:
        """Open the lab and ask for so many games there."""
        self._window.lab.open().pane.games.setValue(int(games))

    def look(self) -> None:
        """Open the lab and change nothing."""
        self._window.lab.open()

    def leave(self) -> None:
        """Close the lab, whose plan is kept for the next time."""
        self._window.lab.close()

    def finish(self, seed: str) -> None:
        """Play a game to its end, which is counted."""
        game = played(10_000, seed=int(seed))
        last = game.moves[-1]
        game.undo()
        self._window.desk.open(SavedGame(game, (ANNA, BEN)), None)
        session = self._window.session
        assert session is not None
        session.ready()
        assert session.play(last)

    def put(self, seed: str) -> None:
        """Begin another game, so that the one on the table is put away."""
        self._window.desk.open(SavedGame(played(4, seed=int(seed)), (ANNA, BEN)), None)
        self._window.preferences.write()

    def close(self) -> None:
        """Close the window, as a person does."""
        for window in QApplication.topLevelWidgets():
            window.close()


def main() -> None:
    """As told above."""
    home = Home.at(Path(sys.argv[1]))
    app = make_application()
    window = MainWindow(home, ThemeKeeper(app))
    window.begin()
    window.desk.open(SavedGame(played(4), (ANNA, BEN)), None)
    window.show()
    copy = Copy(window, home)
    for line in sys.stdin:
        deed, *words = line.split()
        getattr(copy, deed)(*words)
        app.processEvents()
        sys.stdout.write("done\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
