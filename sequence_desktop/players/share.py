# SPDX-License-Identifier: MIT
"""A chance to win, with how sure one can be of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

Z_95: Final = 1.959963984540054
"""How many standard errors a 95 % interval reaches to each side."""
DIGITS: Final = 4
"""Chances are told with so many digits behind the point."""


@dataclass(frozen=True, slots=True)
class Share:
    """The chance of a side to win, as play-outs show it."""

    chance: float
    low: float
    high: float
    """The ends of the 95 % interval."""
    tries: int = 0
    """How many play-outs it comes from; 0: the rules say so, and there is no doubt."""

    @classmethod
    def sure(cls, chance: float) -> Share:
        """A chance that is no matter of luck: the game is over, or the move ends it."""
        return cls(chance, chance, chance)

    @classmethod
    def of(cls, total: float, squares: float, tries: int) -> Share:
        """The chance from so many play-outs, by the sum of what each showed and of its squares.

        A play-out that is broken off shows something between 0 and 1, and so tells more than a won
        or lost game would; the interval is that of as many games as tell as much.
        """
        mean = total / tries
        spread, most = squares / tries - mean * mean, mean * (1 - mean)
        games = tries * most / spread if spread > 0 and most > 0 else tries
        low, high = wilson(mean * games, games)
        return cls(round(mean, DIGITS), round(low, DIGITS), round(high, DIGITS), tries)

    def to_json(self) -> dict[str, object]:
        """The chance as JSON data."""
        return {"chance": self.chance, "low": self.low, "high": self.high, "tries": self.tries}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Share:
        """The chance that :meth:`to_json` described.

        Raises:
            KeyError, TypeError, ValueError: the data are not those of a chance.
        """
        chance, low, high = (float(data[key]) for key in ("chance", "low", "high"))
        if not all(0 <= part <= 1 for part in (chance, low, high)):  # nan is not, either
            raise ValueError("a chance lies between 0 and 1")
        return cls(chance, low, high, int(data["tries"]))


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a chance, of which `trials` trials gave `hits` hits.

    It stays between 0 and 1 and is right for few trials too; without trials it is all of that.
    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference"
    (1927).

    >>> [round(end, 3) for end in wilson(0, 10)], [round(end, 3) for end in wilson(55, 100)]
    ([0.0, 0.278], [0.452, 0.644])
    """
    if not trials:
        return 0.0, 1.0
    share, z2 = hits / trials, Z_95**2
    middle = share + z2 / (2 * trials)
    spread = Z_95 * math.sqrt(max(0.0, share * (1 - share)) / trials + z2 / (4 * trials**2))
    scale = 1 + z2 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
