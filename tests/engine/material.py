# SPDX-License-Identifier: MIT
"""What the engine's tests play with: every preset, every board, and every way they go together."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.state import Phase
from sequence_desktop.paths import data

LONGEST = 20_000
"""Plies after which a game counts as one that never ends. Chance alone takes long to fill five of a
full board of dice: with four sides it has been seen to need 6,000 moves of the gem variant."""


def preset(name: str) -> Mapping[str, Any]:
    """The JSON object of a shipped preset."""
    path = data("resources", "rules", f"{name}.json")
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def rules_of(name: str) -> Rules:
    """The rules of a shipped preset."""
    return Rules.from_json({"id": name, "extends": name}, preset)


@cache
def preset_names() -> tuple[str, ...]:
    """The ids of all shipped presets."""
    files = data("resources", "rules").glob("*.json")
    return tuple(sorted(f.stem for f in files if not f.name.endswith(".schema.json")))


@cache
def boards() -> Mapping[str, Board]:
    """All shipped boards by their ids."""
    files = [f for f in data("board_layouts").glob("*.json") if "schema" not in f.name]
    return {
        f.stem: Board.from_json(json.loads(f.read_text(encoding="utf-8")), id=f.stem)
        for f in sorted(files)
    }


@dataclass(frozen=True)
class Table:
    """A preset, a board, and a number of players and sides that go together."""

    preset: str
    board: str
    players: int
    sides: int

    def game(self, seed: int) -> Game:
        """A new game of this kind."""
        rules, board = rules_of(self.preset), boards()[self.board]
        return Game.new(rules, board, self.players, self.sides, seed=seed)

    def __str__(self) -> str:
        return f"{self.preset} on {self.board}, {self.players} players in {self.sides} sides"


@cache
def tables() -> tuple[Table, ...]:
    """Every preset with every number of players and sides it allows, on every board that fits."""
    return tuple(
        Table(name, board.id, players, sides)
        for name in preset_names()
        for board in boards().values()
        for players in rules_of(name).player_counts
        for sides in rules_of(name).sides_for(players)
        if _is_home(name, board) and _goes_together(rules_of(name), board, players, sides)
    )


def _is_home(name: str, board: Board) -> bool:
    """Whether the board is of the kind that the preset is usually played on."""
    home = boards().get(rules_of(name).board.layout)
    return home is None or home.deck == board.deck


def _goes_together(rules: Rules, board: Board, players: int, sides: int) -> bool:
    try:
        Setup(rules, board, players, sides)
    except Fault:
        return False
    return True


def choose(position: Position, rng: Random) -> Move:
    """A random move: a legal one, a draw that is owed, or now and then a call for talking."""
    late = position.late_draws()
    if late and rng.below(2):
        return late[rng.below(len(late))]
    talks = position.setup.rules.talk.penalty != "none" and position.phase is Phase.PLAY
    if talks and not rng.below(20):
        return Move(Kind.TALK, seat=rng.below(position.setup.players))
    legal = position.legal_moves()
    return legal[rng.below(len(legal))]
