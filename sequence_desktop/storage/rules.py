# SPDX-License-Identifier: MIT
"""Rules in files: the shipped presets and a person's own."""

from pathlib import Path
from typing import Any

from sequence_desktop import paths
from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX, Library


class RulesLibrary(Library[Rules]):
    """All rules this person can play by; `extends` may name any of them."""

    def __init__(self, home: Home) -> None:
        super().__init__(paths.data("resources", "rules"), home.rules, self._rules)

    def parse(self, data: object) -> Rules:
        """The rules that parsed JSON describes: an object, or the id of a preset.

        Raises:
            Fault: it has a mistake, or names rules that are not there.
        """
        return self.load(data) if isinstance(data, str) else Rules.from_json(data, self._parent)

    def lineage(self, name: str) -> tuple[str, ...]:
        """The ids of these rules and of those that they extend, the nearest first.

        A file that cannot be read, or extends itself, ends the line.
        """
        line: list[str] = []
        while name and name not in line:
            try:
                parent = self._parent(name).get("extends")
            except Fault:
                break
            line.append(name)
            name = parent if isinstance(parent, str) else ""
        return tuple(line)

    def heads_first(self) -> tuple[str, ...]:
        """All ids: the program's before one's own, a game before its variants, then by name."""
        entries = {entry.id: entry for entry in reversed(self.entries())}
        return tuple(
            sorted(entries, key=lambda name: (entries[name].own, len(self.lineage(name)), name))
        )

    def _rules(self, path: Path) -> Rules:
        data = _object_in(path)
        name = path.name.removesuffix(SUFFIX)
        # What the parent says of itself does not describe its child.
        own = {"id": name, "title": name, "description": "", "reference": ""} | data
        try:
            if own["id"] != name:
                raise BadRules(
                    phrase("the id {id} is not the file's name", id=repr(str(own["id"])[:40])),
                    where="id",
                    remedy=phrase("change one of them, or leave the id out"),
                )
            return Rules.from_json(own, self._parent)
        except BadRules as fault:
            raise fault if fault.file else fault.in_file(str(path)) from None

    def _none_called(self, name: str) -> Phrase:
        return phrase("there is no set of rules {name}", name=name)

    def _shipped_too(self, name: str) -> Phrase:
        return phrase("the set of rules {name} comes with the program", name=name)

    def _parent(self, name: str) -> dict[str, Any]:
        """The JSON object that `extends` names."""
        try:
            entry = self.find(name)
        except StorageError as fault:
            raise BadRules(fault.why, where="extends", remedy=fault.remedy) from None
        return _object_in(entry.path)


def _object_in(path: Path) -> dict[str, Any]:
    data = json_text.load(path, BadRules)
    if not isinstance(data, dict):
        raise BadRules(
            phrase("rules are a JSON object"), remedy=phrase("begin with {"), file=str(path)
        )
    return data


def library(home: Home) -> RulesLibrary:
    """All rules this person can play by."""
    return RulesLibrary(home)


def save(rules: Rules, path: Path) -> None:
    """Write every parameter of the rules, so that the file stands alone.

    Raises:
        StorageError: it could not be written.
    """
    data = rules.to_json()
    data.pop("id", None)  # the file's name is its id
    files.make_folder(path.parent)
    files.write_atomic(path, json_text.write(data))
