# SPDX-License-Identifier: MIT
# The types of value.py, for Cython; without a compiler nobody reads this file.

cimport cython
from sequence_desktop.engine.core cimport Core

cdef int _FACTS, _ROWS, _WILD, _TAKE, _HELD, _BIAS, _STAGES, _FAR

@cython.final
cdef class Value:
    cdef public Core core
    cdef public double[::1] weights, fact, chance
    cdef public int[::1] start, fill, unseen, lack
    cdef public int sides

    @cython.locals(core=Core, side=cython.int, most=cython.double, total=cython.double,
                   i=cython.int)
    cpdef void look(self) noexcept
    @cython.locals(core=Core, i=cython.int, side=cython.int, base=cython.int, left=cython.int,
                   theirs_last=cython.int, other=cython.int, mine_last=cython.int, far=cython.int)
    cpdef void gather(self) noexcept
    @cython.locals(core=Core)
    cdef int _distance(self, int side) noexcept
    @cython.locals(core=Core, i=cython.int, cell=cython.int, token=cython.int, seat=cython.int,
                   side=cython.int, base=cython.int, power=cython.int, k=cython.int)
    cdef void _look_at_hands(self) noexcept
    @cython.locals(core=Core, w=cython.int, total=cython.int, side=cython.int, at=cython.int,
                   mine=cython.int, want=cython.int, fills=cython.int, lacks=cython.int,
                   k=cython.int, cell=cython.int)
    cdef void _look_at_lines(self) noexcept
