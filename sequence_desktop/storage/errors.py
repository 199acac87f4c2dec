# SPDX-License-Identifier: MIT
"""What can go wrong with files, each by its own name."""

import errno
import os
from enum import Enum, auto
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, phrase

ELSEWHERE: Final = phrase("choose another place")


class StorageError(Fault):
    """A file that could not be read or written; nothing that was there before is lost."""


class NotThere(StorageError):
    """There is no such file."""


class UnknownId(StorageError):
    """There are no rules, or there is no board, of this id."""


class BadSettings(Fault):
    """A settings file that cannot be read."""


_NO_ROOM: Final = (phrase("the disk is full"), phrase("free some space or choose another place"))
_NOT_ALLOWED: Final = (
    phrase("the system does not allow it"),
    phrase("check the permissions or choose another place"),
)
_IN_USE: Final = (
    phrase("another program is using the file"),
    phrase("close it there and try again"),
)
_TOO_MANY: Final = (phrase("too many files are open"), phrase("close some programs and try again"))
_GONE: Final = (
    phrase("the disk does not answer"),
    phrase("see whether it is still there, or choose another one"),
)
_CLAUSES: Final[dict[int, tuple[Phrase, Phrase]]] = {
    errno.ENOSPC: _NO_ROOM,
    getattr(errno, "EDQUOT", errno.ENOSPC): _NO_ROOM,
    errno.EFBIG: (phrase("the file grew larger than the system allows"), ELSEWHERE),
    errno.EACCES: _NOT_ALLOWED,
    errno.ENOENT: _NOT_ALLOWED,  # a folder that takes no new files, such as /proc
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: (phrase("the disk is read-only"), ELSEWHERE),
    errno.EBUSY: _IN_USE,
    errno.ETXTBSY: _IN_USE,
    errno.EIO: (phrase("the disk has a fault"), phrase("choose another disk")),
    errno.ENXIO: _GONE,
    errno.ENODEV: _GONE,
    errno.ETIMEDOUT: _GONE,
    getattr(errno, "ESTALE", errno.ENODEV): _GONE,
    errno.EINVAL: (phrase("the disk does not take this, perhaps because of the name"), ELSEWHERE),
    errno.EMFILE: _TOO_MANY,
    errno.ENFILE: _TOO_MANY,
    errno.EISDIR: (phrase("this is a folder"), phrase("give a file's name")),
    errno.ENOTDIR: (phrase("a part of the path is a file, not a folder"), ELSEWHERE),
    errno.ENAMETOOLONG: (phrase("the name is too long"), phrase("choose a shorter one")),
    errno.ELOOP: (phrase("the links lead in a circle"), ELSEWHERE),
}

_WINDOWS_HELD: Final = (32, 33)
"""Sharing violation, lock violation."""


class Deed(Enum):
    """What was to be done with a file or folder."""

    SAVE = auto()
    READ = auto()
    MAKE = auto()
    OPEN = auto()
    WRITE = auto()


def from_os_error(error: OSError, path: Path, deed: Deed) -> StorageError:
    """The fault that says in plain words why `deed` failed for `path`."""
    if error.errno == errno.ENOENT:
        folder = Path(os.path.realpath(path)).parent
        if not folder.is_dir():
            why = phrase("the folder {folder} is not there", folder=folder)
            return NotThere(_cannot(deed, why), remedy=ELSEWHERE, file=str(path))
        if deed is Deed.READ:
            why = phrase("there is no such file")
            return NotThere(_cannot(deed, why), remedy=phrase("check the name"), file=str(path))
    # Windows refuses a file that another program holds as if it were not allowed.
    held = getattr(error, "winerror", None) in _WINDOWS_HELD
    known = _IN_USE if held else _CLAUSES.get(error.errno or 0)
    clause, remedy = known or (error.strerror or str(error), ELSEWHERE)
    return StorageError(_cannot(deed, clause), remedy=remedy, file=str(path))


def _cannot(deed: Deed, why: str) -> Phrase:
    match deed:
        case Deed.SAVE:
            return phrase("cannot be saved: {why}", why=why)
        case Deed.READ:
            return phrase("cannot be read: {why}", why=why)
        case Deed.MAKE:
            return phrase("cannot be made: {why}", why=why)
        case Deed.OPEN:
            return phrase("cannot be opened: {why}", why=why)
        case Deed.WRITE:
            return phrase("cannot be written to: {why}", why=why)
