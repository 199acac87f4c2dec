# SPDX-License-Identifier: MIT
"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    """What ended the game."""

    ROWS = "rows"
    """A side made the rows it needed."""
    PATTERN = "pattern"
    """A side holds all cells of a winning pattern."""
    LAST_SIDE = "last_side"
    """All seats of every other side are out."""
    STALEMATE = "stalemate"
    """Every seat passed in turn."""
    BOARD_FULL = "board_full"
    """Every cell is covered and nothing can change."""
    EXHAUSTED = "exhausted"
    """A card had to be drawn and none was left."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.

    Attributes:
        winner: the side that won, or None for a draw.
        ending: what ended the game.
        ladder: the row length that decided a game nobody had won, or 0.
    """

    winner: int | None
    ending: Ending
    ladder: int = 0
