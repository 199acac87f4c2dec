# SPDX-License-Identifier: MIT
"""Whether a change of one parameter matters in a certain game: with its players, on its board.

It is written from the rules, not from the page, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.parameters import value_at
from sequence_desktop.gui.rules.relevance import TAKING, actors, idle

Check = Callable[[Setup, Setup], bool]


def matters(path: str, before: Setup, after: Setup) -> bool:
    """Whether the change of this one parameter can be told from the play of this game."""
    if value_at(before.rules.to_json(), path) == value_at(after.rules.to_json(), path):
        return False
    if path in ("id", "board.layout", "board.grid", "board.rows", "board.cols"):
        return False  # the board of this game is already chosen
    if path in idle(before.rules) and path in idle(after.rules):
        return False
    check = _CHECKS.get(path)
    return check is None or check(before, after)


def _several(before: Setup, after: Setup) -> bool:
    return Facts(before).several or Facts(after).several


def _teams(before: Setup, after: Setup) -> bool:
    return before.players > before.sides


def _more_than_two(before: Setup, after: Setup) -> bool:
    return before.players > 2


def _has_powers(before: Setup, after: Setup) -> bool:
    return bool(_live_powers(before))


def _with_free_cells(before: Setup, after: Setup) -> bool:
    return bool(before.board.free)


def _safe_entries(setup: Setup) -> dict[str, tuple[int, ...]]:
    """The cards or rolls that can take chips, with the cells safe from them."""
    rules = setup.rules
    found = {}
    for token, cells in rules.protect.cells_from.items():
        power = rules.powers.get(token)
        plain = rules.blocked == "replace_enemy" and power in (None, "wild")
        if token in actors(rules) and (power in TAKING or plain) and cells:
            found[token] = cells
    return found


def _live_powers(setup: Setup) -> dict[str, str]:
    known = actors(setup.rules)
    return {token: power for token, power in setup.rules.powers.items() if token in known}


def _ends(setup: Setup) -> str:
    """What an empty stock comes to in truth."""
    rules = setup.rules
    if rules.exhaust == "end" and not Facts(setup).ends_when_empty:
        return "play_out"
    return rules.exhaust


def _full_hand(setup: Setup) -> int:
    return setup.rules.hand.max or setup.rules.hand_size(setup.players)


def _row_length(before: Setup, after: Setup) -> bool:
    if before.rules.rows.shapes:
        ladder = before.rules.stalemate.ladder
        return (before.row_length in ladder) or (after.row_length in ladder)
    return before.row_length != after.row_length


def _corner_points(before: Setup, after: Setup) -> bool:
    return bool(before.free)


def _shares_corner(before: Setup, after: Setup) -> bool:
    return bool(before.free) and _several(before, after)


def _earned(before: Setup, after: Setup) -> bool:
    return bool(before.joker_cells)


def _penalty(setup: Setup) -> str:
    """What talking costs in truth: without cards nobody can give one up."""
    penalty = setup.rules.talk.penalty
    return "none" if penalty == "team_card" and setup.rules.source == "dice" else penalty


_CHECKS: Final[dict[str, Check]] = {
    "players.partitions": lambda a, b: a.rules.player_counts != b.rules.player_counts,
    "players.seating": _teams,
    "turn.direction": _more_than_two,
    "hand.by_players": lambda a, b: a.rules.hand_size(a.players) != b.rules.hand_size(b.players),
    "hand.const": lambda a, b: a.rules.hand_size(a.players) != b.rules.hand_size(b.players),
    "hand.max": lambda a, b: _full_hand(a) != _full_hand(b),
    "deck.ranks": lambda a, b: set(a.rules.deck.ranks) != set(b.rules.deck.ranks),
    "board.free": _with_free_cells,
    "board.joker_cells": _with_free_cells,
    "powers": lambda a, b: _live_powers(a) != _live_powers(b),
    "protect.rows": _several,
    "protect.extensions": _several,
    "protect.corners": _earned,
    "protect.cells_from": lambda a, b: _safe_entries(a) != _safe_entries(b),
    "rows.length": _row_length,
    "rows.length_by_sides": lambda a, b: a.row_length != b.row_length,
    "rows.mode": lambda a, b: _several(a, b) or a.rules.rows.must_announce,
    "rows.share": _several,
    "rows.share_same_line": _several,
    "rows.share_corner": _shares_corner,
    "rows.choice": _several,
    "win.rows_by_sides": lambda a, b: a.rows_to_win != b.rows_to_win,
    "win.rows_by_players": lambda a, b: a.rows_to_win != b.rows_to_win,
    "win.patterns": lambda a, b: set(a.rules.win.patterns) != set(b.rules.win.patterns),
    "talk.penalty": lambda a, b: _penalty(a) != _penalty(b),
    "exhaust": lambda a, b: _ends(a) != _ends(b),
    "scoring.corner": _corner_points,
    "scoring.jack_left": _has_powers,
    "extra_turn.on": lambda a, b: set(a.rules.extra_turn.on) != set(b.rules.extra_turn.on),
}
