# SPDX-License-Identifier: MIT
"""What the table's nodes say and do, one by one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.accessible.reading import NAME, Reader, Role, node_of, press
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig, chips_of, game_of, new_table

FOCUS = "SetFocus"


def reader(rig: Rig) -> Reader:
    return Reader(rig.view)


def cell_text(rig: Rig, name: str) -> str:
    return reader(rig).cell(name).text(NAME)


def actions(node: QAccessibleInterface) -> list[str]:
    return node.actionInterface().actionNames()


# ---- words


def test_a_cell_says_place_face_chip_row_and_what_may_be_played(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="b1 c1 d1 e1", B="a2"))
    assert cell_text(rig, "b1") == "Row 1, column b, two of spades, blue chip of Anna"
    assert cell_text(rig, "d4") == "Row 4, column d, five of clubs, legal for your jack of diamonds"
    assert cell_text(rig, "c4") == (
        "Row 4, column c, six of clubs, legal for your six of clubs and jack of diamonds"
    )
    assert cell_text(rig, "a2") == (
        "Row 2, column a, six of clubs, red chip of Robo, legal for your jack of spades"
    )
    assert cell_text(rig, "a1") == "Row 1, column a, free corner, counts as a chip of every side"


def test_a_chip_in_a_row_says_so(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(A="a5 b5 c5 d5 e5 a2"), claimed={"A": ["a5-e5"]})
    assert cell_text(rig, "c5").endswith("blue chip of Anna, locked in a finished row")
    free = set_table(
        rules="one_eyed_jack", chips=chips_of(A="a5 b5 c5 d5 e5"), claimed={"A": ["a5-e5"]}
    )
    assert "chip of Anna, part of a finished row" in cell_text(free, "c5")


def test_with_a_chosen_card_a_cell_says_what_that_would_do(set_table: SetTable) -> None:
    rig = set_table(chips=chips_of(B="a2"))
    rig.click(rig.card("6C"))
    assert cell_text(rig, "c4") == (
        "Row 4, column c, six of clubs, the six of clubs puts your chip here"
    )
    assert cell_text(rig, "d4") == "Row 4, column d, five of clubs"


def test_a_card_says_where_it_may_go_whether_it_is_dead_and_chosen(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D JD", "?"], chips=chips_of(A="c3", B="j6"))
    hand = reader(rig).hand
    assert reader(rig).names(hand) == [
        "The six of clubs. Playable on a2 and c4",
        "The two of diamonds. Dead: no cell is left for it. Turn it in to draw another card",
        "The jack of diamonds. Cells to play it on: 94",
    ]
    rig.click(rig.card("6C"))
    assert hand.child(0).text(NAME) == "Chosen: The six of clubs. Playable on a2 and c4"
    assert hand.child(0).state().selected
    assert not hand.child(1).state().selected


def test_the_heaps_and_the_plate(set_table: SetTable) -> None:
    rig = set_table(discards="QH")
    assert reader(rig).names(reader(rig).heaps) == [
        "Cards left in the stock: 95",
        "Discarded cards: 1. The queen of hearts on top",
    ]
    plate = reader(rig).root.child(0)
    assert plate.role() == Role.StaticText
    assert plate.text(NAME) == "Your turn, Anna. Anna: 0 of 2, Robo: 0 of 2"


def test_dice(set_table: SetTable) -> None:
    rig = set_table(rules="sequence_dice", board="dice", hands=["", ""], rolls=["7", "3"])
    first, second = rig.view.table.dice.faces
    dice = reader(rig).part(Role.Grouping, "Dice").child(0)
    assert dice.text(NAME) == f"Anna rolled 7: {first} and {second}"
    assert "the 7 puts your chip here" in cell_text(rig, "b2")
    parts = [reader(rig).root.child(n).role() for n in range(reader(rig).root.childCount())]
    assert Role.List not in parts, "there is no hand"
    press(dice)
    assert rig.view.keys.zone is Zone.BOARD


# ---- places


def test_the_board_has_rows_and_columns(set_table: SetTable) -> None:
    rig = set_table()
    board = reader(rig).board
    assert board.childCount() == 100
    assert board.text(QAccessible.Text.Description) == "Rows: 10, columns: 10"
    cell = board.child(36)
    place = cell.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (3, 6)
    assert (place.rowExtent(), place.columnExtent()) == (1, 1)
    assert place.table() is board
    assert cell.text(NAME).startswith("Row 4, column g, ")


def test_what_is_seen_is_found_where_it_is(set_table: SetTable) -> None:
    rig = set_table()
    root = reader(rig).root
    for part in (reader(rig).hand, reader(rig).board, reader(rig).heaps):
        for number in range(part.childCount()):
            node = part.child(number)
            at = node.rect().topLeft() + (node.rect().center() - node.rect().topLeft()) / 3
            assert root.childAt(at.x(), at.y()) is part
            assert part.childAt(at.x(), at.y()) is node
            assert part.indexOfChild(node) == number
            assert node.parent() is part
    assert root.indexOfChild(reader(rig).board) == 2


# ---- deeds


def test_cards_and_cells_are_pressed(set_table: SetTable) -> None:
    rig = set_table()
    assert actions(reader(rig).cell("c4")) == [FOCUS], "no card is chosen"
    press(reader(rig).card("6C"))
    assert rig.chosen == "6C"
    assert rig.view.keys.spot.zone is Zone.BOARD, "the cursor waits where the card can go"
    press(reader(rig).card("6C"))
    assert not rig.chosen
    press(reader(rig).card("6C"))
    assert actions(reader(rig).cell("d4")) == [FOCUS]
    press(reader(rig).cell("c4"))
    assert rig.moves == ["6C@c4"]
    assert actions(reader(rig).card("2D")) == [FOCUS], "it is another's turn"


def test_a_dead_card_is_turned_in(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D JD", "?"], chips=chips_of(A="c3", B="j6"))
    assert actions(reader(rig).card("6C")) == ["Press", FOCUS]
    press(reader(rig).card("2D"), "Discard")
    assert rig.moves == ["2D!"]


def test_the_discard_pile_is_pressed_with_a_dead_card(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D JD", "?"], chips=chips_of(A="c3", B="j6"))
    discards = reader(rig).heaps.child(1)
    assert discards.state().disabled
    press(reader(rig).card("2D"))
    assert not discards.state().disabled
    press(discards)
    assert rig.moves == ["2D!"]


def test_a_card_is_drawn(set_table: SetTable) -> None:
    rig = set_table(rules="club", hands=["6C 2D", "9S TS"], stock="QH 3S")
    press(reader(rig).card("6C"))
    press(reader(rig).cell("c4"))
    press(reader(rig).heaps.child(0))
    assert rig.moves == ["6C@c4", "0+"]


def test_the_focus_is_where_the_keyboard_is(set_table: SetTable) -> None:
    rig = set_table()
    press(reader(rig).cell("c4"), FOCUS)
    assert rig.view.keys.spot == Spot(Zone.BOARD, 32)
    focused = reader(rig).root.focusChild()
    assert focused is reader(rig).cell("c4")
    assert focused.state().focused
    rig.keys(Qt.Key.Key_Right)
    assert reader(rig).root.focusChild() is reader(rig).cell("d4")
    assert not focused.state().focused


# ---- life


def test_nodes_live_as_long_as_what_they_stand_for(set_table: SetTable) -> None:
    rig = set_table(hands=["6C 2D JD JS", "9S ? ? ?"])
    card = reader(rig).hand.child(3)
    assert card.isValid()
    press(reader(rig).card("6C"))
    press(reader(rig).cell("c4"))
    rig.reply("9S@i1")
    assert card.isValid()
    assert node_of(rig.view) is reader(rig).root


def test_nodes_go_with_the_table(qapp: QApplication) -> None:
    rig = Rig(new_table(), game_of(hands=["6C 2D JD JS", "9S ? ? ?"]))
    root = reader(rig).root
    last, card = reader(rig).board.child(99), reader(rig).hand.child(3)
    rig.view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(root)
    assert not Shiboken.isValid(last)
    assert not Shiboken.isValid(card)
