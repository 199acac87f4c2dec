# SPDX-License-Identifier: MIT
"""Sums over games, and the figures they make. The order in which games come is no matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.setup import Setup
from sequence_desktop.lab.games import NOBODY, Job, Trial

DIRECTIONS: Final = ("across", "down", "falling", "rising", "shape")
"""Which way a row lies; diagonals fall or rise from left to right."""


@dataclass(frozen=True, slots=True)
class CardFigures:
    """What became of the chips that were put with one card, number or roll.

    Attributes:
        token: the card.
        played: how often a chip was put with it.
        in_rows: how many of these chips were part of a winning row in the end.
        won: how many of them belonged to the winner.
    """

    token: Token
    played: int
    in_rows: int
    won: int

    @property
    def share(self) -> float:
        """The share of its chips that became part of a winning row."""
        return self.in_rows / self.played if self.played else 0.0

    @property
    def win_rate(self) -> float:
        """The share of its chips that belonged to the winner."""
        return self.won / self.played if self.played else 0.0


@dataclass(slots=True)
class Tally:
    """The sums over games of one kind.

    Attributes:
        wins: games won, by side of the table.
        by_turn: games won, by how soon a side was on turn: first the side that began.
        by_party: games won, by the sides of the line-up, which change places between games.
        points: for each side of the line-up, how often it won how many points on a deal. A game is
            worth as many points as there are sides; a draw gives one point to each.
        endings: how many games ended in which way.
        lengths: how many games took so many moves.
        directions: the winning rows by direction.
        heat: for each cell, how many games were won with a row through it.
        troubles: what went wrong with players by others, and how often: name, what.
        troubled: in how many games something did, by name.
    """

    setup: Setup
    games: int
    wins: list[int]
    by_turn: list[int]
    by_party: list[int]
    points: list[Counter[int]]
    lengths: Counter[int]
    endings: Counter[str]
    directions: Counter[str]
    heat: list[int]
    played: Counter[Token]
    in_rows: Counter[Token]
    won: Counter[Token]
    troubles: Counter[tuple[str, str]]
    troubled: Counter[str]
    _turns: int
    _open: dict[int, list[int]]

    def __init__(self, setup: Setup, turns: int = 1) -> None:
        """``turns`` tells how often each deal is played."""
        sides = setup.sides
        self.setup = setup
        self.games = 0
        self.wins, self.by_turn, self.by_party = [0] * sides, [0] * sides, [0] * sides
        self.points = [Counter() for _ in range(sides)]
        self.lengths, self.endings, self.directions = Counter(), Counter(), Counter()
        self.heat = [0] * setup.board.size
        self.played, self.in_rows, self.won = Counter(), Counter(), Counter()
        self.troubles, self.troubled = Counter(), Counter()
        self._turns = turns
        self._open = {}

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return sum(self.wins)

    def add(self, job: Job, trial: Trial) -> None:
        """Count one game."""
        self.games += 1
        self.lengths[trial.length] += 1
        self.endings[trial.ending] += 1
        if trial.winner != NOBODY:
            self.wins[trial.winner] += 1
            self.by_turn[turn_order(self.setup, trial.first).index(trial.winner)] += 1
            self.by_party[(trial.winner - job.turn) % self.setup.sides] += 1
        self._add_points(job, trial)
        self._add_chips(trial)
        for seat, what, often in trial.troubles:
            self.troubles[job.seats[seat], what] += often
        for name in {job.seats[seat] for seat, _, _ in trial.troubles}:
            self.troubled[name] += 1

    def _add_points(self, job: Job, trial: Trial) -> None:
        sums = self._open.setdefault(job.deal, [0] * (self.setup.sides + 1))
        for party, won in enumerate(points_of(job, trial, self.setup.sides)):
            sums[party] += won
        sums[-1] += 1
        if sums[-1] == self._turns:
            del self._open[job.deal]
            for party, won in enumerate(sums[:-1]):
                self.points[party][won] += 1

    def _add_chips(self, trial: Trial) -> None:
        cells = 0
        for row in trial.rows:
            cells |= row
            self.directions[direction(row, self.setup.board.width)] += 1
        for cell in cells_in(cells):
            self.heat[cell] += 1
        side_of, bits = self.setup.side_of, self.setup.bits
        placed = list(trial.placed())
        last = {name: i for i, (_, _, name) in enumerate(placed)}
        for i, (token, seat, name) in enumerate(placed):
            won = side_of[seat] == trial.winner
            self.played[token] += 1
            self.won[token] += won
            # A chip that was taken away again is in no row, whatever lies there in the end.
            self.in_rows[token] += won and last[name] == i and bool(cells & bits[name])

    def cards(self) -> tuple[CardFigures, ...]:
        """Every card that was played, the best first."""
        found = [
            CardFigures(token, count, self.in_rows[token], self.won[token])
            for token, count in self.played.items()
        ]
        return tuple(sorted(found, key=lambda card: (-card.share, card.token)))

    def windows(self) -> Mapping[str, int]:
        """All possible rows by direction, with those directions in which rows won."""
        possible = Counter(
            direction(window, self.setup.board.width) for window in self.setup.windows
        )
        # A pattern can win without being a possible row.
        ways = [way for way in DIRECTIONS if possible[way] or self.directions[way]]
        return {way: possible[way] for way in ways}


def points_of(job: Job, trial: Trial, sides: int) -> list[int]:
    """The points that each side of the line-up won in a game, as many as there are sides."""
    if trial.winner == NOBODY:
        return [1] * sides
    party = (trial.winner - job.turn) % sides
    return [sides * (each == party) for each in range(sides)]


def turn_order(setup: Setup, first: int) -> Sequence[int]:
    """The sides in the order in which they have their first turn, where a seat begins."""
    seats = ((first + setup.step * n) % setup.players for n in range(setup.players))
    return list(dict.fromkeys(setup.side_of[seat] for seat in seats))


def direction(row: int, width: int) -> str:
    """Which way a row lies, given as a mask: one of `DIRECTIONS`.

    >>> [direction(sum(1 << 12 + i * step for i in range(5)), 10) for step in (1, 10, 11, 9)]
    ['across', 'down', 'falling', 'rising']
    """
    cells = list(cells_in(row))
    steps = {b - a for a, b in pairwise(cells)}
    ways = {1: "across", width: "down", width + 1: "falling", width - 1: "rising"}
    return ways.get(steps.pop(), "shape") if len(steps) == 1 else "shape"
