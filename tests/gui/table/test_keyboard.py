# SPDX-License-Identifier: MIT
"""Playing by keyboard alone."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig, chips_of

Key = Qt.Key


def spot(rig: Rig) -> Spot | None:
    """Where the cursor is seen."""
    keys = rig.view.keys
    return keys.spot if rig.view.table.cursor.isVisible() else None


def cell(rig: Rig) -> str:
    seen = spot(rig)
    assert seen is not None
    assert seen.zone is Zone.BOARD
    return rig.game.setup.board.names[seen.index]


def test_a_digit_and_enter_play_a_card(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("1")
    assert rig.chosen == "6C"
    assert cell(rig) in {"a2", "c4"}
    rig.keys(Key.Key_Return)
    assert rig.moves in (["6C@a2"], ["6C@c4"])


def test_a_whole_turn_with_tab_arrows_and_enter(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys(Key.Key_Right)
    assert spot(rig) == Spot(Zone.HAND, 0)
    rig.keys(Key.Key_Right, Key.Key_Space)
    assert rig.chosen == "2D"
    rig.keys(Key.Key_N)
    first = cell(rig)
    rig.keys(Key.Key_N)
    assert {first, cell(rig)} == {"c3", "j6"}
    rig.keys(Key.Key_P)
    assert cell(rig) == first
    rig.keys(Key.Key_Space)
    assert rig.moves == [f"2D@{first}"]


def test_tab_goes_round_hand_board_and_stock(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys(Key.Key_Right)
    zones = []
    for _ in range(4):
        seen = spot(rig)
        zones.append(seen.zone if seen else None)
        rig.keys(Key.Key_Tab)
    assert zones == [Zone.HAND, Zone.BOARD, Zone.STOCK, Zone.HAND]
    rig.keys(Key.Key_Backtab)
    rig.keys(Key.Key_Backtab)
    assert rig.view.keys.zone is Zone.STOCK


def test_tab_leaves_the_table_and_comes_back(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    field = QLineEdit()
    row.addWidget(field)
    row.addWidget(rig.view)
    window.resize(1024, 700)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    QTest.keyClick(field, Key.Key_Tab)
    assert rig.view.hasFocus()
    assert spot(rig) == Spot(Zone.HAND, 0)
    rig.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert field.hasFocus()
    assert spot(rig) is None
    QTest.keyClick(field, Key.Key_Backtab)
    assert spot(rig) == Spot(Zone.STOCK)
    rig.view.setParent(None)


def test_arrows_walk_over_the_board_and_stop_at_its_edge(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys(Key.Key_Right, Key.Key_Tab)
    assert cell(rig) == "a1"
    rig.keys(Key.Key_Left, Key.Key_Up)
    assert cell(rig) == "a1"
    rig.keys(Key.Key_Right, Key.Key_Down, Key.Key_Down)
    assert cell(rig) == "b3"
    rig.keys(Key.Key_End)
    assert cell(rig) == "j3"
    rig.keys(Key.Key_Home)
    assert cell(rig) == "a3"


def test_control_and_an_arrow_jump_to_the_next_legal_cell(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("1")
    rig.keys(Key.Key_Home)
    while cell(rig) != "a2":
        rig.keys(Key.Key_Up if cell(rig)[1:] > "2" else Key.Key_Left)
    rig.control(Key.Key_Right)
    assert cell(rig) == "c4"
    rig.control(Key.Key_Right)
    assert cell(rig) == "c4"
    rig.control(Key.Key_Up)
    assert cell(rig) == "a2"


def test_enter_on_a_wrong_cell_plays_nothing(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("1")
    rig.keys(Key.Key_Right)
    rig.keys(Key.Key_Return)
    assert rig.moves == []
    assert rig.chosen == "6C"


def test_escape_lets_the_card_go_and_is_then_free(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("1", Key.Key_Escape)
    assert rig.chosen is None
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(rig.view, event)
    assert not event.isAccepted()


@pytest.mark.parametrize(("key", "taken"), [(Key.Key_3, True), (Key.Key_F1, False)])
def test_keys_with_a_meaning_here_are_no_shortcuts(
    set_table: SetTable, key: Key, taken: bool
) -> None:
    rig = set_table()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(rig.view, event)
    assert event.isAccepted() is taken


def test_the_same_digit_lets_the_card_go(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("2", "2")
    assert rig.chosen is None
    rig.keys("9")
    assert rig.chosen is None


def test_a_key_held_too_long_does_not_play(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys(Key.Key_Right, Key.Key_Return)
    assert rig.chosen == "6C"
    plain = Qt.KeyboardModifier.NoModifier
    again = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, plain, "", True)
    QApplication.sendEvent(rig.view, again)
    assert rig.moves == []


def test_the_pointer_hides_the_cursor(set_table: SetTable) -> None:
    rig = set_table()
    rig.keys("1")
    rig.click(rig.cloth())
    assert spot(rig) is None
    rig.keys(Key.Key_Right)
    assert spot(rig) is not None


def test_up_and_down_go_through_the_lines_of_the_hand(set_table: SetTable) -> None:
    rig = set_table(hands=["2S 3S 4S 5S 6S 7S 8S", "? ? ? ? ? ? ?"], size=(1024, 700))
    tops = [rig.view.table.hand.rect(place).top() for place in range(7)]
    assert len(set(tops)) > 1
    rig.keys(Key.Key_Right, Key.Key_Down)
    below = spot(rig)
    assert below is not None
    assert tops[below.index] > tops[0]
    rig.keys(Key.Key_Up)
    back = spot(rig)
    assert back is not None
    assert tops[back.index] == tops[0]


def test_delete_turns_in_a_dead_card(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="a2", B="c4"))
    rig.keys(Key.Key_Delete)
    assert rig.moves == ["6C!"]


def test_a_chosen_dead_card_goes_to_the_discards(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="a2", B="c4"))
    rig.keys("1")
    assert spot(rig) == Spot(Zone.HAND, 0)
    rig.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Right)
    assert spot(rig) == Spot(Zone.DISCARDS)
    rig.keys(Key.Key_Return)
    assert rig.moves == ["6C!"]


def test_the_button_of_the_curtain_has_the_focus(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    rig.seat = None
    rig.show(curtain=0, active=False)
    button = QApplication.focusWidget()
    assert isinstance(button, QPushButton)
    with qtbot.waitSignal(rig.view.ready_clicked):
        QTest.keyClick(button, Key.Key_Return)
    rig.seat = 0
    rig.show()
    assert rig.view.hasFocus()


def test_the_cursor_hides_no_number_of_a_hint(set_table: SetTable) -> None:
    rig = set_table()
    cell = Spot(Zone.BOARD, rig.game.setup.board.cell("c4"))
    table = rig.view.table
    table.pointing.show([Move.parse("6C@c4")], ["1"])
    ring = rig.view.rect_of(cell)
    size = ring.width() * 0.2
    badge = QRectF(ring.right() - size, ring.top(), size, size).toRect()
    before = rig.view.viewport().grab(badge).toImage()
    table.set_cursor(cell)
    assert rig.view.viewport().grab(badge).toImage() == before
    table.pointing.show([Move.parse("6C@c4")], [""])
    assert rig.view.viewport().grab(badge).toImage() != before
