# SPDX-License-Identifier: MIT
"""The order in which people look for rules: all parameters in groups."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Group(NamedTuple):
    """Parameters that belong together in people's minds."""

    id: str
    title: str
    paths: tuple[str, ...]


def groups() -> tuple[Group, ...]:
    """All parameters but `id`, in the order of the dialog."""
    return (
        Group("players", translate("RuleGroups", "Players and sides"), _PLAYERS),
        Group("cards", translate("RuleGroups", "Cards, dice and hands"), _CARDS),
        Group("board", translate("RuleGroups", "Board and corners"), _BOARD),
        Group("special", translate("RuleGroups", "Special cards"), _SPECIAL),
        Group("rows", translate("RuleGroups", "Rows"), _ROWS),
        Group("winning", translate("RuleGroups", "Winning, points and ties"), _WINNING),
        Group("drawing", translate("RuleGroups", "Drawing"), _DRAWING),
        Group("dead", translate("RuleGroups", "Dead cards"), _DEAD),
        Group("table", translate("RuleGroups", "Forgetting, talking, clock"), _TABLE),
        Group("look", translate("RuleGroups", "Look of the table"), _LOOK),
        Group("name", translate("RuleGroups", "Name and origin"), _NAME),
    )


_PLAYERS = ("players.partitions", "players.seating", "start", "turn.direction")
_CARDS = (
    "source",
    "deck.packs",
    "deck.jokers",
    "deck.ranks",
    "deck.numbers",
    "hand.const",
    "hand.by_players",
    "hand.max",
    "match",
    "dice.count",
    "dice.sides",
    "extra_turn.on",
    "extra_turn.even_if_blocked",
)
_BOARD = (
    "board.layout",
    "board.grid",
    "board.rows",
    "board.cols",
    "board.free",
    "board.joker_cells",
)
_SPECIAL = (
    "powers",
    "blocked",
    "remove.allow_own",
    "wild.declare",
    "protect.rows",
    "protect.extensions",
    "protect.corners",
    "protect.cells_from",
)
_ROWS = (
    "rows.length",
    "rows.length_by_sides",
    "rows.shapes",
    "rows.mode",
    "rows.share",
    "rows.share_same_line",
    "rows.share_corner",
    "rows.choice",
    "rows.must_announce",
)
_WINNING = (
    "win.rows_by_sides",
    "win.rows_by_players",
    "win.patterns",
    "win.sudden_death_turns",
    "stalemate.mode",
    "stalemate.ladder",
    "scoring.target",
    "scoring.row",
    "scoring.corner",
    "scoring.together",
    "scoring.win",
    "scoring.jack_left",
)
_DRAWING = (
    "draw.when",
    "turn.must_play_at_max",
    "turn.must_draw_at_zero",
    "draw.market",
    "draw.face_up",
    "draw.piles",
    "exhaust",
)
_DEAD = ("dead.swap", "dead.optional", "dead.only_when_stuck", "dead.announce", "dead.eliminate_at")
_TABLE = ("forget.mode", "forget.window", "forget.swap_counts", "talk.penalty", "clock.turn_s")
_LOOK = ("ui.row_style", "chips.per_side")
_NAME = ("title", "description", "reference")
