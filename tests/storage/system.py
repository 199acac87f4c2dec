# SPDX-License-Identifier: MIT
"""Stands between the program and the system, and lets something happen at one of its calls.

A write is a dozen system calls. :class:`System` counts those that concern one folder, and does at
one of them what a bad day does: the call fails, the folder goes away, another program replaces the
file, or the program is killed.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any, Final
from unittest import mock

from sequence_desktop.storage import files, parts

_PATHS: Final = ("open", "stat", "lstat", "replace", "rename", "link", "unlink", "mkdir", "scandir")
_OTHERS: Final = ("access", "utime", "listdir", "remove")
_HANDLES: Final = ("fsync", "fchmod", "fchown", "close")

ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EPERM, errno.EINVAL)
"""What calls fail with: full, broken, not allowed, read-only, not owned, not supported."""

Event = Callable[[], object]


class System:
    """The calls of one deed.

    Attributes:
        calls: what has been called, in order, such as ``replace``.
    """

    def __init__(
        self,
        folder: Path,
        at: int = -1,
        event: Event = lambda: None,
        *,
        for_ever: bool = False,
    ) -> None:
        """Watch the calls that concern a folder.

        At call number `at` (from 0) comes the event, and at every later one too if it is for ever.
        """
        self._folder = str(folder)
        self._at = at
        self._event = event
        self._for_ever = for_ever
        self._off = False
        self.calls: list[str] = []

    def note(self, name: str) -> None:
        """A call is about to be made: its event comes first, which may raise or kill."""
        if self._off:
            return
        self.calls.append(name)
        now = len(self.calls) - 1
        if now == self._at or (self._for_ever and -1 < self._at < now):
            self._off = True
            try:
                self._event()
            finally:
                self._off = False

    @contextmanager
    def watching(self) -> Iterator[System]:
        """The deed is done in here."""
        with self._patched():
            yield self

    @contextmanager
    def _patched(self) -> Iterator[None]:
        system = self

        class Watched(FileIO):
            """A file whose writes are counted; one that fails has written a half before."""

            def write(self, data: Any) -> int:
                try:
                    system.note("write")
                except OSError:
                    super().write(bytes(data)[: len(data) // 2])
                    raise
                return super().write(data)

        patches = [mock.patch.object(os, name, self._by_path(name)) for name in (*_PATHS, *_OTHERS)]
        patches += [
            mock.patch.object(os, name, self._by_handle(name))
            for name in _HANDLES
            if hasattr(os, name)
        ]
        patches.append(mock.patch.object(io, "open", self._by_path("read", io.open)))
        patches += [mock.patch.object(module, "FileIO", Watched) for module in (files, parts)]
        if sys.platform != "win32":
            import fcntl

            patches.append(mock.patch.object(fcntl, "flock", self._always("flock", fcntl.flock)))
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            self._off = True
            for patch in reversed(patches):
                patch.stop()

    def _by_path(self, name: str, real: Callable[..., Any] | None = None) -> Callable[..., Any]:
        call = real or getattr(os, name)

        def watched(*args: Any, **options: Any) -> Any:
            if any(isinstance(a, str | Path) and self._concerns(str(a)) for a in args[:2]):
                self.note(name)
            return call(*args, **options)

        return watched

    def _by_handle(self, name: str) -> Callable[..., Any]:
        return self._always(name, getattr(os, name))

    def _always(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any) -> Any:
            self.note(name)
            return real(*args)

        return watched

    def _concerns(self, path: str) -> bool:
        return path.startswith(self._folder)


def failing(code: int) -> Event:
    """The call fails."""

    def fail() -> None:
        raise OSError(code, os.strerror(code))

    return fail
