# SPDX-License-Identifier: MIT
"""Elo of players who have met in whatever pairs and numbers, with errors.

Each player has a strength; of some who play together, each wins with a chance in proportion to it
(Bradley and Terry for two, Luce for more). The strengths that make the results most likely are
found step by step. Source: D. Hunter, "MM algorithms for generalized Bradley-Terry models" (2004).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sequence_desktop.players.share import Z_95

_PER_STRENGTH: Final = 400 / math.log(10)
"""Elo for a strength that is e times as large."""
_STEPS: Final = 10_000
_NEAR: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games that the same players have played with each other.

    Attributes:
        names: the players.
        wins: how many games each has won.
        draws: how many nobody has.
    """

    names: tuple[str, ...]
    wins: tuple[int, ...]
    draws: int

    @property
    def games(self) -> int:
        """How many games they played."""
        return sum(self.wins) + self.draws


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is.

    Attributes:
        elo: its strength; the mean of all players is 0.
        error: half the width of its 95 % interval. The games of a deal count as if they had
            nothing to do with each other, so the truth is a little narrower.
        games: how many games it has played.
        points: how many it has won, a draw being a part of a win for each.
    """

    name: str
    elo: float
    error: float
    games: int
    points: float

    def to_json(self) -> dict[str, object]:
        """The rating as JSON data."""
        return {
            "name": self.name,
            "elo": round(self.elo, 1),
            "error": round(self.error, 1),
            "games": self.games,
            "points": round(self.points, 2),
        }


def rate(meetings: Sequence[Meeting]) -> tuple[Rating, ...]:
    """The ratings of all players that have met others, the strongest first.

    One drawn game more is supposed of each meeting, so that a player who has lost every game has a
    number too.
    """
    met = [m for m in meetings if m.games and len(set(m.names)) == len(m.names)]
    names = sorted({name for meeting in met for name in meeting.names})
    if not names:
        return ()
    strength = _strengths(met, names)
    errors = _errors(met, names, strength)
    middle = sum(math.log(strength[name]) for name in names) / len(names)
    found = [
        Rating(
            name,
            _PER_STRENGTH * (math.log(strength[name]) - middle),
            error,
            sum(m.games for m in met if name in m.names),
            sum(_points(m, name, 0) for m in met if name in m.names),
        )
        for name, error in zip(names, errors, strict=True)
    ]
    return tuple(sorted(found, key=lambda rating: (-round(rating.elo, 6), rating.name)))


def _points(meeting: Meeting, name: str, supposed: int) -> float:
    """What a player has won in a meeting, with so many drawn games more."""
    own = meeting.wins[meeting.names.index(name)]
    return own + (meeting.draws + supposed) / len(meeting.names)


def _strengths(meetings: Sequence[Meeting], names: Sequence[str]) -> dict[str, float]:
    strength = dict.fromkeys(names, 1.0)
    points = {n: sum(_points(m, n, 1) for m in meetings if n in m.names) for n in names}
    for _ in range(_STEPS):
        rate_of = dict.fromkeys(names, 0.0)
        for meeting in meetings:
            share = (meeting.games + 1) / sum(strength[name] for name in meeting.names)
            for name in meeting.names:
                rate_of[name] += share
        new = {name: points[name] / rate_of[name] for name in names}
        scale = len(names) / sum(new.values())
        new = {name: value * scale for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < _NEAR:
            break
    return strength


def _errors(
    meetings: Sequence[Meeting], names: Sequence[str], strength: dict[str, float]
) -> list[float]:
    """Half the widths of the 95 % intervals, from the curvature of the likelihood."""
    index, count = {name: i for i, name in enumerate(names)}, len(names)
    # Only differences are known; this holds the mean in its place.
    curve = [[1.0 / count] * count for _ in names]
    for meeting in meetings:
        whole = sum(strength[name] for name in meeting.names)
        for one in meeting.names:
            p = strength[one] / whole
            curve[index[one]][index[one]] += (meeting.games + 1) * p
            for other in meeting.names:
                q = strength[other] / whole
                curve[index[one]][index[other]] -= (meeting.games + 1) * p * q
    spread = _inverse(curve)
    return [
        Z_95 * _PER_STRENGTH * math.sqrt(max(0.0, spread[i][i] - 1.0 / count)) for i in range(count)
    ]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix that has one, by elimination."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
