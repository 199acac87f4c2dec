# SPDX-License-Identifier: MIT
"""Symmetry while editing, and changes of a whole board."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, SUITS
from sequence_desktop.engine.errors import Fault
from sequence_desktop.workshop import symmetry, transform
from sequence_desktop.workshop.draft import Draft, changed
from sequence_desktop.workshop.geometry import TURNS
from sequence_desktop.workshop.symmetry import SOURCES, Kind, Symmetry
from tests.workshop.made import WORDS, drafts, shipped

KINDS = st.sampled_from(list(Kind))
SUIT_ORDERS = st.sampled_from(transform.PERMUTATIONS)


def allowed(kind: Kind, draft: Draft) -> bool:
    return not symmetry.refusal(kind, draft)


@given(drafts(square=True), KINDS, st.integers(0, 15), st.sampled_from(WORDS))
def test_an_edit_with_followers_breaks_nothing(
    draft: Draft, kind: Kind, cell: int, word: str
) -> None:
    if not allowed(kind, draft):
        return
    chosen = symmetry.usual(kind, draft)
    blank = draft.clear(range(draft.size))
    edited = symmetry.put(blank, chosen, {cell: word})
    assert symmetry.breaks(edited, chosen) == ()
    assert edited.cells[cell] == word
    orbit = chosen.orbit(draft.width, draft.height, cell)
    assert set(changed(blank, edited)) <= set(orbit)
    assert len(orbit) in (1, chosen.order)
    assert symmetry.clear(edited, chosen, [orbit[-1]]) == blank


@given(drafts(square=True), KINDS, st.integers(0, 15), st.integers(0, 15), st.data())
def test_swapping_with_followers_loses_no_card(
    draft: Draft, kind: Kind, one: int, other: int, data: st.DataObject
) -> None:
    if not allowed(kind, draft):
        return
    chosen = symmetry.usual(kind, draft)
    swapped = symmetry.swap(draft, chosen, one, other)
    assert Counter(swapped.cells) == Counter(draft.cells)
    assert symmetry.swap(swapped, chosen, one, other) == draft
    source = data.draw(st.sampled_from(SOURCES[kind] or ("top",)))
    even = symmetry.symmetrised(draft, chosen, source)
    orbits = [set(chosen.orbit(draft.width, draft.height, cell)) for cell in (one, other)]
    if len(orbits[0]) == len(orbits[1]) and orbits[0] != orbits[1]:
        assert symmetry.breaks(symmetry.swap(even, chosen, one, other), chosen) == ()


@given(drafts(), KINDS, st.data())
def test_one_part_repeated_over_the_rest(draft: Draft, kind: Kind, data: st.DataObject) -> None:
    if kind is Kind.NONE or not allowed(kind, draft):
        return
    chosen = symmetry.usual(kind, draft)
    source = data.draw(st.sampled_from(SOURCES[kind]))
    made = symmetry.symmetrised(draft, chosen, source)
    assert symmetry.breaks(made, chosen) == ()
    assert symmetry.symmetrised(made, chosen, source) == made
    assert len(changed(draft, made)) <= draft.size - draft.size // chosen.order


def test_what_follows_in_each_deck() -> None:
    for deck, kind, word, expected in (
        ("two_packs", Kind.HALF_TURN, "4S", {23: "4S"}),
        ("one_pack", Kind.HALF_TURN, "4S", {23: "4C"}),
        ("one_pack", Kind.LEFT_RIGHT, "QH", {3: "QD"}),
        ("two_packs", Kind.TOP_BOTTOM, "QH", {21: "QH"}),
        ("two_packs", Kind.QUARTER_TURN, "4S", {9: "4H", 23: "4C", 15: "4D"}),
        ("numbers", Kind.HALF_TURN, "3", {23: "21"}),
        ("numbers", Kind.HALF_TURN, "30", {23: "30"}),
        ("dice", Kind.QUARTER_TURN, "12", {9: "12", 23: "12", 15: "12"}),
        ("two_packs", Kind.QUARTER_TURN, FREE, {9: FREE, 23: FREE, 15: FREE}),
        ("two_packs", Kind.NONE, "4S", {}),
    ):
        draft = Draft.new(5, 5, deck)
        assert symmetry.followers(draft, symmetry.usual(kind, draft), 1, word) == expected
    middle = symmetry.usual(Kind.HALF_TURN, Draft.new(5, 5))
    assert symmetry.followers(Draft.new(5, 5), middle, 12, "4S") == {}


def test_quarter_turns_that_there_are_not() -> None:
    with pytest.raises(Fault, match="needs a square, and 5 by 6 is none"):
        symmetry.usual(Kind.QUARTER_TURN, Draft.new(5, 6))
    with pytest.raises(Fault, match="a number stands once"):
        symmetry.usual(Kind.QUARTER_TURN, Draft.new(6, 6, "numbers"))


def test_moving_with_followers() -> None:
    turned = symmetry.usual(Kind.HALF_TURN, Draft.new(4, 4))
    draft = symmetry.put(Draft.new(4, 4), turned, {1: "4S", 2: "5S"})
    moved = symmetry.move(draft, turned, 1, 2)
    assert [moved.cells[i] for i in (1, 2, 13, 14)] == [EMPTY, "4S", "4S", EMPTY]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("quadrants", {Kind.HALF_TURN: "SHDC"}),
        ("far_twins", {Kind.LEFT_RIGHT: "HSCD"}),
        ("compass", {Kind.HALF_TURN: "CDHS", Kind.QUARTER_TURN: "HCSD"}),
        ("dice", {Kind.HALF_TURN: "SHDC", Kind.QUARTER_TURN: "SHDC"}),
        ("spiral", {}),
        ("five_straight", {}),
    ],
)
def test_symmetries_of_shipped_boards(name: str, found: dict[Kind, str]) -> None:
    of = symmetry.symmetries_of(Draft.of(shipped(name)))
    assert {s.kind: s.suits for s in of} == found


@given(drafts(), st.sampled_from(TURNS))
def test_turning_back(draft: Draft, way: str) -> None:
    back = {"quarter turn": "three quarter turns", "three quarter turns": "quarter turn"}
    turned = transform.turn(draft, way)
    assert Counter(turned.cells) == Counter(draft.cells)
    assert transform.turn(turned, back.get(way, way)) == draft


@given(drafts())
def test_turns_make_each_other(draft: Draft) -> None:
    def after(*ways: str) -> Draft:
        made = draft
        for way in ways:
            made = transform.turn(made, way)
        return made

    assert after("quarter turn", "quarter turn") == after("half turn")
    assert after("quarter turn", "half turn") == after("three quarter turns")
    assert after("left and right", "top and bottom") == after("half turn")
    assert after("falling diagonal", "left and right") == after("quarter turn")
    assert after("rising diagonal", "top and bottom") == after("quarter turn")
    with pytest.raises(ValueError, match="no way to turn"):
        after("upside down")


@given(drafts(), st.integers(-9, 9), st.integers(-9, 9))
def test_shifting_back(draft: Draft, right: int, down: int) -> None:
    assert transform.shift(transform.shift(draft, right, down), -right, -down) == draft
    assert transform.shift(draft, draft.width, -draft.height) == draft


@given(drafts(), SUIT_ORDERS)
def test_suits_change_places_and_back(draft: Draft, suits: str) -> None:
    changed_suits = transform.permute_suits(draft, suits)
    back = "".join(SUITS[suits.index(s)] for s in SUITS)
    assert transform.permute_suits(changed_suits, back) == draft
    swapped = transform.swap_suits(draft, "S", "H")
    assert transform.swap_suits(swapped, "H", "S") == draft
    assert Counter(t[0] for t in draft.cells) == Counter(t[0] for t in swapped.cells)
    with pytest.raises(ValueError, match="does not name each suit once"):
        transform.permute_suits(draft, "SSDC")


@given(drafts(), st.sets(st.integers(0, 15)), st.integers(0, 2**63))
def test_shuffling_keeps_every_card_and_every_mark(
    draft: Draft, cells: set[int], seed: int
) -> None:
    made = transform.shuffle(draft, cells, seed)
    assert made == transform.shuffle(draft, cells, seed)
    assert Counter(made.cells) == Counter(draft.cells)
    moved = changed(draft, made)
    assert set(moved) <= cells
    assert not {draft.cells[cell] for cell in moved} & {FREE, BLOCKED}


def test_filling_the_rest() -> None:
    draft = Draft.new(10, 10).put(0, EMPTY).put(44, "4S")
    made = transform.fill_rest(draft, 3)
    assert made.to_board().problems() == ()
    assert (made.cells[0], made.cells[44]) == (FREE, "4S")
    assert made != transform.fill_rest(draft, 4)
    full = Draft.of(shipped("spiral"))
    assert transform.fill_rest(full, 3) == full


def test_a_symmetry_of_ones_own() -> None:
    hearts_for_spades = Symmetry(Kind.LEFT_RIGHT, "HSCD")
    assert symmetry.breaks(Draft.of(shipped("far_twins")), hearts_for_spades) == ()
