# SPDX-License-Identifier: MIT
"""What a person has chosen once and for all, and where he was.

`Settings` is the one list of settings: name, kind, default and what is allowed. The words for them
stand in `gui/settings/catalogue.py`; menus, dialog, help and this file are made from the two.

Reading never fails because of one value: what does not fit falls back to its default, and a note
says so. Keys that this version does not know are kept for the one that does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.parameters import choice, flag, number, shape_of, text, words
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.errors import BadSettings, NotThere

MOST_RECENT: Final = 12
"""How many recent files are remembered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; a value, so that a change is a new one that can be compared and saved."""

    language: str = choice(
        "system",
        ("system", "en", "de", "fr", "es", "pt_BR", "it", "nl", "pl", "ja", "zh_CN"),
        "The language of the texts.",
    )
    theme: str = choice(
        "system",
        ("system", "light", "dark", "contrast"),
        "Light or dark, as the window knows them.",
    )
    cloth: str = choice("green", ("green", "blue", "claret", "own"), "The colour of the table.")
    hue: int = number(275, 0, 355, "The hue of one's own cloth, in degrees.")
    chips: str = choice("classic", ("classic", "safe", "grey"), "The palette of the chips.")
    cards: str = choice("classic", ("classic", "large"), "The design of the card faces.")
    four_colours: bool = flag(False, "Whether each suit has its own colour.")
    zoom: int = number(100, 75, 300, "How large the table is, in percent of what fits.")
    motion: str = choice("normal", ("off", "fast", "normal", "slow"), "How long motion takes.")
    calm: bool = flag(True, "Whether nothing moves where the system asks for less motion.")
    pace: str = choice(
        "normal", ("slow", "normal", "quick"), "How long a computer's move takes at least."
    )
    replay: str = choice(
        "normal", ("slow", "normal", "fast"), "How fast the moves of a game are shown again."
    )
    grace: int = number(
        5000,
        0,
        60_000,
        "How long a computer waits for somebody who may still draw, in milliseconds.",
    )
    ways: str = choice("both", ("both", "drag", "click"), "How the pointer plays cards.")
    confirm: bool = flag(False, "Whether a move is asked about once more before it is made.")
    sound: bool = flag(True, "Whether the table is heard.")
    volume: int = number(60, 0, 100, "How loud it is, in per cent.")
    hand_order: str = choice("suit", ("drawn", "suit", "rank", "own"), "How the hand is sorted.")
    teach: bool = flag(False, "Whether mistakes are pointed out.")
    records: bool = flag(True, "Whether finished games are counted.")
    rated_game: str = text("", "The id of the rules that were played rated last.")
    first_game: int = number(0, 0, 6, "How many steps of the first game have been done.")
    first_game_offered: bool = flag(False, "Whether the first game has been offered.")
    panel: bool = flag(True, "Whether the side panel is open.")
    chances: bool = flag(False, "Whether the panel with the winning chances is open.")
    window: str = text("", "Place and size of the window, in the toolkit's own form.")
    designer: str = text("", "Place, size and division of the board designer's window.")
    gallery: str = text("", "Place and size of the gallery of boards.")
    lab: str = text("", "Place and size of the lab's window.")
    setup: str = text("", "Place and size of the window for setting up positions.")
    folder: str = text("", "The folder that was used last to open or save a game.")
    file: str = text("", "The file of the game that was on the table last.")
    recent: tuple[str, ...] = words((), "Games opened or saved, the newest first.")
    keys: Mapping[str, Any] = field(default_factory=dict)
    """Own shortcuts: lists of keys by the names of actions, in the toolkit's own form."""
    new_game: Mapping[str, Any] = field(default_factory=dict)
    """The last choice in the new-game dialog, in the dialog's own form."""
    trial: Mapping[str, Any] = field(default_factory=dict)
    """What was played last on a board in the making, in the designer's own form."""
    paper: Mapping[str, Any] = field(default_factory=dict)
    """How boards were printed last, in the dialog's own form."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """Keys of a later version, kept as they are."""

    def with_recent(self, path: Path) -> "Settings":
        """The settings with this file as the newest of the recent ones."""
        name = str(path.absolute())
        others = (other for other in self.recent if other != name)
        return replace(self, recent=(name, *others)[:MOST_RECENT])

    def without_recent(self, path: Path) -> "Settings":
        """The settings without this file, which is gone."""
        name = str(path.absolute())
        return replace(self, recent=tuple(other for other in self.recent if other != name))


def allowed(key: str) -> Mapping[str, Any]:
    """What a setting may be, as the JSON Schema of its value.

    >>> allowed("cards")["enum"]
    ['classic', 'large']
    """
    parameter = next(f for f in fields(Settings) if f.name == key)
    return shape_of(parameter).schema


def load(path: Path) -> tuple[Settings, tuple[Fault, ...]]:
    """The settings in a file, and a note on each thing that could not be used.

    A damaged file gives its backup, or the defaults, and the note says which; it is never a reason
    not to start.
    """
    try:
        return _read(path)
    except NotThere:
        return Settings(), ()
    except Fault as fault:
        try:
            settings, notes = _read(files.backup_path(path))
        except Fault:
            return Settings(), (_instead(fault, phrase("the defaults are used")),)
        return settings, (_instead(fault, phrase("those from the time before are used")), *notes)


def _instead(fault: Fault, used: str) -> Fault:
    return type(fault)(fault.why, where=fault.where, remedy=used, file=fault.file)


def save(settings: Settings, path: Path) -> None:
    """Write the settings.

    Raises:
        StorageError: they could not be written.
    """
    data = {f.name: getattr(settings, f.name) for f in fields(Settings) if f.name != "unknown"}
    files.make_folder(path.parent)
    files.write_atomic(path, json_text.write({**data, **settings.unknown}))


def _read(path: Path) -> tuple[Settings, tuple[Fault, ...]]:
    data = json_text.load(path, BadSettings)
    if not isinstance(data, dict):
        raise BadSettings(
            phrase("settings are a JSON object"), remedy=phrase("remove the file"), file=str(path)
        )
    values: dict[str, Any] = {}
    notes: list[Fault] = []
    for parameter in fields(Settings):
        key = parameter.name
        if key not in data or key == "unknown":
            continue
        value = data.pop(key)
        try:
            values[key] = (
                shape_of(parameter).read(value, key) if parameter.metadata else _object(value)
            )
        except BadRules as fault:
            notes.append(
                BadSettings(
                    fault.why, where=key, remedy=phrase("the default is used"), file=str(path)
                )
            )
    return Settings(**values, unknown=data), tuple(notes)


def _object(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadRules(phrase("this is not a JSON object"))
    return value
