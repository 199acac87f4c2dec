# SPDX-License-Identifier: MIT
"""The art: every picture there, different from all others, crisp, and readable under a chip."""

import hashlib
import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTransform
from PySide6.QtWidgets import QApplication

from sequence_desktop.engine.cards import BLOCKED, FREE, HIDDEN, JOKER, pack
from sequence_desktop.gui.table import art
from sequence_desktop.gui.table.art import (
    ChipState,
    Design,
    Mark,
    Numbers,
    Style,
    chip_icon,
    chip_pixmap,
    chip_rect,
    face_pixmap,
    paint_back,
    paint_chip,
    paint_dead,
    paint_die,
    paint_face,
    paint_mark,
    paint_row,
)
from sequence_desktop.gui.theme import ChipPalette, MarkColours, Scheme, theme

pytestmark = pytest.mark.usefixtures("qapp")

PLAIN = Style(theme())
STYLES = [replace(PLAIN, design=design) for design in Design]
CLEAR = QColor(0, 0, 0, 0)

Draw = Callable[[QPainter, QRectF], None]


def drawn(draw: Draw, width: int = 60, height: int = 60, ground: QColor = CLEAR) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def face(token: str, style: Style = PLAIN, *, cell: bool = False, size: int = 60) -> QImage:
    height = size if cell else round(size * 1.4)
    return drawn(lambda p, r: paint_face(p, r, token, style, cell=cell), size, height)


def chip(side: int, style: Style = PLAIN, state: ChipState = ChipState.PLAIN) -> QImage:
    return drawn(lambda p, r: paint_chip(p, r, side, style, state))


def mark_on_nothing(mark: Mark, style: Style = PLAIN, *, strong: bool = False) -> QImage:
    return drawn(lambda p, r: paint_mark(p, r, mark, style, strong=strong))


def digest(image: QImage) -> str:
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def difference(one: QImage, two: QImage) -> float:
    """The share of pixels that differ clearly."""
    width, height = one.width(), one.height()
    count = 0
    for x, y in itertools.product(range(width), range(height)):
        a, b = one.pixelColor(x, y), two.pixelColor(x, y)
        gap = max(
            abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()),
            abs(a.alpha() - b.alpha()),
        )  # fmt: skip
        count += gap > 48
    return count / (width * height)


@pytest.mark.parametrize("cell", [False, True], ids=["hand", "cell"])
@pytest.mark.parametrize("style", STYLES, ids=lambda style: str(style.design))
def test_every_token_has_a_face_of_its_own(style: Style, cell: bool) -> None:
    tokens = [*pack(), JOKER, FREE, HIDDEN, *(str(n) for n in range(100))]
    faces = {digest(face(token, style, cell=cell)) for token in tokens}
    assert len(faces) == len(tokens)


def test_a_hidden_card_is_the_back() -> None:
    back = drawn(lambda p, r: paint_back(p, r, PLAIN), 60, 84)
    assert face(HIDDEN) == back


def test_a_hole_in_the_board_is_empty() -> None:
    assert face(BLOCKED, cell=True) == drawn(lambda _p, _r: None)


def test_the_back_tells_no_way_up() -> None:
    back = drawn(lambda p, r: paint_back(p, r, PLAIN), 140, 196)
    turned = back.transformed(QTransform().rotate(180))
    assert difference(back, turned) < 0.001


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("token", ["7D", "KS", "50", HIDDEN])
def test_edges_are_crisp_at_every_pixel_ratio(token: str, ratio: float) -> None:
    image = face_pixmap(token, QSizeF(60, 60), ratio, PLAIN, cell=True).toImage()
    colours = PLAIN.theme.cards
    ground = colours.wood if token == "50" else colours.paper
    middle_x, middle_y = image.width() // 2, image.height() * 2 // 3
    line = int(ratio + 0.4)
    last_x, last_y = image.width() - 1, image.height() - 1
    for step in range(line + 1):
        wanted = (colours.edge if step < line else ground).rgb()
        assert QColor(image.pixel(step, middle_y)).rgb() == wanted
        assert QColor(image.pixel(last_x - step, middle_y)).rgb() == wanted
        assert QColor(image.pixel(middle_x, step)).rgb() == wanted
        assert QColor(image.pixel(middle_x, last_y - step)).rgb() == wanted


