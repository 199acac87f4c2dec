# SPDX-License-Identifier: MIT
"""The second reading of the rules: what lies on the table, and what the seat to move may do.

Points are not covered.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from tests.engine.reference import (
    Cell,
    Chance,
    Line,
    all_lines,
    all_shapes,
    cell_name,
    extended,
    largest_sets,
    may_stand_together,
    most_together,
    row_name,
    unique,
)


class Table:
    """A position as lists that change."""

    def __init__(self, rules: Rules, board: Board, players: int, sides: int) -> None:
        self.rules, self.grid = rules, board.rows
        self.players, self.sides = players, sides
        self.height, self.width = len(board.rows), len(board.rows[0])
        cells = list(product(range(self.height), range(self.width)))
        corners = {cell for cell in cells if self.token_at(cell) == "XX"}
        self.free = corners if rules.board.free == "corners" else set()
        self.joker_cells = corners if rules.board.joker_cells == "corners" else set()
        never = {cell for cell in cells if self.token_at(cell) == "##"}
        never |= corners - self.joker_cells
        self.playable = [cell for cell in cells if cell not in never]
        self.length = rules.rows.length_by_sides.get(str(sides), rules.rows.length)
        self.lines = [
            line
            for line in (
                all_shapes(self.height, self.width, rules.rows.shapes)
                or all_lines(self.height, self.width, self.length)
            )
            if all(cell in self.playable or cell in self.free for cell in line)
        ]
        self.target = rules.win.rows_by_players.get(
            str(players), rules.win.rows_by_sides.get(str(sides), 1)
        )
        self.chips: dict[Cell, int] = {}
        self.banked: list[list[Line]] = [[] for _ in range(sides)]
        self.out: set[int] = set()
        self.swaps = self.passes = 0
        self.roll = ""
        self.winner: int | None = None
        self.ending = ""
        self.chance = Chance(0)
        self.seat = 0
        self.limits = [0] * players
        self.phase = "play"
        self.open: list[list[str]] = []
        self.owed: list[int] = []
        self.overtime: dict[int, int] = {}
        self.payers: list[int] = []
        self.penalised = self.interrupted = 0
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]

    def side_of(self, seat: int) -> int:
        """The side a seat belongs to."""
        if self.rules.players.seating == "together":
            return seat // (self.players // self.sides)
        return seat % self.sides

    @property
    def side(self) -> int:
        """The side to move."""
        return self.side_of(self.seat)

    # What may be done.

    def legal_moves(self) -> list[str]:
        """The texts of all legal moves of the seat to move."""
        if self.ending:
            return []
        if self.phase in ("give_up", "take_chip"):
            return self.penalties()
        if self.phase != "play":
            return [f"+{token}" for token in unique([pile[0] for pile in self.open if pile])]
        tokens = [self.roll] if self.roll else unique(self.hands[self.seat])
        plays = [play for token in tokens for play in self.plays(token)]
        turn_ins = self.turn_ins(tokens, stuck=not plays)
        moves = turn_ins if turn_ins and not self.rules.dead.optional else plays + turn_ins
        if self.rules.draw.when == "action" and self._may_draw():
            moves = [*moves, "+"]
            if not tokens and not self.rules.turn.must_draw_at_zero:
                moves.append("=")
        return moves or ["="]

    def penalties(self) -> list[str]:
        """The texts of the ways to pay for talking."""
        raise NotImplementedError

    def plays(self, token: str) -> list[str]:
        """The texts of all plays of one card or roll."""
        found: list[str] = []
        for sign, cells in self.uses(token):
            for cell in cells:
                if sign == "-":
                    found.append(f"{token}-{cell_name(cell)}")
                elif sign == "~":
                    for enemy in self.enemies(token):
                        text = f"{token}~{cell_name(cell)}/{cell_name(enemy)}"
                        found += self.with_claims(text, enemy, leaving=cell)
                else:
                    found += self.with_claims(f"{token}{sign}{cell_name(cell)}", cell)
        return found

    def uses(self, token: str) -> list[tuple[str, list[Cell]]]:
        """What the token may do: the sign of the move, and on which cells."""
        power = self.rules.powers.get(token)
        open_cells = [c for c in self.playable if c not in self.chips and c not in self.joker_cells]
        enemies = self.enemies(token)
        covering = enemies if self.rules.blocked == "replace_enemy" else []
        if power == "remove":
            own = self.own_chips(token) if self.rules.remove.allow_own else []
            return [("-", enemies + own)]
        if power == "replace_any":
            return [("@", open_cells), ("*", enemies)]
        if power == "replace_enemy":
            return [("*", enemies)]
        if power == "corner":
            return [("@", [c for c in self.playable if c in self.joker_cells - set(self.chips)])]
        if power == "swap":
            own = [c for c in self.loose_chips() if self.chips[c] == self.side]
            return [("~", own if enemies else [])]
        if power == "wild":
            return [("@", open_cells)] if open_cells else [("*", covering)]
        matching = [cell for cell in self.playable if self.matches(token, self.token_at(cell))]
        empty = [cell for cell in matching if cell not in self.chips]
        return [("@", empty)] if empty else [("*", [c for c in matching if c in covering])]

    def matches(self, token: str, shown: str) -> bool:
        """Whether a card without a power may be played on a cell that shows this."""
        if self.rules.match == "at_least" and token.isdigit() and shown.isdigit():
            return int(shown) >= int(token)
        return token == shown

    def enemies(self, token: str) -> list[Cell]:
        """The enemy chips that this token may take, replace or swap."""
        return [
            c for c in self.loose_chips() if self.chips[c] != self.side and self.reaches(token, c)
        ]

    def own_chips(self, token: str) -> list[Cell]:
        """One's own chips that this token may take."""
        return [
            c for c in self.loose_chips() if self.chips[c] == self.side and self.reaches(token, c)
        ]

    def loose_chips(self) -> list[Cell]:
        """The chips that may be touched."""
        safe = self.safe_cells()
        return [cell for cell in self.chips if cell not in safe]

    def reaches(self, token: str, cell: Cell) -> bool:
        """Whether the cell's number is not sheltered from this token."""
        numbers = self.rules.protect.cells_from.get(token, ())
        return self.token_at(cell) not in {str(number) for number in numbers}

    def safe_cells(self) -> set[Cell]:
        """The cells whose chips may not be touched by anybody."""
        protect = self.rules.protect
        safe = set(self.joker_cells) if protect.corners else set()
        for side in range(self.sides) if protect.rows else ():
            for row in self.rows(side):
                safe |= extended(row, self.holder(side)) if protect.extensions else set(row)
        return safe - self.free

    def with_claims(self, text: str, cell: Cell, leaving: Cell | None = None) -> list[str]:
        """The text of a move, or one text for each choice of rows that it asks for."""
        if self.rules.rows.mode == "live":
            return [text]
        options = self.claims(self.side, cell, leaving)
        if self.rules.rows.choice != "ask":
            options = options[:1]
        if options and self._would_win(len(options[0])) and not self.rules.rows.must_announce:
            return [text]
        texts = [text + ":" + ",".join(row_name(row) for row in option) for option in options]
        if self.rules.rows.must_announce:
            return [text, *texts]
        return texts if len(texts) > 1 else [text]

    def _would_win(self, more: int) -> bool:
        """Whether so many more rows end the game: then it does not matter which they are."""
        if self.rules.win.sudden_death_turns or self.rules.scoring.target:
            return False
        return len(self.banked[self.side]) + more >= self.target

    def claims(self, side: int, cell: Cell, leaving: Cell | None = None) -> list[tuple[Line, ...]]:
        """The largest sets of new rows that a chip on this cell makes."""
        before = dict(self.chips)
        if leaving is not None:
            del self.chips[leaving]
        self.chips[cell] = side
        at_any_time = self.rules.rows.must_announce
        complete = [
            line for line in self.lines if (cell in line or at_any_time) and self.holds(side, line)
        ]
        self.chips = before
        return largest_sets(complete, self.banked[side], self.fits)

    def turn_ins(self, tokens: list[str], *, stuck: bool) -> list[str]:
        """The texts of the dead cards that may be turned in."""
        dead = self.rules.dead
        outside = len(self.stock) + len(self.discards) + sum(len(pile) for pile in self.open)
        if not self.has_cards():
            return []
        if self.swaps >= (outside if dead.swap < 0 else dead.swap):
            return []
        if dead.only_when_stuck and not stuck:
            return []
        return [f"{token}!" for token in tokens if self.is_dead(token)]

    def is_dead(self, token: str) -> bool:
        """Whether a card has no cell left; a card that takes chips off is never dead."""
        if self.rules.powers.get(token) not in (None, "wild", "corner"):
            return False
        return not any(cells for _, cells in self.uses(token))

    def _may_draw(self) -> bool:
        most = self.rules.hand.max or self.limits[self.seat]
        if self.rules.turn.must_play_at_max and len(self.hands[self.seat]) >= most:
            return False
        return self.has_cards()

    def has_cards(self) -> bool:
        """Whether there is a card to draw."""
        reshuffled = self.discards if self.rules.exhaust == "reshuffle" else []
        return bool(self.stock or reshuffled or any(self.open))

    # Rows.

    def token_at(self, cell: Cell) -> str:
        """What a cell shows."""
        return self.grid[cell[0]][cell[1]]

    def holds(self, side: int, line: Line) -> bool:
        """Whether every cell of a line is the side's chip or free, and not all are free."""
        held = all(cell in self.free or self.chips.get(cell) == side for cell in line)
        return held and not all(cell in self.free for cell in line)

    def holder(self, side: int) -> Callable[[Cell], bool]:
        """A function that tells whether a cell counts for a side."""
        return lambda cell: cell in self.free or self.chips.get(cell) == side

    def fits(self, a: Line, b: Line) -> bool:
        """Whether one side may have both rows."""
        return may_stand_together(self.rules, self.free, a, b)

    def rows(self, side: int) -> list[Line]:
        """The rows banked, or in live mode every complete line."""
        if self.rules.rows.mode == "banked":
            return self.banked[side]
        return [line for line in self.lines if self.holds(side, line)]

    def row_count(self, side: int) -> int:
        """How many rows a side has."""
        if self.rules.rows.mode == "banked":
            return len(self.banked[side])
        return most_together(self.rows(side), self.fits)
