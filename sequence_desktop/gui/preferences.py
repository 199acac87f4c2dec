# SPDX-License-Identifier: MIT
"""The settings while the program runs: read once, changed by name, written soon after.

Another copy of the program may run on the same settings: each writes what it has changed itself.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.damaged import part_text
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.storage.own_settings import OwnSettings
from sequence_desktop.storage.settings import Settings

log = logging.getLogger(__name__)

WRITE_AFTER_MS = 400
"""Changes that follow each other closely are written together."""


def folder_of(last: str, usual: Path) -> Path:
    """The folder of last time, or the usual one; the person's own where it is not there."""
    folder = Path(last) if last else usual
    try:
        return folder if folder.is_dir() else Path.home()
    except OSError:  # a name that no disk takes, or a folder that may not be looked into
        return Path.home()


class Preferences(QObject):
    """Holds the `Settings` in use.

    In safe mode the file is neither read nor written: whatever stands there stays.

    Attributes:
        now: the settings; a value, never changed in place.
        safe_mode: whether the settings' file is left alone.

    Signals:
        changed: the settings, after a change.
        told(str): why they cannot be kept; once, until they can again.
    """

    changed = Signal(object)
    told = Signal(str)

    def __init__(
        self, path: Path, parent: QObject | None = None, *, safe_mode: bool = False
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._file = OwnSettings(path)
        self._refused = False
        self.safe_mode = safe_mode
        self.now = Settings() if safe_mode else self._file.load()
        for fault in self._file.unread:
            log.warning("%s", fault)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(WRITE_AFTER_MS)
        self._clock.timeout.connect(self.write)

    def handed_on(self) -> Preferences:
        """The same settings for the next window, whatever the disk took of them.

        Where the disk has refused them, it is tried again and told to the next window.
        """
        heir = Preferences(self._path, safe_mode=self.safe_mode)
        heir._file, heir.now = self._file, self.now
        if self._refused:
            heir._clock.start()
        return heir

    def note(self) -> str:
        """What could not be read of them, what is used instead, and where the file is; once.

        "" if all could be read. The language stands in the settings themselves: this is asked for
        when it is in use.
        """
        damaged, self._file.damaged = self._file.damaged, None
        if damaged is None:
            return ""
        why = part_text(self._file.unread, damaged)
        return self.tr("About your settings: {why}").format(why=why)

    def change(self, **values: Any) -> None:
        """Set some settings by name."""
        self.use(replace(self.now, **values))

    def use(self, settings: Settings) -> None:
        """Set all settings at once."""
        if settings == self.now:
            return
        self.now = settings
        self._clock.start()
        self.changed.emit(settings)

    def write(self) -> None:
        """Write them now. A disk that refuses costs a word, not the game."""
        self._clock.stop()
        if self.safe_mode:
            return
        try:
            self._file.save(self.now)
        except Fault as fault:
            log.warning("%s", fault)
            if not self._refused:
                self.told.emit(
                    self.tr("Your settings are not kept: {why}.").format(why=fault_text(fault))
                )
            self._refused = True
        else:
            self._refused = False
            note = self.note()
            if note:  # somebody else has written to the file meanwhile
                self.told.emit(note)

    def close(self) -> None:
        """Write what is not written yet."""
        if self._clock.isActive():
            self.write()
