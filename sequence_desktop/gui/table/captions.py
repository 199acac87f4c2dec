# SPDX-License-Identifier: MIT
"""What the plate says: whose turn it is, what is asked, how far each side has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.table.plate import Notice, Score
from sequence_desktop.gui.table.scene import Showing
from sequence_desktop.gui.words import token_name

translate = QCoreApplication.translate


def turn_notice(showing: Showing, choices: Choices) -> Notice:
    """The plate while nothing else is asked."""
    position = showing.position
    over = position.outcome is not None
    winner = position.outcome.winner if position.outcome is not None else None
    colour = showing.colours[winner if winner is not None else position.side]
    return Notice(
        title=_title(showing),
        detail=showing.note or _what_to_do(showing, choices),
        colour=None if over and winner is None else colour,
        scores=_scores(showing),
        calling=not over and (showing.active or showing.curtain == position.seat),
    )


def _title(showing: Showing) -> str:
    position = showing.position
    look = showing.looks[position.seat]
    if position.outcome is not None:
        return translate("Table", "The game is over")
    if showing.curtain == position.seat:
        text = translate("Table", "Pass the screen to {name}")
    elif showing.active:
        text = translate("Table", "Your turn, {name}")
    elif look.kind is Sitter.COMPUTER:
        text = translate("Table", "{name} is thinking…")
    else:
        text = translate("Table", "{name} is to move")
    return text.format(name=look.name)


def _what_to_do(showing: Showing, choices: Choices) -> str:
    waiting = showing.curtain
    if waiting is not None and waiting != showing.position.seat:
        text = translate("Table", "Pass the screen to {name}")
        return text.format(name=showing.looks[waiting].name)
    if choices.drawing is not None and not choices.plays:
        return translate("Table", "Take a card from the stock")
    return ""


def _scores(showing: Showing) -> tuple[Score, ...]:
    position = showing.position
    text = translate("Table", "{made} of {needed}")
    needed = position.setup.rows_to_win
    scores = []
    for side, colour in enumerate(showing.colours):
        made = position.row_count(side)
        full = text.format(made=made, needed=needed)
        scores.append(Score(colour, full, f"{made}/{needed}"))
    return tuple(scores)


def rows_notice(showing: Showing) -> Notice:
    """The plate while one is asked which row to claim."""
    return Notice(
        title=translate("Table", "Which row?"),
        detail=translate("Table", "Point and click, or use the arrow keys and Enter"),
        colour=showing.colours[showing.position.side],
        calling=True,
    )


def dead_notice(showing: Showing, token: Token, may: bool) -> Notice:
    """The plate while a dead card is chosen; `may`: it can be turned in now."""
    if may:
        detail = translate(
            "Table", "No cell is left for {card}. Drop it on the discards for another one"
        )
    else:
        detail = translate("Table", "No cell is left for {card}")
    return Notice(
        title=_title(showing),
        detail=detail.format(card=token_name(token)),
        colour=showing.colours[showing.position.side],
        calling=True,
    )


def refused_notice(showing: Showing, token: Token, cell: int) -> Notice:
    """The plate after a card was put where it cannot go."""
    detail = translate("Table", "{card} cannot be played on {cell}")
    card = token_name(token)
    return Notice(
        title=_title(showing),
        detail=detail.format(
            card=card[:1].upper() + card[1:], cell=showing.position.setup.board.names[cell]
        ),
        colour=showing.colours[showing.position.side],
        calling=True,
    )
