# SPDX-License-Identifier: MIT
"""Ratings after Elo, for one person against the levels of the computer players.

A difference of 400 points means odds of ten to one. The levels stand where the ladder's measured
steps put them: each wins about 62 games in 100 against the one below, which is 85 points. A
person's rating moves by `K` times what he did better than was to be expected; by twice as much in
the first games, so that it soon comes near to where it belongs.
"""

from collections.abc import Sequence
from typing import Final

STEP: Final = 85
"""Points from one level to the next: 400 * log10(0.62 / 0.38) is 85."""
LOWEST: Final = 600
"""The rating of the weakest level."""
K: Final = 20
"""The most that one game moves a rating that is settled."""
SETTLED_AFTER: Final = 15
"""So many games move it by twice as much."""
_FLOOR, _CEILING = 100, 3000


def anchor(level: str, levels: Sequence[str]) -> int:
    """The rating of a level, out of all levels from the weakest up.

    >>> anchor("casual", ["newcomer", "beginner", "casual"])
    770

    Raises:
        ValueError: there is no such level.
    """
    return LOWEST + STEP * list(levels).index(level)


def start(levels: Sequence[str]) -> int:
    """The rating of somebody who has played no rated game: that of the second level."""
    return anchor(levels[min(1, len(levels) - 1)], levels)


def level_for(rating: float, levels: Sequence[str]) -> str:
    """The level that is nearest to a rating: the fairest opponent there is."""
    return min(levels, key=lambda level: abs(anchor(level, levels) - rating))


def expected(rating: float, opponent: float) -> float:
    """The share of games, 0 to 1, that somebody of this rating wins on average.

    >>> round(expected(1000, 1000), 2), round(expected(1085, 1000), 2)
    (0.5, 0.62)
    """
    return float(1 / (1 + 10 ** ((opponent - rating) / 400)))


def after(rating: float, games: int, opponent: float, result: float) -> float:
    """The rating after one more game.

    Args:
        rating: before the game.
        games: how many rated games came before it.
        opponent: the opponent's rating.
        result: 1 for a win, 0.5 for a draw, 0 for a loss.
    """
    weight = K * 2 if games < SETTLED_AFTER else K
    moved = rating + weight * (result - expected(rating, opponent))
    return min(max(moved, _FLOOR), _CEILING)
