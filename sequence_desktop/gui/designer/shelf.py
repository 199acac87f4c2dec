# SPDX-License-Identifier: MIT
"""What the gallery shows: shipped boards, one’s own, unsaved ones; and what is done to them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.designer.keeping import Left, discard, left_behind
from sequence_desktop.storage import boards
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft

_NOT_IN_NAMES: Final = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class Item:
    """One board of the gallery.

    Attributes:
        id: its id in the library; "" for one that is not saved.
        draft: what it shows.
        path: its file.
        own: whether it may be changed, renamed and deleted.
        playable: whether nothing is missing on it.
        changed_ns: when its file was changed last.
        left: the unsaved board, if it is one.
    """

    id: str
    draft: Draft
    path: Path
    own: bool
    playable: bool
    changed_ns: int
    left: Left | None = None

    @property
    def title(self) -> str:
        """What it is called."""
        return self.draft.name.strip() or self.id

    @property
    def words(self) -> str:
        """Everything that a search looks at."""
        draft = self.draft
        said = (self.title, self.id, draft.author, draft.notes, draft.deck)
        return " ".join((*said, f"{draft.width}x{draft.height}")).casefold()


class BoardShelf:
    """The boards of one person.

    Attributes:
        faults: why some files are not shown.
    """

    def __init__(self, home: Home) -> None:
        self._home = home
        self._library = boards.library(home)
        self.faults: tuple[Fault, ...] = ()

    def items(self) -> tuple[Item, ...]:
        """Every board, as the folders are now."""
        found = [
            Item("", left.draft, left.kept, True, False, _time(left.kept), left)
            for left in left_behind(self._home)
        ]
        faults: list[Fault] = []
        for entry in self._library.entries():
            try:
                draft = files.load(entry.path)
            except Fault as fault:
                faults.append(fault)
                continue
            playable = not draft.empty and not draft.to_board().problems()
            found.append(Item(entry.id, draft, entry.path, entry.own, playable, _time(entry.path)))
        self.faults = tuple(faults)
        return tuple(found)

    def duplicate(self, item: Item, name: str) -> Path:
        """Write a copy of a board, under this name, among one's own.

        Raises:
            StorageError: it could not be written.
        """
        path = self._free(name)
        files.save(item.draft.about(name=name), path)
        return path

    def rename(self, item: Item, name: str) -> Path:
        """Give an own board another name, and its file the name that goes with it.

        Raises:
            StorageError: it could not be written; the board is still there as it was.
        """
        path = self._free(name)
        files.save(item.draft.about(name=name), path)
        try:
            item.path.unlink()
        except OSError as error:
            raise StorageError(
                f"the old file stayed: {error.strerror}", file=str(item.path)
            ) from None
        return path

    def delete(self, item: Item) -> None:
        """Move an own board to the trash, or forget one that was never saved.

        Raises:
            StorageError: the system has no trash, or refused.
        """
        if item.left is not None:
            discard(item.left)
        elif not item.own:
            raise StorageError("this board comes with the program", file=str(item.path))
        elif not QFile.moveToTrash(str(item.path)):
            raise StorageError(
                "the system could not move it to the trash",
                remedy="show it in its folder and delete it there",
                file=str(item.path),
            )

    def _free(self, name: str) -> Path:
        """A file name that goes with a board's name and that nobody has taken."""
        plain = _NOT_IN_NAMES.sub("-", name.lower()).strip("-_") or "board"
        taken = {entry.id for entry in self._library.entries()}
        chosen, number = plain, 2
        while chosen in taken:
            chosen, number = f"{plain}-{number}", number + 1
        return self._home.boards / f"{chosen}{SUFFIX}"


def _time(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # it went away while we looked
        return 0
