# SPDX-License-Identifier: MIT
"""A move as advice, in words: "Play the six of clubs on c4"."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui import words

translate = QCoreApplication.translate


def move_text(move: Move, *, rolled: bool = False) -> str:
    """What to do, as a clause that begins with what is done; `rolled`: with dice, not a card."""
    if rolled:
        move = replace(move, token="")
    text = _template(move).format(
        card=words.token_name(move.token) if move.token else "", cell=move.cell, other=move.other
    )
    if not move.rows:
        return text
    if len(move.rows) == 1:
        claiming = translate("Advice", "{move} and take the row {rows}")
    else:
        claiming = translate("Advice", "{move} and take the rows {rows}")
    return claiming.format(move=text, rows=rows_text(move.rows))


def rows_text(rows: tuple[str, ...]) -> str:
    """The names of rows: "a5–e5"."""
    return words.seats_in_words([row.replace("-", "–") for row in rows])


def percent_text(chance: float) -> str:
    """A chance: "62 %"."""
    return translate("Advice", "{percent} %").format(percent=round(chance * 100))


def _template(move: Move) -> str:
    if not move.token and move.kind in (Kind.PUT, Kind.REMOVE, Kind.REPLACE, Kind.SWAP):
        return _bare_template(move.kind)
    if move.kind is Kind.DRAW:
        return translate("Advice", "Take {card}") if move.token else _draw_text()
    if move.kind is Kind.TALK:
        return (
            translate("Advice", "Give up {card}")
            if move.token
            else translate("Advice", "Take the chip on {cell} away")
        )
    return {
        Kind.PUT: translate("Advice", "Play {card} on {cell}"),
        Kind.REMOVE: translate("Advice", "Take the chip on {cell} away with {card}"),
        Kind.REPLACE: translate("Advice", "Take over the chip on {cell} with {card}"),
        Kind.SWAP: translate("Advice", "Swap the chips on {cell} and {other} with {card}"),
        Kind.TURN_IN: translate("Advice", "Turn in {card}"),
        Kind.PASS: translate("Advice", "Pass"),
    }[move.kind]


def _draw_text() -> str:
    return translate("Advice", "Draw a card")


def _bare_template(kind: Kind) -> str:
    """For moves without a card."""
    return {
        Kind.PUT: translate("Advice", "Put a chip on {cell}"),
        Kind.REMOVE: translate("Advice", "Take the chip on {cell} away"),
        Kind.REPLACE: translate("Advice", "Take over the chip on {cell}"),
        Kind.SWAP: translate("Advice", "Swap the chips on {cell} and {other}"),
    }[kind]
