# SPDX-License-Identifier: MIT
"""`sequence-desktop player LEVEL`: a computer player at work for the window."""

import argparse
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError, whole
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    from sequence_desktop.players.roster import level_names

    parser.add_argument(
        "level",
        metavar="LEVEL",
        help=f"how well it plays: {level_names()}",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), default=0, help="where chance starts (0)"
    )
    parser.add_argument(
        "--packaged", action="store_true", help="LEVEL is the name of a player in another package"
    )


def run(args: argparse.Namespace) -> int:
    """Answer each question on standard input, until the input ends."""
    from sequence_desktop.players import make_player
    from sequence_desktop.players.worker import main

    if args.packaged:
        # Not at the top: to look for packages takes longer than to start a player of our own.
        from sequence_desktop.players.packages import main as play_packaged

        return play_packaged(args.level)
    level = args.level.casefold()
    try:
        make_player(level)
    except Fault as fault:
        raise UsageError(f"{PROGRAM} player: {fault}") from None
    return main(level, args.seed)


COMMAND: Final = Command(
    name="player",
    summary="a computer player for another program",
    description=(
        "Read one question a line from standard input, answer each with a line: a move, a hint,\n"
        "chances or a review; players/worker.py tells all about it.\n\n"
        '  {"id": 1, "view": {...}}  ->  {"id": 1, "move": "4S@e5"}\n\n'
        "The window starts this for itself; it ends when its input ends."
    ),
    arguments=arguments,
    run=run,
    hidden=True,
)
