# SPDX-License-Identifier: MIT
"""Sequential tests: play only until it is decided.

A test looks at one number a deal, and weighs two suppositions about its mean, `low` and `high`.
After each deal it tells how much more likely the one has become than the other (the logarithm of
their ratio), and ends at Wald's bounds. So `high` is taken for true where `low` is with the chance
`alpha` at most, and `low` where `high` is with the chance `beta`. The scatter is estimated from the
deals themselves, as generalised tests do. Source: A. Wald, "Sequential analysis" (1947).
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sequence_desktop.lab.statistics import moments, share_of

STRENGTH: Final = "strength"
"""Which of two line-ups wins more: the points won on a deal."""
FIRST_SIDE: Final = "first_side"
"""Where it counts for more to begin: the games won by the side that began."""
LENGTH: Final = "length"
"""Where games take longer: moves a game."""
KINDS: Final = (STRENGTH, FIRST_SIDE, LENGTH)

_LEAST: Final = 16
"""Deals; from fewer one cannot tell how much they scatter."""


class State(StrEnum):
    """What a test has found."""

    OPEN = "open"
    """It is not decided."""
    MORE = "more"
    """The first has more of it, by `high` rather than by `low`."""
    LESS = "less"
    """The second has more of it."""
    SAME = "same"
    """Neither does, by as much as `high`."""


@dataclass(frozen=True, slots=True)
class Test:
    """A question about two line-ups of one entry, or about two entries.

    Attributes:
        of: what is asked, one of `KINDS`.
        low: the difference supposed by the one side, in Elo (strength), in shares of the games
            (first side), or in moves (length).
        high: the difference supposed by the other side.
        alpha: the chance of finding a difference that is only `low`.
        beta: the chance of missing one of `high`.
        both: whether the second may be the one that has more, too.
    """

    # pytest would take it for tests of its own.
    __test__ = False

    of: str = STRENGTH
    low: float = 0.0
    high: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05
    both: bool = False

    def bounds(self) -> tuple[float, float]:
        """Where a test ends: below the one with `low`, above the other with `high`."""
        alpha = self.alpha / 2 if self.both else self.alpha
        return math.log(self.beta / (1 - alpha)), math.log((1 - self.beta) / alpha)

    def to_json(self) -> dict[str, object]:
        """The test as a plan tells it."""
        return {
            "of": self.of,
            "low": self.low,
            "high": self.high,
            "alpha": self.alpha,
            "beta": self.beta,
            "both": self.both,
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a test has found so far.

    Attributes:
        deals: how many deals it has looked at.
        mean: the mean of what it looks at, in shares or moves.
        llr: how far it is towards "the first has more", between its bounds.
        llr_less: how far it is towards "the second has more"; None where that is not asked.
    """

    state: State
    deals: int
    mean: float
    llr: float
    llr_less: float | None
    bounds: tuple[float, float]

    def to_json(self) -> dict[str, object]:
        """The verdict as JSON data."""
        return {
            "state": self.state.value,
            "deals": self.deals,
            "mean": round(self.mean, 6),
            "llr": round(self.llr, 4),
            "llr_less": None if self.llr_less is None else round(self.llr_less, 4),
            "bounds": [round(end, 4) for end in self.bounds],
        }


class Sequence:
    """A test at work. Deals are to come in their order: what is found depends on it."""

    def __init__(self, test: Test, scale: int) -> None:
        """``scale`` is what a difference of a whole share, or of one move, counts in values."""
        self._test = test
        self._scale = scale
        self._values: Counter[int] = Counter()
        low, high = test.low, test.high
        if test.of == STRENGTH:
            low, high = share_of(low) - 0.5, share_of(high) - 0.5
        self._low, self._high = low, high
        # What a single deal can make one doubt: nothing is proved by deals that are all alike.
        self._doubt = high * high if test.of == LENGTH else 0.25
        self._found = [State.OPEN, State.OPEN]
        self.state = State.OPEN

    def add(self, value: int) -> None:
        """Look at the difference on one more deal, in whole numbers."""
        self._values[value] += 1
        bottom, top = self._test.bounds()
        if self._values.total() < _LEAST:
            return
        for way, llr in enumerate(self._ratios()):
            if self._found[way] is State.OPEN:
                if llr >= top:
                    self._found[way] = State.LESS if way else State.MORE
                elif llr <= bottom:
                    self._found[way] = State.SAME
        self.state = self._together()

    def verdict(self) -> Verdict:
        """What is found so far."""
        n, mean, _ = moments(self._values)
        more, less = self._ratios() if n else (0.0, 0.0)
        return Verdict(
            self.state,
            n,
            mean / self._scale,
            more,
            less if self._test.both else None,
            self._test.bounds(),
        )

    def _ratios(self) -> tuple[float, float]:
        """How much more likely `high` has become than `low`: for the first, for the second."""
        n, mean, variance = moments(self._values)
        mean, variance = mean / self._scale, variance / self._scale**2 + self._doubt / n
        step, sum_ = self._high - self._low, self._high + self._low
        return (
            n * step * (2 * mean - sum_) / (2 * variance),
            n * step * (-2 * mean - sum_) / (2 * variance),
        )

    def _together(self) -> State:
        more, less = self._found
        if not self._test.both:
            return more
        for found in (more, less):
            if found not in (State.OPEN, State.SAME):
                return found
        return State.SAME if more is less is State.SAME else State.OPEN
