# SPDX-License-Identifier: MIT
"""What a crash leaves behind for the next start, even one that no Python code survives.

Each running copy of the program has a file of its own, locked for as long as the copy lives. Python
writes the place of a crash into it; a copy that ends well takes it away. So a file that nobody
locks tells of a copy that did not end well.
"""

import contextlib
import faulthandler
import logging
import os
from io import FileIO
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import files
from sequence_desktop.storage.lock import try_lock

log = logging.getLogger(__name__)

_PATTERN: Final = "crash-*.txt"
_LARGEST: Final = 40_000
"""Bytes that are read of one file: the place of a crash stands at its beginning."""


class BlackBox:
    """The file of one copy of the program."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / f"crash-{os.getpid()}.txt"
        self._file: FileIO | None = None

    def open(self) -> str:
        """Record from now on; what the last crashed copy has left, or ""."""
        left = self._collect()
        try:
            files.make_folder(self._folder)
            file = FileIO(str(self._path), "w+")
        except (Fault, OSError) as problem:
            log.info("a crash could not be recorded: %s", problem)
            return left
        try_lock(file)
        faulthandler.enable(file, all_threads=True)
        self._file = file
        return left

    def note(self, text: str) -> None:
        """Record an error that the program may not survive."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write((text + "\n").encode("utf-8", "replace"))

    def close(self) -> None:
        """The program ends well: nothing is to be told."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self._path.unlink()

    def _collect(self) -> str:
        """What lies in the files of copies that are gone, the newest last; they are removed."""
        told = ""
        with contextlib.suppress(OSError):
            for path in sorted(self._folder.glob(_PATTERN), key=lambda it: it.stat().st_mtime):
                text = _take(path)
                if text is not None:
                    log.warning("the program did not end well the last time")
                    told = text or told
        return told


def _take(path: Path) -> str | None:
    """The text of a file that no living copy holds, which is removed; None: one does."""
    with FileIO(str(path), "r+") as file:
        if try_lock(file) is False:
            return None
        text = (file.read(_LARGEST) or b"").decode("utf-8", "replace").strip()
    path.unlink()
    return text
