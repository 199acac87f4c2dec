# SPDX-License-Identifier: MIT
# The types of core.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core_field cimport Field

cdef int _PUT, _REMOVE, _REPLACE, _TURN_IN, _DRAW, _PASS, _HEAD
cdef unsigned long long _MASK, _STEP

@cython.final
cdef class Core(Field):
    cdef public int deck, room, size
    cdef const int[::1] token_from, token_cells, cell_token, power, copies, side_of
    cdef public int seats, step, dice, at_least, draw_at, limit, full, may_rest, turn_ins
    cdef public int turn_in_first, turn_in_stuck, out_at, reshuffles, ends_empty, own_too, covers
    cdef public int takes, again, again_blocked
    cdef public unsigned long long rng
    cdef public int[::1] all, blank, head, hand, held, stock, discards, gone
    cdef public int[::1] deed, deed_token, deed_cell
    cdef public int seat, stock_size, discards_size, swaps, passes, out, roll, plies, over, winner

    cpdef clear(self)
    @cython.locals(token=cython.int, seat=cython.int, _=cython.int)
    cpdef deal(self, unsigned long long seed, int first=*)
    @cython.locals(head=cython.int[::1])
    cpdef save(self, int[::1] state)
    @cython.locals(head=cython.int[::1])
    cpdef load(self, int[::1] state)
    @cython.locals(word=cython.ulonglong)
    cpdef int below(self, unsigned long long n) noexcept
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cpdef void shuffle(self) noexcept
    @cython.locals(n=cython.int, dead=cython.int, start=cython.int, held=cython.int,
                   may_turn_in=cython.bint, i=cython.int, token=cython.int, before=cython.int)
    cpdef int options(self) noexcept
    @cython.locals(j=cython.int)
    cdef bint _is_double(self, int start, int i, int token) noexcept
    cdef int _note(self, int n, int kind, int token, int cell) noexcept
    @cython.locals(power=cython.int, side=cython.int, before=cython.int, i=cython.int,
                   cell=cython.int, kind=cython.int)
    cpdef int uses(self, int token, int n) noexcept
    cpdef bint may_turn_in(self) noexcept
    cpdef bint can_replace(self) noexcept
    @cython.locals(side=cython.int)
    cpdef void play(self, int kind, int token, int cell) noexcept
    @cython.locals(start=cython.int, last=cython.int, i=cython.int)
    cdef void _lay_off(self, int token) noexcept
    @cython.locals(i=cython.int)
    cpdef bint take_card(self, int seat) noexcept
    cpdef void give(self, int seat, int token) noexcept
    cpdef void add_to_stock(self, int token) noexcept
    cpdef void add_to_discards(self, int token) noexcept
    cdef void _draw_in_turn(self, int extra) noexcept
    @cython.locals(i=cython.int, side=cython.int)
    cdef void _settle(self, int mover) noexcept
    @cython.locals(token=cython.int, power=cython.int, cell=cython.int)
    cdef bint _is_stuck(self) noexcept
    @cython.locals(active=cython.int, seat=cython.int, again=cython.bint)
    cdef void _end_turn(self, bint used) noexcept
    cpdef void begin_turn(self) noexcept
    @cython.locals(left=cython.int)
    cpdef void roll_dice(self) noexcept
    @cython.locals(_=cython.int, left=cython.int, seat=cython.int)
    cdef void _next_seat(self) noexcept
    @cython.locals(dead=cython.int, start=cython.int, i=cython.int, token=cython.int,
                   open_one=cython.int, k=cython.int)
    cdef int _dead_cards(self) noexcept
    @cython.locals(done=cython.int, chosen=cython.int)
    cpdef int play_randomly(self, int most) noexcept
