# SPDX-License-Identifier: MIT
"""`sequence-desktop player LEVEL`: a computer player at work for the window."""

import argparse
from typing import Final

from sequence_desktop.cli.parsing import Command, Parser


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.add_argument("level", metavar="LEVEL", help="how well it plays")


def run(args: argparse.Namespace) -> int:
    """Answer each view on standard input with a move, until the input ends."""
    from sequence_desktop.players.worker import main

    return main(args.level)


COMMAND: Final = Command(
    name="player",
    summary="a computer player for another program",
    description=(
        "Read one view of a game a line from standard input, answer each with a move.\n\n"
        '  {"id": 1, "view": {...}}  ->  {"id": 1, "move": "4S@e5"}\n\n'
        "The window starts this for itself; it ends when its input ends."
    ),
    arguments=arguments,
    run=run,
    hidden=True,
)
