# SPDX-License-Identifier: MIT
"""Only dragging, only clicking, and moves that are asked about once more."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from sequence_desktop.gui.table.hold import Ways
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import LEFT, Rig, chips_of

Key = Qt.Key


def cell_of(rig: Rig, token: str) -> str:
    moves = [move for move in rig.game.view(0).legal_moves() if move.token == token]
    return moves[0].cell


def yes_button(rig: Rig) -> QPushButton | None:
    buttons = rig.view.viewport().findChildren(QPushButton)
    shown = [button for button in buttons if button.isVisible()]
    return shown[0] if shown else None


def test_only_dragging(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.DRAG, confirm=False)
    cell = rig.cell(cell_of(rig, "6C"))
    rig.click(rig.card("6C"))
    assert rig.view.play.chosen is None
    rig.click(cell)
    assert rig.moves == []
    rig.drag(rig.card("6C"), cell)
    assert len(rig.moves) == 1


def test_only_clicking(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.CLICK, confirm=False)
    cell = rig.cell(cell_of(rig, "6C"))
    rig.drag(rig.card("6C"), cell)
    assert rig.moves == []
    rig.click(rig.card("6C"))
    rig.click(cell)
    assert len(rig.moves) == 1


def test_keys_play_whatever_the_pointer_may(set_table: SetTable) -> None:
    for ways in Ways:
        rig = set_table()
        rig.view.set_ways(ways, confirm=False)
        rig.keys("1", Key.Key_Return)
        assert len(rig.moves) == 1


def test_a_move_is_made_when_its_cell_is_chosen_again(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.BOTH, confirm=True)
    cell = rig.cell(cell_of(rig, "6C"))
    rig.drag(rig.card("6C"), cell)
    assert rig.moves == []
    assert yes_button(rig) is not None
    rig.click(cell)
    assert rig.moves == [f"6C@{cell_of_text(rig)}"]
    assert yes_button(rig) is None


def cell_of_text(rig: Rig) -> str:
    return rig.moves[0].partition("@")[2]


def test_a_move_is_made_by_its_button(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.BOTH, confirm=True)
    rig.click(rig.card("6C"))
    rig.click(rig.cell(cell_of(rig, "6C")))
    button = yes_button(rig)
    assert button is not None
    assert button.text() == "Put a chip here"
    QTest.mouseClick(button, LEFT)
    assert len(rig.moves) == 1


def test_a_move_is_made_by_enter_and_taken_back_by_esc(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.BOTH, confirm=True)
    rig.keys("1", Key.Key_Return)
    button = yes_button(rig)
    assert button is not None
    QTest.keyClick(button, Key.Key_Escape)
    assert rig.moves == []
    assert rig.view.play.chosen is None
    rig.keys("1", Key.Key_Return)
    again = yes_button(rig)
    assert again is not None
    QTest.keyClick(again, Key.Key_Return)
    assert len(rig.moves) == 1


def test_another_place_means_no(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_ways(Ways.BOTH, confirm=True)
    rig.click(rig.card("6C"))
    rig.click(rig.cell(cell_of(rig, "6C")))
    rig.click(rig.card("2D"))
    assert rig.moves == []
    assert yes_button(rig) is None


def test_whoever_chose_a_row_is_not_asked_again(set_table: SetTable) -> None:
    seven = chips_of(A="a5 b5 c5 e5 f5 g5", B="j2 j3")
    rig = set_table(hands=["6H 2D", "? ?"], chips=seven)
    rig.view.set_ways(Ways.BOTH, confirm=True)
    rig.keys("1", Key.Key_Return, Key.Key_Return)
    assert len(rig.moves) == 1
