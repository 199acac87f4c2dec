# SPDX-License-Identifier: MIT
"""Rows by bit masks are the rows that loops over cells find, under every rule about sharing."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.rows import (
    completed,
    count_live,
    largest_sets,
    longest_run_cells,
    protected_cells,
)
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup
from sequence_desktop.engine.windows import lines, shapes
from tests.engine.reference import (
    Cell,
    Line,
    all_lines,
    all_shapes,
    extended,
    may_stand_together,
    most_together,
    row_name,
    row_of,
)
from tests.engine.reference import largest_sets as slow_largest_sets

FREE_CELLS = ("none", "corners", "strewn")


def setup_of(length: int, share: int, same_line: bool, corner: bool, free: str) -> Setup:
    """A game on ten by ten cells of one number, with so many free cells."""
    grid = [["1"] * 10 for _ in range(10)]
    places = {"none": [], "corners": list(product((0, 9), (0, 9)))}.get(
        free, [(0, 0), (2, 3), (2, 7), (5, 5), (6, 2), (7, 7), (9, 4)]
    )
    for r, c in places:
        grid[r][c] = "XX"
    rules = Rules.from_json(
        {
            "players": {"partitions": {"2": [2]}},
            "deck": {"numbers": [1, 1], "packs": 8},
            "hand": {"const": 1},
            "rows": {
                "length": length,
                "share": share,
                "share_same_line": same_line,
                "share_corner": corner,
            },
            "protect": {"extensions": True},
        }
    )
    return Setup(rules, Board(tuple(map(tuple, grid)), deck="free"))


setups = st.builds(
    setup_of,
    st.integers(3, 6),
    st.integers(0, 3),
    st.booleans(),
    st.booleans(),
    st.sampled_from(FREE_CELLS),
)


def chips_of(seed: int, of_ten: int, setup: Setup) -> int:
    """Chips on about so many of ten cells."""
    random = Random(seed)
    chance = [random.below(10) < of_ten for _ in range(setup.board.size)]
    return sum(1 << cell for cell, laid in enumerate(chance) if laid) & setup.playable


def cells_of(mask: int) -> set[Cell]:
    """A mask as cells of ten by ten."""
    return {divmod(cell, 10) for cell in range(100) if mask >> cell & 1}


def line_of(setup: Setup, mask: int) -> Line:
    """A window as the cells of its name, from the first to the last."""
    return row_of(setup.board.row_name(mask))


@settings(max_examples=300)
@given(setups, st.integers(0, 2**32), st.integers(4, 9), st.integers(0, 99))
@example(setup_of(5, 0, True, True, "corners"), 0, 9, 0)
def test_claims(setup: Setup, seed: int, of_ten: int, cell: int) -> None:
    """What a chip on a cell may claim, beside rows already made."""
    holding = chips_of(seed, of_ten, setup) | setup.free | 1 << cell
    rules, free = setup.rules, cells_of(setup.free)
    held = cells_of(holding)

    def fits(a: Line, b: Line) -> bool:
        return may_stand_together(rules, free, a, b)

    slow = [
        line
        for line in all_lines(10, 10, setup.row_length)
        if divmod(cell, 10) in line and held.issuperset(line)
    ]
    candidates = completed(holding, setup.through[cell])
    assert [line_of(setup, window) for window in candidates] == slow
    made = [w for w in completed(holding, setup.windows) if not w >> cell & 1][:1]
    found = largest_sets(setup, candidates, made)
    assert [tuple(line_of(setup, row) for row in rows) for rows in found] == slow_largest_sets(
        slow, [line_of(setup, row) for row in made], fits
    )


@settings(max_examples=200)
@given(setups, st.integers(0, 2**32), st.integers(2, 5))
def test_live_counts(setup: Setup, seed: int, of_ten: int) -> None:
    """How many rows stand together on the board."""
    holding = chips_of(seed, of_ten, setup) | setup.free
    windows = completed(holding, setup.windows)[:14]
    free = cells_of(setup.free)

    def fits(a: Line, b: Line) -> bool:
        return may_stand_together(setup.rules, free, a, b)

    slow = most_together([line_of(setup, window) for window in windows], fits)
    assert count_live(setup, windows) == slow


@settings(max_examples=100)
@given(setups, st.integers(0, 2**32), st.integers(5, 9))
def test_what_lengthens_a_row(setup: Setup, seed: int, of_ten: int) -> None:
    chips = chips_of(seed, of_ten, setup)
    holding = chips | setup.free
    held = cells_of(holding)
    rows = tuple(completed(holding, setup.windows)[:3])
    safe: set[Cell] = set()
    for row in rows:
        slow = extended(line_of(setup, row), held.__contains__)
        assert cells_of(longest_run_cells(setup, holding, row)) == slow
        safe |= slow
    locked = protected_cells(setup, (chips, 0), (rows, ()))
    assert cells_of(locked) == safe - cells_of(setup.free)


@given(st.integers(4, 12), st.integers(4, 12), st.integers(2, 8))
def test_all_lines_of_a_board(width: int, height: int, length: int) -> None:
    slow = [sum(1 << r * width + c for r, c in line) for line in all_lines(height, width, length)]
    assert list(lines(width, height, length)) == slow


@given(st.integers(4, 12), st.integers(4, 12))
def test_all_places_of_shapes(width: int, height: int) -> None:
    drawn = ("X../XXX/..X", "X.X", "XX/XX", "X..X/.XX.")
    slow = [sum(1 << r * width + c for r, c in line) for line in all_shapes(height, width, drawn)]
    assert list(shapes(width, height, drawn)) == slow


def test_names_of_rows() -> None:
    """A window's name is read back as that window, and is the slow reading's name."""
    setup = setup_of(5, 1, True, True, "none")
    drawn = ("X../XXX/..X", "XX/XX", "X./.X", "X.X")
    for mask in (*setup.windows, *shapes(10, 10, drawn)):
        name = setup.board.row_name(mask)
        assert setup.board.row_mask(name) == mask
        assert row_name(row_of(name)) == name
        assert set(row_of(name)) == cells_of(mask)
