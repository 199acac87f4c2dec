# SPDX-License-Identifier: MIT
"""The table in words: what a cell, a card or a pile is, for tool tips and for screen readers.

Everything is made from a `PlayerView`, so nothing hidden can be said.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Kind
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.looks import SeatLook
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.words import seats_in_words, token_name

translate = QCoreApplication.translate


def describe_spot(
    spot: Spot,
    held: Token,
    view: PlayerView,
    looks: Sequence[SeatLook],
    choices: Choices,
    chosen: Token | None,
) -> str:
    """Any part of the table; empty for the bare cloth. `held` is the card of a spot in the hand."""
    match spot.zone:
        case Zone.BOARD:
            return describe_cell(view, spot.index, looks, choices, chosen)
        case Zone.HAND:
            return describe_card(view, held, choices)
        case Zone.TURN_IN:
            return describe_turn_in(held)
        case Zone.STOCK:
            return describe_stock(view, choices)
        case Zone.DISCARDS:
            return describe_discards(view)
        case _:
            return ""


def describe_cell(
    view: PlayerView,
    cell: int,
    looks: Sequence[SeatLook],
    choices: Choices | None = None,
    chosen: Token | None = None,
) -> str:
    """A cell: its face, its chip, and what the chosen card could do here.

    "The six of clubs, c4. Chip of Anna, part of a finished row"
    """
    position = view.position
    board = position.setup.board
    parts = [f"{_capital(token_name(board.cells[cell]))}, {board.names[cell]}"]
    side = position.chip_at(cell)
    if side is not None:
        parts.append(_chip(view, cell, side, looks))
    elif position.setup.free >> cell & 1:
        parts.append(translate("Table", "counts as a chip of every side"))
    if choices is not None and chosen is not None:
        parts += _offers(choices, chosen, cell)
    return ". ".join(_capital(part) for part in parts)


def _chip(view: PlayerView, cell: int, side: int, looks: Sequence[SeatLook]) -> str:
    position = view.position
    names = seats_in_words([looks[seat].name for seat in position.setup.seats_of(side)])
    in_row = any(row >> cell & 1 for row in position.rows_of(side))
    if in_row and position.locked >> cell & 1:
        text = translate("Table", "chip of {who}, locked in a finished row")
    elif in_row:
        text = translate("Table", "chip of {who}, part of a finished row")
    else:
        text = translate("Table", "chip of {who}")
    return text.format(who=names)


def _offers(choices: Choices, chosen: Token, cell: int) -> list[str]:
    card = token_name(chosen)
    texts = {
        Kind.PUT: translate("Table", "{card} puts your chip here"),
        Kind.REMOVE: translate("Table", "{card} takes this chip away"),
        Kind.REPLACE: translate("Table", "{card} puts your chip in its place"),
    }
    return [texts[kind].format(card=card) for kind in choices.kinds(chosen, cell)]


def describe_card(view: PlayerView, token: Token, choices: Choices) -> str:
    """A card of one's own hand, and what it can do now."""
    if token == HIDDEN:
        return translate("Table", "A card, face down")
    parts = [_capital(token_name(token))]
    if view.position.is_dead(token):
        parts.append(translate("Table", "dead: no cell is left for it"))
        if choices.turn_in(token) is not None:
            parts.append(translate("Table", "turn it in to draw another card"))
    elif view.my_turn:
        parts.append(_where(view, token, choices))
    return ". ".join(_capital(part) for part in parts)


def _where(view: PlayerView, token: Token, choices: Choices) -> str:
    cells = choices.cells(token)
    names = view.position.setup.board.names
    if not cells:
        return translate("Table", "it cannot be played now")
    if len(cells) > 2:
        return translate("Table", "cells to play it on: {count}").format(count=len(cells))
    listed = seats_in_words([names[cell] for cell in cells])
    return translate("Table", "playable on {cells}").format(cells=listed)


def describe_stock(view: PlayerView, choices: Choices) -> str:
    """The stock: how many cards are left."""
    count = len(view.position.stock)
    text = translate("Table", "Cards left in the stock: {count}").format(count=count)
    if choices.drawing is not None:
        text += ". " + translate("Table", "Click to take a card")
    return text


def describe_discards(view: PlayerView) -> str:
    """The discards: how many, and the uppermost."""
    discards = view.position.discards
    text = translate("Table", "Discarded cards: {count}").format(count=len(discards))
    if discards:
        top = translate("Table", "{card} on top").format(card=token_name(discards[-1]))
        text += ". " + _capital(top)
    return text


def describe_turn_in(token: Token) -> str:
    """The button on a dead card."""
    text = translate("Table", "Turn in {card}, which no cell is left for, and draw another")
    return text.format(card=token_name(token))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
