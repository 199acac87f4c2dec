# SPDX-License-Identifier: MIT
"""A plan in the making: what is chosen in the window, and what a plan's file makes of it.

What a file says and lists cannot, rules in full, players by others or a test, stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.plan import FORMAT, VERSION, Plan
from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.players.roster import STANDARD
from sequence_desktop.storage import json_text
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.study.plans import LARGEST, load_plan, parse_plan, refuse_absent

USUAL_GAMES: Final = 400
_KEPT: Final = ("title", "notes", "guests", "test")


@dataclass(slots=True)
class Row:
    """An entry of the plan.

    Attributes:
        rules: an id, a path, or rules in full.
        board: an id, a path, or a board in full; None: the usual one of the rules.
        seats: who plays: one for all, one a side or one a seat.
        paired: whether different players change places on the same deals.
        own: its own numbers of games or deals and its own seed, where entries differ in them.
    """

    name: str
    rules: object = "sequence"
    board: object = None
    players: int = 2
    sides: int = 2
    seats: tuple[str, ...] = (STANDARD,)
    paired: bool = True
    own: dict[str, int] = field(default_factory=dict)

    @property
    def differ(self) -> bool:
        """Whether different players meet."""
        return len(set(self.seats)) > 1

    def to_json(self) -> dict[str, object]:
        """The entry as a plan tells it."""
        seats: object = self.seats[0] if len(set(self.seats)) == 1 else list(self.seats)
        data: dict[str, object] = {"name": self.name, "rules": self.rules}
        if self.board is not None:
            data["board"] = self.board
        data |= {"players": self.players, "sides": self.sides, "seats": seats}
        if self.differ:
            data["paired"] = self.paired
        return data | self.own


@dataclass(slots=True)
class Draft:
    """The whole plan.

    Attributes:
        games: how many games, or deals, each entry has.
        by_deals: whether deals are counted rather than games.
        kept: title, notes, players by others and the test, as the plan's file tells them.
    """

    rows: list[Row]
    games: int = USUAL_GAMES
    by_deals: bool = False
    seed: int = 0
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What people call it."""
        return str(self.kept.get("title", ""))

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the players by others."""
        return tuple(self.kept.get("guests", ()))

    def to_json(self) -> dict[str, object]:
        """The plan as its file tells it."""
        data: dict[str, object] = {"format": FORMAT, "version": VERSION, **self.kept}
        data["deals" if self.by_deals else "games"] = self.games
        data["seed"] = self.seed
        return data | {"entries": [row.to_json() for row in self.rows]}

    def plan(self, home: Home) -> Plan:
        """The plan, ready to be carried out.

        Raises:
            Fault: it cannot be; with the place, and a remedy.
        """
        plan = parse_plan(self.to_json(), home, home.data)
        refuse_absent(plan)
        return plan

    def recognise(self, rules: Mapping[str, Rules], boards: Mapping[str, Board]) -> None:
        """Name rules and boards by their ids where they are the same as those that lie here."""
        games = {text_of(game.to_json()): name for name, game in rules.items()}
        layouts = {text_of(board.to_json()): name for name, board in boards.items()}
        for row in self.rows:
            row.rules = games.get(text_of(row.rules), row.rules)
            row.board = layouts.get(text_of(row.board), row.board)

    def free_name(self, wanted: str) -> str:
        """A name that no entry has yet, like the one that is wanted."""
        taken, name, number = {row.name for row in self.rows}, wanted, 2
        while name in taken:
            name, number = f"{wanted} {number}", number + 1
        return name


def first_draft() -> Draft:
    """What the window begins with."""
    return Draft([Row(QCoreApplication.translate("Lab", "first entry"))])


def draft_in(path: Path, home: Home) -> Draft:
    """The plan in a file, to be changed.

    Raises:
        Fault: there is none that could be carried out here.
    """
    plan = load_plan(path, home)
    return _draft_of(json_text.load(path, BadPlan, LARGEST), plan, path.parent)


def draft_from(data: object, home: Home) -> Draft:
    """The plan of JSON data, to be changed.

    Raises:
        Fault: it could not be carried out here.
    """
    return _draft_of(data, parse_plan(data, home, home.data), home.data)


def _draft_of(data: Any, plan: Plan, folder: Path) -> Draft:
    """The draft of a plan that has been understood, with what its file says in its own words."""
    items = data.get("entries", [{}])
    counts = [
        {"deals": entry.deals} if "deals" in {**data, **item} else {"games": entry.games}
        for entry, item in zip(plan.entries, items, strict=True)
    ]
    shared, seed = counts[0], plan.entries[0].seed
    rows = []
    for entry, item, count in zip(plan.entries, items, counts, strict=True):
        said = {**data, **item}
        own = {} if count == shared else dict(count)
        if entry.seed != seed:
            own["seed"] = entry.seed
        rows.append(
            Row(
                entry.name,
                _placed(said.get("rules", "sequence"), folder),
                _placed(said.get("board"), folder),
                entry.table.players,
                entry.table.sides,
                _fewest(entry.seats, entry.table.setup().side_of, entry.table.sides),
                entry.paired or len(set(entry.seats)) == 1,  # for the day they differ
                own,
            )
        )
    ((unit, games),) = shared.items()
    kept = {key: data[key] for key in _KEPT if key in data}
    return Draft(rows, games, unit == "deals", seed, kept)


def text_of(data: object) -> str:
    """JSON data as a text that is the same for the same data."""
    return json.dumps(data, sort_keys=True)


def _fewest(seats: tuple[str, ...], side_of: tuple[int, ...], sides: int) -> tuple[str, ...]:
    """The seats in the fewest words: one for all, one a side, or one a seat."""
    if len(set(seats)) == 1:
        return seats[:1]
    by_side = dict(zip(side_of, seats, strict=True))
    if all(by_side[side] == seat for side, seat in zip(side_of, seats, strict=True)):
        return tuple(by_side[side] for side in range(sides))
    return seats


def _placed(value: object, folder: Path) -> object:
    """A file that lies beside the plan, named so that it is found from everywhere."""
    if isinstance(value, str) and (value.endswith(SUFFIX) or Path(value).name != value):
        return str((folder / value).absolute())
    return value
