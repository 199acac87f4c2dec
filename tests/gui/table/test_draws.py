# SPDX-License-Identifier: MIT
"""Drawing cards: from a market, from open piles, by hand after one's turn, instead of playing."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.items import CardItem
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.conftest import SetTable
from tests.gui.table.gestures import buttons
from tests.gui.table.rig import Rig, chips_of, texts_of

Key = Qt.Key
MARKET = {"rules": "open_draft", "open": ["QH", "3S", "4S", "5S", "QH"], "stock": "KD AD 9D"}
HOME = {"rules": "home_sheet", "open": ["QH 2H 3H", "KD 4H"], "stock": ""}
CLUB = {"rules": "club", "stock": "QH 3S 4S 5S"}
HANDS = ["6C 2D JS", "9S TS ?"]


def detail(rig: Rig) -> str:
    return rig.view.table.plate.notice.detail


def lit_heaps(rig: Rig) -> list[Spot]:
    piles = rig.view.table.piles
    return [spot for spot in piles.spots if piles.item(spot).lit]


def open_cards(*places: int) -> list[Spot]:
    return [Spot(Zone.OPEN, place) for place in places]


def market(set_table: SetTable, **more: Any) -> Rig:
    """A table at which the person has played and is to choose a card."""
    rig = set_table(hands=HANDS, **MARKET, **more)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.moves.clear()
    return rig


# ---- a market


def test_a_market_lies_open_but_takes_nothing_before_the_play(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **MARKET)
    piles = rig.view.table.piles
    assert [piles.item(spot).top() for spot in open_cards(*range(5))] == MARKET["open"]
    assert lit_heaps(rig) == []
    rig.click(rig.open_card(1))
    rig.keys("D")
    assert rig.moves == []


def test_after_the_play_an_open_card_is_clicked(set_table: SetTable) -> None:
    rig = market(set_table)
    assert detail(rig) == "Choose a card"
    assert lit_heaps(rig) == open_cards(*range(5))
    rig.click(rig.open_card(1))
    assert rig.moves == ["+3S"]
    assert rig.hand == ["2D", "JS", "3S"]
    assert rig.view.table.piles.item(Spot(Zone.OPEN, 1)).top() == "KD"
    assert lit_heaps(rig) == []


def test_or_dragged_to_the_hand(set_table: SetTable) -> None:
    rig = market(set_table)
    rig.press(rig.open_card(2))
    rig.move(rig.open_card(2), rig.hand_area())
    assert rig.in_the_air()
    rig.release(rig.hand_area())
    assert rig.moves == ["+4S"]
    assert rig.at_rest()


def test_let_go_elsewhere_an_open_card_returns(set_table: SetTable) -> None:
    rig = market(set_table)
    for end in (rig.cell("e5"), rig.discards(), rig.stock(), rig.open_card(0)):
        rig.drag(rig.open_card(3), end)
        assert rig.moves == []
        assert not rig.in_the_air()
    rig.press(rig.open_card(3))
    rig.move(rig.open_card(3), rig.cell("e5"))
    rig.keys(Key.Key_Escape)
    rig.release(rig.cell("e5"))
    assert len([it for it in rig.view.table.items() if type(it) is CardItem]) == len(rig.hand)


def test_the_stock_of_a_market_gives_nothing(set_table: SetTable) -> None:
    rig = market(set_table)
    rig.click(rig.stock())
    assert rig.moves == []


def test_a_digit_goes_to_an_open_card_and_enter_takes_it(set_table: SetTable) -> None:
    rig = market(set_table)
    rig.keys("4")
    assert (rig.view.keys.spot, rig.moves) == (Spot(Zone.OPEN, 3), [])
    rig.keys(Key.Key_Return)
    assert rig.moves == ["+5S"]


def test_the_same_digit_twice_takes_it(set_table: SetTable) -> None:
    rig = market(set_table)
    rig.keys("2", "2")
    assert rig.moves == ["+3S"]


def test_arrows_walk_over_the_open_cards(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **MARKET)
    rig.keys("1", Key.Key_Return)
    assert rig.view.keys.spot == Spot(Zone.OPEN, 0)
    rig.keys(Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Space)
    assert rig.moves[1:] == ["+3S"]


def test_a_card_for_a_dead_one_is_chosen_before_the_play(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, chips=chips_of(A="a2", B="c4"), **MARKET)
    rig.keys(Key.Key_Delete)
    assert rig.moves == ["6C!"]
    assert detail(rig) == "Choose a card for the one you have turned in"
    rig.click(rig.open_card(4))
    assert rig.moves == ["6C!", "+QH"]
    assert rig.game.position.seat == 0
    assert detail(rig) == ""


def test_a_taken_card_flies_from_its_place_and_another_comes(set_table: SetTable) -> None:
    rig = market(set_table, pace=1)
    rig.view.table.motion.finish()
    piles = rig.view.table.piles
    rig.click(rig.open_card(2))
    assert rig.cards[-1].pos() == piles.item(Spot(Zone.OPEN, 2)).pos()
    assert piles.item(Spot(Zone.OPEN, 2)).top() is None
    rig.view.table.motion.finish()
    assert piles.item(Spot(Zone.OPEN, 2)).top() == "KD"
    rig.reply("9S@i1")
    rig.view.table.motion.finish()
    rig.reply("+5S")
    tokens = [item.token for item in rig.view.table.items() if type(item) is CardItem]
    assert "5S" in tokens
    rig.view.table.motion.finish()
    assert len([it for it in rig.view.table.items() if type(it) is CardItem]) == len(rig.hand)


def test_a_dragged_card_comes_from_where_it_was_let_go(set_table: SetTable) -> None:
    rig = market(set_table, pace=1)
    rig.view.table.motion.finish()
    rig.press(rig.open_card(2))
    rig.move(rig.open_card(2), rig.hand_area())
    carried = rig.view.table.carrier.item
    assert carried is not None
    there = carried.pos()
    rig.release(rig.hand_area())
    assert rig.cards[-1].pos() == there
    rig.view.table.motion.finish()
    assert rig.at_rest()


def test_undo_puts_an_open_card_back(set_table: SetTable) -> None:
    rig = market(set_table, pace=1)
    rig.click(rig.open_card(2))
    rig.view.table.motion.finish()
    rig.undo()
    rig.view.table.motion.finish()
    assert rig.hand == ["2D", "JS"]
    assert rig.view.table.piles.item(Spot(Zone.OPEN, 2)).top() == "4S"
    assert lit_heaps(rig) == open_cards(*range(5))


def test_the_market_in_words(set_table: SetTable) -> None:
    rig = market(set_table)
    said = rig.view.describe(Spot(Zone.OPEN, 1))
    assert said == "Open card 2: the three of spades. Click to take it"
    rig.click(rig.open_card(1))
    assert rig.view.describe(Spot(Zone.OPEN, 1)) == "Open card 2: the king of diamonds"


# ---- by hand, after one's turn


def test_the_stock_waits_after_the_turn(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    assert lit_heaps(rig) == []
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.game.position.seat == 1
    notice = rig.view.table.plate.notice
    assert (notice.title, notice.detail) == ("Robo is thinking…", "Draw your card")
    assert notice.calling
    assert lit_heaps(rig) == [Spot(Zone.STOCK)]
    assert rig.view.table.piles.stock.call == "Draw"
    rig.click(rig.stock())
    assert rig.moves == ["6C@a2", "0+"]
    assert rig.hand == ["2D", "JS", "QH"]
    assert lit_heaps(rig) == []


@pytest.mark.parametrize("call", ["Draw", "Ziehen", "Dobierz"])
def test_what_to_do_with_the_stock_is_not_cut_short(set_table: SetTable, call: str) -> None:
    stock = set_table(hands=HANDS, size=(620, 560), **CLUB).view.table.piles.stock
    stock.light(True, call)
    assert call in texts_of(stock)


@pytest.mark.parametrize("way", ["drag", "key", "enter"])
def test_there_are_other_ways_to_draw(set_table: SetTable, way: str) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    if way == "drag":
        rig.drag(rig.stock(), rig.hand_area())
    elif way == "key":
        rig.keys("D")
    else:
        rig.keys(Key.Key_Right, Key.Key_Tab, Key.Key_Tab, Key.Key_Return)
    assert rig.moves[1:] == ["0+"]


def test_the_window_calls_for_the_draw_too(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    assert not rig.view.draw_card()
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert rig.view.draw_card()
    assert rig.moves[1:] == ["0+"]


def test_one_may_draw_until_the_next_has_drawn(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.reply("9S@i1")
    assert lit_heaps(rig) == [Spot(Zone.STOCK)]
    assert rig.view.table.plate.notice.title == "Your turn, Anna"
    rig.keys("D")
    assert rig.moves[1:] == ["0+"]
    rig.drag(rig.card("2D"), rig.cell("c3"))
    assert rig.moves[2:] == ["2D@c3"]


def test_a_forgotten_draw_is_told(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.reply("9S@i1")
    rig.reply("1+")
    assert detail(rig) == "You forgot to draw: one card fewer from now on"
    assert lit_heaps(rig) == []
    rig.show()
    assert detail(rig) == "You forgot to draw: one card fewer from now on"
    rig.drag(rig.card("2D"), rig.cell("c3"))
    rig.keys("D")
    rig.reply(next(str(m) for m in rig.game.position.legal_moves()))
    rig.drag(rig.card("JS"), rig.cell("i1"))
    rig.keys("D")
    assert detail(rig) == "Robo forgot to draw, and has one card fewer"


def test_it_is_late_not_lost_where_the_rules_say_so(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **HOME)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    assert detail(rig) == "Choose a card to draw"
    assert lit_heaps(rig) == open_cards(0, 1)
    rig.reply("9S@i1")
    rig.reply("1+QH")
    assert detail(rig) == "You forgot to draw: not before your next turn"


def test_open_piles_are_drawn_from_and_counted(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **HOME)
    piles = rig.view.table.piles
    assert not piles.stock.isVisible()
    assert [piles.item(spot).count for spot in open_cards(0, 1)] == [3, 2]
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.drag(rig.open_card(1), rig.hand_area())
    assert rig.moves[1:] == ["0+KD"]
    assert piles.item(Spot(Zone.OPEN, 1)).top() == "4H"
    words = "Open card 1: the queen of hearts. Cards beneath it: 2"
    assert rig.view.describe(Spot(Zone.OPEN, 0)) == words


def test_digits_choose_open_cards_only_where_no_card_is_to_be_played(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **HOME)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.keys("2", "2")
    assert rig.moves[1:] == ["0+KD"]
    rig = set_table(hands=HANDS, **HOME)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.reply("9S@i1")
    rig.keys("2")
    assert rig.chosen == "JS"


def test_what_others_owe_is_not_for_the_viewer(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, seat=1, **CLUB)
    rig.reply("6C@a2")
    rig.keys("D")
    rig.click(rig.stock())
    assert rig.moves == []
    assert detail(rig) == ""


def test_while_the_screen_is_passed_on_somebody_may_still_draw(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.seat = None
    rig.show(curtain=1, active=False, draws=rig.game.position.late_draws())
    assert detail(rig) == "Anna may still draw"
    rig.click(rig.stock())
    assert rig.moves[1:] == ["0+"]


def test_looking_back_nobody_draws(set_table: SetTable) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.show(active=False, draws=(), note="Move 1 of 1")
    rig.click(rig.stock())
    assert lit_heaps(rig) == []
    assert rig.moves == ["6C@a2"]


def test_who_has_played_passes_the_screen_on(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(hands=HANDS, **CLUB)
    rig.drag(rig.card("6C"), rig.cell("a2"))
    rig.show(active=False, leaving=0)
    (button,) = buttons(rig)
    assert button.text() == "Done: pass the screen on"
    assert not button.geometry().intersects(rig.view.rect_of(Spot(Zone.STOCK)).toRect())
    with qtbot.waitSignal(rig.view.done_clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.hasFocus()
    QTest.keyClick(button, Key.Key_D)
    assert rig.moves[1:] == ["0+"]


# ---- instead of playing


def test_where_drawing_is_a_turn_the_plate_says_what_can_be_done(set_table: SetTable) -> None:
    numbers = {"rules": "five_straight", "board": "five_straight", "stock": "7 8 9 11"}
    rig = set_table(hands=["20 30 40 50", "60 61"], **numbers)
    assert detail(rig) == "Your hand is full: play a card"
    assert lit_heaps(rig) == []
    rig = set_table(hands=["20 30", "60 61"], **numbers)
    assert detail(rig) == "Play a card, or draw one"
    assert lit_heaps(rig) == [Spot(Zone.STOCK)]
    rig.click(rig.card("30"))
    rig.click(rig.stock())
    assert rig.moves == ["+"]
    rig = set_table(hands=["", "60 61"], **numbers)
    assert detail(rig) == "Your hand is empty: draw a card"
    rig.keys("D")
    assert rig.moves == ["+"]
    rig = set_table(hands=["20 30", "60 61"], **numbers | {"stock": ""})
    assert detail(rig) == "The stock is empty: play a card"


def test_a_number_may_go_on_any_higher_one(set_table: SetTable) -> None:
    rig = set_table(
        rules="five_straight", board="five_straight", hands=["95 30", "60 61"], stock="7"
    )
    rig.click(rig.card("95"))
    names, cells = rig.game.setup.board.names, rig.game.setup.board.cells
    faces = {cells[names.index(name)] for name in rig.lit()}
    assert faces == {"95", "96", "97", "98", "99"}


def test_dead_numbers_are_marked_for_their_owner_only(set_table: SetTable) -> None:
    board = {"rules": "five_straight", "board": "five_straight", "stock": "7"}
    chips = chips_of(A="j2")
    rig = set_table(hands=["99 30", "60 61"], chips=chips, **board)
    assert [card.dead for card in rig.cards] == [True, False]
    assert rig.view.describe(Spot(Zone.HAND, 0)) == "The 99. Dead: no cell is left for it"
    rig.seat = 1
    rig.show(active=False)
    assert [card.dead for card in rig.cards] == [False, False]
