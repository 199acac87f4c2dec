# SPDX-License-Identifier: MIT
"""Which leaves come of which options, what is cut out, and how text is set."""

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.paper.card_sheets import chips_each, pairs
from sequence_desktop.gui.paper.how_to_play import games_for, rules_text
from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.pages import Orientation, PaperFault, page
from sequence_desktop.gui.paper.prose import Prose, fitted
from sequence_desktop.gui.paper.rules_sheet import RulesText, rules_leaves
from sequence_desktop.gui.paper.score_sheet import score_leaf
from sequence_desktop.gui.paper.sheets import Material, chip_size, leaves
from tests.gui.paper.conftest import ink_bounds, look_of, painted

Shelf = Callable[[str], Board]


def titles(board: Board, **options: Any) -> list[str]:
    return [leaf.title for leaf in leaves(Material(board), Options(**options))]


def test_a_whole_board_is_one_page(spiral: Board) -> None:
    assert titles(spiral) == ["Spiral"]


def test_tiles_come_with_a_map_unless_unwanted(spiral: Board) -> None:
    with_map = titles(spiral, tiled=True)
    assert len(with_map) == 11
    assert with_map[0] == "Page 1 of 10: row 1, column 1"
    assert with_map[-1] == "How to put the board together"
    assert titles(spiral, tiled=True, assembly=False) == with_map[:-1]
    assert titles(spiral, what=What.ASSEMBLY) == with_map[-1:]


def test_cards_come_with_a_plan_unless_unwanted(spiral: Board) -> None:
    with_plan = titles(spiral, what=What.HALVES)
    assert with_plan[0] == "Cards to cut, page 1 of 6"
    assert with_plan[-1] == "Where each half is glued"
    assert titles(spiral, what=What.HALVES, assembly=False) == with_plan[:-1]


def test_the_paper_is_held_as_it_suits_best(spiral: Board, shelf: Shelf) -> None:
    def across(board: Board, **options: Any) -> bool:
        return leaves(Material(board), Options(**options))[0].page.landscape

    assert not across(spiral)
    assert across(shelf("junior"), what=What.HALVES, paper="Letter")
    assert across(spiral, tiled=True, paper="A3")
    assert across(spiral, orientation=Orientation.LANDSCAPE)
    assert not across(spiral, tiled=True, paper="A3", orientation=Orientation.PORTRAIT)


def test_rules_need_a_game(spiral: Board) -> None:
    with pytest.raises(PaperFault, match="there are no rules to print; choose a game"):
        titles(spiral, what=What.RULES)


def test_what_does_not_go_on_the_paper_is_told(spiral: Board) -> None:
    with pytest.raises(PaperFault, match="a cell of 180 × 180 mm does not go onto Letter paper"):
        titles(spiral, tiled=True, paper="Letter", cell=(180.0, 180.0), overlap=30.0)


# -- the score sheet -------------------------------------------------------------------------


def test_scores_are_written_on_one_upright_page(spiral: Board) -> None:
    (leaf,) = leaves(Material(spiral), Options(what=What.SCORES))
    assert leaf.title == "Score sheet"
    assert not leaf.page.landscape
    look = look_of(spiral)
    two, four = (
        painted(leaves(Material(spiral), Options(what=What.SCORES, sides=sides))[0], look, 3.0)
        for sides in (2, 4)
    )
    assert two != four


def test_a_sheet_with_no_room_to_write_is_refused(spiral: Board) -> None:
    with pytest.raises(PaperFault, match="no room to write on; choose a larger paper"):
        score_leaf(page("A4"), 8)


# -- cards and chips ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["spiral", "junior", "five_straight", "dice", "compass"])
def test_the_halves_of_all_cards_make_every_cell(shelf: Shelf, name: str) -> None:
    board = shelf(name)
    cut = Counter(token for pair in pairs(board) for token in pair)
    needed = Counter(board.cells)
    assert cut - needed == Counter() or sum((cut - needed).values()) == 1  # one half to spare
    assert needed - cut == Counter()


