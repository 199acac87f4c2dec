# SPDX-License-Identifier: MIT
"""What the table shows of a seat beyond the game itself: a name, a colour, who plays it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Sitter(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How one seat is shown."""

    name: str
    colour: int
    """Which colour of the chip palette the seat's side plays with, 0 to 3."""
    kind: Sitter = Sitter.HUMAN


def side_colours(looks: Sequence[SeatLook], sides: int) -> tuple[int, ...]:
    """The palette colour of each side; the first seat of a side speaks for it.

    A side without a seat takes the colour of its own number.
    """
    return tuple(looks[side].colour if side < len(looks) else side for side in range(sides))
