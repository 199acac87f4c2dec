# SPDX-License-Identifier: MIT
"""Pictures of a saved game, for `replay`. Imports Qt, but needs no display."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, whole
from sequence_desktop.storage import files
from sequence_desktop.storage.games import SavedGame, Seat

_PICTURES: Final = (".png", ".svg")
_ANIMATION: Final = ".gif"
_LARGEST_CELL: Final = 200
_SHOWN_MS: Final = 1200


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--picture",
        metavar="FILE",
        type=Path,
        help="save a picture instead: .png, .svg, or .gif with all moves",
    )
    parser.add_argument("--after", metavar="N", type=whole(0, 99_999), help="the moves played then")
    parser.add_argument(
        "--seat", metavar="S", type=whole(0, 11), help="with its cards; of a finished game only"
    )
    parser.add_argument(
        "--cell",
        metavar="PIXELS",
        type=whole(8, _LARGEST_CELL),
        default=48,
        help="the side of a cell (48)",
    )


def check(args: argparse.Namespace) -> None:
    """Refuse what is said of a picture that nobody asks for.

    Raises:
        UsageError: an option stands there without `--picture`, or `--json` beside it.
    """
    if args.picture is None:
        for option in ("after", "seat"):
            if getattr(args, option) is not None:
                raise _refusal(f"--{option} goes with --picture")
    elif args.json:
        raise _refusal("--json goes without --picture")


def save(args: argparse.Namespace, saved: SavedGame) -> None:
    """Write the picture that is asked for.

    Raises:
        UsageError: options make no sense together, or for this game.
        Fault: the file cannot be written.
    """
    path: Path = args.picture
    suffix, game = path.suffix.lower(), saved.game
    last = len(game.moves)
    ply = last if args.after is None else args.after
    if suffix not in (*_PICTURES, _ANIMATION):
        raise _refusal(f"{path.name}: let the name end in .png, .svg or .gif")
    if suffix == _ANIMATION and args.after is not None:
        raise _refusal("--after is for .png and .svg: a .gif has all moves")
    if ply > last:
        raise _refusal(f"--after {ply}: the game has {last} moves")
    if args.seat is not None and args.seat >= game.setup.players:
        raise _refusal(f"--seat {args.seat}: the seats are 0 to {game.setup.players - 1}")
    if args.seat is not None and game.outcome() is None:
        raise _refusal("--seat: hands stay hidden as long as the game goes on")
    files.write_bytes(path, _drawn(suffix, saved, ply, args))


def _drawn(suffix: str, saved: SavedGame, ply: int, args: argparse.Namespace) -> bytes:
    from sequence_desktop.cli.render import start_qt
    from sequence_desktop.gui.language import ENGLISH, speak
    from sequence_desktop.gui.replay.film import Film, png_of, svg_of
    from sequence_desktop.gui.replay.painting import MomentPainter
    from sequence_desktop.gui.replay.shots import film_of, shot_of
    from sequence_desktop.gui.table.art import Style
    from sequence_desktop.gui.theme import theme

    speak(start_qt(), ENGLISH)
    game, seats, eyes = saved.game, _seats(saved), args.seat
    most = 0 if eyes is None else max(len(it.hands[eyes]) for it in game.positions)
    painter = MomentPainter(game.setup, Style(theme()), args.cell, cards=most, with_text=True)
    if suffix == _ANIMATION:
        film = Film(painter, film_of(game, seats, eyes), _SHOWN_MS)
        for _ in film.steps():
            pass
        return film.content
    shot = shot_of(game.view(eyes, ply), game, seats, with_hand=eyes is not None, with_text=True)
    title = game.setup.rules.title
    return png_of(painter, shot) if suffix == ".png" else svg_of(painter, shot, title)


def _seats(saved: SavedGame) -> tuple[Seat, ...]:
    """Who sits where; a game without names has its seats' numbers."""
    return saved.seats or tuple(
        Seat(str(number), colour=side) for number, side in enumerate(saved.game.setup.side_of)
    )


def _refusal(why: str) -> UsageError:
    return UsageError(f"{PROGRAM} replay: {why}")
