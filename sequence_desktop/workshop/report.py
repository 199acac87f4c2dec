# SPDX-License-Identifier: MIT
"""How balanced a board is: what many games between equal computer players say about it."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.lab.figures_text import best_and_hardest
from sequence_desktop.lab.games import Job, Table, Trial, Work, drawn_jobs
from sequence_desktop.lab.pool import play_jobs
from sequence_desktop.lab.tally import CardFigures, Tally
from sequence_desktop.players import make_player
from sequence_desktop.players.roster import STANDARD
from sequence_desktop.players.share import wilson


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a board. Shares are between 0 and 1, intervals hold with 95 % confidence.

    Attributes:
        source: the id or the file of the board, for the command that makes the report again.
        rules: the id or the file of the rules, likewise.
        level: the level of the players on all seats.
        first_wins: games won by the side that began.
        decided: games that somebody won.
        lengths: how many games took so many moves.
        endings: how many games ended in which way, the most frequent first.
        heat: for each cell, how many games were won with a row through it.
        directions: the winning rows by direction.
        windows: all possible rows by direction.
        cards: every card that was played, the best first.
    """

    source: str
    board: Board
    rules: str
    players: int
    sides: int
    level: str
    games: int
    seed: int
    first_wins: int
    decided: int
    lengths: Mapping[int, int]
    endings: Mapping[str, int]
    heat: tuple[int, ...]
    directions: Mapping[str, int]
    windows: Mapping[str, int]
    cards: tuple[CardFigures, ...]

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return self.games - self.decided

    @property
    def first_share(self) -> float:
        """The share of the decided games that was won by the side that began."""
        return self.first_wins / self.decided if self.decided else 0.0

    @property
    def first_interval(self) -> tuple[float, float]:
        """The interval of the chance that the side that begins wins a decided game."""
        return wilson(self.first_wins, self.decided) if self.decided else (0.0, 1.0)

    @property
    def fair_share(self) -> float:
        """What that chance would be if it made no difference who begins."""
        return 1 / self.sides

    @property
    def mean_length(self) -> float:
        """The mean number of moves of a game."""
        return sum(n * count for n, count in self.lengths.items()) / self.games

    @property
    def median_length(self) -> int:
        """So many moves or less took half of the games."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if 2 * seen >= self.games:
                return length
        raise AssertionError("a report is about some games")

    @property
    def best(self) -> tuple[CardFigures, ...]:
        """The cards whose chips most often became part of a winning row, the best first."""
        return best_and_hardest(self.cards)[0]

    @property
    def hardest(self) -> tuple[CardFigures, ...]:
        """The cards whose chips did so least often, the hardest first."""
        return best_and_hardest(self.cards)[1]

    @property
    def command(self) -> str:
        """The command that makes this report again."""
        players = "" if self.players == 2 else f" --players {self.players}"
        sides = "" if self.sides == 2 else f" --sides {self.sides}"
        return (
            f"sequence-desktop boards report {_quoted(self.source)}"
            f" --rules {_quoted(self.rules)}{players}{sides}"
            f" --level {self.level} --games {self.games} --seed {self.seed}"
        )


def board_report(
    board: Board,
    rules: Rules,
    games: int,
    seed: int = 0,
    *,
    level: str = STANDARD,
    players: int = 2,
    sides: int | None = None,
    source: str = "",
    rules_source: str = "",
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    workers: int | None = None,
) -> Report:
    """The figures of a board from so many games; equal arguments give equal reports everywhere.

    `progress` is told after each game how many are done, of how many. `cancel`, `workers`: see
    :func:`sequence_desktop.lab.pool.play_jobs`. `source` and `rules_source` name the
    board and the rules in the command, where their ids do not.

    Raises:
        Fault: rules, board and players do not fit together, or there is no such level.
        Cancelled: `cancel` said so.
        ValueError: no games are asked for.
    """
    if games < 1:
        raise ValueError("ask for at least one game")
    usual = next(iter(rules.sides_for(players)), 2)
    name = make_player(level).name  # what "standard" is may change
    table = Table(rules, board, players, sides or usual)
    tally = Tally(table.setup())

    def each(job: Job, trial: Trial) -> None:
        tally.add(job, trial)
        if progress is not None:
            progress(tally.games, games)

    play_jobs(Work((table,)), drawn_jobs((name,) * players, games, seed), each, workers, cancel)
    return Report(
        source=source or board.id or "FILE",
        board=board,
        rules=rules_source or rules.id,
        players=players,
        sides=table.sides,
        level=name,
        games=games,
        seed=seed,
        first_wins=tally.by_turn[0],
        decided=tally.decided,
        lengths=dict(sorted(tally.lengths.items())),
        endings=dict(sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))),
        heat=tuple(tally.heat),
        directions={way: tally.directions[way] for way in tally.windows()},
        windows=tally.windows(),
        cards=tally.cards(),
    )


def _quoted(word: str) -> str:
    """A word as it is written in a terminal of this system."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)
