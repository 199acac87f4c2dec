# SPDX-License-Identifier: MIT
"""`sequence-desktop simulate`: games between computer players."""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sequence_desktop.cli.parsing import PROGRAM, Command, Parser, UsageError, whole
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import SEEDS, Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import SIDE_LETTERS, Setup
from sequence_desktop.storage import boards, files, json_text, rules
from sequence_desktop.storage.games import SUFFIX, SavedGame, Seat, save_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import usual_board

if TYPE_CHECKING:
    from sequence_desktop.lab.simulate import Summary


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.players.roster import STANDARD, level_names

    parser.add_argument(
        "--rules", metavar="R", default="sequence", help="an id or a file (sequence)"
    )
    parser.add_argument("--board", metavar="B", help="an id or a file (the usual one of the rules)")
    parser.add_argument("--players", metavar="N", type=whole(2, 12), help="how many players (2)")
    parser.add_argument("--sides", metavar="S", type=whole(2, 4), help="how many sides (the usual)")
    parser.add_argument(
        "--seats",
        metavar="LEVEL,...",
        default=STANDARD,
        help=f"the level of each seat, or one for all ({STANDARD}): {level_names()}",
    )
    parser.add_argument(
        "--games", metavar="N", type=whole(1, 1_000_000), default=10, help="how many games (10)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(0, SEEDS - 1), default=0, help="where chance starts (0)"
    )
    parser.add_argument("--save", metavar="DIR", help="save each game in this folder")
    parser.add_argument("--json", action="store_true", help="the results as JSON")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    # Not at the top: the window starts faster without the computer players.
    from sequence_desktop.lab.simulate import simulate

    home = Home.find(args.home)
    game = rules.library(home).load_named(args.rules)
    known = boards.library(home)
    board = known.load_named(args.board) if args.board else usual_board(game, known.load)
    seats = _seats(args.seats, args.players)
    allowed = game.sides_for(len(seats))
    sides = args.sides or next(iter(allowed), 2)
    _refuse_what_does_not_fit(game, board, seats, sides)
    each = None if args.save is None else _saver(Path(args.save), seats, args.games)
    summary = simulate(game, board, len(seats), sides, seats, args.games, args.seed, each)
    print(json_text.write(summary.to_json()) if args.json else _table(summary), end="")
    return 0


def _seats(text: str, players: int | None) -> list[str]:
    """The level of each seat."""
    levels = [level.strip().casefold() for level in text.split(",")]
    if len(levels) == 1:
        return levels * (players or 2)
    if players not in (None, len(levels)):
        raise UsageError(
            f"{PROGRAM} simulate: {len(levels)} levels for {players} players;"
            " name one for each seat, or one for all"
        )
    return levels


def _refuse_what_does_not_fit(game: Rules, board: Board, seats: list[str], sides: int) -> None:
    """Tell wrong numbers and levels as what they are: wrong arguments."""
    from sequence_desktop.players import make_player

    try:
        Setup(game, board, len(seats), sides)
        for level in seats:
            make_player(level)
    except Fault as fault:
        raise UsageError(f"{PROGRAM} simulate: {fault}") from None


def _saver(folder: Path, seats: list[str], games: int) -> Callable[[int, Game], None]:
    """What saves each game under its number."""
    files.make_folder(folder)
    if any(folder.glob(f"game-*{SUFFIX}")):
        raise UsageError(f"{PROGRAM} simulate: {folder} holds games already; name another folder")
    digits = len(str(games))

    def save(number: int, game: Game) -> None:
        side_of = game.setup.side_of
        sitting = tuple(
            Seat(f"Computer {n}", "computer", level, side_of[n - 1])
            for n, level in enumerate(seats, 1)
        )
        save_game(SavedGame(game, sitting), folder / f"game-{number + 1:0{digits}}{SUFFIX}")

    return save


def _table(summary: "Summary") -> str:
    """The summary for people."""
    sides = range(len(summary.wins))
    who = [_grouped(summary.seats_of(side)) for side in sides]
    wide = max(map(len, ("seats", *who)))
    lines = [
        f"{summary.rules} on {summary.board}, games: {summary.games}, seed: {summary.seed}",
        f"side  {'seats':{wide}}   wins   share  95 % interval",
    ]
    for side in sides:
        won, (low, high) = summary.wins[side], summary.interval(side)
        lines.append(
            f"{SIDE_LETTERS[side]:4}  {who[side]:{wide}}  {won:5}  {won / summary.games:6.1%}"
            f"  {low:.1%} to {high:.1%}"
        )
    endings = ", ".join(f"{count} {ending}" for ending, count in summary.endings)
    lines += [
        f"draws {summary.draws}; moves a game: mean {summary.mean_length:.1f},"
        f" from {min(summary.lengths)} to {max(summary.lengths)}",
        f"endings: {endings}",
    ]
    return "\n".join(lines) + "\n"


def _grouped(levels: tuple[str, ...]) -> str:
    """The levels of a side, equal ones together."""
    counts = Counter(levels)
    return ", ".join(level if count == 1 else f"{count} {level}" for level, count in counts.items())


COMMAND: Final = Command(
    name="simulate",
    summary="play games between computer players",
    description=(
        "Play games between computer players and print who won how often.\n"
        "The same arguments give the same games on every machine.\n\n"
        "  sequence-desktop simulate --games 100 --seed 1\n"
        "  sequence-desktop simulate --rules one_eyed_jack --board quadrants \\\n"
        "      --seats random,standard --games 200 --seed 7 --json\n"
        "  sequence-desktop simulate --players 6 --sides 3 --save games"
    ),
    arguments=arguments,
    run=run,
)
