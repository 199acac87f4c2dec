# SPDX-License-Identifier: MIT
"""The one place where files are written, and the careful way to read them.

:func:`write_atomic` never shows anybody half a file: the text goes to a temporary file in the same
folder, is flushed to the disk and read back; only then the file it replaces becomes ``NAME.bak``
and the new one takes the name. Whatever happens in between (a kill, a power cut, a full disk), the
name holds the old text or the new one, complete, and the backup a complete earlier one.
"""

import codecs
import contextlib
import errno
import hashlib
import os
import secrets
import stat
import sys
import time
from collections.abc import Iterable
from io import BufferedWriter, FileIO
from pathlib import Path
from typing import Final

from sequence_desktop.storage.errors import StorageError, from_os_error
from sequence_desktop.storage.lock import try_lock

LARGEST: Final = 1_000_000
"""Bytes; the largest file that is read. A long game of twelve players is a fiftieth of it."""

_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_CREATE: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BLOCK: Final = 1 << 20
_APPEND: Final = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
_PART: Final = ".part"
_PART_TRIES: Final = 5
_ABANDONED_AFTER_S: Final = 3600.0
_WINDOWS_TRIES: Final = 20
_WINDOWS_PAUSE_S: Final = 0.05


def write_atomic(path: Path, text: str) -> None:
    """Replace the file at `path` by `text` (UTF-8), whole or not at all.

    The file it replaces stays beside it as :func:`backup_path`. Links are followed, permissions
    kept, and temporary files that a killed program left for this name are removed.

    Raises:
        StorageError: it could not be written, or not be read again because it is too large; the
            file and its backup are as they were.
    """
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError:
        raise StorageError(
            "cannot be saved: it holds a character that is no character",
            remedy="type the name or note again",
            file=str(path),
        ) from None
    if len(content) > LARGEST:
        raise StorageError(
            f"cannot be saved: it is larger than {LARGEST / 1_000_000:g} MB and could not be read",
            remedy="make it smaller",
            file=str(path),
        )
    _write(path, content)


def write_bytes(path: Path, content: bytes) -> None:
    """As :func:`write_atomic`, but without a backup: for what can be made again at any time.

    Raises:
        StorageError: it could not be written; the file is as it was.
    """
    _write(path, content, backup=False)


def write_lines(path: Path, lines: Iterable[bytes]) -> None:
    """As :func:`write_bytes`, but of any length, and from lines that need not all be in memory.

    Raises:
        StorageError: it could not be written; the file is as it was.
    """
    try:
        target = _real(path)
        _refuse_unwritable(target)
        _clear_abandoned(target)
        part, file = _new_part(target)
        try:
            buffered = BufferedWriter(file, _BLOCK)
            buffered.writelines(lines)
            buffered.flush()
            buffered.detach()
            _keep_permissions(file, target)
            os.fsync(file.fileno())
            _move(file, part, target)
        finally:
            file.close()
            with contextlib.suppress(OSError):
                part.unlink()
        _sync_folder(target.parent)
    except OSError as error:
        raise from_os_error(error, path, "saved") from error


def copy_file(source: Path, path: Path) -> None:
    """Replace the file at `path` by a copy of another, as :func:`write_atomic` does.

    Raises:
        StorageError: the one cannot be read or the other not be written.
    """
    _write(path, read_bytes(source))


def append_line(path: Path, line: str) -> None:
    """Add one line of text to the end of a file, and bring it to the disk.

    A line that a power cut has left half stays a line of its own.

    Raises:
        StorageError: it could not be written.
    """
    try:
        with FileIO(os.open(_real(path), _APPEND, 0o666), "a+") as file:
            end = file.seek(0, os.SEEK_END)
            file.seek(max(end - 1, 0))
            torn = end > 0 and file.read(1) != b"\n"
            text = ("\n" if torn else "") + line.replace("\n", " ") + "\n"
            # In one piece: another copy of the program may write at the same time.
            file.write(text.encode("utf-8", "replace"))
            os.fsync(file.fileno())
    except OSError as error:
        raise from_os_error(error, path, "saved") from error


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The text of a file, without its byte order mark and with plain line ends.

    It is UTF-8, or UTF-16 with the mark that spreadsheets and editors of Windows begin it with.

    Raises:
        StorageError: it is not there, not an ordinary file, larger than `largest` bytes, or no
            such text.
    """
    content = read_bytes(path, largest)
    try:
        text = content.decode("utf-16" if content.startswith(_UTF_16) else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise StorageError(
            "this is not UTF-8 text",
            where=f"line {line}",
            remedy="save it as UTF-8 in your editor",
            file=str(path),
        ) from None
    return text.replace("\r\n", "\n")


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The content of an ordinary file.

    Raises:
        StorageError: it is not there, not an ordinary file, or larger than `largest` bytes.
    """
    try:
        # Without waiting: a named pipe would keep the program waiting for ever.
        handle = os.open(path, _READ)
    except OSError as error:
        raise from_os_error(error, path, "read") from error
    except ValueError as error:
        raise StorageError(f"this is no file name: {error}", file=repr(str(path))) from None
    try:
        with os.fdopen(handle, "rb") as file:
            kind = os.fstat(file.fileno()).st_mode
            if not stat.S_ISREG(kind):
                what = "a folder" if stat.S_ISDIR(kind) else "not an ordinary file"
                raise StorageError(
                    f"cannot be read: this is {what}", remedy="give a file's name", file=str(path)
                )
            content = file.read(largest + 1)
    except OSError as error:
        raise from_os_error(error, path, "read") from error
    if len(content) > largest:
        raise StorageError(
            f"cannot be read: it is larger than {largest / 1_000_000:g} MB",
            remedy="no file of this program is that large; give another one",
            file=str(path),
        )
    return content


