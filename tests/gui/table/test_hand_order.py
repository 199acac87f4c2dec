# SPDX-License-Identifier: MIT
"""Laying one's cards in another order: sorted, by hand, and kept while the game goes on."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.hand_order import HandOrder, HandSorter
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig

HANDS = ["9C 2H 9S JD 2S", "? ? ? ? ?"]
STOCK = "5D 6D 7D 8D"


def beside(rig: Rig, token: str, right: bool) -> QPoint:
    """A point on one half of a card."""
    rect = rig.view.rect_of(Spot(Zone.HAND, rig.hand.index(token)))
    return QPoint(
        round(rect.left() + rect.width() * (0.75 if right else 0.25)), rig.card(token).y()
    )


def test_cards_lie_as_drawn_until_they_are_sorted(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(hands=HANDS)
    assert rig.hand == HANDS[0].split()
    with qtbot.waitSignal(rig.view.hand_order_changed) as told:
        rig.view.set_hand_order(HandOrder.SUIT)
    assert told.args == ["suit"]
    assert rig.hand == ["2S", "9S", "2H", "JD", "9C"]
    rig.view.set_hand_order(HandOrder.RANK)
    assert rig.hand == ["2S", "2H", "9S", "9C", "JD"]
    rig.view.set_hand_order(HandOrder.DRAWN)
    assert rig.hand == HANDS[0].split()
    assert rig.at_rest()
    assert rig.game.view(0).hand == tuple(HANDS[0].split())


def test_digits_follow_the_order_that_is_seen(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    rig.view.set_hand_order(HandOrder.RANK)
    rig.keys("5")
    assert rig.chosen == "JD"


def test_sorting_lets_a_chosen_card_go(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    rig.click(rig.card("9S"))
    rig.view.set_hand_order(HandOrder.SUIT)
    assert (rig.chosen, rig.lit()) == (None, set())
    rig.click(rig.card("9S"))
    rig.view.set_hand_order(HandOrder.SUIT)
    assert rig.chosen == "9S"


def test_a_new_card_finds_its_place_in_a_sorted_hand(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, stock=STOCK)
    rig.view.set_hand_order(HandOrder.SUIT)
    rig.drag(rig.card("2S"), rig.cell("b1"))
    assert rig.hand == ["9S", "2H", "5D", "JD", "9C"]


def test_a_card_is_dragged_to_another_place_of_the_hand(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(hands=HANDS)
    with qtbot.waitSignal(rig.view.hand_order_changed) as told:
        rig.drag(rig.card("9C"), beside(rig, "JD", right=True))
    assert told.args == ["own"]
    assert rig.moves == []
    assert rig.hand == ["2H", "9S", "JD", "9C", "2S"]
    assert (rig.chosen, rig.lit()) == (None, set())
    assert rig.at_rest()
    rig.drag(rig.card("2S"), beside(rig, "2H", right=False))
    assert rig.hand == ["2S", "2H", "9S", "JD", "9C"]


def test_the_others_make_room_while_a_card_is_carried_over_them(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    start, end = rig.card("9C"), rig.card("JD")
    rest = [rig.view.table.hand.rect(place).topLeft() for place in range(5)]
    rig.press(start)
    rig.move(start, end)
    assert [card.pos() for card in rig.cards[1:]] == [rest[0], rest[1], rest[2], rest[4]]
    rig.move(end, rig.cell("e5"))
    assert [card.pos() for card in rig.cards[1:]] == rest[1:]
    rig.keys(Qt.Key.Key_Escape)
    assert rig.hand == HANDS[0].split()
    assert rig.at_rest()


def test_put_back_into_its_own_place_a_card_has_not_moved(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    told: list[str] = []
    rig.view.hand_order_changed.connect(told.append)
    rig.drag(rig.card("9S"), rig.card("9S") + QPoint(14, 10))
    assert rig.hand == HANDS[0].split()
    assert told == []
    assert rig.at_rest()


def test_cards_can_be_laid_while_another_thinks(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    rig.show(active=False)
    rig.drag(rig.card("2S"), beside(rig, "9C", right=False))
    assert rig.hand == ["2S", "9C", "2H", "9S", "JD"]
    assert rig.lit() == set()


def test_covered_cards_cannot_be_laid(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS)
    rig.seat = None
    rig.show(curtain=0, active=False)
    rig.press(rig.card("?"))
    rig.move(rig.card("?"), rig.card("?") + QPoint(150, 0))
    assert not rig.in_the_air()
    rig.release(rig.card("?"))


def test_laid_by_hand_cards_stay_so_through_the_game(set_table: SetTable) -> None:
    rig = set_table(hands=[HANDS[0], "3D 4D ? ? ?"], stock=STOCK)
    rig.drag(rig.card("2S"), beside(rig, "9C", right=False))
    rig.drag(rig.card("9S"), rig.cell("i1"))
    assert rig.hand == ["2S", "9C", "2H", "JD", "5D"]
    rig.reply("3D@d3")
    assert rig.hand == ["2S", "9C", "2H", "JD", "5D"]
    rig.drag(rig.card("5D"), beside(rig, "2S", right=False))
    laid = ["5D", "2S", "9C", "2H", "JD"]
    assert rig.hand == laid
    rig.undo(2)
    assert rig.hand == ["2S", "9C", "2H", "9S", "JD"]
    rig.game.redo(2)
    rig.show()
    assert rig.hand == laid


def test_each_seat_has_its_own_order() -> None:
    sorter = HandSorter()
    sorter.keep(["3", "1", "2"], 0, 4)
    assert sorter.arrange(["1", "2", "3"], 1, 4) == ("1", "2", "3")
    assert sorter.arrange(["1", "2", "3", "4"], 0, 5) == ("3", "1", "2", "4")
    assert sorter.arrange(["1", "2", "4", "1"], 0, 6) == ("1", "2", "4", "1")
    assert sorter.arrange(["?", "?"], 0, 6) == ("?", "?")


def test_an_onlooker_has_no_order() -> None:
    sorter = HandSorter()
    sorter.mode = HandOrder.SUIT
    assert sorter.arrange(["9C", "2S"], None, 0) == ("9C", "2S")
