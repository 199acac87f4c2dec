# SPDX-License-Identifier: MIT
"""Boards that are not saved yet, kept on disk so that no end of the program loses one.

Each designer has a file of its own (`draft-1.json`, `draft-2.json`, ...), held by a lock that dies
with the program. Files that nobody holds are what other designers left behind: they are offered.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.gui.damaged import damage_text, kept_text
from sequence_desktop.gui.designer.document import Document, Sheet
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.damage import DamagedFile, put_aside
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import FileLock
from sequence_desktop.workshop import files as marks
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
        damaged: what was kept last is damaged, and is this file: the board is as it was a moment
            before.
    """

    kept: Path
    draft: Draft
    path: Path | None
    mark: str
    saved: Draft | None
    damaged: DamagedFile | None = None

    def sheet(self) -> Sheet:
        """Where the board lies: as it was when it was left."""
        sheet = Sheet(saved=self.saved)
        sheet.path, sheet.mark = self.path, self.mark
        return sheet


def folder_of(home: Home) -> Path:
    """Where unsaved boards are kept."""
    return home.data / "drafts"


def left_behind(home: Home) -> tuple[Left, ...]:
    """The boards that no running designer holds, the newest first.

    Of a damaged file it is the board of a moment before; if that is damaged too it is left out.
    """
    found: list[tuple[int, Left]] = []
    for kept in _waiting(home):
        try:
            found.append((kept.stat().st_mtime_ns, _read_best(kept)))
        except (Fault, OSError) as error:
            log.warning("%s", error)
    return tuple(left for _, left in sorted(found, key=lambda pair: pair[0], reverse=True))


def damage_in(home: Home) -> str:
    """What is to be told of damaged files; "" if there are none.

    Those from which no board can be read are kept under another name, and taken out of the way.
    """
    lost = _put_lost_aside(home)
    told = [damage_text(lost[0], earlier=False)] if lost else []
    told += map(kept_text, lost[1:])
    told += (kept_text(left.damaged) for left in left_behind(home) if left.damaged is not None)
    return "\n".join(told)


def _put_lost_aside(home: Home) -> tuple[DamagedFile, ...]:
    """Keep aside what no board can be read from; what the system holds stays where it is, too."""
    lost = []
    for kept in _waiting(home):
        try:
            _read_best(kept)
        except Fault:
            copy, backup = put_aside(kept), files.backup_path(kept)
            if copy.copied and (not backup.exists() or put_aside(backup).copied):
                with contextlib.suppress(OSError):
                    _unlink(kept)
            lost.append(replace(copy, copied=True))  # nothing replaces the file itself either
    return tuple(lost)


def _waiting(home: Home) -> Iterator[Path]:
    """The files that no running designer holds; meanwhile none can take the one that is given."""
    folder = folder_of(home)
    for number in range(1, MOST + 1):
        kept = folder / f"draft-{number}.json"
        lock = FileLock(kept.with_suffix(".lock"))
        try:
            if kept.exists() and lock.acquire():
                yield kept
        except (Fault, OSError) as error:
            log.warning("%s", error)
        finally:
            lock.release()


def discard(left: Left) -> None:
    """Forget a board that was left behind, unless its file holds something else by now."""
    lock = _lock_of(left)
    if lock is not None:
        with contextlib.suppress(OSError):
            _unlink(left.kept)
        lock.release()


def follow(home: Home, old: Path, new: Path, before: Draft, after: Draft) -> None:
    """A board's file has another name now: so has the file of what is unsaved of it."""
    for left in left_behind(home):
        lock = _lock_of(left) if left.path == old else None
        if lock is None:
            continue
        untouched = left.saved == before
        moved = replace(
            left,
            draft=left.draft.about(name=after.name),
            path=new,
            mark=marks.mark(new) if untouched else left.mark,
            saved=after if untouched else left.saved,
        )
        try:
            write(moved)
        except Fault as fault:
            log.warning("%s", fault)
        finally:
            lock.release()


