# SPDX-License-Identifier: MIT
"""Where rows can be made on a board: straight windows and drawn shapes, each a mask of cells."""

from functools import cache
from itertools import product

from sequence_desktop.engine.errors import BadRules, quoted
from sequence_desktop.engine.phrases import phrase


@cache
def lines(width: int, height: int, length: int) -> tuple[int, ...]:
    """Every straight window of this length, as masks: 192 for five on a board of 10 by 10.

    >>> len(lines(10, 10, 5)), len(lines(10, 10, 4)), len(lines(6, 6, 5)), len(lines(6, 6, 6))
    (192, 238, 32, 14)
    """
    found = []
    for r in range(height):
        for c in range(width):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                end_r, end_c = r + down * (length - 1), c + right * (length - 1)
                if end_r < height and 0 <= end_c < width:
                    step = down * width + right
                    found.append(sum(1 << r * width + c + step * i for i in range(length)))
    return tuple(found)


@cache
def shapes(width: int, height: int, texts: tuple[str, ...]) -> tuple[int, ...]:
    """Every place of every shape on a board, as masks; a shape is drawn as ``"X../XXX/..X"``.

    >>> len(shapes(10, 10, ("X../XXX/..X",)))
    64

    Raises:
        BadRules: a text draws no shape.
    """
    found = []
    for text in texts:
        drawn = text.split("/")
        if set(text) - set("X./") or "X" not in text or len({len(line) for line in drawn}) > 1:
            raise BadRules(
                phrase("{shape} draws no shape", shape=quoted(text)),
                where="rows.shapes",
                remedy=phrase('draw it like "X../XXX/..X"'),
            )
        cells = [
            (r, c) for r, line in enumerate(drawn) for c, sign in enumerate(line) if sign == "X"
        ]
        corners = product(range(height - len(drawn) + 1), range(width - len(drawn[0]) + 1))
        found += [sum(1 << (top + r) * width + left + c for r, c in cells) for top, left in corners]
    return tuple(dict.fromkeys(found))
