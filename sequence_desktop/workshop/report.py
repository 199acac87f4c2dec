# SPDX-License-Identifier: MIT
"""How balanced a board is: what many games between equal computer players say about it."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players import make_player
from sequence_desktop.players.roster import STANDARD
from sequence_desktop.players.share import wilson
from sequence_desktop.workshop.trials import NOBODY, Order, Trial, play_trials

DIRECTIONS: Final = ("across", "down", "falling", "rising", "shape")
"""Which way a row lies; diagonals fall or rise from left to right."""
_TOLD: Final = 5
"""So many best and hardest cards are told as text."""
_RARE: Final = 10
"""Of a card that was played less often than this, nothing is said."""


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
class _Tally:
    """Sums over games; the order in which they are added makes no difference."""

    setup: Setup
    first_wins: int = 0
    decided: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    directions: Counter[str] = field(default_factory=Counter)
    heat: list[int] = field(default_factory=list)
    played: Counter[Token] = field(default_factory=Counter)
    in_rows: Counter[Token] = field(default_factory=Counter)
    won: Counter[Token] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.heat = [0] * self.setup.board.size

    def add(self, trial: Trial) -> None:
        """Count one game."""
        self.lengths[trial.length] += 1
        self.endings[trial.ending] += 1
        cells = 0
        for row in trial.rows:
            cells |= row
            self.directions[direction(row, self.setup.board.width)] += 1
        for cell in cells_in(cells):
            self.heat[cell] += 1
        if trial.winner != NOBODY:
            self.decided += 1
            self.first_wins += trial.winner == trial.first
        last = {cell: i for i, (_, _, cell) in enumerate(trial.placed)}
        for i, (token, side, cell) in enumerate(trial.placed):
            self.played[token] += 1
            self.won[token] += side == trial.winner
            # A chip that was taken away again is in no row, whatever lies there in the end.
            self.in_rows[token] += side == trial.winner and last[cell] == i and cells >> cell & 1


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
        return self._often()[:_TOLD]

    @property
    def hardest(self) -> tuple[CardFigures, ...]:
        """The cards whose chips did so least often, the hardest first."""
        return self._often()[_TOLD:][::-1][:_TOLD]

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

    def _often(self) -> tuple[CardFigures, ...]:
        return tuple(card for card in self.cards if card.played >= _RARE)


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
    :func:`sequence_desktop.workshop.trials.play_trials`. `source` and `rules_source` name the
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
    order = Order(rules, board, players, sides or usual, name, games, seed)
    tally = _Tally(order.check())

    def each(trial: Trial) -> None:
        tally.add(trial)
        if progress is not None:
            progress(tally.lengths.total(), games)

    play_trials(order, each, workers, cancel)
    return _report(order, tally, source or board.id or "FILE", rules_source or rules.id)


def _quoted(word: str) -> str:
    """A word as it is written in a terminal of this system."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)


def direction(row: int, width: int) -> str:
    """Which way a row lies, given as a mask: one of `DIRECTIONS`.

    >>> [direction(sum(1 << 12 + i * step for i in range(5)), 10) for step in (1, 10, 11, 9)]
    ['across', 'down', 'falling', 'rising']
    """
    cells = list(cells_in(row))
    steps = {b - a for a, b in pairwise(cells)}
    ways = {1: "across", width: "down", width + 1: "falling", width - 1: "rising"}
    return ways.get(steps.pop(), "shape") if len(steps) == 1 else "shape"


def _report(order: Order, tally: _Tally, source: str, rules: str) -> Report:
    cards = [
        CardFigures(token, count, tally.in_rows[token], tally.won[token])
        for token, count in tally.played.items()
    ]
    windows = Counter(direction(window, order.board.width) for window in tally.setup.windows)
    # A pattern can win without being a possible row.
    ways = [way for way in DIRECTIONS if windows[way] or tally.directions[way]]
    return Report(
        source=source,
        board=order.board,
        rules=rules,
        players=order.players,
        sides=order.sides,
        level=order.level,
        games=order.games,
        seed=order.seed,
        first_wins=tally.first_wins,
        decided=tally.decided,
        lengths=dict(sorted(tally.lengths.items())),
        endings=dict(sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))),
        heat=tuple(tally.heat),
        directions={way: tally.directions[way] for way in ways},
        windows={way: windows[way] for way in ways},
        cards=tuple(sorted(cards, key=lambda card: (-card.share, card.token))),
    )
