# SPDX-License-Identifier: MIT
"""The game in progress, kept on disk after every move so that no end of the program loses it.

Each running copy of the program has a slot of its own (`game-1.json`, `game-2.json`, ...), held by
a lock that dies with it. A copy that starts takes the free slot that was written last, so one goes
on where one was; games that other copies left wait in :meth:`Autosave.waiting`. A deal in which
nobody has moved stands behind every game that has been played.
"""

import contextlib
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import BadSave, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import files
from sequence_desktop.storage.damage import DamagedFile, put_aside
from sequence_desktop.storage.errors import NotThere, StorageError
from sequence_desktop.storage.games import (
    SavedGame,
    backup_of,
    load_game,
    naming_file,
    save_game,
)
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import FileLock

MOST_SLOTS: Final = 99


class Autosave:
    """This copy's slot.

    Attributes:
        path: the file of the game in progress; the file before it is its backup.
        moved: another program has written to that file meanwhile, as can happen where the disk
            knows no locks: its game was left there, and this copy's has a file of its own now.
            Whoever has told the person sets it back.
    """

    def __init__(self, home: Home) -> None:
        """Take a slot.

        Raises:
            StorageError: the folder cannot be used, or every slot is taken.
        """
        self._folder = files.make_folder(home.running)
        self.moved = False
        self._mark = ""
        self._lock, self.path = self._take()

    def save(self, saved: SavedGame) -> None:
        """Keep the game as it is now, with all that can be undone and redone.

        Raises:
            StorageError: it could not be written; the game kept before is still there.
        """
        self._leave_others_alone()
        self._write(saved)

    def load(self) -> SavedGame | None:
        """The game to go on with; None if there is none.

        Of a file from which something had to be left out a copy is kept, which the notes name:
        the next move replaces the file. `not_copied` of the game says why that was not possible.

        Raises:
            StorageError: it cannot be read.
            BadSave: it is damaged, or gone; :meth:`backup` may have the game one move earlier.
        """
        self._mark = files.mark(self.path)
        saved = _load(self.path)
        if saved is None and files.backup_path(self.path).exists():
            raise BadSave(phrase("the game in progress is gone"), file=str(self.path))
        return saved and _with_copy(saved, self.path)

    def backup(self) -> SavedGame | None:
        """The game as it was kept before the last time, as by :meth:`load`, if it can be opened."""
        saved = backup_of(self.path)
        return saved and _with_copy(saved, files.backup_path(self.path))

    def keep_damaged(self) -> DamagedFile | None:
        """Keep aside what cannot be opened, before a game replaces it; None if no file is there."""
        backup = files.backup_path(self.path)
        if backup.exists() and backup_of(self.path) is None:
            put_aside(backup)
        return put_aside(self.path) if self.path.exists() else None

    def start(self, saved: SavedGame) -> None:
        """Keep a new game, and put the one that it replaces aside for :meth:`previous`.

        Raises:
            StorageError: it could not be written; the game kept before is still there.
        """
        self._leave_others_alone()
        with contextlib.suppress(NotThere):
            files.copy_file(self.path, self._aside)
        self._write(saved)

    def previous(self) -> SavedGame | None:
        """The game that the last :meth:`start` put aside, as by :meth:`load`; None: there is none.

        Raises:
            StorageError: it cannot be read.
            BadSave: it is damaged.
        """
        try:
            saved = _load(self._aside)
        except Fault:
            put_aside(self._aside)  # the next new game replaces it
            raise
        return saved and _with_copy(saved, self._aside)

    def waiting(self) -> tuple[Path, ...]:
        """Games that other copies of the program left and nobody has open, the newest first."""
        return tuple(path for path in self._in_order() if path != self.path and _is_free(path))

    def collect(self, path: Path, keep: Callable[[SavedGame], object]) -> None:
        """Empty a waiting slot; `keep` first gets the game in it, unless it is untouched.

        Raises:
            Fault: the game cannot be read, `keep` could not keep it, or a file with damaged parts
                could not be copied; it stays where it is.
        """
        lock = _lock_of(path)
        if not lock.acquire():
            return  # another copy of the program has just taken it
        try:
            saved = None if _is_untouched(path) else _load(path)
            if saved is not None:
                if saved.left_out:
                    files.keep_aside(path)  # first: should it fail, the game is not kept twice
                keep(saved)
            for left in (path, files.backup_path(path)):
                left.unlink(missing_ok=True)
        finally:
            lock.release()

    def close(self) -> None:
        """Give the slot back; the game stays in it, and is the one to go on with."""
        with contextlib.suppress(OSError):
            os.utime(self.path)
        files.let_be_newest(self.path, self._slots())
        self._lock.release()

    @property
    def _aside(self) -> Path:
        return self.path.with_suffix(".aside.json")

    def _write(self, saved: SavedGame) -> None:
        save_game(saved, self.path)
        self._mark = files.mark(self.path)
        files.let_be_newest(self.path, self._before)

    def _leave_others_alone(self) -> None:
        """Move to a slot of one's own if the file is no longer what this copy wrote or read."""
        if self._mark and files.mark(self.path) not in ("", self._mark):
            old = self._lock
            taken = set(files.newest_first(self._slots()))
            self._lock, self.path = self._hold(p for p in self._slots() if p not in taken)
            old.release()
            self.moved, self._mark = True, ""

    def _take(self) -> tuple[FileLock, Path]:
        self._before = self._in_order()
        return self._hold((*self._before, *self._slots()))

    def _hold(self, paths: Iterable[Path]) -> tuple[FileLock, Path]:
        """The first of these slots that nobody holds."""
        for path in paths:
            lock = _lock_of(path)
            if lock.acquire():
                return lock, path
        raise StorageError(
            phrase("{count} copies of the program are running", count=MOST_SLOTS),
            remedy=phrase("close one of them"),
        )

    def _in_order(self) -> list[Path]:
        """The files of all slots that hold a game: played before untouched, then the newest."""
        ages = files.newest_first(self._slots())
        return ages if len(ages) < 2 else sorted(ages, key=_is_untouched)

    def _slots(self) -> list[Path]:
        return [self._folder / f"game-{number}.json" for number in range(1, MOST_SLOTS + 1)]


def _load(path: Path) -> SavedGame | None:
    try:
        return load_game(path)
    except NotThere:
        return None


def _with_copy(saved: SavedGame, path: Path) -> SavedGame:
    """The game; a file from which something was left out is kept aside, if the disk allows it."""
    if not saved.left_out:
        return saved
    try:
        return naming_file(saved, files.keep_aside(path))
    except StorageError as fault:
        return replace(saved, not_copied=fault)


def _is_untouched(path: Path) -> bool:
    """Whether a slot holds a deal in which no person has moved yet, and nothing else.

    The next deal of a match holds the match too.
    """
    try:
        saved = _load(path)
    except Fault:
        return False  # damaged: there may be a game to rescue
    if saved is None or saved.game.undone or saved.left_out or saved.goes_on:
        return False  # what was left out may be moves taken back
    people = {seat for seat, sitting in enumerate(saved.seats) if sitting.kind == "human"}
    movers = {position.seat for position in saved.game.positions[:-1]}
    return not (movers & people if people else movers)


def _lock_of(path: Path) -> FileLock:
    return FileLock(path.with_suffix(".lock"))


def _is_free(path: Path) -> bool:
    lock = _lock_of(path)
    try:
        return lock.acquire()
    except Fault:
        return False
    finally:
        lock.release()
