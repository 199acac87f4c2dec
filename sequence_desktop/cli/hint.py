# SPDX-License-Identifier: MIT
"""`sequence-desktop hint GAME`: the best moves in a saved game, with chances and reasons."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError
from sequence_desktop.cli.seats import add_seat, headline, may_be_seen, named, opened
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.storage import json_text
from sequence_desktop.storage.games import SavedGame

if TYPE_CHECKING:
    from sequence_desktop.players.advice import Advice, Chances


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    add_seat(parser, "the seat to move")


def run(args: argparse.Namespace) -> int:
    """Print the best moves."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.advice import advise, chances

    saved = opened(args)
    view = _view(saved, args.game, args.seat)
    advice, standing = advise(view), chances(view)
    if args.json:
        facts = {
            "seat": view.seat,
            "ply": len(view.moves),
            "chances": standing.to_json()["sides"],
            **advice.to_json(),
        }
        print(json_text.write(facts), end="")
    else:
        print(_page(saved, view, advice, standing), end="")
    return 0


def _view(saved: SavedGame, name: str, seat: int | None) -> PlayerView:
    """What the seat that is to be advised knows.

    Raises:
        UsageError: there is nobody to be advised, or another seat is to move.
    """
    position = saved.game.position
    if position.outcome is not None:
        raise UsageError(f"{PROGRAM}: the game in {name} is over; see `{PROGRAM} review`")
    owing = {move.seat for move in position.late_draws()}
    if seat is None:
        seat = position.seat
        if not may_be_seen(saved, seat):
            raise UsageError(
                f"{PROGRAM}: a computer is to move in {name} (seat {seat}), and its cards are"
                " nobody's to see; play on, or name a seat that has something to do with --seat"
            )
    if seat != position.seat and seat not in owing:
        raise UsageError(
            f"{PROGRAM}: seat {seat} has nothing to do in {name}; seat {position.seat} is to move"
        )
    return saved.game.view(seat)


def _page(saved: SavedGame, view: PlayerView, advice: Advice, standing: Chances) -> str:
    """The advice for people."""
    from sequence_desktop.cli.words import in_words, signed, told

    sides = ", ".join(
        f"{SIDE_LETTERS[side]} {in_words(share)}" for side, share in enumerate(standing.sides)
    )
    lines = [
        f"{headline(saved)}, move {len(view.moves) + 1}: {named(saved, view.seat or 0)}",
        f"Chances of the sides to win, as this seat can know them: {sides}",
    ]
    for number, advised in enumerate(advice.moves, 1):
        lines += [
            "",
            f"{number}. {advised.move}: {told(advised.move)}; wins {in_words(advised.share)}",
            *(f"   {line}" for line in signed(advised.reasons)),
        ]
    return "\n".join(lines) + "\n"


COMMAND: Final = Command(
    name="hint",
    summary="the best moves in a saved game, with chances and reasons",
    description=(
        "Say which moves are best in a saved game, and why: from what the seat to move may know,\n"
        "and nothing else. The chances come from play-outs; 95 % intervals stand beside them.\n\n"
        "  sequence-desktop hint friday.seqgame\n"
        "  sequence-desktop hint friday.seqgame --json"
    ),
    arguments=arguments,
    run=run,
)
