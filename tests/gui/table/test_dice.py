# SPDX-License-Identifier: MIT
"""Dice on the table: rolled, used at once, carried; and chips that are swapped."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.dice import faces_of
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.gestures import buttons
from tests.gui.table.rig import RIGHT, Rig, chips_of

Key = Qt.Key
SEVENS = {"b2", "e2", "b5", "e5"}
THREES = {"b1", "f2", "a5", "e6"}


def dice_table(set_table: SetTable, rolls: str, **more: Any) -> Rig:
    more.setdefault("rules", "sequence_dice")
    return set_table(board="dice", hands=["", ""], rolls=rolls.split(), **more)


def detail(rig: Rig) -> str:
    return rig.view.table.plate.notice.detail


@given(st.integers(1, 6), st.integers(2, 20), st.integers(0, 10_000), st.data())
def test_faces_make_up_the_total(count: int, sides: int, seed: int, data: st.DataObject) -> None:
    total = data.draw(st.integers(count, count * sides))
    faces = faces_of(total, count, sides, seed)
    assert sum(faces) == total
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)
    assert faces == faces_of(total, count, sides, seed)


def test_the_same_total_does_not_always_look_the_same() -> None:
    assert len({faces_of(7, 2, 6, seed) for seed in range(40)}) > 3


def test_a_roll_lights_its_cells_at_once_and_needs_no_choosing(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    assert sum(rig.view.table.dice.faces) == 7
    assert rig.lit() == SEVENS
    assert rig.hand == []
    assert detail(rig) == "7: put a chip on a 7"
    rig.click(rig.cell("b2"))
    assert rig.moves == ["7@b2"]
    assert sum(rig.view.table.dice.faces) == 3
    assert rig.lit() == set()
    assert detail(rig) == "Robo rolled 3"


def test_the_dice_are_carried_to_a_cell(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    rig.press(rig.dice())
    rig.move(rig.dice(), rig.cell("e5"))
    assert rig.in_the_air()
    assert rig.lit() == SEVENS
    carried = rig.view.table.dice.mapRectToScene(rig.view.table.dice.rect())
    cell = rig.view.rect_of(Spot(Zone.BOARD, rig.game.setup.board.cell("e5")))
    assert carried.width() < cell.width()
    assert not carried.contains(cell.center())
    rig.release(rig.cell("e5"))
    assert rig.moves == ["7@e5"]
    assert rig.view.table.dice.at_rest


@pytest.mark.parametrize("end", ["a1", "c3", "beside"])
def test_dice_that_are_let_go_elsewhere_return(set_table: SetTable, end: str) -> None:
    rig = dice_table(set_table, "7 3")
    at = rig.cloth() if end == "beside" else rig.cell(end)
    rig.drag(rig.dice(), at)
    assert rig.moves == []
    assert rig.view.table.dice.at_rest
    assert rig.lit() == SEVENS
    assert ("cannot be played" in detail(rig)) is (end != "beside")


def test_escape_returns_the_dice(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    rig.press(rig.dice())
    rig.move(rig.dice(), rig.cell("c3"))
    rig.keys(Key.Key_Escape)
    assert not rig.in_the_air()
    assert rig.view.table.dice.at_rest
    rig.release(rig.cell("b2"))
    assert rig.moves == []
    assert rig.lit() == SEVENS


def test_the_dice_of_others_cannot_be_taken(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    rig.click(rig.cell("b2"))
    rig.press(rig.dice())
    rig.move(rig.dice(), rig.cell("b1"))
    assert not rig.in_the_air()
    rig.release(rig.cell("b1"))
    assert rig.moves == ["7@b2"]


def test_keys_go_straight_to_the_cells(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    rig.keys(Key.Key_Right)
    zones = [rig.view.keys.spot.zone]
    rig.keys(Key.Key_Tab)
    zones.append(rig.view.keys.spot.zone)
    assert set(zones) == {Zone.BOARD, Zone.DICE}
    rig.keys(Key.Key_N)
    seen = {rig.game.setup.board.names[rig.view.keys.spot.index]}
    for _ in range(3):
        rig.keys(Key.Key_N)
        seen.add(rig.game.setup.board.names[rig.view.keys.spot.index])
    assert seen == SEVENS
    rig.keys(Key.Key_Space)
    assert rig.moves[0].startswith("7@")


def test_enter_on_the_dice_goes_to_the_board(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    rig.view.keys.zone = Zone.DICE
    rig.keys(Key.Key_Right, Key.Key_Return)
    assert rig.view.keys.spot.zone is Zone.BOARD


def test_the_kinds_of_use_are_lit_and_said(set_table: SetTable) -> None:
    chips = chips_of(6, A="b2 e2", B="b5 e5 a1")
    rig = dice_table(set_table, "7 3", chips=chips)
    assert (rig.lit(), detail(rig)) == ({"b5", "e5"}, "7: take the place of an enemy chip")
    rig = dice_table(set_table, "10 3", chips=chips)
    assert (rig.lit(), detail(rig)) == ({"b5", "e5"}, "10: take an enemy chip away")
    rig = dice_table(set_table, "11 3", chips=chips)
    assert (len(rig.lit()), detail(rig)) == (31, "11: put a chip on any open cell")


def test_where_nothing_can_be_done_a_button_says_why(set_table: SetTable) -> None:
    rig = dice_table(set_table, "10 7")
    (button,) = buttons(rig)
    assert button.text() == "Nothing to do: pass"
    assert detail(rig) == "10: nothing can be done"
    dice = rig.view.rect_of(Spot(Zone.DICE))
    assert not dice.toRect().intersects(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert rig.moves == ["="]


def test_where_one_rolls_again_that_is_said(set_table: SetTable) -> None:
    rig = dice_table(set_table, "2 7 3")
    rig.click(rig.cell("a1"))
    assert detail(rig) == "After a 2: roll again. 7: put a chip on a 7"
    assert rig.lit() == SEVENS
    rig = dice_table(set_table, "12 7", chips=chips_of(6, A="c3 d3 c4 d4"))
    (button,) = buttons(rig)
    assert button.text() == "Nothing to do: roll again"


def test_every_roll_is_told_to_those_who_do_not_see_it(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3")
    first, second = rig.view.table.dice.faces
    assert rig.view.describe(Spot(Zone.DICE)) == f"Anna rolled 7: {first} and {second}"
    cell = Spot(Zone.BOARD, rig.game.setup.board.cell("b2"))
    assert rig.view.describe(cell) == "The 7, b2. The 7 puts your chip here"
    assert "7: put a chip on a 7" in rig.view.accessibleDescription()


# ---- motion


def test_dice_roll_and_cells_light_when_they_lie_still(set_table: SetTable, qtbot: QtBot) -> None:
    rig = dice_table(set_table, "7 3 9", pace=0.3)
    rig.reply("7@b2")
    table = rig.view.table
    table.motion.finish()
    rig.reply("3@b1")
    assert table.motion.busy
    assert table.dice.total == "9"
    assert rig.lit() == set()
    qtbot.waitUntil(lambda: len(rig.lit()) == 4)
    assert sum(table.dice.faces) == 9
    qtbot.waitUntil(lambda: not table.motion.busy)


def test_any_input_ends_the_roll_and_counts(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3 9 7", pace=20)
    rig.reply("7@b2")
    rig.reply("3@b1")
    assert rig.lit() == set()
    rig.click(rig.cell("d2"))
    assert rig.moves == ["9@d2"]
    rig.reply("7@e5")
    assert rig.lit() == set()


def test_undo_shows_the_same_dice_again(set_table: SetTable) -> None:
    rig = dice_table(set_table, "7 3 9")
    before = rig.view.table.dice.faces
    rig.reply("7@b2")
    rig.undo()
    assert rig.view.table.dice.faces == before
    assert rig.lit() == SEVENS


# ---- swapping

CHIPS = chips_of(6, A="b2 e2", B="c1 f6")
GEM = {"rules": "sequence_dice_gem", "chips": CHIPS}


def test_a_swap_is_two_clicks(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    assert (rig.lit(), detail(rig)) == ({"b2", "e2"}, "12: choose one of your chips, to be swapped")
    rig.click(rig.cell("e2"))
    assert (rig.moves, rig.lit()) == ([], {"c1", "f6"})
    assert detail(rig) == "Now the enemy chip to swap it with"
    rig.click(rig.cell("f6"))
    assert rig.moves == ["12~e2/f6"]


def test_a_swap_is_one_chip_dragged_onto_another(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    rig.press(rig.cell("b2"))
    rig.move(rig.cell("b2"), rig.cell("c1"))
    assert rig.in_the_air()
    assert rig.lit() == {"c1", "f6"}
    rig.release(rig.cell("c1"))
    assert rig.moves == ["12~b2/c1"]


@pytest.mark.parametrize("end", ["d4", "e2", "beside"])
def test_a_chip_let_go_elsewhere_returns(set_table: SetTable, end: str) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    board = rig.game.setup.board
    at = rig.cloth() if end == "beside" else rig.cell(end)
    rig.drag(rig.cell("b2"), at)
    assert rig.moves == []
    assert not rig.in_the_air()
    chip = rig.view.table.board.chip(board.cell("b2"))
    assert chip is not None
    assert rig.view.table.plan.cell_at(chip.pos()) == board.cell("b2")


def test_dice_on_a_chip_choose_it_and_then_on_another_swap(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    rig.drag(rig.dice(), rig.cell("b2"))
    assert rig.view.play.source == rig.game.setup.board.cell("b2")
    assert rig.view.table.dice.at_rest
    rig.drag(rig.dice(), rig.cell("c1"))
    assert rig.moves == ["12~b2/c1"]


def test_escape_goes_one_step_back(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    rig.click(rig.cell("e2"))
    rig.keys(Key.Key_Escape)
    assert rig.lit() == {"b2", "e2"}
    rig.click(rig.cell("e2"))
    rig.click(rig.cell("d4"), RIGHT)
    assert rig.lit() == {"b2", "e2"}
    rig.click(rig.cell("e2"))
    rig.click(rig.cell("e2"))
    assert rig.lit() == {"b2", "e2"}
    assert rig.moves == []


def test_another_chip_of_ones_own_takes_its_place(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    rig.click(rig.cell("e2"))
    rig.click(rig.cell("b2"))
    rig.click(rig.cell("c1"))
    assert rig.moves == ["12~b2/c1"]


def test_a_wrong_second_chip_is_refused_in_words(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    rig.click(rig.cell("e2"))
    rig.click(rig.cell("d4"))
    assert detail(rig) == "e2 cannot be swapped with d4"
    assert rig.lit() == {"c1", "f6"}


def test_a_swap_with_keys(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", **GEM)
    names = rig.game.setup.board.names
    rig.keys(Key.Key_N)
    own = names[rig.view.keys.spot.index]
    assert own in {"b2", "e2"}
    rig.keys(Key.Key_Return)
    other = names[rig.view.keys.spot.index]
    assert other in {"c1", "f6"}
    rig.keys(Key.Key_Return)
    assert rig.moves == [f"12~{own}/{other}"]


def test_a_card_with_that_power_stays_chosen_between_the_chips(set_table: SetTable) -> None:
    rules = {"extends": "sequence", "id": "swaps", "powers": {"JD": "swap"}}
    rig = set_table(rules=rules, hands=["JD 2S", "? ?"], chips=chips_of(A="a2", B="e5"))
    rig.click(rig.card("JD"))
    assert detail(rig) == "Choose one of your chips, to be swapped"
    rig.click(rig.card("JD"))
    rig.drag(rig.card("JD"), rig.cell("a2"))
    assert (rig.chosen, rig.lit()) == ("JD", {"e5"})
    assert rig.at_rest()
    rig.keys(Key.Key_Escape)
    assert (rig.chosen, rig.lit()) == ("JD", {"a2"})
    rig.click(rig.cell("a2"))
    rig.click(rig.cell("e5"))
    assert rig.moves == ["JD~a2/e5"]


def test_swapped_chips_are_the_same_chips(set_table: SetTable) -> None:
    rig = dice_table(set_table, "12 3", pace=1, **GEM)
    board, cell = rig.view.table.board, rig.game.setup.board.cell
    mine, theirs = board.chip(cell("b2")), board.chip(cell("c1"))
    rig.reply("12~b2/c1")
    rig.view.table.motion.finish()
    assert (board.chip(cell("c1")), board.chip(cell("b2"))) == (mine, theirs)
    assert mine is not None
    assert rig.view.table.plan.cell_at(mine.pos()) == cell("c1")
    rig.undo()
    rig.view.table.motion.finish()
    assert board.chip(cell("b2")) is mine


def test_a_die_may_have_more_faces_than_six(set_table: SetTable, qtbot: QtBot) -> None:
    rules = {
        "extends": "sequence_dice",
        "id": "d12",
        "dice": {"count": 1, "sides": 12},
        "powers": {"1": "wild", "10": "remove", "11": "wild"},
    }
    rig = dice_table(set_table, "9 3", rules=rules)
    assert rig.view.table.dice.faces == (9,)
    assert not rig.view.grab().isNull()
    rig.click(rig.view.rect_of(Spot(Zone.DICE)).center().toPoint() + QPoint(1, 1))
    assert rig.moves == []
