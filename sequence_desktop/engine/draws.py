# SPDX-License-Identifier: MIT
"""Drawing cards: from the stock, from open cards, by hand, and when nothing is left."""

from __future__ import annotations

from sequence_desktop.engine.cards import HIDDEN, Token
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.rng import shuffled
from sequence_desktop.engine.state import Draft, Facts, Phase


def open_choices(facts: Facts | Draft) -> tuple[Token, ...]:
    """The different open cards that may be taken now."""
    return tuple(dict.fromkeys(pile[0] for pile in facts.open if pile))


def can_draw(facts: Facts) -> bool:
    """Whether the seat to move may draw instead of playing."""
    rules = facts.setup.rules
    limit = rules.hand.max or facts.limits[facts.seat]
    if rules.turn.must_play_at_max and len(facts.hands[facts.seat]) >= limit:
        return False
    return facts.can_replace


def late_draws(facts: Facts) -> tuple[Move, ...]:
    """The draws that are owed and may still be made, oldest debt last."""
    waits = facts.outcome is None and facts.phase is Phase.PLAY
    if not (waits and facts.can_replace):
        return ()
    cards = open_choices(facts) or ("",)
    return tuple(
        Move(Kind.DRAW, card, seat=seat) for seat in reversed(facts.owed) for card in cards
    )


def draw(draft: Draft, seat: int, token: Token = "") -> bool:
    """Give a seat one card: an open one where named, else the top of the stock.

    False when there is no card to be had.
    """
    if draft.open:
        card = _take_open(draft, token)
    else:
        card = _take_top(draft)
    if not card:
        return False
    hands = list(draft.hands)
    hands[seat] = (*hands[seat], card)
    draft.hands = tuple(hands)
    return True


def any_card_left(draft: Draft) -> bool:
    """Whether anybody could draw a card now."""
    reshuffles = draft.setup.rules.exhaust == "reshuffle"
    return bool(draft.stock) or any(draft.open) or bool(reshuffles and draft.discards)


def refill_stock(draft: Draft) -> None:
    """Shuffle the discards into a new stock, if the rules say so. Source: rules.md 3.9, R28."""
    if draft.stock or not draft.discards or draft.setup.rules.exhaust != "reshuffle":
        return
    if draft.rng is None:  # a view may know which cards are in the stock, never in what order
        draft.stock = (HIDDEN,) * len(draft.discards)
    else:
        draft.rng, draft.stock = shuffled(draft.rng, draft.discards)
    draft.discards = ()


def lay_open(draft: Draft) -> None:
    """Fill the market, or part the stock into face-up piles, as the rules say."""
    rules = draft.setup.rules.draw
    if rules.market:
        places = list(draft.open) or [()] * rules.market
        for i, place in enumerate(places):
            if not place:
                card = _take_top(draft)
                places[i] = (card,) if card else ()
        draft.open = tuple(places)
    elif rules.face_up and not any(draft.open):
        refill_stock(draft)
        draft.open = tuple(draft.stock[i :: rules.piles] for i in range(rules.piles))
        draft.stock = ()


def _take_top(draft: Draft) -> Token:
    if not draft.stock:
        refill_stock(draft)
        if not draft.stock:
            return ""
    card = draft.stock[0]
    draft.stock = draft.stock[1:]
    return card


def _take_open(draft: Draft, token: Token) -> Token:
    for i, pile in enumerate(draft.open):
        if pile and pile[0] == token:
            draft.open = (*draft.open[:i], pile[1:], *draft.open[i + 1 :])
            lay_open(draft)
            return token
    return ""
