# SPDX-License-Identifier: MIT
"""The page on cards: dead ones, where new ones come from, and when one forgets to draw."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.blocks import Block, Points
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.relevance import TAKING

translate = QCoreApplication.translate


def dead(facts: Facts) -> Iterator[Block]:
    """Cards for which no cell is left."""
    if not facts.dice:
        yield Points(tuple(_dead_texts(facts)))


def _dead_texts(facts: Facts) -> Iterator[str]:
    rules = facts.rules.dead
    if facts.goes_higher:
        yield translate(
            "HowTo", "A card is dead when its cell and all cells with higher numbers are covered."
        )
    else:
        yield translate(
            "HowTo",
            "A card is dead when all its cells are covered, no matter whose chips they are.",
        )
    if facts.rules.blocked == "replace_enemy":
        yield translate("HowTo", "If an enemy chip there can be replaced, the card is not dead.")
    if any(power in TAKING for power in facts.powers.values()):
        yield translate(
            "HowTo",
            "A card that takes or replaces chips is never dead, even if there is none to take.",
        )
    if rules.swap:
        yield from _turn_in_texts(facts)
    elif facts.taking:
        yield translate(
            "HowTo", "It stays in your hand; taking a chip may open a cell for it again."
        )
    else:
        yield translate("HowTo", "It stays in your hand to the end.")
    if not rules.swap and not rules.announce:
        yield translate("HowTo", "Keep dead cards secret.")
    if rules.eliminate_at:
        yield translate(
            "HowTo",
            "Who holds {cards} that are dead when the turn comes is out of the game. The chips "
            "stay, and the others play on; if only one side is left, it wins.",
        ).format(cards=counting.cards_each(rules.eliminate_at))


def _turn_in_texts(facts: Facts) -> Iterator[str]:
    rules = facts.rules.dead
    count = counting.number(rules.swap)
    if rules.optional:
        if rules.swap < 0:
            text = translate(
                "HowTo", "In your turn you may turn in as many dead cards as you like, one by one."
            )
        elif rules.swap == 1:
            text = translate("HowTo", "Once in your turn you may turn in a dead card.")
        else:
            text = translate("HowTo", "In your turn you may turn in up to {count} dead cards.")
    elif rules.swap < 0:
        text = translate(
            "HowTo", "In your turn you have to turn in all dead cards before you play."
        )
    elif rules.swap == 1:
        text = translate(
            "HowTo", "If you hold a dead card, you have to turn it in before you play."
        )
    else:
        text = translate(
            "HowTo", "You have to turn in dead cards before you play, up to {count} in a turn."
        )
    yield text.format(count=count)
    if rules.only_when_stuck:
        yield translate("HowTo", "That holds only when you can play no other card.")
    if facts.open_cards:
        yield translate("HowTo", "You take an open card for it, and your turn goes on.")
    else:
        yield translate("HowTo", "You draw a card for it, and your turn goes on.")
    if rules.announce:
        yield translate("HowTo", "Show it to the others.")
    else:
        yield translate("HowTo", "You need not say so.")


# -- drawing --------------------------------------------------------------------------------


def drawing(facts: Facts) -> Iterator[Block]:
    """Where cards come from, when they run out, and when one forgets to draw."""
    if facts.dice:
        return
    texts = [*_pile_texts(facts), *_empty_texts(facts), *forget_texts(facts)]
    if facts.rules.draw.when == "none":
        texts.insert(0, translate("HowTo", "After playing no card is drawn."))
    yield Points(tuple(texts))


def _pile_texts(facts: Facts) -> Iterator[str]:
    draw = facts.rules.draw
    if not facts.draws:
        return
    if draw.market:
        text = translate(
            "HowTo",
            "{count} cards lie open beside the stock. When one is taken, the next of the stock "
            "takes its place.",
        )
        if draw.market == 1:
            text = translate(
                "HowTo",
                "One card lies open beside the stock. When it is taken, the next of the stock "
                "takes its place.",
            )
        yield capital(text.format(count=counting.number(draw.market)))
    elif draw.face_up and draw.piles > 1:
        yield translate(
            "HowTo", "The stock lies face up, in {count} piles; everybody sees their top cards."
        ).format(count=counting.number(draw.piles))
    elif draw.face_up:
        yield translate("HowTo", "The stock lies face up; everybody sees the next card.")
    else:
        yield translate("HowTo", "The stock lies face down.")


def _empty_texts(facts: Facts) -> Iterator[str]:
    if not facts.draws:
        return
    if facts.rules.exhaust == "reshuffle":
        yield translate(
            "HowTo", "When the stock is empty, the played cards are shuffled and are the new stock."
        )
    elif facts.ends_when_empty:
        yield translate("HowTo", "When a card has to be drawn and none is left, the game ends.")
    else:
        yield translate(
            "HowTo", "When the stock is empty, nobody draws any more; you play what you hold."
        )


def forget_texts(facts: Facts) -> Iterator[str]:
    """What happens to a draw that is forgotten, where cards are drawn by hand."""
    forget = facts.rules.forget
    if forget.mode == "auto":
        return
    until = {
        "next_move_and_draw": translate("HowTo", "until the next player has moved and drawn"),
        "next_move": translate("HowTo", "until the next player has moved"),
    }[forget.window]
    if forget.mode == "loss":
        text = translate(
            "HowTo",
            "If you forget to draw, you may do so {until}. Then the card is lost: you hold one "
            "card less for the rest of the game.",
        )
    else:
        text = translate(
            "HowTo",
            "If you forget to draw, you may do so {until}. Then you have to wait until after "
            "your next turn, and draw all cards that are missing.",
        )
    yield text.format(until=until)
    if facts.rules.dead.swap:
        if forget.swap_counts:
            yield translate(
                "HowTo", "When the next player turns in a dead card, that time is over."
            )
        else:
            yield translate(
                "HowTo", "When the next player turns in a dead card, that time is not yet over."
            )
