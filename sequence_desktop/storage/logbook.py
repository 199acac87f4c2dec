# SPDX-License-Identifier: MIT
"""The log on disk: small files that take turns, so that they never fill a disk."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from sequence_desktop.discreet import discreet

NAME: Final = "sequence-desktop.log"
LARGEST: Final = 200_000
"""Bytes of one file."""
KEPT: Final = 3
"""How many older files are kept beside the newest."""
_FORMAT: Final = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"


class Logbook(RotatingFileHandler):
    """Writes what the program notes, without what is personal.

    A folder that cannot be written to costs the log and nothing else: where games cannot be kept,
    the window says so anyway.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder / NAME, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True
        )
        self._folder = folder
        self.setFormatter(_Discreet(_FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one note; the folder is made for the first."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Nobody can be told that noting failed; the program goes on."""


class _Discreet(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


def start_log(folder: Path) -> Logbook:
    """Write notes of the program into this folder from now on, beside the terminal."""
    book = Logbook(folder)
    root = logging.getLogger()
    if not root.handlers:
        # What the library does by itself as long as nobody asks for more.
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("%(message)s"))
        root.addHandler(terminal)
    root.addHandler(book)
    if root.level in (logging.NOTSET, logging.WARNING):
        root.setLevel(logging.INFO)
    return book
