# SPDX-License-Identifier: MIT
"""Chips, rows, cards and turns are set up by pointer and by keys, checked, undone and kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QListWidget, QWidget

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.dialogs.page import PageDialog
from sequence_desktop.gui.dialogs.pages import shortcuts_page
from sequence_desktop.gui.setup.editor import Deed
from sequence_desktop.gui.setup.key_page import keys_page
from sequence_desktop.gui.setup.words import TRANSLATED, finding_text
from sequence_desktop.workshop.position.draft import Kind, Place
from sequence_desktop.workshop.position.findings import TEXTS, Finding
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT
from tests.gui.hands import CTRL, SHIFT
from tests.gui.setup.conftest import RIGHT, Arrange

STOCK = Place(Kind.STOCK)
ROW = ("b5", "c5", "d5", "e5", "f5")


def hand(seat: int) -> Place:
    return Place(Kind.HAND, seat)


# ---- chips


def test_a_click_lays_a_chip_and_another_takes_it(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.click("c4")
    assert arranger.side("c4") == 0
    arranger.take_up("chip_1")
    arranger.click("c4")
    assert arranger.side("c4") == 1
    arranger.click("c4")
    assert arranger.side("c4") is None


def test_a_drag_paints_and_is_one_change(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag(*ROW)
    assert [arranger.side(name) for name in ROW] == [0] * 5
    arranger.click("b7")
    arranger.do("undo")
    arranger.do("undo")
    assert arranger.draft.chips == (0, 0)
    arranger.do("redo")
    assert [arranger.side(name) for name in ROW] == [0] * 5
    assert arranger.side("b7") is None


def test_a_drag_from_a_chip_takes_and_so_does_the_right_button(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag(*ROW)
    arranger.drag("b5", "c5")
    assert [arranger.side(name) for name in ROW] == [None, None, 0, 0, 0]
    arranger.drag("d5", "e5", button=RIGHT)
    assert [arranger.side(name) for name in ROW] == [None] * 4 + [0]
    arranger.take_up("take_0")
    arranger.click("f5")
    assert arranger.draft.chips == (0, 0)


def test_nothing_is_laid_on_a_free_corner(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.click("a1")
    assert arranger.draft.chips == (0, 0)
    assert arranger.window.toast.text == "No chip can lie there."


def test_keys_walk_lay_and_take(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.canvas.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        arranger.key(key)
    assert arranger.side("b2") == 0
    arranger.key(Qt.Key.Key_2)
    assert arranger.side("b2") == 1
    arranger.key(Qt.Key.Key_2)
    assert arranger.side("b2") is None
    arranger.key(Qt.Key.Key_End)
    arranger.key(Qt.Key.Key_Return)
    assert arranger.side("j2") == 1
    arranger.key(Qt.Key.Key_Delete)
    assert arranger.side("j2") is None
    arranger.key(Qt.Key.Key_4)  # a side that does not play here
    assert arranger.draft.chips == (0, 0)


def test_a_cell_is_told_in_words(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag(*ROW)
    arranger.do("mark")
    arranger.canvas.setFocus()
    text = arranger.canvas.accessibleDescription()
    assert text == "row 5, column f, the four of hearts, chip: Blue, marked row: Blue"
    arranger.key(Qt.Key.Key_Up)
    assert arranger.canvas.accessibleDescription().endswith("the three of clubs, no chip")


# ---- rows


def test_rows_are_marked_by_both_ends_and_unmarked_again(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag(*ROW)
    arranger.take_up("row_0")
    arranger.click("b5")
    arranger.click("f5")
    assert arranger.draft.rows[0] == (arranger.draft.setup.board.row_mask("b5-f5"),)
    arranger.drag("f5", "e5", "d5", "c5", "b5")
    assert arranger.draft.rows == ((), ())
    arranger.canvas.setFocus()
    arranger.key(Qt.Key.Key_Home)
    arranger.key(Qt.Key.Key_Right)
    arranger.key(Qt.Key.Key_R)
    for _ in range(4):
        arranger.key(Qt.Key.Key_Right)
    arranger.key(Qt.Key.Key_Space)
    assert len(arranger.draft.rows[0]) == 1


def test_where_no_row_is_none_is_marked(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.drag("b5", "c5", "d5")
    arranger.take_up("row_0")
    arranger.click("b5")
    arranger.key(Qt.Key.Key_Escape)
    assert arranger.canvas.squares.begun is None
    arranger.click("b5")
    arranger.click("d5")
    assert arranger.window.toast.text == "No side covers a whole row there."
    arranger.do("mark")
    assert arranger.window.toast.text == "There is no further row to be marked."


def test_live_rows_are_not_marked(arrange: Arrange) -> None:
    arranger = arrange(rules="one_eyed_jack")
    arranger.drag(*ROW)
    arranger.take_up("row_0")
    arranger.drag(*ROW)
    assert arranger.draft.rows == ((), ())
    assert not arranger.window.commands["mark"].isEnabled()


def test_shapes_are_marked_by_any_two_of_their_cells(arrange: Arrange) -> None:
    arranger = arrange(changes={"rows": {"shapes": ["XX/XX"]}})
    arranger.drag("b5", "c5", "c6", "b6")
    arranger.take_up("row_0")
    arranger.drag("b6", "c5")
    assert arranger.draft.rows[0] == (sum(1 << arranger.cell(n) for n in ("b5", "c5", "b6", "c6")),)


# ---- cards


def test_cards_go_from_the_deck_to_the_place_that_is_marked(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.lay_card("2S")
    arranger.go_to(hand(1))
    arranger.lay_card("2S")
    arranger.lay_card("2S")
    assert arranger.draft.hands == (("2S",), ("2S",))
    assert arranger.window.toast.text == "The two of spades: every one lies somewhere already."
    assert arranger.window.deck.supplies()[0].left == 0


def test_cards_are_laid_ordered_and_taken_by_keys(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.window.deck.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space):
        arranger.key(key)
    assert list(arranger.draft.hands[0]) == ["2S", "3S", "3S"]
    row = arranger.window.hands.rows[hand(0)]
    row.setFocus()
    row.setCurrentRow(0)
    arranger.key(Qt.Key.Key_Right, CTRL)
    assert list(arranger.draft.hands[0]) == ["3S", "2S", "3S"]
    assert row.currentRow() == 1
    arranger.key(Qt.Key.Key_Delete)
    assert list(arranger.draft.hands[0]) == ["3S", "3S"]
    arranger.window.hands.rows[STOCK].setFocus()
    assert arranger.window.editor.place == STOCK


def test_cards_are_ordered_and_taken_by_the_mouse_alone(arrange: Arrange) -> None:
    arranger = arrange()
    for card in ("2S", "3S", "4S"):
        arranger.lay_card(card)
    hands = arranger.window.hands
    row = hands.rows[hand(0)]
    QTest.mouseClick(
        row.viewport(), Qt.MouseButton.LeftButton, pos=row.visualItemRect(row.item(2)).center()
    )
    QTest.mouseClick(hands.left, Qt.MouseButton.LeftButton)
    assert list(arranger.draft.hands[0]) == ["2S", "4S", "3S"]
    QTest.mouseClick(hands.right, Qt.MouseButton.LeftButton)
    assert list(arranger.draft.hands[0]) == ["2S", "3S", "4S"]
    QTest.mouseClick(hands.take, Qt.MouseButton.LeftButton)
    assert list(arranger.draft.hands[0]) == ["2S", "3S"]


def test_the_rest_is_dealt_by_chance(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.lay_card("QH")
    arranger.do("fill")
    assert arranger.draft.hands[0][0] == "QH"
    assert list(map(len, arranger.draft.hands)) == [7, 7]
    assert not arranger.draft.spare
    assert not arranger.window.commands["fill"].isEnabled()
    arranger.do("clear_cards")
    assert arranger.draft.hands == ((), ())


# ---- turn and players


def test_turn_and_phase_are_chosen(arrange: Arrange) -> None:
    arranger = arrange(ANNA, BEN, rules="open_draft", blank=False)
    form = arranger.window.table_form
    arranger.window.tabs.setCurrentWidget(form)
    choose(form.mover, 1)
    assert arranger.draft.seat == 1
    choose(form.phase, 1)
    assert str(arranger.draft.phase) == "draw"
    assert form.phase.currentText() == "has played and takes an open card"
    arranger.do("undo")
    assert form.phase.currentText() == "begins the turn"


def choose(box: QComboBox, index: int) -> None:
    """Choose an entry by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(index):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_players_are_named_and_changed(arrange: Arrange) -> None:
    arranger = arrange()
    form = arranger.window.table_form
    arranger.window.tabs.setCurrentWidget(form)
    form.seats.names[1].selectAll()
    QTest.keyClicks(form.seats.names[1], "Rosa")
    assert arranger.window.document.work.seats[1].name == "Rosa"
    assert form.mover.itemText(1) == "Rosa"
    choose(form.seats.players[1], 0)
    assert arranger.window.document.work.seats[1].kind == "human"


