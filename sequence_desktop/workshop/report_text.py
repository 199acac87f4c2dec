# SPDX-License-Identifier: MIT
"""A board's balance figures for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable

from sequence_desktop.lab.figures_text import card_lines, heat_lines, shares
from sequence_desktop.players.share import wilson
from sequence_desktop.workshop.report import Report


def to_text(report: Report) -> str:
    """The report as people read it in a terminal."""
    return "\n".join((*_head(report), *_games(report), *_rows(report), *_cards(report))) + "\n"


def to_json(report: Report) -> dict[str, object]:
    """The report as JSON data; every figure that the text tells, and the counts behind it."""
    board = report.board
    low, high = report.first_interval
    return {
        "board": report.source,
        "name": board.name,
        "width": board.width,
        "height": board.height,
        "rules": report.rules,
        "players": report.players,
        "sides": report.sides,
        "level": report.level,
        "games": report.games,
        "seed": report.seed,
        "command": report.command,
        "first_seat": {
            "wins": report.first_wins,
            "decided": report.decided,
            "share": round(report.first_share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(report.fair_share, 4),
        },
        "draws": report.draws,
        "endings": dict(report.endings),
        "length": {
            "mean": round(report.mean_length, 2),
            "median": report.median_length,
            "shortest": min(report.lengths),
            "longest": max(report.lengths),
        },
        "heat": [list(report.heat[i : i + board.width]) for i in range(0, board.size, board.width)],
        "directions": {
            way: {"rows": count, "possible": report.windows[way]}
            for way, count in report.directions.items()
        },
        "cards": [
            {
                "card": card.token,
                "played": card.played,
                "in_rows": card.in_rows,
                "share": round(card.share, 4),
                "interval": [round(end, 4) for end in wilson(card.in_rows, card.played)],
                "won": round(card.win_rate, 4),
            }
            for card in report.cards
        ],
    }


def verdict(report: Report) -> str:
    """Whether it matters who begins, as far as these games can tell."""
    low, high = report.first_interval
    if low > report.fair_share:
        return "to begin seems to be an advantage"
    if high < report.fair_share:
        return "to begin seems to be a disadvantage"
    return "no difference is proved"


def _head(report: Report) -> Iterable[str]:
    board = report.board
    yield f"{board.name or report.source}, {board.width} by {board.height}, rules {report.rules}"
    yield (
        f"{report.games} games of {report.players} {report.level} players"
        f" in {report.sides} sides, seed {report.seed}"
    )
    yield f"again: {report.command}"
    yield ""


def _games(report: Report) -> Iterable[str]:
    low, high = report.first_interval
    yield (
        f"first seat   wins {report.first_wins} of {report.decided} decided games,"
        f" {report.first_share:.1%} ({low:.1%} to {high:.1%})"
    )
    yield f"             fair is {report.fair_share:.1%}: {verdict(report)}"
    yield (
        f"length       {report.mean_length:.1f} moves on average, half of them up to"
        f" {report.median_length}, from {min(report.lengths)} to {max(report.lengths)}"
    )
    endings = ", ".join(f"{count} {ending}" for ending, count in report.endings.items())
    yield f"draws        {report.draws} ({report.draws / report.games:.1%}); endings: {endings}"


def _rows(report: Report) -> Iterable[str]:
    yield f"directions   {shares(report.directions)}"
    yield f"possible     {shares(report.windows)}"
    yield ""
    yield from heat_lines(report.board, report.heat, report.decided)


def _cards(report: Report) -> Iterable[str]:
    yield ""
    yield from card_lines(report.cards)
