# SPDX-License-Identifier: MIT
"""The settings dialog: search, changes that are seen at once, and the way back."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QMessageBox,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QTextBrowser,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.settings.catalogue import PAGES, SETTINGS
from sequence_desktop.gui.settings.dialog import SettingsDialog
from sequence_desktop.gui.table.art import Design
from sequence_desktop.gui.table.hold import Ways
from sequence_desktop.gui.theme import Cloth, Scheme
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.settings import Settings
from tests.gui.conftest import OpenWindow, close_window
from tests.gui.hands import CTRL, press

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window: OpenWindow) -> Iterator[MainWindow]:
    made = open_window()
    yield made
    # The theme is the whole program's: the next test shall find it as it was.
    made.preferences.use(Settings())


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> SettingsDialog:
    press(window, Key.Key_Comma, CTRL)
    opened = window.findChild(SettingsDialog)
    assert opened is not None
    with qtbot.waitActive(opened):
        opened.activateWindow()
    return opened


def listed(dialog: SettingsDialog) -> list[str]:
    pages = dialog.pages
    items = [pages.item(place) for place in range(pages.count())]
    return [item.text() for item in items if not item.isHidden()]


def keys(dialog: SettingsDialog) -> list[str]:
    return [row.setting.key for row in dialog.shown() if row.isVisible()]


# -- finding ------------------------------------------------------------------------------------


def test_without_words_one_page_is_shown(dialog: SettingsDialog) -> None:
    assert listed(dialog) == [page.title() for page in PAGES]
    for place, page in enumerate(PAGES):
        dialog.pages.setCurrentRow(place)
        assert keys(dialog) == [setting.key for setting in page.settings]


def test_words_filter_pages_and_rows(dialog: SettingsDialog) -> None:
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "colour BLIND")
    assert keys(dialog) == ["chips"], "found by what one of its values says"
    assert listed(dialog) == ["Look"]
    QTest.keyClick(dialog.search, Key.Key_Escape)
    assert dialog.isVisible(), "the first Esc only empties the search"
    assert len(listed(dialog)) == len(PAGES)
    QTest.keyClicks(dialog.search, "xyzzy")
    assert keys(dialog) == []
    assert "No setting matches" in dialog._nothing.text()


def test_the_name_of_a_page_finds_all_of_it(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "pace")
    assert set(keys(dialog)) >= {"motion", "calm", "pace", "grace"}


def test_enter_leads_from_the_search_to_what_was_found(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "ask before")
    QTest.keyClick(dialog.search, Key.Key_Return)
    box = QApplication.focusWidget()
    assert isinstance(box, QCheckBox)
    QTest.keyClick(box, Key.Key_Space)
    assert dialog._preferences.now.confirm


def test_every_control_is_reached_by_tab(dialog: SettingsDialog) -> None:
    for place in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(place)
        dialog.search.setFocus()
        reached = set()
        for _ in range(40):
            QTest.keyClick(QApplication.focusWidget() or dialog, Key.Key_Tab)
            reached.add(QApplication.focusWidget())
        for row in dialog.shown():
            assert row.control.input() in reached, row.setting.key
            assert row.control.input().accessibleName()


# -- changing -----------------------------------------------------------------------------------


def choose(dialog: SettingsDialog, key: str, value: str) -> None:
    """Choose a value of a list by the keys."""
    row = dialog.rows[key]
    field = row.control.input()
    assert isinstance(field, QComboBox)
    dialog.search.clear()
    place = next(n for n, page in enumerate(PAGES) if row.setting in page.settings)
    dialog.pages.setCurrentRow(place)
    field.setFocus()
    while field.currentData() != value:
        down = field.findData(value) > field.currentIndex()
        QTest.keyClick(field, Key.Key_Down if down else Key.Key_Up)


def slide(dialog: SettingsDialog, key: str, stroke: Key) -> None:
    field = dialog.rows[key].control.input()
    assert isinstance(field, QSlider)
    QTest.keyClick(field, stroke)


def felt(window: MainWindow) -> QColor:
    """The colour of the table's cloth as it is painted."""
    return window.table.grab().toImage().pixelColor(3, 3)


