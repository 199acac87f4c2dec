# SPDX-License-Identifier: MIT
"""One level against another on the same deals, with the seats going round.

Cards and seats decide most games between players who are nearly as good. So each deal is played as
often as there are sides: the one level plays each side once, the other all the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.games import Job, Playing, Table, Work
from sequence_desktop.lab.tally import Tally
from sequence_desktop.players.share import wilson


@dataclass(frozen=True, slots=True)
class Match:
    """How one level did against another.

    Attributes:
        one: the level that played one side.
        other: the level that played the other sides.
        sides: how many sides there were; equal players win one game in so many.
        deals: how many deals were played, each once for every side.
        wins: games that the one level won.
        draws: games that nobody won.
    """

    one: str
    other: str
    sides: int
    deals: int
    wins: int
    draws: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.sides

    @property
    def share(self) -> float:
        """The part of the games that the one level won; draws count for no one."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that part, as if the games had nothing to do with each other.

        The games of a deal do: what the cards give to one they take from another. So the truth is
        a little narrower.
        """
        return wilson(self.wins, self.games)


def play_match(
    rules: Rules,
    board: Board,
    players: int,
    sides: int,
    one: str,
    other: str,
    deals: int,
    seed: int = 0,
    each: Callable[[Match], None] | None = None,
) -> Match:
    """Play a match; the same arguments give the same games everywhere.

    `each` is called after every deal with the match so far.

    Raises:
        Fault: rules, board and players do not fit together, or a level is unknown.
        ValueError: no deals are asked for.
    """
    if deals < 1:
        raise ValueError("a match needs at least one deal")
    table = Table(rules, board, players, sides)
    tally = Tally(table.setup(), sides)
    playing, chance = Playing(Work((table,))), Random(seed)
    for deal in range(deals):
        seeds = tuple(chance.below(SEEDS) for _ in range(players + 1))
        for side in range(sides):
            seats = tuple(one if s == side else other for s in tally.setup.side_of)
            job = Job(deal * sides + side, 0, deal, side, seats, seeds)
            tally.add(job, playing.play(job))
        won, drawn = tally.by_party[0], tally.games - tally.decided
        match = Match(one, other, sides, deal + 1, won, drawn)
        if each is not None:
            each(match)
    return match
