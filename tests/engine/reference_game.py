# SPDX-License-Identifier: MIT
"""The second reading of the rules, at play: the deal, the moves, and how games end."""

from __future__ import annotations

import re

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from tests.engine.reference import (
    Cell,
    Chance,
    Line,
    all_lines,
    cell_of,
    deck_in_order,
    first_seat,
    row_of,
)
from tests.engine.reference_talk import Talks

_MOVE = re.compile(r"(\w+)([@*~!-])(\w+)?(?:/(\w+))?(?::(.+))?")


class Reference(Talks):
    """A whole game, dealt from a seed."""

    def __init__(self, rules: Rules, board: Board, players: int, sides: int, seed: int) -> None:
        super().__init__(rules, board, players, sides)
        self.chance = Chance(seed)
        self.seat = first_seat(rules, players, self.chance)
        self.stock = self.chance.shuffled(deck_in_order(rules))
        if self.stock:
            dealt = rules.hand.const or rules.hand.by_players.get(str(players), 0)
            self.limits = [dealt] * players
        for _ in range(self.limits[0]):
            for hand in self.hands:
                hand.append(self.stock.pop(0))
        self.lay_open()
        self.begin_turn()

    def play(self, text: str) -> None:
        """Make a legal move."""
        if text == "=":
            self.passes += 1
            self.end_turn(used=False)
        elif "#" in text:
            self.talk(text)
        elif "+" in text.split(":")[0]:
            seat, token = text.split("+")
            self.draw_move(int(seat) if seat else None, token)
        else:
            found = _MOVE.fullmatch(text)
            assert found is not None, text
            token, sign, name, other, claim = found.groups()
            if not self.roll:
                self.hands[self.seat].remove(token)
                self.discards.append(token)
            if sign == "!":
                self.turn_in()
            else:
                self._act(sign, cell_of(name), other, claim)

    def _act(self, sign: str, cell: Cell, other: str | None, claim: str | None) -> None:
        """The effect on the board, then rows, then the end or the draw and the next turn."""
        side = self.side
        self.passes = 0
        if sign == "-":
            del self.chips[cell]
        elif sign == "~":
            target = cell_of(other or "")
            enemy = self.chips.pop(target)
            del self.chips[cell]
            self._put(side, target, claim)
            self._put(enemy, cell, None)
        else:
            self.chips.pop(cell, None)
            self._put(side, cell, claim)
        self._settle(side)
        if not self.ending and self.is_stuck():
            self.finish("board_full")
        if not self.ending:
            self.after_play()

    def _put(self, side: int, cell: Cell, claim: str | None) -> None:
        made: tuple[Line, ...] = ()
        if self.rules.rows.mode == "banked":
            options = self.claims(side, cell)
            if claim:
                made = tuple(row_of(name) for name in claim.split(","))
            elif options and not self.rules.rows.must_announce:
                made = options[0]
        self.chips[cell] = side
        self.banked[side] += made

    def _settle(self, mover: int) -> None:
        """Who has won? The mover is asked first."""
        for pattern in self._patterns():
            if all(c in self.free or self.chips.get(c) == mover for c in pattern):
                self.winner, self.ending = mover, "pattern"
                return
        for side in [mover, *(s for s in range(self.sides) if s != mover)]:
            if self.row_count(side) >= self.target:
                self._reach(side)
                return

    def _reach(self, side: int) -> None:
        extra = self.rules.win.sudden_death_turns
        if not extra:
            self.winner, self.ending = side, "rows"
        elif not self.overtime:
            alive = {self.side_of(seat) for seat in range(self.players) if seat not in self.out}
            self.overtime = {s: extra if s != side and s in alive else 0 for s in range(self.sides)}

    def _patterns(self) -> list[list[Cell]]:
        found = []
        for name in self.rules.win.patterns:
            if name == "center2x2":
                y, x = self.height // 2, self.width // 2
                found.append([(y - 1, x - 1), (y - 1, x), (y, x - 1), (y, x)])
            else:
                found.append([cell_of(part) for part in name.split("+")])
        return found

    def is_stuck(self) -> bool:
        """Whether the board is full and nothing in the game could change it."""
        if any(cell not in self.chips for cell in self.playable):
            return False
        if self.rules.blocked == "replace_enemy":
            takers = True
        else:
            tokens = self._tokens_of_the_game()
            taking = ("remove", "replace_any", "replace_enemy", "swap")
            takers = any(self.rules.powers.get(token) in taking for token in tokens)
        return not takers or not self.loose_chips()

    def _tokens_of_the_game(self) -> list[str]:
        if self.rules.source == "dice":
            return list(self.rules.powers)
        return deck_in_order(self.rules)

    def finish(self, ending: str, winner: int | None = None) -> None:
        """The end of a game that nobody has won by rows."""
        if self.ending:
            return
        if self.overtime and winner is None:
            self._most_rows()
            return
        self.ending, self.winner = ending, winner
        if winner is not None or ending == "last_side" or self.rules.stalemate.mode != "ladder":
            return
        left = list(range(self.sides))
        for length in self.rules.stalemate.ladder:
            if length == self.length:
                counts = {side: self.row_count(side) for side in left}
            else:
                lines = all_lines(self.height, self.width, length)
                counts = {s: sum(1 for line in lines if self._fills(s, line)) for s in left}
            left = [side for side in left if counts[side] == max(counts.values())]
            if len(left) == 1:
                self.winner = left[0]
                return

    def _most_rows(self) -> None:
        """Most rows win, equal rows are a draw."""
        counts = [self.row_count(side) for side in range(self.sides)]
        leaders = [side for side in range(self.sides) if counts[side] == max(counts)]
        self.winner = leaders[0] if len(leaders) == 1 else None
        self.ending = "rows"

    def settle_overtime(self) -> None:
        """Let the rows decide when no side has a turn of overtime left."""
        if not any(self.overtime.values()):
            self._most_rows()

    def _fills(self, side: int, line: Line) -> bool:
        return all(cell in self.free or self.chips.get(cell) == side for cell in line)
