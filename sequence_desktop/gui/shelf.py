# SPDX-License-Identifier: MIT
"""The games and boards to choose from, and how a choice becomes a game."""

from __future__ import annotations

import secrets

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.seats import Choice
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home

SEEDS = 2**32
"""Seeds chosen by lot are below this number: short enough to be told to a friend."""


class Shelf:
    """All rules and boards of this person, as they lie in the folders now.

    Attributes:
        rules: every set of rules that the table can be played by, by id.
        boards: every usable board, by id.
        faults: what keeps other files from being used.
    """

    def __init__(self, home: Home) -> None:
        found, bad_rules = rules.library(home).load_all()
        self.rules = {name: game for name, game in found.items() if _fits_on_table(game)}
        self.boards, bad_boards = boards.library(home).load_all()
        self.faults: tuple[Fault, ...] = (*bad_rules, *bad_boards)

    def misfit(self, game: Rules, board: Board, players: int, sides: int) -> str:
        """Why these do not go together, in words; "" if they do."""
        try:
            Setup(game, board, players, sides)
        except Fault as fault:
            return str(fault)
        return ""

    def fits(self, game: Rules, board: Board) -> bool:
        """Whether this game can be played on this board, by the fewest players at least."""
        players = min(game.player_counts, default=2)
        sides = next(iter(game.sides_for(players)), 2)
        return not self.misfit(game, board, players, sides)

    def deal(self, choice: Choice) -> Game:
        """A new game as chosen, shuffled.

        Raises:
            Fault: its rules or board are not there (any more), or do not fit.
        """
        game = self._rules_of(choice)
        board = self._board_of(choice)
        seed = secrets.randbelow(SEEDS) if choice.seed is None else choice.seed
        return Game.new(
            game,
            board,
            players=len(choice.seats),
            sides=choice.sides,
            seed=seed,
            first=choice.first,
        )

    def _rules_of(self, choice: Choice) -> Rules:
        if choice.rules not in self.rules:
            raise Fault(f"there are no rules {choice.rules!r}", remedy="choose another game")
        return self.rules[choice.rules]

    def _board_of(self, choice: Choice) -> Board:
        if choice.board not in self.boards:
            raise Fault(f"there is no board {choice.board!r}", remedy="choose another board")
        return self.boards[choice.board]


def _fits_on_table(game: Rules) -> bool:
    """Whether the table has what the game needs: so far no dice, no open cards to draw, no swaps,
    no rows to be announced, and no card to be drawn by hand after the turn."""
    return (
        game.source == "cards"
        and not (game.draw.market or game.draw.face_up)
        and "swap" not in game.powers.values()
        and not game.rows.must_announce
        and game.forget.mode == "auto"
    )
