# SPDX-License-Identifier: MIT
"""The figures of the games of one entry of a plan, as plain values that go to JSON and back."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.lab.plan import Entry
from sequence_desktop.lab.statistics import Interval, elo, share_interval
from sequence_desktop.lab.tally import CardFigures, Tally
from sequence_desktop.players.share import wilson


@dataclass(frozen=True, slots=True)
class PartyFigures:
    """How one side of a line-up has done.

    Attributes:
        name: who plays there.
        wins: games won.
        deals: on how many deals it won how many points; all of a game's points (as many as there
            are sides) go to its winner, or one to each side.
        most: the points that a deal can give.
        sides: how many sides there are.
    """

    name: str
    wins: int
    deals: Mapping[int, int]
    most: int
    sides: int

    @property
    def share(self) -> float:
        """The share of all points that it won."""
        count = sum(self.deals.values())
        return sum(n * often for n, often in self.deals.items()) / (count * self.most or 1)

    @property
    def interval(self) -> Interval:
        """The 95 % interval of that share, from how much the deals scatter."""
        return share_interval(self.deals, self.most)

    @property
    def elo(self) -> float:
        """How much stronger it is than the others, in Elo; infinite if it won all or nothing."""
        return elo(self.share, 1 / self.sides)

    @property
    def elo_interval(self) -> Interval:
        """The 95 % interval of that."""
        low, high = self.interval
        return elo(low, 1 / self.sides), elo(high, 1 / self.sides)

    def to_json(self) -> dict[str, object]:
        """The figures as JSON data."""
        return {
            "name": self.name,
            "wins": self.wins,
            "deals": {str(points): often for points, often in sorted(self.deals.items())},
            "most": self.most,
            "share": round(self.share, 4),
            "interval": _ends(self.interval, 4),
            "elo": _finite(self.elo, 1),
            "elo_interval": _ends(self.elo_interval, 1),
        }


@dataclass(frozen=True, slots=True)
class EntryFigures:
    """The figures of one entry of a plan.

    Attributes:
        rules: the id of the rules, or their title.
        seats: the line-up.
        games: how many games count.
        wins: games won, by side of the table.
        by_turn: games won, by how soon a side was on turn: first the side that began.
        parties: the sides of the line-up.
        heat: for each cell, how many games were won with a row through it.
        directions: the winning rows by direction.
        windows: all possible rows by direction.
        cards: every card that was played, the best first.
        troubles: what went wrong with players by others, and how often.
        troubled: in how many games something did, by player.
    """

    name: str
    rules: str
    board: Board
    players: int
    sides: int
    seats: tuple[str, ...]
    paired: bool
    seed: int
    games: int
    wins: tuple[int, ...]
    by_turn: tuple[int, ...]
    parties: tuple[PartyFigures, ...]
    lengths: Mapping[int, int]
    endings: Mapping[str, int]
    heat: tuple[int, ...]
    directions: Mapping[str, int]
    windows: Mapping[str, int]
    cards: tuple[CardFigures, ...]
    troubles: Mapping[str, Mapping[str, int]]
    troubled: Mapping[str, int]

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return sum(self.wins)

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return self.games - self.decided

    @property
    def fair(self) -> float:
        """The share of the games that each side wins where all are equal."""
        return 1 / self.sides

    @property
    def differ(self) -> bool:
        """Whether the sides of the line-up are different players."""
        return len({party.name for party in self.parties}) > 1

    @property
    def mean_length(self) -> float:
        """The mean number of moves of a game."""
        return sum(n * often for n, often in self.lengths.items()) / (self.games or 1)

    @property
    def length_error(self) -> float:
        """The standard error of that mean."""
        if self.games < 2:
            return 0.0
        mean = self.mean_length
        squares = sum(often * (n - mean) ** 2 for n, often in self.lengths.items())
        return math.sqrt(squares / (self.games - 1) / self.games)

    def length_at(self, part: float) -> int:
        """So many moves or less took that part of the games."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= part * self.games:
                return length
        return 0

    def turn_share(self, place: int) -> float:
        """The share of the decided games won by the side that was first, second ... on turn."""
        return self.by_turn[place] / (self.decided or 1)

    def turn_interval(self, place: int) -> Interval:
        """The 95 % interval of that."""
        return wilson(self.by_turn[place], self.decided)

    def to_json(self) -> dict[str, object]:
        """The figures as JSON data: all counts, and the figures that follow from them."""
        return {
            "name": self.name,
            "rules": self.rules,
            "board": self.board.to_json(),
            "players": self.players,
            "sides": self.sides,
            "seats": list(self.seats),
            "paired": self.paired,
            "seed": self.seed,
            "games": self.games,
            "draws": self.draws,
            "parties": [party.to_json() for party in self.parties],
            "sides_of_the_table": [
                {"side": SIDE_LETTERS[side], **_share(won, self.games)}
                for side, won in enumerate(self.wins)
            ],
            "by_turn": [_share(won, self.decided) for won in self.by_turn],
            "length": {
                "mean": round(self.mean_length, 2),
                "error": round(self.length_error, 3),
                "median": self.length_at(0.5),
                "shortest": min(self.lengths, default=0),
                "longest": max(self.lengths, default=0),
                "counts": {str(n): often for n, often in self.lengths.items()},
            },
            "endings": dict(self.endings),
            "directions": {
                way: {"rows": self.directions[way], "possible": possible}
                for way, possible in self.windows.items()
            },
            "heat": self.heat_rows(),
            "cards": [
                {
                    "card": card.token,
                    "played": card.played,
                    "in_rows": card.in_rows,
                    "won": card.won,
                    "share": round(card.share, 4),
                    "interval": _ends(wilson(card.in_rows, card.played), 4),
                }
                for card in self.cards
            ],
            "troubles": {name: dict(what) for name, what in self.troubles.items()},
            "troubled": dict(self.troubled),
        }

    def heat_rows(self) -> list[list[int]]:
        """The heat as the board lies: row by row."""
        width = self.board.width
        return [list(self.heat[i : i + width]) for i in range(0, self.board.size, width)]


