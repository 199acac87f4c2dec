# SPDX-License-Identifier: MIT
"""Points, and matches over several deals, for the games that are scored.

The published scoring of Quinto was not to be found; these parameters are house scoring of our own
(rules.md 5.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rows import longest_run_cells

Points = tuple[int, ...]
"""Points by side."""


@dataclass(frozen=True, slots=True)
class Match:
    """The standing of a match: points by side, and how many deals they come from.

    >>> Match((0, 0)).after((60, 20)).after((10, 90))
    Match(totals=(70, 110), deals=2)
    >>> Match((70, 110), 2).winner(100), Match((110, 110), 2).winner(100)
    (1, None)
    """

    totals: Points
    deals: int = 0

    def after(self, points: Points) -> Match:
        """The standing after one more deal."""
        totals = tuple(a + b for a, b in zip(self.totals, points, strict=True))
        return Match(totals, self.deals + 1)

    def winner(self, target: int) -> int | None:
        """The side that has won: it has reached the target, and more points than any other."""
        best = max(self.totals)
        leaders = [side for side, points in enumerate(self.totals) if points == best]
        return leaders[0] if best >= target and len(leaders) == 1 else None


def score(game: Game) -> Points:
    """The points of each side in a deal, as it stands; never below zero."""
    rules = game.setup.rules.scoring
    position = game.position
    points = [_row_points(position, side) for side in range(game.setup.sides)]
    for side, bonus in enumerate(_together(game)):
        points[side] += bonus
    if position.outcome is not None and position.outcome.winner is not None:
        points[position.outcome.winner] += rules.win
    for seat, hand in enumerate(position.hands):
        special = sum(1 for card in hand if card in game.setup.powers)
        points[game.setup.side_of[seat]] -= special * rules.jack_left
    return tuple(max(n, 0) for n in points)


def _row_points(position: Position, side: int) -> int:
    setup = position.setup
    rules = setup.rules.scoring
    holding = position.chips[side] | setup.free
    total = 0
    for row in position.rows_of(side):
        cells = row if setup.rules.rows.shapes else longest_run_cells(setup, holding, row)
        total += _by_length(rules.row, cells.bit_count())
        total += rules.corner if row & setup.free else 0
    return total


def _by_length(table: Mapping[str, int], length: int) -> int:
    """The points of the longest length in the table that a row reaches."""
    reached = [int(key) for key in table if int(key) <= length]
    return table[str(max(reached))] if reached else 0


def _together(game: Game) -> Points:
    """The bonus for rows made by one move, by side."""
    bonus = [0] * game.setup.sides
    for before, after in zip(game.positions, game.positions[1:], strict=False):
        for side in range(game.setup.sides):
            if after.rows[side] is before.rows[side]:
                continue
            if after.row_count(side) - before.row_count(side) > 1:
                bonus[side] += game.setup.rules.scoring.together
    return tuple(bonus)
