# SPDX-License-Identifier: MIT
# The types of linear.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core

cdef int _OWN, _BLOCK, _LATER, _LIFT, _FREES, _TWIN_OWN, _TWIN_BLOCK, _COVERED, _WILD, _TAKE
cdef int _REACH, _DRAWN, _SET, _FAR
cdef double _NEVER

@cython.final
cdef class Linear:
    cdef public Core core
    cdef public double[::1] weights, value, put_value
    cdef const int[::1] slanted
    cdef public double noise, thrift, sum
    cdef public int counts, overlooks, careful, learns, lines, cells, sides
    cdef public int side, next_side, set, at, ready, alarms, answered, reach, reach_token
    cdef public int[::1] own, fills, lacks, theirs, lifts, frees, fill, rare, hot, unseen, urgent
    cdef public int[::1] start, feature, answer, put_known, put_answer

    @cython.locals(n=cython.int, best=cython.int, i=cython.int)
    cpdef int choose(self) noexcept
    @cython.locals(core=Core, i=cython.int, dead=cython.int, at=cython.int, hot_only=cython.bint, kind=cython.int,
                   token=cython.int, cell=cython.int, power=cython.int, held=cython.int)
    cpdef int weigh(self, int n) noexcept
    cdef void _rule_out(self, int i) noexcept
    @cython.locals(most=cython.int, i=cython.int)
    cdef void _leave_what_answers(self, int n) noexcept
    @cython.locals(core=Core, theirs_last=cython.int, mine_last=cython.int, side=cython.int,
                   cell=cython.int, w=cython.int)
    cpdef void look(self) noexcept
    @cython.locals(core=Core, start=cython.int, held=cython.int, cell=cython.int, token=cython.int,
                   i=cython.int, k=cython.int, total=cython.int, left=cython.int)
    cdef void _look_at_cards(self) noexcept
    @cython.locals(core=Core, most=cython.int, token=cython.int, cell=cython.int)
    cdef void _look_at_dice(self) noexcept
    @cython.locals(core=Core, base=cython.int, mine=cython.int, others=cython.int, m=cython.int,
                   use=cython.bint, enemy=cython.int, left=cython.int, rarest=cython.int,
                   first=cython.int)
    cdef void _look_at_line(self, int w) noexcept
    @cython.locals(core=Core)
    cdef bint _is_about_to_win(self, int enemy) noexcept
    @cython.locals(side=cython.int)
    cdef int _enemy_in(self, int base, int chips) noexcept
    @cython.locals(core=Core, fills=cython.int, lacks=cython.int, rarest=cython.int,
                   hot=cython.bint, k=cython.int, cell=cython.int)
    cdef int _survey(self, int w, int mine, int theirs) noexcept
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
