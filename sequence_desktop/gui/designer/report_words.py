# SPDX-License-Identifier: MIT
"""A balance report in words."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.gui.designer.naming import face_sign
from sequence_desktop.gui.levels import level_title
from sequence_desktop.gui.numbers import decimal_text
from sequence_desktop.gui.room import whole_numbers
from sequence_desktop.lab.tally import CardFigures
from sequence_desktop.workshop.report import Report

translate = QCoreApplication.translate


def report_html(report: Report) -> str:
    """What the games say of the board, for people."""
    parts = [f"<p>{escape(line)}</p>" for line in _lines(report)]
    for title, cards in (
        (translate("Report", "Best cards"), report.best),
        (translate("Report", "Hardest cards"), report.hardest),
    ):
        if cards:
            rows = "".join(_row(card) for card in cards)
            parts.append(
                f"<h4>{escape(title)}</h4><table cellspacing='0' cellpadding='3'>{rows}</table>"
            )
    if not report.best:
        few = translate("Report", "Too few games to say anything of single cards.")
        parts.append(f"<p>{escape(few)}</p>")
    return whole_numbers("".join(parts))


def _lines(report: Report) -> list[str]:
    low, high = report.first_interval
    return [
        translate(
            "Report", "{games} games of {players} players, level {level}, seed {seed}."
        ).format(
            games=report.games,
            players=report.players,
            level=level_title(report.level),
            seed=report.seed,
        ),
        translate(
            "Report",
            "Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % "
            "certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}",
        ).format(
            wins=report.first_wins,
            decided=report.decided,
            share=_percent(report.first_share),
            low=_percent(low),
            high=_percent(high),
            fair=_percent(report.fair_share),
            verdict=_verdict(report),
        ),
        translate(
            "Report",
            "A game takes {mean} moves on average, half of them at most {median}; the shortest "
            "took {shortest}, the longest {longest}.",
        ).format(
            mean=decimal_text(report.mean_length),
            median=report.median_length,
            shortest=min(report.lengths),
            longest=max(report.lengths),
        ),
        translate("Report", "Games that nobody won: {draws} ({share} %).").format(
            draws=report.draws, share=_percent(report.draws / report.games)
        ),
        *_warm(report),
    ]


def _warm(report: Report) -> list[str]:
    """What the bars mean that are drawn on the board, from the coolest cell to the warmest."""
    if not report.decided:
        return []
    cells = [i for i, token in enumerate(report.board.cells) if token != BLOCKED]
    least, most = min(cells, key=report.heat.__getitem__), max(cells, key=report.heat.__getitem__)
    text = translate(
        "Report",
        "The bars on the board show how often a cell was in a winning row: from {least} % of the "
        "decided games ({coolest}) to {most} % ({warmest}).",
    )
    return [
        text.format(
            least=_percent(report.heat[least] / report.decided),
            coolest=report.board.names[least],
            most=_percent(report.heat[most] / report.decided),
            warmest=report.board.names[most],
        )
    ]


def _verdict(report: Report) -> str:
    low, high = report.first_interval
    if low > report.fair_share:
        return translate("Report", "To begin seems to be an advantage.")
    if high < report.fair_share:
        return translate("Report", "To begin seems to be a disadvantage.")
    return translate("Report", "No difference is proved.")


def _row(card: CardFigures) -> str:
    text = translate("Report", "{share} % of {count} chips ended in a winning row")
    told = text.format(share=_percent(card.share), count=card.played)
    return f"<tr><td><b>{face_sign(card.token)}</b></td><td>{escape(told)}</td></tr>"


def _percent(share: float) -> str:
    return decimal_text(100 * share)


def warmth(report: Report) -> tuple[float, ...]:
    """How often each cell took part in a winning row, the most frequent one as 1."""
    most = max(report.heat) or 1
    return tuple(count / most for count in report.heat)