class Keeper(QObject):
    """Keeps a document's board as long as it is not saved.

    Attributes:
        path: the file in which it is kept; None if there is no room for one.
        problem: why it cannot be kept at the moment; "" if it can.

    Signals:
        refused(str): the problem, when it begins.
    """

    refused = Signal(str)

    def __init__(self, home: Home, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._folder = folder_of(home)
        self._lock: FileLock | None = None
        self._left: dict[Sheet, Left] = {}
        self.problem = ""
        self.path = self._kept_before(home) or self._take()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(KEEP_AFTER_MS)
        self._clock.timeout.connect(self.keep)
        document.changed.connect(self._clock.start)
        document.kept.connect(self._clock.start)
        document.leaving.connect(self._leave)
        document.kept.connect(self._arrive)

    def sheet_of(self, left: Left) -> Sheet | None:
        """The sheet of a board that this designer itself has left, if it is one."""
        return next((sheet for sheet, known in self._left.items() if known == left), None)

    def _leave(self) -> None:
        """Another board comes to the desk: what is unsaved stays behind in its file, to be offered.

        It can be brought back by undo too, but not once the designer is closed.
        """
        self.keep()
        if not self._document.modified or self.path is None:
            return
        with contextlib.suppress(Fault):  # a disk that refused holds nothing to come back to
            self._left[self._document.sheet] = _read_best(self.path)
        self._let_go()

    def _arrive(self) -> None:
        """The board on the desk may be one that was left: then its file is that one again."""
        left = self._left.pop(self._document.sheet, None)
        lock = None if left is None else _lock_of(left)
        if left is not None and lock is not None:
            self._let_go()
            self.path, self._lock = left.kept, lock
        if self.path is None:
            self.path = self._take()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self.path = self._lock = None

    def keep(self) -> None:
        """Keep the board now, or forget it if it is saved."""
        self._clock.stop()
        if self.path is None:
            self.path = self._take()
        if self.path is None:
            return
        try:
            if self._document.modified:
                write(self._now(self.path))
            else:
                _unlink(self.path)
        except (Fault, OSError) as error:  # a disk that refuses costs a word, not the board
            self._complain(error)
        else:
            self.problem = ""

    def close(self) -> None:
        """Keep what is not saved, and let go."""
        self.keep()
        self._let_go()

    def _now(self, path: Path) -> Left:
        """The board on the desk, as it is left in this file."""
        sheet = self._document.sheet
        return Left(path, self._document.draft, sheet.path, sheet.mark, sheet.saved)

    def _kept_before(self, home: Home) -> Path | None:
        """The file in which another window has kept this board, unsaved; None if there is none."""
        draft, sheet = self._document.draft, self._document.sheet
        for left in left_behind(home) if self._document.modified else ():
            if (left.draft, left.path) == (draft, sheet.path):
                self._lock = _lock_of(left)
                return left.kept if self._lock is not None else None
        return None

    def _take(self) -> Path | None:
        """A file that no other designer holds, and in which nothing waits."""
        try:
            files.make_folder(self._folder)
            for number in range(1, MOST + 1):
                path = self._folder / f"draft-{number}.json"
                lock = FileLock(path.with_suffix(".lock"))
                if not path.exists() and lock.acquire():
                    self._lock = lock
                    return path
        except Fault as fault:
            self._complain(fault)
        return None

    def _complain(self, error: Exception) -> None:
        log.warning("%s", error)
        begins, self.problem = not self.problem, fault_text(error)
        if begins:
            self.refused.emit(self.problem)


def _read_best(kept: Path) -> Left:
    """The board in a file or, if that is damaged, the one it replaced."""
    try:
        return read(kept)
    except Fault as fault:
        log.warning("%s", fault)
        damaged = put_aside(kept)
        return replace(read(files.backup_path(kept)), kept=kept, damaged=damaged)


def _lock_of(left: Left) -> FileLock | None:
    """The lock of the file in which a board was left; None if it is not there any more."""
    lock = FileLock(left.kept.with_suffix(".lock"))
    try:
        if lock.acquire() and _read_best(left.kept) == left:
            return lock
    except Fault as fault:
        log.info("%s", fault)
    lock.release()
    return None


def _unlink(kept: Path) -> None:
    for path in (kept, files.backup_path(kept)):
        path.unlink(missing_ok=True)


def write(left: Left) -> None:
    """Keep a board in its file.

    Raises:
        StorageError: it could not be written; what was kept before still is.
    """
    data: dict[str, object] = {"draft": left.draft.to_json()}
    if left.path is not None:
        data |= {"file": str(left.path), "mark": left.mark}
    if left.saved is not None:
        data["saved"] = left.saved.to_json()
    files.write_atomic(left.kept, json_text.write(data))


def read(kept: Path) -> Left:
    """The board that is kept in a file.

    Raises:
        StorageError: the file cannot be read.
        BadBoard: it is no kept board.
    """
    data = json_text.load(kept, BadBoard)
    if not isinstance(data, dict) or "draft" not in data:
        raise BadBoard(phrase("this is no kept board"), file=str(kept))
    file, saved = data.get("file"), data.get("saved")
    return Left(
        kept,
        Draft.from_json(data["draft"]),
        Path(file) if isinstance(file, str) else None,
        str(data.get("mark", "")),
        Draft.from_json(saved) if saved is not None else None,
    )
