# SPDX-License-Identifier: MIT
"""Reading a plan from JSON data, strictly: each mistake with its place and what to do."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault, quoted
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.engine.numbers import is_number, is_whole
from sequence_desktop.engine.phrases import Phrase, Thousands, either, joined, phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.sections import MOST_PLAYERS
from sequence_desktop.lab.games import Table
from sequence_desktop.lab.guests import USUAL_SECONDS, Guest
from sequence_desktop.lab.plan import FORMAT, VERSION, Entry, Plan
from sequence_desktop.lab.sequential import KINDS, STRENGTH, Test
from sequence_desktop.players import is_player, make_player
from sequence_desktop.players.roster import STANDARD, level_names

MOST_GAMES: Final = 100_000_000
_MOST_ENTRIES: Final = 1000
_LONGEST: Final = 2000
_USUAL_GAMES: Final = 1000

_SHARED: Final = ("rules", "board", "players", "sides", "seats", "games", "deals", "paired", "seed")
"""What an entry says, or the plan for all its entries."""
PLAN_KEYS: Final = ("format", "version", "title", "notes", "guests", "test", "entries", *_SHARED)
ENTRY_KEYS: Final = ("name", *_SHARED)
TEST_KEYS: Final = ("of", "low", "high", "alpha", "beta", "both")
GUEST_KEYS: Final = ("command", "seconds")


class BadPlan(Fault):
    """A plan that cannot be carried out."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where rules, boards and players are found.

    Attributes:
        rules: the rules that a plan names or describes.
        board: the board that a plan names or describes.
        usual_board: the board that rules are usually played on.
        offered: the names of players that other packages offer here.
    """

    rules: Callable[[object], Rules]
    board: Callable[[object], Board]
    usual_board: Callable[[Rules], Board]
    offered: Callable[[], Iterable[str]]


def read_plan(data: object, sources: Sources) -> Plan:
    """The plan that JSON data describe.

    Raises:
        BadPlan: they do not; with the place in the plan, and a remedy.
    """
    if not isinstance(data, Mapping):
        raise BadPlan(phrase("a plan is a JSON object"), remedy=phrase("begin with {"))
    _refuse_unknown(data, PLAN_KEYS, "")
    if data.get("format") != FORMAT:
        raise BadPlan(
            phrase("this is not a plan"),
            where="format",
            remedy=phrase('write "format": "{format}"', format=FORMAT),
        )
    if not is_whole(data.get("version"), VERSION, VERSION):
        raise BadPlan(
            phrase(
                "this program reads plans of version {version}, not {other}",
                version=VERSION,
                other=quoted(data.get("version")),
            ),
            where="version",
            remedy=phrase("use a newer program, or write the plan anew"),
        )
    guests = _guests(data.get("guests", {}))
    shared = {key: data[key] for key in _SHARED if key in data}
    entries = _entries(data.get("entries", [{}]), shared, sources, guests)
    used = {name for entry in entries for name in entry.seats}
    idle = [name for name in guests if name not in used]
    if idle:
        raise BadPlan(
            phrase("{name} plays nowhere", name=quoted(idle[0])),
            where="guests",
            remedy=phrase("seat it, or take it out"),
        )
    offered = [name for name in sorted(used) if name not in guests and not is_player(name)]
    return Plan(
        entries,
        (*guests.values(), *(Guest(name) for name in offered)),
        _test(data["test"], entries) if data.get("test") is not None else None,
        _text(data.get("title", ""), "title"),
        _text(data.get("notes", ""), "notes"),
    )


def _entries(
    data: object, shared: Mapping[str, Any], sources: Sources, guests: Mapping[str, Guest]
) -> tuple[Entry, ...]:
    if not isinstance(data, list) or not 1 <= len(data) <= _MOST_ENTRIES:
        raise BadPlan(
            phrase("a plan has a list of 1 to {most} entries", most=_MOST_ENTRIES),
            where="entries",
            remedy=phrase('write "entries": [{...}, {...}]'),
        )
    entries: list[Entry] = []
    for index, item in enumerate(data, 1):
        where = f"entries.{index}"
        if not isinstance(item, Mapping):
            raise BadPlan(
                phrase("an entry is a JSON object"), where=where, remedy=phrase("begin it with {")
            )
        _refuse_unknown(item, ENTRY_KEYS, where)
        own = {key: value for key, value in shared.items() if key not in _replaced(item)}
        entry = _entry({**own, **item}, index, where, sources, guests)
        if any(entry.name == other.name for other in entries):
            raise BadPlan(
                phrase("two entries are called {name}", name=quoted(entry.name)),
                where=f"{where}.name",
                remedy=phrase("give each a name of its own"),
            )
        entries.append(entry)
    if sum(entry.games for entry in entries) > MOST_GAMES:
        raise BadPlan(
            phrase("these are more than {count} games", count=Thousands(MOST_GAMES)),
            where="entries",
            remedy=phrase("ask for fewer"),
        )
    return tuple(entries)


def _replaced(item: Mapping[str, Any]) -> Iterable[str]:
    """What an entry says in other words than the plan."""
    if "games" in item or "deals" in item:
        return ("games", "deals")
    return ()


def _entry(
    data: Mapping[str, Any],
    index: int,
    where: str,
    sources: Sources,
    guests: Mapping[str, Guest],
) -> Entry:
    rules = _found(sources.rules, data.get("rules", "sequence"), f"{where}.rules")
    if data.get("board") is None:
        board = _found(sources.usual_board, rules, f"{where}.board")
    else:
        board = _found(sources.board, data["board"], f"{where}.board")
    named = data.get("seats", STANDARD)
    usual = len(named) if isinstance(named, list) and len(named) > 1 else 2
    players = _whole(data.get("players", usual), 2, MOST_PLAYERS, f"{where}.players")
    usual_sides = next(iter(rules.sides_for(players)), 2)
    sides = _whole(data.get("sides", usual_sides), 2, 4, f"{where}.sides")
    table = Table(rules, board, players, sides)
    _found(lambda _: table.setup(), None, where)
    seats = _seats(named, table, f"{where}.seats", sources, guests)
    differ = len(set(seats)) > 1
    paired = data.get("paired", differ)
    if not isinstance(paired, bool):
        raise _wrong(paired, f"{where}.paired", phrase("use true or false"))
    if paired and not differ:
        raise BadPlan(
            phrase(
                "the same player sits on every seat, so every deal would be the same game again"
            ),
            where=f"{where}.paired",
            remedy=phrase("write false, or seat different players"),
        )
    return Entry(
        _text(data.get("name", f"{index}"), f"{where}.name") or f"{index}",
        table,
        seats,
        _deals(data, sides if paired else 1, where),
        paired,
        _whole(data.get("seed", 0), 0, SEEDS - 1, f"{where}.seed"),
    )


def _deals(data: Mapping[str, Any], turns: int, where: str) -> int:
    """How often cards are dealt; of games it takes whole deals, so some more than asked for."""
    if "games" in data and "deals" in data:
        raise BadPlan(
            phrase("it names games and deals"),
            where=where,
            remedy=phrase("take one of the two out"),
        )
    if "deals" in data:
        return _whole(data["deals"], 1, MOST_GAMES, f"{where}.deals")
    return -(-_whole(data.get("games", _USUAL_GAMES), 1, MOST_GAMES, f"{where}.games") // turns)


def _seats(
    named: object, table: Table, where: str, sources: Sources, guests: Mapping[str, Guest]
) -> tuple[str, ...]:
    names = [named] if isinstance(named, str) else named
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _wrong(named, where, phrase("use a player's name, or a list of names"))
    if len(names) not in (1, table.sides, table.players):
        raise BadPlan(
            phrase("{count} names for {seats} seats", count=len(names), seats=table.players),
            where=where,
            remedy=phrase("name one for each seat, one for each side, or one for all"),
        )
    known = [_player(name, where, sources, guests) for name in names]
    if len(known) == table.players:
        return tuple(known)
    return tuple(known[side % len(known)] for side in table.setup().side_of)


def _player(name: str, where: str, sources: Sources, guests: Mapping[str, Guest]) -> str:
    if name in guests:
        return name
    if is_player(name.casefold()):
        return make_player(name.casefold()).name  # what "standard" is may change
    offered = list(sources.offered())
    if name in offered:
        return name
    others = [*guests, *offered]
    remedy = phrase('use {levels}; or tell of it in "guests"', levels=level_names())
    if others:
        remedy = phrase(
            "use {levels}; or one of {names}", levels=level_names(), names=", ".join(others)
        )
    raise BadPlan(
        phrase("there is no player {name}", name=quoted(name)), where=where, remedy=remedy
    )


def _guests(data: object) -> Mapping[str, Guest]:
    if not isinstance(data, Mapping):
        raise _wrong(data, "guests", _such_as('{"mine": {"command": ["./mine"]}}'))
    found: dict[str, Guest] = {}
    for name, about in data.items():
        where = f"guests.{name}"
        if not isinstance(about, Mapping):
            raise _wrong(about, where, _such_as('{"command": ["./mine"]}'))
        _refuse_unknown(about, GUEST_KEYS, where)
        if not name or is_player(name.casefold()):
            raise BadPlan(
                phrase("{name} is the name of a player of the program", name=quoted(name)),
                where=where,
                remedy=phrase("choose another name"),
            )
        command = about.get("command", [])
        if isinstance(command, str):
            remedy = phrase("use a list: the program, then its arguments")
            raise _wrong(command, f"{where}.command", remedy)
        if not isinstance(command, list) or not all(isinstance(word, str) for word in command):
            raise _wrong(command, f"{where}.command", phrase("use a list of texts"))
        seconds = _number(about.get("seconds", USUAL_SECONDS), 0.01, 3600, f"{where}.seconds")
        found[name] = Guest(name, tuple(command), seconds)
    return found


def _test(data: object, entries: tuple[Entry, ...]) -> Test:
    if not isinstance(data, Mapping):
        raise _wrong(data, "test", _such_as('{"of": "strength", "high": 20}'))
    _refuse_unknown(data, TEST_KEYS, "test")
    kind = data.get("of", STRENGTH)
    if kind not in KINDS:
        raise _wrong(kind, "test.of", phrase("use {options}", options=either(KINDS)))
    most = 1000.0 if kind == STRENGTH else 1.0 if kind != "length" else 10_000.0
    usual = {STRENGTH: 20.0, "length": 2.0}.get(kind, 0.05)
    both = data.get("both", kind != STRENGTH)
    if not isinstance(both, bool):
        raise _wrong(both, "test.both", phrase("use true or false"))
    test = Test(
        kind,
        _number(data.get("low", 0.0), -most, most, "test.low"),
        _number(data.get("high", usual), -most, most, "test.high"),
        _number(data.get("alpha", 0.05), 1e-6, 0.49, "test.alpha"),
        _number(data.get("beta", 0.05), 1e-6, 0.49, "test.beta"),
        both,
    )
    if test.low >= test.high or (both and test.low < 0):
        raise BadPlan(
            phrase('"low" is to be smaller than "high", and none below 0 where both ways are asked')
            if both
            else phrase('"low" is to be smaller than "high"'),
            where="test",
            remedy=phrase("change one of them"),
        )
    _refuse_untestable(test, entries)
    return test


def _refuse_untestable(test: Test, entries: tuple[Entry, ...]) -> None:
    if test.of == STRENGTH:
        if len(entries) != 1 or entries[0].table.sides != 2 or not entries[0].paired:
            raise BadPlan(
                phrase("strength is tested between two sides of one entry, on the same deals"),
                where="test",
                remedy=phrase(
                    'name one entry with two sides, different players and "paired": true'
                ),
            )
    elif len(entries) != 2 or len({(entry.deals, entry.turns) for entry in entries}) != 1:
        raise BadPlan(
            phrase("{measure} is compared between two entries with as many deals", measure=test.of),
            where="test",
            remedy=phrase("name two entries, with the same number of games and of sides"),
        )


def _found(read: Callable[[Any], Any], value: object, where: str) -> Any:
    """What another reader makes of a value; its faults get their place in the plan."""
    try:
        return read(value)
    except Fault as fault:
        inner = joined((where, fault.where), ", ") if fault.where else where
        inner = joined((inner, f"({fault.file})"), " ") if fault.file else inner
        raise BadPlan(fault.why, where=inner, remedy=fault.remedy) from None


def _refuse_unknown(data: Mapping[str, Any], known: Iterable[str], where: str) -> None:
    for key in data:
        if key in known or (not where and key == "$schema"):
            continue
        near = difflib.get_close_matches(str(key), known, 1)
        remedy = phrase("known keys: {keys}", keys=", ".join(sorted(known)))
        if near:
            remedy = phrase("did you mean {name}?", name=repr(near[0]))
        raise BadPlan(
            phrase("the key {key} is not known", key=quoted(key)), where=where, remedy=remedy
        )


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise _wrong(value, where, phrase("use a text of up to {most} characters", most=_LONGEST))
    return value


def _whole(value: object, low: int, high: int, where: str) -> int:
    if not is_whole(value, low, high):
        remedy = phrase("use a whole number from {low} to {high}", low=low, high=high)
        raise _wrong(value, where, remedy)
    return value


def _number(value: object, low: float, high: float, where: str) -> float:
    if not is_number(value, low, high):
        remedy = phrase("use a number from {low} to {high}", low=low, high=high)
        raise _wrong(value, where, remedy)
    return float(value)


def _such_as(example: str) -> Phrase:
    return phrase("use an object such as {example}", example=example)


def _wrong(value: object, where: str, remedy: Phrase) -> BadPlan:
    return BadPlan(phrase("{value} does not fit", value=quoted(value)), where=where, remedy=remedy)
