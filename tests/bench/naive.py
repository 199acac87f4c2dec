# SPDX-License-Identifier: MIT
"""Sequence for two as one would first write it: lists of lists and loops. The benchmark's rival.

It plays the printed rules on the same board: place, wild and remove jacks, free corners, one dead
card a turn, rows of five that share one cell at most, two rows win, reshuffle, pass. Every legal
move is listed before each play, as the engine does.
"""

from __future__ import annotations

from collections.abc import Sequence

from sequence_desktop.engine.rng import Random

Cell = tuple[int, int]
Row = list[Cell]
NaiveMove = tuple[str, str, int, int, int]
"""What is done, the card, row and column, and which of several rows is claimed."""

WILD = ("JC", "JD")
REMOVE = ("JS", "JH")
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class NaiveGame:
    """One game for two."""

    def __init__(self, board: Sequence[Sequence[str]], random: Random) -> None:
        self.board = board
        self.random = random
        self.size = len(board)
        self.chips: list[list[int | None]] = [[None] * self.size for _ in board]
        self.rows: list[list[Row]] = [[], []]
        pack = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
        self.stock = list(random.shuffled(pack + pack))
        self.discards: list[str] = []
        self.hands = [[self.stock.pop() for _ in range(7)] for _ in range(2)]
        self.seat = 0
        self.swapped = False
        self.passes = 0
        self.over = False

    def legal_moves(self) -> list[NaiveMove]:
        """All moves of the seat to move."""
        moves: list[NaiveMove] = []
        for card in dict.fromkeys(self.hands[self.seat]):
            if card in REMOVE:
                moves += self._removals(card)
            else:
                cells = self._targets(card)
                for r, c in cells:
                    choices = max(1, len(self._choices(r, c)))
                    moves += [("put", card, r, c, choice) for choice in range(choices)]
                if not cells and not self.swapped and (self.stock or self.discards):
                    moves.append(("turn_in", card, 0, 0, 0))
        return moves or [("pass", "", 0, 0, 0)]

    def play(self, move: NaiveMove) -> None:
        """Make a move."""
        kind, card, r, c, choice = move
        hand = self.hands[self.seat]
        if kind == "pass":
            self.passes += 1
            self.over = self.passes >= 2
            self._next()
            return
        hand.remove(card)
        self.discards.append(card)
        if kind == "turn_in":
            self.swapped = True
            self._draw()
            return
        self.passes = 0
        if kind == "remove":
            self.chips[r][c] = None
        else:
            choices = self._choices(r, c)
            self.chips[r][c] = self.seat
            if choices:
                self.rows[self.seat] += choices[choice]
            self.over = len(self.rows[self.seat]) >= 2
        if not self.over:
            self._draw()
            self._next()

    def _targets(self, card: str) -> list[Cell]:
        found = []
        for r in range(self.size):
            for c in range(self.size):
                shown = self.board[r][c]
                matches = shown == card or (card in WILD and shown != "XX")
                if matches and self.chips[r][c] is None:
                    found.append((r, c))
        return found

    def _removals(self, card: str) -> list[NaiveMove]:
        safe = {cell for row in self.rows[1 - self.seat] for cell in row}
        return [
            ("remove", card, r, c, 0)
            for r in range(self.size)
            for c in range(self.size)
            if self.chips[r][c] == 1 - self.seat and (r, c) not in safe
        ]

    def _counts(self, r: int, c: int) -> bool:
        return self.chips[r][c] == self.seat or self.board[r][c] == "XX"

    def _choices(self, r: int, c: int) -> list[list[Row]]:
        """The largest sets of new rows that a chip on this cell makes."""
        rows = [row for row in self._lines(r, c) if self._fits(row, self.rows[self.seat])]
        pairs = [[a, b] for i, a in enumerate(rows) for b in rows[i + 1 :] if self._fits(a, [b])]
        return pairs or [[row] for row in rows]

    def _lines(self, r: int, c: int) -> list[Row]:
        """The lines of five through a cell in which every other cell counts."""
        found = []
        for down, right in DIRECTIONS:
            for back in range(5):
                line = [(r + down * (i - back), c + right * (i - back)) for i in range(5)]
                if all(
                    0 <= y < self.size
                    and 0 <= x < self.size
                    and ((y, x) == (r, c) or self._counts(y, x))
                    for y, x in line
                ):
                    found.append(line)
        return found

    def _fits(self, row: Row, others: list[Row]) -> bool:
        corners = {0, self.size - 1}
        for other in others:
            shared = [(r, c) for r, c in row if (r, c) in other]
            if len([1 for r, c in shared if not (r in corners and c in corners)]) > 1:
                return False
        return True

    def _draw(self) -> None:
        if not self.stock:
            self.stock, self.discards = list(self.random.shuffled(self.discards)), []
        if self.stock:
            self.hands[self.seat].append(self.stock.pop())

    def _next(self) -> None:
        self.seat = 1 - self.seat
        self.swapped = False
