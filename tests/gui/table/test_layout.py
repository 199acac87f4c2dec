# SPDX-License-Identifier: MIT
"""The table's geometry: nothing overlaps, nothing is cut off, everything is on a device pixel."""

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from sequence_desktop.gui.table.arrange import arrange
from sequence_desktop.gui.table.layout import Layout, Side, Wanted

SIZES = [
    (640, 480),
    (760, 620),
    (900, 640),
    (1024, 700),
    (1000, 1400),
    (1280, 720),
    (1600, 1000),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]
BOARDS = [(4, 4), (6, 6), (10, 10), (13, 4), (4, 13), (20, 20)]

wanted = st.builds(
    Wanted,
    width=st.integers(640, 3840),
    height=st.integers(480, 2160),
    columns=st.integers(4, 20),
    rows=st.integers(4, 20),
    cards=st.integers(0, 12),
    ratio=st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]),
    piles=st.integers(0, 4),
    market=st.sampled_from([0, 0, 3, 5, 10]),
    square=st.booleans(),
)

KINDS: dict[str, dict[str, Any]] = {
    "two open piles": {"cards": 5, "piles": 3},
    "a market": {"cards": 6, "market": 5},
    "dice": {"cards": 2, "piles": 0, "square": True},
}


def parts(layout: Layout, cards: int) -> dict[str, QRectF]:
    hand = QRectF()
    for place in layout.places(cards):
        hand = hand.united(place)
    found = {"board": layout.bed, "plate": layout.plate}
    found |= {f"pile {n}": pile for n, pile in enumerate(layout.piles)}
    found |= {f"open card {n}": place for n, place in enumerate(layout.market)}
    if layout.desk is not None and not layout.desk.isEmpty():
        found["button"] = layout.desk
    return found | ({"hand": hand} if cards else {})


def overlap(first: QRectF, second: QRectF) -> bool:
    both = first.intersected(second)
    return both.width() > 0.01 and both.height() > 0.01


def check(space: Wanted) -> Layout:
    layout = arrange(space)
    view = QRectF(0, 0, space.width, space.height).adjusted(-0.01, -0.01, 0.01, 0.01)
    found = parts(layout, space.cards)
    for name, rect in found.items():
        assert view.contains(rect), f"{name} is cut off: {rect} in {view}"
    for (one, first), (two, second) in itertools.combinations(found.items(), 2):
        assert not overlap(first, second), f"{one} {first} lies on {two} {second}"
    return layout


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("board", BOARDS, ids=str)
@pytest.mark.parametrize("cards", [0, 3, 5, 7, 9])
def test_nothing_overlaps_or_is_cut_off(
    size: tuple[int, int], board: tuple[int, int], cards: int
) -> None:
    check(Wanted(*size, *board, cards))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_game_finds_its_place(size: tuple[int, int], kind: str) -> None:
    for board, text in itertools.product(BOARDS, (1.0, 2.0)):
        space = Wanted(*size, *board, **KINDS[kind], text=text)
        layout = check(space)
        assert (len(layout.piles), len(layout.market)) == (space.piles, space.market)


def test_the_plate_beside_the_board_is_as_high_as_larger_text_needs() -> None:
    usual, large = (arrange(Wanted(1600, 1000, 10, 10, 7, text=text)) for text in (1.0, 2.0))
    assert usual.side is large.side is Side.BESIDE
    assert large.plate.height() == 2 * usual.plate.height()


def test_the_plate_in_one_strip_with_the_hand_is_wider_for_larger_text() -> None:
    usual, large = (arrange(Wanted(800, 900, 10, 10, 7, text=text)) for text in (1.0, 2.0))
    assert usual.side is large.side is Side.BENEATH
    assert large.plate.width() > 1.3 * usual.plate.width()
    assert large.cell == usual.cell


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_dice_are_square_and_leave_room_for_the_button(size: tuple[int, int]) -> None:
    layout = arrange(Wanted(*size, 6, 6, 2, piles=0, square=True))
    assert layout.card.width() == layout.card.height() >= 40
    assert layout.desk is not None
    assert layout.desk.height() >= 44


@given(wanted)
def test_nothing_overlaps_at_any_size(space: Wanted) -> None:
    check(space)


@given(wanted)
def test_cells_and_cards_lie_on_device_pixels(space: Wanted) -> None:
    layout = arrange(space)
    lengths = [layout.cell, layout.board.x(), layout.board.y(), layout.card.width()]
    lengths += [layout.card.height(), layout.plate.y()]
    for place in (*layout.places(space.cards), *layout.piles, *layout.market):
        lengths += [place.x(), place.y()]
    for length in lengths:
        device = length * space.ratio
        assert abs(device - round(device)) < 1e-6


@given(wanted, st.integers(0, 399))
def test_a_cell_is_found_at_its_own_middle(space: Wanted, number: int) -> None:
    layout = arrange(space)
    index = number % (space.columns * space.rows)
    assert layout.cell_at(layout.cell_rect(index).center()) == index


@given(wanted)
def test_a_card_shows_at_least_its_index(space: Wanted) -> None:
    layout = arrange(space)
    places = layout.places(space.cards)
    for left, right in itertools.pairwise(places):
        if left.top() == right.top():
            assert right.left() - left.left() >= layout.card.width() * 0.4


def test_beside_the_board_there_is_no_cell() -> None:
    layout = arrange(Wanted(1024, 700, 10, 10, 7))
    assert layout.cell_at(layout.board.topLeft() - QPointF(1, 1)) is None
    assert layout.cell_at(layout.board.bottomRight() + QPointF(1, 1)) is None


def test_the_hand_goes_where_it_leaves_the_larger_board() -> None:
    assert arrange(Wanted(1600, 1000, 10, 10, 7)).side is Side.BESIDE
    assert arrange(Wanted(900, 1200, 10, 10, 7)).side is Side.BENEATH


def test_the_board_is_the_hero() -> None:
    for width, height in SIZES:
        layout = arrange(Wanted(width, height, 10, 10, 7))
        assert layout.bed.height() > height * 0.68 or layout.bed.width() > width * 0.9


def test_a_hand_that_has_lost_a_card_moves_nothing_else() -> None:
    layout = arrange(Wanted(1024, 700, 10, 10, 7))
    assert len(layout.places(6)) == 6
    assert all(layout.hand.contains(place) for place in layout.places(6))
    assert layout.places(0) == ()


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (100, 40), (240, 2000), (2000, 201)])
def test_an_impossible_window_breaks_nothing(size: tuple[int, int]) -> None:
    layout = arrange(Wanted(*size, 20, 20, 12))
    assert layout.cell > 0
    assert len(layout.places(12)) == 12
