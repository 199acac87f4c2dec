# SPDX-License-Identifier: MIT
"""Where things lie on paper: everything within the margins, and the tiles make the whole board."""

import itertools
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sequence_desktop.gui.paper.pages import (
    HALF_CARD,
    MARKS,
    PAPERS,
    RIM,
    Box,
    Orientation,
    Page,
    PaperFault,
    fit,
    grid,
    page,
    pages,
)
from sequence_desktop.gui.paper.tiling import Tiling, tiling

some_pages = st.builds(Page, st.sampled_from(sorted(PAPERS)), st.booleans(), st.floats(0.0, 30.0))
sides = st.integers(4, 20)


def near(one: Box, other: Box) -> bool:
    return one.contains(other) and other.contains(one)


def test_papers_are_what_their_names_say() -> None:
    assert PAPERS["A4"] == (210.0, 297.0)
    assert PAPERS["A3"] == (297.0, 420.0)
    for name, inches in {"Letter": (8.5, 11), "Legal": (8.5, 14), "Tabloid": (11, 17)}.items():
        assert PAPERS[name] == pytest.approx(tuple(25.4 * inch for inch in inches))


def test_a_page_lies_across() -> None:
    across = page("A4", landscape=True, margin=10)
    assert (across.width, across.height) == (297.0, 210.0)
    assert across.inner == Box(10.0, 10.0, 277.0, 190.0)
    assert across.inner.contains(across.body)
    assert across.inner.contains(across.foot)
    assert across.foot.top == across.body.bottom


def test_ways_to_hold_the_paper() -> None:
    ways = {way: [p.landscape for p in pages("A4", way, 8.0)] for way in Orientation}
    assert ways == {"auto": [False, True], "portrait": [False], "landscape": [True]}


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: page("A5"), "the paper 'A5' is not known; use A4, A3, Letter, Legal, Tabloid"),
        (lambda: page("A4", margin=41), "the margin cannot be 41 mm; use 0 to 40 mm"),
        (lambda: page("A4", margin=-1), "the margin cannot be -1 mm"),
        (lambda: page("A4", margin=float("nan")), "the margin cannot be nan mm"),
        (lambda: tiling(page("A4"), 10, 10, (7, 40), 10), "the width of a cell cannot be 7 mm"),
        (lambda: tiling(page("A4"), 10, 10, (40, 200), 10), "the height of a cell cannot be 200"),
        (lambda: tiling(page("A4"), 10, 10, (40, 40), 31), "the overlap cannot be 31 mm"),
        (lambda: tiling(page("A4"), 10, 10, (179, 40), 30), "a cell of 179 × 40 mm does not go"),
        (lambda: grid(page("Letter"), 230, 40, "a card"), "a card of 230 × 40 mm does not go onto"),
        (lambda: fit(page("A4", margin=40), 100, 10), "100 by 10 cells is too large"),
    ],
)
def test_what_does_not_go_is_told(make: Callable[[], object], said: str) -> None:
    with pytest.raises(PaperFault) as caught:
        make()
    assert said in str(caught.value)


@given(some_pages, sides, sides)
def test_a_board_fits_onto_any_page(sheet: Page, columns: int, rows: int) -> None:
    place = fit(sheet, columns, rows)
    assert sheet.body.contains(place.head)
    assert sheet.body.contains(place.block)
    assert place.block.top >= place.head.bottom - 1e-6
    wide, high = place.cell
    assert place.block.width == pytest.approx(columns * wide + 2 * RIM)
    assert place.block.height == pytest.approx(rows * high + 2 * RIM)
    assert max(wide, high) / min(wide, high) <= 10 / 7 + 1e-6
    room = sheet.body
    fills_width = place.block.width == pytest.approx(room.width)
    assert fills_width or place.block.height == pytest.approx(room.height - place.head.height)


