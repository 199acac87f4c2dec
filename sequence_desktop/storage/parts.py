# SPDX-License-Identifier: MIT
"""Temporary files that take the name of the file beside them, once they are whole.

Only :mod:`sequence_desktop.storage.files` writes with them.
"""

import contextlib
import errno
import os
import secrets
import stat
import sys
import time
from io import FileIO
from pathlib import Path
from typing import Final

from sequence_desktop.storage.lock import try_lock

_CREATE: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_PART: Final = ".part"
_PART_TRIES: Final = 5
_ABANDONED_AFTER_S: Final = 3600.0
_WINDOWS_TRIES: Final = 20
_WINDOWS_PAUSE_S: Final = 0.05


def new_part(target: Path) -> tuple[Path, FileIO]:
    """A new temporary file beside `target`, marked as in use for as long as it is open."""
    for left in reversed(range(_PART_TRIES)):
        part = target.with_name(f".{target.name}.{secrets.token_hex(4)}{_PART}")
        file = FileIO(os.open(part, _CREATE, 0o666), "r+")
        try:
            # A program that clears up may have looked at it before the mark was there. Where no
            # mark can be made at all, the age of the file alone protects it.
            if (_mark(file) or not left) and part.exists():
                return part, file
        except OSError:
            drop(part, file)
            raise
        drop(part, file)
    raise FileNotFoundError(errno.ENOENT, "another program removes each new file", str(target))


def drop(part: Path, file: FileIO) -> None:
    """Let go of a temporary file, which may have got another name meanwhile."""
    file.close()
    with contextlib.suppress(OSError):
        part.unlink()


def fill(file: FileIO, content: bytes, like: Path) -> None:
    """Bring the content to the disk, with the owner and the permissions of the file `like`."""
    rest = memoryview(content)
    while rest:  # one call may write only a part
        rest = rest[file.write(rest) :]
    keep_permissions(file, like)
    os.fsync(file.fileno())


def keep_permissions(file: FileIO, like: Path) -> None:
    """Give the new file the owner and the permissions of the one it replaces."""
    # On Windows a new file inherits its folder's access list, as the old one did.
    if sys.platform != "win32":
        try:
            old = like.stat()
        except FileNotFoundError:
            return
        if (old.st_uid, old.st_gid) != (os.geteuid(), os.getegid()):
            with contextlib.suppress(OSError):
                os.fchown(file.fileno(), old.st_uid, old.st_gid)
        # A memory stick knows no permissions, and may refuse to be told any.
        with contextlib.suppress(OSError):
            os.fchmod(file.fileno(), stat.S_IMODE(old.st_mode))


def keep_backup(target: Path) -> None:
    """Let ``NAME.bak`` be the file that is about to be replaced, while it keeps its name too."""
    spare = target.with_name(f".{target.name}.{secrets.token_hex(4)}{_PART}")
    try:
        _link_or_copy(target, spare)
        # Two names of one file: renaming one to the other does nothing and leaves both.
        _rename(spare, target.with_name(target.name + ".bak"))
    except FileNotFoundError:
        return  # there is no old file
    finally:
        with contextlib.suppress(OSError):
            spare.unlink(missing_ok=True)


def _link_or_copy(source: Path, copy: Path) -> None:
    """Give the file a second name, or copy it where the system allows no second names."""
    try:
        copy.hardlink_to(source)
    except FileNotFoundError:
        raise
    except OSError:
        content = source.read_bytes()
        with FileIO(os.open(copy, _CREATE, 0o666), "r+") as file:
            fill(file, content, source)


def move(file: FileIO, part: Path, target: Path) -> None:
    """Let the temporary file take the target's name, in one step."""
    if sys.platform == "win32":
        file.close()  # Windows moves no open file
    _rename(part, target)


def _rename(path: Path, target: Path) -> None:
    """Give a file another name, which another file may have had."""
    if sys.platform == "win32":
        for _ in range(_WINDOWS_TRIES):
            # A virus scanner or indexer looks at each new file for a moment.
            with contextlib.suppress(PermissionError):
                path.replace(target)
                return
            time.sleep(_WINDOWS_PAUSE_S)
    path.replace(target)


def sync_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can do that."""
    if sys.platform != "win32":
        # The file is in its place: a file system that syncs no folders is no failure.
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def clear_abandoned(target: Path) -> None:
    """Remove temporary files that a killed program left for this name."""
    name = "".join(f"[{c}]" if c in "*?[" else c for c in target.name)
    for part in target.parent.glob(f".{name}.????????{_PART}"):
        with contextlib.suppress(OSError):
            _remove_if_abandoned(part)


def _remove_if_abandoned(part: Path) -> None:
    """Remove the temporary file unless somebody is writing it at this moment."""
    old = time.time() - part.stat().st_mtime > _ABANDONED_AFTER_S
    if sys.platform == "win32":
        # A file that is open cannot be removed; the age spares one that is just being moved.
        if old:
            part.unlink()
    else:
        with FileIO(os.open(part, os.O_RDWR | os.O_NONBLOCK), "r+") as file:
            held = try_lock(file)
            if held or (held is None and old):
                part.unlink()


def _mark(file: FileIO) -> bool:
    """Mark a temporary file as in use; False if another process holds it to remove it.

    A file system without locks leaves only the age of a file to judge by, and Windows would let
    nobody read the file back.
    """
    return sys.platform == "win32" or try_lock(file) is not False
