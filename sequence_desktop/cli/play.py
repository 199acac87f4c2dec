# SPDX-License-Identifier: MIT
"""`sequence-desktop [FILE]`: play. The only command that imports Qt."""

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
    """The file; a name that is rather a misspelt command is told so. The window tells the rest."""
    path = Path(name)
    near = difflib.get_close_matches(name, _OTHERS, 1)
    if near and not os.path.lexists(path):
        raise UsageError(f"{PROGRAM}: there is no file {name!r}; did you mean {near[0]!r}?")
    return path


COMMAND: Final = Command(
    name="play",
    summary="play; the same as no command at all",
    description="Open the window, with the game of last time or the one in FILE.",
    arguments=arguments,
    run=run,
)
