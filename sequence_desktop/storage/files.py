# SPDX-License-Identifier: MIT
"""The one place where files are written, and the careful way to read them.

:func:`write_atomic` never shows anybody half a file: the text goes to a temporary file in the same
folder, is flushed to the disk and read back; only then the file it replaces becomes ``NAME.bak``
and the new one takes the name. Whatever happens in between (a kill, a power cut, a full disk), the
name holds the old text or the new one, complete, and the backup a complete earlier one.
"""

import codecs
import contextlib
import hashlib
import os
import stat
from collections.abc import Iterable, Iterator
from io import BufferedReader, BufferedWriter, FileIO
from pathlib import Path
from typing import Final

from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import parts
from sequence_desktop.storage.errors import Deed, StorageError, from_os_error

LARGEST: Final = 1_000_000
"""Bytes; the largest file that is read. A long game of twelve players is a fiftieth of it."""

_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BLOCK: Final = 1 << 20
_MOST_ASIDE: Final = 99
_APPEND: Final = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


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
            phrase("cannot be saved: it holds a character that is no character"),
            remedy=phrase("type the name or note again"),
            file=str(path),
        ) from None
    if len(content) > LARGEST:
        raise StorageError(
            phrase(
                "cannot be saved: it is larger than {size} MB and could not be read",
                size=LARGEST / 1_000_000,
            ),
            remedy=phrase("make it smaller"),
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
        parts.clear_abandoned(target)
        part, file = parts.new_part(target)
        try:
            buffered = BufferedWriter(file, _BLOCK)
            buffered.writelines(lines)
            buffered.flush()
            buffered.detach()
            parts.keep_permissions(file, target)
            os.fsync(file.fileno())
            parts.move(file, part, target)
        finally:
            file.close()
            with contextlib.suppress(OSError):
                part.unlink()
        parts.sync_folder(target.parent)
    except OSError as error:
        raise from_os_error(error, path, Deed.SAVE) from error


def copy_file(source: Path, path: Path) -> None:
    """Replace the file at `path` by a copy of another, as :func:`write_atomic` does.

    Raises:
        StorageError: the one cannot be read or the other not be written.
    """
    _write(path, read_bytes(source))


def keep_aside(path: Path) -> Path:
    """Copy a damaged file beside itself, where nothing overwrites it; the path of the copy.

    It is called ``NAME.damaged.json``, then ``NAME.damaged-2.json``; one that holds the same is
    used again.

    Raises:
        StorageError: it cannot be read, or the copy not be written.
    """
    with _reading(path) as file:
        content = hashlib.file_digest(file, "sha256").digest()
        for number in range(1, _MOST_ASIDE + 1):
            sign = ".damaged" if number == 1 else f".damaged-{number}"
            copy = path.with_name(f"{path.stem}{sign}{path.suffix}")
            if not copy.exists():
                file.seek(0)
                write_lines(copy, file)
                return copy
            with contextlib.suppress(StorageError), _reading(copy) as other:
                if hashlib.file_digest(other, "sha256").digest() == content:
                    return copy
    raise StorageError(
        phrase("there are {count} damaged files of this name", count=_MOST_ASIDE),
        remedy=phrase("remove those that you do not need"),
        file=str(path),
    )


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
        raise from_os_error(error, path, Deed.SAVE) from error


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
            phrase("this is not UTF-8 text"),
            where=phrase("line {number}", number=line),
            remedy=phrase("save it as UTF-8 in your editor"),
            file=str(path),
        ) from None
    return text.replace("\r\n", "\n")


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The content of an ordinary file.

    Raises:
        StorageError: it is not there, not an ordinary file, or larger than `largest` bytes.
    """
    with _reading(path) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise StorageError(
            phrase("cannot be read: it is larger than {size} MB", size=largest / 1_000_000),
            remedy=phrase("no file of this program is that large; give another one"),
            file=str(path),
        )
    return content


def is_there(path: Path) -> bool:
    """Whether there is a file or folder of this name.

    Raises:
        StorageError: nothing can be there, or nobody may look: nothing can be saved there either.
    """
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise from_os_error(error, path, Deed.SAVE) from error
    return True


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
            phrase("there is a file where a folder is needed"),
            remedy=phrase("move it away"),
            file=str(path),
        ) from None
    except OSError as error:
        raise from_os_error(error, path, Deed.MAKE) from error
    return path


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[BufferedReader]:
    """An ordinary file, open to be read; what the system refuses meanwhile is a fault."""
    try:
        # Without waiting: a named pipe would keep the program waiting for ever.
        handle = os.open(path, _READ)
    except OSError as error:
        raise from_os_error(error, path, Deed.READ) from error
    except ValueError as error:
        raise StorageError(
            phrase("this is no file name: {error}", error=error), file=repr(str(path))
        ) from None
    try:
        with os.fdopen(handle, "rb") as file:
            kind = os.fstat(file.fileno()).st_mode
            if not stat.S_ISREG(kind):
                raise StorageError(
                    phrase("cannot be read: this is a folder")
                    if stat.S_ISDIR(kind)
                    else phrase("cannot be read: this is not an ordinary file"),
                    remedy=phrase("give a file's name"),
                    file=str(path),
                )
            yield file
    except OSError as error:
        raise from_os_error(error, path, Deed.READ) from error


def _real(path: Path) -> Path:
    """The file that a chain of links leads to; it need not exist."""
    try:
        return Path(os.path.realpath(path))
    except ValueError as error:
        raise StorageError(
            phrase("this is no file name: {error}", error=error), file=repr(str(path))
        ) from None


def _write(path: Path, content: bytes, *, backup: bool = True) -> None:
    try:
        target = _real(path)
        _refuse_unwritable(target)
        parts.clear_abandoned(target)
        _replace(target, content, backup=backup)
    except OSError as error:
        raise from_os_error(error, path, Deed.SAVE) from error


def _refuse_unwritable(target: Path) -> None:
    """Refuse what replacing would overrule: a folder, a device, a file marked read-only."""
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(kind):
        raise StorageError(
            phrase("cannot be saved: this is a folder")
            if stat.S_ISDIR(kind)
            else phrase("cannot be saved: this is not an ordinary file"),
            remedy=phrase("choose another name"),
            file=str(target),
        )
    if not kind & stat.S_IWUSR or not os.access(target, os.W_OK):
        raise StorageError(
            phrase("cannot be saved: the file is read-only"),
            remedy=phrase("choose another name or allow writing to it"),
            file=str(target),
        )


def _replace(target: Path, content: bytes, *, backup: bool) -> None:
    """Write, check, keep the old one if wanted, and only then let the new one take the name."""
    part, file = parts.new_part(target)
    try:
        parts.fill(file, content, target)
        if part.read_bytes() != content:
            raise StorageError(
                phrase("cannot be saved: the disk gave back something else than was written"),
                remedy=phrase("choose another disk"),
                file=str(target),
            )
        if backup:
            parts.keep_backup(target)
        parts.move(file, part, target)
    finally:
        parts.drop(part, file)
    parts.sync_folder(target.parent)
