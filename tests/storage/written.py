# SPDX-License-Identifier: MIT
"""Every kind of file that the program writes, so that no kind goes without its trials.

Whoever lets the program write a new kind of file adds it to :data:`KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadCase, BadRules
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.designer import keeping
from sequence_desktop.gui.rules.own import OwnRules
from sequence_desktop.gui.setup import keeping as positions
from sequence_desktop.gui.setup.document import Work
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.storage import boards, files, games, json_text, records, rules, settings
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.errors import NotThere
from sequence_desktop.storage.exporting import export
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.own_settings import OwnSettings
from sequence_desktop.storage.records import Player, Record
from sequence_desktop.study import plans
from sequence_desktop.workshop import files as drafts
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.position import cases
from tests.storage.made import played
from tests.workshop.position.made import ready

_EXPORT = "statistics.json"


@dataclass(frozen=True)
class Written:
    """One kind of file.

    Attributes:
        name: what it is called in tests.
        modules: which modules of the program write it.
        file: where it lies.
        write: writes its state of this number, from 0 to 9; a fault if that cannot be done.
        read: the number of the state in a file; a fault if there is no complete one.
        backed_up: the state before stays beside it.
        own_calls: it is written by other system calls than most.
    """

    name: str
    modules: frozenset[str]
    file: Callable[[Home], Path]
    write: Callable[[Home, int], object]
    read: Callable[[Path], int]
    backed_up: bool = True
    own_calls: bool = False


def _game(number: int) -> games.SavedGame:
    return games.SavedGame(played(number))


def _moves_in(path: Path) -> int:
    return len(games.load_game(path).game.moves)


def _save_as(home: Home, number: int) -> None:
    files.make_folder(home.saves)
    games.save_game(_game(number), home.saves / "friday.seqgame")


def _keep(home: Home, number: int) -> None:
    slot = Autosave(home)
    try:
        slot.save(_game(number))
    finally:
        slot.close()


def _change_settings(home: Home, number: int) -> None:
    """As a running copy of the program does it, beside others."""
    own = OwnSettings(home.settings)
    own.save(replace(own.load(), grace=number))


def _start(home: Home, number: int) -> None:
    slot = Autosave(home)
    try:
        slot.start(_game(number))
    finally:
        slot.close()


def _grace_in(path: Path) -> int:
    if not path.exists():
        raise NotThere("there is no such file")
    found, notes = settings.load(path)
    for note in notes:
        raise note
    return found.grace


def _draft(number: int) -> Draft:
    return Draft.new(10, 10).about(name=f"number {number}")


def _number(name: str) -> int:
    return int(name.rsplit(" ", 1)[1])


def _keep_draft(home: Home, number: int) -> None:
    folder = files.make_folder(keeping.folder_of(home))
    keeping.write(keeping.Left(folder / "draft-1.json", _draft(number), None, "", None))


def _keep_position(home: Home, number: int) -> None:
    files.make_folder(positions.folder_of(home))
    seats = tuple(Seat(f"number {number}", colour=side) for side in range(2))
    positions.write(Work(ready(), seats), positions.folder_of(home) / "position-1.json")


def _kept_in(path: Path) -> int:
    home = Home.at(path.parent)
    work, _ = positions.read(path, rules.library(home), boards.library(home))
    return _number(work.seats[0].name)


def _save_case(home: Home, number: int) -> None:
    libraries = rules.library(home), boards.library(home)
    case = cases.case_of(ready(), f"number {number}", "", *libraries)
    cases.save_case(case, home.data / "case.json")


def _case_in(path: Path) -> int:
    return _number(str(json_text.load(path, BadCase)["case"]))


def _board(number: int) -> Board:
    rows = ["XX 2S 3S 4S", "5S 6S 7S 8S", "9S TS QS KS", "AS 2H 3H XX"]
    return Board.from_json({"rows": rows, "deck": "free", "name": f"number {number}"})


def _rules(number: int) -> Rules:
    return Rules.from_json({"title": "Ours", "description": f"number {number}"})


def _save_own_rules(home: Home, number: int) -> None:
    own = OwnRules(rules.library(home), boards.library(home))
    own.save(_rules(number), "", replace=True)


def _rules_in(path: Path) -> int:
    return _number(Rules.from_json(json_text.load(path, BadRules)).description)


def _save_plan(home: Home, number: int) -> None:
    plans.save_plan({"games": number}, files.make_folder(home.data) / "plan.json")


def _print(home: Home, number: int) -> None:
    files.make_folder(home.data / "paper")
    files.write_bytes(home.data / "paper" / "board.pdf", f"number {number}\n".encode() * 5000)


def _printed_in(path: Path) -> int:
    lines = files.read_bytes(path).decode().splitlines()
    assert len(lines) == 5000
    (line,) = set(lines)
    return _number(line)


def _record(number: int) -> Record:
    seats = (Player("Anna", "human", "", 0), Player("Robot", "computer", "casual", 1))
    return Record("d", "2026-01-31T12:00:00Z", "sequence", "Ours", "Spiral", seats, (2, 0), number)


def _record_in(path: Path) -> int:
    found, notes = records.load(path)
    for note in notes:
        raise note
    if not found:
        raise NotThere("there is no record")
    assert len(found) == 1000
    return found[-1].moves


def _exported_in(path: Path) -> int:
    data = json_text.load(path, BadRules)
    return int(data["games"][0]["moves"])


KINDS: Final = (
    Written(
        "plan",
        frozenset({"study.plans"}),
        lambda home: home.data / "plan.json",
        _save_plan,
        lambda path: int(json_text.load(path, BadPlan)["games"]),
    ),
    Written(
        "save as",
        frozenset({"storage.games"}),
        lambda home: home.saves / "friday.seqgame",
        _save_as,
        _moves_in,
    ),
    Written(
        "autosave",
        frozenset({"storage.games"}),
        lambda home: home.running / "game-1.json",
        _keep,
        _moves_in,
    ),
    Written(
        "new game",
        frozenset({"storage.autosave", "storage.games"}),
        lambda home: home.running / "game-1.json",
        _start,
        _moves_in,
        own_calls=True,
    ),
    Written(
        "settings",
        frozenset({"storage.settings"}),
        lambda home: home.settings,
        _change_settings,
        _grace_in,
        own_calls=True,
    ),
    Written(
        "board",
        frozenset({"storage.boards"}),
        lambda home: home.boards / "ours.json",
        lambda home, number: boards.save(_board(number), home.boards / "ours.json"),
        lambda path: _number(boards.load(path).name),
    ),
    Written(
        "board from the designer",
        frozenset({"workshop.files", "gui.designer.filing"}),
        lambda home: home.boards / "ours.json",
        lambda home, number: drafts.save(_draft(number), home.boards / "ours.json"),
        lambda path: _number(drafts.load(path).name),
    ),
    Written(
        "board not saved yet",
        frozenset({"gui.designer.keeping"}),
        lambda home: keeping.folder_of(home) / "draft-1.json",
        _keep_draft,
        lambda path: _number(keeping.read(path).draft.name),
    ),
    Written(
        "rule case",
        frozenset({"workshop.position.cases"}),
        lambda home: home.data / "case.json",
        _save_case,
        _case_in,
    ),
    Written(
        "position not saved yet",
        frozenset({"gui.setup.keeping"}),
        lambda home: positions.folder_of(home) / "position-1.json",
        _keep_position,
        _kept_in,
    ),
    Written(
        "rules",
        frozenset({"storage.rules"}),
        lambda home: home.rules / "ours.json",
        lambda home, number: rules.save(_rules(number), home.rules / "ours.json"),
        _rules_in,
    ),
    Written(
        "own rules",
        frozenset({"gui.rules.own"}),
        lambda home: home.rules / "ours.json",
        _save_own_rules,
        _rules_in,
    ),
    Written(
        "records that were shortened",
        frozenset({"storage.records"}),
        lambda home: home.records,
        lambda home, number: records.rewrite([_record(number)] * 1000, home.records),
        _record_in,
        backed_up=False,
    ),
    Written(
        "statistics for other programs",
        frozenset({"storage.exporting"}),
        lambda home: home.data / _EXPORT,
        lambda home, number: export([_record(number)], files.make_folder(home.data) / _EXPORT),
        _exported_in,
        backed_up=False,
    ),
    Written(
        "paper",
        frozenset(
            {
                "gui.paper.export",
                "gui.replay.saving",
                "cli.pictures",
                "gui.rules.browser",
                "storage.door",
                "cli.lab",
                "cli.lab_contests",
                "gui.lab.exporting",
            }
        ),
        lambda home: home.data / "paper" / "board.pdf",
        _print,
        _printed_in,
        backed_up=False,
        own_calls=True,
    ),
)
"""All of them. Notes left at the door are thrown away, and are written like paper."""
