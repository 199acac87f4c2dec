# SPDX-License-Identifier: MIT
"""The table in words: what a cell, a card or a pile is, for tool tips and for screen readers.

Everything is made from a `PlayerView`, so nothing hidden can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import BLOCKED, HIDDEN, Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.seats import colour_name
from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.choices import Choices
from sequence_desktop.gui.table.showing import Showing
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.words import bare_name, place_name, seats_in_words, token_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Moment:
    """What the table shows now, and what is about to be done there.

    Attributes:
        showing: what is shown.
        choices: what can be done.
        chosen: what is to be used.
        source: one's own chip that is to be swapped.
        faces: what the dice show.
        palette: the name of the chips' palette.
    """

    showing: Showing
    choices: Choices
    chosen: Token | None = None
    source: int | None = None
    faces: Sequence[int] = ()
    palette: str = "classic"

    @property
    def view(self) -> PlayerView:
        """What may be known."""
        return self.showing.view


def describe_spot(spot: Spot, held: Token, moment: Moment) -> str:
    """Any part of the table; empty for the bare cloth. `held`: the card of a spot in the hand."""
    view, choices = moment.view, moment.choices
    match spot.zone:
        case Zone.BOARD:
            return describe_cell(moment, spot.index)
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
            return describe_dice(moment.showing, moment.faces)
        case _:
            return ""


def speak_spot(spot: Spot, held: Token, moment: Moment, *, chosen: bool = False) -> str:
    """Any part of the table as a screen reader says it; `chosen`: it is the chosen card."""
    if spot.zone is Zone.BOARD:
        return speak_cell(moment, spot.index)
    text = describe_spot(spot, held, moment)
    return translate("Table", "Chosen: {card}").format(card=text) if chosen else text


def describe_cell(moment: Moment, cell: int) -> str:
    """A cell: its face, its chip, and what the chosen card could do here.

    "The six of clubs, c4. Chip of Anna, part of a finished row"
    """
    board = moment.view.position.setup.board
    if board.cells[cell] == BLOCKED:
        return translate("Table", "No cell, {cell}").format(cell=board.names[cell])
    parts = [f"{capital(token_name(board.cells[cell]))}, {board.names[cell]}"]
    parts += _lies_on(moment, cell, translate("Table", "chip of {who}"))
    parts += _use(moment, cell)
    return ". ".join(capital(part) for part in parts)


def speak_cell(moment: Moment, cell: int) -> str:
    """A cell as a screen reader says it, for one who walks over the board.

    "Row 4, column g, six of clubs, blue chip of Anna, legal for your six of clubs"
    """
    board = moment.view.position.setup.board
    place = capital(place_name(board.names[cell]))
    if board.cells[cell] == BLOCKED:
        return translate("Table", "{place}, no cell").format(place=place)
    parts = [place, bare_name(board.cells[cell])]
    parts += _lies_on(moment, cell, translate("Table", "{colour} chip of {who}"))
    parts += _use(moment, cell) or _legal_for(moment, cell)
    return ", ".join(parts)


def _lies_on(moment: Moment, cell: int, chip: str) -> list[str]:
    """What lies on a cell; `chip` says whose chip it is."""
    position, looks = moment.view.position, moment.showing.looks
    side = position.chip_at(cell)
    if side is None:
        free = position.setup.free >> cell & 1
        return [translate("Table", "counts as a chip of every side")] if free else []
    names = seats_in_words([looks[seat].name for seat in position.setup.seats_of(side)])
    colour = colour_name(moment.showing.colours[side], moment.palette).lower()
    parts = [chip.format(who=names, colour=colour)]
    in_row = any(row >> cell & 1 for row in position.rows_of(side))
    if in_row and position.locked >> cell & 1:
        parts.append(translate("Table", "locked in a finished row"))
    elif in_row:
        parts.append(translate("Table", "part of a finished row"))
    return [", ".join(parts)]


def _use(moment: Moment, cell: int) -> list[str]:
    """What could be done on a cell with what is chosen."""
    choices, chosen = moment.choices, moment.chosen
    setup = moment.view.position.setup
    if chosen is None:
        return []
    if moment.source is None:
        face = setup.board.cells[cell] if setup.rules.wild.declare else ""
        return _offers(choices, chosen, cell, face)
    if cell not in choices.swaps(chosen, moment.source):
        return []
    text = translate("Table", "swap {own} with this chip")
    return [text.format(own=setup.board.names[moment.source])]


def _legal_for(moment: Moment, cell: int) -> list[str]:
    """The cards of the hand that could be used on a cell, while none is chosen."""
    if moment.chosen is not None:
        return []
    cards = dict.fromkeys(moment.showing.hand)
    fitting = [bare_name(card) for card in cards if moment.choices.at(card, cell)]
    if not fitting:
        return []
    return [translate("Table", "legal for your {cards}").format(cards=seats_in_words(fitting))]


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
    return ". ".join([capital(token_name(token)), *card_uses(view, token, choices)])


def card_uses(view: PlayerView, token: Token, choices: Choices) -> list[str]:
    """What a card of one's own hand can do now, as sentences without a full stop."""
    parts = []
    if choices.giving_up:
        parts.append(translate("Table", "give it up by dropping it on the discards"))
    elif view.position.is_dead(token):
        parts.append(translate("Table", "dead: no cell is left for it"))
        if choices.turn_in(token) is not None:
            parts.append(translate("Table", "turn it in to draw another card"))
    elif view.my_turn:
        parts.append(_where(view, token, choices))
    return [capital(part) for part in parts]


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
        text += ". " + capital(below)
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
        text += ". " + capital(top)
    return text


def describe_discard(move: Move) -> str:
    """What lays a card on the discards without playing it."""
    if move.kind is Kind.TALK:
        text = translate("Table", "Give up {card}")
    else:
        text = translate("Table", "Turn in {card}, which no cell is left for, and draw another")
    return text.format(card=token_name(move.token))


def speak_rows(moves: Sequence[Move], current: int) -> str:
    """Which rows are shown to choose from: "Which row? a4 to e4, 1 of 2"."""
    names = [
        translate("Table", "{first} to {last}").format(first=first, last=last) if last else first
        for first, _, last in (name.partition("-") for name in moves[current].rows)
    ]
    text = translate("Table", "Which row? {row}, {number} of {count}")
    return text.format(row=seats_in_words(names), number=current + 1, count=len(moves))