def test_who_chooses_a_hue_sees_it(window: MainWindow, dialog: SettingsDialog) -> None:
    kit = window.table.table.kit
    slide(dialog, "hue", Key.Key_Right)
    assert window.preferences.now.hue == 280
    assert kit.style.theme.cloth_name is Cloth.OWN
    assert felt(window).blue() > felt(window).green()
    QTest.mouseClick(dialog.rows["hue"].restore, LEFT)
    assert kit.style.theme.key.endswith("/own-275/classic")


def test_the_look_changes_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    style = window.table.table.kit
    before = felt(window)
    choose(dialog, "cloth", "claret")
    assert style.style.theme.cloth_name is Cloth.CLARET
    assert felt(window).red() > before.red()
    choose(dialog, "theme", "dark")
    assert style.style.theme.scheme is Scheme.DARK
    assert window.commands["theme_dark"].isChecked()
    choose(dialog, "chips", "safe")
    assert style.style.theme.chips.name == "safe"
    choose(dialog, "cards", "large")
    assert style.style.design is Design.LARGE
    tick = dialog.rows["four_colours"].control
    for on in (True, False):
        QTest.mouseClick(tick, LEFT, pos=tick.rect().center())
        assert style.style.four_colours is on, "a click on the title is one on the tick"


def test_manners_change_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    choose(dialog, "ways", "click")
    assert window.table._hold.ways is Ways.CLICK
    choose(dialog, "hand_order", "rank")
    assert window.commands["hand_rank"].isChecked()
    window.commands["hand_drawn"].trigger()
    assert dialog.rows["hand_order"].control.input().property("currentText") == "Hand as drawn"


def test_pace_and_motion_change_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    assert window.session is not None
    slide(dialog, "grace", Key.Key_Right)
    assert window.session.grace_ms == Settings().grace + SETTINGS["grace"].step
    slide(dialog, "motion", Key.Key_End)
    assert window.table.table.motion.pace == 2.0
    slide(dialog, "motion", Key.Key_Home)
    assert window.table.table.motion.pace == 0


def test_less_motion_is_followed_from_the_system(window: MainWindow) -> None:
    calm = window._look.calm
    window.preferences.change(motion="fast")
    assert window.table.table.motion.pace == 0.5
    calm._tell("enable-animations", calm=True)
    assert window.table.table.motion.pace == 0
    window.preferences.change(calm=False)
    assert window.table.table.motion.pace == 0.5
    window.preferences.change(calm=True)
    calm._tell("enable-animations", calm=False)
    assert window.table.table.motion.pace == 0.5


def test_a_change_is_in_the_file_and_there_at_the_next_start(
    open_window: OpenWindow, window: MainWindow, dialog: SettingsDialog, home: Home
) -> None:
    choose(dialog, "cloth", "blue")
    slide(dialog, "zoom", Key.Key_Right)
    close_window(window)
    data = json.loads(home.settings.read_text("utf-8"))
    assert (data["cloth"], data["zoom"]) == ("blue", 105)
    again = open_window()
    assert again.table.table.kit.style.theme.cloth_name is Cloth.BLUE
    assert again.table.zoomed


