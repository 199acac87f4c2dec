# SPDX-License-Identifier: MIT
"""What the gallery shows: shipped boards, one’s own, unsaved ones; and what is done to them."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, joined, phrase
from sequence_desktop.gui.designer.keeping import Left, discard, follow, left_behind
from sequence_desktop.gui.titles import author_text, name_text, notes_text
from sequence_desktop.storage import boards
from sequence_desktop.storage import files as storage
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.kinds import BOARD_SUFFIX
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.storage.names import file_stem
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.paste import LONGEST, Pasted, read


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
        """What its file calls it."""
        return self.draft.name.strip() or self.id

    @property
    def shown(self) -> str:
        """What it is called in the language in use."""
        return name_text(self.title)

    @property
    def words(self) -> str:
        """Everything that a search looks at."""
        draft = self.draft
        own = (self.title, self.id, draft.author, draft.notes, draft.deck)
        size = f"{draft.width}x{draft.height}"
        shown = (self.shown, notes_text(draft.notes), author_text(draft.author))
        return " ".join((*shown, *own, size)).casefold()


@dataclass(frozen=True, slots=True)
class Renamed:
    """A board that has another name now.

    Attributes:
        old, new: its file before and after; the same if only the case of letters has changed.
        before, after: what the file held and holds.
    """

    old: Path
    new: Path
    before: Draft
    after: Draft


class NoTrash(StorageError):
    """The system has no trash for this file, or refused to use it."""


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
        found = [item_of(left) for left in left_behind(self._home)]
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

    def rename(self, item: Item, name: str) -> Renamed:
        """Give an own board another name, and its file the name that goes with it.

        Raises:
            Fault: its file cannot be read or written; the board is still there as it was.
        """
        before = files.load(item.path)
        after = before.about(name=name)
        path = self._free(name, item)
        files.save(after, path)
        if path != item.path:
            _remove(item.path, phrase("the old file stayed"))
        renamed = Renamed(item.path, path, before, after)
        follow(self._home, renamed.old, renamed.new, renamed.before, renamed.after)
        return renamed

    def delete(self, item: Item) -> None:
        """Move an own board to the trash; one that was never saved as a board of its own.

        Raises:
            NoTrash: the system has no trash, or refused.
            StorageError: it comes with the program, or could not be written to be thrown away.
        """
        if not item.own:
            raise StorageError(phrase("this board comes with the program"), file=str(item.path))
        if item.left is None:
            _to_trash(item.path)
            return
        path = self._free(item.title or "board")
        files.save(item.draft, path)
        try:
            _to_trash(path)
        except NoTrash:
            path.unlink(missing_ok=True)
            raise
        discard(item.left)

    def delete_for_good(self, item: Item) -> None:
        """Delete an own board so that nothing brings it back.

        Raises:
            StorageError: it comes with the program, or the system refused.
        """
        if not item.own:
            raise StorageError(phrase("this board comes with the program"), file=str(item.path))
        if item.left is not None:
            discard(item.left)
        else:
            _remove(item.path, phrase("it was not deleted"))

    def take_in(self, path: Path) -> Path:
        """Copy a board from anywhere, a text too, among one's own; its file there.

        Raises:
            Fault: there is no board in the file, or it could not be written.
        """
        draft = read_board(path)
        copy = self._free(draft.name or path.stem)
        files.save(draft, copy)
        return copy

    def _free(self, name: str, item: Item | None = None) -> Path:
        """A file name that goes with a board's name and that nobody but this board has taken.

        Names that differ by case alone are one and the same: on many disks they are.
        """
        plain = file_stem(name, "board")
        entries = self._library.entries()
        taken = {entry.id.casefold() for entry in entries if item is None or entry.id != item.id}
        if item is not None and item.id.casefold() == plain:
            return item.path
        chosen, number = plain, 2
        while chosen in taken:
            chosen, number = f"{plain}-{number}", number + 1
        return self._home.boards / f"{chosen}{SUFFIX}"


def item_of(left: Left) -> Item:
    """A board that was left unsaved, as the gallery shows it."""
    return Item("", left.draft, left.kept, True, False, _time(left.kept), left)


def read_board(path: Path) -> Draft:
    """The board in a file of any kind: a board's own, or text.

    Raises:
        Fault: there is none.
    """
    if path.suffix.lower() in (SUFFIX, BOARD_SUFFIX):
        return files.load(path)
    draft = read_text(path).draft()
    return draft if draft.name else draft.about(name=path.stem)


def read_text(path: Path) -> Pasted:
    """What a text file holds, which has the size of a board.

    Raises:
        Fault: it cannot be read, or holds no board; with the file's name.
    """
    text = storage.read_text(path, LONGEST)
    try:
        pasted = read(text)
        pasted.draft()
    except Fault as fault:
        raise fault.in_file(str(path)) from None
    return pasted


def _to_trash(path: Path) -> None:
    if not QFile(str(path)).moveToTrash():
        raise NoTrash(
            phrase("the system has no trash for this file, or did not take it"), file=str(path)
        )


def _remove(path: Path, otherwise: Phrase) -> None:
    """Delete a file and its backup.

    Raises:
        StorageError: the file stayed.
    """
    try:
        path.unlink()
    except FileNotFoundError:
        pass
    except OSError as error:
        raise StorageError(
            joined((otherwise, error.strerror or str(error)), ": "),
            file=str(path),
        ) from None
    with contextlib.suppress(OSError):
        storage.backup_path(path).unlink(missing_ok=True)


def _time(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # it went away while we looked
        return 0
