# SPDX-License-Identifier: MIT
"""The Qt application: made, dressed and run."""

from __future__ import annotations

import logging
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from sequence_desktop import __version__
from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui import accessible
from sequence_desktop.gui.language import speak
from sequence_desktop.gui.log_out import LogOut
from sequence_desktop.gui.program import Program
from sequence_desktop.gui.theme import load_fonts
from sequence_desktop.gui.theme.icons import app_icon
from sequence_desktop.storage.blackbox import BlackBox
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.logbook import start_log

log = logging.getLogger(__name__)


def play(file: Path | None, home: Home, door: Door, *, safe_mode: bool = False) -> int:
    """Show the window until it is closed; the exit code."""
    app = make_application()
    # Ctrl+C in a terminal ends the program at once; the game is kept after every move anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    start_log(home.logs)
    log.info("Sequence Desktop %s starts", __version__)
    box = BlackBox(home.logs)
    left = box.open()
    log_out: LogOut | None = None
    try:
        program = Program(app, home, door, file, safe_mode=safe_mode)
    except Fault:
        raise  # one sentence says it all
    except Exception as error:  # noqa: BLE001 - whatever it is, there is a way on
        return _rescue(error, home, safe_mode=safe_mode)
    else:
        if left:
            program.tell_of_last_time(left)
        log_out = LogOut(app, lambda: program.window)
        log_out.over.connect(app.exit)
        return app.exec()
    finally:
        if log_out is not None:
            log_out.close()
        box.close()


def _rescue(error: Exception, home: Home, *, safe_mode: bool) -> int:
    """There is no window: say why, and offer to start without settings; the exit code."""
    # Not at the top: the window starts faster without its rare dialogs.
    from sequence_desktop.gui.dialogs.trouble import ErrorDialog, Mishap, report

    text = report(type(error), error, error.__traceback__)
    log.error("%s", text)
    dialog = ErrorDialog(text, Mishap.AT_START)
    dialog.safe.setDisabled(safe_mode)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        program, *arguments = safe_start(home)
        QProcess.startDetached(program, arguments)
        return 0
    return 1


def safe_start(home: Home) -> list[str]:
    """The command that starts the program without its settings, in the same home."""
    program = [sys.executable]
    if not getattr(sys, "frozen", False):
        program += ["-m", "sequence_desktop"]
    place = ["--home", str(home.data)] if home.data == home.config else []
    return [*program, *place, "--safe-mode"]


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
    accessible.install()
    return app
