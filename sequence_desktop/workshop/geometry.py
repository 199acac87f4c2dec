# SPDX-License-Identifier: MIT
"""Ways over a board and ways to turn it: cell numbers only, no tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

CORNERS: Final = ("top left", "top right", "bottom right", "bottom left")
TURNS: Final = (
    "quarter turn",
    "half turn",
    "three quarter turns",
    "left and right",
    "top and bottom",
    "falling diagonal",
    "rising diagonal",
)
"""Ways to turn (clockwise) or mirror a rectangle; the diagonals are those that stay in place."""


@cache
def turned(width: int, height: int, turn: str) -> tuple[int, ...]:
    """For each cell of the turned board, row by row, the cell of the old one that lands there.

    >>> turned(3, 2, "quarter turn")
    (3, 0, 4, 1, 5, 2)
    """
    back: dict[str, Callable[[int, int], tuple[int, int]]] = {
        "quarter turn": lambda r, c: (height - 1 - c, r),
        "half turn": lambda r, c: (height - 1 - r, width - 1 - c),
        "three quarter turns": lambda r, c: (c, width - 1 - r),
        "left and right": lambda r, c: (r, width - 1 - c),
        "top and bottom": lambda r, c: (height - 1 - r, c),
        "falling diagonal": lambda r, c: (c, r),
        "rising diagonal": lambda r, c: (height - 1 - c, width - 1 - r),
    }
    across, down = (height, width) if sideways(turn) else (width, height)
    old = (back[turn](r, c) for r in range(down) for c in range(across))
    return tuple(r * width + c for r, c in old)


def sideways(turn: str) -> bool:
    """Whether this turn exchanges width and height."""
    return turn not in ("half turn", "left and right", "top and bottom")


def spiral(width: int, height: int, corner: str, clockwise: bool) -> tuple[int, ...]:
    """Every cell on the way from a corner inwards to the middle.

    >>> spiral(3, 3, "top left", True)
    (0, 1, 2, 5, 8, 7, 6, 3, 4)
    """
    # Mirroring turns the way round; what is left over is made good by going down first.
    down_first = clockwise == (CORNERS.index(corner) % 2 == 1)
    return _from_corner(_spiral, width, height, corner, down_first)


def snake(
    width: int, height: int, corner: str, columns: bool, there_and_back: bool
) -> tuple[int, ...]:
    """Every cell row by row (or column by column) from a corner, every other row backwards.

    >>> snake(3, 2, "top left", False, True)
    (0, 1, 2, 5, 4, 3)
    """
    plain = _snake if there_and_back else _reading
    return _from_corner(plain, width, height, corner, columns)


def rings(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """The rings of a board from the rim inwards, each clockwise from its top left."""
    found = []
    for i in range((min(width, height) + 1) // 2):
        w, h = width - 2 * i, height - 2 * i
        if w == 1 or h == 1:
            ring = [(r, c) for r in range(h) for c in range(w)]
        else:
            ring = [(0, c) for c in range(w - 1)] + [(r, w - 1) for r in range(h - 1)]
            ring += [(h - 1, c) for c in range(w - 1, 0, -1)] + [
                (r, 0) for r in range(h - 1, 0, -1)
            ]
        found.append(tuple((r + i) * width + c + i for r, c in ring))
    return tuple(found)


def quarters(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """The four quarters, clockwise from the top left, each row by row; none if there are none.

    A square with a middle cell has them too: they turn around it like the sails of a mill.
    """
    if width % 2 and height % 2 and width == height:
        sail = [r * width + c for r in range(height // 2) for c in range(width // 2 + 1)]
        return _turned_round(sail, width)
    if width % 2 or height % 2:
        return ()
    rows, columns = height // 2, width // 2
    return tuple(
        tuple((top + r) * width + left + c for r in range(rows) for c in range(columns))
        for top, left in ((0, 0), (0, columns), (rows, columns), (rows, 0))
    )


def sectors(size: int) -> tuple[tuple[int, ...], ...]:
    """The four sides of an even square, clockwise from the top, each from the rim inwards."""
    if size % 2:
        return ()
    top = [r * size + c for r in range(size // 2) for c in range(r, size - 1 - r)]
    return _turned_round(top, size)


def distance(width: int, one: int, other: int) -> int:
    """How far two cells are apart, in steps of a chess king."""
    return max(abs(one // width - other // width), abs(one % width - other % width))


def _turned_round(cells: list[int], size: int) -> tuple[tuple[int, ...], ...]:
    """The cells, and what becomes of them by one, two and three quarter turns."""
    found = [tuple(cells)]
    for _ in range(3):
        spots = (divmod(cell, size) for cell in found[-1])
        found.append(tuple(c * size + size - 1 - r for r, c in spots))
    return tuple(found)


def _from_corner(
    walk: Callable[[int, int], list[tuple[int, int]]],
    width: int,
    height: int,
    corner: str,
    down_first: bool,
) -> tuple[int, ...]:
    """A walk that begins to the right from the top left, made to begin elsewhere."""
    if down_first:
        steps = [(r, c) for c, r in walk(height, width)]
    else:
        steps = walk(width, height)
    if corner.startswith("bottom"):
        steps = [(height - 1 - r, c) for r, c in steps]
    if corner.endswith("right"):
        steps = [(r, width - 1 - c) for r, c in steps]
    return tuple(r * width + c for r, c in steps)


def _spiral(width: int, height: int) -> list[tuple[int, int]]:
    return [divmod(cell, width) for ring in rings(width, height) for cell in ring]


def _snake(width: int, height: int) -> list[tuple[int, int]]:
    ways = (range(width), range(width - 1, -1, -1))
    return [(r, c) for r in range(height) for c in ways[r % 2]]


def _reading(width: int, height: int) -> list[tuple[int, int]]:
    return [(r, c) for r in range(height) for c in range(width)]
