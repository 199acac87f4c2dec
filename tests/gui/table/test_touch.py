# SPDX-License-Identifier: MIT
"""Playing with a finger: real touch events, a lens where things are small, sliding to correct."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.table.art import Mark
from sequence_desktop.gui.table.lens import Lens, Seen
from sequence_desktop.gui.theme.metrics import TARGET
from tests.gui.table.conftest import SetTable
from tests.gui.table.gestures import buttons
from tests.gui.table.rig import Rig, chips_of

SMALL, LARGE = (480, 340), (780, 760)
"""The second still fits on the test's screen, beside which there are no fingers."""


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    """A touch screen."""
    return QTest.createTouchDevice()


class Finger:
    """One finger on a rig's table."""

    def __init__(self, rig: Rig, screen: QPointingDevice) -> None:
        self._port = rig.view.viewport()
        self._screen = screen

    def down(self, at: QPoint) -> None:
        touch = QTest.touchEvent(self._port, self._screen, False)
        touch.press(0, at, self._port)
        touch.commit()

    def slide(self, start: QPoint, end: QPoint, steps: int = 6) -> None:
        for step in range(1, steps + 1):
            at = (QPointF(start) + QPointF(end - start) * step / steps).toPoint()
            touch = QTest.touchEvent(self._port, self._screen, False)
            touch.move(0, at, self._port)
            touch.commit()

    def up(self, at: QPoint) -> None:
        touch = QTest.touchEvent(self._port, self._screen, False)
        touch.release(0, at, self._port)
        touch.commit()

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up(at)


def seen(rig: Rig) -> Seen | None:
    """What the lens shows."""
    lens = rig.view.findChild(Lens)
    assert lens is not None
    assert lens.isHidden() == (lens.seen is None)
    return lens.seen


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_two_taps_play_a_card(
    set_table: SetTable, screen: QPointingDevice, size: tuple[int, int]
) -> None:
    rig = set_table(size=size)
    finger = Finger(rig, screen)
    finger.tap(rig.card("6C"))
    assert rig.chosen == "6C"
    finger.tap(rig.cell("c4"))
    assert rig.moves == ["6C@c4"]
    assert seen(rig) is None


def test_a_finger_carries_a_card(set_table: SetTable, screen: QPointingDevice) -> None:
    rig = set_table(size=SMALL)
    finger = Finger(rig, screen)
    start, end = rig.card("6C"), rig.cell("c4")
    finger.down(start)
    shown = seen(rig)
    assert shown is not None
    assert (shown.token, shown.card) == ("6C", True)
    finger.slide(start, end)
    shown = seen(rig)
    assert shown is not None
    assert (shown.name, shown.mark, shown.preview) == ("c4", Mark.PLACE, 0)
    finger.up(end)
    assert rig.moves == ["6C@c4"]
    assert seen(rig) is None


def test_on_a_small_board_one_sees_and_corrects_where_one_is(
    set_table: SetTable, screen: QPointingDevice
) -> None:
    rig = set_table(size=SMALL, chips=chips_of(B="e5"))
    finger = Finger(rig, screen)
    finger.tap(rig.card("6C"))
    wrong, right = rig.cell("d4"), rig.cell("c4")
    finger.down(wrong)
    shown = seen(rig)
    assert shown is not None
    assert (shown.token, shown.name, shown.mark, shown.preview) == ("5C", "d4", None, None)
    finger.slide(wrong, right)
    shown = seen(rig)
    assert shown is not None
    assert (shown.token, shown.name, shown.mark, shown.preview) == ("6C", "c4", Mark.PLACE, 0)
    assert rig.moves == []
    finger.up(right)
    assert rig.moves == ["6C@c4"]


def test_a_finger_that_leaves_the_board_does_nothing(
    set_table: SetTable, screen: QPointingDevice
) -> None:
    rig = set_table(size=SMALL)
    finger = Finger(rig, screen)
    finger.tap(rig.card("6C"))
    start = rig.cell("c4")
    finger.down(start)
    finger.slide(start, rig.cloth())
    assert seen(rig) is None
    finger.up(rig.cloth())
    assert rig.moves == []
    assert rig.chosen == "6C"


def test_the_lens_lies_above_the_finger_or_beside_it(
    set_table: SetTable, screen: QPointingDevice
) -> None:
    rig = set_table(size=SMALL, chips=chips_of(B="e1"))
    finger = Finger(rig, screen)
    lens = rig.view.findChild(Lens)
    assert lens is not None
    for name in ("a1", "e1", "j1", "a10", "e10", "j10"):
        at = rig.cell(name)
        finger.down(at)
        box = lens.geometry()
        assert rig.view.viewport().rect().contains(box), name
        assert not box.contains(at), name
        finger.up(at)


def test_what_is_large_enough_needs_no_lens(set_table: SetTable, screen: QPointingDevice) -> None:
    rig = set_table(size=LARGE)
    assert rig.view.table.plan.cell >= TARGET
    finger = Finger(rig, screen)
    finger.down(rig.cell("c4"))
    assert seen(rig) is None
    finger.up(rig.cell("c4"))


def test_a_mouse_needs_no_lens_and_does_not_slide(set_table: SetTable) -> None:
    rig = set_table(size=SMALL)
    rig.click(rig.card("6C"))
    rig.press(rig.cell("d4"))
    assert seen(rig) is None
    rig.move(rig.cell("d4"), rig.cell("c4"))
    rig.release(rig.cell("c4"))
    assert rig.moves == []


def test_a_move_of_another_takes_the_lens_away(
    set_table: SetTable, screen: QPointingDevice
) -> None:
    rig = set_table(size=SMALL, hands=["6C 2D", "9S ?"], seat=1)
    finger = Finger(rig, screen)
    finger.down(rig.cell("c4"))
    assert seen(rig) is not None
    rig.reply("6C@c4")
    assert seen(rig) is None
    finger.up(rig.cell("c4"))


def test_a_finger_swaps_chips(set_table: SetTable, screen: QPointingDevice) -> None:
    chips = chips_of(6, A="b2", B="f6")
    rules = "sequence_dice_gem"
    rig = set_table(
        rules=rules, board="dice", hands=["", ""], rolls=["12", "3"], chips=chips, size=SMALL
    )
    finger = Finger(rig, screen)
    finger.tap(rig.cell("b2"))
    finger.tap(rig.cell("f6"))
    assert rig.moves == ["12~b2/f6"]


def test_a_finger_draws(set_table: SetTable, screen: QPointingDevice) -> None:
    rig = set_table(rules="club", hands=["6C 2D", "9S TS"], stock="QH 3S", size=SMALL)
    finger = Finger(rig, screen)
    finger.tap(rig.card("6C"))
    finger.tap(rig.cell("c4"))
    finger.tap(rig.stock())
    assert rig.moves == ["6C@c4", "0+"]


def test_buttons_are_as_large_as_a_fingertip(set_table: SetTable) -> None:
    rig = set_table(hands=["JS", "9S TS"])
    (button,) = buttons(rig)
    assert min(button.width(), button.height()) >= TARGET
