# SPDX-License-Identifier: MIT
# The types of playout.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core
from sequence_desktop.players.linear cimport Linear
from sequence_desktop.players.value cimport Value

cdef int _SURE, _LIKELY, _TRIES, _NOTES, _ODD

@cython.final
cdef class Playout:
    cdef public Linear policy
    cdef public Value value
    cdef public Core core
    cdef int[::1] root, pool, unseen, hidden, belief, claim, dealt, hands, before
    cdef int[::1] past, past_seat, past_token, past_deed
    cdef public int claim_size, noted, past_size
    cdef int pool_size, side, left
    cdef unsigned long long dealt_seed, dealt_rng
    cdef bint is_dealt

    @cython.locals(core=Core, i=cython.int)
    cpdef note(self, int kind, int token, int cell)
    @cython.locals(core=Core, seat=cython.int, token=cython.int, left=cython.int, i=cython.int,
                   _=cython.int, k=cython.int, cell=cython.int, heat=cython.int)
    cpdef begin(self, object hidden, object beliefs, int side)
    @cython.locals(core=Core, seat=cython.int, _=cython.int, i=cython.int)
    cpdef void imagine(self, unsigned long long seed) noexcept
    @cython.locals(core=Core, i=cython.int, j=cython.int, _=cython.int)
    cdef void _deal(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cdef void _deal_again(self, int seat) noexcept
    @cython.locals(card=cython.int)
    cdef int _take(self, int j) noexcept
    @cython.locals(core=Core, held=cython.int, i=cython.int, note=cython.int, chosen=cython.int)
    cdef bint _would_have_done_so(self, int seat) noexcept
    @cython.locals(core=Core, seat=cython.int, i=cython.int)
    cdef int _go_back(self, int note, int held) noexcept
    @cython.locals(core=Core, i=cython.int)
    cpdef double try_out(self, int kind, int token, int cell, unsigned long long seed, int plies) noexcept
    cpdef double go_on(self, unsigned long long seed, int plies) noexcept
