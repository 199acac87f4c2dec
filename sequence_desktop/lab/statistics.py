# SPDX-License-Identifier: MIT
"""Shares, their intervals, and Elo: what counts of games allow to say."""

from __future__ import annotations

import math
from collections.abc import Mapping

from sequence_desktop.players.share import wilson

Interval = tuple[float, float]


def moments(counts: Mapping[int, int]) -> tuple[int, float, float]:
    """How many values there are, their mean, and their variance; `counts` tells how often each is.

    >>> moments({0: 1, 2: 1})
    (2, 1.0, 1.0)
    """
    n = sum(counts.values())
    if not n:
        return 0, 0.0, 0.0
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    # In whole numbers up to the last step, so that no order of games makes a difference.
    return n, total / n, (n * squares - total * total) / (n * n)


def share_interval(counts: Mapping[int, int], most: int) -> Interval:
    """The 95 % interval of a mean share, from the points won on each deal.

    Points are whole numbers from 0 to `most` a deal. Wilson's interval for as many games as would
    scatter that much: what the cards of a deal give to one and then to the other is no news.
    """
    n, mean, variance = moments(counts)
    if not n:
        return 0.0, 1.0
    share = mean / most
    scatter = variance / most**2
    # As if every deal said as much as a single game, where they have all ended alike.
    trials = share * (1 - share) * n / scatter if scatter else n
    trials = max(trials, 1.0)
    return wilson(share * trials, trials)


def elo(share: float, fair: float = 0.5) -> float:
    """The difference in Elo that gives this share of the points, where equals get `fair`.

    Infinite where all or nothing was won. Among more than two sides, that of one against equals.

    >>> round(elo(0.64), 1), round(elo(1 / 3, 1 / 3), 1)
    (100.0, 0.0)
    """
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return 400 * math.log10(share / (1 - share) * (1 - fair) / fair)


def share_of(difference: float, fair: float = 0.5) -> float:
    """The share of the points that a difference in Elo gives; the inverse of :func:`elo`.

    >>> share_of(0), round(share_of(400), 3)
    (0.5, 0.909)
    """
    odds: float = 10.0 ** (difference / 400) * fair / (1 - fair)
    return odds / (1 + odds)
