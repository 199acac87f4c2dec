# SPDX-License-Identifier: MIT
"""The Qt application: made, dressed, run, and what happens when something unforeseen goes wrong."""

from __future__ import annotations

import logging
import signal
import sys
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sequence_desktop import __version__
from sequence_desktop.gui.doorkeeper import Doorkeeper
from sequence_desktop.gui.language import speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.opening import open_file
from sequence_desktop.gui.theme import ThemeKeeper, load_fonts
from sequence_desktop.gui.theme.icons import app_icon
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home

log = logging.getLogger(__name__)


def play(file: Path | None, home: Home, door: Door) -> int:
    """Show the window until it is closed; the exit code."""
    app = make_application()
    window = MainWindow(home, ThemeKeeper(app))
    catcher = Catcher(window)
    sys.excepthook = catcher.catch
    # Ctrl+C in a terminal ends the program at once; the game is kept after every move anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window.begin(file)
    window.show()
    keeper = Doorkeeper(door, window)
    keeper.file_wanted.connect(partial(open_file, window))
    app.lastWindowClosed.connect(keeper.close)
    return app.exec()


def make_application() -> QApplication:
    """The one application object, with names, fonts and translations in place."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication([sys.argv[0] if sys.argv else "sequence-desktop"])
    app.setApplicationName("sequence-desktop")
    app.setApplicationDisplayName("Sequence Desktop")
    app.setApplicationVersion(__version__)
    app.setOrganizationName("Sequence Desktop")
    app.setDesktopFileName("sequence-desktop")
    app.setWindowIcon(app_icon())
    load_fonts(app)
    speak(app)
    return app


class Catcher(QObject):
    """Takes errors nobody has foreseen: keeps the game, tells the person, and goes on."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._open = False

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Take the place of `sys.excepthook`."""
        # Not at the top: the window starts faster without its rare dialogs.
        from sequence_desktop.gui.dialogs.trouble import ErrorDialog, report

        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        text = report(kind, error, trace)
        log.error("%s", text)
        if self._open:  # one dialog is enough; an error in painting comes with every frame
            return
        self._open = True
        dialog = ErrorDialog(text, saved=self._window.desk.keep(), parent=self._window)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self._open = False