def test_a_card_on_two_cells_is_one_card(spiral: Board) -> None:
    every = pairs(spiral)
    assert len(every) == 50
    assert all(upper == lower for upper, lower in every)
    assert [upper for upper, _ in every][:3] == ["2S", "3S", "4S"]
    assert [upper for upper, _ in every][-2:] == ["XX", "XX"]


def test_lone_cells_share_a_card(shelf: Shelf) -> None:
    assert pairs(shelf("five_straight"))[:2] == (("0", "1"), ("2", "3"))


def test_there_are_chips_enough(spiral: Board, shelf: Shelf) -> None:
    assert [chips_each(spiral, sides) for sides in (1, 2, 3, 4)] == [50, 50, 35, 25]
    assert chips_each(shelf("dice"), 2) * 2 >= 36


def coloured(board: Board, options: Options) -> list[int]:
    """How many pixels of each side's colour are printed."""
    look = look_of(board)
    found: Counter[int] = Counter()
    for leaf in leaves(Material(board), options):
        image = painted(leaf, look, 3.0)
        found.update(memoryview(bytes(image.constBits())).cast("I"))
    return [found[chip.body.rgb()] for chip in look.style.theme.chips.sides]


@pytest.mark.parametrize(("sides", "each"), [(2, 0), (3, 0), (4, 7), (1, 200)])
def test_each_side_gets_its_chips(spiral: Board, sides: int, each: int) -> None:
    options = Options(what=What.CHIPS, sides=sides, chips=each)
    one = coloured(spiral, replace(options, chips=1))
    many = coloured(spiral, options)
    assert not any(many[sides:])
    for side in range(sides):
        count = each or chips_each(spiral, sides)
        assert many[side] / one[side] == pytest.approx(count, rel=0.05)


def test_chips_suit_the_cells_they_lie_on(spiral: Board) -> None:
    true_size = chip_size(spiral, Options(tiled=True))
    assert true_size == pytest.approx(26.67)
    small = chip_size(spiral, Options())
    assert 10 < small < 12


# -- rules and text -------------------------------------------------------------------------

PARTS = "".join(
    f"<h3>Part {n}</h3><p>{'Words that are read. ' * 12}</p><ul><li>one</li><li>two</li></ul>"
    for n in range(60)
)


def test_only_games_that_fit_are_offered(
    spiral: Board, shelf: Shelf, games: dict[str, Rules]
) -> None:
    fitting = games_for(spiral, games)
    assert "sequence" in fitting
    assert "five_straight" not in fitting
    assert "five_straight" in games_for(shelf("five_straight"), games)
    names = [game.title.casefold() for game in fitting.values()]
    assert names == sorted(names)


def test_every_game_makes_a_page(shelf: Shelf, games: dict[str, Rules]) -> None:
    for name, game in games.items():
        board = shelf(game.board.layout or "spiral")
        text = rules_text(game, board)
        sheets = leaves(Material(board, text), Options(what=What.RULES))
        assert sheets, name
        assert ink_bounds(painted(sheets[-1], look_of(board), 2.0)) is not None


def test_long_rules_go_on_over_pages() -> None:
    sheets = rules_leaves(RulesText("Game", PARTS), page("A4"))
    assert [leaf.title for leaf in sheets] == [
        f"Rules, page {n} of {len(sheets)}" for n in range(1, len(sheets) + 1)
    ]
    assert len(sheets) > 2


def test_short_rules_stand_in_even_columns(spiral: Board) -> None:
    sheet = page("A4")
    short = "".join(f"<h3>Part {n}</h3><p>{'Words that are read. ' * 9}</p>" for n in range(8))
    (leaf,) = rules_leaves(RulesText("Game", short), sheet)
    look = look_of(spiral)
    bottoms = []
    for left in (sheet.body.left, sheet.body.middle[0]):
        half = replace(sheet.body, left=left, width=sheet.body.width / 2)
        bounds = ink_bounds(painted(leaf, look, 3.0, half), 128)
        assert bounds is not None
        bottoms.append(bounds[3] / 3.0)
    assert abs(bottoms[0] - bottoms[1]) < 30
    assert max(bottoms) < sheet.body.height


