# SPDX-License-Identifier: MIT
"""`sequence-desktop boards report`: how balanced a board is."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, whole
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.engine.setup import Setup
from sequence_desktop.storage import boards, json_text, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import usual_rules

SUMMARY: Final = "how balanced a board is, by many games between computer players"


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.roster import STANDARD, level_names

    parser.add_argument("board", metavar="BOARD", help="an id, or a file")
    parser.add_argument(
        "--games", metavar="N", type=whole(1, 1_000_000), default=200, help="how many games (200)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), default=0, help="where chance starts (0)"
    )
    parser.add_argument(
        "--rules", metavar="R", help="an id or a file (those that such boards are usually for)"
    )
    parser.add_argument(
        "--level",
        metavar="L",
        type=str.casefold,
        default=STANDARD,
        help=f"the level of all players ({STANDARD}): {level_names()}",
    )
    parser.add_argument(
        "--players", metavar="N", type=whole(2, 12), default=2, help="how many players (2)"
    )
    parser.add_argument("--sides", metavar="N", type=whole(2, 4), help="how many sides (the usual)")
    parser.add_argument(
        "--workers",
        metavar="N",
        type=whole(1, 256),
        help="games at once (one for each processor); the report is the same",
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the figures.

    Raises:
        UsageError: rules, board and players do not fit together.
        Fault: the board or the rules cannot be used.
    """
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players import make_player
    from sequence_desktop.workshop.report import board_report
    from sequence_desktop.workshop.report_text import to_json, to_text

    home = Home.find(args.home)
    known, games = boards.library(home), rules.library(home)
    board = known.load_named(args.board)
    game = games.load_named(args.rules) if args.rules else usual_rules(board, games, known.load)
    usual = next(iter(game.sides_for(args.players)), 2)
    try:
        Setup(game, board, args.players, args.sides or usual)
        make_player(args.level)
    except Fault as fault:
        raise UsageError(f"{PROGRAM} boards report: {fault}") from None
    watched = sys.stderr is not None and sys.stderr.isatty()
    report = board_report(
        board,
        game,
        args.games,
        args.seed,
        level=args.level,
        players=args.players,
        sides=args.sides,
        source=args.board,
        rules_source=args.rules or "",
        progress=_progress if watched else None,
        workers=args.workers,
    )
    print(json_text.write(to_json(report)) if args.json else to_text(report), end="")
    return 0


def _progress(done: int, games: int) -> None:
    """Tell the person at the terminal how far it is; the line is wiped out at the end."""
    line = f"{done} of {games} games" if done < games else ""
    print(f"\r{line:40}\r{line}", end="", file=sys.stderr, flush=True)
