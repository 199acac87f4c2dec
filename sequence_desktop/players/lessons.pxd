# SPDX-License-Identifier: MIT
# The types of lessons.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core
from sequence_desktop.players.linear cimport Linear
from sequence_desktop.players.value cimport Value

cdef int _SET, _FACTS, _MOST

@cython.final
cdef class Lessons:
    cdef public Linear policy
    cdef public Value value
    cdef public Core core
    cdef const int[::1] side_of
    cdef public double sight
    cdef public int sides, plies, games
    cdef public double[::1] slope, error, log_slope, log_fact, log_chance, chance
    cdef public int[::1] log_start, log_set, log_side, wins

    @cython.locals(i=cython.int)
    cpdef void forget(self) noexcept
    @cython.locals(core=Core, policy=Linear, t=cython.int, n=cython.int, chosen=cython.int)
    cpdef void play(self, unsigned long long seed, int first) noexcept
    @cython.locals(value=Value, side=cython.int, at=cython.int, i=cython.int)
    cdef void _note_position(self, int t) noexcept
    @cython.locals(winner=cython.int, side=cython.int, won=cython.double)
    cdef void _note_end(self, int t) noexcept
    @cython.locals(policy=Linear, most=cython.double, total=cython.double, lot=cython.double,
                   i=cython.int, chosen=cython.int)
    cdef int _draw_lots(self, int n) noexcept
    @cython.locals(policy=Linear, base=cython.int, i=cython.int, amount=cython.double, k=cython.int)
    cdef void _note_choice(self, int t, int n, int chosen) noexcept
    @cython.locals(sides=cython.int, side=cython.int, gain=cython.double, t=cython.int,
                   now=cython.double, i=cython.int, miss=cython.double, at=cython.int,
                   base=cython.int)
    cdef void _judge(self, int end) noexcept
