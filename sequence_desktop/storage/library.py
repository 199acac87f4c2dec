# SPDX-License-Identifier: MIT
"""Files of one kind, found by id: those that come with the program and a person's own.

The id of a file is its name without ``.json``. A shipped id cannot be taken by a person's file, so
that a game called "sequence" is the same on every machine.
"""

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.storage.errors import Deed, StorageError, UnknownId, from_os_error

T = TypeVar("T")

SUFFIX: Final = ".json"
MOST: Final = 1000
"""How many of a person's files are looked at; a folder of downloads by mistake is no library."""

Snapshot = Mapping[Path, tuple[int, int]]
"""What a folder looked like: each file with its time of change (ns) and size (bytes)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file of a library."""

    id: str
    path: Path
    own: bool
    """Whether it is the person's own, not one that comes with the program."""


class Library(ABC, Generic[T]):
    """The files of one kind.

    Attributes:
        own: the folder of the person's own files; it need not exist.
    """

    def __init__(self, shipped: Path, own: Path, read: Callable[[Path], T]) -> None:
        self.own = own
        self._shipped = shipped
        self._read = read

    def entries(self) -> tuple[Entry, ...]:
        """All files, the shipped ones first, each kind by id."""
        shipped = [Entry(_id(path), path, own=False) for path in _files(self._shipped)]
        own = [Entry(_id(path), path, own=True) for path in _files(self.own)]
        return (*shipped, *own)

    def find(self, name: str) -> Entry:
        """The entry with this id; a shipped one before a person's own.

        Raises:
            UnknownId: there is none.
        """
        entries = self.entries()
        for entry in entries:
            if entry.id == name:
                return entry
        known = list(dict.fromkeys(entry.id for entry in entries))
        plain = {each.casefold(): each for each in known}
        near = difflib.get_close_matches(name[:60].casefold(), plain, 1)
        remedy = phrase("known: {names}", names=", ".join(known))
        if near:
            remedy = phrase("did you mean {name}?", name=repr(plain[near[0]]))
        raise UnknownId(self._none_called(repr(name[:60])), remedy=remedy)

    def load(self, name: str) -> T:
        """What the file with this id holds.

        Raises:
            Fault: there is none, or it has a mistake; with the file's name.
        """
        return self._read(self.find(name).path)

    def load_file(self, path: Path) -> T:
        """What any file of this kind holds, wherever it lies.

        Raises:
            Fault: it has a mistake; with the file's name.
        """
        return self._read(path)

    def load_named(self, name: str) -> T:
        """What an id or a path names: a path ends with ``.json`` or has a folder in it.

        Raises:
            Fault: there is none, or it has a mistake; with the file's name.
        """
        path = Path(name)
        if name.endswith(SUFFIX) or path.name != name:
            return self._read(path)
        return self.load(name)

    def load_all(self) -> tuple[dict[str, T], tuple[Fault, ...]]:
        """Everything that can be used, by id, and why the rest cannot."""
        found: dict[str, T] = {}
        faults: list[Fault] = []
        for entry in self.entries():
            if entry.id in found:
                faults.append(self._taken(entry))
                continue
            try:
                found[entry.id] = self._read(entry.path)
            except Fault as fault:
                faults.append(fault)
        return found, tuple(faults)

    def scan(self) -> Snapshot:
        """What the person's own folder looks like now; compare two to see a change."""
        seen: dict[Path, tuple[int, int]] = {}
        for path in _files(self.own):
            try:
                facts = path.stat()
            except OSError:
                continue  # it went away while we looked
            seen[path] = (facts.st_mtime_ns, facts.st_size)
        return seen

    @abstractmethod
    def _none_called(self, name: str) -> Phrase:
        """Says that there is none of this name."""

    @abstractmethod
    def _shipped_too(self, name: str) -> Phrase:
        """Says that one of this name comes with the program."""

    def _taken(self, entry: Entry) -> StorageError:
        return StorageError(
            self._shipped_too(repr(entry.id)),
            remedy=phrase("give your file another name"),
            file=str(entry.path),
        )


def _id(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def _files(folder: Path) -> list[Path]:
    """The folder's files of our kind, by name; none if there is no such folder."""
    try:
        names = sorted(path.name for path in folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise from_os_error(error, folder, Deed.READ) from error
    ours = [name for name in names if name.endswith(SUFFIX) and not _is_aside(name)]
    return [folder / name for name in ours[:MOST]]


def _is_aside(name: str) -> bool:
    """Whether a name is a hidden file or a JSON Schema, not one of the library's files."""
    return name.startswith(".") or name.endswith(".schema.json")
