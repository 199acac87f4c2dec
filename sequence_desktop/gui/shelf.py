# SPDX-License-Identifier: MIT
"""The games and boards to choose from, and how a choice becomes a game."""

from __future__ import annotations

import logging
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.families import Family, Group, family_of
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.seats import Choice, new_seed
from sequence_desktop.gui.titles import board_name, game_title
from sequence_desktop.storage import boards, rules
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import usual_board

log = logging.getLogger(__name__)

translate = QCoreApplication.translate

RANDOM_BOARD = "?random"
"""Stands in a choice for the game's usual board with its cells shuffled anew for each game."""
OWN_BOARD = "?own"
"""Stands in a choice for the board that is drawn in the rules themselves."""


class Shelf:
    """All rules and boards of this person, as they lie in the folders when they are asked for.

    Attributes:
        rules_library: the files of rules.
        board_library: the files of boards.
    """

    def __init__(self, home: Home) -> None:
        self._home = home
        self.rules_library = rules.library(home)
        self.board_library = boards.library(home)

    def again(self) -> Shelf:
        """What lies in the folders by now."""
        return Shelf(self._home)

    @property
    def rules(self) -> dict[str, Rules]:
        """Every usable set of rules, by id."""
        return self._rules[0]

    @property
    def boards(self) -> dict[str, Board]:
        """Every usable board, by id."""
        return self._boards[0]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What keeps other files from being used."""
        return (*self._rules[1], *self._boards[1])

    @cached_property
    def own_rules(self) -> frozenset[str]:
        """The ids of the person's own rules."""
        return frozenset(entry.id for entry in self.rules_library.entries() if entry.own)

    @property
    def board_names(self) -> dict[str, str]:
        """What the boards are called, by id."""
        return {name: board_name(board) for name, board in self.boards.items()}

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """The games by family; the one that others are made from first, the others by title."""
        games: dict[Family, list[str]] = {family: [] for family in Family}
        for name, game in self.rules.items():
            own = name in self.own_rules
            lineage = self.rules_library.lineage(name)
            games[Family.OWN if own else family_of(game, lineage)].append(name)
        return tuple(
            Group(family, tuple(sorted(names, key=lambda name: self._order(family, name))))
            for family, names in games.items()
            if names
        )

    def _order(self, family: Family, name: str) -> tuple[bool, tuple[str, str]]:
        return name != family, alphabetical(game_title(self.rules[name]))

    def base(self, name: str) -> Rules | None:
        """The game of the program that the person's own rules were made from; else None."""
        if name not in self.own_rules:
            return None
        line = self.rules_library.lineage(name)
        shipped = next((parent for parent in line if parent not in self.own_rules), "")
        return self.rules.get(shipped)

    def usual(self, game: Rules) -> str:
        """What the board that a game is usually played on is called in a choice."""
        return OWN_BOARD if game.board.grid else game.board.layout

    def board(self, game: Rules, name: str, seed: int) -> Board:
        """The board that a choice names.

        Args:
            game: the rules that are played by.
            name: the id of a board, or one of the two names above.
            seed: the number that a random board comes from.

        Raises:
            Fault: it is not there, or has a mistake.
        """
        if name == OWN_BOARD:
            return usual_board(game, self.board_library.load)
        if name == RANDOM_BOARD:
            return shuffled_board(usual_board(game, self.board_library.load), seed)
        return self.board_library.load(name)

    def misfit(self, game: Rules, board: Board, players: int, sides: int) -> str:
        """Why these do not go together, in words; "" if they do."""
        try:
            Setup(game, board, players, sides)
        except Fault as fault:
            return fault_text(fault)
        return ""

    def fits(self, game: Rules, board: Board) -> bool:
        """Whether this game can be played on this board, by the fewest players at least."""
        players = min(game.player_counts, default=2)
        sides = next(iter(game.sides_for(players)), 2)
        return not self.misfit(game, board, players, sides)

    def deal_first(self, *choices: Choice) -> tuple[Choice, Game]:
        """The first of these choices that can be dealt, and its game.

        Raises:
            Fault: none can be.
        """
        for choice in choices:
            try:
                return choice, self.deal(choice)
            except Fault as fault:
                log.warning("%s", fault)
        raise Fault(
            phrase("the shipped rules and boards are missing"),
            remedy=phrase("install the program again"),
        )

    def deal(self, choice: Choice) -> Game:
        """A new game as chosen, shuffled.

        Raises:
            Fault: its rules or board are not there (any more), or do not fit.
        """
        game = choice.custom or self.rules_library.load(choice.rules)
        seed = new_seed() if choice.seed is None else choice.seed
        return Game.new(
            game,
            self.board(game, choice.board, seed),
            players=len(choice.seats),
            sides=choice.sides,
            seed=seed,
            first=choice.first,
        )

    @cached_property
    def _rules(self) -> tuple[dict[str, Rules], tuple[Fault, ...]]:
        return self.rules_library.load_all()

    @cached_property
    def _boards(self) -> tuple[dict[str, Board], tuple[Fault, ...]]:
        return self.board_library.load_all()


def shuffled_board(board: Board, seed: int) -> Board:
    """The board with what is on its cells shuffled; the same from the same seed on every machine.

    Free cells and holes stay where they are.
    """
    # Not at the top: the window starts faster without the workshop.
    from sequence_desktop.workshop.draft import Draft
    from sequence_desktop.workshop.transform import shuffle

    notes = translate("Shelf", "The cells of the board {board}, shuffled by the number {seed}.")
    # The board goes into saves: it names the other as that one's file does.
    draft = shuffle(Draft.of(board), range(board.size), seed).about(
        name=translate("Shelf", "Random board"),
        author="",
        notes=notes.format(board=board.name or board.id, seed=seed),
    )
    return draft.to_board("random")
