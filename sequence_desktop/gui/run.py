# SPDX-License-Identifier: MIT
"""The Qt application: made, dressed, run, and what happens when something unforeseen goes wrong."""

from __future__ import annotations

import logging
import signal
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from sequence_desktop import __version__
from sequence_desktop.gui.language import speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.theme import ThemeKeeper, load_fonts
from sequence_desktop.gui.theme.icons import app_icon
from sequence_desktop.storage.home import Home

log = logging.getLogger(__name__)


def play(file: Path | None, home: Home) -> int:
    """Show the window until it is closed; the exit code."""
    app = make_application()
    window = MainWindow(home, ThemeKeeper(app))
    catcher = Catcher(window)
    sys.excepthook = catcher.catch
    opener = _FileOpener(window)
    app.installEventFilter(opener)
    # Ctrl+C in a terminal ends the program at once; the game is kept after every move anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window.begin(file)
    window.show()
    return app.exec()


def self_test(picture: Path) -> int:
    """Paint the window once, with a new game and no trace left, into a PNG; the exit code."""
    import tempfile

    from sequence_desktop.gui.dialogs.pages import versions

    app = make_application()
    with tempfile.TemporaryDirectory(prefix="sequence-desktop-") as folder:
        window = MainWindow(Home.at(Path(folder)), ThemeKeeper(app))
        window.begin()
        window.show()
        app.processEvents()
        saved = window.grab().save(str(picture), "PNG")
        window.close()
    lines = [f"{name}: {version}" for name, version in versions()]
    lines.append(f"Picture: {picture if saved else 'could not be written'}")
    if sys.stdout is not None:
        sys.stdout.write("\n".join(lines) + "\n")
    return 0 if saved else 1


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


class _FileOpener(QObject):
    """Opens what macOS hands over by an event: a file double-clicked in the Finder."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._window.flows.open_path(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
