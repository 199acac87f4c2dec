# SPDX-License-Identifier: MIT
"""Watches the folders of a person's own boards and rules, so that new files appear at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import Snapshot

SETTLE_MS = 250
"""Files are written in steps: what follows each other closely is one change."""


class FolderWatch(QObject):
    """Tells when own boards or rules have come, changed or gone.

    A folder need not exist yet: then the one it will lie in is watched for it.

    Signals:
        changed: look again.
    """

    changed = Signal()

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._libraries = (boards.library(home), rules.library(home))
        self._seen = self._scan()
        self._watcher = QFileSystemWatcher(self)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(SETTLE_MS)
        self._clock.timeout.connect(self._tell)
        self._watcher.directoryChanged.connect(self._on_changed)
        self._watcher.fileChanged.connect(self._on_changed)
        self._watch()

    def _on_changed(self, _path: str) -> None:
        self._clock.start()

    def _tell(self) -> None:
        """Something has happened; tell if it is about boards or rules."""
        self._watch()
        before, self._seen = self._seen, self._scan()
        if before != self._seen:
            self.changed.emit()

    def _scan(self) -> list[Snapshot]:
        return [library.scan() for library in self._libraries]

    def _watch(self) -> None:
        """Watch what is there now: editors replace files, and folders may come late."""
        wanted = [str(path) for path in self._paths()]
        known = {*self._watcher.files(), *self._watcher.directories()}
        new = [path for path in wanted if path not in known]
        if new:
            self._watcher.addPaths(new)

    def _paths(self) -> list[Path]:
        found = [self._home.data] if self._home.data.is_dir() else []
        for folder in (self._home.boards, self._home.rules):
            if folder.is_dir():
                found += [folder, *sorted(folder.glob("*.json"))]
        return found
