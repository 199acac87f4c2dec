# SPDX-License-Identifier: MIT
"""Rows that are announced, rows that are shapes, and rows that turn white."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sequence_desktop.engine.board import Board
from sequence_desktop.gui.table.art import ChipState
from sequence_desktop.gui.table.items import ChipItem
from sequence_desktop.gui.table.lights import RowItem
from sequence_desktop.gui.table.strokes import strokes_of
from tests.gui.table.conftest import SetTable
from tests.gui.table.gestures import buttons, focus
from tests.gui.table.rig import Rig, board_of, chips_of

Key = Qt.Key
HOME = {"rules": "home_sheet", "open": ["QH 2H", "KD 4H"], "stock": ""}
FOUR = chips_of(A="a5 b5 c5 e5", B="j2")


def texts(rig: Rig) -> list[str]:
    return [button.text() for button in buttons(rig)]


def press(rig: Rig, text: str) -> None:
    button = next(button for button in buttons(rig) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def home(set_table: SetTable, **more: Any) -> Rig:
    more.setdefault("chips", FOUR)
    return set_table(hands=["6H 2D JD", "9S TS ?"], **HOME, **more)


# ---- announcing


def test_a_row_is_announced_or_not(set_table: SetTable) -> None:
    for text, move in (("Announce the row", "6H@d5:a5-e5"), ("Say nothing", "6H@d5")):
        rig = home(set_table)
        rig.drag(rig.card("6H"), rig.cell("d5"))
        assert rig.moves == []
        assert texts(rig) == ["Announce the row", "Say nothing"]
        press(rig, text)
        assert rig.moves == [move]


def test_nothing_is_asked_where_no_row_is_made(set_table: SetTable) -> None:
    rig = home(set_table)
    rig.drag(rig.card("2D"), rig.cell("c3"))
    assert rig.moves == ["2D@c3"]


def test_a_row_that_waits_can_be_announced_with_a_later_chip(set_table: SetTable) -> None:
    rig = home(set_table, chips=chips_of(A="a5 b5 c5 d5 e5", B="j2"))
    assert rig.view.table.lights.offered == []
    rig.drag(rig.card("2D"), rig.cell("c3"))
    press(rig, "Announce the row")
    assert rig.moves == ["2D@c3:a5-e5"]


def test_the_question_is_answered_with_keys_and_taken_back(set_table: SetTable) -> None:
    rig = home(set_table)
    rig.keys("1", Key.Key_Return)
    assert focus().text() == "Announce the row"
    QTest.keyClick(focus(), Key.Key_Right)
    assert focus().text() == "Say nothing"
    QTest.keyClick(focus(), Key.Key_Escape)
    assert (texts(rig), rig.moves, rig.chosen) == ([], [], None)
    assert rig.at_rest()
    assert rig.view.hasFocus()
    rig.keys("1", Key.Key_Return)
    QTest.keyClick(focus(), Key.Key_Return)
    assert rig.moves == ["6H@d5:a5-e5"]


def test_of_several_rows_one_is_chosen_after_announcing(set_table: SetTable) -> None:
    rig = home(set_table, chips=chips_of(A="a5 b5 c5 e5 f5", B="j2"))
    rig.drag(rig.card("6H"), rig.cell("d5"))
    press(rig, "Announce the row")
    assert rig.view.table.plate.notice.title == "Which row?"
    rig.hover(rig.cell("f5"))
    rig.click(rig.cell("f5"))
    assert rig.moves == ["6H@d5:b5-f5"]


def test_an_update_ends_the_question(set_table: SetTable) -> None:
    rig = home(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    rig.show()
    assert texts(rig) == []
    assert rig.at_rest()


def test_the_card_that_is_asked_about_can_be_taken_away_again(set_table: SetTable) -> None:
    rig = home(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    lying = rig.cards[0].mapRectToScene(rig.cards[0].rect()).center()
    away = rig.view.mapFromScene(lying)
    rig.press(away)
    rig.move(away, rig.cell("i6"))
    assert texts(rig) == []
    assert rig.lit() == {"d5", "i6"}
    rig.release(rig.cell("i6"))
    assert rig.moves == ["6H@i6"]


# ---- white chips


def white(rig: Rig) -> set[str]:
    names = rig.game.setup.board.names
    plan = rig.view.table.plan
    found = set()
    for item in rig.view.table.items():
        if type(item) is ChipItem and ChipState.FLIPPED in item.state:
            cell = plan.cell_at(item.pos())
            assert cell is not None
            found.add(names[cell])
    return found


def test_the_chips_of_a_row_are_turned_over(set_table: SetTable) -> None:
    rig = home(set_table, pace=1)
    rig.reply("6H@d5:a5-e5")
    assert rig.view.table.motion.busy
    rig.view.table.motion.finish()
    assert white(rig) == {"a5", "b5", "c5", "d5", "e5"}
    assert not [item for item in rig.view.table.items() if type(item) is RowItem]
    assert all(
        item.transform().isIdentity() for item in rig.view.table.items() if type(item) is ChipItem
    )
    rig.undo()
    rig.view.table.motion.finish()
    assert white(rig) == set()


def test_a_row_that_is_not_announced_stays_as_it_is(set_table: SetTable) -> None:
    rig = home(set_table)
    rig.reply("6H@d5")
    assert white(rig) == set()


# ---- shapes

SHAPES = {"extends": "sequence", "id": "shapes", "rows": {"shapes": ["X../XXX/..X", "..X/XXX/X.."]}}


def test_a_shape_is_drawn_along_its_cells(set_table: SetTable) -> None:
    chips = chips_of(A="b4 b5 c5 d6", B="j2")
    rig = set_table(rules=SHAPES, hands=["6H 2D", "? ?"], chips=chips)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    assert rig.moves == ["6H@d5"]
    (row,) = [item for item in rig.view.table.items() if type(item) is RowItem]
    names = rig.game.setup.board.names
    drawn = {tuple(names[cell] for cell in stroke) for stroke in row.strokes}
    assert drawn == {("b4", "b5"), ("b5", "c5"), ("c5", "d5"), ("d5", "d6")}
    for cell in ("b4", "b5", "c5", "d5", "d6"):
        assert row.boundingRect().contains(rig.view.mapToScene(rig.cell(cell)))


def test_which_shape_is_asked_and_shown(set_table: SetTable) -> None:
    chips = chips_of(A="b4 b5 c5 d6 d4 b6", B="j2")
    rig = set_table(rules=SHAPES, hands=["6H 2D", "? ?"], chips=chips)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    assert len(rig.view.table.lights.offered) == 1
    first = rig.view.table.lights.offered[0]
    rig.keys(Key.Key_Right)
    second = rig.view.table.lights.offered[0]
    assert {first, second} == {"b4+b5+c5+d5+d6", "d4+b5+c5+d5+b6"}
    rig.keys(Key.Key_Return)
    assert rig.moves == [f"6H@d5:{second}"]


def test_strokes_join_what_touches() -> None:
    board = board_of("spiral")
    names = board.names

    def strokes(row: str) -> set[tuple[str, str]]:
        return {(names[a], names[b]) for a, b in strokes_of(board, board.row_mask(row))}

    assert strokes("a5-e5") == {("a5", "e5")}
    assert strokes("a1-e5") == {("a1", "e5")}
    assert strokes("a1+b1+a2+b2") == {("a1", "b1"), ("a1", "a2"), ("b1", "b2"), ("a2", "b2")}
    assert strokes("a1+b2+c1") == {("a1", "b2"), ("c1", "b2")}
    assert strokes("a1+c1") == set()
    assert isinstance(board, Board)
