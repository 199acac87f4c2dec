# SPDX-License-Identifier: MIT
"""The beginning of the page: the aim of the game, and what is needed for it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.cards import RANKS
from sequence_desktop.engine.setup import deck_of
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import counting, scenes
from sequence_desktop.gui.rules.blocks import Block, Picture, Points, Text
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.options import pattern

translate = QCoreApplication.translate


def aim(facts: Facts) -> Iterator[Block]:
    """What wins."""
    yield Text(" ".join(_aim_texts(facts)))
    if facts.straight:
        yield from _row_pictures(facts)
    else:
        for scene in scenes.shapes(facts):
            yield Picture(scene, translate("HowTo", "This shape is a row."))
    yield from _free_cells(facts)
    yield from _patterns(facts)


def _aim_texts(facts: Facts) -> Iterator[str]:
    need, length = facts.setup.rows_to_win, facts.setup.row_length
    if not facts.straight:
        if need == 1:
            yield translate(
                "HowTo", "Be the first side to lay one of these shapes with your chips."
            )
        else:
            text = translate(
                "HowTo", "Be the first side to lay {need} of these shapes with your chips."
            )
            yield text.format(need=counting.number(need))
        yield translate(
            "HowTo",
            "Such a shape is called a row here. It has to lie exactly as it is drawn, not turned "
            "and not mirrored.",
        )
    else:
        if need == 1:
            text = translate("HowTo", "Be the first side to make a row of {length} chips.")
        else:
            text = translate(
                "HowTo", "Be the first side to make {need} rows of {length} chips each."
            )
        yield text.format(need=counting.number(need), length=counting.number(length))
        yield translate("HowTo", "A row runs across, down or along a diagonal, without a gap.")
    if facts.teams:
        yield translate("HowTo", "All members of a side put down chips of one colour.")


def _row_pictures(facts: Facts) -> Iterator[Block]:
    length = counting.number(facts.setup.row_length)
    scene = scenes.plain_row(facts)
    if scene is not None:
        yield Picture(scene, translate("HowTo", "A row of {length}.").format(length=length))
    scene = scenes.free_row(facts)
    if scene is not None:
        yield Picture(
            scene,
            translate("HowTo", "With {cell}, {chips} chips are a row.").format(
                cell=facts.a_free_cell(), chips=counting.number(facts.setup.row_length - 1)
            ),
        )


def _free_cells(facts: Facts) -> Iterator[Block]:
    if not facts.free_count:
        return
    cells = capital(facts.free_cells())
    if facts.setup.free:
        text = translate(
            "HowTo",
            "Free cells: {cells}. Each counts as a chip of every side, all the time; several "
            "sides may use the same one. No chip is ever put there.",
        )
    elif facts.setup.joker_cells and "corner" in facts.powers.values():
        text = translate(
            "HowTo",
            "Cells to be earned: {cells}. They begin empty and belong to nobody; only a special "
            "card puts a chip there.",
        )
    elif facts.setup.joker_cells:
        text = translate(
            "HowTo", "Out of play: {cells}. They stay empty, since no card puts a chip there."
        )
    else:
        text = translate("HowTo", "Out of play: {cells}. They belong to nobody.")
    yield Text(text.format(cells=cells))


def _patterns(facts: Facts) -> Iterator[Block]:
    for name, cells in zip(facts.rules.win.patterns, facts.setup.patterns, strict=True):
        text = translate(
            "HowTo", "There is another way to win at once: to hold {cells} with your chips."
        )
        if cells & facts.setup.free:
            text = translate(
                "HowTo",
                "There is another way to win at once: to hold {cells}, free cells included.",
            )
        yield Picture(scenes.pattern(facts, cells), text.format(cells=pattern(name)))


def needed(facts: Facts) -> Iterator[Block]:
    """Board, cards or dice, chips, seats, and who begins."""
    yield Points(tuple(_needed(facts)))
    if facts.dice:  # with cards, the picture of a turn shows the whole board
        yield Picture(scenes.whole_board(facts), translate("HowTo", "The board."))


def _needed(facts: Facts) -> Iterator[str]:
    counts = counting.either(counting.number(n) for n in facts.rules.player_counts)
    yield translate("HowTo", "It is a game for {counts} players.").format(counts=counts)
    yield _board_text(facts)
    if facts.dice:
        yield _dice_text(facts)
    else:
        yield from _card_texts(facts)
    yield _chips_text(facts)
    if facts.teams:
        yield _seating_text(facts)
    yield _start_text(facts)


def _board_text(facts: Facts) -> str:
    board = facts.setup.board
    text = translate("HowTo", "A board of {columns} by {rows} cells.").format(
        columns=board.width, rows=board.height
    )
    if facts.dice:
        return text + " " + translate("HowTo", "Its cells show totals of the dice.")
    if facts.has_numbers:
        return text + " " + translate("HowTo", "Its cells show numbers.")
    if facts.cells_of_each == 1:
        more = translate("HowTo", "Every card that is no special card has one cell.")
    elif facts.cells_of_each:
        more = translate("HowTo", "Every card that is no special card has {count} cells.").format(
            count=counting.number(facts.cells_of_each)
        )
    else:
        more = translate("HowTo", "Its cells show the cards.")
    return f"{text} {more}"


def _dice_text(facts: Facts) -> str:
    dice = facts.rules.dice
    if dice.count == 1:
        text = translate("HowTo", "One die with {faces} faces.")
    else:
        text = translate("HowTo", "{count} dice with {faces} faces each.")
    return capital(
        text.format(count=counting.number(dice.count), faces=counting.number(dice.sides))
    )


def _card_texts(facts: Facts) -> Iterator[str]:
    deck = facts.rules.deck
    total = len(deck_of(facts.rules))
    if deck.numbers:
        if deck.packs == 1:
            text = translate(
                "HowTo", "Number cards from {low} to {high}, each once: {total} cards."
            )
        else:
            text = translate(
                "HowTo",
                "Number cards from {low} to {high}, each {packs} times: {total} cards in all.",
            )
        text = text.format(
            low=deck.numbers[0],
            high=deck.numbers[1],
            packs=counting.number(deck.packs),
            total=total - deck.jokers,
        )
    else:
        text = _packs_text(facts)
    if deck.jokers:
        text += " " + translate("HowTo", "Jokers added: {count}, {total} cards with them.").format(
            count=counting.number(deck.jokers), total=total
        )
    yield text
    yield translate("HowTo", "Each player is dealt {cards}.").format(
        cards=counting.cards_each(facts.rules.hand_size(facts.setup.players))
    )


def _packs_text(facts: Facts) -> str:
    deck = facts.rules.deck
    if deck.packs == 1:
        text = translate("HowTo", "One pack of {each} cards.")
    else:
        text = translate(
            "HowTo", "{packs} packs of {each} cards, shuffled together: {total} cards."
        )
    each = 4 * len(set(deck.ranks))
    shown = capital(
        text.format(packs=counting.number(deck.packs), each=each, total=deck.packs * each)
    )
    missing = [letter for letter in RANKS if letter not in deck.ranks]
    if missing:
        shown += " " + translate("HowTo", "They have no {ranks}.").format(
            ranks=counting.ranks(missing)
        )
    return shown


def _chips_text(facts: Facts) -> str:
    sides = facts.setup.sides
    text = translate("HowTo", "Chips in {sides} colours, one for each side.").format(
        sides=counting.number(sides)
    )
    box = facts.rules.chips.per_side
    if box:
        text += " " + translate("HowTo", "A box has {count} of each.").format(count=box)
    return text


def _seating_text(facts: Facts) -> str:
    order = ", ".join(
        translate("HowTo", "side {number}").format(number=side + 1) for side in facts.setup.side_of
    )
    if facts.rules.players.seating == "together":
        text = translate("HowTo", "The members of a side sit side by side: {order}.")
    else:
        text = translate("HowTo", "Around the table the sides take turns: {order}.")
    return text.format(order=order)


def _start_text(facts: Facts) -> str:
    dice = facts.rules.dice
    text = {
        "left_of_dealer": translate(
            "HowTo", "A dealer is drawn by lot; who comes next in turn begins."
        ),
        "highest_roll": translate(
            "HowTo",
            "All roll {dice} with {faces} faces; the highest total begins. Those that tie roll "
            "again.",
        ),
        "random": translate("HowTo", "Who begins is drawn by lot."),
        "first_seat": translate("HowTo", "The first seat always begins."),
    }[facts.rules.start].format(
        dice=translate("HowTo", "one die")
        if dice.count == 1
        else translate("HowTo", "{count} dice").format(count=counting.number(dice.count)),
        faces=counting.number(dice.sides),
    )
    if facts.setup.players == 2:
        return text + " " + translate("HowTo", "Then you take turns.")
    way = {
        "clockwise": translate("HowTo", "The turn passes clockwise."),
        "counterclockwise": translate("HowTo", "The turn passes counterclockwise."),
    }[facts.rules.turn.direction]
    return f"{text} {way}"
