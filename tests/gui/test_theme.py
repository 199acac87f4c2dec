# SPDX-License-Identifier: MIT
"""The theme: contrast of everything that must be read or told apart, and following the system."""

import itertools
import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.specs.spec import Spec
from sequence_desktop.gui.table.art.marks import STRONG_TINT, TINT
from sequence_desktop.gui.table.plate import CALLING_SHADE, SHADE
from sequence_desktop.gui.theme import (
    FAMILY,
    PALETTES,
    Cloth,
    Mode,
    Scheme,
    Theme,
    ThemeKeeper,
    action_icon,
    app_icon,
    contrast,
    faded,
    load_fonts,
    style_sheet,
    theme,
)
from sequence_desktop.gui.theme.colour import luminance, over
from sequence_desktop.gui.theme.metrics import SPACE_XS
from sequence_desktop.gui.theme.system import SystemLook
from sequence_desktop.paths import data

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


def test_grey_chips_are_told_apart_by_lightness_alone() -> None:
    lights = sorted(luminance(chip.body) + 0.05 for chip in PALETTES["grey"].sides)
    assert all(light / dark >= 1.5 for dark, light in itertools.pairwise(lights))


def test_themes_are_made_once_and_keyed_apart() -> None:
    looks = [theme(s, c, p) for s in Scheme for c in Cloth for p in PALETTES]
    assert len({look.key for look in looks}) == len(looks)
    assert theme(Scheme.DARK, Cloth.BLUE) is theme(Scheme.DARK, Cloth.BLUE)


class System(SystemLook):
    """A system whose wish the test decides: the offscreen platform has none."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.wish = Scheme.LIGHT
        self.forced: Scheme | None = None

    def wants(self, scheme: Scheme) -> None:
        self.wish = scheme
        self.changed.emit()

    def scheme(self) -> Scheme:
        return self.wish

    def force(self, scheme: Scheme | None) -> None:
        self.forced = scheme
        super().force(scheme)


@pytest.fixture
def system(qapp: QApplication) -> System:
    return System(qapp)


@pytest.fixture
def keeper(qapp: QApplication, system: System) -> Iterator[ThemeKeeper]:
    palette, sheet, style = qapp.palette(), qapp.styleSheet(), qapp.style().name()
    made = ThemeKeeper(qapp, system)
    yield made
    made.choose(Mode.SYSTEM)
    made.deleteLater()
    qapp.setStyle(style)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)


def test_keeper_follows_a_choice(
    keeper: ThemeKeeper, system: System, qapp: QApplication, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(keeper.changed) as told:
        keeper.choose(Mode.DARK, Cloth.CLARET, "safe")
    chosen = theme(Scheme.DARK, Cloth.CLARET, "safe")
    assert told.args == [chosen]
    assert keeper.theme is chosen
    assert qapp.palette().color(QPalette.ColorRole.Window) == chosen.widgets.window
    assert qapp.styleSheet() == style_sheet(chosen)
    assert system.forced is Scheme.DARK


def test_keeper_keeps_what_is_not_given(keeper: ThemeKeeper) -> None:
    keeper.choose(Mode.CONTRAST, Cloth.BLUE, "grey")
    keeper.choose(chips="safe")
    assert keeper.theme is theme(Scheme.CONTRAST, Cloth.BLUE, "safe")


def test_keeper_is_silent_when_nothing_changes(keeper: ThemeKeeper, qtbot: QtBot) -> None:
    keeper.choose(Mode.LIGHT)
    with qtbot.assertNotEmitted(keeper.changed):
        keeper.choose(Mode.LIGHT, Cloth.GREEN, "classic")


def test_keeper_follows_the_system_while_it_runs(
    keeper: ThemeKeeper, system: System, qtbot: QtBot
) -> None:
    for scheme in (Scheme.DARK, Scheme.CONTRAST, Scheme.LIGHT):
        with qtbot.waitSignal(keeper.changed):
            system.wants(scheme)
        assert keeper.theme is theme(scheme)


def test_a_forced_theme_ignores_the_system(keeper: ThemeKeeper, system: System) -> None:
    keeper.choose(Mode.LIGHT)
    system.wants(Scheme.DARK)
    assert keeper.theme is theme(Scheme.LIGHT)
    keeper.choose(Mode.SYSTEM)
    assert keeper.theme is theme(Scheme.DARK)
    assert system.forced is None


def test_the_real_system_is_light_where_it_says_nothing(qapp: QApplication) -> None:
    assert SystemLook(qapp).scheme() is Scheme.LIGHT


@SCHEMES
def test_style_sheet_is_complete(scheme: Scheme) -> None:
    sheet = style_sheet(theme(scheme))
    assert "$" not in sheet
    pictures = set(re.findall(r'url\("([^"]+)"\)', sheet))
    assert len(pictures) >= 5
    assert [path for path in pictures if not Path(path).is_file()] == []


def test_lists_filled_before_they_have_a_parent_keep_their_rows_apart(
    keeper: ThemeKeeper, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    rows = QListWidget()
    rows.addItems(["one", "two", "three"])
    QVBoxLayout(page).addWidget(rows)
    with qtbot.waitExposed(page):
        page.show()
    first, second = (rows.visualItemRect(rows.item(row)) for row in (0, 1))
    assert not first.intersects(second)


def test_cells_of_tables_stand_under_their_heads_and_apart(
    keeper: ThemeKeeper, qtbot: QtBot
) -> None:
    table = QTableWidget(1, 2)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["a", "b"])
    text = "30.11.26 13:54"
    for column in (0, 1):
        table.setItem(0, column, QTableWidgetItem(text))
    table.resizeColumnsToContents()
    with qtbot.waitExposed(table):
        table.show()
    air = table.columnWidth(0) - table.fontMetrics().horizontalAdvance(text)
    assert air >= 2 * SPACE_XS + 4


CONTROLS = (
    *(QCheckBox, QRadioButton, QPushButton, QToolButton, QLineEdit, QSpinBox, ChoiceBox),
    *(QSlider, QListWidget, QTabBar),
)


@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK, Mode.CONTRAST])
@pytest.mark.parametrize("kind", CONTROLS, ids=lambda kind: kind.__name__)
def test_what_has_the_keys_is_seen(
    keeper: ThemeKeeper, qtbot: QtBot, mode: Mode, kind: type[QWidget]
) -> None:
    keeper.choose(mode)
    page = QWidget()
    qtbot.addWidget(page)
    control, other = kind(page), QPushButton(page)
    if isinstance(control, QSlider):
        control.setOrientation(Qt.Orientation.Horizontal)
    if isinstance(control, QTabBar):
        control.addTab("one")
    column = QVBoxLayout(page)
    column.addWidget(control)
    column.addWidget(other)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()

    def look(focus: QWidget) -> QImage:
        focus.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(focus.hasFocus)
        size = control.size()
        picture = control.grab().toImage()
        assert control.size() == size, "nothing is moved by it"
        return picture

    without, with_keys = look(other), look(control)
    changed = sum(
        contrast(without.pixelColor(x, y), with_keys.pixelColor(x, y)) > 2
        for x in range(without.width())
        for y in range(without.height())
    )
    assert changed > 30


class WithIcons(QProxyStyle):
    """As on desktops that put icons, in their own colours, on the buttons of dialogs."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        wanted = QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
        return 1 if hint is wanted else super().styleHint(hint, option, widget, returned)


