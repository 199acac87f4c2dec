# SPDX-License-Identifier: MIT
"""The designer's window itself: small and large, remembered, and its keys to be read."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sequence_desktop.gui.designer.canvas import Canvas
from sequence_desktop.gui.designer.commands import MENUS, SHIFTS
from sequence_desktop.gui.designer.windows import WorkshopWindows
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.workshop.symmetry import Kind
from tests.gui.conftest import OpenWindow
from tests.gui.designer.conftest import CTRL, LEFT, Design, Maker


def resized(maker: Maker, width: int, height: int) -> None:
    maker.window.resize(width, height)
    QApplication.processEvents()
    assert maker.window.size() == QSize(width, height)


def cut_off(widget: QWidget) -> bool:
    """Whether a widget is not seen whole in its window."""
    place = QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
    return not widget.isVisible() or not widget.window().rect().contains(place)


def test_nothing_is_out_of_reach_in_the_smallest_window(maker: Maker) -> None:
    resized(maker, 760, 520)
    panel = maker.window.patterns
    for name in ("spiral", "quadrants", "random_symmetric"):
        row = panel.pattern.findData(name)
        if row >= 0:
            panel.pattern.setCurrentIndex(row)
        QApplication.processEvents()
        for widget in (panel.pattern, panel.apply, panel.preview, *panel.choices.values()):
            left = widget.mapTo(maker.window, QPoint()).x()
            assert left + widget.width() <= maker.window.width(), widget.objectName()
    assert not cut_off(maker.window.menus.symmetry)
    assert not cut_off(panel.apply)
    QTest.mouseClick(panel.apply, LEFT)
    assert maker.draft.empty == ()
    assert maker.canvas.width() >= 300


def test_words_stand_beside_the_icons_where_there_is_room(maker: Maker) -> None:
    styles = Qt.ToolButtonStyle
    resized(maker, 1240, 820)
    assert maker.window.menus.bar.toolButtonStyle() == styles.ToolButtonTextBesideIcon
    resized(maker, 760, 520)
    assert maker.window.menus.bar.toolButtonStyle() == styles.ToolButtonIconOnly
    resized(maker, 1240, 820)
    assert maker.window.menus.bar.toolButtonStyle() == styles.ToolButtonTextBesideIcon


def test_symmetry_is_chosen_in_the_menu_too(maker: Maker) -> None:
    group = {action.data(): action for action in maker.window.menus.symmetries}
    assert group[Kind.NONE].isChecked()
    group[Kind.HALF_TURN].trigger()
    assert maker.window.editor.kind is Kind.HALF_TURN
    assert maker.window.menus.symmetry.currentData() == Kind.HALF_TURN
    maker.window.editor.resize(10, 9)
    group[Kind.QUARTER_TURN].trigger()
    assert group[Kind.HALF_TURN].isChecked(), "a quarter turn needs a square"
    assert maker.window.toast.text


@pytest.mark.parametrize("width", [760, 901, 1000, 1240, 1600])
def test_the_board_has_half_of_the_width_until_one_divides_it(maker: Maker, width: int) -> None:
    resized(maker, width, 640)
    panes = maker.window.panes
    assert 2 * maker.canvas.width() + panes.handleWidth() >= panes.width() == width
    assert panes.division == ""


def test_place_and_division_are_remembered(design: Design) -> None:
    first = design()
    resized(first, 790, 640)
    drag_handle(first, -40)
    sizes = first.window.panes.sizes()
    assert 2 * first.canvas.width() < 790, "one may give the board less by hand"
    first.window.close()
    second = design().window
    second.resize(first.window.size())
    assert second.panes.sizes() == sizes


def test_a_division_by_hand_is_kept_when_the_window_is_resized(maker: Maker) -> None:
    resized(maker, 1000, 640)
    drag_handle(maker, -150)
    sides = maker.window.panes.sizes()[::2]
    resized(maker, 1100, 640)
    assert maker.window.panes.sizes()[::2] == sides, "the board has what is added"


def test_a_division_that_nobody_made_is_not_remembered(design: Design) -> None:
    small = design()
    resized(small, 760, 640)
    small.window.close()
    large = design()
    resized(large, 1240, 820)
    assert large.tray.width() > small.tray.width()


def drag_handle(maker: Maker, across: int) -> None:
    """Drag what lies between the board and the pages on its right, by so many pixels."""
    handle = maker.window.panes.handle(2)
    start = handle.rect().center()
    maker.drag(handle, start, handle, start + QPoint(across, 0))


@pytest.mark.parametrize("text", ["", "|", "nonsense", "a b|c,d", "|" * 9])
def test_a_damaged_place_is_no_reason_not_to_open(
    design: Design, preferences: Preferences, text: str
) -> None:
    preferences.change(designer=text)
    maker = design()
    assert maker.canvas.isVisible()
    assert isinstance(maker.canvas, Canvas)
    assert maker.canvas.width() >= 300


def test_designer_and_gallery_come_back_on_a_screen_that_is_there(
    windows: WorkshopWindows, preferences: Preferences
) -> None:
    for show in (windows.design, windows.show_gallery):
        show().resize(5000, 4000)
    windows.close()
    for window in (windows.design(), windows.show_gallery()):
        room = window.screen().availableGeometry()
        assert room.contains(window.geometry())
    gallery = windows.show_gallery()
    gallery.resize(640, 500)
    gallery.close()
    assert windows.show_gallery().size() == QSize(640, 500)
    assert preferences.now.designer
    assert preferences.now.gallery


def test_every_key_of_the_designer_is_told(maker: Maker, open_window: OpenWindow) -> None:
    maker.press(Qt.Key.Key_F1)
    own = maker.window.findChild(PageDialog, "designer_keys")
    assert own is not None
    main = open_window()
    main.commands["shortcuts"].trigger()
    page = main.findChild(PageDialog, "shortcuts_page")
    assert page is not None
    rows = [row for _, rows in MENUS.values() for row in rows] + list(SHIFTS)
    for text in (own.page.toPlainText(), page.page.toPlainText()):
        for _, title, _, keys, _ in rows:
            assert not keys or title.replace("&", "").removesuffix("…") in text
            assert all(key in text for key in keys.split())
        assert "10h" in text
    own.close()


def test_the_shifts_work_by_their_keys(maker: Maker) -> None:
    maker.type("kh")
    alt = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    maker.press(Qt.Key.Key_Right, alt)
    assert maker.token("b1") == "KH"
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.token("a1") == "KH"


def test_tab_goes_through_everything_in_the_order_it_is_seen(maker: Maker) -> None:
    seen = []
    maker.tray.setFocus()
    for _ in range(24):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus.objectName() in seen:
            break
        seen.append(focus.objectName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    order = [seen.index(n) for n in ("tray", "canvas", "pattern", "apply_pattern", "findings")]
    assert order == sorted(order)
    assert "symmetry" in seen
