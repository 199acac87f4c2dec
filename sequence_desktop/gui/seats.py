# SPDX-License-Identifier: MIT
"""Who sits at the table, and everything that is chosen for a new game."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.errors import BadRules
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.language import in_every_language
from sequence_desktop.gui.levels import STANDARD_LEVEL
from sequence_desktop.gui.table.looks import SeatLook, Sitter
from sequence_desktop.gui.theme.chips import MOST_SIDES
from sequence_desktop.storage.games import Seat

translate = QCoreApplication.translate

LONGEST_NAME = 24


def new_seed() -> int:
    """A seed by lot: short enough to be told to a friend."""
    return int.from_bytes(os.urandom(4), "big")


def is_human(seat: Seat) -> bool:
    """Whether a person plays this seat."""
    return seat.kind == Sitter.HUMAN.value


def look_of(seat: Seat) -> SeatLook:
    """What the table shows of a seat."""
    return SeatLook(seat.name, seat.colour, Sitter(seat.kind))


def seated(seats: Sequence[Seat], side_of: Sequence[int]) -> tuple[Seat, ...]:
    """Seats fit to be shown: each with a name, a level, and its side's colour, no two sides alike.

    A file may hold a game without names, with colours this program does not have, or with what
    another language calls a seat that nobody has named.

    Args:
        seats: the seats of a file; none, or one for each seat.
        side_of: the side of each seat.
    """
    given = seats or tuple(Seat("", Sitter.HUMAN.value) for _ in side_of)
    wanted: dict[int, int] = {}
    for seat, side in zip(given, side_of, strict=True):
        if side not in wanted and seat.colour < MOST_SIDES and seat.colour not in wanted.values():
            wanted[side] = seat.colour
    free = iter([c for c in range(MOST_SIDES) if c not in wanted.values()])
    colours = [wanted[side] if side in wanted else next(free) for side in sorted(set(side_of))]
    named = tuple(
        replace(
            seat,
            name=_name_from(seat.name, number, human=is_human(seat)),
            level=_known_level(seat.level),
        )
        for number, seat in enumerate(given)
    )
    return with_colours(named, colours, side_of)


def _name_from(kept: str, number: int, *, human: bool) -> str:
    """What a seat is called whose name was kept so."""
    name = kept.strip()[:LONGEST_NAME]
    return _default_in_use(name, number) or name or default_name(number, human=human)


def _known_level(level: str) -> str:
    """The level, or the standard one for a level that this program does not have."""
    if level in ("", STANDARD_LEVEL):
        return STANDARD_LEVEL
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players import is_player

    return level if is_player(level) else STANDARD_LEVEL


def _seat_from(data: object, number: int, sides: int) -> Seat:
    """A seat from the settings; what is missing or odd gets a default."""
    known: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
    human = known.get("kind") != Sitter.COMPUTER.value
    colour = known.get("colour")
    return Seat(
        _name_from(str(known.get("name") or ""), number, human=human),
        Sitter.HUMAN.value if human else Sitter.COMPUTER.value,
        str(known.get("level") or STANDARD_LEVEL),
        colour if is_whole(colour, 0, MOST_SIDES - 1) else number % sides,
    )


def default_name(number: int, *, human: bool) -> str:
    """What a seat is called until somebody gives it a name."""
    if human:
        return translate("Seats", "Player {number}").format(number=number + 1)
    return translate("Seats", "Computer {number}").format(number=number + 1)


def is_default_name(name: str, number: int) -> bool:
    """Whether nobody has given this seat a name: it follows who plays."""
    return not name or _default_in_use(name, number) is not None


def _default_in_use(name: str, number: int) -> str | None:
    """A name of nobody's, said in whichever language, in that of now; None: it is somebody's."""
    person, computer = first_seats()
    now = {
        "Player": person.name,
        "Computer": computer.name,
        "Player {number}": default_name(number, human=True),
        "Computer {number}": default_name(number, human=False),
    }
    if name in now.values():
        return name  # as nearly always: the other languages need not be read
    for source, said in now.items():
        if name in [text.format(number=number + 1) for text in _in_every_language(source)]:
            return said
    return None


@cache
def _in_every_language(source: str) -> tuple[str, ...]:
    return in_every_language("Seats", (source,))


def colour_name(colour: int, palette: str = "classic") -> str:
    """What a colour of the chip palette is called."""
    names = {
        "safe": (
            translate("Colours", "Blue"),
            translate("Colours", "Orange"),
            translate("Colours", "Black"),
            translate("Colours", "Yellow"),
        ),
        "grey": (
            translate("Colours", "Black"),
            translate("Colours", "White"),
            translate("Colours", "Dark grey"),
            translate("Colours", "Light grey"),
        ),
    }.get(
        palette,
        (
            translate("Colours", "Blue"),
            translate("Colours", "Red"),
            translate("Colours", "Green"),
            translate("Colours", "Violet"),
        ),
    )
    return names[colour]


@dataclass(frozen=True, slots=True)
class Choice:
    """Everything that is chosen for a new game.

    Attributes:
        seats: who sits where.
        rules: the id of the rules.
        board: the id of the board.
        sides: how many sides play.
        first: the seat that begins; None: by lot.
        seed: the number that decides the shuffle; None: a new one each time.
        custom: rules that lie in no file, in place of those that `rules` names.
        base: the id of the rules that the custom ones were made from.
    """

    seats: tuple[Seat, ...]
    rules: str = "sequence"
    board: str = "spiral"
    sides: int = 2
    first: int | None = None
    seed: int | None = None
    custom: Rules | None = None
    base: str = ""

    def to_json(self) -> dict[str, object]:
        """As JSON data, for the settings."""
        return {
            "rules": self.rules,
            "board": self.board,
            "sides": self.sides,
            "seats": [seat.to_json() for seat in self.seats],
            "first": self.first,
            "custom": self.custom and self.custom.to_json(),
            "base": self.base,
        }

    @classmethod
    def from_json(cls, data: object) -> Choice:
        """A choice from the settings; what is missing or odd gets a default."""
        known: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        plain = cls(first_seats())
        sides = known.get("sides")
        sides = sides if is_whole(sides, 2, MOST_SIDES) else plain.sides
        listed = known.get("seats")
        listed = listed if isinstance(listed, list) and 2 <= len(listed) <= 12 else []
        seats = tuple(_seat_from(item, n, sides) for n, item in enumerate(listed))
        first = known.get("first")
        return cls(
            seats or plain.seats,
            str(known.get("rules") or plain.rules),
            str(known.get("board") or plain.board),
            sides if seats else plain.sides,
            first if is_whole(first, 0, len(seats) - 1) else None,
            custom=_custom_rules(known.get("custom")),
            base=str(known.get("base") or ""),
        )


def _custom_rules(data: object) -> Rules | None:
    try:
        return Rules.from_json(data) if isinstance(data, Mapping) else None
    except BadRules:  # written by another version
        return None


def first_seats() -> tuple[Seat, ...]:
    """The seats of the very first game: a person against the computer."""
    return (
        Seat(translate("Seats", "Player"), Sitter.HUMAN.value, STANDARD_LEVEL, 0),
        Seat(translate("Seats", "Computer"), Sitter.COMPUTER.value, STANDARD_LEVEL, 1),
    )


def with_colours(
    seats: Sequence[Seat], colours: Sequence[int], sides: Sequence[int]
) -> tuple[Seat, ...]:
    """The seats in their sides' colours.

    Args:
        seats: the seats.
        colours: the palette colour of each side.
        sides: the side of each seat.
    """
    return tuple(
        replace(seat, colour=colours[side]) for seat, side in zip(seats, sides, strict=False)
    )


def computer(number: int) -> Seat:
    """Who sits on a seat that has just been added."""
    name = default_name(number, human=False)
    return Seat(name, Sitter.COMPUTER.value, STANDARD_LEVEL)


def colours_of(seats: Sequence[Seat], sides: Sequence[int]) -> tuple[int, ...]:
    """The colour of each side, by its first seat."""
    by_side: dict[int, int] = {}
    for seat, side in zip(seats, sides, strict=False):
        by_side.setdefault(side, seat.colour)
    return tuple(by_side[side] for side in sorted(by_side))
