# SPDX-License-Identifier: MIT
"""How easily open cells can be filled, as far as a seat can know: by its own cards, by others.

What is worked out here is the same for all rules: cells for which the seat holds a card, and cells
that are hard to fill because their cards are gone or rare, or their numbers seldom rolled.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.cards import HIDDEN, is_number
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import Setup
from sequence_desktop.players.ground import Ground

_OFTEN_HELD: Final = 0.7
"""A number cell is scarce when fewer than so many cards of an average hand could fill it."""


@dataclass(frozen=True, slots=True)
class Supply:
    """Cells by what is known of the cards or rolls that fill them, as masks."""

    fill: int = 0
    """The seat holds a card for these."""
    scarce: int = 0
    """Half or more of the cards for these are out of play or in the seat's own hand."""
    gone: int = 0
    """So are all of the cards for these: others can use special cards only."""


def supply_of(ground: Ground, position: Position, seat: int, *, counts: bool = True) -> Supply:
    """What the seat knows of the cells; without ``counts`` it has not watched the cards go."""
    setup = ground.setup
    if setup.rules.source == "dice":
        return _dice_supply(setup) if counts else Supply()
    hand = position.hands[seat]
    fill = 0
    for token in hand:
        fill |= ground.cells_of.get(token, 0)
    if not counts:
        return Supply(fill)
    seen = Counter(position.discards)
    seen.update(hand)
    if setup.rules.match == "at_least":
        scarce, gone = _number_supply(ground, position, seen)
    else:
        scarce, gone = _card_supply(ground, seen)
    return Supply(fill, scarce, gone)


def _card_supply(ground: Ground, seen: Counter[str]) -> tuple[int, int]:
    scarce = gone = 0
    for token, count in seen.items():
        cells = ground.cells_of.get(token, 0)
        copies = ground.copies[token]
        if count >= copies:
            gone |= cells
        elif 2 * count >= copies:
            scarce |= cells
    return scarce, gone


def _number_supply(ground: Ground, position: Position, seen: Counter[str]) -> tuple[int, int]:
    """Where a card also fills higher cells, a cell is scarce when few cards are low enough."""
    unseen = sorted(int(t) for t in (ground.copies - seen).elements() if is_number(t))
    others = [hand for hand in position.hands if HIDDEN in hand]
    held = sum(map(len, others)) / len(others) if others else 0
    scarce = gone = 0
    for cell, shown in enumerate(ground.setup.board.cells):
        if not is_number(shown):
            continue
        fitting = bisect_right(unseen, int(shown))
        if not fitting:
            gone |= 1 << cell
        elif fitting * held < _OFTEN_HELD * len(unseen):
            scarce |= 1 << cell
    return scarce, gone


def _dice_supply(setup: Setup) -> Supply:
    """With dice a cell is as scarce as its roll: seldom, or hardly ever against the usual roll."""
    ways = setup.ways_to_roll
    most = max(ways.values())
    scarce = gone = 0
    for token in setup.board.tokens:
        often = ways.get(int(token), 0) if is_number(token) else 0
        if 4 * often <= most:
            gone |= setup.match.get(token, 0)
        elif 2 * often <= most:
            scarce |= setup.match.get(token, 0)
    return Supply(0, scarce, gone)
