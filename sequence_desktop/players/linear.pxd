# SPDX-License-Identifier: MIT
# The types of linear.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core
from sequence_desktop.players.line_sight cimport LineSight

cdef int _OWN, _BLOCK, _FREES, _TWIN_OWN, _TWIN_BLOCK, _COVERED, _WILD, _TAKE
cdef int _REACH, _DRAWN
cdef double _NEVER

@cython.final
cdef class Linear(LineSight):
    cdef public double[::1] weights, value, put_value
    cdef public double noise, thrift, sum
    cdef public int careful, learns, at, ready, answered, reach, reach_token
    cdef public int[::1] start, feature, answer, put_known, put_answer

    @cython.locals(n=cython.int, best=cython.int, i=cython.int)
    cpdef int choose(self) noexcept
    @cython.locals(core=Core, i=cython.int, dead=cython.int, all_lines=cython.bint, at=cython.int, hot_only=cython.bint, kind=cython.int,
                   token=cython.int, cell=cython.int, power=cython.int, held=cython.int)
    cpdef int weigh(self, int n) noexcept
    @cython.locals(cell=cython.int)
    cdef void _forget(self) noexcept
    cdef void _rule_out(self, int i) noexcept
    @cython.locals(most=cython.int, i=cython.int)
    cdef void _leave_what_answers(self, int n) noexcept
    @cython.locals(core=Core, i=cython.int)
    cdef bint _has_hot_wild(self, int n) noexcept
    cdef void _add(self, int feature) noexcept
    @cython.locals(fills=cython.int, lacks=cython.int)
    cdef int _own_feature(self, int w, int cell, int m) noexcept
    cdef void _put_once(self, int cell) noexcept
    @cython.locals(core=Core, i=cython.int, w=cython.int)
    cdef void _put(self, int cell) noexcept
    @cython.locals(core=Core, i=cython.int, w=cython.int)
    cdef void _lift(self, int cell) noexcept
    @cython.locals(core=Core, i=cython.int, w=cython.int, m=cython.int)
    cdef void _replace(self, int cell) noexcept
    @cython.locals(core=Core, first=cython.int, last=cython.int, k=cython.int, start=cython.int,
                   held=cython.int, i=cython.int, covered=cython.int, twin=cython.int,
                   w=cython.int)
    cdef void _give_up(self, int token, int cell) noexcept
    @cython.locals(core=Core, reached=cython.int, k=cython.int)
    cdef int _reached(self, int first, int last) noexcept
    @cython.locals(core=Core, start=cython.int, power=cython.int, held=cython.int, i=cython.int)
    cdef void _spend(self, int first, int token) noexcept
    @cython.locals(core=Core, side=cython.int, lone=cython.int, done=cython.int, i=cython.int,
                   w=cython.int, at=cython.int, chosen=cython.int, rows=cython.int)
    cdef bint _wins(self, int cell) noexcept
    @cython.locals(core=Core, done=cython.int, chosen=cython.int)
    cpdef int play_on(self, int most) noexcept
