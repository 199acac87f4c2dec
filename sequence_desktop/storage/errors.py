# SPDX-License-Identifier: MIT
"""What can go wrong with files, each by its own name."""

import errno
import os
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase

ELSEWHERE: Final = "choose another place"


class StorageError(Fault):
    """A file that could not be read or written; nothing that was there before is lost."""


class NotThere(StorageError):
    """There is no such file."""


class UnknownId(StorageError):
    """There are no rules, or there is no board, of this id."""


class BadSettings(Fault):
    """A settings file that cannot be read."""


_NO_ROOM: Final = ("the disk is full", "free some space or choose another place")
_NOT_ALLOWED: Final = (
    "the system does not allow it",
    "check the permissions or choose another place",
)
_IN_USE: Final = ("another program is using the file", "close it there and try again")
_TOO_MANY: Final = ("too many files are open", "close some programs and try again")
_GONE: Final = ("the disk does not answer", "see whether it is still there, or choose another one")
_CLAUSES: Final[dict[int, tuple[str, str]]] = {
    errno.ENOSPC: _NO_ROOM,
    getattr(errno, "EDQUOT", errno.ENOSPC): _NO_ROOM,
    errno.EFBIG: ("the file grew larger than the system allows", ELSEWHERE),
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: ("the disk is read-only", ELSEWHERE),
    errno.EBUSY: _IN_USE,
    errno.ETXTBSY: _IN_USE,
    errno.EIO: ("the disk has a fault", "choose another disk"),
    errno.ENXIO: _GONE,
    errno.ENODEV: _GONE,
    errno.ETIMEDOUT: _GONE,
    getattr(errno, "ESTALE", errno.ENODEV): _GONE,
    errno.EINVAL: ("the disk does not take this, perhaps because of the name", ELSEWHERE),
    errno.EMFILE: _TOO_MANY,
    errno.ENFILE: _TOO_MANY,
    errno.EISDIR: ("this is a folder", "give a file's name"),
    errno.ENOTDIR: ("a part of the path is a file, not a folder", ELSEWHERE),
    errno.ENAMETOOLONG: ("the name is too long", "choose a shorter one"),
    errno.ELOOP: ("the links lead in a circle", ELSEWHERE),
}

_WINDOWS_HELD: Final = (32, 33)
"""Sharing violation, lock violation."""


def from_os_error(error: OSError, path: Path, deed: str) -> StorageError:
    """The fault that says in plain words why `deed` ("saved", "read") failed for `path`."""
    if error.errno == errno.ENOENT:
        folder = Path(os.path.realpath(path)).parent
        if folder.is_dir():
            why, remedy = "there is no such file", "check the name"
        else:
            why, remedy = f"the folder {folder} is not there", ELSEWHERE
        return NotThere(
            phrase("cannot be {deed}: {why}", deed=deed, why=why), remedy=remedy, file=str(path)
        )
    # Windows refuses a file that another program holds as if it were not allowed.
    held = getattr(error, "winerror", None) in _WINDOWS_HELD
    known = _IN_USE if held else _CLAUSES.get(error.errno or 0)
    why, remedy = known or (error.strerror or str(error), ELSEWHERE)
    return StorageError(
        phrase("cannot be {deed}: {why}", deed=deed, why=why), remedy=remedy, file=str(path)
    )