@pytest.mark.parametrize("tiny", [False, True])
@pytest.mark.parametrize("cell", [20.4, 31.5, 31.9, 32.0, 32.1, 32.6])
def test_equal_cells_show_figures_all_or_none(cell: float, tiny: bool) -> None:
    """Wherever on the pixels they come to lie: some are drawn a pixel wider than others."""
    style = replace(PLAIN, tiny_figures=tiny)
    shown = set()
    for column in range(12):
        place = QRectF(column * cell, column * cell, cell - 0.4, cell - 0.4)

        def paint(painter: QPainter, _all: QRectF, place: QRectF = place) -> None:
            paint_face(painter, place, "KH", style, cell=True)

        image = drawn(paint, 420, 420)
        # Where there is a robe, but no pip, which is pointed below.
        x, y = place.center().x() - place.width() * 0.2, place.bottom() - place.height() * 0.12
        shown.add(image.pixelColor(int(x), int(y)).lightness() < 200)
    assert shown == {tiny or cell - 0.4 >= 31.99}


def test_pictures_are_drawn_and_no_glyphs() -> None:
    """Suits, stars and signs come from no font: no such character stands in the source."""
    for path in Path(art.__file__).parent.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [c for c in text if ord(c) > 0x2100], path.name


def test_one_eyed_jacks_look_aside_and_two_eyed_ones_at_you() -> None:
    def lopsided(token: str) -> float:
        # The face alone, without cap, feather and robe.
        box = QRectF(0, 0, 120, 168)
        image = drawn(lambda p, _: paint_face(p, box, token, PLAIN), 120, 168)
        head = image.copy(40, 32, 40, 30)
        return difference(head, head.flipped(Qt.Orientation.Horizontal))

    frontal = max(lopsided(token) for token in ("JC", "JD"))
    profile = min(lopsided(token) for token in ("JS", "JH"))
    assert profile > 3 * frontal


@pytest.mark.parametrize("style", STYLES, ids=lambda style: str(style.design))
@pytest.mark.parametrize("size", [40, 60, 96])
def test_an_index_stays_readable_under_a_chip(style: Style, size: int) -> None:
    cell = QRectF(0, 0, size, size)
    for token in ("TS", "TH", "QD", "KC", "AH", "5C", "88"):
        bare = face(token, style, cell=True, size=size)
        covered = bare.copy()
        painter = QPainter(covered)
        paint_chip(painter, chip_rect(cell, style.design), 1, style)
        painter.end()
        hidden = inked = 0
        band = round(size * (0.38 if style.design is Design.LARGE else 0.31))
        for x, y in itertools.product(range(2, size - 2), range(2, band)):
            if bare.pixelColor(x, y).lightness() < 160:
                inked += 1
                hidden += bare.pixel(x, y) != covered.pixel(x, y)
        assert inked > 0.04 * size * band
        assert hidden / inked < 0.03, token


@pytest.mark.parametrize("shape", [(60, 60), (80, 60), (60, 80)])
def test_a_chip_lies_within_its_cell(shape: tuple[int, int]) -> None:
    cell = QRectF(10, 20, *shape)
    for design in Design:
        assert cell.contains(chip_rect(cell, design))


def test_chips_differ_by_shape_without_colour() -> None:
    one = theme().chips.sides[0]
    style = replace(PLAIN, theme=replace(theme(), chips=ChipPalette("one", (one,) * 4)))
    chips = [chip(side, style) for side in range(4)]
    for a, b in itertools.combinations(chips, 2):
        assert difference(a, b) > 0.05


def test_chip_states_are_told_apart() -> None:
    states = [ChipState.PLAIN, *ChipState, ChipState.LAST | ChipState.LOCKED]
    for side in range(4):
        assert len({digest(chip(side, state=state)) for state in states}) == len(states)


def test_marks_differ_by_form_without_colour() -> None:
    grey = QColor("#444444")
    marks = MarkColours(*(grey,) * 7, *(QColor("white"),) * 3)
    style = replace(PLAIN, theme=replace(theme(), marks=marks))
    images = [mark_on_nothing(mark, style) for mark in Mark]
    for a, b in itertools.combinations(images, 2):
        assert difference(a, b) > 0.01


def test_a_mark_under_the_pointer_is_stronger() -> None:
    for mark in (Mark.PLACE, Mark.WILD, Mark.REMOVE, Mark.REPLACE):
        assert mark_on_nothing(mark) != mark_on_nothing(mark, strong=True)


