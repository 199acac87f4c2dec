# SPDX-License-Identifier: MIT
"""What has to be known about a game before it can be told how it is played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import cells_in
from sequence_desktop.engine.cards import Token
from sequence_desktop.engine.rows import completed, count_live
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.gui.rules import counting, relevance

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Facts:
    """A game with its board and players, and what follows from its parameters."""

    setup: Setup

    @property
    def rules(self) -> Rules:
        """The rules."""
        return self.setup.rules

    @property
    def dice(self) -> bool:
        """Whether dice are rolled, and no cards are played."""
        return self.rules.source == "dice"

    @property
    def teams(self) -> bool:
        """Whether some side has more than one member."""
        return self.setup.players > self.setup.sides

    @cached_property
    def powers(self) -> dict[Token, str]:
        """The powers that can come up."""
        return relevance.live_powers(self.rules)

    @property
    def taking(self) -> bool:
        """Whether a chip may ever leave its cell."""
        return relevance.takes_chips(self.rules)

    @property
    def several(self) -> bool:
        """Whether it matters how many rows a side makes."""
        return relevance.counts_rows(self.rules, self.setup.rows_to_win)

    @property
    def straight(self) -> bool:
        """Whether rows are lines, not shapes."""
        return not self.rules.rows.shapes

    @cached_property
    def free_count(self) -> int:
        """How many cells the board leaves free, whatever they are good for."""
        return self.setup.board.free.bit_count()

    @cached_property
    def free_are_corners(self) -> bool:
        """Whether the free cells are the corners of the board."""
        board = self.setup.board
        last = board.size - 1
        corners = {0, board.width - 1, last - board.width + 1, last}
        return set(cells_in(board.free)) <= corners

    def free_cells(self) -> str:
        """The free cells as a subject: "the four corners", "the free cell in the middle"."""
        if self.free_are_corners:
            text = translate("HowTo", "the {count} corners")
        elif self.free_count == 1:
            text = translate("HowTo", "the free cell with the star")
        else:
            text = translate("HowTo", "the {count} free cells with a star")
        return text.format(count=counting.number(self.free_count))

    def a_free_cell(self) -> str:
        """One of the free cells: "a corner"."""
        if self.free_are_corners:
            return translate("HowTo", "a corner")
        return translate("HowTo", "a free cell")

    @cached_property
    def two_in_line(self) -> int:
        """How many chips in one line make two rows; 0 where that cannot be.

        The engine itself is asked, so that the answer is that of the game.
        """
        if not self.straight:
            return 0
        for line in range(self.setup.row_length + 1, self.longest_run.bit_count() + 1):
            if self.rows_in(self.run(line)) > 1:
                return line
        return 0

    @cached_property
    def longest_run(self) -> int:
        """The longest straight run of cells for chips in a rank or file, as a mask."""
        board = self.setup.board
        best: list[int] = []
        ranks = [range(y * board.width, (y + 1) * board.width) for y in range(board.height)]
        files = [range(x, board.size, board.width) for x in range(board.width)]
        for line in (*ranks, *files):
            run: list[int] = []
            for cell in line:
                run = [*run, cell] if self.setup.open_cells >> cell & 1 else []
                if len(run) > len(best):
                    best = run
        return sum(1 << cell for cell in best)

    def run(self, length: int) -> int:
        """So many cells of the longest run, as a mask."""
        return sum(1 << cell for cell in list(cells_in(self.longest_run))[:length])

    def rows_in(self, chips: int) -> int:
        """How many rows these chips make together with the free cells."""
        return count_live(self.setup, completed(chips | self.setup.free, self.setup.windows))

    @cached_property
    def cells_of_each(self) -> int:
        """How many cells each card without a power has; 0 where they differ."""
        counts = {cells.bit_count() for cells in self.setup.match.values()}
        return counts.pop() if len(counts) == 1 else 0

    @property
    def has_numbers(self) -> bool:
        """Whether cells show numbers."""
        return self.dice or bool(self.rules.deck.numbers)

    @property
    def goes_higher(self) -> bool:
        """Whether a card or roll may also go on higher numbers."""
        return self.rules.match == "at_least" and self.has_numbers

    @property
    def open_cards(self) -> bool:
        """Whether one draws from cards that lie open."""
        return bool(self.rules.draw.market) or self.rules.draw.face_up

    @property
    def draws(self) -> bool:
        """Whether any card is ever drawn after the deal."""
        return relevance.draws(self.rules)

    @property
    def ends_when_empty(self) -> bool:
        """Whether the game ends when a card has to be drawn and none is left."""
        rules = self.rules
        by_turn = rules.draw.when in ("end", "start") and rules.forget.mode == "auto"
        return rules.exhaust == "end" and by_turn
