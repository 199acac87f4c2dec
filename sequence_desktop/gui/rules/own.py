# SPDX-License-Identifier: MIT
"""A person's own rules in files: saved, sent to a friend, taken in.

Such a file extends a preset of the program and holds only what is otherwise, so that it can be
read by people, and opens on every machine that has the program.
"""

from __future__ import annotations

import unicodedata
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules.overrides import overrides
from sequence_desktop.gui.rules.parameters import Json
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.storage.names import fit_stem
from sequence_desktop.storage.rules import RulesLibrary
from sequence_desktop.storage.rules_check import examine

_DEEPEST: Final = 10


class Use(Enum):
    """What a name stands for already."""

    FREE = auto()
    OWN = auto()
    SHIPPED = auto()


class Taken(Fault):
    """There are rules of this name already.

    Attributes:
        own: whether they are the person's own, so that they may be replaced.
    """

    def __init__(self, why: str, *, own: bool, remedy: str = "", file: str = "") -> None:
        super().__init__(why, remedy=remedy, file=file)
        self.own = own


class OwnRules:
    """The rules a person has made, beside those of the program."""

    def __init__(self, rules: RulesLibrary, boards: BoardLibrary) -> None:
        self._rules = rules
        self._boards = boards

    def id_for(self, title: str) -> str:
        """The file name, without its ending, that suits a title: "Größe, 5!" becomes "grosse_5"."""
        wide = title.casefold().replace("ß", "ss")
        plain = unicodedata.normalize("NFKD", wide).encode("ascii", "ignore").decode("ascii")
        words = "".join(sign if sign.isalnum() else " " for sign in plain).split()
        return fit_stem("_".join(words), "rules")

    def use_of(self, title: str) -> Use:
        """What the file name of a title stands for already."""
        name = self.id_for(title)
        known = {entry.id: entry.own for entry in reversed(self._rules.entries())}
        if name not in known:
            return Use.FREE
        return Use.OWN if known[name] else Use.SHIPPED

    def save(self, rules: Rules, start: str, *, replace: bool = False) -> Rules:
        """Save rules under their title; the same rules, with their new id.

        Args:
            rules: the rules, with title, description and reference.
            start: the id of the preset they were made from.
            replace: whether own rules of the same name may be overwritten.

        Raises:
            Taken: rules of this name are there already.
            StorageError: the file could not be written.
        """
        name = self.id_for(rules.title)
        path = self._rules.own / f"{name}{SUFFIX}"
        self._refuse_taken(name, path, replace=replace)
        files.make_folder(path.parent)
        files.write_atomic(path, json_text.write(self._file(rules, start)))
        return self._rules.load_file(path)

    def export(self, rules: Rules, start: str, path: Path) -> None:
        """Write rules to any file, for a friend.

        Raises:
            StorageError: the file could not be written.
        """
        files.write_atomic(path, json_text.write(self._file(rules, start)))

    def take_in(self, path: Path, *, replace: bool = False) -> Rules:
        """Read a friend's file, check that its rules can be played, and keep a copy.

        Raises:
            Taken: rules of its name are there already.
            Fault: it has a mistake, with file, key and remedy.
        """
        rules = self._rules.load_file(path)
        found = examine(path, self._rules, self._boards)
        if found:
            raise found[0]
        name = self.id_for(path.name.removesuffix(SUFFIX))
        target = self._rules.own / f"{name}{SUFFIX}"
        if target.exists() and path.exists() and target.samefile(path):
            return rules
        self._refuse_taken(name, target, replace=replace)
        files.make_folder(target.parent)
        data = json_text.load(path, BadRules)
        data.pop("id", None)  # the file's name is its id
        files.write_atomic(target, json_text.write(data))
        return self._rules.load_file(target)

    def ancestor(self, name: str) -> str:
        """The nearest preset of the program that rules extend; "" where there is none."""
        for _ in range(_DEEPEST):
            try:
                entry = self._rules.find(name)
            except StorageError:
                return ""
            if not entry.own:
                return name
            data: Any = json_text.load(entry.path, BadRules)
            parent = data.get("extends") if isinstance(data, dict) else None
            if not isinstance(parent, str):
                return ""
            name = parent
        return ""

    def _file(self, rules: Rules, start: str) -> Json:
        """The smallest file that makes these rules out of a preset of the program."""
        base = self.ancestor(start)
        then = self._rules.load(base) if base else Rules()
        head = {"title": rules.title, "description": rules.description}
        if rules.reference:
            head["reference"] = rules.reference
        changes = overrides(rules.to_json(), then.to_json())
        return {"extends": base, **head, **changes} if base else {**head, **changes}

    def _refuse_taken(self, name: str, path: Path, *, replace: bool) -> None:
        use = self.use_of(name)
        if use is Use.SHIPPED:
            raise Taken(
                phrase("the rules {name} come with the program", name=repr(name)),
                own=False,
                remedy=phrase("choose another name"),
                file=str(path),
            )
        if use is Use.OWN and not replace:
            raise Taken(
                phrase("there are rules {name} already", name=repr(name)),
                own=True,
                remedy=phrase("choose another name, or replace them"),
                file=str(path),
            )
