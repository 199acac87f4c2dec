# SPDX-License-Identifier: MIT
"""The settings of one running copy of the program, in a file that other copies write to as well.

What this copy has changed is put into the file as it is now; what others have changed there stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import files, settings
from sequence_desktop.storage.damage import DamagedFile, put_aside
from sequence_desktop.storage.lock import in_turn
from sequence_desktop.storage.settings import MOST_RECENT, Settings


class OwnSettings:
    """Reads and writes the file for one copy.

    Attributes:
        damaged: the file as it was when something in it could not be read, kept aside; None if all
            could. Whoever has told the person sets it back.
        unread: what that was.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.damaged: DamagedFile | None = None
        self.unread: tuple[Fault, ...] = ()
        self._known = self._there = Settings()
        self._mark = ""

    def load(self) -> Settings:
        """The settings in the file, as far as they can be read."""
        self._mark = files.mark(self._path)
        self._known = self._there = self._read()
        return self._known

    def save(self, now: Settings) -> None:
        """Write what has been changed here since the last time.

        Raises:
            StorageError: it could not be written; the file is as it was.
        """
        files.make_folder(self._path.parent)
        with in_turn(self._path):
            merged = merge(self._known, now, self._in_file())
            settings.save(merged, self._path)
            self._mark = files.mark(self._path)
        self._known, self._there = now, merged

    def _in_file(self) -> Settings:
        """What the file holds now; where that cannot be told, what it held when last seen."""
        mark = files.mark(self._path)
        if mark in ("", self._mark):
            return self._there
        found = self._read()
        return self._there if self.damaged and found == Settings() else found

    def _read(self) -> Settings:
        """What the file holds; if that is damaged it is kept aside, for it will be replaced."""
        found, self.unread = settings.load(self._path)
        self.damaged = put_aside(self._path) if self.unread else None
        return found


def merge(before: Settings, now: Settings, there: Settings) -> Settings:
    """The settings `there` with what has changed from `before` to `now`.

    >>> before = Settings()
    >>> merge(before, replace(before, zoom=150), replace(before, theme="dark")).theme
    'dark'
    """
    changed = {
        each.name: getattr(now, each.name)
        for each in fields(Settings)
        if getattr(now, each.name) != getattr(before, each.name)
    }
    if "recent" in changed:
        changed["recent"] = _recent(before.recent, now.recent, there.recent)
    if "keys" in changed:
        changed["keys"] = _entries(before.keys, now.keys, there.keys)
    return replace(there, **changed)


def _recent(before: Sequence[str], now: Sequence[str], there: Sequence[str]) -> tuple[str, ...]:
    """The files that came here since, then those of the others, without those that went here."""
    stayed = [name for name in before if name in now]
    came = [
        name for place, name in enumerate(now) if name not in stayed or place < stayed.index(name)
    ]
    here = {*came, *(name for name in before if name not in now)}
    return (*came, *(name for name in there if name not in here))[:MOST_RECENT]


def _entries(
    before: Mapping[str, Any], now: Mapping[str, Any], there: Mapping[str, Any]
) -> Mapping[str, Any]:
    """The entries `there`, with those that were changed, added or taken away here."""
    here = {name for name in (*before, *now) if before.get(name) != now.get(name)}
    others = {name: value for name, value in there.items() if name not in here}
    return others | {name: value for name, value in now.items() if name in here}
