# SPDX-License-Identifier: MIT
"""How fast the engine plays, beside a naive one.

Random complete games of Sequence for two, through the public engine, in one process: list the
legal moves, choose one by number, play it. The times are those of the processor, the best of some
rounds, as other programs take their share; the ratio to the naive engine says more than the
figures, which are those of this machine.

    python tests/bench/bench_engine.py [--games N] [--rounds N]
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path

# The benchmark is run as a file; without the installed package the checkout is used.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.view import view_of
from sequence_desktop.paths import data
from tests.bench.naive import NaiveGame

TARGET = (1_000, 80_000)
"""Games and moves a second that are aimed at."""


def load() -> tuple[Rules, Board]:
    """The game of Sequence and its usual board."""
    rules = json.loads(data("resources", "rules", "sequence.json").read_text(encoding="utf-8"))
    board = json.loads(data("board_layouts", "spiral.json").read_text(encoding="utf-8"))
    return Rules.from_json(rules), Board.from_json(board)


def engine_moves(rules: Rules, board: Board, games: int) -> int:
    """Play games by positions alone, as simulations do; the number of moves made."""
    moves = 0
    for seed in range(games):
        random = Random(seed)
        position = Game.new(rules, board, 2, seed=seed).position
        while position.outcome is None:
            legal = position.legal_moves()
            position = position.play(legal[random.below(len(legal))])
            moves += 1
    return moves


def history_moves(rules: Rules, board: Board, games: int) -> int:
    """Play games with their history, and show each position to the seat to move."""
    moves = 0
    for seed in range(games):
        random = Random(seed)
        game = Game.new(rules, board, 2, seed=seed)
        while game.outcome() is None:
            view = view_of(game.position, game.position.seat)
            legal = view.legal_moves()
            game.play(legal[random.below(len(legal))])
        moves += len(game.moves)
    return moves


def naive_moves(board: Board, games: int) -> int:
    """Play games by lists of lists."""
    moves = 0
    for seed in range(games):
        random = Random(seed)
        game = NaiveGame(board.rows, random)
        while not game.over:
            legal = game.legal_moves()
            game.play(legal[random.below(len(legal))])
            moves += 1
    return moves


def best(play: Callable[[int], int], games: int, rounds: int) -> tuple[float, float]:
    """Games and moves a second, in the best of some rounds."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        moves = play(games)
        seconds = time.process_time() - start
        found.append((games / seconds, moves / seconds))
    return max(found)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How fast the engine plays, beside a naive one.")
    parser.add_argument("--games", type=int, default=300, help="games a round (default: 300)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, best taken (default: 3)")
    args = parser.parse_args()
    rules, board = load()
    contestants: dict[str, tuple[Callable[[int], int], int]] = {
        "engine": (lambda n: engine_moves(rules, board, n), args.games),
        "engine, with history and views": (lambda n: history_moves(rules, board, n), args.games),
        "naive lists of lists": (lambda n: naive_moves(board, n), max(1, args.games // 6)),
    }
    print(f"Random games of Sequence for two; Python {platform.python_version()}")
    print(f"{'':32}{'games/s':>10}{'moves/s':>10}{'moves/game':>12}{'ratio':>8}")
    naive = best(*contestants["naive lists of lists"], args.rounds)
    for name, (play, games) in contestants.items():
        figures = naive if name.startswith("naive") else best(play, games, args.rounds)
        per_game = figures[1] / figures[0]
        ratio = figures[1] / naive[1]
        print(f"{name:32}{figures[0]:10.0f}{figures[1]:10.0f}{per_game:12.1f}{ratio:8.1f}")
    print(f"{'aimed at, on a modern core':32}{TARGET[0]:10}{TARGET[1]:10}")


if __name__ == "__main__":
    main()
