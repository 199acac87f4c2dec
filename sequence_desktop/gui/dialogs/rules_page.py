# SPDX-License-Identifier: MIT
"""The rules of the game on the table, told from its parameters; no game is known by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui import words

translate = QCoreApplication.translate


def rules_page(setup: Setup) -> str:
    """How this game is played, with these players on this board, as HTML."""
    parts: tuple[tuple[str, Callable[[Setup], list[str]]], ...] = (
        (translate("Rules", "The aim"), _aim),
        (translate("Rules", "A turn"), _turn),
        (translate("Rules", "Special cards"), _powers),
        (translate("Rules", "Rows"), _rows),
        (translate("Rules", "Dead cards"), _dead),
        (translate("Rules", "The end"), _end),
    )
    rules = setup.rules
    html = [f"<h2>{escape(rules.title)}</h2>"]
    if rules.description:
        html.append(f"<p>{escape(rules.description)}</p>")
    for title, tell in parts:
        sentences = tell(setup)
        if sentences:
            html.append(f"<h3>{escape(title)}</h3>{_list(sentences)}")
    return "".join(html)


def _list(sentences: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def _aim(setup: Setup) -> list[str]:
    need, length = setup.rows_to_win, setup.row_length
    if need == 1:
        text = translate("Rules", "The first side with a row of {length} chips wins.")
    else:
        text = translate("Rules", "The first side with {need} rows of {length} chips each wins.")
    sentences = [
        text.format(need=need, length=length),
        translate("Rules", "A row runs across, down or slantwise, without a gap."),
    ]
    if setup.free:
        sentences.append(
            translate("Rules", "The free corners count as a chip of every side at all times.")
        )
    return sentences


def _turn(setup: Setup) -> list[str]:
    rules = setup.rules
    if rules.source == "dice":
        return [translate("Rules", "Roll the dice and put a chip on an open cell with that total.")]
    sentences = [
        translate("Rules", "Each player is dealt {count} cards.").format(
            count=rules.hand_size(setup.players)
        )
    ]
    if rules.match == "at_least":
        sentences.append(
            translate(
                "Rules",
                "Play a card and put a chip on an open cell of that number or a higher one.",
            )
        )
    else:
        sentences.append(
            translate("Rules", "Play a card and put a chip on an open cell that shows that card.")
        )
    sentences.append(_draw_text(rules))
    if rules.exhaust == "reshuffle":
        sentences.append(
            translate("Rules", "When the stock is used up, the played cards are shuffled anew.")
        )
    return sentences


def _draw_text(rules: Rules) -> str:
    return {
        "end": translate("Rules", "Then a card is drawn from the stock."),
        "start": translate("Rules", "A turn begins with drawing a card from the stock."),
        "action": translate("Rules", "Instead of playing, one may draw a card."),
        "none": translate("Rules", "No cards are drawn."),
    }[rules.draw.when]


def _powers(setup: Setup) -> list[str]:
    told = {
        "wild": translate("Rules", "puts a chip on any open cell"),
        "remove": translate("Rules", "takes an enemy chip off the board"),
        "replace_any": translate(
            "Rules", "puts a chip on any cell, even in place of an enemy chip"
        ),
        "replace_enemy": translate("Rules", "puts a chip in place of an enemy chip"),
        "corner": translate("Rules", "puts a chip on an open corner, and nowhere else"),
        "swap": translate("Rules", "swaps an own chip with an enemy chip"),
    }
    by_power: dict[str, list[str]] = {}
    for token, power in setup.powers.items():
        by_power.setdefault(power, []).append(words.token_name(token))
    return [
        translate("Rules", "{cards}: {does}.").format(
            cards=_capital(", ".join(cards)), does=told[power]
        )
        for power, cards in by_power.items()
    ]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rows(setup: Setup) -> list[str]:
    rules = setup.rules
    sentences = []
    if rules.protect.rows:
        sentences.append(translate("Rules", "The chips of a finished row are safe."))
    if rules.rows.mode == "live":
        sentences.append(
            translate("Rules", "A row counts only as long as its chips lie on the board.")
        )
    if setup.rows_to_win > 1:
        sentences.append(
            translate("Rules", "Two rows of a side may share up to {count} cells.").format(
                count=rules.rows.share
            )
            if rules.rows.share != 1
            else translate("Rules", "Two rows of a side may share one cell.")
        )
    if rules.rows.choice == "ask":
        sentences.append(
            translate(
                "Rules", "If more chips lie in line than a row needs, its maker says which count."
            )
        )
    return sentences


def _dead(setup: Setup) -> list[str]:
    dead = setup.rules.dead
    if setup.rules.source == "dice":
        return []
    sentences = [translate("Rules", "A card is dead when no cell is left for it.")]
    if dead.swap == 0:
        sentences.append(translate("Rules", "A dead card stays in the hand."))
    elif dead.swap == 1:
        sentences.append(
            translate(
                "Rules", "Once a turn a dead card may be turned in for a new one, before playing."
            )
        )
    elif dead.swap < 0:
        sentences.append(
            translate(
                "Rules", "Any number of dead cards may be turned in for new ones, before playing."
            )
        )
    else:
        sentences.append(
            translate(
                "Rules", "Up to {count} dead cards a turn may be turned in for new ones."
            ).format(count=dead.swap)
        )
    if dead.eliminate_at:
        sentences.append(
            translate("Rules", "Who holds {count} dead cards is out of the game.").format(
                count=dead.eliminate_at
            )
        )
    return sentences


def _end(setup: Setup) -> list[str]:
    sentences = [translate("Rules", "Who can do nothing passes.")]
    if setup.rules.stalemate.mode == "ladder":
        sentences.append(
            translate("Rules", "If nobody can move any more, the longest rows decide.")
        )
    else:
        sentences.append(translate("Rules", "If nobody can move any more, the game is a draw."))
    return sentences
