# SPDX-License-Identifier: MIT
"""The few colours of a GIF, chosen so that cards, chips and text stay crisp.

What is seen most (paper, ink, cloth, chips) keeps its exact colour. The shades of edges in between
share what is left, by cutting the crowd of them in halves where it is widest.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from sequence_desktop.gui.replay.gif import MOST_COLOURS

_EXACT: Final = 96
_COARSE: Final = 0xF8F8F8
_CHANNELS: Final = (16, 8, 0)
_RGB: Final = 0xFFFFFF

Crowd = list[tuple[int, int]]
"""Colours, each with how often it is seen."""


class Palette(dict[int, int]):
    """Gives for each colour, as 0xRRGGBB or 0xffRRGGBB, the number of the one that stands for it.

    Attributes:
        colours: those of the palette, as 0xRRGGBB.
    """

    def __init__(self, seen: Counter[int]) -> None:
        """`seen` is how often each colour is in the pictures; there is at least one."""
        super().__init__()
        rgb: Counter[int] = Counter()
        for colour, count in seen.items():
            rgb[colour & _RGB] += count
        self.colours = tuple(_chosen(rgb))
        self._near: dict[int, int] = {}
        for number, colour in enumerate(self.colours):
            self[colour] = number

    def __missing__(self, colour: int) -> int:
        rgb = colour & _RGB
        number = self.get(rgb)
        if number is None:
            coarse = rgb & _COARSE
            number = self._near.get(coarse)
            if number is None:
                number = self._near[coarse] = _nearest(coarse, self.colours)
        self[colour] = number
        return number


def _chosen(seen: Counter[int]) -> Iterable[int]:
    if len(seen) <= MOST_COLOURS:
        return seen
    exact = [colour for colour, _ in seen.most_common(_EXACT)]
    rest: Counter[int] = Counter()
    for colour, count in seen.items():
        rest[colour & _COARSE] += count
    # The root of a number: a few pixels of a red suit matter beside a table full of cloth.
    crowd = [(colour, round(math.sqrt(count))) for colour, count in rest.items()]
    return dict.fromkeys([*exact, *(_middle(it) for it in _halves(crowd, MOST_COLOURS - _EXACT))])


def _halves(crowd: Crowd, wanted: int) -> list[Crowd]:
    """The crowd in up to so many parts, the widest cut in halves again and again."""
    parts = [(_weight(crowd), crowd)]
    while len(parts) < wanted:
        parts.sort(key=lambda it: it[0])
        weight, widest = parts.pop()
        if weight == 0:
            return [part for _, part in (*parts, (weight, widest))]
        shift = max(_CHANNELS, key=lambda it: _spread(widest, it))
        widest.sort(key=lambda it: it[0] >> shift & 0xFF)
        half, place = sum(count for _, count in widest) / 2, 0
        while half > 0 and place < len(widest) - 1:
            half -= widest[place][1]
            place += 1
        parts += [(_weight(part), part) for part in (widest[:place], widest[place:])]
    return [part for _, part in parts]


def _weight(crowd: Crowd) -> float:
    """How much would be gained by cutting this one: 0 for a single colour."""
    spread = max(_spread(crowd, shift) for shift in _CHANNELS)
    return spread * math.sqrt(sum(count for _, count in crowd))


def _spread(crowd: Crowd, shift: int) -> int:
    values = [colour >> shift & 0xFF for colour, _ in crowd]
    return max(values) - min(values)


def _middle(crowd: Crowd) -> int:
    total = sum(count for _, count in crowd)
    middle = 0
    for shift in _CHANNELS:
        mean = sum((colour >> shift & 0xFF) * count for colour, count in crowd) / total
        middle |= round(mean) << shift
    return middle


def _nearest(colour: int, colours: Sequence[int]) -> int:
    red, green, blue = (colour >> shift & 0xFF for shift in _CHANNELS)

    def far(number: int) -> int:
        other = colours[number]
        reds, greens, blues = (other >> shift & 0xFF for shift in _CHANNELS)
        # Eyes tell greens apart best, and blues least.
        return 3 * (red - reds) ** 2 + 6 * (green - greens) ** 2 + (blue - blues) ** 2

    return min(range(len(colours)), key=far)
