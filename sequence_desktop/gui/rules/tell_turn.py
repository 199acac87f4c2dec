# SPDX-License-Identifier: MIT
"""The middle of the page: a turn, special cards, and what is safe from them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting, scenes
from sequence_desktop.gui.rules.blocks import Block, Cards, Picture, Points, Text
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.relevance import TAKING

translate = QCoreApplication.translate


def turn(facts: Facts) -> Iterator[Block]:
    """What one does in a turn, in order."""
    steps = tuple(_dice_steps(facts) if facts.dice else _card_steps(facts))
    yield Points(steps, numbered=facts.dice or facts.rules.draw.when != "action")
    for scene, caption in (
        (scenes.own_cells(facts), translate("HowTo", "A card, and the cells it may be played on.")),
        (
            scenes.higher_numbers(facts),
            translate("HowTo", "A number card, and the cells it may be played on."),
        ),
    ):
        if scene is not None:
            yield Picture(scene, caption)
    if facts.dice:
        yield Text(translate("HowTo", "What you roll has to be used if it can be."))
        yield from _extra_turns(facts)
    else:
        yield Text(translate("HowTo", "Who can do nothing at all passes."))


def _card_steps(facts: Facts) -> Iterator[str]:
    rules = facts.rules
    if rules.draw.when == "start":
        yield _draw_step(facts)
    if rules.dead.swap:
        if rules.dead.optional:
            yield translate("HowTo", "A dead card may be turned in, as told below.")
        else:
            yield translate("HowTo", "A dead card has to be turned in, as told below.")
    yield _play_text(facts)
    if rules.draw.when == "action":
        yield translate("HowTo", "Or, instead of playing, draw a card.") + _hand_limits(facts)
    if rules.draw.when == "end":
        yield _draw_step(facts)


def _play_text(facts: Facts) -> str:
    if facts.goes_higher:
        text = translate(
            "HowTo",
            "Play a card from your hand, and put a chip on an open cell with its number or any "
            "higher one.",
        )
    elif facts.has_numbers:
        text = translate(
            "HowTo", "Play a card from your hand, and put a chip on an open cell with its number."
        )
    else:
        text = translate(
            "HowTo", "Play a card from your hand, and put a chip on an open cell that shows it."
        )
    parts = [text]
    if facts.rules.blocked == "replace_enemy":
        parts.append(
            translate(
                "HowTo",
                "If all its cells are covered, your chip takes the place of an enemy chip on one "
                "of them.",
            )
        )
    if facts.powers:
        parts.append(translate("HowTo", "Special cards do something else."))
    return " ".join(parts)


def _draw_step(facts: Facts) -> str:
    if facts.rules.draw.market:
        text = translate("HowTo", "Take one of the open cards.")
    elif facts.rules.draw.face_up and facts.rules.draw.piles > 1:
        text = translate("HowTo", "Draw the top card of one of the open piles.")
    else:
        text = translate("HowTo", "Draw a card from the stock.")
    if facts.rules.forget.mode != "auto":
        text += " " + translate("HowTo", "You have to do it yourself, and nobody reminds you.")
    return text


def _hand_limits(facts: Facts) -> str:
    """What a full and an empty hand have to do, where one plays or draws."""
    rules = facts.rules
    full = rules.hand.max or rules.hand_size(facts.setup.players)
    if rules.turn.must_play_at_max:
        parts = [
            translate("HowTo", "With {cards} in hand you may not draw.").format(
                cards=counting.cards_each(full)
            )
        ]
    else:
        parts = [translate("HowTo", "You may draw however many cards you hold.")]
    if rules.turn.must_draw_at_zero:
        parts.append(translate("HowTo", "Without any card you have to draw."))
    else:
        parts.append(translate("HowTo", "Without any card you may draw or pass."))
    return " " + " ".join(parts)


def _dice_steps(facts: Facts) -> Iterator[str]:
    rules = facts.rules
    if rules.dice.count == 1:
        yield translate("HowTo", "Roll the die.")
    else:
        yield translate("HowTo", "Roll the dice; their total counts.")
    if facts.goes_higher:
        text = translate("HowTo", "Put a chip on an open cell with that number or any higher one.")
    else:
        text = translate("HowTo", "Put a chip on an open cell with that number.")
    parts = [text]
    if rules.blocked == "replace_enemy":
        parts.append(
            translate(
                "HowTo",
                "If all of them are covered, your chip takes the place of an enemy chip on one "
                "of them.",
            )
        )
    else:
        parts.append(translate("HowTo", "If all of them are covered, nothing happens."))
    if facts.powers:
        parts.append(translate("HowTo", "Special rolls do something else."))
    yield " ".join(parts)


def _extra_turns(facts: Facts) -> Iterator[Block]:
    extra = facts.rules.extra_turn
    if not extra.on:
        return
    totals = counting.either(str(n) for n in dict.fromkeys(extra.on))
    text = translate(
        "HowTo", "After a roll of {totals} you have another turn, as often as that happens."
    )
    if extra.even_if_blocked:
        more = translate("HowTo", "That holds even if you could do nothing with the roll.")
    else:
        more = translate("HowTo", "If you could do nothing with the roll, your turn is over.")
    yield Text(f"{text.format(totals=totals)} {more}")


# -- special cards --------------------------------------------------------------------------


def special(facts: Facts) -> Iterator[Block]:
    """What special cards or rolls do."""
    by_power: dict[str, list[Token]] = {}
    for token, power in facts.powers.items():
        by_power.setdefault(power, []).append(token)
    lines = []
    for power in _ORDER:
        tokens = by_power.get(power)
        if tokens:
            known = tuple(counting.in_order(tokens))
            name = capital(counting.cards(known, dice=facts.dice))
            lines.append((known, name, " ".join(power_texts(facts, power))))
    if lines:
        yield Cards(tuple(lines))


_ORDER = ("wild", "remove", "replace_any", "replace_enemy", "corner", "swap")


def power_texts(facts: Facts, power: str) -> Iterator[str]:
    """What cards or rolls of a power do, in sentences."""
    if power == "wild":
        yield from _wild_texts(facts)
    elif power == "remove":
        yield from _remove_texts(facts)
    else:
        yield {
            "replace_any": translate(
                "HowTo",
                "Put a chip on any open cell, or in place of an enemy chip, which is taken off.",
            ),
            "replace_enemy": translate(
                "HowTo", "Take an enemy chip off the board, and put one of yours in its place."
            ),
            "corner": _corner_text(facts),
            "swap": translate(
                "HowTo",
                "Let one of your chips and an enemy chip change places. Rows that arise by this "
                "count, yours and the enemy’s.",
            ),
        }[power]


def _wild_texts(facts: Facts) -> Iterator[str]:
    yield translate("HowTo", "Put a chip on any open cell.")
    if facts.setup.joker_cells:
        yield translate("HowTo", "It does not go on cells that have to be earned.")
    if facts.rules.blocked == "replace_enemy":
        yield translate(
            "HowTo", "If the whole board is covered, your chip takes the place of an enemy chip."
        )
    if facts.rules.wild.declare and not facts.dice:
        yield translate(
            "HowTo", "Say which card it stands for; this is a custom, and binds you to nothing."
        )


def _remove_texts(facts: Facts) -> Iterator[str]:
    if facts.rules.remove.allow_own:
        yield translate("HowTo", "Take a chip off the board, an enemy’s or one of your own.")
    else:
        yield translate("HowTo", "Take an enemy chip off the board.")
    yield translate("HowTo", "You put no chip on that cell in this turn.")


def _corner_text(facts: Facts) -> str:
    if not facts.setup.joker_cells:
        return translate("HowTo", "This card has no use on this board.")
    if facts.free_are_corners:
        return translate("HowTo", "Put a chip on an open corner. It goes nowhere else.")
    return translate("HowTo", "Put a chip on an open cell with a star. It goes nowhere else.")


# -- what is safe ---------------------------------------------------------------------------


def safe(facts: Facts) -> Iterator[Block]:
    """Which chips cannot be taken."""
    if not facts.taking:
        return
    yield Points(tuple(_safe_texts(facts)))
    scene = scenes.safe_row(facts) if facts.several else None
    if scene is not None:
        yield Picture(scene, _safe_caption(facts, scene))


def _safe_texts(facts: Facts) -> Iterator[str]:
    protect = facts.rules.protect
    if not facts.several:
        yield translate("HowTo", "No chip is safe by lying in line: the first row wins at once.")
    elif protect.rows:
        yield translate("HowTo", "Chips of a finished row are safe: nothing takes them away.")
        if protect.extensions:
            yield translate(
                "HowTo", "So are more chips of that side that lengthen the row in its line."
            )
        elif facts.straight:
            yield translate("HowTo", "More chips beside them in the same line are not safe.")
    else:
        yield translate("HowTo", "No row is safe: chips of a finished row can be taken as well.")
        if facts.rules.rows.mode == "live":
            yield translate("HowTo", "A row with a chip taken from it counts no longer.")
        else:
            yield translate("HowTo", "A row that has been made counts even so.")
    if facts.setup.joker_cells and "corner" in facts.powers.values():
        if protect.corners:
            yield translate("HowTo", "Chips on earned cells are safe too.")
        else:
            yield translate("HowTo", "Chips on earned cells are not safe.")
    yield from _immune_texts(facts)


def _immune_texts(facts: Facts) -> Iterator[str]:
    """Cells that single cards or rolls cannot touch."""
    replaces = facts.rules.blocked == "replace_enemy"
    for token in counting.in_order(facts.rules.protect.cells_from):
        power = facts.powers.get(token)
        known = token in facts.setup.match or power is not None
        acts = power in TAKING or (replaces and power in (None, "wild"))
        cells = [str(n) for n in facts.rules.protect.cells_from[token]]
        if known and acts and cells:
            yield translate("HowTo", "Chips on cells with {cells} are safe from {card}.").format(
                cells=counting.either(cells), card=counting.cards([token], dice=facts.dice)
            )


def _safe_caption(facts: Facts, scene: scenes.Scene) -> str:
    names = {"card": counting.cards([scene.card], dice=facts.dice)}
    if not scene.marks:
        text = translate("HowTo", "{card} can touch none of these chips.")
    elif scene.locked:
        text = translate("HowTo", "{card} cannot touch the row; the chip beside it can be taken.")
    else:
        text = translate("HowTo", "{card} can take each of the marked chips.")
    return capital(text.format(**names))