def test_no_heading_stands_alone_at_the_foot_of_a_page() -> None:
    for height in (90.0, 97.0, 104.0, 111.0, 118.0, 125.0):
        prose = Prose(PARTS, 80.0, 3.7, page_height=height)
        headings = list(prose.headings())
        assert len(headings) == 60
        for heading, following in headings:
            assert heading == following


def test_pages_hold_the_whole_text_and_nothing_twice(spiral: Board) -> None:
    """The ink of all pages together is that of the text in one piece."""
    look = look_of(spiral)

    def ink(prose: Prose, pages: int, height: float) -> int:
        total = 0
        for number in range(pages):
            image = QImage(400, round(height * 5), QImage.Format.Format_Grayscale8)
            image.fill(255)
            painter = QPainter(image)
            painter.scale(5, 5)
            prose.draw(Ink(painter, look), 0.0, 0.0, look.text, number)
            painter.end()
            total += sum(255 - value for value in bytes(image.constBits()))
        return total

    text = "".join(f"<p>{'Words that are read. ' * 9}</p>" for _ in range(12))
    whole = Prose(text, 80.0, 3.7)
    paged = Prose(text, 80.0, 3.7, page_height=60.0)
    assert paged.pages > 1
    assert ink(paged, paged.pages, 60.0) == pytest.approx(ink(whole, 1, whole.height + 1), rel=0.01)


@pytest.mark.parametrize("size", [3.5, 4.1, 4.5, 4.7])
def test_no_part_of_the_rules_is_lost_between_pages(
    spiral: Board, games: dict[str, Rules], size: float
) -> None:
    """Tables and pictures included, each paragraph begins below the one before."""
    text = rules_text(games["sequence"], spiral)
    plain = Prose(text.html, 92.0, size, pictures=text.pictures)
    for height in (150.0, 230.0, 270.0):
        paged = Prose(text.html, 92.0, size, page_height=height, pictures=text.pictures)
        # A card's name stands beside its picture, which may hang a little lower.
        for (before, after), (above, below) in zip(
            itertools.pairwise(plain.tops()), itertools.pairwise(paged.tops()), strict=True
        ):
            assert below - above >= after - before - 12.0
        assert paged.height >= plain.height - 10.0


def test_the_pictures_of_the_rules_are_drawn(spiral: Board, games: dict[str, Rules]) -> None:
    (leaf, *_) = leaves(
        Material(spiral, rules_text(games["sequence"], spiral)), Options(what=What.RULES)
    )
    image = painted(leaf, look_of(spiral), 2.0)
    felt = look_of(spiral).style.theme.cloth.felt.rgb()
    found = Counter(memoryview(bytes(image.constBits())).cast("I"))
    assert found[felt] > 200


def test_type_is_made_smaller_until_it_fits() -> None:
    text = f"<p>{'Words that are read. ' * 30}</p>"
    large = fitted(text, 80.0, 200.0, 5.0, 2.5)
    small = fitted(text, 80.0, 45.0, 5.0, 2.5)
    assert large is not None
    assert small is not None
    assert small.height <= 45.0 < large.height
    assert fitted(text, 80.0, 5.0, 5.0, 2.5) is None


# -- remembering ----------------------------------------------------------------------------


@given(
    st.builds(
        Options,
        what=st.sampled_from(What),
        paper=st.sampled_from(["A4", "Letter"]),
        orientation=st.sampled_from(Orientation),
        margin=st.floats(0, 40),
        tiled=st.booleans(),
        cell=st.tuples(st.floats(8, 180), st.floats(8, 180)),
        overlap=st.floats(0, 30),
        assembly=st.booleans(),
        mono=st.booleans(),
        sides=st.integers(1, 4),
        chips=st.integers(0, 200),
    )
)
def test_options_are_remembered(options: Options) -> None:
    assert Options.from_json(options.to_json()) == options


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(sorted(Options().to_json())), junk))
def test_what_makes_no_sense_is_left_at_its_default(data: dict[str, Any]) -> None:
    options = Options.from_json(data)
    assert Options.from_json(options.to_json()) == options
