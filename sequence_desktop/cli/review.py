# SPDX-License-Identifier: MIT
"""`sequence-desktop review GAME`: where a saved game turned, and what was luck and what skill."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError
from sequence_desktop.cli.seats import add_seat, headline, may_be_seen, named, opened
from sequence_desktop.storage import json_text
from sequence_desktop.storage.games import SavedGame

if TYPE_CHECKING:
    from sequence_desktop.players.lookback import Review, TurningPoint


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    add_seat(parser, "the only person at the table")


def run(args: argparse.Namespace) -> int:
    """Print the review."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.record import record_of
    from sequence_desktop.players.review import review

    saved = opened(args)
    seat = _seat(saved, args.game) if args.seat is None else args.seat
    found = review(record_of(saved.game, seat))
    print(json_text.write(found.to_json()) if args.json else _page(saved, found), end="")
    return 0


def _seat(saved: SavedGame, name: str) -> int:
    """The seat to look from, where none is named: that of the only person.

    Raises:
        UsageError: there are several, or none.
    """
    people = [seat for seat, who in enumerate(saved.seats) if who.kind == "human"]
    if len(people) == 1:
        return people[0]
    seats = range(saved.game.setup.players)
    seen = ", ".join(str(seat) for seat in seats if may_be_seen(saved, seat))
    if not seen:
        raise UsageError(f"{PROGRAM}: only computers play in {name}; wait for the end of the game")
    raise UsageError(f"{PROGRAM}: say from which seat to look at {name}: --seat with {seen}")


def _page(saved: SavedGame, found: Review) -> str:
    """The review for people."""
    from sequence_desktop.cli.words import percent, points

    parts = found.parts
    over = saved.game.outcome() is not None
    lines = [
        f"{headline(saved)}, seen from {named(saved, found.seat)}",
        f"{'Ended' if over else 'Stands'} after {len(saved.game.moves)} moves"
        f" with {percent(found.result)}, from even chances of {percent(found.even)}:",
        f"  {points(parts.deal):>5}  the deal: first cards and place in the turn",
        f"  {points(parts.draws):>5}  the draws: cards and rolls that came later",
        f"  {points(parts.choices):>5}  own choices, against the best moves known",
        f"  {points(parts.others):>5}  the others: their play and their luck",
    ]
    if not found.points:
        lines += ["", "Nothing turned it."]
    for number, point in enumerate(found.points, 1):
        lines += ["", *_point(found, number, point)]
    lines += ["", "move  chance  played"]
    for turn in found.turns:
        better = (
            "" if turn.best == turn.played else f"  better: {turn.best} ({points(-turn.choice)})"
        )
        lines.append(f"{turn.ply + 1:4}  {percent(turn.before.chance):>6}  {turn.played}{better}")
    return "\n".join(lines) + "\n"


def _point(found: Review, number: int, point: TurningPoint) -> list[str]:
    """A turning point: what happened, and what could have been done."""
    from sequence_desktop.cli.words import percent, points, signed, told
    from sequence_desktop.players.lookback import Cause

    turn = found.turns[point.turn]
    what = {
        Cause.CHOICE: f"{turn.played} was played, and cost {points(-point.change).lstrip('+')}",
        Cause.DRAW: f"{', '.join(turn.drawn) or 'nothing'} came: {points(point.change)}",
        Cause.OTHERS: f"what the others did after {turn.played}: {points(point.change)}",
    }[point.cause]
    lines = [f"Turning point {number}, move {turn.ply + 1}: {what}"]
    if turn.best == turn.played:
        lines.append(f"   Nothing clearly better was known ({percent(turn.before.chance)}):")
    else:
        lines.append(
            f"   Better was {turn.best}: {told(turn.best)}"
            f" ({percent(turn.before.chance)} against {percent(turn.with_played.chance)}):"
        )
    return [*lines, *(f"   {line}" for line in signed(point.reasons))]


COMMAND: Final = Command(
    name="review",
    summary="where a saved game turned; luck and skill apart",
    description=(
        "Look back at a saved game from one seat, by what that seat knew at each time: the\n"
        "turning points, what could have been done, and how much the deal, the draws, one's own\n"
        "choices and the others changed the chance to win, in hundredths. These four add up to\n"
        "the result. It takes some seconds.\n\n"
        "  sequence-desktop review friday.seqgame\n"
        "  sequence-desktop review friday.seqgame --seat 1 --json"
    ),
    arguments=arguments,
    run=run,
)
