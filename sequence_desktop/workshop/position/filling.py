# SPDX-License-Identifier: MIT
"""Dealing by chance what nobody has laid: cards to the hands, and the rest to the stock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sequence_desktop.engine.rng import Random
from sequence_desktop.workshop.position.draft import Draft, dealt


def fill(draft: Draft, seed: int, sizes: Sequence[int] = ()) -> Draft:
    """The draft with every card somewhere.

    Hands are filled up to their sizes, open places to one card each, and what is left lies in any
    order under the stock that is there, or under the face-up piles in turn. Cards laid stay.

    Args:
        draft: the draft.
        seed: the number that decides who gets what.
        sizes: the cards each seat is to have; none: as the rules deal.
    """
    setup = draft.setup
    rest = list(Random(seed).shuffled(sorted(draft.spare.elements(), key=setup.deck.index)))
    sizes = sizes or (dealt(setup),) * setup.players
    hands = []
    for hand, size in zip(draft.hands, sizes, strict=True):
        count = max(size - len(hand), 0)
        hands.append((*hand, *rest[:count]))
        del rest[:count]
    draw = setup.rules.draw
    filled = replace(draft, hands=tuple(hands))
    if draw.market:
        places = [*draft.open, *[()] * (draw.market - len(draft.open))]
        for i, cards in enumerate(places):
            if not cards and rest:
                places[i] = (rest.pop(0),)
        filled = replace(filled, open=tuple(places) if any(places) else ())
    elif draw.face_up:
        piles = [*draft.open, *[()] * (draw.piles - len(draft.open))]
        piles = [(*pile, *rest[i :: draw.piles]) for i, pile in enumerate(piles)]
        return replace(filled, open=tuple(piles) if any(piles) else ())
    return replace(filled, stock=(*draft.stock, *rest))
