# SPDX-License-Identifier: MIT
"""How a second start of the program finds the first: one door for each home, where others knock.

The first copy holds a lock, which dies with it. Whoever comes later leaves a note in the same
folder and waits until it is gone, which means that the first has read it. That needs nothing but
files in the person's own folder, so it is the same on every system, and nobody else can knock.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import FileLock

ANSWER_WITHIN_S: Final = 5.0
"""How long a note lies before its writer takes the first copy for hung and starts by itself."""
_LOOK_EVERY_S: Final = 0.02
_LARGEST: Final = 100_000
_NOTE: Final = ".note"


@dataclass(frozen=True, slots=True)
class Visit:
    """What somebody who knocked wants: a file to be opened, or only to see the window."""

    file: Path | None = None
    token: str = ""
    """What the desktop gave the visitor so that a window may come to the front."""


class Door:
    """The door of one home.

    Attributes:
        folder: where notes are left; it exists once somebody has held the door or knocked.
    """

    def __init__(self, home: Home) -> None:
        self.folder = home.running / "door"
        self._lock: FileLock | None = None

    @property
    def held(self) -> bool:
        """Whether this copy is the one that opens."""
        return self._lock is not None

    def hold(self) -> bool:
        """Become the copy that opens, if there is none; whether this is the one now.

        Where nothing can be written there are no doors, and each copy is on its own.
        """
        if self.held:
            return True
        try:
            lock = FileLock(files.make_folder(self.folder) / "lock")
            if lock.acquire():
                self._lock = lock
        except Fault:
            return False
        return self.held

    def knock(self, visit: Visit, within_s: float = ANSWER_WITHIN_S) -> bool:
        """Leave a note for the copy that opens; whether it has read it.

        False also if that copy has ended meanwhile: then this one holds the door.
        """
        note = self.folder / f"{time.time_ns():020}-{secrets.token_hex(4)}{_NOTE}"
        wanted = {"file": visit.file and str(visit.file.absolute()), "token": visit.token}
        try:
            files.write_bytes(note, json.dumps(wanted).encode())
        except Fault:
            return False
        end = time.monotonic() + within_s
        while note.exists():
            if self.hold() or time.monotonic() > end:
                try:
                    note.unlink()
                except FileNotFoundError:
                    break  # it has been read at this very moment
                except OSError:
                    pass
                return False
            time.sleep(_LOOK_EVERY_S)
        return not self.held

    def visits(self) -> tuple[Visit, ...]:
        """What is wanted by those who have knocked since, in their order; their notes go."""
        found = []
        for note in sorted(self.folder.glob(f"*{_NOTE}")):
            try:
                content = files.read_bytes(note, _LARGEST)
                note.unlink()
            except (Fault, OSError):
                continue  # its writer has taken it back
            visit = _read(content)
            if visit is not None:
                found.append(visit)
        return tuple(found)

    def leave(self) -> None:
        """Let another copy open from now on; nothing happens if this one did not."""
        if self._lock is None:
            return
        self._lock.release()
        self._lock = None
        # Other copies watch the folder, and see by this that the door is free.
        with contextlib.suppress(OSError):
            free = self.folder / "free"
            free.touch()
            free.unlink()


def _read(content: bytes) -> Visit | None:
    try:
        data = json_text.parse(content.decode(), StorageError)
    except ValueError:  # no text, or none of ours
        return None
    if not isinstance(data, dict):
        return None
    file, token = data.get("file"), data.get("token")
    return Visit(
        Path(file) if isinstance(file, str) and file else None,
        token if isinstance(token, str) else "",
    )
