# SPDX-License-Identifier: MIT
"""Whose eyes a command looks through: a seat of a saved game, and only one that may be looked at.

While a game goes on, the hand of a computer player is nobody's to see; so nothing is told that
comes from knowing it.
"""

from __future__ import annotations

import argparse
from typing import Final

from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, whole
from sequence_desktop.cli.saves import open_save
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.storage.games import SavedGame

_MOST: Final = 12


def add_seat(parser: Parser, usual: str) -> None:
    """Declare the saved game, and the option that names a seat; ``usual`` says which else."""
    parser.add_argument("game", metavar="GAME", help="a saved game")
    parser.add_argument(
        "--seat",
        metavar="N",
        type=whole(0, _MOST - 1),
        help=f"whose knowledge to use: 0 for the first seat ({usual})",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def opened(args: argparse.Namespace) -> SavedGame:
    """The game that the arguments name.

    Raises:
        Fault: it cannot be read.
        UsageError: it is a rated game that goes on; it has no such seat, or one that is not to be
            looked at.
    """
    saved = open_save(args.game)
    if saved.rated and saved.game.outcome() is None:
        raise UsageError(
            f"{PROGRAM}: {args.game} counts for a rating, and nobody is helped before it is over;"
            " play on"
        )
    if args.seat is not None:
        players = saved.game.setup.players
        if args.seat >= players:
            raise UsageError(
                f"{PROGRAM}: {args.game} has no seat {args.seat}; use 0 to {players - 1}"
            )
        if not may_be_seen(saved, args.seat):
            raise UsageError(
                f"{PROGRAM}: a computer plays seat {args.seat}, whose cards nobody may see before"
                " the game is over; name another seat"
            )
    return saved


def may_be_seen(saved: SavedGame, seat: int) -> bool:
    """Whether what a seat knows may be told."""
    over = saved.game.outcome() is not None
    return over or not saved.seats or saved.seats[seat].kind == "human"


def named(saved: SavedGame, seat: int) -> str:
    """A seat in words: "seat 0 (Ann, side A)"."""
    side = f"side {SIDE_LETTERS[saved.game.setup.side_of[seat]]}"
    name = saved.seats[seat].name if saved.seats else ""
    return f"seat {seat} ({name}, {side})" if name else f"seat {seat} ({side})"


def headline(saved: SavedGame) -> str:
    """What is played where."""
    rules, board = saved.game.setup.rules, saved.game.setup.board
    return f"{rules.title or rules.id} on {board.name or board.id}"
