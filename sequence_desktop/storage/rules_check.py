# SPDX-License-Identifier: MIT
"""Whether rules can really be played: with every number of players, on their usual board.

Reading a file finds what is wrong in itself. Whether the hands are larger than the deck, or a card
has no cell, is seen only when rules, board and players meet; this is done here.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadBoard, BadRules, Fault
from sequence_desktop.engine.phrases import joined, phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.rules import RulesLibrary

BOARD_KEY: Final = "board.layout"
GRID_KEY: Final = "board.grid"
PLAYERS_KEY: Final = "players.partitions"


def examine(path: Path, rules: RulesLibrary, boards: BoardLibrary) -> tuple[Fault, ...]:
    """Everything that keeps the rules in a file from being played, each with file, key and remedy.

    Args:
        path: the file.
        rules: where `extends` is looked up.
        boards: where the usual board is looked up.
    """
    try:
        found = rules.load_file(path)
    except Fault as fault:
        return (fault,)
    return tuple(fault.in_file(str(path)) for fault in faults(found, boards.load))


def faults(rules: Rules, load_board: Callable[[str], Board]) -> tuple[Fault, ...]:
    """What keeps rules from being played on their usual board, by any number of players."""
    if not any(rules.players.partitions.values()):
        return (
            BadRules(
                phrase("nobody can play: no number of players is named"),
                where=PLAYERS_KEY,
                remedy=phrase('add players and sides, such as {"2": [2]}'),
            ),
        )
    try:
        board = usual_board(rules, load_board)
    except Fault as fault:
        return (fault,)
    # A fault that concerns many numbers of players is told once.
    return tuple({str(fault): fault for fault in _misfits(rules, board)}.values())


def usual_board(rules: Rules, load_board: Callable[[str], Board]) -> Board:
    """The board of the rules' own, if they have one, or the one they are usually played on.

    Raises:
        BadBoard: it is not there, or no board.
    """
    if rules.board.grid:
        try:
            return Board.from_json({"rows": list(rules.board.grid), "deck": "free"})
        except BadBoard as fault:
            where = joined((GRID_KEY, fault.where), ", ") if fault.where else GRID_KEY
            raise BadBoard(fault.why, where=where, remedy=fault.remedy) from None
    try:
        return load_board(rules.board.layout)
    except Fault as fault:
        raise BadBoard(fault.why, where=BOARD_KEY, remedy=fault.remedy) from None


def usual_rules(board: Board, rules: RulesLibrary, load_board: Callable[[str], Board]) -> Rules:
    """The game that boards with this deck are usually for: one that fits this board, if any does.

    Raises:
        BadRules: there is no game for such boards.
    """
    alike: list[Rules] = []
    for name in rules.heads_first():
        try:
            game = rules.load(name)
            if usual_board(game, load_board).deck != board.deck:
                continue
        except Fault:
            continue
        if not tuple(_misfits(game, board)):
            return game
        alike.append(game)
    if not alike:
        raise BadRules(
            phrase("no rules are for boards of the deck {deck}", deck=repr(board.deck)),
            remedy=phrase("name some"),
        )
    return alike[0]


def _misfits(rules: Rules, board: Board) -> Iterator[BadRules]:
    for players in rules.player_counts:
        if not rules.sides_for(players):
            yield BadRules(
                phrase("{players} players have no number of sides", players=players),
                where=f"{PLAYERS_KEY}.{players}",
                remedy=phrase("name a divisor of it from 2 to 4, or take it out"),
            )
        for sides in rules.sides_for(players):
            try:
                Setup(rules, board, players, sides)
            except BadRules as fault:
                yield BadRules(fault.why, where=fault.where or BOARD_KEY, remedy=fault.remedy)
