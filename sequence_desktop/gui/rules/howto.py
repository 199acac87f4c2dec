# SPDX-License-Identifier: MIT
"""The page "How to play", made from the very parameters of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.plain import capital
from sequence_desktop.gui.rules import (
    counting,
    tell_cards,
    tell_end,
    tell_rows,
    tell_start,
    tell_turn,
)
from sequence_desktop.gui.rules.blocks import Block, Page, Part, Points, Text
from sequence_desktop.gui.rules.differences import differences
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.titles import board_name, game_description, game_reference

translate = QCoreApplication.translate


def how_to_play(
    setup: Setup, base: Rules | None = None, board_names: Mapping[str, str] | None = None
) -> Page:
    """How one plays this game, on this board, with so many players and sides.

    Args:
        setup: the game.
        base: the preset that these are house rules of; what differs is told first.
        board_names: what boards are called, by id.
    """
    facts = Facts(setup)
    rules = setup.rules
    return Page(
        title=counting.title_of(rules),
        subtitle=_subtitle(facts),
        description=game_description(rules),
        parts=tuple(_parts(facts, base, board_names)),
    )


def _subtitle(facts: Facts) -> str:
    players, sides = facts.setup.players, facts.setup.sides
    board = board_name(facts.setup.board)
    if facts.teams:
        text = translate("HowTo", "{players} in {sides} sides, on the board “{board}”")
    elif players > 2:
        text = translate("HowTo", "{players}, each a side of their own, on the board “{board}”")
    else:
        text = translate("HowTo", "{players}, on the board “{board}”")
    return capital(
        text.format(players=counting.players(players), sides=counting.number(sides), board=board)
    )


def _parts(
    facts: Facts, base: Rules | None, board_names: Mapping[str, str] | None
) -> Iterator[Part]:
    if base is not None and base != facts.rules:
        found = [d.line for d in differences(facts.rules, base, board_names=board_names)]
        if found:
            title = translate("HowTo", "House rules: what differs from “{preset}”").format(
                preset=counting.title_of(base)
            )
            yield Part("house", title, (Points(tuple(f"{line}." for line in found)),))
    for part_id, title, tell in _chapters(facts):
        blocks = tuple(block for block in tell(facts) if not _is_empty(block))
        if blocks:
            yield Part(part_id, title, blocks)
    if facts.rules.reference:
        title = translate("HowTo", "Where these rules come from")
        yield Part("source", title, (Text(game_reference(facts.rules)),))


def _is_empty(block: Block) -> bool:
    return isinstance(block, Points) and not block.items


_Teller = Callable[[Facts], Iterator[Block]]


def _chapters(facts: Facts) -> tuple[tuple[str, str, _Teller], ...]:
    special = (
        translate("HowTo", "Special rolls") if facts.dice else translate("HowTo", "Special cards")
    )
    return (
        ("aim", translate("HowTo", "The aim"), tell_start.aim),
        ("needed", translate("HowTo", "What you need"), tell_start.needed),
        ("turn", translate("HowTo", "Your turn"), tell_turn.turn),
        ("special", special, tell_turn.special),
        ("safe", translate("HowTo", "What is safe"), tell_turn.safe),
        ("rows", translate("HowTo", "Rows"), tell_rows.rows),
        ("dead", translate("HowTo", "Dead cards"), tell_cards.dead),
        ("drawing", translate("HowTo", "Drawing"), tell_cards.drawing),
        ("end", translate("HowTo", "The end"), tell_end.ending),
        ("points", translate("HowTo", "Points"), tell_end.points),
        ("customs", translate("HowTo", "Talk and time"), tell_end.customs),
    )
