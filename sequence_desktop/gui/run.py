# SPDX-License-Identifier: MIT
"""The Qt application: made, dressed and run."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sequence_desktop import __version__
from sequence_desktop.gui.language import speak
from sequence_desktop.gui.program import Program
from sequence_desktop.gui.theme import load_fonts
from sequence_desktop.gui.theme.icons import app_icon
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home


def play(file: Path | None, home: Home, door: Door) -> int:
    """Show the window until it is closed; the exit code."""
    app = make_application()
    # Ctrl+C in a terminal ends the program at once; the game is kept after every move anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Program(app, home, door, file)
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
