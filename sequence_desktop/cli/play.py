# SPDX-License-Identifier: MIT
"""`sequence-desktop [FILE]`: play. The only command that shows a window."""

import argparse
import difflib
import os
from pathlib import Path
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError
from sequence_desktop.notice import activation_token, permit_to_come_forward
from sequence_desktop.storage.door import Door, Visit
from sequence_desktop.storage.home import Home

_OTHERS: Final = ("check", "replay", "rules", "boards", "simulate")


def arguments(parser: Parser) -> None:
    """Declare what playing may be told."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="a game, board or rules to open")
    parser.add_argument(
        "--new-window",
        action="store_true",
        help="open another window with a game of its own, even if the program runs already",
    )
    parser.add_argument(
        "--safe-mode",
        action="store_true",
        help="open another window, with every setting as it was at first; yours stay in their file",
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="paint the window once, try every part of the program, tell versions, and end",
    )
    parser.add_argument("--picture", metavar="PNG", help="keep what the self-test has painted")


def run(args: argparse.Namespace) -> int:
    """Open the window; or let the copy of the program that runs already open the file."""
    if args.self_test:
        return _self_test(args)
    if args.picture is not None:
        raise UsageError(f"{PROGRAM}: --picture goes with --self-test")
    file = None if args.file is None else _existing(args.file)
    home = Home.find(args.home)
    door = Door(home)
    # Where nobody has ever played there is no door yet; a start that fails shall make none.
    beside = args.new_window or args.safe_mode
    if not beside and door.folder.is_dir() and not door.hold():
        permit_to_come_forward()
        if door.knock(Visit(file, activation_token())):
            return 0

    from sequence_desktop.gui.app import main

    try:
        return main(file, home=home, door=door, safe_mode=args.safe_mode)
    finally:
        door.leave()


def _self_test(args: argparse.Namespace) -> int:
    from sequence_desktop.gui.app import self_test

    if args.file is not None:
        raise UsageError(f"{PROGRAM}: --self-test opens no file; --picture says where to paint")
    return self_test(None if args.picture is None else Path(args.picture))


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
    description=(
        "Open the window, with the game of last time or what is in FILE: a saved game, a board or\n"
        "rules. If the program runs already, its window comes to the front and opens the file;\n"
        "--new-window opens another one beside it, with a game of its own; --safe-mode does so\n"
        "with every setting as it was at first, should one of them keep it from starting."
    ),
    arguments=arguments,
    run=run,
)
