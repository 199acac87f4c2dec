# SPDX-License-Identifier: MIT
"""Games between computer players, and what can be said about their results."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.lab.games import Playing, Table, Work, drawn_jobs
from sequence_desktop.lab.tally import Tally
from sequence_desktop.players import make_player
from sequence_desktop.players.share import wilson


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of some games of one setup."""

    rules: str
    """The id of the rules."""
    board: str
    """The id of the board."""
    seats: tuple[str, ...]
    """The level of the player on each seat."""
    side_of: tuple[int, ...]
    """The side of each seat."""
    seed: int
    wins: tuple[int, ...]
    """Games won, by side."""
    draws: int
    endings: tuple[tuple[str, int], ...]
    """How many games ended in which way, the most frequent first."""
    lengths: Mapping[int, int]
    """How many games took so many moves."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.lengths.values())

    @property
    def mean_length(self) -> float:
        """The mean number of moves of a game."""
        return sum(n * count for n, count in self.lengths.items()) / self.games

    def seats_of(self, side: int) -> tuple[str, ...]:
        """The levels of the players of one side."""
        return tuple(level for level, s in zip(self.seats, self.side_of, strict=True) if s == side)

    def interval(self, side: int) -> tuple[float, float]:
        """The 95 % interval of the chance that a side wins a game."""
        return wilson(self.wins[side], self.games)

    def to_json(self) -> dict[str, object]:
        """The summary as JSON data."""
        sides = [
            {
                "side": SIDE_LETTERS[side],
                "seats": list(self.seats_of(side)),
                "wins": won,
                "share": round(won / self.games, 4),
                "interval": [round(end, 4) for end in self.interval(side)],
            }
            for side, won in enumerate(self.wins)
        ]
        return {
            "rules": self.rules,
            "board": self.board,
            "players": len(self.seats),
            "seats": list(self.seats),
            "seed": self.seed,
            "games": self.games,
            "sides": sides,
            "draws": self.draws,
            "endings": dict(self.endings),
            "mean_length": round(self.mean_length, 2),
            "shortest": min(self.lengths),
            "longest": max(self.lengths),
        }


def simulate(
    rules: Rules,
    board: Board,
    players: int,
    sides: int,
    seats: Sequence[str],
    games: int,
    seed: int,
    each: Callable[[int, Game], None] | None = None,
) -> Summary:
    """Play games between computer players; the same arguments give the same games everywhere.

    `seats` names the level of each seat. `each` is called after every game with its number, from 0,
    and the finished game.

    Raises:
        Fault: rules, board and players do not fit together, or a level is unknown.
        ValueError: there are not as many seats as players, or no games are asked for.
    """
    if len(seats) != players or games < 1:
        raise ValueError("name a level for each player and at least one game")
    table = Table(rules, board, players, sides)
    tally = Tally(table.setup())
    names = tuple(make_player(level, 0).name for level in seats)
    playing = Playing(Work((table,)))
    for job in drawn_jobs(tuple(seats), games, seed):
        game, trial = playing.game_at(table, job)
        tally.add(job, trial)
        if each is not None:
            each(job.number, game)
    return Summary(
        rules.id,
        board.id,
        names,
        tally.setup.side_of,
        seed,
        tuple(tally.wins),
        tally.games - tally.decided,
        tuple(sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))),
        dict(sorted(tally.lengths.items())),
    )
