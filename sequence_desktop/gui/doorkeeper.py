# SPDX-License-Identifier: MIT
"""Lets in what comes while the program runs: files double-clicked, or a second start of it."""

from __future__ import annotations

import logging
import sys
from collections import deque
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from sequence_desktop.notice import take_token
from sequence_desktop.storage.door import Door

log = logging.getLogger(__name__)


class Doorkeeper(QObject):
    """Watches the door of the home for one window; on macOS also what the Finder hands over.

    A file waits as long as a dialog is open, for that may be about the game on the table.

    Signals:
        file_wanted(Path): this file is to be opened.
    """

    file_wanted = Signal(object)

    def __init__(
        self, door: Door, window: QWidget, *, finder: bool = sys.platform == "darwin"
    ) -> None:
        super().__init__(window)
        self._door = door
        self._window = window
        self._files: deque[Path] = deque()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._look)
            app.focusWindowChanged.connect(self._open_next)
            if finder:  # not elsewhere: every event of the program would pass through it
                app.installEventFilter(self)
        self._look()

    def close(self) -> None:
        """Let another copy open from now on."""
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self._door.leave()

    def _look(self, _: object = None) -> None:
        """Somebody may have knocked, or the copy that opened may have gone."""
        opens = self._door.hold()
        if not self._watcher.directories() and self._door.folder.is_dir():
            self._watcher.addPath(str(self._door.folder))
        if not opens:
            return
        for visit in self._door.visits():
            log.info("opened from outside: %s", visit.file)
            self._come_forward(visit.token)
            if visit.file is not None:
                self._want(visit.file)

    def _come_forward(self, token: str) -> None:
        take_token(token)
        window = QApplication.activeModalWidget() or self._window
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.show()
        window.raise_()
        window.activateWindow()

    def _want(self, file: Path) -> None:
        self._files.append(file)
        QTimer.singleShot(0, self, self._open_next)

    def _open_next(self, _: object = None) -> None:
        if self._files and QApplication.activeModalWidget() is None:
            self.file_wanted.emit(self._files.popleft())
            QTimer.singleShot(0, self, self._open_next)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._want(Path(event.file()))
            return True
        if watched is self._window and event.type() == QEvent.Type.WindowUnblocked:
            QTimer.singleShot(0, self, self._open_next)
        return super().eventFilter(watched, event)
