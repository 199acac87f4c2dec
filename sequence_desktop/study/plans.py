# SPDX-License-Identifier: MIT
"""Plans in files: a person's own, and the examples that come with the program."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

from sequence_desktop import paths
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import quoted
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.plan import Plan
from sequence_desktop.lab.plan_reading import BadPlan, Sources, read_plan
from sequence_desktop.players.packages import packaged
from sequence_desktop.storage import boards, files, json_text, rules
from sequence_desktop.storage.errors import UnknownId
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.storage.rules_check import usual_board

LARGEST: Final = 5_000_000
"""Bytes; a plan may hold many boards in full."""


def load_plan(
    path: Path,
    home: Home,
    *,
    games: int | None = None,
    seed: int | None = None,
    here: bool = True,
) -> Plan:
    """The plan in a file. Files that it names lie beside it.

    ``games`` and ``seed`` take the place of what it says. ``here`` is false where players by others
    are to be looked for on other machines.

    Raises:
        StorageError: the file cannot be read.
        BadPlan: it is no plan that can be carried out here; with file, place and remedy.
    """
    data = json_text.load(path, BadPlan, LARGEST)
    try:
        plan = parse_plan(_with(data, games, seed), home, path.parent)
        if here:
            refuse_absent(plan)
    except BadPlan as fault:
        raise fault.in_file(str(path)) from None
    return plan


def _with(data: Any, games: int | None, seed: int | None) -> Any:
    """A plan's data with another number of games, or another seed, in all its entries."""
    if not isinstance(data, dict):
        return data
    news = {key: n for key, n in (("games", games), ("seed", seed)) if n is not None}
    gone = {*news, *(("deals",) if games is not None else ())}

    def renewed(old: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in old.items() if key not in gone}

    entries = data.get("entries")
    if isinstance(entries, list):
        entries = [renewed(each) if isinstance(each, dict) else each for each in entries]
        return renewed(data) | news | {"entries": entries}
    return renewed(data) | news


def parse_plan(data: object, home: Home, folder: Path) -> Plan:
    """The plan that JSON data describe; files that it names lie in the folder.

    Raises:
        BadPlan: they describe none.
    """
    games, layouts = rules.library(home), boards.library(home)

    def find_rules(value: object) -> Rules:
        path = _path_in(value, folder)
        return games.parse(value) if path is None else games.load_file(path)

    def find_board(value: object) -> Board:
        path = _path_in(value, folder)
        return layouts.parse(value) if path is None else layouts.load_file(path)

    def usual(game: Rules) -> Board:
        return usual_board(game, layouts.load)

    return read_plan(data, Sources(find_rules, find_board, usual, packaged))


def parse_whole(data: object) -> Plan:
    """The plan that JSON data describe in full, as results hold it; it names nothing.

    Raises:
        BadPlan: they describe none.
    """

    def no_board(_: Rules) -> Board:
        raise BadPlan(phrase("the board is missing"))

    return read_plan(data, Sources(Rules.from_json, Board.from_json, no_board, tuple))


def refuse_absent(plan: Plan) -> None:
    """Refuse players by others that are not on this machine.

    Raises:
        BadPlan: a program is not there, or no package offers the player.
    """
    offered = packaged() if any(not guest.command for guest in plan.guests) else {}
    for guest in plan.guests:
        where = f"guests.{guest.name}"
        if not guest.command and guest.name not in offered:
            raise BadPlan(
                phrase("no package here offers this player"),
                where=where,
                remedy=phrase("install it, or name the program that plays as its command"),
            )
        if guest.command and shutil.which(guest.command[0]) is None:
            raise BadPlan(
                phrase("there is no program {command}", command=quoted(guest.command[0])),
                where=f"{where}.command",
                remedy=phrase("check its name and whether it may be executed"),
            )


def example_names() -> tuple[str, ...]:
    """The plans that come with the program."""
    folder = paths.data("resources", "lab")
    names = (path.name.removesuffix(SUFFIX) for path in folder.glob(f"*{SUFFIX}"))
    return tuple(sorted(name for name in names if not name.endswith(".schema")))


def example_path(name: str) -> Path:
    """Where the example of this name lies.

    Raises:
        UnknownId: there is none.
    """
    if name not in example_names():
        raise UnknownId(
            phrase("there is no example {name}", name=repr(name[:60])),
            remedy=phrase("known: {names}", names=", ".join(example_names())),
        )
    return paths.data("resources", "lab", name + SUFFIX)


def save_plan(data: dict[str, Any], path: Path) -> None:
    """Write a plan, as JSON data, the way people write it.

    Raises:
        StorageError: it could not be written.
    """
    files.write_atomic(path, json_text.write(data))


def _path_in(value: object, folder: Path) -> Path | None:
    """The file that a value names; None if it names none."""
    if not isinstance(value, str):
        return None
    if value.endswith(SUFFIX) or Path(value).name != value:
        return folder / value
    return None
