# SPDX-License-Identifier: MIT
"""The theme: following a choice and the system, and what it does to every control."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QDockWidget,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.numbers import NumberField
from sequence_desktop.gui.theme import (
    FAMILY,
    PALETTES,
    Cloth,
    Mode,
    Scheme,
    ThemeKeeper,
    contrast,
    font,
    load_fonts,
    style_sheet,
    theme,
)
from sequence_desktop.gui.theme.metrics import SPACE_XS, TYPE_BODY
from sequence_desktop.gui.theme.system import SystemLook

SCHEMES = pytest.mark.parametrize("scheme", list(Scheme))


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


Look = Callable[[], int]


@pytest.fixture
def in_larger_text(keeper: ThemeKeeper, qapp: QApplication) -> Iterator[Callable[[Look], float]]:
    """Says how much larger something becomes with text of twice the size."""
    usual = qapp.font()

    def grows(look: Look) -> float:
        before = look()
        qapp.setFont(font(2 * TYPE_BODY))
        return look() / before

    yield grows
    qapp.setFont(usual)


@pytest.mark.parametrize(
    ("kind", "control", "part"),
    [
        (ChoiceBox, QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxArrow),
        (NumberField, QStyle.ComplexControl.CC_SpinBox, QStyle.SubControl.SC_SpinBoxUp),
    ],
    ids=["list", "number"],
)
def test_arrows_of_fields_grow_with_the_text(
    in_larger_text: Callable[[Look], float],
    qtbot: QtBot,
    kind: type[ChoiceBox | NumberField],
    control: QStyle.ComplexControl,
    part: QStyle.SubControl,
) -> None:
    def width() -> int:
        field = kind()
        qtbot.addWidget(field)
        option = QStyleOptionComboBox() if kind is ChoiceBox else QStyleOptionSpinBox()
        field.ensurePolished()
        field.initStyleOption(option)  # type: ignore[arg-type] # each has its own kind
        return field.style().subControlRect(control, option, part, field).width()

    assert in_larger_text(width) > 1.7


def test_the_cross_of_a_panel_grows_with_the_text(
    in_larger_text: Callable[[Look], float], qtbot: QtBot
) -> None:
    def size() -> int:
        window, panel = QMainWindow(), QDockWidget("Hint")
        qtbot.addWidget(window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
        with qtbot.waitExposed(window):
            window.show()
        cross = panel.findChild(QAbstractButton, "qt_dockwidget_closebutton")
        assert cross is not None
        return cross.iconSize().width()

    assert in_larger_text(size) > 1.7


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