def figures_of(entry: Entry, tally: Tally) -> EntryFigures:
    """The figures of the games that were added up."""
    table, windows = entry.table, tally.windows()
    names = sorted({name for name, _ in tally.troubles})
    return EntryFigures(
        name=entry.name,
        rules=table.rules.id or table.rules.title or "own rules",
        board=table.board,
        players=table.players,
        sides=table.sides,
        seats=entry.seats,
        paired=entry.paired,
        seed=entry.seed,
        games=tally.games,
        wins=tuple(tally.wins),
        by_turn=tuple(tally.by_turn),
        parties=tuple(
            PartyFigures(
                name, wins, dict(sorted(points.items())), table.sides * entry.turns, table.sides
            )
            for name, wins, points in zip(entry.parties, tally.by_party, tally.points, strict=True)
        ),
        lengths=dict(sorted(tally.lengths.items())),
        endings=dict(sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))),
        heat=tuple(tally.heat),
        directions={way: tally.directions[way] for way in windows},
        windows=dict(windows),
        cards=tally.cards(),
        troubles={
            name: {what: n for (who, what), n in sorted(tally.troubles.items()) if who == name}
            for name in names
        },
        troubled=dict(sorted(tally.troubled.items())),
    )


def entry_from_json(data: Mapping[str, Any]) -> EntryFigures:
    """The figures that :meth:`EntryFigures.to_json` described.

    Raises:
        KeyError, TypeError, ValueError, AttributeError: the data are not those of figures.
    """
    sides = data["sides"]
    plain = {f.name: data[f.name] for f in fields(EntryFigures) if f.name in _ENTRY_PLAIN}
    return EntryFigures(
        **plain,
        board=Board.from_json(data["board"]),
        seats=tuple(data["seats"]),
        wins=tuple(side["wins"] for side in data["sides_of_the_table"]),
        by_turn=tuple(place["wins"] for place in data["by_turn"]),
        parties=tuple(
            PartyFigures(p["name"], p["wins"], _counts(p["deals"]), p["most"], sides)
            for p in data["parties"]
        ),
        lengths=_counts(data["length"]["counts"]),
        heat=tuple(often for row in data["heat"] for often in row),
        directions={way: found["rows"] for way, found in data["directions"].items()},
        windows={way: found["possible"] for way, found in data["directions"].items()},
        cards=tuple(
            CardFigures(card["card"], card["played"], card["in_rows"], card["won"])
            for card in data["cards"]
        ),
    )


_ENTRY_PLAIN: Final = (
    *("name", "rules", "players", "sides", "paired", "seed", "games"),
    *("endings", "troubles", "troubled"),
)


def _counts(data: Mapping[str, int]) -> dict[int, int]:
    return {int(key): often for key, often in data.items()}


def _share(won: int, games: int) -> dict[str, object]:
    return {
        "wins": won,
        "share": round(won / (games or 1), 4),
        "interval": _ends(wilson(won, games), 4),
    }


def _ends(interval: Interval, digits: int) -> list[float | None]:
    return [_finite(end, digits) for end in interval]


def _finite(value: float, digits: int) -> float | None:
    """A number as JSON knows it, or none where it is infinite."""
    return round(value, digits) if math.isfinite(value) else None
