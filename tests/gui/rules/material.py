# SPDX-License-Identifier: MIT
"""Presets, boards, and other values for every parameter."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.rules.blocks import Cards, Page, Picture, Points, Text
from sequence_desktop.gui.rules.checks import find_board, troubles
from sequence_desktop.gui.rules.parameters import PARAMETERS, Kind, put_at, value_at
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

NOWHERE: Final = Home.at(Path("there-is-no-such-folder"))
PRESETS: Final[dict[str, Rules]] = rules.library(NOWHERE).load_all()[0]
BOARDS: Final[dict[str, Board]] = boards.library(NOWHERE).load_all()[0]

_TABLES: Final[dict[str, list[Any]]] = {
    "players.partitions": [{"2": [2]}, {"2": [2], "4": [2, 4]}, {"3": [3], "6": [3, 2]}],
    "hand.by_players": [{"2": 5, "3": 5, "4": 5, "6": 4, "8": 3, "9": 3, "10": 2, "12": 2}],
    "powers": [
        {},
        {"JC": "wild"},
        {"JC": "replace_any", "JD": "swap", "JS": "replace_enemy", "JH": "remove"},
        {"JK": "corner", "JC": "wild", "JD": "wild", "JS": "remove", "JH": "remove"},
        {"10": "swap", "11": "wild"},
        {"10": "remove", "11": "replace_any", "2": "replace_enemy"},
    ],
    "protect.cells_from": [{}, {"10": [3, 4]}, {"11": [2], "10": [7]}],
    "rows.length_by_sides": [{}, {"2": 4}, {"2": 6, "3": 4}],
    "win.rows_by_sides": [{}, {"2": 1, "3": 1}, {"2": 3, "3": 2, "4": 2}],
    "win.rows_by_players": [{}, {"2": 1}, {"2": 3, "4": 2}],
    "scoring.row": [{}, {"4": 10}, {"5": 40, "6": 90}],
}
_TEXTS: Final[dict[str, list[Any]]] = {
    "title": ["Ours & theirs"],
    "description": ["Played at <home>."],
    "reference": ["Grandmother"],
    "id": [],
    "board.layout": ["quadrants", "row_snake"],
    "deck.ranks": ["23456789TQKA", "23456789TJQK"],
}
_LISTS: Final[dict[str, list[Any]]] = {
    "deck.numbers": [[], [0, 99], [1, 90]],
    "board.grid": [[], [" ".join(row) for row in BOARDS["compass"].rows]],
    "rows.shapes": [[], ["X../XXX/..X"], ["XX/XX", "XXXX"]],
    "win.patterns": [[], ["center2x2"], ["a2+b2", "d4+e4+f4"]],
    "stalemate.ladder": [[5], [4, 3], [6, 5, 4]],
    "extra_turn.on": [[], [2], [7, 12]],
}
_NUMBERS: Final[dict[str, list[Any]]] = {
    "dice.count": [1, 3],
    "dice.sides": [4, 8],
    "deck.packs": [1, 3],
    "deck.jokers": [0, 2],
    "hand.const": [None, 3, 5],
    "hand.max": [None, 3, 8],
    "board.rows": [None, 6, 10],
    "board.cols": [None, 6, 10],
    "rows.length": [4, 5, 6],
    "rows.share": [0, 1, 2],
    "win.sudden_death_turns": [0, 1, 2],
    "draw.piles": [1, 3],
    "draw.market": [0, 1, 4],
    "dead.swap": [-1, 0, 1, 3],
    "dead.eliminate_at": [None, 2],
    "scoring.target": [0, 300],
    "scoring.corner": [0, 15],
    "scoring.together": [0, 25],
    "scoring.win": [0, 100],
    "scoring.jack_left": [0, 5],
    "chips.per_side": [None, 40],
    "clock.turn_s": [None, 30],
}


def values(path: str) -> list[Any]:
    """Values of a parameter to be tried, those that presets have among them."""
    parameter = PARAMETERS[path]
    if parameter.kind is Kind.FLAG:
        return [False, True]
    if parameter.kind is Kind.CHOICE:
        return list(parameter.options)
    return {**_TABLES, **_TEXTS, **_LISTS, **_NUMBERS}[path]


def changed(start: str | Rules, changes: dict[str, Any]) -> Rules | None:
    """Rules with other values; None where these make no game."""
    data = (PRESETS[start] if isinstance(start, str) else start).to_json()
    for path, value in changes.items():
        put_at(data, path, copy.deepcopy(value))
    return None if troubles(data, BOARDS) else Rules.from_json(data)


def others(start: str | Rules, path: str) -> list[Rules]:
    """Rules with every other value of one parameter that makes a game."""
    now = value_at((PRESETS[start] if isinstance(start, str) else start).to_json(), path)
    made = (changed(start, {path: value}) for value in values(path) if value != now)
    return [rules for rules in made if rules is not None]


def setups(game: Rules) -> list[Setup]:
    """The game with every number of players and sides, on its usual board."""
    board = find_board(game, BOARDS)
    assert board is not None
    return [Setup(game, board, n, s) for n in game.player_counts for s in game.sides_for(n)]


def fits(game: Rules, board: Board, players: int, sides: int) -> Setup | None:
    """The game on this board with so many players; None where that cannot be."""
    try:
        return Setup(game, board, players, sides)
    except Fault:
        return None


def text_of(page: Page) -> str:
    """Everything a page says by itself, a line for each sentence or picture."""
    lines = [page.subtitle]
    for part in page.parts:
        if part.id == "source":
            continue
        lines.append(f"== {part.title}")
        for block in part.blocks:
            match block:
                case Text(text):
                    lines.append(text)
                case Points(items):
                    lines += items
                case Cards(card_lines):
                    lines += [f"{name}: {text}" for _, name, text in card_lines]
                case Picture(_, caption):
                    lines.append(caption)
    return "\n".join(lines)
