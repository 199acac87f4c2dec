# SPDX-License-Identifier: MIT
"""Games that nobody would think of: every parameter of the rules at odds with every other.

The boards are small, so that rows, dead cards, full boards and empty stocks are met in every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hypothesis import assume
from hypothesis import strategies as st

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadRules
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup

_POWERS: Final = ("wild", "remove", "replace_any", "replace_enemy", "swap")
_SHAPES: Final = (["X../XXX/..X", "..X/XXX/X.."], ["XX/XX"], ["X.X/.X.", "XXX"])
_PARTITIONS: Final = {
    "2": [2],
    "3": [3],
    "4": [2, 4],
    "6": [2, 3],
    "8": [4],
}


@dataclass(frozen=True)
class OddGame:
    """A game, described so that a failing test prints all that is needed to play it again."""

    rules: dict[str, Any]
    board: dict[str, Any]
    players: int
    sides: int
    seed: int

    def parts(self) -> tuple[Rules, Board]:
        """Its rules and its board."""
        return Rules.from_json(self.rules), Board.from_json(self.board)

    def game(self) -> Game:
        """The game, dealt."""
        return Game.new(*self.parts(), self.players, self.sides, seed=self.seed)


@st.composite
def odd_games(draw: st.DrawFn, talk: bool = False) -> OddGame:
    """Games of cards, of numbers or of dice, with odd parameters."""
    kind = draw(st.sampled_from(["cards", "cards", "cards", "numbers", "dice"]))
    seed = draw(st.integers(0, 2**63 - 1))
    players = draw(st.sampled_from([2, 2, 2, 3, 4, 4, 6, 8]))
    sides = draw(st.sampled_from(_PARTITIONS[str(players)]))
    rules = draw(_common(talk))
    board = draw({"cards": _cards, "numbers": _numbers, "dice": _dice}[kind](rules, players))
    odd = OddGame(rules, board, players, sides, seed)
    try:
        Setup(*odd.parts(), players, sides)
    except BadRules:
        assume(False)
    return odd


def _one(*values: object) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


@st.composite
def _common(draw: st.DrawFn, talk: bool) -> dict[str, Any]:
    """The parameters that any kind of game has."""
    banked = draw(_one(True, True, False))
    shapes = draw(_one([], [], [], [], *_SHAPES))
    protect: dict[str, Any] = {
        "rows": draw(_one(banked, True, True, False)),
        "extensions": draw(_one(True, True, False)) and not shapes,
        "corners": draw(st.booleans()),
    }
    return {
        "players": {
            "partitions": _PARTITIONS,
            "seating": draw(_one("alternate", "alternate", "together")),
        },
        "turn": {
            "direction": draw(_one("clockwise", "counterclockwise")),
            "must_draw_at_zero": draw(st.booleans()),
            "must_play_at_max": draw(_one(True, True, False)),
        },
        "start": draw(_one("left_of_dealer", "highest_roll", "random", "first_seat")),
        "board": draw(_one({"free": "corners"}, {"free": "none"}, _EARNED)),
        "remove": {"allow_own": draw(st.booleans())},
        "protect": protect,
        "rows": {
            "length": draw(_one(3, 3, 3, 4, 4, 5, 6)),
            "share": draw(_one(0, 1, 1, 2)),
            "share_same_line": bool(shapes) or draw(st.booleans()),
            "share_corner": draw(st.booleans()),
            "mode": "banked" if banked else "live",
            "choice": draw(_one("ask", "ask", "top_left", "auto")),
            "must_announce": banked and draw(_one(False, False, True)),
            "shapes": shapes,
        },
        "win": {
            "rows_by_sides": {
                "2": draw(_one(1, 2, 3, 4)),
                "3": draw(_one(1, 2, 3)),
                "4": draw(_one(1, 2)),
            },
            "patterns": draw(_one([], [], [], ["a1+b2+c3+d4"], ["b2+b3+c2+c3", "d1+d2+d3"])),
            "sudden_death_turns": draw(_one(0, 0, 0, 1, 2)),
        },
        "exhaust": draw(
            _one("reshuffle", "reshuffle", "reshuffle", "reshuffle", "play_out", "end")
        ),
        "stalemate": {"mode": draw(_one("draw", "ladder")), "ladder": draw(_LADDERS)},
        "blocked": draw(_one("nothing", "nothing", "replace_enemy")),
        "talk": {"penalty": draw(_one("team_card", "chip")) if talk else "none"},
    }


_EARNED: Final = {"free": "none", "joker_cells": "corners"}
_LADDERS: Final = st.sampled_from([[5, 4, 3], [4], [3, 2], []])


@st.composite
def _cards(draw: st.DrawFn, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """A pack of few ranks on a board that shows each card; completes the rules."""
    plain = draw(_one("2345", "2345", "23456789", "23456789TQKA", "246"))
    special = draw(_one("", "J", "J", "J", "JA"))
    rules["deck"] = {
        "packs": draw(_one(1, 2, 2, 3)),
        "jokers": draw(_one(0, 0, 2, 4)),
        "ranks": plain + special.replace("A", "" if "A" in plain else "A"),
    }
    actors = [r + s for r in special if r not in plain for s in "SHDC"]
    rules["powers"] = {card: draw(_one(*_POWERS)) for card in actors}
    rules["powers"]["JK"] = draw(_one("corner", "wild"))
    rules["hand"] = {"const": draw(_one(1, 3, 4, 5, 7))}
    rules["dead"] = {
        "swap": draw(_one(0, 1, 1, 2, -1, -1)),
        "optional": draw(_one(True, True, False)),
        "only_when_stuck": draw(_one(False, False, True)),
        "eliminate_at": draw(_one(None, None, None, None, 2)),
    }
    _draws(draw, rules)
    return draw(_grid([r + s for r in plain for s in "SHDC"], special=True))


def _draws(draw: st.DrawFn, rules: dict[str, Any]) -> None:
    when = draw(_one("end", "end", "end", "end", "start", "start", "action", "none"))
    rules["draw"] = {"when": when}
    if when in ("end", "start"):
        rules["draw"] |= draw(_one({}, {}, {"market": 3}, {"piles": 2, "face_up": True}))
    if when == "end":
        rules["forget"] = {
            "mode": draw(_one("auto", "auto", "loss", "delay")),
            "window": draw(_one("next_move_and_draw", "next_move")),
            "swap_counts": draw(st.booleans()),
        }


@st.composite
def _numbers(draw: st.DrawFn, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """Number cards; play or draw, exact or upwards; completes the rules."""
    side = draw(st.integers(4, 7))
    last = side * side - 1
    rules["deck"] = {"numbers": [0, last], "packs": draw(_one(1, 1, 2))}
    rules["match"] = draw(_one("exact", "at_least", "at_least"))
    special = [str(n) for n in range(0, last, 5)]
    rules["powers"] = {n: draw(_one(*_POWERS)) for n in special} if draw(st.booleans()) else {}
    rules["hand"] = {"const": draw(_one(1, 3, 4)), "max": draw(_one(None, 3, 5))}
    rules["dead"] = {"swap": draw(_one(0, 1)), "eliminate_at": draw(_one(None, 1, 3))}
    rules["draw"] = {"when": draw(_one("action", "action", "end", "start"))}
    shuffled = Random(draw(st.integers(0, 99))).shuffled(range(last + 1))
    words = [str(n) for n in shuffled]
    rows = [" ".join(words[i : i + side]) for i in range(0, len(words), side)]
    return {"rows": rows, "deck": "numbers"}


@st.composite
def _dice(draw: st.DrawFn, rules: dict[str, Any], players: int) -> dict[str, Any]:
    """Two small dice; completes the rules."""
    rules["source"] = "dice"
    rules["dice"] = {"count": 2, "sides": draw(_one(3, 4, 6))}
    totals = [str(n) for n in range(2, 2 * rules["dice"]["sides"] + 1)]
    rules["powers"] = {
        t: draw(_one("remove", *_POWERS)) for t in totals[-3:] if draw(st.booleans())
    }
    rules["protect"]["cells_from"] = {t: draw(_one([], [2, 3], [4])) for t in rules["powers"]}
    rules["extra_turn"] = {
        "on": draw(_one([], [2], [2, 5])),
        "even_if_blocked": draw(st.booleans()),
    }
    shown = [t for t in totals if t not in rules["powers"]]
    return draw(_grid(shown, special=True))


@st.composite
def _grid(draw: st.DrawFn, tokens: list[str], *, special: bool) -> dict[str, Any]:
    """A board that shows each token, with free and blocked cells strewn in."""
    width = draw(st.integers(4, 9))
    height = max(draw(st.integers(4, 7)), -(-(len(tokens) + 4) // width))
    size = width * height
    odd_cells = draw(_one(["XX"] * 4, [], ["XX", "XX", "##", "##"], ["##"] * 3)) if special else []
    words = (tokens * size)[: size - len(odd_cells)]
    shuffled = list(Random(draw(st.integers(0, 99))).shuffled(words))
    if odd_cells == ["XX"] * 4:
        for place in (0, width - 1, size - width, size - 1):
            shuffled.insert(place, "XX")
    else:
        shuffled = list(Random(1).shuffled([*shuffled, *odd_cells]))
    rows = [" ".join(shuffled[i : i + width]) for i in range(0, size, width)]
    return {"rows": rows, "deck": "free"}
