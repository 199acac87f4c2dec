# SPDX-License-Identifier: MIT
"""Where the pips of a number card stand: the arrangement of every pack of cards.

Places are shares of the pips' field: x 0 (left column) to 1 (right column), y 0 (top row) to 1.
"""

_SIDES = (0.0, 1.0)
_SIX = tuple((x, y) for y in (0.0, 0.5, 1.0) for x in _SIDES)
_EIGHT = tuple((x, y) for y in (0.0, 1 / 3, 2 / 3, 1.0) for x in _SIDES)
_FOUR = tuple((x, y) for y in (0.0, 1.0) for x in _SIDES)

PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0.5, 0.0), (0.5, 1.0)),
    "3": ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    "4": _FOUR,
    "5": (*_FOUR, (0.5, 0.5)),
    "6": _SIX,
    "7": (*_SIX, (0.5, 0.25)),
    "8": (*_SIX, (0.5, 0.25), (0.5, 0.75)),
    "9": (*_EIGHT, (0.5, 0.5)),
    "T": (*_EIGHT, (0.5, 1 / 6), (0.5, 5 / 6)),
}
