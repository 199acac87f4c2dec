# SPDX-License-Identifier: MIT
"""All figures of a summary in one table, a figure a line, for spreadsheets and programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.statistics import Interval
from sequence_desktop.lab.summary import Summary
from sequence_desktop.players.share import wilson

HEAD: Final = ("entry", "figure", "of", "count", "out of", "value", "low", "high")
"""What stands in a line: which entry; which figure, and of what; how often, out of how many games
or chips; the figure itself; and the ends of its 95 % interval."""

Row = tuple[object, ...]


def to_csv(summary: Summary) -> str:
    """The table as CSV, with a head."""
    return write_rows([HEAD, *_rows(summary)])


def write_rows(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV; commas part the fields, and each line ends as the standard wants it."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def _rows(summary: Summary) -> Iterator[Row]:
    for rating in summary.ratings:
        ends = rating.elo - rating.error, rating.elo + rating.error
        yield ("", "rating", rating.name, "", rating.games, *_told(rating.elo, ends, 1))
    for figures in summary.entries:
        for row in _of_entry(figures):
            yield (figures.name, *row)


def _of_entry(figures: EntryFigures) -> Iterator[Row]:
    games, decided = figures.games, figures.decided
    for party in figures.parties:
        yield ("points", party.name, party.wins, games, *_told(party.share, party.interval, 4))
        yield ("elo", party.name, "", games, *_told(party.elo, party.elo_interval, 1))
    for side, won in enumerate(figures.wins):
        yield ("wins by side", SIDE_LETTERS[side], won, games, *_part(won, games))
    for place, won in enumerate(figures.by_turn, 1):
        yield ("wins by turn", place, won, decided, *_part(won, decided))
    yield ("draws", "", figures.draws, games, *_part(figures.draws, games))
    for ending, count in figures.endings.items():
        yield ("ending", ending, count, games, *_part(count, games))
    reach = 1.96 * figures.length_error
    ends = figures.mean_length - reach, figures.mean_length + reach
    yield ("mean length", "", "", games, *_told(figures.mean_length, ends, 2))
    for length, count in figures.lengths.items():
        yield ("length", length, count, games, *_part(count, games))
    rows = sum(figures.directions.values())
    for way, count in figures.directions.items():
        yield ("direction", way, count, rows, *_part(count, rows))
    for cell, count in enumerate(figures.heat):
        yield ("heat", figures.board.names[cell], count, decided, *_part(count, decided))
    for card in figures.cards:
        yield ("card", card.token, card.in_rows, card.played, *_part(card.in_rows, card.played))
    for name, what in figures.troubles.items():
        for kind, count in what.items():
            yield ("trouble", f"{name}: {kind}", count, "", "", "", "")


def _part(count: int, whole: int) -> Row:
    return _told(count / (whole or 1), wilson(count, whole), 4)


def _told(value: float, interval: Interval, digits: int) -> Row:
    return tuple(f"{number:.{digits}f}" for number in (value, *interval))
