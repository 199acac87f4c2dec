# SPDX-License-Identifier: MIT
"""The checks: known-bad boards are told apart, good ones pass, and all of it is quick."""

import time
from collections import Counter
from string import Formatter

import pytest
from hypothesis import given, settings

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.setup import Setup
from sequence_desktop.workshop.checks import check
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.findings import TEXTS, Checked, Finding, Severity
from sequence_desktop.workshop.geometry import distance
from sequence_desktop.workshop.patterns import PATTERNS
from sequence_desktop.workshop.transform import shift, swap_suits
from tests.workshop.made import drafts, presets, shipped

SPIRAL = Draft.of(shipped("spiral"))
SHIPPED = (
    "spiral",
    "row_snake",
    "quadrants",
    "compass",
    "far_twins",
    "dice",
    "five_straight",
    "five_straight_edges",
    "junior",
    "pinwheel",
)


def looked_over(draft: Draft) -> Checked:
    return check(draft, presets())


def found(draft: Draft, code: str) -> list[Finding]:
    return [finding for finding in looked_over(draft).findings if finding.code == code]


def the(draft: Draft, code: str) -> Finding:
    (finding,) = found(draft, code)
    return finding


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_can_be_played(name: str) -> None:
    checked = looked_over(Draft.of(shipped(name)))
    assert checked.playable
    assert checked.fits[0].fits


@pytest.mark.parametrize("name", SHIPPED)
def test_what_fits_is_what_the_engine_accepts(name: str) -> None:
    board = shipped(name)
    fits = {fit.rules: fit for fit in looked_over(Draft.of(board)).fits}
    for rules in presets():
        able = set()
        for players in rules.player_counts:
            for sides in rules.sides_for(players):
                try:
                    Setup(rules, board, players, sides)
                except Fault:
                    continue
                able.add(players)
        assert set(fits[rules.id].players) == able, rules.id
        assert fits[rules.id].why or able == set(rules.player_counts)


@settings(max_examples=200)
@given(drafts())
def test_no_error_about_cards_means_a_complete_board(draft: Draft) -> None:
    checked = check(draft)
    if EMPTY in draft.cells:
        assert not checked.playable
    else:
        assert checked.playable == (draft.to_board().problems() == ())
    for finding in checked.findings:
        names = {name for _, name, _, _ in Formatter().parse(TEXTS[finding.code][1]) if name}
        assert names == {key for key, _ in finding.values}
        assert all(0 <= cell < draft.size for cell in finding.cells)
        assert finding.cells or finding.code == "no_name"
        assert finding.text


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_leads_to_cells(name: str) -> None:
    draft = Draft.of(shipped(name))
    for bad in (draft, draft.clear([11, 12]), Draft.new(5, 5)):
        for fit in looked_over(bad).fits:
            assert fit.cells
            assert not any(bad.cells[cell] == BLOCKED for cell in fit.cells)
            if bad.empty and not fit.fits:
                assert fit.cells == bad.empty


def test_the_cells_that_keep_a_game_away() -> None:
    fours = tuple(i for i, token in enumerate(SPIRAL.cells) if token == "4H")
    odd = SPIRAL.put_all(dict.fromkeys(fours, "7"))
    fits = {fit.rules: fit for fit in looked_over(odd).fits}
    assert not fits["sequence"].fits
    assert fits["sequence"].cells == fours
    whole = {fit.rules: fit for fit in looked_over(SPIRAL).fits}
    assert set(whole["sequence"].cells) == {i for i, t in enumerate(SPIRAL.cells) if t != FREE}


def test_twins_lead_to_the_nearest() -> None:
    twins = the(SPIRAL, "twins")
    least = int(dict(twins.values)["least"])
    assert twins.cells
    tokens = Counter(SPIRAL.cells[cell] for cell in twins.cells)
    assert set(tokens.values()) == {2}
    for token in tokens:
        a, b = (cell for cell in twins.cells if SPIRAL.cells[cell] == token)
        assert distance(10, a, b) == least


