# SPDX-License-Identifier: MIT
"""The program with two computers that play each other, and how it comes to its end.

``python -m tests.gui.thinking_program HOME HOW`` prints the numbers of the players' processes once
one thinks; then it ends by itself (`quit`, `close`, `windows`, `crash`) or waits to be ended. Just
before it has changed a setting, and a board that nobody has saved.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.log_out import LogOut
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.run import make_application
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.games import SavedGame, Seat
from sequence_desktop.storage.home import Home
from tests.storage.made import played

LEVEL = "master"
ZOOM, BOARD = 125, "Log-out"


def main() -> None:
    """As told above."""
    home, how = Home.at(Path(sys.argv[1])), sys.argv[2]
    app = make_application()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as the program does
    window = MainWindow(home, ThemeKeeper(app), pace_ms=0)
    seats = (Seat("One", "computer", LEVEL), Seat("Two", "computer", LEVEL, 1))
    window.begin()
    window.desk.open(SavedGame(played(0), seats), None)
    window.show()
    ends = {
        "quit": app.quit,
        "close": window.close,
        "windows": QApplication.closeAllWindows,
        "crash": os.abort,
    }

    def look() -> None:
        session = window.session
        assert session is not None
        if session.thinking is None or not session.thinker.pids():
            return
        clock.stop()
        window.preferences.change(zoom=ZOOM)
        document = window.workshop.design().document
        document.edit(lambda: "name", document.draft.about(name=BOARD))
        sys.stdout.write(" ".join(map(str, session.thinker.pids())) + "\n")
        sys.stdout.flush()
        if how in ends:
            ends[how]()

    clock = QTimer()
    clock.timeout.connect(look)
    clock.start(1)
    log_out = LogOut(app, lambda: window)
    log_out.over.connect(app.exit)
    code = app.exec()
    log_out.close()
    sys.exit(code)


if __name__ == "__main__":
    main()
