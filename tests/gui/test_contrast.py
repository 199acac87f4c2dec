# SPDX-License-Identifier: MIT
"""Contrast: everything that must be read or told apart can be, in every theme."""

import itertools
import math

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.art.marks import STRONG_TINT, TINT
from sequence_desktop.gui.table.plate import CALLING_SHADE, SHADE
from sequence_desktop.gui.theme import (
    PALETTES,
    Cloth,
    Mode,
    Scheme,
    Theme,
    ThemeKeeper,
    contrast,
    faded,
    theme,
)
from sequence_desktop.gui.theme.colour import luminance, over

TEXT = 4.5  # WCAG 1.4.3
LARGE_TEXT = 3.0
GRAPHICS = 3.0  # WCAG 1.4.11

SCHEMES = pytest.mark.parametrize("scheme", list(Scheme))
THEMES = pytest.mark.parametrize(
    "look",
    [
        *(theme(scheme, cloth) for scheme in Scheme for cloth in Cloth if cloth is not Cloth.OWN),
        *(theme(scheme, Cloth.OWN, hue=hue) for scheme in Scheme for hue in range(0, 360, 5)),
    ],
    ids=lambda look: str(look.key),
)


def assert_contrast(least: float, *pairs: tuple[str, QColor, QColor]) -> None:
    low = {
        name: round(contrast(one, two), 2) for name, one, two in pairs if contrast(one, two) < least
    }
    assert low == {}


def test_contrast_of_known_pairs() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)


@SCHEMES
def test_widget_text_is_readable(scheme: Scheme) -> None:
    w = theme(scheme).widgets
    grounds = {"window": w.window, "surface": w.surface, "raised": w.raised}
    inks = ("text", "muted", "accent", "danger", "success", "warning")
    assert_contrast(
        TEXT,
        *(
            (f"{ink} on {name}", getattr(w, ink), ground)
            for ink in inks
            for name, ground in grounds.items()
        ),
        ("text on hover", w.text, w.hover),
        ("on accent", w.on_accent, w.accent),
        ("on selection", w.on_selection, w.selection),
        ("icon on selection", w.text, w.selection),
    )


@SCHEMES
def test_controls_stand_out(scheme: Scheme) -> None:
    w = theme(scheme).widgets
    assert_contrast(
        GRAPHICS,
        ("outline on window", w.outline, w.window),
        ("outline on surface", w.outline, w.surface),
        ("focus on window", w.accent, w.window),
        ("focus on surface", w.accent, w.surface),
    )


@THEMES
def test_cloth(look: Theme) -> None:
    cloth = look.cloth
    assert_contrast(
        TEXT,
        *(
            (f"{ink.name()} on {ground.name()}", ink, ground)
            for ink in (cloth.text, cloth.muted)
            for ground in (cloth.felt, cloth.felt_deep)
        ),
    )
    assert_contrast(
        GRAPHICS,
        ("star", cloth.star, cloth.star_ground),
        ("paper on felt", look.cards.paper, cloth.felt),
        ("paper on bed", look.cards.paper, cloth.felt_deep),
    )


@pytest.mark.parametrize("hue", range(0, 360, 60))
def test_ones_own_cloth_has_its_hue_and_is_as_light_as_the_green_one(hue: int) -> None:
    own, green = theme(cloth=Cloth.OWN, hue=hue).cloth, theme().cloth
    assert own.felt.hslHue() == pytest.approx(hue, abs=2) or (hue == 0 and own.felt.hslHue() > 357)
    assert luminance(own.felt) == pytest.approx(luminance(green.felt), abs=0.002)
    assert own.star == green.star


@THEMES
def test_the_plate_on_the_cloth(look: Theme) -> None:
    cloth = look.cloth
    for shade in (SHADE, CALLING_SHADE):
        plate = over(faded(QColor("black"), shade), cloth.felt)
        inks = (cloth.text, cloth.muted, cloth.star)
        assert_contrast(TEXT, *((f"{ink.name()} at {shade}", ink, plate) for ink in inks))
    # Its frame, which says that it is one's turn, is seen from both sides.
    assert_contrast(GRAPHICS, ("frame", cloth.star, cloth.felt))


@THEMES
def test_chips_stand_out_on_cloth_and_windows(look: Theme) -> None:
    """Of a chip's three colours one is always far from what it lies on."""
    w, cloth = look.widgets, look.cloth
    low = [
        (palette, side, ground.name())
        for palette in PALETTES
        for side, chip in enumerate(PALETTES[palette].sides)
        for ground in (w.window, w.surface, w.raised, w.selection, cloth.felt, cloth.felt_deep)
        if max(contrast(ink, ground) for ink in (chip.body, chip.rim, chip.mark)) < GRAPHICS
    ]
    assert low == []


