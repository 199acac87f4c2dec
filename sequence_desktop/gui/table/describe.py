# SPDX-License-Identifier: MIT
"""The table in words: what a cell, a card or a pile is, for tool tips and for screen readers.

Everything is made from a `PlayerView`, so nothing hidden can be said.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import BLOCKED, HIDDEN, Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.looks import SeatLook
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.words import seats_in_words, token_name

translate = QCoreApplication.translate


def describe_spot(
    spot: Spot,
    held: Token,
    showing: Showing,
    choices: Choices,
    chosen: Token | None,
    source: int | None = None,
    faces: Sequence[int] = (),
) -> str:
    """Any part of the table; empty for the bare cloth.

    Args:
        spot: the part.
        held: the card of a spot in the hand.
        showing: what is shown.
        choices: what can be done.
        chosen: what is to be used.
        source: one's own chip that is to be swapped.
        faces: what the dice show.
    """
    view = showing.view
    match spot.zone:
        case Zone.BOARD:
            return describe_cell(view, spot.index, showing.looks, choices, chosen, source)
        case Zone.HAND:
            return describe_card(view, held, choices)
        case Zone.TURN_IN:
            move = choices.discard(held)
            return describe_discard(move) if move is not None else ""
        case Zone.STOCK:
            return describe_stock(view, choices)
        case Zone.OPEN:
            return describe_open(view, spot.index, choices)
        case Zone.DISCARDS:
            return describe_discards(view)
        case Zone.DICE:
            return describe_dice(showing, faces)
        case _:
            return ""


def describe_cell(
    view: PlayerView,
    cell: int,
    looks: Sequence[SeatLook],
    choices: Choices | None = None,
    chosen: Token | None = None,
    source: int | None = None,
) -> str:
    """A cell: its face, its chip, and what the chosen card could do here.

    "The six of clubs, c4. Chip of Anna, part of a finished row"
    """
    position = view.position
    board = position.setup.board
    if board.cells[cell] == BLOCKED:
        return translate("Table", "No cell, {cell}").format(cell=board.names[cell])
    parts = [f"{_capital(token_name(board.cells[cell]))}, {board.names[cell]}"]
    declares = position.setup.rules.wild.declare
    side = position.chip_at(cell)
    if side is not None:
        parts.append(_chip(view, cell, side, looks))
    elif position.setup.free >> cell & 1:
        parts.append(translate("Table", "counts as a chip of every side"))
    if choices is not None and chosen is not None:
        if source is None:
            parts += _offers(choices, chosen, cell, board.cells[cell] if declares else "")
        elif cell in choices.swaps(chosen, source):
            text = translate("Table", "swap {own} with this chip")
            parts.append(text.format(own=board.names[source]))
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


def _offers(choices: Choices, chosen: Token, cell: int, face: Token) -> list[str]:
    """What could be done here; `face`: the card that a wild one would stand for, where it must."""
    texts = {
        Kind.PUT: translate("Table", "{card} puts your chip here"),
        Kind.REMOVE: translate("Table", "{card} takes this chip away"),
        Kind.REPLACE: translate("Table", "{card} puts your chip in its place"),
        Kind.SWAP: translate("Table", "{card} swaps this chip with an enemy chip"),
        Kind.TALK: translate("Table", "take this chip away"),
    }
    if face and choices.mark(chosen, cell) is Mark.WILD:
        texts[Kind.PUT] = translate("Table", "{card} puts your chip here as {face}")
    return [
        texts[kind].format(card=token_name(chosen) if chosen else "", face=token_name(face or "?"))
        for kind in choices.kinds(chosen, cell)
    ]


def describe_card(view: PlayerView, token: Token, choices: Choices) -> str:
    """A card of one's own hand, and what it can do now."""
    if token == HIDDEN:
        return translate("Table", "A card, face down")
    parts = [_capital(token_name(token))]
    if choices.giving_up:
        parts.append(translate("Table", "give it up by dropping it on the discards"))
    elif view.position.is_dead(token):
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
    if choices.draw() is not None:
        text += ". " + translate("Table", "Click to take a card")
    return text


def describe_open(view: PlayerView, place: int, choices: Choices) -> str:
    """An open card to draw, or a pile of them."""
    piles = view.position.open
    pile = piles[place] if place < len(piles) else ()
    if not pile:
        return translate("Table", "No open card lies here")
    text = translate("Table", "Open card {number}: {card}")
    text = text.format(number=place + 1, card=token_name(pile[0]))
    if len(pile) > 1:
        below = translate("Table", "cards beneath it: {count}").format(count=len(pile) - 1)
        text += ". " + _capital(below)
    if choices.draw(pile[0]) is not None:
        text += ". " + translate("Table", "Click to take it")
    return text


def describe_dice(showing: Showing, faces: Sequence[int]) -> str:
    """The roll: who rolled, and what."""
    roll = showing.position.roll
    name = showing.looks[showing.position.seat].name
    text = translate("Table", "{name} rolled {roll}: {faces}")
    return text.format(name=name, roll=roll, faces=seats_in_words([str(face) for face in faces]))


def describe_discards(view: PlayerView) -> str:
    """The discards: how many, and the uppermost."""
    discards = view.position.discards
    text = translate("Table", "Discarded cards: {count}").format(count=len(discards))
    if discards:
        top = translate("Table", "{card} on top").format(card=token_name(discards[-1]))
        text += ". " + _capital(top)
    return text


def describe_discard(move: Move) -> str:
    """What lays a card on the discards without playing it."""
    if move.kind is Kind.TALK:
        text = translate("Table", "Give up {card}")
    else:
        text = translate("Table", "Turn in {card}, which no cell is left for, and draw another")
    return text.format(card=token_name(move.token))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
