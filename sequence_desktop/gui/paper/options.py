# SPDX-License-Identifier: MIT
"""What a person wants on paper: a value that can be remembered as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

from sequence_desktop.engine.numbers import is_number
from sequence_desktop.gui.paper.pages import (
    CELLS,
    HALF_CARD,
    MARGINS,
    OVERLAPS,
    PAPERS,
    Orientation,
)
from sequence_desktop.gui.theme import MOST_SIDES

MOST_CHIPS: Final = 200
"""The most chips of one side that are printed at once."""


class What(StrEnum):
    """What is printed."""

    BOARD = "board"
    HALVES = "halves"
    CHIPS = "chips"
    RULES = "rules"
    SCORES = "scores"
    ASSEMBLY = "assembly"


@dataclass(frozen=True, slots=True)
class Options:
    """How something is brought to paper; lengths in millimetres."""

    what: What = What.BOARD
    paper: str = "A4"
    orientation: Orientation = Orientation.AUTO
    margin: float = 8.0
    tiled: bool = False
    """Whether the board is printed in true size over several pages, not small on one."""
    cell: tuple[float, float] = HALF_CARD
    """The true size of a cell."""
    overlap: float = 10.0
    """How wide the strips are on which one page is glued to the next."""
    assembly: bool = True
    """Whether a page comes along that shows how the parts become a board."""
    mono: bool = False
    """Whether everything can be told apart in black ink alone."""
    sides: int = 2
    """For how many sides chips, or columns for their points, are printed."""
    chips: int = 0
    """How many chips each side gets; 0: as many as it can need."""

    def to_json(self) -> dict[str, Any]:
        """The options as JSON data, to be remembered."""
        data = {f.name: getattr(self, f.name) for f in fields(self)}
        return data | {"what": self.what.value, "orientation": self.orientation.value}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Options:
        """The options that were remembered; what makes no sense is left at its default."""
        options = cls()
        for name, read in _READERS.items():
            value = read(data.get(name))
            if value is not None:
                options = replace(options, **{name: value})
        return options


def _word(value: object, kind: type[StrEnum]) -> StrEnum | None:
    return next((word for word in kind if word.value == value), None)


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _length(value: object, limits: tuple[float, float]) -> float | None:
    return float(value) if is_number(value, *limits) else None


def _count(value: object, low: int, high: int) -> int | None:
    number = _length(value, (low, high))
    return int(number) if number is not None else None


def _cell(value: object) -> tuple[float, float] | None:
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    width, height = (_length(side, CELLS) for side in value)
    return None if width is None or height is None else (width, height)


_READERS: Final[Mapping[str, Callable[[object], Any]]] = {
    "what": lambda value: _word(value, What),
    "paper": lambda value: value if isinstance(value, str) and value in PAPERS else None,
    "orientation": lambda value: _word(value, Orientation),
    "margin": lambda value: _length(value, MARGINS),
    "tiled": _flag,
    "cell": _cell,
    "overlap": lambda value: _length(value, OVERLAPS),
    "assembly": _flag,
    "mono": _flag,
    "sides": lambda value: _count(value, 1, MOST_SIDES),
    "chips": lambda value: _count(value, 0, MOST_CHIPS),
}
