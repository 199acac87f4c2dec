# SPDX-License-Identifier: MIT
# The types of playout.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core
from sequence_desktop.players.linear cimport Linear
from sequence_desktop.players.value cimport Value

cdef int _SURE, _LIKELY, _TRIES

@cython.final
cdef class Playout:
    cdef public Linear policy
    cdef public Value value
    cdef public Core core
    cdef public int[::1] root, pool, unseen, hidden, belief, claim
    cdef public int pool_size, claim_size, side

    @cython.locals(core=Core, seat=cython.int, token=cython.int, left=cython.int, i=cython.int,
                   _=cython.int, k=cython.int, cell=cython.int)
    cpdef begin(self, object hidden, int eager, int special, int side)
    @cython.locals(core=Core, left=cython.int, seat=cython.int, _=cython.int, j=cython.int,
                   _again=cython.int)
    cpdef void imagine(self, unsigned long long seed) noexcept
    @cython.locals(card=cython.int)
    cdef int _take(self, int j, int left) noexcept
    @cython.locals(core=Core, i=cython.int)
    cpdef double try_out(self, int kind, int token, int cell, unsigned long long seed, int plies) noexcept
    cpdef double go_on(self, unsigned long long seed, int plies) noexcept
