# SPDX-License-Identifier: MIT
"""What is painted: nothing outside the margins, measures that are true, tiles that fit together."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.paper.board_sheets import draw_board
from sequence_desktop.gui.paper.how_to_play import rules_text
from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.pages import HEAD, RIM, Box, Orientation, Page, fit, page
from sequence_desktop.gui.paper.painting import Leaf, scale_bar, size_text
from sequence_desktop.gui.paper.sheets import Material, leaves
from sequence_desktop.gui.paper.tiling import tiling
from sequence_desktop.workshop.draft import Draft
from tests.gui.paper.conftest import WHITE, difference, ink_bounds, inked, look_of, painted

PER_MM = 4.0
LONG = "The board that " + "really " * 60 + "has a long name"

Shelf = Callable[[str], Board]


def white_edge(image: QImage, margin: float) -> bool:
    """Whether nothing is drawn outside the margins, up to a pixel that is smoothed."""
    edge = int(margin * PER_MM) - 1
    wide, high = image.width(), image.height()
    for strip in (
        QRect(0, 0, wide, edge),
        QRect(0, high - edge, wide, edge),
        QRect(0, 0, edge, high),
        QRect(wide - edge, 0, edge, high),
    ):
        part = image.copy(strip)
        blank = QImage(part.size(), part.format())
        blank.fill(WHITE)
        if part != blank:
            return False
    return True


@pytest.mark.parametrize("mono", [False, True], ids=["colour", "mono"])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(orientation=Orientation.LANDSCAPE, margin=3),
        Options(tiled=True),
        Options(tiled=True, margin=5, overlap=0, cell=(40, 40)),
        Options(what=What.HALVES),
        Options(what=What.HALVES, margin=12.7, cell=(30, 20)),
        Options(what=What.CHIPS, sides=4),
        Options(what=What.CHIPS, tiled=True, margin=4),
        Options(what=What.SCORES),
        Options(what=What.SCORES, sides=4, orientation=Orientation.LANDSCAPE, margin=3),
        Options(what=What.ASSEMBLY),
        Options(what=What.ASSEMBLY, orientation=Orientation.LANDSCAPE),
        Options(what=What.RULES),
    ],
    ids=lambda o: f"{o.what}{'-tiled' * o.tiled}-{o.orientation}-{o.margin:g}",
)
def test_nothing_lies_outside_the_margins(
    spiral: Board, games: dict[str, Rules], options: Options, paper: str, mono: bool
) -> None:
    board = replace(spiral, name=LONG, author=LONG, license=LONG)
    material = Material(board, rules_text(games["sequence"], board))
    sheets = leaves(material, replace(options, paper=paper, mono=mono))
    look = look_of(board, mono=mono)
    for leaf in {0: sheets[0], len(sheets) - 1: sheets[-1]}.values():
        image = painted(leaf, look, PER_MM)
        assert ink_bounds(image) is not None
        assert white_edge(image, options.margin), leaf.title


def test_tiles_put_together_are_the_whole_board(spiral: Board) -> None:
    """Printed, cut along the seams and laid edge to edge, the pages show the board and no seam."""
    cell, overlap = (44.0, 40.0), 10.0
    options = Options(tiled=True, cell=cell, overlap=overlap, assembly=False, margin=10.0)
    look = look_of(spiral)
    sheets = leaves(Material(spiral), options)
    spread = tiling(sheets[0].page, 10, 10, cell, overlap)
    assert len(sheets) == len(spread.tiles)
    assert min(len(spread.columns), len(spread.rows)) > 1
    block = spread.block
    size = round(block.width * PER_MM), round(block.height * PER_MM)
    together = QImage(*size, QImage.Format.Format_RGB32)
    together.fill(0xFF00FF00)
    painter = QPainter(together)
    for leaf, tile in zip(sheets, spread.tiles, strict=True):
        part = Box(tile.place.left, tile.place.top, tile.own.width, tile.own.height)
        at = QPoint(round(tile.own.left * PER_MM), round(tile.own.top * PER_MM))
        painter.drawImage(at, painted(leaf, look, PER_MM, part))
    painter.end()
    whole = Leaf(Page("A4", False, 0.0), "", lambda ink: draw_board(ink, spiral, block, cell))
    # Equal but for how the edges of curves are smoothed.
    assert difference(together, painted(whole, look, PER_MM, block)) <= 4


def test_a_strip_shows_what_will_lie_over_it(spiral: Board) -> None:
    """Paler, but at the same place, so that one sees how the pages meet."""
    cell, overlap = (32.0, 24.0), 10.0
    options = Options(tiled=True, cell=cell, overlap=overlap, margin=10.0)
    look = look_of(spiral)
    first, second = leaves(Material(spiral), options)[:2]
    spread = tiling(first.page, 10, 10, cell, overlap)
    one, other = spread.tiles[:2]
    height = 40.0  # above the words on the strip
    strip = Box(one.place.left + one.own.width, one.place.top, overlap, height)
    below = painted(first, look, PER_MM, strip)
    over = painted(second, look, PER_MM, Box(other.place.left, other.place.top, overlap, height))
    pale, full = set(map(QPoint.toTuple, inked(below))), set(map(QPoint.toTuple, inked(over, 160)))
    assert full
    assert full <= pale


@pytest.mark.parametrize(("paper", "length"), [("A4", 50.0), ("A3", 50.0), ("Letter", 50.8)])
def test_the_bar_is_as_long_as_it_says(spiral: Board, paper: str, length: float) -> None:
    (leaf,) = leaves(Material(spiral), Options(paper=paper))
    bar, text = scale_bar(leaf.page)
    assert text == ("2 inches" if paper == "Letter" else "50 mm")
    assert bar.width == length
    per_mm = 40.0
    bounds = ink_bounds(painted(leaf, look_of(spiral), per_mm, bar.inset(-0.4)), 128)
    assert bounds is not None
    assert (bounds[2] - bounds[0] + 1) / per_mm == pytest.approx(length, abs=0.05)


@pytest.mark.parametrize("cell", [(63.5, 44.45), (30.0, 30.0)])
def test_cells_are_truly_as_large_as_asked_for(spiral: Board, cell: tuple[float, float]) -> None:
    """From the left edge of one card to that of the next, as with a ruler on the paper."""
    leaf = leaves(Material(spiral), Options(tiled=True, cell=cell))[0]
    spread = tiling(leaf.page, 10, 10, cell, 10.0)
    place, per_mm = spread.tiles[0].place, 20.0
    middle = place.top + RIM + 1.5 * cell[1]
    across = Box(place.left + RIM, middle, cell[0] * 2 + 1, 0.4)
    down = Box(place.left + RIM + 0.9 * cell[0], place.top + RIM + cell[1], 0.4, cell[1] * 2 + 1)
    look = look_of(spiral)
    for line, size in ((across, cell[0]), (down, cell[1])):
        image = painted(leaf, look, per_mm, line)
        along = {p.x() if size == cell[0] and line is across else p.y() for p in inked(image, 190)}
        starts = sorted(x for x in along if x - 1 not in along)
        gap = min(cell) * 0.02
        first = next(x for x in starts if x >= (gap - 0.1) * per_mm)
        second = next(x for x in starts if x >= (size + gap - 0.1) * per_mm)
        assert (second - first) / per_mm == pytest.approx(size, abs=0.2)


def test_an_empty_cell_is_an_outline(spiral: Board) -> None:
    board = Draft.of(spiral).clear([11]).sketch("draft")
    leaf = leaves(Material(board), Options())[0]
    place = fit(leaf.page, 10, 10)
    left, top = place.block.left + RIM + place.cell[0], place.block.top + RIM + place.cell[1]
    cell = Box(left, top, place.cell[0], place.cell[1])
    look = look_of(board)
    assert ink_bounds(painted(leaf, look, 4.0, cell)) is not None
    assert ink_bounds(painted(leaf, look, 4.0, cell.inset(1.5))) is None


@pytest.mark.parametrize("per_mm", [0.9, 1.3, 45 / 25.4, 1.85, 2.6])
def test_every_court_is_drawn_however_small(spiral: Board, per_mm: float) -> None:
    """A preview and a coarse picture show what the printer prints."""
    leaf = leaves(Material(spiral), Options())[0]
    look, place = look_of(spiral), fit(leaf.page, spiral.width, spiral.height)
    image = painted(leaf, look, per_mm)
    for index, token in enumerate(spiral.cells):
        row, column = divmod(index, spiral.width)
        if token[0] not in "QK":
            continue
        x = place.block.left + RIM + (column + 0.5) * place.cell[0]
        y = place.block.top + RIM + (row + 0.9) * place.cell[1]
        seen = QColor(image.pixel(int(x * per_mm), int(y * per_mm)))
        assert seen.lightness() < 230, token


def test_in_black_ink_there_is_no_colour(spiral: Board, shelf: Shelf) -> None:
    for board in (spiral, shelf("five_straight"), shelf("dice")):
        for what in (What.BOARD, What.HALVES, What.CHIPS):
            options = Options(what=what, mono=True, sides=4)
            leaf = leaves(Material(board), options)[-1]
            image = painted(leaf, look_of(board, mono=True), 3.0)
            grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
            # The grey chips are a little bluish; grey files and printers make them quite grey.
            assert difference(image, grey) <= 16, (board.id, what)


@pytest.mark.parametrize("rank", ["2", "7", "T", "A", "K", "Q", "J"])
def test_suits_are_told_apart_without_colour(spiral: Board, rank: str) -> None:
    """Spades and clubs are full, hearts and diamonds hollow: far less ink, on poor printers too."""
    look = look_of(spiral, mono=True)

    def ink(token: str, *, cell: bool) -> int:
        def draw(pen: Ink) -> None:
            pen.face(Box(1, 1, 20, 20 if cell else 28), token, cell=cell)

        leaf = Leaf(page("A4", margin=0), "", draw)
        # Thresholded hard, as a printer low on toner would.
        return sum(1 for _ in inked(painted(leaf, look, 10.0, Box(0, 0, 22, 30)), 100))

    for cell in (True, False):
        full = [ink(rank + suit, cell=cell) for suit in "SC"]
        hollow = [ink(rank + suit, cell=cell) for suit in "HD"]
        assert max(hollow) < 0.95 * min(full), (rank, cell)


def test_the_look_in_colour_leaves_the_paper_white(spiral: Board) -> None:
    (leaf,) = leaves(Material(spiral), Options())
    image = painted(leaf, look_of(spiral), 2.0)
    white = sum(
        image.pixel(x, y) == WHITE
        for x, y in itertools.product(range(0, image.width(), 4), range(0, image.height(), 4))
    )
    assert white / (image.width() * image.height() / 16) > 0.7


def test_a_board_without_a_name_is_no_failure(spiral: Board) -> None:
    board = replace(spiral, name="", id="", author="", notes="", license="")
    (leaf,) = leaves(Material(board), Options())
    assert leaf.title == "A board without a name"
    head = fit(leaf.page, 10, 10).head
    assert head.height == HEAD
    assert ink_bounds(painted(leaf, look_of(board), 2.0, head)) is not None


def test_a_hole_in_the_board_is_left_white() -> None:
    rows = (("2S", "##", "3S", "4S"),) * 4
    board = Board(rows, deck="free")
    (leaf,) = leaves(Material(board), Options())
    place = fit(leaf.page, 4, 4)
    hole = Box(place.block.left + RIM + place.cell[0], place.block.top + RIM, *place.cell).inset(
        0.5
    )
    assert ink_bounds(painted(leaf, look_of(board), 3.0, hole)) is None
    # And it is no card to be cut out.
    cards = leaves(Material(board), Options(what=What.HALVES, assembly=False))
    assert len(cards) == 1


def test_outlined_text_looks_the_same(spiral: Board, games: dict[str, Rules]) -> None:
    """Text as shapes, for SVG, lies where the text itself would."""
    material = Material(spiral, rules_text(games["sequence"], spiral))
    look = look_of(spiral)
    for what in (What.BOARD, What.RULES, What.ASSEMBLY):
        leaf = leaves(material, Options(what=what))[0]
        plain = painted(leaf, look, PER_MM)
        shapes = QImage(plain.size(), plain.format())
        shapes.fill(WHITE)
        painter = QPainter(shapes)
        leaf.paint(painter, look, PER_MM, outlines=True)
        painter.end()
        assert not lost(plain, shapes), what
        assert not lost(shapes, plain), what


def test_paper_is_not_dark_where_the_screen_is(
    spiral: Board, games: dict[str, Rules], qapp: QApplication
) -> None:
    material = Material(spiral, rules_text(games["sequence"], spiral))
    leaf = leaves(material, Options(what=What.RULES))[0]
    usual = painted(leaf, look_of(spiral), 2.0)
    before = qapp.palette()
    dark = QPalette(before)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        dark.setColor(role, QColor("white"))
    qapp.setPalette(dark)
    try:
        leaf = leaves(material, Options(what=What.RULES))[0]
        assert painted(leaf, look_of(spiral), 2.0) == usual
    finally:
        qapp.setPalette(before)


def lost(one: QImage, other: QImage) -> list[QPoint]:
    """The black pixels of one picture that have nothing dark beside them in the other."""
    wide = other.copy()
    painter = QPainter(wide)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Darken)
    for dx, dy in itertools.product((-1, 0, 1), repeat=2):
        painter.drawImage(dx, dy, other)
    # What is dark here as well turns white.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.fillRect(wide.rect(), QColor("white"))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, one)
    painter.end()
    return list(inked(wide, 60))


def test_lengths_are_written_as_the_language_does(qapp: QApplication) -> None:
    assert size_text((63.5, 44.45)) == "63.5 × 44.45 mm"
    speak(qapp, "de")
    try:
        assert size_text((645.0, 454.5)) == "645 × 454,5 mm"
    finally:
        speak(qapp, ENGLISH)