@SCHEMES
def test_card_inks_are_readable(scheme: Scheme) -> None:
    cards = theme(scheme).cards
    assert_contrast(
        TEXT,
        *(
            (ink, getattr(cards, ink), cards.paper)
            for ink in ("black", "red", "club", "diamond", "blue")
        ),
        ("number on wood", cards.black, cards.wood),
    )
    assert_contrast(GRAPHICS, ("back's lines", cards.back_line, cards.back))


@SCHEMES
def test_an_index_is_readable_under_a_mark(scheme: Scheme) -> None:
    look = theme(scheme)
    cards, marks = look.cards, look.marks
    for alpha, least in ((TINT, TEXT), (STRONG_TINT, LARGE_TEXT)):
        assert_contrast(
            least,
            *(
                (f"{ink} under {mark} {alpha}", over(veil, getattr(cards, ink)), ground)
                for ink in ("black", "red", "club", "diamond")
                for mark in ("place", "wild", "remove", "replace")
                for veil in (faded(getattr(marks, mark), alpha),)
                for ground in (over(veil, cards.paper),)
            ),
        )


@SCHEMES
def test_marks_stand_out_on_every_face(scheme: Scheme) -> None:
    look = theme(scheme)
    cards, marks = look.cards, look.marks
    names = ("place", "wild", "remove", "replace", "last", "cursor", "dead")
    assert_contrast(
        GRAPHICS,
        *(
            (f"{name} on {ground.name()}", getattr(marks, name), ground)
            for name in names
            for ground in (cards.paper, cards.wood)
        ),
        ("sign on remove", marks.on_mark, marks.remove),
        ("sign on replace", marks.on_mark, marks.replace),
        ("glow within last", marks.last_glow, marks.last),
    )


@SCHEMES
@pytest.mark.parametrize("palette", PALETTES)
def test_chips_stand_out_on_every_face(scheme: Scheme, palette: str) -> None:
    look = theme(scheme, chips=palette)
    assert_contrast(
        GRAPHICS,
        *(
            (f"rim of {side} on {ground.name()}", chip.rim, ground)
            for side, chip in enumerate(look.chips.sides)
            for ground in (look.cards.paper, look.cards.wood)
        ),
        *((f"mark of {side}", chip.mark, chip.body) for side, chip in enumerate(look.chips.sides)),
    )


# Machado, Oliveira and Fernandes (2009), full severity, applied to linear light.
SIGHT = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(colour: QColor) -> list[float]:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def seen(colour: QColor, sight: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour as someone with this sight sees it."""
    rgb = _linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * c for k, c in zip(row, rgb, strict=True))))
        for row in SIGHT[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883

    def f(t: float) -> float:
        return math.cbrt(t) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("palette", "least"), [("classic", 23), ("safe", 27), ("grey", 19)])
def test_chips_are_told_apart_by_colour_alone(palette: str, least: float, sight: str) -> None:
    bodies = [chip.body for chip in PALETTES[palette].sides]
    for one, two in itertools.combinations(bodies, 2):
        assert math.dist(seen(one, sight), seen(two, sight)) > least, (one.name(), two.name())


@SCHEMES
@pytest.mark.parametrize("sight", SIGHT)
def test_a_chip_is_no_hole_in_a_chosen_row(scheme: Scheme, sight: str) -> None:
    """Its disc has another colour than the ground that a list gives the row it stands in."""
    ground = seen(theme(scheme).widgets.selection, sight)
    for chip in PALETTES["classic"].sides:
        assert math.dist(seen(chip.body, sight), ground) > 19, chip.body.name()


def test_grey_chips_are_told_apart_by_lightness_alone() -> None:
    lights = sorted(luminance(chip.body) + 0.05 for chip in PALETTES["grey"].sides)
    assert all(light / dark >= 1.5 for dark, light in itertools.pairwise(lights))


@SCHEMES
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QTextEdit])
def test_words_in_an_empty_field_are_readable(
    qtbot: QtBot, keeper: ThemeKeeper, scheme: Scheme, kind: type[QWidget]
) -> None:
    keeper.choose(Mode(scheme.value))
    field = kind()
    qtbot.addWidget(field)
    field.ensurePolished()
    palette = field.palette()
    words, ground = palette.placeholderText().color(), palette.base().color()
    assert words.alpha() == 255
    assert contrast(words, ground) >= TEXT
