# SPDX-License-Identifier: MIT
"""Locks on files that die with the process that holds them, however it ends."""

import errno
import os
import sys
from io import FileIO
from pathlib import Path

from sequence_desktop.storage.errors import from_os_error

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


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
            raise from_os_error(error, self._path, "made") from error
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
