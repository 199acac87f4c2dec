# SPDX-License-Identifier: MIT
# The types of line_sight.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core

cdef int _BLOCK, _LATER, _LIFT, _SET, _FAR, _MANY, _LACKS, _RARE, _GONE

cdef class LineSight:
    cdef public Core core
    cdef const int[::1] slanted
    cdef public int counts, overlooks, lines, cells, sides, side, next_side, set, alarms
    cdef public int[::1] own, fills, lacks, theirs, lifts, frees, urgent, foes, looked, fill, rare, hot, facts, unseen

    @cython.locals(w=cython.int)
    cpdef void look(self) noexcept
    @cython.locals(core=Core, theirs_last=cython.int, mine_last=cython.int, side=cython.int,
                   cell=cython.int, w=cython.int)
    @cython.final
    cdef void glance(self) noexcept
    @cython.locals(core=Core, start=cython.int, held=cython.int, cell=cython.int, token=cython.int,
                   i=cython.int, k=cython.int, total=cython.int, left=cython.int)
    @cython.final
    cdef void _look_at_cards(self) noexcept
    @cython.locals(core=Core, most=cython.int, token=cython.int, cell=cython.int)
    @cython.final
    cdef void _look_at_dice(self) noexcept
    @cython.locals(core=Core, base=cython.int, mine=cython.int, others=cython.int, m=cython.int,
                   use=cython.bint, enemy=cython.int, left=cython.int, rarest=cython.int,
                   first=cython.int)
    @cython.final
    cdef void look_at_line(self, int w) noexcept
    @cython.final
    cdef void _look_at_mixed(self, int w, int m, int others) noexcept
    @cython.locals(core=Core)
    @cython.final
    cdef bint _is_about_to_win(self, int enemy) noexcept
    @cython.locals(side=cython.int)
    @cython.final
    cdef int _enemy_in(self, int base, int chips) noexcept
    @cython.locals(rare=cython.int, fact=cython.int)
    @cython.final
    cdef int _fact(self, int cell) noexcept
    @cython.locals(core=Core, found=cython.int, seen=cython.int, k=cython.int)
    @cython.final
    cdef int _survey(self, int w, int mine, int theirs) noexcept
    @cython.locals(core=Core, k=cython.int, cell=cython.int)
    @cython.final
    cdef void _heat(self, int w, int hot) noexcept
