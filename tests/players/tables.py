# SPDX-License-Identifier: MIT
"""Games and positions for the players' tests, made from the shipped presets and boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.cases import case_position
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.view import PlayerView, view_of
from sequence_desktop.paths import data
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

_NOWHERE = Home.at(Path("nowhere"))


@cache
def preset_names() -> tuple[str, ...]:
    """The ids of all shipped presets."""
    files = data("resources", "rules").glob("*.json")
    return tuple(sorted(file.stem for file in files if not file.name.endswith(".schema.json")))


@cache
def rules_of(preset: str) -> Rules:
    """A shipped preset."""
    return rules.library(_NOWHERE).load(preset)


@cache
def board_named(name: str) -> Board:
    """A shipped board."""
    return boards.library(_NOWHERE).load(name)


def board_of(game: Rules) -> Board:
    """The board that a game is usually played on."""
    return board_named(game.board.layout)


def position_of(
    case: Mapping[str, Any],
    chips: Mapping[str, str] | None = None,
    size: tuple[int, int] = (10, 10),
) -> Position:
    """The position a rule case begins with; chips as ``{"A": "a5 b5"}``, on a board of a size."""
    width, height = size
    rows = [["."] * width for _ in range(height)]
    for side, cells in (chips or {}).items():
        for cell in cells.split():
            rows[int(cell[1:]) - 1][ord(cell[0]) - ord("a")] = side
    placed = {**case, "chips": [" ".join(row) for row in rows]}
    library, layouts = rules.library(_NOWHERE), boards.library(_NOWHERE)
    return case_position(placed, library.parse, layouts.parse)


def seen(position: Position, seat: int | None = None, moves: Sequence[Move] = ()) -> PlayerView:
    """What a seat sees of a position; by default the seat to move."""
    return view_of(position, position.seat if seat is None else seat, moves)