def test_a_dead_card_is_still_readable() -> None:
    def draw(painter: QPainter, rect: QRectF) -> None:
        paint_face(painter, rect, "4S", PLAIN)
        paint_dead(painter, rect, PLAIN)

    alive, dead = face("4S", size=100), drawn(draw, 100, 140)
    assert difference(alive, dead) > 0.05
    index = dead.copy(3, 6, 15, 16)
    darkest = min(index.pixelColor(x, y).lightness() for x in range(15) for y in range(16))
    assert darkest < 150


def test_a_row_grows_from_its_start() -> None:
    def row(progress: float) -> QImage:
        return drawn(
            lambda p, _: paint_row(p, QPointF(30, 30), QPointF(270, 30), 60, 0, PLAIN, progress),
            300,
            60,
        )

    whole, half = row(1.0), row(0.5)
    assert whole.copy(0, 0, 140, 60) == half.copy(0, 0, 140, 60)
    assert half.copy(160, 0, 140, 60) == row(0.0).copy(160, 0, 140, 60)
    assert whole.pixelColor(260, 30).alpha() == 255


def test_dice_show_their_spots() -> None:
    def ink_of(value: int) -> int:
        image = drawn(lambda p, r: paint_die(p, r, value, PLAIN), 90, 90)
        ink = PLAIN.theme.cards.black.rgb()
        return sum(image.pixel(x, y) == ink for x, y in itertools.product(range(90), range(90)))

    one = ink_of(1)
    assert one > 0
    assert [round(ink_of(value) / one) for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_settings_change_the_face() -> None:
    assert face("7D") != face("7D", replace(PLAIN, four_colours=True))
    assert face("7C") != face("7C", replace(PLAIN, four_colours=True))
    assert face("7S") == face("7S", replace(PLAIN, four_colours=True))
    assert face("QD") != face("QD", replace(PLAIN, letters="BDKA"))
    assert face("7", cell=True) != face("7", replace(PLAIN, numbers=Numbers.DICE), cell=True)


def test_a_pixmap_is_drawn_once_and_for_its_ratio() -> None:
    size = QSizeF(61, 61)
    one = face_pixmap("9H", size, 1.5, PLAIN, cell=True)
    assert one.cacheKey() == face_pixmap("9H", size, 1.5, PLAIN, cell=True).cacheKey()
    assert (one.width(), one.devicePixelRatio()) == (92, 1.5)
    others = [
        face_pixmap("9H", size, 2.0, PLAIN, cell=True),
        face_pixmap("9H", size, 1.5, PLAIN),
        face_pixmap("9H", size, 1.5, Style(theme(Scheme.DARK)), cell=True),
        face_pixmap("9H", size, 1.5, replace(PLAIN, design=Design.LARGE), cell=True),
    ]
    assert one.cacheKey() not in {other.cacheKey() for other in others}


def test_chip_pixmaps_know_their_state() -> None:
    keys = {chip_pixmap(2, 40, 1.0, PLAIN, state).cacheKey() for state in ChipState}
    assert len(keys) == len(list(ChipState))


def test_chip_icons_are_crisp(qapp: QApplication) -> None:
    icon = chip_icon(0, PLAIN)
    assert icon.pixmap(QSize(20, 20), 2.0).toImage().width() == 40


def test_a_painter_keeps_its_state() -> None:
    def draw(painter: QPainter, rect: QRectF) -> None:
        before = painter.transform(), painter.opacity(), painter.pen(), painter.renderHints()
        paint_face(painter, rect, "JH", PLAIN)
        paint_face(painter, rect, "50", PLAIN, cell=True)
        paint_back(painter, rect, PLAIN)
        paint_chip(painter, rect, 0, PLAIN, ChipState.LEAVING)
        paint_mark(painter, rect, Mark.REPLACE, PLAIN)
        paint_dead(painter, rect, PLAIN)
        after = painter.transform(), painter.opacity(), painter.pen(), painter.renderHints()
        assert after == before
        assert not painter.hasClipping()

    drawn(draw)


def test_faces_print_as_shapes(tmp_path: Path) -> None:
    """The same functions draw on paper: the page holds paths, not a picture of the screen."""
    path = tmp_path / "card.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A6), QPageLayout.Orientation.Portrait, QMarginsF()
        )
    )
    painter = QPainter(writer)
    paint_face(painter, QRectF(0, 0, 1000, 1400), "KH", PLAIN)
    painter.end()
    assert path.stat().st_size > 2000
    assert b"/Subtype /Image" not in path.read_bytes()
