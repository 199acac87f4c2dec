# SPDX-License-Identifier: MIT
"""The position being set up, kept on disk so that no end of the program loses it.

Each window has a file of its own, held by a lock that dies with the program; the first that nobody
holds is taken, with what was left in it. A file that is damaged is kept aside under another name,
and where the disk has no room for that, :attr:`Keeper.damaged` tells.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_desktop.engine.errors import BadCase, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.seats import seated
from sequence_desktop.gui.setup.document import Document, Work
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.damage import DamagedFile, put_aside
from sequence_desktop.storage.game_reading import Sieve
from sequence_desktop.storage.games import Seat, read_seats
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import FileLock
from sequence_desktop.storage.rules import RulesLibrary
from sequence_desktop.workshop.position.cases import draft_of, kept_data

log = logging.getLogger(__name__)

KEEP_AFTER_MS: Final = 400
"""Changes that follow each other closely are kept together."""
MOST: Final = 99


def folder_of(home: Home) -> Path:
    """Where positions are kept that nobody has saved."""
    return home.data / "positions"


class Keeper(QObject):
    """Holds a file, and keeps a document in it.

    Signals:
        refused(str): why it cannot be kept at the moment, when that begins. What is so from the
            beginning is in :attr:`problem` only: nobody can be connected yet.
    """

    refused = Signal(str)

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder_of(home)
        self._lock: FileLock | None = None
        self._document: Document | None = None
        self._kept: Work | None = None
        self.problem = ""
        """Why nothing can be kept at the moment; "" if it can."""
        self.path = self._take()
        """The file; None where the disk has no room for one: then :attr:`problem` says why."""
        self.damaged: tuple[DamagedFile, ...] = ()
        """The files that could not be read; what was kept last is first."""
        self.left_out: tuple[Fault, ...] = ()
        """What had to be left out of the one that could be read; :attr:`partly` is that file."""
        self.partly: DamagedFile | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(KEEP_AFTER_MS)
        self._clock.timeout.connect(self.keep)

    def left(self, rules: RulesLibrary, boards: BoardLibrary) -> Work | None:
        """What was left in the file, or else in its backup; None if nothing can be taken up."""
        for path in (self.path, self.path and files.backup_path(self.path)):
            if path is None or not path.exists():
                continue
            try:
                work, self.left_out = read(path, rules, boards)
            except Fault as fault:
                log.warning("%s", fault)
                self.damaged = (*self.damaged, put_aside(path))
                continue
            self.partly = put_aside(path) if self.left_out else None
            return work
        return None

    def attend(self, document: Document, kept: Work | None) -> None:
        """Keep this document after each change from now on; the file holds `kept`, if anything."""
        self._document, self._kept = document, kept
        document.changed.connect(lambda *_: self._clock.start())
        self._clock.start()

    @property
    def loses(self) -> bool:
        """Whether there are changes that would be lost if the window closed now."""
        return self._document is not None and self._document.work != self._kept

    def keep(self) -> None:
        """Keep what is there now."""
        self._clock.stop()
        document = self._document
        if document is None or self.path is None or document.work == self._kept:
            return
        try:
            write(document.work, self.path)
        except Fault as fault:
            self._complain(fault)
        else:
            self._kept, self.problem = document.work, ""

    def close(self) -> None:
        """Keep what is there, and let the file go."""
        self.keep()
        if self._lock is not None:
            self._lock.release()
        self.path = self._lock = None

    def _take(self) -> Path | None:
        try:
            files.make_folder(self._folder)
            for number in range(1, MOST + 1):
                path = self._folder / f"position-{number}.json"
                lock = FileLock(path.with_suffix(".lock"))
                if lock.acquire():
                    self._lock = lock
                    return path
        except Fault as fault:
            self._complain(fault)
        return None

    def _complain(self, fault: Fault) -> None:
        log.warning("%s", fault)
        begins, self.problem = not self.problem, fault_text(fault)
        if begins:
            self.refused.emit(self.problem)


def write(work: Work, path: Path) -> None:
    """Keep a position and its seats in a file.

    Raises:
        StorageError: it could not be written; what was kept before still is.
    """
    data = {
        "position": kept_data(work.draft),
        "seats": [seat.to_json() for seat in work.seats],
    }
    files.write_atomic(path, json_text.write(data))


def read(path: Path, rules: RulesLibrary, boards: BoardLibrary) -> tuple[Work, tuple[Fault, ...]]:
    """The position that is kept in a file, and what had to be left out of its seats.

    Raises:
        StorageError: the file cannot be read.
        Fault: it holds no position.
    """
    data = json_text.load(path, BadCase)
    if not isinstance(data, dict) or "position" not in data:
        raise BadCase(phrase("this is no kept position"), file=str(path))
    draft = draft_of(data["position"], rules, boards, str(path))
    setup, sieve = draft.setup, Sieve()
    none: tuple[Seat, ...] = ()
    seats = sieve.take(
        lambda: read_seats(data, setup.players, sieve), none, phrase("this is left out")
    )
    return Work(draft, seated(seats, setup.side_of)), tuple(sieve.left_out)