def test_a_size_that_is_dragged_is_told_and_taken_when_let_go(
    window: MainWindow, dialog: SettingsDialog
) -> None:
    dialog.pages.setCurrentRow(0)
    slider = dialog.rows["zoom"].control.input()
    assert isinstance(slider, QSlider)
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    part = QStyle.SubControl.SC_SliderHandle
    kind = QStyle.ComplexControl.CC_Slider
    start = slider.style().subControlRect(kind, option, part, slider).center()
    middle = start.y()
    QTest.mousePress(slider, LEFT, pos=start)
    for x in range(start.x(), start.x() + 120, 10):
        at, where = QPointF(x, middle), slider.mapToGlobal(QPointF(x, middle))
        move = QMouseEvent(
            QEvent.Type.MouseMove, at, where, LEFT, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(slider, move)
    told = slider.toolTip()
    assert told != "100 %"
    assert window.preferences.now.zoom == 100
    QTest.mouseRelease(slider, LEFT, pos=QPoint(start.x() + 110, middle))
    assert told == f"{window.preferences.now.zoom} %"
    assert window.table.zoomed


def test_keys_and_wheel_zoom(window: MainWindow) -> None:
    cell = window.table.table.plan.cell
    press(window, Key.Key_Plus, CTRL)
    assert window.preferences.now.zoom == 110
    press(window, Key.Key_Equal, CTRL)
    assert window.preferences.now.zoom == 125
    assert window.table.table.plan.cell > cell
    window.table.zoom_wanted.emit(1)
    assert window.preferences.now.zoom == 150
    press(window, Key.Key_Minus, CTRL)
    assert window.preferences.now.zoom == 125
    press(window, Key.Key_0, CTRL)
    assert window.preferences.now.zoom == 100
    assert window.table.table.plan.cell == cell
    for _ in range(9):
        press(window, Key.Key_Minus, CTRL)
    assert window.preferences.now.zoom == 75
    for _ in range(20):
        press(window, Key.Key_Plus, CTRL)
    assert window.preferences.now.zoom == 300


# -- back to the beginning ----------------------------------------------------------------------


def test_a_row_leads_back(dialog: SettingsDialog) -> None:
    row = dialog.rows["cards"]
    back = row.findChild(QToolButton, "restore")
    assert back is not None
    assert not back.isVisible()
    choose(dialog, "cards", "large")
    assert back.isVisible()
    assert "Classic" in back.toolTip()
    back.setFocus()
    QTest.keyClick(back, Key.Key_Space)
    assert row.control.input().property("currentText") == "Classic"
    assert not back.isVisible()
    assert row.control.input().hasFocus()


def test_a_page_leads_back_and_leaves_the_others(
    window: MainWindow, dialog: SettingsDialog
) -> None:
    window.preferences.change(cards="large", confirm=True)
    dialog.pages.setCurrentRow(0)
    assert dialog.page_defaults.isEnabled()
    QTest.mouseClick(dialog.page_defaults, LEFT)
    assert window.preferences.now.cards == "classic"
    assert window.preferences.now.confirm
    assert not dialog.page_defaults.isEnabled()


@pytest.mark.parametrize("answer", ["Restore all", "Cancel"])
def test_all_lead_back_after_a_question(
    window: MainWindow, dialog: SettingsDialog, answer: str
) -> None:
    window.preferences.change(cards="large", confirm=True, panel=False)
    QTimer.singleShot(0, lambda: answer_box(answer))
    QTest.mouseClick(dialog.all_defaults, LEFT)
    now = window.preferences.now
    restored = answer != "Cancel"
    assert (now.cards, now.confirm) == (("classic", False) if restored else ("large", True))
    assert not now.panel, "what is remembered is no setting"
    assert dialog.all_defaults.isEnabled() is not restored


def answer_box(text: str) -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    button = next(b for b in box.buttons() if b.text().replace("&", "") == text)
    QTest.mouseClick(button, LEFT)


# -- help ---------------------------------------------------------------------------------------


def test_the_help_explains_every_setting(window: MainWindow) -> None:
    window.commands["settings_help"].trigger()
    page = window.findChild(QTextBrowser, "page")
    assert page is not None
    text = page.toPlainText()
    for setting in SETTINGS.values():
        assert setting.title() in text
        assert setting.sentence() in text
        for option in setting.options:
            assert option.tip() in text


@pytest.mark.parametrize("size", [(520, 320), (780, 600), (1600, 1000)])
@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_nothing_needs_to_be_scrolled_sideways(
    window: MainWindow, dialog: SettingsDialog, size: tuple[int, int], scheme: str
) -> None:
    window.preferences.change(theme=scheme)
    dialog.resize(*size)
    for place in range(len(PAGES)):
        dialog.pages.setCurrentRow(place)
        QApplication.processEvents()
        area = dialog._area
        assert not area.horizontalScrollBar().isVisible()
        for row in dialog.shown():
            assert row.width() <= area.viewport().width()


def test_that_no_setting_matches_stands_in_the_middle(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "xyzzy")
    QApplication.processEvents()
    (note,) = [it for it in dialog.findChildren(QLabel) if it.text().startswith("No setting")]
    assert note.isVisible()
    buttons = dialog.all_defaults.parentWidget()
    assert buttons is not None
    upper, lower = dialog.search.geometry().bottom(), buttons.geometry().top()
    assert abs(2 * note.geometry().center().y() - upper - lower) < 20
