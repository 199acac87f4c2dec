# SPDX-License-Identifier: MIT
"""The running program: its one window, which is made anew when the language changes."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from sequence_desktop.gui.beside import Beside
from sequence_desktop.gui.catcher import Catcher
from sequence_desktop.gui.doorkeeper import Doorkeeper
from sequence_desktop.gui.language import SYSTEM, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.opening import open_file
from sequence_desktop.gui.plain import PlainBox
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.door import Door
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.settings import Settings


class Program(QObject):
    """Holds the window and what serves it.

    Attributes:
        window: the window that is shown.
    """

    window: MainWindow

    def __init__(
        self,
        app: QApplication,
        home: Home,
        door: Door,
        file: Path | None,
        *,
        safe_mode: bool = False,
    ) -> None:
        """Show the window, with the game of last time or with `file`.

        The application speaks the system's language until now. In safe mode the settings are left
        alone.
        """
        super().__init__(app)
        self._app = app
        self._home = home
        self._door = door
        self._theme = ThemeKeeper(app)
        self._spoken = self._wanted = SYSTEM
        # Not within the click that asks for a language: its dialog goes with the window.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak_anew)
        self._open(Preferences(home.settings, safe_mode=safe_mode), file)

    def tell_of_last_time(self, left: str) -> None:
        """Say, once the window is there, that the program ended badly the last time."""
        QTimer.singleShot(0, self.window, lambda: self._catcher.tell_of_last_time(left))

    def _open(self, preferences: Preferences, file: Path | None = None) -> None:
        self._wanted = preferences.now.language
        if self._wanted != self._spoken:
            self._spoken = self._wanted
            speak(self._app, self._spoken)
        window = self.window = MainWindow(self._home, self._theme, preferences=preferences)
        preferences.changed.connect(self._follow)
        self._catcher = Catcher(window)
        sys.excepthook = self._catcher.catch
        window.begin(file)
        window.show()
        keeper = Doorkeeper(self._door, window)
        keeper.file_wanted.connect(partial(open_file, window))
        self._app.lastWindowClosed.connect(keeper.close)

    def _follow(self, settings: Settings) -> None:
        # Closing changes settings too: only another language than was wanted last is news.
        if settings.language != self._wanted:
            self._wanted = settings.language
            self._soon.start()

    def _speak_anew(self) -> None:
        """Close the window and open it in the other language, with all that is open beside it.

        The game is kept as at any close. Where something would be lost that the person would rather
        keep, the window stays as it is, and so does the setting.
        """
        if self._wanted == self._spoken:
            return
        old, beside = self.window, Beside(self.window)
        quits = self._app.quitOnLastWindowClosed()
        self._app.setQuitOnLastWindowClosed(False)
        may = not beside.busy or self._may_end_trials()
        if may and old.close():
            old.deleteLater()
            self._open(old.preferences.handed_on())
            beside.open_in(self.window)
            self.window.flows.show_settings()
        else:
            self._wanted = self._spoken
            old.preferences.change(language=self._spoken)
            if may:  # some may have been closed before one that stays
                beside.open_windows_in(old)
        self._app.setQuitOnLastWindowClosed(quits)

    def _may_end_trials(self) -> bool:
        """Whether what cannot be opened again in the other language may end."""
        box = PlainBox(self.window)
        box.setObjectName("end_trials")
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(
            self.tr("Change the language? The designer’s trial game or balance ends by it.")
        )
        yes = box.addButton(self.tr("C&hange it"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        box.deleteLater()
        return box.clickedButton() is yes
