# SPDX-License-Identifier: MIT
"""Paying for having spoken out of turn: a card given up, a chip taken away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from sequence_desktop.gui.table.lights import GhostItem
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig, chips_of

Key = Qt.Key
CARD = {"extends": "sequence", "id": "card", "talk": {"penalty": "team_card"}}
CHIP = {"extends": "sequence", "id": "chip", "talk": {"penalty": "chip"}}


def giving_up(set_table: SetTable) -> Rig:
    """Anna's side has spoken: she is to give up a card."""
    rig = set_table(rules=CARD, hands=["6C 2D JS", "? ? ?"], to_move=1)
    rig.reply("#0")
    return rig


def taking(set_table: SetTable) -> Rig:
    """The other side has spoken: Anna takes one of its chips."""
    rig = set_table(
        rules=CHIP, hands=["6C 2D JS", "? ? ?"], chips=chips_of(A="a2", B="e5 f6 g7"), to_move=1
    )
    rig.reply("#1")
    return rig


def test_a_card_to_be_given_up_is_asked_for(set_table: SetTable) -> None:
    rig = giving_up(set_table)
    notice = rig.view.table.plate.notice
    assert notice.title == "Your turn, Anna"
    assert notice.detail == "Your side has spoken out of turn: drop one card on the discards"
    assert rig.lit() == set()
    said = rig.view.describe(Spot(Zone.HAND, 0))
    assert said == "The six of clubs. Give it up by dropping it on the discards"


@pytest.mark.parametrize("way", ["drag", "click", "double", "keys", "delete"])
def test_any_card_is_given_up(set_table: SetTable, way: str) -> None:
    rig = giving_up(set_table)
    if way == "drag":
        rig.press(rig.card("2D"))
        rig.move(rig.card("2D"), rig.discards())
        assert rig.view.table.piles.discards.lit
        rig.release(rig.discards())
    elif way == "click":
        rig.click(rig.card("2D"))
        assert rig.view.table.piles.discards.lit
        rig.click(rig.discards())
    elif way == "double":
        rig.double_click(rig.card("2D"))
    elif way == "keys":
        rig.keys("2")
        assert rig.view.keys.spot == Spot(Zone.DISCARDS)
        rig.keys(Key.Key_Return)
    else:
        rig.keys(Key.Key_Right, Key.Key_Right, Key.Key_Delete)
    assert rig.moves == ["2D#"]
    assert rig.hand == ["6C", "JS"]


def test_delete_gives_up_nothing_that_was_not_chosen(set_table: SetTable) -> None:
    rig = giving_up(set_table)
    rig.keys(Key.Key_Delete)
    assert rig.moves == []


def test_no_card_can_be_played_meanwhile(set_table: SetTable) -> None:
    rig = giving_up(set_table)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.moves == []
    assert rig.at_rest()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_context_menu_gives_up_a_card(set_table: SetTable) -> None:
    rig = giving_up(set_table)
    rig.menu(rig.card("JS"))
    menu = rig.view.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert menu.actions()[0].text() == "Give up the jack of spades"
    menu.actions()[0].trigger()
    assert rig.moves == ["JS#"]
    menu.close()


def test_enemy_chips_are_lit_to_be_taken(set_table: SetTable) -> None:
    rig = taking(set_table)
    assert rig.lit() == {"e5", "f6", "g7"}
    detail = rig.view.table.plate.notice.detail
    assert detail == "Robo spoke out of turn: take one of their chips away"
    cell = Spot(Zone.BOARD, rig.game.setup.board.cell("f6"))
    assert rig.view.describe(cell).endswith("Chip of Robo. Take this chip away")
    rig.click(rig.cell("a2"))
    assert rig.view.table.plate.notice.detail == "No chip can be taken from a2"
    rig.click(rig.cell("f6"))
    assert rig.moves == ["#f6"]
    (ghost,) = [item for item in rig.view.table.items() if type(item) is GhostItem]
    assert ghost.colour == 1


def test_a_chip_is_taken_with_keys(set_table: SetTable) -> None:
    rig = taking(set_table)
    rig.keys(Key.Key_N, Key.Key_N, Key.Key_Return)
    assert rig.moves == ["#f6"]


def test_cards_can_be_looked_at_but_not_used_meanwhile(set_table: SetTable) -> None:
    rig = taking(set_table)
    rig.click(rig.card("6C"))
    assert rig.lit() == set()
    rig.keys(Key.Key_Escape)
    assert rig.lit() == {"e5", "f6", "g7"}
    rig.drag(rig.card("6C"), rig.cell("c4"))
    assert rig.moves == []
    assert rig.lit() == {"e5", "f6", "g7"}


def test_others_who_pay_are_named(set_table: SetTable) -> None:
    rig = set_table(rules=CARD, hands=["6C 2D JS", "? ? ?"])
    rig.reply("#1")
    notice = rig.view.table.plate.notice
    assert (notice.title, notice.calling) == ("Robo is thinking…", False)
