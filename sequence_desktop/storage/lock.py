# SPDX-License-Identifier: MIT
"""Locks on files that die with the process that holds them, however it ends."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Final

from sequence_desktop.storage.errors import Deed, StorageError, from_os_error

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PATIENCE_S: Final = 2.0
"""Nobody holds a lock for reading and writing one small file as long as that."""
_TRY_EVERY_S: Final = 0.01


def try_lock(file: FileIO) -> bool | None:
    """Lock an open file without waiting; None where its file system knows no locks.

    The lock lasts until the file is closed. On Windows nobody else can read the first byte of a
    locked file.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Wine gives no reason when a file is locked already.
        if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0):
            return False
        return None
    return True


class FileLock:
    """A lock file of our own; it stays behind empty, for removing it would be a race."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: FileIO | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another copy of the program holds it.

        Raises:
            StorageError: the lock file cannot be made.
        """
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        try:
            file = FileIO(os.open(self._path, flags, 0o666), "r+")
        except OSError as error:
            raise from_os_error(error, self._path, Deed.MAKE) from error
        if try_lock(file) is False:
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Give the lock back; nothing happens if it is not held."""
        if self._file is not None:
            self._file.close()
            self._file = None


@contextlib.contextmanager
def in_turn(path: Path) -> Iterator[None]:
    """One copy of the program after the other reads the file at `path` and writes it again.

    Where no lock can be had, because the folder takes none or another copy hangs, it goes on
    without: a program that waits for ever would be worse.
    """
    lock = FileLock(path.with_name(path.name + ".lock"))
    end = time.monotonic() + _PATIENCE_S
    with contextlib.suppress(StorageError):
        while not lock.acquire() and time.monotonic() < end:
            time.sleep(_TRY_EVERY_S)
    try:
        yield
    finally:
        lock.release()
