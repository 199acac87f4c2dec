# SPDX-License-Identifier: MIT
"""Golden numbers: how many moves there are to any depth, and how whole games go.

They change when a rule, a preset, a board, the deal or the order of moves changes, and never
otherwise: a Python or a machine that gives other numbers plays another game. When a change is
meant, write them anew and read the difference::

    python -m tests.engine.goldens
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from tests.engine.material import LONGEST, Table, boards, choose, preset_names, rules_of, tables

HERE: Final = Path(__file__).parent
PERFT: Final = HERE / "perft.json"
GAMES: Final = HERE / "games.json"
_MOST_MOVES: Final = 6000
"""Moves made at most to count one depth; deeper counts are left out."""


def perft(position: Position, depth: int) -> int:
    """The number of sequences of so many moves; the last moves are counted, not made."""
    legal = position.legal_moves()
    if depth == 1:
        return len(legal)
    return sum(perft(position.play(move), depth - 1) for move in legal)


def played(table: Table, seed: int, plies: int) -> Game:
    """A game of which so many moves (or all) have been made at random, by the seed."""
    game, rng = table.game(seed), Random(seed)
    for _ in range(plies):
        if game.outcome() is not None:
            break
        game.play(choose(game.position, rng))
    return game


def _counts(position: Position) -> list[int]:
    """The counts for depth 1, 2 and 3, as far as they can be had in a moment."""
    counts: list[int] = []
    for depth in (1, 2, 3):
        if counts and counts[-1] > _MOST_MOVES:
            break
        counts.append(perft(position, depth))
    return counts


def usual_tables() -> list[Table]:
    """Each preset on the board it is usually played on: with the fewest and the most players."""
    found = []
    for name in preset_names():
        rules = rules_of(name)
        home = rules.board.layout
        mine = [
            t for t in tables() if t.preset == name and (t.board == home or home not in boards())
        ]
        found += [mine[0], mine[-1]] if len(mine) > 1 else mine
    return found


def table_of(entry: Mapping[str, Any]) -> Table:
    """The table that an entry of a golden file names."""
    return Table(entry["rules"], entry["board"], entry["players"], entry["sides"])


def _entry(table: Table) -> dict[str, Any]:
    return {
        "rules": table.preset,
        "board": table.board,
        "players": table.players,
        "sides": table.sides,
    }


def result(game: Game) -> str:
    """How a game ended, as text."""
    outcome = game.outcome()
    assert outcome is not None
    return f"{outcome.winner} {outcome.ending} {outcome.ladder}"


def digest(game: Game) -> str:
    """A fingerprint of the deal, of every move, and of the result of a game."""
    start = game.at(0)
    words = [*(" ".join(hand) for hand in start.hands), " ".join(start.stock)]
    words += [str(move) for move in game.moves]
    return hashlib.sha256("\n".join([*words, result(game)]).encode()).hexdigest()


def _perft_entries() -> list[dict[str, Any]]:
    return [
        _entry(table)
        | {"seed": 1, "plies": plies, "counts": _counts(played(table, 1, plies).position)}
        for table in usual_tables()
        for plies in (0, 40)
    ]


def _game_entries() -> list[dict[str, Any]]:
    entries = []
    for table in usual_tables():
        for seed in (1, 2):
            game = played(table, seed, LONGEST)
            entry = {"seed": seed, "plies": len(game.moves), "result": result(game)}
            entries.append(_entry(table) | entry | {"sha256": digest(game)})
    return entries


def _write(path: Path, entries: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write(PERFT, _perft_entries())
    _write(GAMES, _game_entries())
