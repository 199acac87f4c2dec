# SPDX-License-Identifier: MIT
"""Tournaments: many players, each against each other or one against all the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.plan import FORMAT, VERSION
from sequence_desktop.lab.summary import Summary

VERSUS: Final = " v "
"""Between the two names in an entry's name."""


def tournament_plan(
    names: Sequence[str], *, gauntlet: bool, shared: Mapping[str, object], title: str
) -> dict[str, object]:
    """A plan, as JSON data, in which pairs of players meet on the same deals.

    In a gauntlet the first player meets each of the others, else each meets each. `shared` is what
    all entries have in common: rules, board, players, sides, games or deals, seed. With more than
    two seats, one player takes the seats of the first side, the other all the rest.
    """
    others = names[1:]
    pairs = [(names[0], other) for other in others] if gauntlet else list(combinations(names, 2))
    entries = [{"name": f"{one}{VERSUS}{other}", "seats": [one, other]} for one, other in pairs]
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": title,
        **shared,
        "entries": entries,
    }


@dataclass(frozen=True, slots=True)
class Cell:
    """How one player did against another: the share of the points, with its interval."""

    share: float
    low: float
    high: float
    games: int

    def to_json(self) -> dict[str, object]:
        """The cell as JSON data."""
        return {
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "games": self.games,
        }


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Who did how against whom.

    Attributes:
        names: the players, the strongest first.
        elo: their strength, the mean being 0, and half the width of its 95 % interval.
        cells: for each player and each opponent, if they have met.
        troubles: what went wrong with each player, and how often.
    """

    names: tuple[str, ...]
    elo: Mapping[str, tuple[float, float]]
    cells: Mapping[tuple[str, str], Cell]
    troubles: Mapping[str, Mapping[str, int]]

    def to_json(self) -> dict[str, object]:
        """The table as JSON data."""
        return {
            "players": [
                {
                    "name": name,
                    "elo": round(self.elo[name][0], 1),
                    "error": round(self.elo[name][1], 1),
                    "against": {
                        other: self.cells[name, other].to_json()
                        for other in self.names
                        if (name, other) in self.cells
                    },
                    "troubles": dict(self.troubles.get(name, {})),
                }
                for name in self.names
            ]
        }

    def rows(self) -> list[list[str]]:
        """The table as rows of texts, the first one being its head."""
        rows = [["player", "Elo", "error", *self.names]]
        for name in self.names:
            strength, error = self.elo[name]
            cells = [self.cells.get((name, other)) for other in self.names]
            shown = [f"{cell.share:.1%}" if cell else "" for cell in cells]
            rows.append([name, f"{strength:+.0f}", f"{error:.0f}", *shown])
        return rows

    def to_text(self) -> str:
        """The table for a terminal."""
        rows = self.rows()
        wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = [
            "  ".join(
                text.ljust(wide[i]) if i == 0 else text.rjust(wide[i]) for i, text in enumerate(row)
            ).rstrip()
            for row in rows
        ]
        for name, what in self.troubles.items():
            counts = ", ".join(f"{kind}: {count}" for kind, count in what.items())
            lines.append(f"{name} failed ({counts})")
        return "\n".join(lines) + "\n"


def cross_table(summary: Summary) -> CrossTable:
    """The table of a summary in whose entries different players met in two sides."""
    cells: dict[tuple[str, str], Cell] = {}
    troubles: dict[str, dict[str, int]] = {}
    for figures in summary.entries:
        if figures.sides == 2 and figures.differ:
            _fill(cells, figures)
        for name, what in figures.troubles.items():
            known = troubles.setdefault(name, {})
            for kind, count in what.items():
                known[kind] = known.get(kind, 0) + count
    return CrossTable(
        tuple(rating.name for rating in summary.ratings),
        {rating.name: (rating.elo, rating.error) for rating in summary.ratings},
        cells,
        troubles,
    )


def _fill(cells: dict[tuple[str, str], Cell], figures: EntryFigures) -> None:
    one, other = figures.parties
    for party, opponent in ((one, other), (other, one)):
        low, high = party.interval
        cells[party.name, opponent.name] = Cell(party.share, low, high, figures.games)
