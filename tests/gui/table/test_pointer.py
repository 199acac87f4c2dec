# SPDX-License-Identifier: MIT
"""Playing with the pointer: dragging, clicking, changing one's mind."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import RIGHT, Rig, chips_of

SIX_OF_CLUBS = {"a2", "c4"}


def assert_untouched(rig: Rig) -> None:
    """Nothing was played and everything lies where it was."""
    assert rig.moves == []
    assert rig.at_rest()
    assert rig.chosen is None
    assert rig.lit() == set()


def in_mid_drag(rig: Rig) -> QPoint:
    """Take a card to the middle of the board; where the pointer is."""
    start, end = rig.card("6C"), rig.cell("e5")
    rig.press(start)
    rig.move(start, end)
    assert rig.view.table.hand.carried == 0
    return end


def test_a_card_dragged_onto_its_cell_is_played(set_table: SetTable) -> None:
    rig = set_table()
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.moves == ["6C@a2"]
    assert rig.lit() == set()
    assert "6C" not in rig.hand


def test_every_legal_cell_of_every_card_can_be_dragged_to(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(B="b5 h3"))
    rig.deaf = True
    for move in rig.game.view(0).legal_moves():
        rig.drag(rig.card(move.token), rig.cell(move.cell))
        assert rig.moves.pop() == str(move)
        assert rig.at_rest()


def test_the_cells_of_a_card_in_the_air_are_lit(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    assert rig.lit() == SIX_OF_CLUBS
    rig.release(end)
    assert_untouched(rig)


def test_a_card_follows_the_pointer(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    card = rig.cards[0]
    before = card.pos()
    rig.move(end, rig.cell("f7"))
    way = rig.view.mapToScene(rig.cell("f7")) - rig.view.mapToScene(end)
    assert (card.pos() - before - way).manhattanLength() < 2


def test_a_card_in_the_air_leaves_the_cell_under_the_pointer_in_sight(
    set_table: SetTable,
) -> None:
    rig = set_table()
    in_mid_drag(rig)
    card = rig.cards[0].mapRectToScene(rig.cards[0].rect())
    cell = rig.view.rect_of(Spot(Zone.BOARD, rig.game.setup.board.cell("e5")))
    assert card.intersected(cell).height() < cell.height() * 0.2
    assert abs(card.center().x() - cell.center().x()) < 2


@pytest.mark.parametrize("cell", ["e5", "a1", "j10"])
def test_a_card_dropped_on_a_wrong_cell_returns(set_table: SetTable, cell: str) -> None:
    rig = set_table()
    rig.drag(rig.card("6C"), rig.cell(cell))
    assert_untouched(rig)


def test_a_card_dropped_beside_the_board_returns(set_table: SetTable) -> None:
    rig = set_table()
    for end in (rig.cloth(), rig.stock(), rig.discards(), rig.card("JS"), QPoint(-50, -50)):
        rig.drag(rig.card("6C"), end)
        assert_untouched(rig)


def test_escape_in_mid_drag_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    in_mid_drag(rig)
    rig.keys(Qt.Key.Key_Escape)
    assert_untouched(rig)
    rig.move(rig.cell("e5"), rig.cell("a2"))
    rig.release(rig.cell("a2"))
    assert_untouched(rig)


def test_a_right_click_in_mid_drag_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    rig.click(end, RIGHT)
    assert_untouched(rig)
    rig.release(end)
    assert_untouched(rig)


def test_losing_the_focus_in_mid_drag_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    rig.view.clearFocus()
    assert_untouched(rig)
    rig.release(end)
    assert_untouched(rig)


def test_another_window_in_mid_drag_returns_the_card(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    in_mid_drag(rig)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert_untouched(rig)


def test_a_release_elsewhere_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    rig.hover(end)  # the pointer comes back without its button held
    assert_untouched(rig)


def test_a_resize_in_mid_drag_returns_the_card(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    rig.view.resize(1300, 900)
    qtbot.waitUntil(lambda: rig.view.table.sceneRect().width() == 1300)
    assert_untouched(rig)
    rig.release(end)
    rig.drag(rig.card("6C"), rig.cell("c4"))
    assert rig.moves == ["6C@c4"]


def test_hiding_in_mid_drag_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    in_mid_drag(rig)
    rig.view.hide()
    assert_untouched(rig)


def test_an_update_in_mid_drag_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    end = in_mid_drag(rig)
    rig.show()
    assert_untouched(rig)
    rig.release(end)
    assert_untouched(rig)


def test_an_undo_in_mid_drag_is_shown(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.click(rig.cell("a2"))
    rig.reply(str(next(m for m in rig.game.position.legal_moves() if m.kind == "@")))
    rig.press(rig.card("2D"))
    rig.move(rig.card("2D"), rig.cell("e5"))
    rig.game.undo(2)
    rig.show()
    assert rig.at_rest()
    assert rig.hand[0] == "6C"


def test_a_drag_without_a_taker_returns_the_card(set_table: SetTable) -> None:
    rig = set_table()
    rig.deaf = True
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.moves.clear()
    assert_untouched(rig)


def test_a_short_way_is_a_click(set_table: SetTable) -> None:
    rig = set_table()
    start = rig.card("6C")
    rig.press(start)
    rig.move(start, start + QPoint(3, 2), steps=2)
    assert rig.view.table.hand.carried is None
    rig.release(start + QPoint(3, 2))
    assert rig.chosen == "6C"


def test_click_the_card_then_the_cell(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    with qtbot.waitSignal(rig.view.card_chosen) as told:
        rig.click(rig.card("6C"))
    assert told.args == ["6C"]
    assert (rig.chosen, rig.lit()) == ("6C", SIX_OF_CLUBS)
    rig.click(rig.cell("c4"))
    assert rig.moves == ["6C@c4"]


def test_a_second_click_lets_the_card_go(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.click(rig.card("6C"))
    assert_untouched(rig)


def test_escape_lets_the_card_go(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.keys(Qt.Key.Key_Escape)
    assert_untouched(rig)


def test_a_right_click_lets_the_card_go(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.click(rig.cell("e5"), RIGHT)
    assert_untouched(rig)


def test_a_click_on_a_wrong_cell_keeps_the_card_and_says_why(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.click(rig.cell("e5"))
    assert rig.moves == []
    assert rig.chosen == "6C"
    assert "e5" in rig.view.table.plate.notice.detail


def test_another_card_takes_the_place_of_the_chosen_one(set_table: SetTable) -> None:
    rig = set_table()
    rig.click(rig.card("6C"))
    rig.click(rig.card("2D"))
    assert rig.chosen == "2D"
    assert rig.lit() == {"c3", "j6"}


def test_the_very_card_that_was_taken_is_played(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D 6C", "? ? ?"])
    second = rig.cards[2]
    start = rig.card("6C", copy=1)
    rig.press(start)
    rig.move(start, rig.cell("a2"))
    rig.view.set_pace(1)
    rig.release(rig.cell("a2"))
    assert rig.cards[0] is not second
    assert second not in rig.cards
    rig.view.table.motion.finish()


def test_nothing_can_be_taken_when_it_is_not_ones_turn(set_table: SetTable) -> None:
    rig = set_table()
    rig.show(active=False)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.click(rig.card("6C"))
    rig.click(rig.cell("a2"))
    rig.keys("1", Qt.Key.Key_Return)
    assert_untouched(rig)


def test_an_onlooker_sees_no_hand_and_can_play_nothing(set_table: SetTable) -> None:
    rig = set_table(seat=None)
    assert rig.hand == []
    rig.click(rig.cell("a2"))
    rig.keys("1", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert rig.moves == []


def test_a_finger_plays_like_a_mouse(set_table: SetTable) -> None:
    rig = set_table()
    finger = QTest.createTouchDevice()
    window, port = rig.view.window(), rig.view.viewport()

    def on_window(point: QPoint) -> QPoint:
        return port.mapTo(window, point)

    start, end = on_window(rig.card("6C")), on_window(rig.cell("a2"))
    handle = window.windowHandle()
    QTest.touchEvent(handle, finger).press(0, start).commit()
    for step in range(1, 6):
        QTest.touchEvent(handle, finger).move(0, start + (end - start) * step / 5).commit()
    QTest.touchEvent(handle, finger).release(0, end).commit()
    assert rig.moves == ["6C@a2"]
