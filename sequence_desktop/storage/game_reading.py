# SPDX-License-Identifier: MIT
"""The lists and values in the data of a saved game, read one by one.

Each is of the kind and size that it has to be, or its fault names the place. What a game can go on
without passes through a :class:`Sieve`, which makes a note of such a fault.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sequence_desktop.engine.errors import BadSave
from sequence_desktop.engine.numbers import is_whole
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.texts import one_line

LONGEST_TEXT: Final = 200
"""So many characters may a name or a note have."""
MOST_MARKS: Final = 1000
_MOST_POINTS: Final = 100_000_000

_Part = TypeVar("_Part")


class Sieve:
    """Keeps back the parts of a save that cannot be read, and notes each.

    Attributes:
        faults: what is wrong with them.
        left_out: the same, each with what is done without it in the place of a remedy.
    """

    def __init__(self) -> None:
        self.faults: list[BadSave] = []
        self.left_out: list[BadSave] = []

    def take(self, read: Callable[[], _Part], instead: _Part, note: str) -> _Part:
        """What `read` gives or, if it finds a fault, what is `instead`; `note` says so."""
        try:
            return read()
        except BadSave as fault:
            self.leave_out(fault, note)
            return instead

    def leave_out(self, fault: BadSave, note: str) -> None:
        """A part with this fault is left out; `note` says what becomes of it."""
        self.faults.append(fault)
        self.left_out.append(BadSave(fault.why, where=fault.where, remedy=note))


def seats(data: Mapping[str, Any], players: int) -> Sequence[object]:
    """The seats: none, or one for each player.

    Nothing is guessed here, for that might show a hidden hand.

    Raises:
        BadSave: it is something else, or missing.
    """
    if "seats" not in data:
        raise BadSave(
            phrase("who plays which seat is missing"),
            where="seats",
            remedy=phrase("use a backup of the file"),
        )
    listed = data["seats"]
    if not isinstance(listed, list):
        raise BadSave(phrase("this is not a list of seats"), where="seats")
    if listed and len(listed) != players:
        raise BadSave(
            phrase(
                "there are {count} seats for {players} players", count=len(listed), players=players
            ),
            where="seats",
        )
    return listed


def marks(data: Mapping[str, Any]) -> Sequence[object]:
    """The bookmarks.

    Raises:
        BadSave: it is no list, or too long.
    """
    listed = data.get("marks", [])
    if not isinstance(listed, list) or len(listed) > MOST_MARKS:
        raise BadSave(
            phrase("this is not a list of up to {most} bookmarks", most=MOST_MARKS), where="marks"
        )
    return listed


def points(data: Mapping[str, Any], key: str, sides: int) -> tuple[int, ...]:
    """Points of a match, by side.

    Raises:
        BadSave: there are not so many, or one of them is no number of points.
    """
    where, listed = f"match.{key}", data.get(key)
    if not isinstance(listed, list) or len(listed) != sides:
        raise BadSave(
            phrase("a match has points for each of {sides} sides", sides=sides), where=where
        )
    return tuple(whole(number, _MOST_POINTS, where) for number in listed)


def colour(data: Mapping[str, Any], where: str) -> int:
    """The colour of a seat; the first where none is given.

    Raises:
        BadSave: it is no number of a colour.
    """
    number = data.get("colour", 0)
    if not is_whole(number, 0, 99):
        raise BadSave(phrase("a seat's colour is a small number"), where=where)
    return number


def flag(data: Mapping[str, Any], key: str) -> bool:
    """Yes or no; no where nothing is said.

    Raises:
        BadSave: it is neither.
    """
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadSave(phrase("this is neither true nor false"), where=key)
    return value


def whole(value: object, end: int, where: str) -> int:
    """A whole number from 0 up to, but not including, `end`.

    Raises:
        BadSave: it is something else.
    """
    if not is_whole(value, 0, end - 1):
        raise BadSave(
            phrase("this is not a whole number from 0 to {last}", last=end - 1), where=where
        )
    return value


def text(data: Mapping[str, Any], key: str, where: str = "") -> str:
    """One line of text; "" where there is none.

    Args:
        data: where it stands under `key`.
        where: the place of the data in the file; "" at its top.

    Raises:
        BadSave: it is something else, or too long.
    """
    value = data.get(key, "")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise BadSave(
            phrase(
                "{key} is not a text of up to {most} characters",
                key=repr(key),
                most=LONGEST_TEXT,
            ),
            where=where or key,
        )
    return one_line(value)
