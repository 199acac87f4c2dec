# SPDX-License-Identifier: MIT
"""Counts of finished games, as a person looks at them: by game, board, level or player."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sequence_desktop.storage.records import Record


@dataclass(frozen=True, slots=True)
class Played:
    """One game as one seat saw it; what is counted."""

    record: Record
    seat: int

    @property
    def name(self) -> str:
        """Who sat there."""
        return self.record.seats[self.seat].name

    @property
    def result(self) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        return self.record.result(self.seat)

    @property
    def rows(self) -> int:
        """The rows of the seat's side."""
        return self.record.rows[self.record.seats[self.seat].side]

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computers on the other sides, each once, in the order of seats."""
        own = self.record.seats[self.seat].side
        others = (it for it in self.record.seats if it.side != own and it.kind == "computer")
        return tuple(dict.fromkeys(it.level for it in others))


@dataclass(frozen=True, slots=True)
class Tally:
    """What some games come to."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    rows: int = 0
    moves: int = 0
    longest: int = 0
    """The moves of the longest game."""
    shortest: int = 0

    @property
    def lost(self) -> int:
        """The games that were lost."""
        return self.games - self.won - self.drawn

    @property
    def share(self) -> float:
        """The share of games that were won, 0 to 1; a draw is half a win."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    def average(self, total: int) -> float:
        """A total for one game."""
        return total / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are looked at; an empty text lets everything through.

    Attributes:
        name: who played.
        game: what the game is called.
        level: a level that played against him.
        rated: only rated games.
        since: not before this time, in the form of the records.
    """

    name: str = ""
    game: str = ""
    level: str = ""
    rated: bool = False
    since: str = ""

    def of(self, records: Iterable[Record]) -> Iterator[Played]:
        """The games of people that pass, each as each of them saw it."""
        for record in records:
            if (self.rated and not record.rated) or record.when < self.since:
                continue
            if self.game and record.title != self.game:
                continue
            for seat in record.humans:
                played = Played(record, seat)
                if self._fits(played):
                    yield played

    def _fits(self, played: Played) -> bool:
        named = not self.name or played.name == self.name
        return named and (not self.level or self.level in played.levels)


def tally(played: Iterable[Played]) -> Tally:
    """What these games come to."""
    games = list(played)
    lengths = [it.record.moves for it in games]
    return Tally(
        games=len(games),
        won=sum(it.result == 1 for it in games),
        drawn=sum(it.result == 0.5 for it in games),
        rows=sum(it.rows for it in games),
        moves=sum(lengths),
        longest=max(lengths, default=0),
        shortest=min(lengths, default=0),
    )


def grouped(played: Iterable[Played], keys: Callable[[Played], Iterable[str]]) -> dict[str, Tally]:
    """The same by a key; a game with several keys counts under each, the most played first."""
    groups: dict[str, list[Played]] = {}
    for it in played:
        for key in keys(it):
            groups.setdefault(key, []).append(it)
    counted = {key: tally(games) for key, games in groups.items()}
    return dict(sorted(counted.items(), key=lambda it: (-it[1].games, it[0])))
