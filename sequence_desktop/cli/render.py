# SPDX-License-Identifier: MIT
"""`sequence-desktop boards render`: boards on paper, as files. Imports Qt, but needs no display."""

from __future__ import annotations

import argparse
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, one_of, whole
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadRules, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX
from sequence_desktop.storage.rules_check import usual_rules

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

    from sequence_desktop.gui.paper.options import Options

SUMMARY: Final = "a board on paper: PDF, PNG or SVG"

_WHAT: Final = ("board", "halves", "chips", "rules", "scores", "assembly")
_PAPERS: Final = ("A4", "A3", "Letter", "Legal", "Tabloid")
_SIZE: Final = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)", re.ASCII)


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.add_argument("board", metavar="BOARD", help="an id, or a file")
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        required=True,
        help="the file to write: .pdf, .png or .svg; several pictures are numbered",
    )
    parser.add_argument(
        "--what",
        type=one_of(_WHAT),
        choices=_WHAT,
        default="board",
        help="board; halves: cards to cut in two; chips; rules; scores: to write points on; "
        "assembly: the map of --tile",
    )
    parser.add_argument(
        "--paper", type=one_of(_PAPERS), choices=_PAPERS, default="A4", help="A4 if not told"
    )
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--portrait", action="store_true", help="hold the paper upright")
    way.add_argument("--landscape", action="store_true", help="across; else what suits better")
    parser.add_argument("--margin", metavar="MM", type=_length, help="in mm, on all sides")
    parser.add_argument("--tile", action="store_true", help="true size, over several pages")
    parser.add_argument(
        "--cell-mm", metavar="W×H", type=_cell, help="the true size of a cell; half a poker card"
    )
    parser.add_argument("--overlap", metavar="MM", type=_length, help="strips for the glue, in mm")
    parser.add_argument(
        "--no-assembly", action="store_true", help="no page on how to put the parts together"
    )
    parser.add_argument("--mono", action="store_true", help="for printers with black ink alone")
    parser.add_argument("--large", action="store_true", help="large signs instead of card faces")
    parser.add_argument("--dpi", type=whole(1, 9999), help="pixels to the inch of a PNG")
    parser.add_argument("--rules", metavar="RULES", help="for --what rules (the usual ones)")
    parser.add_argument("--players", metavar="N", type=whole(2, 12), help="for --what rules")
    parser.add_argument("--sides", metavar="N", type=whole(1, 4), help="for chips and scores")
    parser.add_argument("--chips", metavar="N", type=whole(1, 200), help="chips of each side")


def run(args: argparse.Namespace) -> int:
    """Write the files and print their names.

    Raises:
        UsageError: options make no sense together, or on this board.
        Fault: a board or game cannot be used, or a file cannot be written.
    """
    from sequence_desktop.gui.paper.pages import PaperFault

    try:
        _check_measures(args)
        return _make(args)
    except (PaperFault, BadRules) as fault:
        raise UsageError(f"{PROGRAM} boards render: {fault}") from None


def _make(args: argparse.Namespace) -> int:
    home = Home.find(args.home)
    board = _board(args.board, home)
    game = _game(args, home, board) if args.what == "rules" else None
    start_qt()
    names = _render(args, board, game)
    print("\n".join(str(name) for name in names))
    return 0


def _check_measures(args: argparse.Namespace) -> None:
    """Refuse measures that make no sense, whether they are used or not."""
    from sequence_desktop.gui.paper.pages import check_cell, check_margin, check_overlap

    if args.margin is not None:
        check_margin(args.margin)
    if args.overlap is not None:
        check_overlap(args.overlap)
    if args.cell_mm is not None:
        check_cell(args.cell_mm)
    if args.tile or args.what != "board":
        return
    # On one page the paper says how large a cell is: nobody shall be misled about that.
    for option, value in (("--cell-mm", args.cell_mm), ("--overlap", args.overlap)):
        if value is not None:
            raise UsageError(f"{PROGRAM} boards render: {option} is for true size: add --tile")


@cache
def start_qt() -> QGuiApplication:
    """Qt without a display, whatever the surroundings say; for the rest of the process."""
    try:
        from PySide6.QtGui import QGuiApplication
    except ImportError as error:
        raise Fault(
            phrase("Qt cannot be started: {error}", error=error),
            remedy=phrase("install what is missing"),
        ) from None
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    return QGuiApplication([PROGRAM, "-platform", "offscreen"])


def _render(args: argparse.Namespace, board: Board, game: Rules | None) -> tuple[Path, ...]:
    from sequence_desktop.gui.paper.export import USUAL_DPI, export
    from sequence_desktop.gui.paper.how_to_play import rules_text
    from sequence_desktop.gui.paper.look import paper_look
    from sequence_desktop.gui.paper.sheets import Material, leaves
    from sequence_desktop.gui.table.art import Design, Style
    from sequence_desktop.gui.theme import theme

    options = _options(args)
    material = Material(board)
    if game is not None:
        material = Material(board, rules_text(game, board, args.players))
    style = Style(theme(), design=Design.LARGE if args.large else Design.CLASSIC)
    look = paper_look(style, board, mono=options.mono)
    return export(
        leaves(material, options),
        look,
        args.out,
        title=material.title(options),
        author=board.author,
        dpi=args.dpi or USUAL_DPI,
    )


def _options(args: argparse.Namespace) -> Options:
    from sequence_desktop.gui.paper.options import Options, What
    from sequence_desktop.gui.paper.pages import Orientation

    usual = Options()
    orientation = Orientation.AUTO
    if args.portrait or args.landscape:
        orientation = Orientation.LANDSCAPE if args.landscape else Orientation.PORTRAIT
    return Options(
        what=What(args.what),
        paper=args.paper,
        orientation=orientation,
        margin=usual.margin if args.margin is None else args.margin,
        tiled=args.tile,
        cell=args.cell_mm or usual.cell,
        overlap=usual.overlap if args.overlap is None else args.overlap,
        assembly=not args.no_assembly,
        mono=args.mono,
        sides=args.sides or usual.sides,
        chips=args.chips or usual.chips,
    )


def _board(name: str, home: Home) -> Board:
    """The board that is named, even if it is not complete: a draft may be printed."""
    # Not at the top: the window starts faster without what only this command needs.
    from sequence_desktop.workshop import files

    path = Path(name)
    if not name.endswith(SUFFIX) and path.name == name:
        path = boards.library(home).find(name).path
    return files.load(path).sketch(path.name.removesuffix(SUFFIX))


def _game(args: argparse.Namespace, home: Home, board: Board) -> Rules:
    games = rules.library(home)
    if args.rules:
        return games.load_named(args.rules)
    return usual_rules(board, games, boards.library(home).load)


def _length(text: str) -> float:
    if not re.fullmatch(r"\d{1,4}(\.\d{1,4})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no length in mm")
    return float(text)


def _cell(text: str) -> tuple[float, float]:
    found = _SIZE.fullmatch(text.strip()) if len(text) < 30 else None
    if found is None:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no size: write it like 63.5x44.45")
    return float(found[1]), float(found[2])
