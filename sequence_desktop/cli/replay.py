# SPDX-License-Identifier: MIT
"""`sequence-desktop replay GAME`: play a saved game again, and print its end or draw it."""

import argparse
from typing import Final

from sequence_desktop.cli import pictures
from sequence_desktop.cli.parsing import Command, Parser
from sequence_desktop.cli.saves import open_save
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.storage import json_text
from sequence_desktop.storage.games import SavedGame


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="a saved game")
    parser.add_argument("--json", action="store_true", help="as JSON")
    pictures.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Check every move of the game and print where it stands, or save a picture."""
    pictures.check(args)
    saved = open_save(args.game)
    if args.picture is not None:
        pictures.save(args, saved)
        print(args.picture)
        return 0
    print(json_text.write(_facts(saved)) if args.json else _page(saved), end="")
    return 0


def _facts(saved: SavedGame) -> dict[str, object]:
    """The end of the game as JSON data, in the words of rule cases."""
    game, end = saved.game, saved.game.position
    outcome = game.outcome()
    letters = SIDE_LETTERS[: game.setup.sides]
    return {
        "rules": game.setup.rules.id,
        "board": game.setup.board.id,
        "players": game.setup.players,
        "sides": game.setup.sides,
        "seats": [seat.to_json() for seat in saved.seats],
        **_open_facts(saved),
        "saved": saved.saved,
        "moves": [str(move) for move in game.moves],
        "chips": _chips(end),
        "rows": {letter: end.row_count(side) for side, letter in enumerate(letters)},
        "claimed": {
            letter: [game.setup.board.row_name(row) for row in end.rows_of(side)]
            for side, letter in enumerate(letters)
        },
        "to_move": end.seat,
        "over": outcome is not None,
        "winner": _winner(end),
        "ending": outcome.ending.value if outcome else None,
    }


def _open_facts(saved: SavedGame) -> dict[str, object]:
    """What would tell hands while the game may go on: the seed, and cards taken back to them."""
    game = saved.game
    if game.outcome() is None:
        return {}
    return {"seed": game.seed, "undone": [str(move) for move in game.undone]}


def _page(saved: SavedGame) -> str:
    """The end of the game for people. It shows no hand: the game may go on."""
    game, end = saved.game, saved.game.position
    setup = game.setup
    names = ", ".join(
        f"{seat.name or n} ({SIDE_LETTERS[setup.side_of[n]]})" for n, seat in enumerate(saved.seats)
    )
    lines = [f"{setup.rules.title or setup.rules.id} on {setup.board.name or setup.board.id}"]
    lines += [names] if names else []
    lines += [f"{len(game.moves)} moves, all legal"]
    if game.undone:
        lines[-1] += f"; {len(game.undone)} more taken back, all legal"
    lines += ["", *_chips(end), ""]
    for side in range(setup.sides):
        rows = ", ".join(setup.board.row_name(row) for row in end.rows_of(side))
        made = f"{SIDE_LETTERS[side]}  rows: {end.row_count(side)}"
        lines.append(f"{made} ({rows})" if rows else made)
    lines.append(_result(saved))
    return "\n".join(lines) + "\n"


def _result(saved: SavedGame) -> str:
    end = saved.game.position
    if end.outcome is None:
        seat = end.seat
        name = saved.seats[seat].name if saved.seats else ""
        return f"seat {seat} is to move" + (f" ({name})" if name else "")
    if end.outcome.winner is None:
        return f"draw ({end.outcome.ending})"
    return f"{SIDE_LETTERS[end.outcome.winner]} won ({end.outcome.ending})"


def _winner(end: Position) -> str | None:
    """The winner in the words of rule cases: a side's letter, "draw", or None."""
    if end.outcome is None:
        return None
    return "draw" if end.outcome.winner is None else SIDE_LETTERS[end.outcome.winner]


def _chips(end: Position) -> list[str]:
    """The board's rows: a side's letter for a chip, a dot for an empty cell, + for a free one."""
    board = end.setup.board
    signs = []
    for cell in range(board.size):
        side = end.chip_at(cell)
        empty = "+" if end.setup.free >> cell & 1 else "."
        signs.append(empty if side is None else SIDE_LETTERS[side])
    width = board.width
    return [" ".join(signs[start : start + width]) for start in range(0, board.size, width)]


COMMAND: Final = Command(
    name="replay",
    summary="play a saved game again and print its end",
    description=(
        "Play a saved game again, check every move, and print where it stands.\n"
        "Hands are not shown as long as the game goes on.\n\n"
        "  sequence-desktop replay friday.seqgame\n"
        "  sequence-desktop replay friday.seqgame --json\n"
        "  sequence-desktop replay friday.seqgame --picture friday.gif --seat 0"
    ),
    arguments=arguments,
    run=run,
)
