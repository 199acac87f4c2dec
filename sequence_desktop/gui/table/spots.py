# SPDX-License-Identifier: MIT
"""What a point of the table is part of."""

from dataclasses import dataclass
from enum import Enum, auto


class Zone(Enum):
    """The parts of the table that react."""

    NONE = auto()
    HAND = auto()
    TURN_IN = auto()
    """The small button on a dead card."""
    BOARD = auto()
    STOCK = auto()
    OPEN = auto()
    """Face-up cards to draw from: piles, or the places of a market."""
    DISCARDS = auto()
    DICE = auto()


@dataclass(frozen=True, slots=True)
class Spot:
    """A zone and, in the hand, on the board and among open cards, the place in it."""

    zone: Zone = Zone.NONE
    index: int = 0


NOWHERE = Spot()