def test_players_are_read_whole_and_names_from_their_beginning(arrange: Arrange) -> None:
    arranger = arrange()
    window, form = arranger.window, arranger.window.table_form
    window.tabs.setCurrentWidget(form)
    name, level = form.seats.names[1], form.seats.players[1]
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Wolfgang-Maximilian Hohenfels")
    QTest.keyClick(name, Qt.Key.Key_Tab)
    assert name.cursorPosition() == 0
    for row in range(level.count()):
        choose(level, row)
        QApplication.processEvents()
        assert isinstance(level, ChoiceBox)
        assert level.shown_text() == level.currentText()


# ---- findings


def test_findings_lead_to_their_place(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.do("fill")
    arranger.drag(*ROW)
    assert arranger.window.findings.texts == ("Blue has a whole row that is not marked: b5-f5",)
    assert arranger.window.findings.summary.text() == "This position can be played."
    arranger.choose_finding(0)
    assert arranger.canvas.squares.showing.told == set(map(arranger.cell, ROW))
    assert arranger.canvas.cursor_cell == arranger.cell("b5")
    assert arranger.canvas.hasFocus()
    arranger.do("mark")
    arranger.window.hands.rows[hand(1)].setFocus()
    arranger.key(Qt.Key.Key_Delete)
    arranger.window.tabs.setCurrentIndex(1)
    texts = arranger.window.findings.texts
    assert texts[0] == "Robot holds 6 cards; the rules deal 7"
    arranger.window.findings.list.setFocus()
    arranger.window.findings.list.setCurrentRow(0)
    arranger.key(Qt.Key.Key_Return)
    assert arranger.window.hands.rows[hand(1)].hasFocus()


def test_a_won_position_cannot_be_played(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.do("fill")
    arranger.drag(*ROW)
    arranger.drag(*(name.replace("5", "7") for name in ROW))
    arranger.do("mark")
    assert arranger.window.findings.texts[0] == "The game would be over: Blue has won"
    for name in ("play", "save", "copy"):
        assert not arranger.window.commands[name].isEnabled()
    assert arranger.window.findings.summary.text() == "This position cannot be played yet."


def test_every_finding_is_translated_and_can_be_said(arrange: Arrange) -> None:
    arranger = arrange()
    assert {sentence for _, sentence in TEXTS.values()} == set(TRANSLATED)
    for code in TEXTS:
        text = finding_text(Finding(code, card="2S", where="b2"), arranger.window.document.work, "")
        assert text
        assert "{" not in text


# ---- every game, every control


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_opens_and_is_set_up(arrange: Arrange, preset: str) -> None:
    arranger = arrange(rules=preset)
    for place in arranger.draft.places:
        arranger.go_to(place)
        token = arranger.window.deck.supplies()[0].token
        arranger.lay_card(token)
        assert token in arranger.draft.cards(place) or place.kind is not Kind.ROLLS
    if arranger.draft.setup.deck:
        arranger.do("clear_cards")
        arranger.do("fill")
    assert arranger.window.findings.playable
    assert arranger.draft.position().legal_moves()


def test_every_control_can_be_named_and_reached(arrange: Arrange) -> None:
    arranger = arrange()
    for index in range(2):
        arranger.window.tabs.setCurrentIndex(index)
        for widget in arranger.window.findChildren(QWidget):
            if not widget.isVisible() or not isinstance(
                widget, QAbstractButton | QComboBox | QListWidget
            ):
                continue
            if isinstance(widget.parent(), QComboBox) or widget.objectName().startswith("qt_"):
                continue
            named = widget.accessibleName() or getattr(widget, "text", str)()
            assert named, widget
    seen = set()
    arranger.canvas.setFocus()
    for _ in range(60):
        arranger.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus.objectName())
    assert {"setup_canvas", "deck", "setup_findings", "chip_0", "player_0"} <= seen
    arranger.window.tools.buttons[arranger.window.editor.tool].setFocus()
    for _ in range(3):  # past the other side and the empty hand
        arranger.key(Qt.Key.Key_Right)
    assert arranger.window.editor.tool.deed is Deed.ROW


def test_undo_says_what_it_takes_back(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.click("c4")
    assert arranger.window.commands["undo"].text() == "&Undo: Lay chips"
    arranger.key(Qt.Key.Key_Z, CTRL)
    arranger.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert arranger.side("c4") == 0
    arranger.do("clear_chips")
    assert arranger.draft.chips == (0, 0)


def test_names_are_not_taken_for_markup(arrange: Arrange) -> None:
    arranger = arrange(replace(ANNA, name="<b>A&B</b>"), ROBOT)
    title = arranger.window.hands.titles[hand(0)]
    assert title.text() == "<b>A&&B</b>: 0 cards"
    assert title.accessibleName() == "<b>A&B</b>: 0 cards"


def test_the_keys_are_told(arrange: Arrange) -> None:
    arranger = arrange()
    arranger.key(Qt.Key.Key_F1)
    page = arranger.window.findChild(PageDialog)
    assert page is not None
    assert page.isVisible()
    text = arranger.window.commands["fill"].text().replace("&", "")
    assert text in shortcuts_page(arranger.table.commands)
    assert "Walk over the board." in keys_page()
