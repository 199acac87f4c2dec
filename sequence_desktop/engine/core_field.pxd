# SPDX-License-Identifier: MIT
# The types of core_field.py, for Cython; without a compiler nobody reads this file.

cimport cython

cdef int _MOST

cdef class Field:
    cdef public object ground
    cdef public int lines, cells, tokens, rows_to, sides, rows_to_win, live, protect, protect_corners
    cdef const int[::1] need, line_from, line_cells, through_from, through, open_cell, immune
    cdef const unsigned char[::1] clash
    cdef public int[::1] chip, lock, count, total, barred, rows, found, wanted
    cdef public int wanted_size, struck, empty

    @cython.locals(cell=cython.int)
    cpdef clear_field(self)
    @cython.final
    cdef bint _is_loose(self, int token, int cell) noexcept
    cpdef void lay(self, int side, int cell) noexcept
    @cython.locals(done=cython.int, i=cython.int, w=cython.int)
    @cython.final
    cdef void _put(self, int side, int cell) noexcept
    @cython.locals(i=cython.int)
    @cython.final
    cdef void _complete(self, int side, int w) noexcept
    @cython.locals(i=cython.int, chosen=cython.int)
    @cython.final
    cdef void _claim(self, int side, int done) noexcept
    @cython.locals(i=cython.int, other=cython.int)
    cpdef void make_row(self, int side, int w) noexcept
    @cython.locals(best=cython.int, best_size=cython.int, chosen=cython.int, size=cython.int,
                   i=cython.int, turned=cython.int)
    cpdef int largest_set(self, int done) noexcept
    @cython.locals(i=cython.int, j=cython.int)
    @cython.final
    cdef bint _stand_together(self, int chosen, int done) noexcept
    @cython.locals(side=cython.int, i=cython.int, w=cython.int)
    @cython.final
    cdef void _lift(self, int cell) noexcept
    @cython.locals(done=cython.int, w=cython.int, chosen=cython.int, size=cython.int, i=cython.int)
    cpdef int row_count(self, int side) noexcept
    @cython.locals(i=cython.int)
    cpdef want(self, object lines)
