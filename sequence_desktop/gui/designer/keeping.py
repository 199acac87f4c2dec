# SPDX-License-Identifier: MIT
"""Boards that are not saved yet, kept on disk so that no end of the program loses one.

Each designer has a file of its own (`draft-1.json`, `draft-2.json`, ...), held by a lock that dies
with the program. Files that nobody holds are what other designers left behind: they are offered.
"""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.gui.designer.document import Document, Sheet
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import FileLock
from sequence_desktop.workshop.draft import Draft

log = logging.getLogger(__name__)

KEEP_AFTER_MS: Final = 400
"""Changes that follow each other closely are kept together."""
MOST: Final = 99


@dataclass(frozen=True, slots=True)
class Left:
    """A board that was left behind unsaved.

    Attributes:
        kept: the file it is kept in.
        draft: the board.
        path: the file it belongs to, or None.
        mark: the mark of that file's content when the board was read from it.
        saved: what that file held then, as far as known.
    """

    kept: Path
    draft: Draft
    path: Path | None
    mark: str
    saved: Draft | None

    def sheet(self) -> Sheet:
        """Where the board lies: as it was when it was left."""
        sheet = Sheet()
        sheet.path, sheet.saved, sheet.mark = self.path, self.saved, self.mark
        return sheet


def folder_of(home: Home) -> Path:
    """Where unsaved boards are kept."""
    return home.data / "drafts"


def left_behind(home: Home) -> tuple[Left, ...]:
    """The boards that no running designer holds, the newest first; damaged files are left out."""
    found: list[tuple[int, Left]] = []
    folder = folder_of(home)
    if not folder.is_dir():
        return ()
    for number in range(1, MOST + 1):
        kept = folder / f"draft-{number}.json"
        if not kept.exists():
            continue
        lock = FileLock(kept.with_suffix(".lock"))
        try:
            if lock.acquire():
                found.append((kept.stat().st_mtime_ns, _read(kept)))
        except (Fault, OSError) as error:
            log.warning("%s", error)
        finally:
            lock.release()
    return tuple(left for _, left in sorted(found, key=lambda pair: pair[0], reverse=True))


def discard(left: Left) -> None:
    """Forget a board that was left behind."""
    for path in (left.kept, files.backup_path(left.kept)):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


class Keeper(QObject):
    """Keeps a document's board as long as it is not saved.

    Attributes:
        path: the file in which it is kept; None if there is no room for one.
    """

    def __init__(self, home: Home, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._lock: FileLock | None = None
        self.path = self._take(folder_of(home))
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(KEEP_AFTER_MS)
        self._clock.timeout.connect(self.keep)
        document.changed.connect(self._clock.start)
        document.kept.connect(self._clock.start)
        document.leaving.connect(self.leave)
        self._folder = folder_of(home)

    def leave(self) -> None:
        """Another board comes to the desk: what is unsaved stays behind in its file, to be offered.

        It can be brought back by undo too, but not once the designer is closed.
        """
        if not self._document.modified:
            return
        self.keep()
        if self._lock is not None:
            self._lock.release()
        self._lock = None
        self.path = self._take(self._folder)

    def keep(self) -> None:
        """Keep the board now, or forget it if it is saved."""
        self._clock.stop()
        if self.path is None:
            return
        try:
            if self._document.modified:
                self._write(self.path)
            else:
                for path in (self.path, files.backup_path(self.path)):
                    path.unlink(missing_ok=True)
        except (Fault, OSError) as error:  # a disk that refuses costs a note, not the board
            log.warning("%s", error)

    def close(self) -> None:
        """Keep what is not saved, and let go."""
        self.keep()
        if self._lock is not None:
            self._lock.release()

    def _write(self, path: Path) -> None:
        document = self._document
        data: dict[str, object] = {"draft": document.draft.to_json()}
        if document.path is not None:
            data |= {"file": str(document.path), "mark": document.sheet.mark}
        if document.sheet.saved is not None:
            data["saved"] = document.sheet.saved.to_json()
        files.write_atomic(path, json_text.write(data))

    def _take(self, folder: Path) -> Path | None:
        """A file that no other designer holds, and in which nothing waits."""
        try:
            files.make_folder(folder)
            for number in range(1, MOST + 1):
                path = folder / f"draft-{number}.json"
                lock = FileLock(path.with_suffix(".lock"))
                if not path.exists() and lock.acquire():
                    self._lock = lock
                    return path
        except Fault as fault:
            log.warning("%s", fault)
        return None


def _read(kept: Path) -> Left:
    data = json_text.load(kept, BadBoard)
    if not isinstance(data, dict) or "draft" not in data:
        raise BadBoard("this is no kept board", file=str(kept))
    file, saved = data.get("file"), data.get("saved")
    return Left(
        kept,
        Draft.from_json(data["draft"]),
        Path(file) if isinstance(file, str) else None,
        str(data.get("mark", "")),
        Draft.from_json(saved) if saved is not None else None,
    )
