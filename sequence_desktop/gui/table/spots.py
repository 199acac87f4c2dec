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
    DISCARDS = auto()


@dataclass(frozen=True, slots=True)
class Spot:
    """A zone and, in the hand and on the board, the place in it."""

    zone: Zone = Zone.NONE
    index: int = 0


NOWHERE = Spot()
