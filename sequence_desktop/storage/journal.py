# SPDX-License-Identifier: MIT
"""Journals: files of JSON lines that grow at their end and survive being killed.

The first line tells what the journal is about; each further line is one record, written in one go.
A line that a kill has cut short is taken away when the journal is opened again.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import json_text
from sequence_desktop.storage.errors import Deed, StorageError, from_os_error
from sequence_desktop.storage.lock import try_lock

Record = Mapping[str, Any]

_OPEN: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
_SYNC_EVERY_S: Final = 2.0
_FAR: Final = 1 << 40
"""Where the lock lies; on Windows nobody else can read what is locked."""
LONGEST: Final = 32_000_000
"""Bytes; the longest line that is read. A plan with all its rules and boards is one line."""
_BLOCK: Final = 1 << 16
_HALVES: Final = b"\\ud"
"""How JSON escapes a half of a character that takes two."""


class Journal:
    """A journal open for writing; nobody else can write to it meanwhile."""

    def __init__(self, path: Path, kind: str) -> None:
        """Open the journal, or make an empty one.

        ``kind`` is how the first line of such files begins: ``{"format": KIND``.

        Raises:
            StorageError: it cannot be opened, is another kind of file, or is being written to.
        """
        self.path = path
        try:
            self._file = FileIO(os.open(path, _OPEN, 0o666), "r+")
        except OSError as error:
            raise from_os_error(error, path, Deed.OPEN) from error
        try:
            self._file.seek(_FAR)
            if try_lock(self._file) is False:
                raise StorageError(
                    phrase("another program is writing to it"),
                    remedy=phrase("let it finish"),
                    file=str(path),
                )
            self._refuse_others(kind)
            self._heal()
        except OSError as error:
            self._file.close()
            raise from_os_error(error, path, Deed.READ) from error
        except StorageError:
            self._file.close()
            raise
        self._synced = time.monotonic()

    @property
    def empty(self) -> bool:
        """Whether it has not even a first line."""
        return os.fstat(self._file.fileno()).st_size == 0

    def append(self, record: Record) -> None:
        """Write one line at the end.

        Raises:
            StorageError: it could not be written.
        """
        try:
            self._file.seek(0, os.SEEK_END)
            rest = memoryview(line_of(record))
            while rest:  # one call may write only a part
                rest = rest[self._file.write(rest) :]
            if time.monotonic() - self._synced > _SYNC_EVERY_S:
                os.fsync(self._file.fileno())
                self._synced = time.monotonic()
        except OSError as error:
            raise from_os_error(error, self.path, Deed.WRITE) from error

    def close(self) -> None:
        """Bring everything to the disk, and let others have it.

        Raises:
            StorageError: the disk did not take it.
        """
        if not self._file.closed:
            try:
                os.fsync(self._file.fileno())
            except OSError as error:
                raise from_os_error(error, self.path, Deed.WRITE) from error
            finally:
                self._file.close()

    def _refuse_others(self, kind: str) -> None:
        """Refuse a file that is no journal of this kind, before anything in it is changed."""
        self._file.seek(0)
        wanted = f'{{"format": {json.dumps(kind)}'.encode()
        begin = self._file.read(len(wanted))
        if begin != wanted[: len(begin)]:
            raise StorageError(
                phrase("there is another file of this name"),
                remedy=phrase("choose another name"),
                file=str(self.path),
            )

    def _heal(self) -> None:
        """Take away what comes after the last whole line."""
        end = os.fstat(self._file.fileno()).st_size
        keep = end
        while keep:
            begin = max(0, keep - _BLOCK)
            self._file.seek(begin)
            found = self._file.read(keep - begin).rfind(b"\n")
            if found >= 0:
                keep = begin + found + 1
                break
            keep = begin
        if keep < end:
            self._file.truncate(keep)


def line_of(record: Record) -> bytes:
    """A record as a line of a journal."""
    return json.dumps(record, ensure_ascii=False, allow_nan=False).encode() + b"\n"


def read_journal(path: Path) -> Iterator[Record]:
    """The records of a journal, one by one, from the first line on; a cut line at its end is none.

    Raises:
        StorageError: it cannot be read, or a line is damaged; with the line's number.
    """
    return (record_in(line, number, path) for number, line in enumerate(lines_of(path), 1))


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a journal, damaged or not; a cut line at its end is none.

    Raises:
        StorageError: it cannot be read.
    """
    try:
        with FileIO(path) as raw, BufferedReader(raw, _BLOCK) as file:
            while line := file.readline(LONGEST):
                if not line.endswith(b"\n"):
                    return
                yield line
    except OSError as error:
        raise from_os_error(error, path, Deed.READ) from error


def _why_not(line: bytes) -> str:
    """What is wrong with a line: asked only then, for the strict reader takes its time."""
    try:
        json_text.parse(line.decode(), StorageError)
    except StorageError as fault:
        return fault.why
    except UnicodeDecodeError:
        return phrase("this is not UTF-8 text")
    return phrase("this is not a JSON object")


def record_in(line: bytes, number: int, path: Path) -> Record:
    """The record in a line of a journal.

    Raises:
        StorageError: there is none; with the line's number.
    """
    try:
        found = json.loads(line.decode())
        if _HALVES in line.lower():
            # Half a character can be read, but neither be shown nor written: a ValueError.
            line_of(found)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise StorageError(
            _why_not(line),
            where=phrase("line {number}", number=number),
            file=str(path),
        )
    return found
