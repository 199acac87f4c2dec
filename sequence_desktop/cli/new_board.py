# SPDX-License-Identifier: MIT
"""`sequence-desktop boards new`: a board made by a pattern."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, one_of, whole
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.storage import boards, files, json_text
from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.library import SUFFIX

if TYPE_CHECKING:
    from sequence_desktop.workshop.patterns import Pattern

SUMMARY: Final = "make a board by a pattern"

_SIZE: Final = re.compile(r"(\d{1,3})\s*[x×]\s*(\d{1,3})", re.ASCII)
_USUAL_SIZES: Final = {
    "two_packs": (10, 10),
    "one_pack": (7, 7),
    "numbers": (10, 10),
    "dice": (6, 6),
}


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    # Not at the top: the window starts faster without what only this command needs.
    from sequence_desktop.workshop.patterns import ALL, PATTERNS

    parser.add_argument(
        "--pattern",
        metavar="P",
        type=one_of(PATTERNS),
        required=True,
        help=f"one of {', '.join(PATTERNS)}",
    )
    parser.add_argument("--size", metavar="WxH", type=_size, help="such as 10x10 (the usual one)")
    parser.add_argument(
        "--deck",
        metavar="D",
        type=one_of(ALL),
        choices=ALL,
        default=ALL[0],
        help=f"{', '.join(ALL)} ({ALL[0]})",
    )
    parser.add_argument(
        "--param",
        metavar="K=V",
        type=_choice,
        action="append",
        default=[],
        help="a choice of the pattern, see below; may be given again",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), default=0, help="where chance starts (0)"
    )
    parser.add_argument("--name", metavar="TEXT", help="the board's name (the pattern's)")
    parser.add_argument("--author", metavar="TEXT", default="", help="who made it")
    parser.add_argument("--license", metavar="TEXT", default="", help="such as CC0-1.0")
    parser.add_argument("--out", metavar="FILE", type=Path, help="the file; else it is printed")
    parser.add_argument("--force", action="store_true", help="replace the file if it is there")
    parser.epilog = _told(PATTERNS.values())


def run(args: argparse.Namespace) -> int:
    """Write the board, and say so, or print it.

    Raises:
        UsageError: the pattern is not for this size, deck or choice.
        Fault: the file cannot be written.
    """
    from sequence_desktop.workshop.patterns import pattern

    width, height = args.size or _USUAL_SIZES[args.deck]
    try:
        chosen = pattern(args.pattern)
        draft = chosen.make(width, height, args.deck, dict(args.param), args.seed)
    except Fault as fault:
        raise UsageError(f"{PROGRAM} boards new: {fault}") from None
    board = draft.about(name=args.name, author=args.author, license=args.license).to_board()
    if args.out is None:
        print(json_text.write(board.to_json()), end="")
        return 0
    _check_file(args.out, force=args.force)
    boards.save(board, args.out)
    print(args.out)
    return 0


def _check_file(path: Path, *, force: bool) -> None:
    if not path.name.endswith(SUFFIX):
        raise UsageError(f"{PROGRAM} boards new: call the file {path.name}{SUFFIX}")
    if files.is_there(path) and not force:
        raise StorageError(
            phrase("this file is there already"),
            remedy=phrase("choose another name, or add --force to replace it"),
            file=str(path),
        )


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text.strip().lower())
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write columns by rows: 10x10")
    return int(match[1]), int(match[2])


def _choice(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is no choice; write it like corner=top_left")
    return key.strip().lower(), value.strip().lower()  # as all of them are written


def _told(patterns: Iterable[Pattern]) -> str:
    """What the help says of each pattern and what there is to choose."""
    lines = ["patterns, with the choices for --param, the usual one first:", ""]
    for each in patterns:
        lines += textwrap.wrap(
            f"{each.id}: {each.description}", 80, initial_indent="  ", subsequent_indent="    "
        )
        for parameter in each.parameters:
            lines += textwrap.wrap(
                f"{parameter.id}={'|'.join(parameter.choices)}",
                80,
                initial_indent="      ",
                subsequent_indent="        ",
                break_on_hyphens=False,
            )
    return "\n".join(lines)
