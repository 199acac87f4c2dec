# SPDX-License-Identifier: MIT
"""The one source of chance: SplitMix64, a generator whose every step is specified.

Python's own ``random.shuffle`` may change between versions; a saved game must not. The state is a
plain 64-bit integer that lives in the position, so a re-shuffle after undo and redo is the same.
Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def step(state: int) -> tuple[int, int]:
    """The next state and a number of 64 uniform bits.

    >>> step(0)[1]
    16294208416658607535
    """
    state = (state + _GAMMA) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def nth(seed: int, n: int) -> int:
    """The number that comes n steps after the first from this seed, without those before it.

    >>> chance = Random(7)
    >>> [chance.below(1 << 64) for _ in range(3)] == [nth(7, n) for n in range(3)]
    True
    """
    return step((seed + n * _GAMMA) & _MASK)[1]


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a uniform number from 0 to n - 1.

    Numbers from the incomplete last block are drawn again, so no value is favoured.
    """
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state, value = step(state)
        if value < limit:
            return state, value % n


def shuffled(state: int, items: Iterable[T]) -> tuple[int, tuple[T, ...]]:
    """The next state and the items in a uniform order (Fisher and Yates, from the end)."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        state, j = below(state, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return state, tuple(deck)


class Random:
    """A small generator object for callers that want to draw again and again.

    >>> r = Random(7)
    >>> a = [r.below(6) for _ in range(3)]; a == [Random(7).below(6)] + a[1:]
    True
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        self.state, value = below(self.state, n)
        return value

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a uniform order."""
        self.state, order = shuffled(self.state, items)
        return order
