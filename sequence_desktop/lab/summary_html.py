# SPDX-License-Identifier: MIT
"""A summary as one page that stands alone: tables, and plots drawn into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from sequence_desktop.lab import charts
from sequence_desktop.lab.charts import Bar
from sequence_desktop.lab.figures import EntryFigures
from sequence_desktop.lab.figures_text import often_played
from sequence_desktop.lab.summary import Summary
from sequence_desktop.lab.summary_text import verdict_words
from sequence_desktop.players.share import Z_95, wilson

_PLACES: Final = ("first on turn", "second on turn", "third on turn", "fourth on turn")

_STYLE: Final = """
:root { color-scheme: light; }
body { font: 16px/1.5 "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  color: #1f2328; background: #fff; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 0.5rem; }
h1 { margin-top: 0; } h3 { font-size: 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 0; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: right; border-bottom: 1px solid #e3e6ea; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; display: block; }
.found { border-left: 4px solid #1f6f5c; padding-left: 0.8rem; }
@media print { h2 { break-before: page; } svg, table { break-inside: avoid; } }
"""


def to_html(summary: Summary) -> str:
    """The page; it refers to nothing outside itself."""
    title = escape(summary.title or "Results")
    body = "\n".join(_body(summary))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _body(summary: Summary) -> Iterator[str]:
    if summary.notes:
        yield f"<p>{escape(summary.notes)}</p>"
    state = "" if summary.complete else f" of {summary.planned}; not yet complete"
    yield f"<p>Games: {summary.games}{state}.</p>"
    said = verdict_words(summary)
    if said:
        yield f'<p class="found">{escape(said)}</p>'
    if len(summary.ratings) > 1:
        yield "<h2>Players by strength</h2>"
        yield charts.ladder(summary.ratings, "Elo of the players, with 95 % intervals")
        yield _table(
            ("player", "Elo", "± 95 %", "points", "games"),
            (
                (r.name, f"{r.elo:+.0f}", f"{r.error:.0f}", f"{r.points:.1f}", f"{r.games}")
                for r in summary.ratings
            ),
        )
    if len(summary.entries) > 1:
        yield "<h2>Side by side</h2>"
        yield from _overview(summary.entries)
    for figures in summary.entries:
        yield from _entry(figures)


def _overview(entries: Sequence[EntryFigures]) -> Iterator[str]:
    yield _table(
        ("entry", "games", "first on turn wins", "moves a game", "draws"),
        (
            (
                figures.name,
                f"{figures.games}",
                _with_interval(figures.turn_share(0), figures.turn_interval(0)),
                f"{figures.mean_length:.1f} ± {Z_95 * figures.length_error:.1f}",
                f"{figures.draws}",
            )
            for figures in entries
        ),
    )
    if len({figures.sides for figures in entries}) == 1:
        yield "<h3>Games won by the side that began</h3>"
        bars = [Bar(f.name, f.turn_share(0), *f.turn_interval(0)) for f in entries]
        yield charts.shares(bars, entries[0].fair, "Games won by the side that began")


def _entry(figures: EntryFigures) -> Iterator[str]:
    board = figures.board
    yield f"<h2>{escape(figures.name)}</h2>"
    yield (
        f"<p>{escape(figures.rules)} on {escape(board.name or board.id or 'a board of one’s own')};"
        f" {figures.players} players in {figures.sides} sides; {figures.games} games,"
        f" {'each deal once for every side' if figures.paired else 'unpaired'};"
        f" seed {figures.seed}; seats: {escape(', '.join(figures.seats))}.</p>"
    )
    if not figures.games:
        return
    name = figures.name
    if figures.differ:
        yield "<h3>Share of the points</h3>"
        bars = [Bar(party.name, party.share, *party.interval) for party in figures.parties]
        yield charts.shares(bars, figures.fair, f"{name}: share of the points by player")
    yield "<h3>Decided games won, by who was on turn when</h3>"
    turns = [
        Bar(_PLACES[i], figures.turn_share(i), *figures.turn_interval(i))
        for i in range(figures.sides)
    ]
    yield charts.shares(turns, figures.fair, f"{name}: decided games won by order of turns")
    yield (
        f"<h3>Moves a game: {figures.mean_length:.1f} ± {Z_95 * figures.length_error:.1f},"
        f" half of them up to {figures.length_at(0.5)}</h3>"
    )
    yield charts.histogram(figures.lengths, f"{name}: how many games took so many moves", "moves")
    yield "<h3>Won with a row through the cell, in % of the decided games</h3>"
    yield charts.heat_map(board, figures.heat, figures.decided, f"{name}: winning rows by cell")
    yield from _tables(figures)


def _tables(figures: EntryFigures) -> Iterator[str]:
    yield "<h3>Endings</h3>"
    yield _table(
        ("ending", "games", "share"),
        (
            (ending, f"{n}", _with_interval(n / figures.games, wilson(n, figures.games)))
            for ending, n in figures.endings.items()
        ),
    )
    yield "<h3>Winning rows by direction</h3>"
    rows = sum(figures.directions.values()) or 1
    possible = sum(figures.windows.values()) or 1
    yield _table(
        ("direction", "rows", "share", "of all possible rows"),
        (
            (way, f"{n}", f"{n / rows:.1%}", f"{figures.windows[way] / possible:.1%}")
            for way, n in figures.directions.items()
        ),
    )
    often = often_played(figures.cards)
    if often:
        yield "<h3>Chips by card, and how many became part of a winning row</h3>"
        yield _table(
            ("card", "chips", "in a winning row", "put by the winner"),
            (
                (
                    card.token,
                    f"{card.played}",
                    _with_interval(card.share, wilson(card.in_rows, card.played)),
                    f"{card.win_rate:.1%}",
                )
                for card in often
            ),
        )
    if figures.troubles:
        yield "<h3>Players that failed</h3>"
        yield _table(
            ("player", "in games", "how"),
            (
                (
                    name,
                    f"{figures.troubled[name]}",
                    ", ".join(f"{kind}: {n}" for kind, n in what.items()),
                )
                for name, what in figures.troubles.items()
            ),
        )


def _with_interval(value: float, interval: tuple[float, float]) -> str:
    return f"{value:.1%} ({interval[0]:.1%} to {interval[1]:.1%})"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    def cells(kind: str, texts: Sequence[str]) -> str:
        return "".join(f"<{kind}>{escape(text)}</{kind}>" for text in texts)

    lines = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f"<table><thead><tr>{cells('th', head)}</tr></thead><tbody>{lines}</tbody></table>"