def mark(path: Path) -> str:
    """A mark of the file's content, to see later whether another program has changed it.

    "" if there is no file, or none that can be read.
    """
    try:
        return hashlib.sha256(read_bytes(path)).hexdigest()
    except StorageError:
        return ""


def backup_path(path: Path) -> Path:
    """Where the predecessor of the file at `path` lies: ``NAME.bak`` beside the real file."""
    target = _real(path)
    return target.with_name(target.name + ".bak")


def newest_first(paths: Iterable[Path]) -> list[Path]:
    """The files that are there, the one written last first."""
    ages: list[tuple[int, Path]] = []
    for path in paths:
        with contextlib.suppress(OSError):  # it is gone
            ages.append((-path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(ages)]


def let_be_newest(path: Path, others: Iterable[Path]) -> None:
    """Let a file count as written after the others, even if the clock has been set back."""
    newest = newest_first(other for other in others if other != path)
    with contextlib.suppress(OSError):
        if newest and path.stat().st_mtime_ns <= (latest := newest[0].stat().st_mtime_ns):
            os.utime(path, ns=(latest + 1000, latest + 1000))


def make_folder(path: Path) -> Path:
    """Make the folder, and those above it, if it is not there; the same path.

    Raises:
        StorageError: it cannot be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise StorageError(
            "there is a file where a folder is needed", remedy="move it away", file=str(path)
        ) from None
    except OSError as error:
        raise from_os_error(error, path, "made") from error
    return path


def _real(path: Path) -> Path:
    """The file that a chain of links leads to; it need not exist."""
    try:
        return Path(os.path.realpath(path))
    except ValueError as error:
        raise StorageError(f"this is no file name: {error}", file=repr(str(path))) from None


def _write(path: Path, content: bytes, *, backup: bool = True) -> None:
    try:
        target = _real(path)
        _refuse_unwritable(target)
        _clear_abandoned(target)
        _replace(target, content, backup=backup)
    except OSError as error:
        raise from_os_error(error, path, "saved") from error


def _refuse_unwritable(target: Path) -> None:
    """Refuse what replacing would overrule: a folder, a device, a file marked read-only."""
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(kind):
        what = "a folder" if stat.S_ISDIR(kind) else "not an ordinary file"
        raise StorageError(
            f"cannot be saved: this is {what}", remedy="choose another name", file=str(target)
        )
    if not kind & stat.S_IWUSR or not os.access(target, os.W_OK):
        raise StorageError(
            "cannot be saved: the file is read-only",
            remedy="choose another name or allow writing to it",
            file=str(target),
        )


def _replace(target: Path, content: bytes, *, backup: bool) -> None:
    """Write, check, keep the old one if wanted, and only then let the new one take the name."""
    part, file = _new_part(target)
    try:
        _fill(file, content, target)
        if part.read_bytes() != content:
            raise StorageError(
                "cannot be saved: the disk gave back something else than was written",
                remedy="choose another disk",
                file=str(target),
            )
        if backup:
            _keep_backup(target)
        _move(file, part, target)
    finally:
        _drop(part, file)
    _sync_folder(target.parent)


def _new_part(target: Path) -> tuple[Path, FileIO]:
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
            _drop(part, file)
            raise
        _drop(part, file)
    raise FileNotFoundError(errno.ENOENT, "another program removes each new file", str(target))


def _drop(part: Path, file: FileIO) -> None:
    """Let go of a temporary file, which may have got another name meanwhile."""
    file.close()
    with contextlib.suppress(OSError):
        part.unlink()


def _fill(file: FileIO, content: bytes, like: Path) -> None:
    """Bring the content to the disk, with the owner and the permissions of the file `like`."""
    rest = memoryview(content)
    while rest:  # one call may write only a part
        rest = rest[file.write(rest) :]
    _keep_permissions(file, like)
    os.fsync(file.fileno())


def _keep_permissions(file: FileIO, like: Path) -> None:
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


def _keep_backup(target: Path) -> None:
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
            _fill(file, content, source)


def _move(file: FileIO, part: Path, target: Path) -> None:
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


def _sync_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can do that."""
    if sys.platform != "win32":
        # The file is in its place: a file system that syncs no folders is no failure.
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _clear_abandoned(target: Path) -> None:
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
