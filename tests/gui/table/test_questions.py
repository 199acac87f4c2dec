# SPDX-License-Identifier: MIT
"""Moves that need a word more: which row, which use of the card, a dead card, a pass, the end."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Move
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.theme import Scheme, contrast, theme
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import RIGHT, Rig, chips_of

Key = Qt.Key

# Seven in line when d5 is filled: three different fives may be claimed.
SEVEN = chips_of(A="a5 b5 c5 e5 f5 g5", B="j2 j3")


def asked(rig: Rig) -> list[str]:
    """The rows that are drawn as a question."""
    return rig.view.table.lights.offered


def board_name(rig: Rig) -> str:
    return rig.game.setup.board.cells[rig.game.setup.board.cell("d5")]


def which_row(set_table: SetTable, **more: object) -> Rig:
    return set_table(hands=["6H 2D", "? ?"], chips=SEVEN, **more)


def test_the_owner_is_asked_which_five(set_table: SetTable) -> None:
    rig = which_row(set_table)
    assert board_name(rig) == "6H"
    rig.drag(rig.card("6H"), rig.cell("d5"))
    assert rig.moves == []
    assert len(asked(rig)) == 1
    assert rig.view.table.plate.notice.title == "Which row?"


def test_arrows_and_enter_choose_the_five(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.keys("1", Key.Key_Return)
    seen = []
    for _ in range(3):
        seen += asked(rig)
        rig.keys(Key.Key_Right)
    assert sorted(seen) == ["a5-e5", "b5-f5", "c5-g5"]
    assert asked(rig) == seen[:1]
    rig.keys(Key.Key_Left)
    assert asked(rig) == seen[2:]
    rig.keys(Key.Key_Return)
    assert rig.moves == [f"6H@d5:{seen[2]}"]
    assert asked(rig) == []


def test_pointing_and_a_click_choose_the_five(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    for cell, row in (("g5", "c5-g5"), ("a5", "a5-e5"), ("d5", "b5-f5"), ("a6", "a5-e5")):
        rig.hover(rig.cell(cell))
        assert asked(rig) == [row]
    rig.hover(rig.cell("g5"))
    rig.click(rig.cell("g5"))
    assert rig.moves == ["6H@d5:c5-g5"]


def test_without_hovering_a_first_touch_shows_and_a_second_takes(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    other = "g5" if asked(rig) != ["c5-g5"] else "a5"
    rig.touch(rig.cell(other))
    assert rig.moves == []
    shown = asked(rig)
    rig.touch(rig.cell(other))
    assert rig.moves == [f"6H@d5:{shown[0]}"]


def test_a_pointer_that_leaves_changes_no_choice(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    rig.hover(rig.cell("g5"))
    QApplication.sendEvent(rig.view.viewport(), QEvent(QEvent.Type.Leave))
    assert asked(rig) == ["c5-g5"]


def test_escape_takes_the_card_back_from_the_question(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    rig.keys(Key.Key_Escape)
    assert (rig.moves, asked(rig), rig.chosen) == ([], [], None)
    assert rig.at_rest()


def test_a_right_click_or_a_click_aside_takes_the_card_back(set_table: SetTable) -> None:
    rig = which_row(set_table)
    backs: list[Callable[[], None]] = [
        lambda: rig.click(rig.cell("a1"), RIGHT),
        lambda: rig.click(rig.cloth()),
        lambda: rig.click(rig.card("2D")),
    ]
    for back in backs:
        rig.drag(rig.card("6H"), rig.cell("d5"))
        assert asked(rig)
        back()
        assert (rig.moves, asked(rig)) == ([], [])
        assert rig.at_rest()


def test_an_update_ends_the_question(set_table: SetTable) -> None:
    rig = which_row(set_table)
    rig.drag(rig.card("6H"), rig.cell("d5"))
    rig.show()
    assert asked(rig) == []
    assert rig.at_rest()


def test_two_uses_on_one_cell_are_asked_for(set_table: SetTable, qtbot: QtBot) -> None:
    # No preset has a card with two uses on one cell: the question itself is put here.
    rig = set_table(rules="one_eyed_jack", chips=chips_of(B="e5"))
    play = rig.view.play
    assert play.choices is not None
    board = rig.game.setup.board
    cell = board.cell("e5")
    assert [str(move) for move in play.choices.at("JS", cell)] == ["JS-e5"]
    replace = Move.parse("JS*e5")
    play.choices.add(replace)
    rig.deaf = True
    rig.drag(rig.card("JS"), rig.cell("e5"))
    buttons = [b for b in rig.view.viewport().findChildren(QPushButton) if b.icon().cacheKey()]
    texts = [button.text() for button in buttons if button.isVisible()]
    assert texts == ["Take this chip away", "Put your chip in its place"]
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Escape)
    assert rig.at_rest()
    assert rig.view.hasFocus()
    rig.drag(rig.card("JS"), rig.cell("e5"))
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Right)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Return)
    assert rig.moves == ["JS*e5"]


@pytest.mark.parametrize("size", [(420, 400), (1500, 900)])
def test_the_question_stays_at_its_cell_when_the_window_changes(
    set_table: SetTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    rig = set_table()
    rig.view.play.question.confirms = True
    rig.drag(rig.card("JD"), rig.cell("i9"))
    before = rig.cell("i9")
    rig.view.resize(*size)
    qtbot.waitUntil(lambda: rig.cell("i9") != before)
    port = rig.view.viewport()
    (button,) = [it for it in port.findChildren(QPushButton) if it.text() == "Put a chip here"]
    assert button.isVisible()
    sheet = button.parentWidget()
    assert sheet is not None
    assert port.rect().contains(sheet.geometry())
    cell = rig.view.rect_of(Spot(Zone.BOARD, rig.game.setup.board.cell("i9"))).toRect()
    assert sheet.geometry().adjusted(-2, -2, 2, 2).intersects(cell)


# ---- dead cards

DEAD = chips_of(A="a2", B="c4")


def test_a_dead_card_says_so(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    assert [card.dead for card in rig.cards] == [True, False, False, False]
    assert [card.turn_in for card in rig.cards] == [True, False, False, False]
    assert "Dead: no cell is left" in rig.view.describe(Spot(Zone.HAND, 0))


def test_a_dead_card_dragged_to_the_discards_is_turned_in(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    start, end = rig.card("6C"), rig.discards()
    rig.press(start)
    rig.move(start, end)
    assert rig.view.table.piles.discards.lit
    rig.release(end)
    assert rig.moves == ["6C!"]


def test_a_double_click_turns_a_dead_card_in(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    rig.double_click(rig.card("6C"))
    assert rig.moves == ["6C!"]


def test_a_double_click_on_a_live_card_plays_nothing(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    rig.double_click(rig.card("2D"))
    assert rig.moves == []


def test_the_button_on_a_dead_card_turns_it_in(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    button = rig.cards[0].mapRectToScene(rig.cards[0].button())
    at = rig.view.mapFromScene(button.center())
    rig.hover(at)
    assert rig.cards[0].hot
    rig.click(at)
    assert rig.moves == ["6C!"]


def test_click_the_dead_card_then_the_discards(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    rig.click(rig.card("6C"))
    assert "No cell is left" in rig.view.table.plate.notice.detail
    rig.click(rig.discards())
    assert rig.moves == ["6C!"]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_context_menu_of_a_dead_card_turns_it_in(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(chips=DEAD)
    rig.menu(rig.card("2D"))
    assert rig.view.findChildren(QMenu) == []
    rig.menu(rig.card("6C"))
    menu = rig.view.findChild(QMenu)
    assert isinstance(menu, QMenu)
    action = menu.actions()[0]
    menu.setActiveAction(action)
    QTest.keyClick(menu, Key.Key_Return)
    assert rig.moves == ["6C!"]


def test_where_a_dead_card_must_go_first_that_is_said(set_table: SetTable) -> None:
    rules = {"extends": "sequence", "id": "forced", "dead": {"optional": False}}
    rig = set_table(rules=rules, chips=DEAD)
    assert rig.view.table.plate.notice.detail == "Turn in a dead card"
    rig.drag(rig.card("2D"), rig.cell("c3"))
    assert rig.moves == []
    rig.keys(Key.Key_Delete)
    assert rig.moves == ["6C!"]
    assert rig.view.table.plate.notice.detail == ""


def test_a_live_card_is_not_taken_by_the_discards(set_table: SetTable) -> None:
    rig = set_table(chips=DEAD)
    rig.drag(rig.card("2D"), rig.discards())
    rig.click(rig.card("2D"))
    rig.click(rig.discards())
    rig.keys(Key.Key_Escape)
    assert rig.moves == []


# ---- passing, drawing


def test_a_pass_is_offered_where_nothing_else_is_legal(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(hands=["JS", "? ?"])
    button = next(b for b in rig.view.viewport().findChildren(QPushButton) if b.isVisible())
    assert button.text() == "Pass: no card can be played"
    assert button.hasFocus()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert rig.moves == ["="]
    assert not button.isVisible()


def test_a_pass_is_not_offered_otherwise(set_table: SetTable) -> None:
    rig = set_table()
    assert not any(b.isVisible() for b in rig.view.viewport().findChildren(QPushButton))


DRAWING = {
    "extends": "sequence",
    "id": "drawing",
    "draw": {"when": "action"},
    "hand": {"const": 4, "max": 5},
}


def test_where_drawing_is_a_move_the_stock_is_clicked(set_table: SetTable) -> None:
    rig = set_table(rules=DRAWING)
    assert rig.view.table.piles.stock.lit
    rig.click(rig.stock())
    assert rig.moves == ["+"]


def test_elsewhere_a_click_on_the_stock_does_nothing(set_table: SetTable) -> None:
    rig = set_table()
    assert not rig.view.table.piles.stock.lit
    rig.click(rig.stock())
    assert rig.moves == []


# ---- the curtain


def test_the_curtain_hides_the_hand_everywhere(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    rig.seat = None
    rig.show(curtain=0, active=False)
    assert rig.hand == ["?"] * 4
    assert rig.view.table.plate.notice.title == "Pass the screen to Anna"
    spoken = " ".join(rig.view.describe(Spot(Zone.HAND, place)) for place in range(4))
    assert "six" not in spoken.lower()
    rig.drag(rig.card("?"), rig.cell("a2"))
    assert rig.moves == []
    button = next(b for b in rig.view.viewport().findChildren(QPushButton) if b.isVisible())
    assert button.text() == "I am ready"
    with qtbot.waitSignal(rig.view.ready_clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    rig.seat = 0
    rig.show()
    assert rig.hand == ["6C", "2D", "JD", "JS"]


def test_the_curtain_never_shows_the_hand_of_the_view(set_table: SetTable) -> None:
    rig = set_table()
    rig.show(curtain=1, active=False)
    assert set(rig.hand) == {"?"}


# ---- the end


def end_buttons(rig: Rig) -> dict[str, QPushButton]:
    return {b.text(): b for b in rig.view.viewport().findChildren(QPushButton) if b.isVisible()}


def test_the_end_offers_what_can_be_done_next(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    rig.view.show_end("Anna wins", "All rows needed are made.")
    buttons = end_buttons(rig)
    assert list(buttons) == ["Rematch", "New game", "Look at the board"]
    with qtbot.waitSignal(rig.view.rematch_clicked):
        QTest.mouseClick(buttons["Rematch"], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(rig.view.new_game_clicked):
        QTest.mouseClick(buttons["New game"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(buttons["Look at the board"], Qt.MouseButton.LeftButton)
    assert end_buttons(rig) == {}
    assert rig.view.hasFocus()


def test_the_last_move_is_seen_before_the_end_is_said(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(pace=0.2)
    rig.reply("6C@a2")
    rig.view.show_end("Anna wins", "All rows needed are made.")
    assert end_buttons(rig) == {}
    assert rig.view.table.plate.notice.title == "Anna wins"
    qtbot.waitUntil(lambda: bool(end_buttons(rig)))


def test_an_end_that_is_undone_before_it_is_said_stays_unsaid(set_table: SetTable) -> None:
    rig = set_table(pace=20)
    rig.reply("6C@a2")
    rig.view.show_end("Anna wins", "All rows needed are made.")
    rig.undo()
    rig.view.table.motion.finish()
    assert end_buttons(rig) == {}


def test_escape_puts_the_end_aside(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    rig.view.show_end("A draw", "Nobody can move any more.")
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    QTest.keyClick(focused, Key.Key_Escape)
    assert end_buttons(rig) == {}


def test_a_game_that_goes_on_takes_the_end_away(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.show_end("Anna wins", "All rows needed are made.")
    rig.show()
    assert end_buttons(rig) == {}


def test_the_end_lies_on_the_board_at_every_size(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table(size=(640, 480))
    rig.view.show_end("Anna and Ben win " * 2, "The rows are complete, and more words. " * 3)
    port = rig.view.viewport().rect()
    for button in end_buttons(rig).values():
        corner = button.mapTo(rig.view.viewport(), QPoint())
        assert port.contains(corner)
        assert port.contains(corner + QPoint(button.width() - 1, button.height() - 1))


@pytest.mark.parametrize("scheme", Scheme)
def test_the_signs_of_a_question_are_seen_in_every_scheme(
    set_table: SetTable, scheme: Scheme
) -> None:
    rig = set_table()
    style = Style(theme(scheme))
    rig.view.set_style(style)
    rig.view.play.question.confirms = True
    rig.drag(rig.card("JD"), rig.cell("i9"))
    port = rig.view.viewport()
    (button,) = [it for it in port.findChildren(QPushButton) if it.text() == "Put a chip here"]
    sign = button.icon().pixmap(button.iconSize()).toImage()
    rim = {sign.pixelColor(x, sign.height() // 2).name() for x in range(sign.height())}
    assert max(contrast(QColor(ink), style.theme.cards.paper) for ink in rim) >= 3
    assert max(contrast(QColor(ink), style.theme.widgets.raised) for ink in rim) >= 3