def test_a_blank_board() -> None:
    blank = Draft.new(10, 10)
    checked = looked_over(blank)
    assert not checked.playable
    assert [f.code for f in checked.of(Severity.ERROR)] == ["empty", "missing"]
    assert checked.findings[0].text == "Still empty: b1, c1, d1, e1, f1, g1, h1, … (+89)"
    assert checked.findings[1].text.startswith("Still to be placed: 2S ×2, 3S ×2, 4S ×2")
    assert not any(fit.fits for fit in checked.fits)


def test_a_card_in_place_of_another() -> None:
    bad = SPIRAL.put(1, "TH")
    assert the(bad, "missing").text == "Still to be placed: 2S"
    assert [bad.cells[cell] for cell in the(bad, "missing").cells] == ["2S"]
    often = the(bad, "too_many")
    assert often.text.startswith("TH stands too often: b1, ")
    assert often.text.endswith("; 2× is right")
    assert [bad.cells[cell] for cell in often.cells] == ["TH"] * 3


def test_a_card_the_deck_has_no_use_for() -> None:
    assert the(SPIRAL.put(1, "JS"), "stray").text == "This deck has no use for JS: b1"
    numbers = Draft.of(shipped("five_straight"))
    assert the(numbers.put(4, "JS"), "stray").cells == (4,)
    assert the(numbers.put(4, "0"), "too_many").text.endswith("; 1× is right")
    assert the(numbers.put(4, "100"), "gaps").text == "Numbers left out: 69"


def test_a_board_no_game_is_for() -> None:
    odd = Draft(4, 4, ("AS", "KS", "QS", "2H") * 4, "free", "Odd")
    assert [f.code for f in looked_over(odd).of(Severity.ERROR)] == ["no_rules"]
    assert check(odd).playable  # nobody asked


def test_corners_that_are_not_free() -> None:
    moved = shift(SPIRAL, 3, 3)
    assert the(moved, "corners").text == "Corners that are not free: a1, j1, a10, j10"
    assert the(moved, "free_inside").text == "Free cells away from the corners: c3, d3, c4, d4"
    assert looked_over(moved).playable
    assert not found(Draft.of(shipped("pinwheel")), "corners")


def test_twins_too_near() -> None:
    cells = list(SPIRAL.cells)
    twin = cells.index("2S", 2)
    bad = SPIRAL.swap(twin, 11)
    touch = the(bad, "twins_touch")
    assert (touch.text, touch.cells) == ("The two 2S touch: b1, b2", (1, 11))
    assert the(bad, "twins").text.startswith("Twins lie 1 to ")
    assert "6C" in the(SPIRAL, "twins_near").text
    all_touch = Draft.new(10, 10)
    cards = [token for token in PATTERNS["random"].make().cells if token != FREE]
    rest = [cell for cell in range(100) if all_touch.cells[cell] != FREE]
    pairs = all_touch.lay(rest, sorted(cards))
    told = found(pairs, "twins_touch")
    more = the(pairs, "twins_touch_more")
    assert len(told) == 6
    assert more.text == f"More twins that touch: {len(more.cells) // 2}"
    assert len(more.cells) > 60


def test_lines_with_equal_cards() -> None:
    cells = list(SPIRAL.cells)
    bad = SPIRAL.swap(cells.index("2S", 2), 4).swap(cells.index("3S", 3), 5)
    alike, other = found(bad, "line_alike")
    assert other.text == "A line with equal cards, 6S 5S: c9-g9"
    assert alike.text == "A line with equal cards, 2S 3S: b1-f1"
    assert alike.cells == (1, 2, 3, 4, 5)
    dice = Draft.of(shipped("dice"))
    assert not found(dice, "line_alike")
    assert found(dice.put(7, "12").put(28, "7"), "line_alike")[0].text.endswith("12: a1-e5")