@given(
    some_pages,
    sides,
    sides,
    st.tuples(st.floats(8.0, 90.0), st.floats(8.0, 90.0)),
    st.floats(0.0, 30.0),
)
def test_tiles_make_the_whole_board(
    sheet: Page, columns: int, rows: int, cell: tuple[float, float], overlap: float
) -> None:
    spread = tiled(sheet, columns, rows, cell, overlap)
    assume(spread is not None)
    assert spread is not None
    assert (sum(spread.columns), sum(spread.rows)) == (columns, rows)
    whole = spread.block
    assert sum(t.own.width * t.own.height for t in spread.tiles) == pytest.approx(
        whole.width * whole.height
    )
    for tile in spread.tiles:
        assert whole.contains(tile.source)
        assert tile.source.contains(tile.own)
        assert (tile.own.left, tile.own.top) == (tile.source.left, tile.source.top)
        assert sheet.body.inset(MARKS).contains(tile.place)
        assert (tile.place.width, tile.place.height) == pytest.approx(
            (tile.source.width, tile.source.height)
        )
    for one, other in itertools.pairwise(t for t in spread.tiles if t.row == 1):
        assert other.own.left == pytest.approx(one.own.right)
        assert one.source.right == pytest.approx(min(one.own.right + overlap, whole.right))
        # No card is cut: the seam lies between two columns of cells.
        cells = (one.own.right - RIM) / cell[0]
        assert cells == pytest.approx(round(cells))


def tiled(
    sheet: Page, columns: int, rows: int, cell: tuple[float, float], overlap: float
) -> Tiling | None:
    """The tiling, or None where no cell goes onto the page."""
    try:
        return tiling(sheet, columns, rows, cell, overlap)
    except PaperFault:
        assert min(sheet.body.width - cell[0], sheet.body.height - cell[1]) < 2 * MARKS + 60 + RIM
        return None


@given(some_pages, sides, st.floats(8.0, 60.0), st.floats(0.0, 30.0))
def test_tiles_are_as_few_and_as_even_as_can_be(
    sheet: Page, columns: int, size: float, overlap: float
) -> None:
    spread = tiled(sheet, columns, 4, (size, 8.0), overlap)
    assume(spread is not None)
    assert spread is not None
    count = len(spread.columns)
    room = sheet.body.width - 2 * MARKS
    if count > 1:
        # One page less would not do, even with every strip used to the full.
        assert (count - 1) * room - (count - 2) * overlap - 2 * RIM < columns * size + count * size
    assert max(spread.columns) - min(spread.columns) <= max(2, round(30 / size) + 1)


def test_the_usual_boards_take_so_many_pages() -> None:
    def count(paper: str, *, landscape: bool) -> int:
        return len(tiling(page(paper, landscape=landscape), 10, 10, HALF_CARD, 10.0).tiles)

    assert count("A4", landscape=False) == 10
    assert count("A3", landscape=True) == 4
    assert count("Letter", landscape=False) == 10
    assert count("Tabloid", landscape=True) == 4


def test_tiles_are_numbered_as_one_reads() -> None:
    spread = tiling(page("A4"), 10, 10, HALF_CARD, 10.0)
    assert [t.number for t in spread.tiles] == list(range(1, 11))
    assert [(t.row, t.column) for t in spread.tiles][:6] == [
        (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1),
    ]  # fmt: skip
    last = spread.tiles[-1]
    assert near(last.own, last.source)


@given(some_pages, st.floats(8.0, 120.0), st.floats(8.0, 120.0), st.integers(1, 300))
def test_a_grid_stays_within_the_page(
    sheet: Page, width: float, height: float, things: int
) -> None:
    layout = grid(sheet, width, height, "a thing")
    assert sheet.body.contains(layout.area)
    assert (layout.page_count(things) - 1) * layout.each < things
    assert layout.page_count(things) * layout.each >= things
    for index in {0, layout.each - 1, things - 1}:
        box = layout.box(index)
        assert layout.area.contains(box)
        assert (box.width, box.height) == pytest.approx((width, height))


def test_nine_poker_cards_go_onto_a4() -> None:
    assert grid(page("A4"), 63.5, 88.9, "a card").each == 9
