# SPDX-License-Identifier: MIT
"""`sequence-desktop boards`: list, show, check, make, print and measure boards."""

import argparse
import textwrap
from pathlib import Path
from typing import Final

from sequence_desktop.cli import balance, new_board, render
from sequence_desktop.cli.parsing import Command, Parser, add_actions
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import boards, json_text
from sequence_desktop.storage.home import Home


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    actions = add_actions(
        parser,
        {
            "list": "all boards: id, size, name",
            "show": "one board as people read it",
            "check": "tell each mistake of a board; exit code 1 if there is any",
            "new": new_board.SUMMARY,
            "render": render.SUMMARY,
            "report": balance.SUMMARY,
        },
    )
    actions["show"].add_argument("board", metavar="BOARD", help="an id, or a file")
    actions["show"].add_argument("--json", action="store_true", help="as a board file")
    actions["check"].add_argument("files", metavar="FILE", nargs="+", help="a board file")
    new_board.arguments(actions["new"])
    render.arguments(actions["render"])
    balance.arguments(actions["report"])


def run(args: argparse.Namespace) -> int:
    """Do what was asked."""
    if args.action == "check":
        return _check(args.files)
    elsewhere = {"new": new_board.run, "render": render.run, "report": balance.run}
    if args.action in elsewhere:
        return elsewhere[args.action](args)
    library = boards.library(Home.find(args.home))
    if args.action == "list":
        found, faults = library.load_all()
        for name, board in found.items():
            print(f"{name}\t{board.width}x{board.height}\t{board.name}")
        for fault in faults:
            print(f"-\t-\t{fault}")
        return 1 if faults else 0
    board = library.load_named(args.board)
    print(json_text.write(board.to_json()) if args.json else picture(board), end="")
    return 0


def picture(board: Board) -> str:
    """The board with its letters and numbers around it, and what its file says of it."""
    about = [
        textwrap.fill(word + text, 80) + "\n"
        for word, text in (("", board.name), ("by ", board.author), ("", board.notes))
        if text
    ]
    letters = "    " + "  ".join(name[0] for name in board.names[: board.width])
    wide = max(len(token) for token in board.cells)
    lines = [
        f"{number:3} " + " ".join(f"{token:{wide}}" for token in row).rstrip()
        for number, row in enumerate(board.rows, 1)
    ]
    header = letters if wide == 2 else "    " + (" " * wide).join(letters.split())
    return "".join(about) + "\n".join((header, *lines)) + "\n"


def _check(files: list[str]) -> int:
    failed = False
    for name in files:
        found: tuple[Fault, ...]
        try:
            _, found = boards.examine(Path(name))
        except Fault as fault:
            found = (fault,)
        failed = failed or bool(found)
        print("\n".join(str(fault) for fault in found) or f"{name}: ok")
    return 1 if failed else 0


COMMAND: Final = Command(
    name="boards",
    summary="list, show, check, make, print and measure boards",
    description=(
        "List, show, check, make, print and measure boards, the program's and your own.\n\n"
        "  sequence-desktop boards list\n"
        "  sequence-desktop boards show spiral\n"
        "  sequence-desktop boards check mine.json\n"
        "  sequence-desktop boards new --pattern spiral --param corner=top_right --out mine.json\n"
        "  sequence-desktop boards report mine.json --games 400 --seed 1\n"
        "  sequence-desktop boards render mine.json --out mine.pdf --paper A3 --tile"
    ),
    arguments=arguments,
    run=run,
)
