# SPDX-License-Identifier: MIT
"""`sequence-desktop [FILE]`: play. The only command that shows a window."""

import argparse
import difflib
import os
from pathlib import Path
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError
from sequence_desktop.storage.home import Home

_OTHERS: Final = ("check", "replay", "rules", "boards", "simulate")


def arguments(parser: Parser) -> None:
    """Declare what playing may be told."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game to open")
    parser.add_argument(
        "--self-test",
        nargs="?",
        const="self-test.png",
        metavar="PNG",
        help="paint the window once into a picture, print versions, and end",
    )


def run(args: argparse.Namespace) -> int:
    """Open the window."""
    from sequence_desktop.gui.app import main

    file = None if args.file is None else _existing(args.file)
    picture = None if args.self_test is None else Path(args.self_test)
    return main(file, home=Home.find(args.home), self_test=picture)


def _existing(name: str) -> Path:
    """The file; a name that may be a misspelt command is told so. The window tells the rest."""
    path = Path(name)
    if not os.path.lexists(path) and path.name == name and not path.suffix:
        near = difflib.get_close_matches(name, _OTHERS, 1)
        remedy = f"did you mean {near[0]!r}?" if near else f"try {PROGRAM} --help"
        raise UsageError(f"{PROGRAM}: there is neither a command nor a file {name!r}; {remedy}")
    return path


COMMAND: Final = Command(
    name="play",
    summary="play; the same as no command at all",
    description="Open the window, with the game of last time or the one in FILE.",
    arguments=arguments,
    run=run,
)
