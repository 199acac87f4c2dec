# SPDX-License-Identifier: MIT
"""Patterns: each makes a complete board wherever it says it can, and says where it cannot."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE
from sequence_desktop.engine.errors import BadBoard, Fault
from sequence_desktop.workshop import symmetry
from sequence_desktop.workshop.decks import wanted
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.geometry import distance
from sequence_desktop.workshop.ground import CannotLay, spare_cells
from sequence_desktop.workshop.patterns import PATTERNS, Pattern, fitting, pattern
from sequence_desktop.workshop.symmetry import Kind
from tests.workshop.made import shipped

SEEDS = st.integers(0, 2**63)


@st.composite
def orders(draw: st.DrawFn) -> tuple[Pattern, str, dict[str, str]]:
    """A pattern, a deck it is for, and choices."""
    chosen = draw(st.sampled_from(tuple(PATTERNS.values())))
    deck = draw(st.sampled_from(chosen.decks))
    choices = {p.id: draw(st.sampled_from(tuple(p.choices))) for p in chosen.parameters}
    return chosen, deck, choices


@settings(max_examples=300)
@given(orders(), st.integers(4, 20), st.integers(4, 20), SEEDS)
def test_a_pattern_makes_a_complete_board_or_says_why_not(
    order: tuple[Pattern, str, dict[str, str]], width: int, height: int, seed: int
) -> None:
    chosen, deck, choices = order
    why = chosen.refusal(width, height, deck, choices)
    if why:
        assert "; " in why  # a reason, and what to do
        with pytest.raises(Fault):
            chosen.make(width, height, deck, choices, seed)
        return
    draft = chosen.make(width, height, deck, choices, seed)
    board = draft.to_board()
    assert board.problems() == ()
    assert (board.width, board.height, board.deck) == (width, height, deck)
    counts = Counter(board.cells)
    marks = counts.pop(FREE, 0) + counts.pop(BLOCKED, 0)
    assert counts == Counter(wanted(deck, width * height))
    assert marks == width * height - counts.total()
    assert chosen.make(width, height, deck, choices, seed) == draft


EVERY = [
    (name, deck, dict(zip([p.id for p in each.parameters], choices, strict=True)))
    for name, each in PATTERNS.items()
    for deck in each.decks
    for choices in product(*(p.choices for p in each.parameters))
]


@pytest.mark.parametrize("deck", ["two_packs", "one_pack", "numbers", "dice"])
def test_on_the_usual_sizes_every_choice_is_there(deck: str) -> None:
    """Nearly every choice: what is not there is listed, so that none goes missing unnoticed."""
    sizes = {"two_packs": (10, 10), "one_pack": (7, 7), "numbers": (10, 10), "dice": (6, 6)}
    missing = {
        (name, tuple(v for k, v in choices.items() if k in ("shape", "symmetry")))
        for name, d, choices in EVERY
        if d == deck and PATTERNS[name].refusal(*sizes[deck], deck, choices)
    }
    assert (
        missing
        == {
            "two_packs": set(),
            "one_pack": {
                ("suits", ("sides",)),
                ("symmetric", ("left_right",)),
                ("symmetric", ("top_bottom",)),
                ("symmetric", ("far_twins",)),
            },
            "numbers": {("symmetric", ("quarter_turn",)), ("symmetric", ("far_twins",))},
            "dice": {("symmetric", ("far_twins",))},
        }[deck]
    )


def test_the_published_boards_are_patterns() -> None:
    for name, made in (
        ("spiral", PATTERNS["spiral"].make()),
        ("row_snake", PATTERNS["snake"].make()),
        ("compass", PATTERNS["suits"].make(choices={"shape": "sides"})),
        (
            "five_straight_spiral",
            PATTERNS["spiral"].make(
                deck="numbers",
                choices={"way": "outward", "turn": "anticlockwise", "corner": "top_right"},
            ),
        ),
    ):
        assert made.cells == shipped(name).cells


def test_a_spiral_from_each_corner_both_ways() -> None:
    starts = {"top_left": 0, "top_right": 4, "bottom_left": 20, "bottom_right": 24}
    seconds = {
        ("top_left", "clockwise"): 1,
        ("top_left", "anticlockwise"): 5,
        ("top_right", "clockwise"): 9,
        ("top_right", "anticlockwise"): 3,
        ("bottom_right", "clockwise"): 23,
        ("bottom_right", "anticlockwise"): 19,
        ("bottom_left", "clockwise"): 15,
        ("bottom_left", "anticlockwise"): 21,
    }
    for (corner, turn), second in seconds.items():
        inward = PATTERNS["spiral"].make(5, 5, "numbers", {"corner": corner, "turn": turn})
        assert inward.cells[starts[corner]] == "0"
        assert inward.cells[second] == "1"
        assert inward.cells[12] == "24"
        back = {"clockwise": "anticlockwise", "anticlockwise": "clockwise"}[turn]
        outward = PATTERNS["spiral"].make(
            5, 5, "numbers", {"corner": corner, "turn": back, "way": "outward"}
        )
        assert [24 - int(t) for t in outward.cells] == [int(t) for t in inward.cells]


def test_rings_go_the_other_way_each_time() -> None:
    made = PATTERNS["rings"].make(4, 4, "numbers")
    assert made.rows[0] == ("0", "1", "2", "3")
    assert made.rows[1] == ("11", "12", "15", "4")
    assert made.rows[2] == ("10", "13", "14", "5")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("half_turn", Kind.HALF_TURN),
        ("quarter_turn", Kind.QUARTER_TURN),
        ("left_right", Kind.LEFT_RIGHT),
        ("top_bottom", Kind.TOP_BOTTOM),
    ],
)
@pytest.mark.parametrize(
    ("deck", "size"), [("two_packs", 10), ("one_pack", 8), ("numbers", 10), ("dice", 6)]
)
def test_symmetric_boards_have_their_symmetry(name: str, kind: Kind, deck: str, size: int) -> None:
    if deck == "numbers" and kind is Kind.QUARTER_TURN:
        return
    one = PATTERNS["symmetric"].make(size, size, deck, {"symmetry": name}, 1)
    two = PATTERNS["symmetric"].make(size, size, deck, {"symmetry": name}, 2)
    assert symmetry.breaks(one, symmetry.usual(kind, one)) == ()
    assert one.cells != two.cells


@given(SEEDS, st.sampled_from([(10, 10, 4), (12, 8, 3), (9, 11, 3), (20, 5, 1)]))
def test_far_twins_are_far_apart(seed: int, size: tuple[int, int, int]) -> None:
    width, height, least = size
    made = PATTERNS["symmetric"].make(width, height, choices={"symmetry": "far_twins"}, seed=seed)
    places: dict[str, list[int]] = {}
    for cell, token in enumerate(made.cells):
        places.setdefault(token, []).append(cell)
    twins = [where for token, where in places.items() if token not in (FREE, BLOCKED)]
    assert min(distance(width, one, two) for one, two in twins) >= least


def test_quadrants_have_their_colours() -> None:
    made = PATTERNS["quadrants"].make(choices={"inside": "shuffled"}, seed=5)
    assert symmetry.breaks(made, symmetry.usual(Kind.HALF_TURN, made)) == ()
    assert {t[1] for row in made.rows[:5] for t in row[:5]} == {"S", "C", "X"}
    dice = PATTERNS["quadrants"].make(6, 6, "dice")
    assert Counter(t for row in dice.rows[:3] for t in row[:3]) == Counter(wanted("dice", 9))


def test_suits_lie_apart() -> None:
    made = PATTERNS["suits"].make(7, 7, "one_pack")
    assert {t[1] for row in made.rows[:3] for t in row[:4]} == {"S"}
    assert {t[1] for row in made.rows[4:] for t in row[3:]} == {"C"}


def test_chequers_alternate() -> None:
    made = PATTERNS["chequers"].make(choices={"inside": "shuffled"}, seed=8)
    for r, row in enumerate(made.rows):
        for c, token in enumerate(row):
            assert token == FREE or (token[1] in "SC") == ((r + c) % 2 == 0)


@pytest.mark.parametrize(
    ("name", "size", "deck", "choices", "why"),
    [
        ("spiral", (9, 10), "two_packs", {}, "fill 96 cells, and 9 by 10 has 90; choose a larger"),
        ("spiral", (20, 20), "two_packs", {}, "and 20 by 20 has 400; choose a smaller board"),
        ("random", (10, 10), "free", {}, "is not for the deck 'free'; use two_packs"),
        ("suits", (10, 10), "numbers", {}, "is not for the deck 'numbers'"),
        ("quadrants", (9, 11), "two_packs", {}, "no four equal quarters"),
        ("quadrants", (7, 7), "numbers", {}, "the middle cell belongs to no part"),
        ("quadrants", (6, 8), "dice", {}, "cannot be parted among four quarters"),
        ("quadrants", (14, 7), "two_packs", {}, "no four equal quarters"),
        ("suits", (12, 8), "two_packs", {"shape": "sides"}, "12 by 8 has no four equal sides"),
        ("chequers", (7, 7), "one_pack", {}, None),
        ("chequers", (11, 11), "two_packs", {}, "squares of one colour are left for"),
        ("spiral", (10, 10), "two_packs", {"colour": "red"}, "has no parameter 'colour'; use way"),
        ("spiral", (10, 10), "two_packs", {"way": "up"}, "'up' is no choice for way; use inward"),
        ("symmetric", (12, 8), "two_packs", {"symmetry": "quarter_turn"}, "needs a square"),
        ("symmetric", (7, 7), "one_pack", {"symmetry": "left_right"}, "that have no partner"),
    ],
)
def test_where_a_pattern_makes_no_sense(
    name: str, size: tuple[int, int], deck: str, choices: dict[str, str], why: str | None
) -> None:
    said = pattern(name).refusal(*size, deck, choices)
    assert (why in said) if why else said == ""


def test_unknown_patterns_and_sizes() -> None:
    with pytest.raises(CannotLay, match="there is no pattern 'maze'; use spiral"):
        pattern("maze")
    with pytest.raises(BadBoard, match="3 columns cannot be made"):
        pattern("random").make(3, 40)


def test_patterns_for_a_size() -> None:
    assert len(fitting(10, 10)) == len(PATTERNS)
    assert [p.id for p in fitting(6, 6, "dice")] == [
        "spiral",
        "snake",
        "rings",
        "quadrants",
        "random",
        "symmetric",
    ]
    assert fitting(5, 5) == ()


def test_what_the_board_says_of_itself() -> None:
    made = PATTERNS["symmetric"].make(seed=7)
    assert made.name == "Random, symmetric"
    assert made.notes.endswith("Symmetry: a half turn; Seed: 7")
    assert "seed" not in PATTERNS["spiral"].make(seed=7).notes


@pytest.mark.parametrize(
    ("size", "deck", "free", "holes"),
    [
        ((10, 10), "two_packs", {0, 9, 90, 99}, 0),
        ((7, 7), "one_pack", {24}, 0),
        ((17, 6), "two_packs", {0, 16, 85, 101}, 2),
        ((8, 8), "one_pack", {27, 28, 35, 36}, 12),
    ],
)
def test_cells_left_over(size: tuple[int, int], deck: str, free: set[int], holes: int) -> None:
    made = PATTERNS["random"].make(*size, deck)
    assert {i for i, token in enumerate(made.cells) if token == FREE} == free
    assert made.cells.count(BLOCKED) == holes
    for spare, mark in (("free", FREE), ("blocked", BLOCKED)):
        alike = PATTERNS["random"].make(*size, deck, {"spare": spare})
        assert alike.cells.count(mark) == len(free) + holes


@given(st.integers(4, 12), st.integers(4, 12), st.integers(0, 48))
def test_cells_left_over_lie_symmetrically(width: int, height: int, count: int) -> None:
    size = width * height
    cells = spare_cells(width, height, min(count, size))
    assert len(cells) == len(set(cells)) == min(count, size)
    marked = Draft(width, height, (EMPTY,) * size, "free").fill(cells, BLOCKED)
    if len(cells) % 2 == 0 or (width % 2 and height % 2):
        assert symmetry.breaks(marked, symmetry.usual(Kind.HALF_TURN, marked)) == ()
