# SPDX-License-Identifier: MIT
# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True, nonecheck=False
"""The play-out core: the same games on plain numbers, for players that look ahead.

Ordinary Python on flat tables. (Attributes are named twice, here for readers and type checkers, in
the ``.pxd`` file for Cython.) Where a compiler is at hand, Cython makes a module of it, with the
types in ``core.pxd``: then it is some fifty times faster, and plays the same games from the same
seed. The rules have one truth, the engine's ``Position``: tests play both side by side. Sources of
the rules are named there.

A deed is three numbers: its kind (as in ``core_ground.DEEDS``), a token and a cell. States are
copied, never undone: ``save`` and ``load``.
"""

from __future__ import annotations

from sequence_desktop.engine.core_field import Field, Ints, numbers
from sequence_desktop.engine.core_ground import CoreGround, Numbers

_PUT = 0
_REMOVE = 1
_REPLACE = 2
_TURN_IN = 3
_DRAW = 4
_PASS = 5
_HEAD = 16
# With a name they have a type; large numbers in the text would be Python's for Cython.
_MASK = 0xFFFFFFFF
_STEP = 2891336453


class Core(Field):
    """One game in progress, and everything that its rules need to know of the setup."""

    deck: int
    seats: int
    step: int
    dice: int
    at_least: int
    draw_at: int
    limit: int
    full: int
    may_rest: int
    turn_ins: int
    turn_in_first: int
    turn_in_stuck: int
    out_at: int
    reshuffles: int
    ends_empty: int
    own_too: int
    covers: int
    takes: int
    again: int
    again_blocked: int
    token_from: Numbers
    token_cells: Numbers
    cell_token: Numbers
    power: Numbers
    copies: Numbers
    side_of: Numbers
    head: Ints
    hand: Ints
    held: Ints
    stock: Ints
    discards: Ints
    gone: Ints

    def __init__(self, ground: CoreGround, seed: int = 1) -> None:
        """An empty board with nobody holding a card."""
        super().__init__(ground)
        self.token_from, self.token_cells = ground.token_from, ground.token_cells
        self.cell_token, self.power, self.copies = ground.cell_token, ground.power, ground.copies
        self.side_of, self.deck = ground.side_of, sum(ground.copies)
        for name, value in ground.settings.items():
            setattr(self, name, value)
        self.room = self.limit + 32
        self.rng = seed & _MASK
        sizes = [
            ("head", _HEAD),
            ("hand", self.seats * self.room),
            ("held", self.seats),
            ("stock", self.deck),  # the next card last
            ("discards", self.deck),
            ("gone", self.tokens),  # how many of a token lie on the discards
            *self.field_sizes(),
        ]
        self.size = sum(size for _, size in sizes)
        self.all = numbers(self.size)
        self.blank = numbers(self.size)
        start = 0
        for name, size in sizes:
            setattr(self, name, self.all[start : start + size])
            start += size
        room = self.tokens * self.cells + 64
        self.deed, self.deed_token, self.deed_cell = numbers(room), numbers(room), numbers(room)
        self.clear()

    def clear(self) -> None:
        """An empty board, no cards, the first seat to move."""
        self.all[:] = self.blank
        self.clear_field()
        self.seat = self.stock_size = self.discards_size = self.swaps = self.passes = 0
        self.out = self.roll = self.plies = self.over = 0
        self.winner = -1

    def deal(self, seed: int, first: int = 0) -> None:
        """Begin a new game."""
        self.clear()
        self.rng = seed & _MASK
        for token in range(self.tokens if not self.dice else 0):
            for _ in range(self.copies[token]):
                self.stock[self.stock_size] = token
                self.stock_size += 1
        self.shuffle()
        for seat in range(self.seats):
            for _ in range(self.limit):
                self.take_card(seat)
        self.seat = first
        self.begin_turn()

    def new_state(self) -> Ints:
        """Room for a saved state."""
        return numbers(self.size)

    def save(self, state: Ints) -> None:
        """Write the state down."""
        head = self.head
        head[0], head[1], head[2] = self.seat, self.stock_size, self.discards_size
        head[3] = self.swaps
        head[4], head[5], head[6], head[7] = self.passes, self.out, self.roll, self.plies
        head[8], head[9], head[10] = self.over, self.winner, self.empty
        state[:] = self.all

    def load(self, state: Ints) -> None:
        """Return to a state that was written down; chance goes on from where it is."""
        self.all[:] = state
        head = self.head
        self.seat, self.stock_size, self.discards_size = head[0], head[1], head[2]
        self.swaps = head[3]
        self.passes, self.out, self.roll, self.plies = head[4], head[5], head[6], head[7]
        self.over, self.winner, self.empty = head[8], head[9], head[10]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, as good as even for small n. Source: O'Neill, PCG (2014)."""
        self.rng = (self.rng * 747796405 + _STEP) & _MASK
        word = self.rng
        word = (((word >> ((word >> 28) + 4)) ^ word) * 277803737) & _MASK
        word = (word >> 22) ^ word
        return (word * n) >> 32

    def shuffle(self) -> None:
        """Shuffle the stock."""
        for i in range(self.stock_size - 1, 0, -1):
            j = self.below(i + 1)
            card = self.stock[i]
            self.stock[i] = self.stock[j]
            self.stock[j] = card

    def options(self) -> int:
        """Write what the seat to move may do to ``deed``, ``deed_token``, ``deed_cell``: how many.

        The rows that a deed claims are not among its numbers: the largest set, the first if there
        are several, or those laid down by ``want``.
        """
        n = 0
        dead = 0
        start = self.seat * self.room
        held = 1 if self.dice else self.held[self.seat]
        may_turn_in = self.may_turn_in()
        for i in range(held):
            token = self.roll if self.dice else self.hand[start + i]
            if self._is_double(start, i, token):
                continue
            before = n
            n = self.uses(token, n)
            if n == before and self.power[token] in (0, 1, 5):
                self.found[dead] = token
                dead += 1
        if dead and may_turn_in and not (self.turn_in_stuck and n):
            if self.turn_in_first:
                n = 0
            for i in range(dead):
                n = self._note(n, _TURN_IN, self.found[i], 0)
        if self.draw_at == 2:
            held = self.held[self.seat]
            if held < self.full and self.can_replace():
                n = self._note(n, _DRAW, 0, 0)
                if not held and self.may_rest:
                    n = self._note(n, _PASS, 0, 0)
        return n or self._note(0, _PASS, 0, 0)

    def _is_double(self, start: int, i: int, token: int) -> bool:
        """Whether a card like the one at this place of the hand stands before it."""
        for j in range(i):
            if self.hand[start + j] == token:
                return True
        return False

    def _note(self, n: int, kind: int, token: int, cell: int) -> int:
        self.deed[n], self.deed_token[n], self.deed_cell[n] = kind, token, cell
        return n + 1

    def uses(self, token: int, n: int) -> int:
        """Write what may be done with a token behind ``n`` other deeds: how many there are then."""
        power = self.power[token]
        side = self.side_of[self.seat] + 1
        before = n
        if power == 0:
            for i in range(self.token_from[token], self.token_from[token + 1]):
                cell = self.token_cells[i]
                if not self.chip[cell]:
                    n = self._note(n, _PUT, token, cell)
            if n == before and self.covers:
                for i in range(self.token_from[token], self.token_from[token + 1]):
                    cell = self.token_cells[i]
                    if self.chip[cell] != side and self._is_loose(token, cell):
                        n = self._note(n, _REPLACE, token, cell)
            return n
        if power == 6:
            return n
        if power == 1 or power == 3 or power == 5:
            kind = 2 if power == 5 else 1
            for cell in range(self.cells):
                if self.open_cell[cell] == kind and not self.chip[cell]:
                    n = self._note(n, _PUT, token, cell)
        if power == 5 or (power == 1 and (n > before or not self.covers)):
            return n
        kind = _REMOVE if power == 2 else _REPLACE
        for cell in range(self.cells):
            if self.chip[cell] and self._is_loose(token, cell):
                if self.chip[cell] != side or (power == 2 and self.own_too):
                    n = self._note(n, kind, token, cell)
        return n

    def may_turn_in(self) -> bool:
        """Whether the turn still allows a dead card to be turned in, and there is one for it."""
        if not self.can_replace():
            return False
        if self.turn_ins < 0:
            return self.swaps < self.stock_size + self.discards_size
        return self.swaps < self.turn_ins

    def can_replace(self) -> bool:
        """Whether there is a card to be drawn."""
        return self.stock_size > 0 or (self.reshuffles > 0 and self.discards_size > 0)

    def play(self, kind: int, token: int, cell: int) -> None:
        """Do a deed that is among the options, and all that follows from it."""
        self.plies += 1
        if kind == _PASS:
            self.passes += 1
            self._end_turn(False)
            return
        if kind == _DRAW:
            self.take_card(self.seat)
            self.passes = 0
            self._end_turn(True)
            return
        if not self.dice:
            self._lay_off(token)
        if kind == _TURN_IN:
            self.swaps += 1
            self.take_card(self.seat)
            return
        side = self.side_of[self.seat]
        if kind != _PUT:
            self._lift(cell)
        if kind != _REMOVE:
            self._put(side, cell)
        self.wanted_size = -1
        self.passes = 0
        self._settle(side)
        if not self.over and self.empty == 0 and self._is_stuck():
            self.over = 1
        if not self.over:
            if self.draw_at == 0:
                self._draw_in_turn(0)
            self._end_turn(True)

    def _lay_off(self, token: int) -> None:
        start = self.seat * self.room
        self.held[self.seat] -= 1
        last = start + self.held[self.seat]
        i = start
        while i < last and self.hand[i] != token:
            i += 1
        while i < last:  # the hand keeps its order, as in the engine
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.add_to_discards(token)

    def take_card(self, seat: int) -> bool:
        """Give a seat the top card of the stock, shuffling the discards if need be."""
        if self.stock_size == 0:
            if not (self.reshuffles and self.discards_size):
                return False
            for i in range(self.discards_size):
                self.stock[i] = self.discards[i]
                self.gone[self.discards[i]] = 0
            self.stock_size = self.discards_size
            self.discards_size = 0
            self.shuffle()
        self.stock_size -= 1
        self.hand[seat * self.room + self.held[seat]] = self.stock[self.stock_size]
        self.held[seat] += 1
        return True

    def give(self, seat: int, token: int) -> None:
        """Put a card into a hand, from nowhere."""
        self.hand[seat * self.room + self.held[seat]] = token
        self.held[seat] += 1

    def add_to_stock(self, token: int) -> None:
        """Lay a card on top of the stock, from nowhere."""
        self.stock[self.stock_size] = token
        self.stock_size += 1

    def add_to_discards(self, token: int) -> None:
        """Lay a card on top of the discards, from nowhere."""
        self.discards[self.discards_size] = token
        self.discards_size += 1
        self.gone[token] += 1

    def _draw_in_turn(self, extra: int) -> None:
        if self.held[self.seat] >= self.limit + extra:
            return
        if not self.take_card(self.seat) and self.ends_empty:
            self.over = 1

    def _settle(self, mover: int) -> None:
        """End the game if somebody has what it takes; the mover comes first."""
        if self.struck == mover:
            self.over = 1
            self.winner = mover
        self.struck = -1
        for i in range(self.sides):
            side = (mover + i) % self.sides
            if not self.over and self.rows[side] >= self.rows_to_win:
                if self.row_count(side) >= self.rows_to_win:
                    self.over = 1
                    self.winner = side

    def _is_stuck(self) -> bool:
        """Whether no chip on the full board can be changed any more."""
        if not self.takes:
            return True
        for token in range(self.tokens):
            power = self.power[token]
            if power in (2, 3, 4, 6) or (power == 0 and self.covers):
                for cell in range(self.cells):
                    if self.chip[cell] and self._is_loose(token, cell):
                        return False
        return True

    def _end_turn(self, used: bool) -> None:
        if self.over:
            return
        if not self.dice:
            active = 0
            for seat in range(self.seats):
                active += 1 - (self.out >> seat & 1)
            if self.passes >= active:
                self.over = 1
                return
        again = self.dice and self.again >> self.roll & 1
        if not (again and (used or self.again_blocked)):
            self._next_seat()
        if not self.over:
            self.begin_turn()

    def begin_turn(self) -> None:
        """What happens before the seat to move can choose."""
        self.swaps = 0
        if self.dice:
            self.roll_dice()
        elif self.draw_at == 1:
            self._draw_in_turn(1)

    def roll_dice(self) -> None:
        """Roll the dice: ``deck`` is the number of ways they can fall."""
        left = self.below(self.deck)
        self.roll = 0
        while left >= self.copies[self.roll]:
            left -= self.copies[self.roll]
            self.roll += 1

    def _next_seat(self) -> None:
        for _ in range(self.seats):
            self.seat = (self.seat + self.step + self.seats) % self.seats
            if self.out >> self.seat & 1:
                continue
            if self.out_at == 1000 or self._dead_cards() < self.out_at:
                return
            self.out |= 1 << self.seat
            left = -1
            for seat in range(self.seats):
                if not self.out >> seat & 1:
                    if left >= 0 and left != self.side_of[seat]:
                        left = -2
                        break
                    left = self.side_of[seat]
            if left != -2:
                self.over = 1
                self.winner = left
                return

    def _dead_cards(self) -> int:
        """How many cards of the seat to move match no open cell."""
        dead = 0
        start = self.seat * self.room
        for i in range(self.held[self.seat]):
            token = self.hand[start + i]
            if self.power[token] == 0:
                open_one = 0
                for k in range(self.token_from[token], self.token_from[token + 1]):
                    if not self.chip[self.token_cells[k]]:
                        open_one = 1
                        break
                dead += 1 - open_one
        return dead

    def play_randomly(self, most: int) -> int:
        """Play any options until the game is over, or so many deeds: how many were done."""
        done = 0
        while not self.over and done < most:
            chosen = self.below(self.options())
            self.play(self.deed[chosen], self.deed_token[chosen], self.deed_cell[chosen])
            done += 1
        return done
