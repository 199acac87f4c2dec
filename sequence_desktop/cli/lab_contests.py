# SPDX-License-Identifier: MIT
"""`lab tournament` and `lab compare`: plans made from players' names."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sequence_desktop.cli import lab_running
from sequence_desktop.cli.parsing import PROGRAM, Parser, UsageError, whole
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.home import Home

if TYPE_CHECKING:
    from sequence_desktop.lab.plan import Plan
    from sequence_desktop.lab.summary import Summary


def tournament_arguments(parser: Parser) -> None:
    """Declare the arguments of `lab tournament`."""
    parser.add_argument("names", metavar="PLAYER", nargs="+", help="a level, or another player")
    parser.add_argument(
        "--gauntlet", action="store_true", help="only the first player meets the others"
    )
    _shared_arguments(parser, 200, "how many games each pair plays (200)")
    parser.add_argument("--csv", metavar="FILE", help="the cross table into a file")


def compare_arguments(parser: Parser) -> None:
    """Declare the arguments of `lab compare`."""
    parser.add_argument("names", metavar="PLAYER", nargs=2, help="a level, or another player")
    parser.add_argument(
        "--elo0", metavar="E", type=_real, default=0.0, help="not stronger: by no more than (0)"
    )
    parser.add_argument(
        "--elo1", metavar="E", type=_real, default=20.0, help="stronger: by at least (20)"
    )
    parser.add_argument(
        "--alpha", metavar="P", type=_real, default=0.05, help="to err by 'stronger' (0.05)"
    )
    parser.add_argument(
        "--beta", metavar="P", type=_real, default=0.05, help="to err by 'not stronger' (0.05)"
    )
    parser.add_argument("--both", action="store_true", help="the second may be stronger, too")
    _shared_arguments(parser, 20_000, "at most so many games (20000)")


def _shared_arguments(parser: Parser, games: int, told: str) -> None:
    parser.add_argument("--rules", metavar="R", help="an id or a file (sequence)")
    parser.add_argument("--board", metavar="B", help="an id or a file (the usual one)")
    parser.add_argument("--players", metavar="N", type=whole(2, 12), default=2, help="seats (2)")
    parser.add_argument("--games", metavar="N", type=whole(2, 10_000_000), default=games, help=told)
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), default=0, help="where chance starts (0)"
    )
    parser.add_argument(
        "--guest",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="a player that is another program, which speaks lines of JSON",
    )
    parser.add_argument(
        "--seconds", metavar="S", type=_real, help="how long such a program may think (10)"
    )
    lab_running.arguments(parser)


def tournament(args: argparse.Namespace) -> int:
    """Let the players play each other, and print the cross table."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.lab.tournament import cross_table, tournament_plan

    if len(args.names) < 2 or len(set(args.names)) < len(args.names):
        raise UsageError(f"{PROGRAM} lab tournament: name at least two players, each once")
    kind = "gauntlet of" if args.gauntlet else "tournament of"
    data = tournament_plan(
        args.names,
        gauntlet=args.gauntlet,
        shared=_shared(args),
        title=f"{kind} {', '.join(args.names)}",
    )

    def show(summary: Summary) -> str:
        table = cross_table(summary)
        if args.csv:
            from sequence_desktop.lab.summary_csv import write_rows

            files.write_bytes(Path(args.csv), write_rows(table.rows()).encode())
        return json_text.write(table.to_json()) if args.json else table.to_text()

    return lab_running.carry_out(_plan(data, args), args, _out(args, "tournament.jsonl"), show)


def compare(args: argparse.Namespace) -> int:
    """Play two players until it is decided, and say what was found."""
    from sequence_desktop.lab.plan import FORMAT, VERSION
    from sequence_desktop.lab.summary_text import to_text

    one, other = args.names
    test = {
        "of": "strength",
        "low": args.elo0,
        "high": args.elo1,
        "alpha": args.alpha,
        "beta": args.beta,
        "both": args.both,
    }
    entry = {"name": f"{one} v {other}", "seats": [one, other], "paired": True}
    data = {"format": FORMAT, "version": VERSION, **_shared(args), "test": test, "entries": [entry]}

    def show(summary: Summary) -> str:
        return json_text.write(summary.to_json()) if args.json else to_text(summary)

    return lab_running.carry_out(_plan(data, args), args, _out(args, "compare.jsonl"), show)


def _shared(args: argparse.Namespace) -> dict[str, Any]:
    """What all entries have in common, and the guests."""
    data: dict[str, Any] = {"players": args.players, "games": args.games, "seed": args.seed}
    data |= {key: value for key in ("rules", "board") if (value := getattr(args, key))}
    guests: dict[str, dict[str, object]] = {}
    for text in args.guest:
        name, sign, command = text.partition("=")
        words = _words(command)
        if not sign or not name or not words:
            raise UsageError(
                f"{PROGRAM} lab: {text!r} names no program; write --guest mine='./mine --fast'"
            )
        guests[name] = {"command": words}
        if args.seconds is not None:
            guests[name]["seconds"] = args.seconds
    return data | ({"guests": guests} if guests else {})


def _words(command: str) -> list[str]:
    """A command's words, as a shell tells them apart; none where a quotation is never closed."""
    try:
        return shlex.split(command, posix=os.name != "nt")
    except ValueError:
        return []


def _plan(data: dict[str, Any], args: argparse.Namespace) -> Plan:
    from sequence_desktop.study import plans

    try:
        plan = plans.parse_plan(data, Home.find(args.home), Path())
        if args.scheduler is None:
            plans.refuse_absent(plan)
    except Fault as fault:
        raise UsageError(f"{PROGRAM} lab: {fault}") from None
    return plan


def _out(args: argparse.Namespace, usual: str) -> Path:
    return Path(args.out or usual)


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