def test_the_seventh_of_a_kind_is_told_like_the_others() -> None:
    apart = PATTERNS["suits"].make()
    assert len(found(apart, "line_alike")) == 6
    more = the(apart, "line_alike_more")
    assert more.text == "More lines with equal cards: 14"
    seven = Draft.new(10, 10)
    for row in range(7):
        seven = seven.lay((10 * row + 11, 10 * row + 12), (f"{row + 2}S", f"{row + 2}S"))
    assert [finding.text for finding in found(seven, "twins_touch")][
        -1
    ] == "The two 8S touch: b8, c8"
    assert not found(seven, "twins_touch_more")


def test_lines_for_the_same_cards() -> None:
    rows = (
        "2S 3S 4S 5S 6S",
        "7H 8H 9H TH QH",
        "2D 3D 4D 5D 6D",
        "7C 8C 9C TC QC",
        "6S 3S 4S 5S 2S",
    )
    board = Draft(5, 5, tuple(" ".join(rows).split()), "free")
    share = the(board, "lines_share")
    assert share.text == "Pairs of lines for the same cards: 1, such as a1-e1, a5-e5"
    assert share.cells == (0, 1, 2, 3, 4, 20, 21, 22, 23, 24)
    assert not found(board.put(24, "KS"), "lines_share")
    assert not found(board.put(0, FREE).put(24, FREE), "lines_share")
    assert not found(Draft.of(shipped("dice")), "lines_share")


def test_cells_that_nothing_reaches() -> None:
    junior = Draft.of(shipped("junior"))
    assert not found(junior, "unreachable")
    # The wild tens of that game reach every cell, whatever it shows.
    assert not found(junior.put(3, "KS"), "unreachable")
    numbers = Draft.of(shipped("five_straight"))
    assert the(numbers.about(deck="free").put(12, "2S"), "unreachable").cells == (12,)


def test_cells_in_no_line() -> None:
    walled = SPIRAL.fill((11, 10, 1), BLOCKED)
    lonely = the(walled, "in_no_line")
    assert lonely.cells == (0,)
    assert lonely.text == "No line of 5 runs through a1"


def test_jokers_without_a_corner() -> None:
    made = PATTERNS["snake"].make(12, 8)
    assert FREE not in made.cells
    assert the(made, "no_joker_cells").text.startswith("One-Eyed Jack with jokers: jokers need")
    assert not found(SPIRAL, "no_joker_cells")


def test_how_evenly_suits_lie() -> None:
    apart = PATTERNS["suits"].make()
    assert the(apart, "suits").text == ("Suits lie 0 % evenly; most uneven: spades, 24/24 top left")
    assert len(the(apart, "suits").cells) == 24
    assert the(swap_suits(apart, "S", "H"), "suits").text.endswith("hearts, 24/24 top left")
    even = PATTERNS["snake"].make(choices={"by": "rows", "order": "ranks"})
    percent = int(dict(the(even, "suits").values)["percent"])
    assert percent > 80


def test_symmetry_is_told() -> None:
    assert the(Draft.of(shipped("quadrants")), "symmetry").text == (
        "The board is symmetrical: half turn"
    )
    assert (
        "left and right (♠→♥ ♥→♠ ♦→♣ ♣→♦)" in the(Draft.of(shipped("far_twins")), "symmetry").text
    )
    assert found(SPIRAL.about(name=" "), "no_name")


def test_errors_come_first() -> None:
    order = [f.severity for f in looked_over(SPIRAL.put(1, "TH").about(name="")).findings]
    assert order == sorted(order, key=list(Severity).index)


def test_checking_is_quick() -> None:
    """Well below what a hand notices, even where nothing is remembered from before."""
    boards = [PATTERNS["random"].make(seed=seed) for seed in range(6)]
    presets()
    looked_over(SPIRAL)
    start = time.process_time()
    for board in boards:
        looked_over(board)
    assert (time.process_time() - start) / len(boards) < 0.05  # 8 ms on a quiet machine