def test_buttons_of_dialogs_have_no_icons_that_are_not_ours(keeper: ThemeKeeper) -> None:
    box, style = QDialogButtonBox(), WithIcons("Fusion")
    box.setStyle(style)
    assert box.addButton(QDialogButtonBox.StandardButton.Close).icon().isNull()


def test_menus_and_titles_have_the_programs_typeface_on_every_system(qapp: QApplication) -> None:
    for part in ("QMenuBar", "QMenu", "QDockWidgetTitle", "QStatusBar"):
        # As Windows and macOS do as soon as a style is chosen.
        # (The stubs want bytes for a class's name; PySide6 takes text only.)
        QApplication.setFont(QFont("the system's own"), part)  # type: ignore[arg-type]
    ThemeKeeper(qapp)
    for part in ("QMenuBar", "QMenu", "QDockWidgetTitle", "QStatusBar", "QLabel"):
        font = QApplication.font(part)  # type: ignore[call-overload]
        assert font.family() == "Source Sans 3"


def test_the_bundled_typeface_becomes_the_programs(qapp: QApplication) -> None:
    before = qapp.font()
    load_fonts(qapp)
    try:
        assert FAMILY in QFontDatabase.families()
        assert qapp.font().family() == FAMILY
    finally:
        qapp.setFont(before)


ICONS = sorted(path.stem for path in data("resources", "icons").glob("*.svg"))


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_our_own_paths(name: str) -> None:
    svg = data("resources", "icons", f"{name}.svg").read_text(encoding="utf-8")
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert not tags & {"text", "image", "font", "style"}


@SCHEMES
def test_action_icons_wear_the_theme(scheme: Scheme, qapp: QApplication) -> None:
    look = theme(scheme)
    for name in set(ICONS) - {"sequence-desktop"}:
        image = action_icon(name, look).pixmap(QSize(24, 24), 2.0).toImage()
        assert image.width() == 48
        strongest = max(
            (image.pixelColor(x, y) for x in range(48) for y in range(48)),
            key=lambda colour: colour.alpha(),
        )
        assert strongest.alpha() > 250
        assert strongest.name() == look.widgets.text.name()


def test_a_disabled_icon_is_quieter(qapp: QApplication) -> None:
    icon = action_icon("undo", theme())
    size = QSize(16, 16)
    assert icon.pixmap(size, QIcon.Mode.Disabled).toImage() != icon.pixmap(size).toImage()


def test_the_programs_icon_comes_in_all_sizes(qapp: QApplication) -> None:
    widths = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 48, 256, 512} <= widths


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not spec.check], ids=lambda it: it.id)
def test_each_plain_action_has_an_icon_of_its_own(spec: Spec) -> None:
    """A menu that opens draws them; those that are on or off have their mark instead."""
    assert not action_icon(spec.id, theme()).isNull()
