# SPDX-License-Identifier: MIT
"""The rules dialog by pointer and keys: changing, going back, what is impossible, and files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)

from sequence_desktop.gui.language import ENGLISH, available, speak
from sequence_desktop.gui.rules.controls import ChoiceControl, FlagControl
from tests.gui.rules.material import PRESETS, changed
from tests.gui.rules.rig import LEFT, Ask, choose_preset, focus, problem, seen, spin, type_number

# -- changing -------------------------------------------------------------------------------


def test_unchanged_rules_are_the_preset_itself(ask: Ask) -> None:
    dialog = ask()
    assert dialog.rules == PRESETS["sequence"]
    assert dialog.summary.lines == []
    QTest.mouseClick(dialog.foot.use, LEFT)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_change_is_said_marked_and_used(ask: Ask) -> None:
    dialog = ask(PRESETS["club"])
    type_number(dialog, "hand.const", 7)
    assert dialog.summary.lines == ["Seven cards each instead of five"]
    assert not dialog.form.rows["hand.const"].back.isHidden()
    QTest.mouseClick(dialog.foot.use, LEFT)
    assert dialog.result() == QDialog.DialogCode.Accepted
    expected = changed("club", {"hand.const": 7})
    assert expected is not None
    assert dialog.rules.hand == expected.hand
    assert dialog.rules.title == "Club Sequence, changed"
    assert dialog.rules.description == ""  # it says five cards
    assert dialog.rules.reference == "House rules made from Club Sequence"
    assert dialog.rules.id not in PRESETS


def test_each_changed_control_has_a_way_back(ask: Ask) -> None:
    dialog = ask()
    type_number(dialog, "rows.length", 4)
    row = dialog.form.rows["rows.length"]
    assert "five" in row.back.toolTip()
    QTest.mouseClick(row.back, LEFT)
    assert dialog.rules == PRESETS["sequence"]
    assert row.back.isHidden()
    assert spin(dialog, "rows.length").value() == 5


def test_a_flag_is_changed_by_the_space_bar_and_by_its_title(ask: Ask) -> None:
    dialog = ask()
    dialog.form.show_row("protect.rows")
    control = dialog.form.rows["protect.rows"].control
    assert isinstance(control, FlagControl)
    QTest.keyClick(control.box, Qt.Key.Key_Space)
    assert dialog.summary.lines == ["Chips of a finished row are not safe"]


def test_presets_keep_their_changes_while_the_dialog_is_open(ask: Ask) -> None:
    dialog = ask()
    type_number(dialog, "rows.length", 4)
    choose_preset(dialog, "junior")
    assert dialog.rules == PRESETS["junior"]
    choose_preset(dialog, "sequence")
    assert dialog.rules.rows.length == 4


def test_rules_that_are_in_no_library_can_be_started_from(ask: Ask) -> None:
    house = changed("sequence", {"rows.length": 4, "title": "From a saved game"})
    assert house is not None
    dialog = ask(house)
    assert dialog.presets.currentText() == "From a saved game"
    assert dialog.rules == house
    assert dialog.summary.lines == []


def test_house_rules_are_gone_on_with_from_their_preset(ask: Ask) -> None:
    first = ask()
    type_number(first, "rows.length", 4)
    again = ask(first.rules, base="sequence")
    assert again.presets.currentText() == "Sequence"
    assert again.summary.lines == ["Rows of four chips instead of five"]
    assert again.rules == first.rules
    QTest.mouseClick(again.form.rows["rows.length"].back, LEFT)
    assert again.rules.rows.length == 5


def test_special_cards_are_added_and_taken_out_by_keyboard(ask: Ask) -> None:
    dialog = ask()
    row = dialog.form.rows["powers"]
    add = row.findChild(QPushButton, "add")
    assert add is not None
    dialog.form.show_row("powers")
    add.setFocus()
    QTest.keyClick(add, Qt.Key.Key_Space)
    assert focus().objectName() == "card_2S"
    QTest.keyClick(focus(), Qt.Key.Key_9)
    assert focus().objectName() == "card_9S"
    QTest.keyClick(focus(), Qt.Key.Key_9)
    assert focus().objectName() == "card_9H"
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    assert focus().objectName() == "power_9H"
    QTest.keyClick(focus(), Qt.Key.Key_Down)
    assert dialog.rules.powers["9H"] == "remove"
    assert dialog.summary.lines == ["The nine of hearts: removes an enemy chip"]
    remove = row.findChild(QWidget, "remove_9H")
    assert remove is not None
    QTest.keyClick(remove, Qt.Key.Key_Space)
    assert dialog.rules == PRESETS["sequence"]


def test_sides_are_allowed_and_one_of_them_is_usual(ask: Ask) -> None:
    dialog = ask()
    row = dialog.form.rows["players.partitions"]
    box, usual = row.findChild(QWidget, "sides_4_4"), row.findChild(QComboBox, "usual_4")
    assert box is not None
    assert usual is not None
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert dialog.rules.sides_for(4) == (2, 4)
    usual.setFocus()
    QTest.keyClick(usual, Qt.Key.Key_Down)
    assert dialog.rules.sides_for(4) == (4, 2)
    assert problem(dialog) == ""


def test_what_has_no_effect_says_so_beside_the_control(ask: Ask) -> None:
    dialog = ask()
    assert dialog.form.rows["forget.window"].note == "No effect: Cards draw themselves."
    dialog.form.edited.emit("forget.mode", "loss")
    assert dialog.form.rows["forget.window"].note == ""
    assert dialog.form.rows["dice.count"].note == "No effect: There are no dice in this game."


# -- what is impossible ---------------------------------------------------------------------


def test_impossible_rules_are_explained_where_they_occur_and_cannot_be_used(ask: Ask) -> None:
    dialog = ask(PRESETS["club"])
    type_number(dialog, "hand.const", 9)
    said = "Twelve players with nine cards each need 108, but there are only 104."
    assert said in dialog.form.rows["hand.const"].note
    assert said in problem(dialog)
    assert not any(
        b.isEnabled()
        for b in (dialog.foot.use, dialog.foot.save, dialog.foot.export, dialog.foot.how)
    )
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    type_number(dialog, "hand.const", 8)
    assert problem(dialog) == ""
    assert dialog.foot.use.isEnabled()


def test_the_way_to_the_problem(ask: Ask) -> None:
    dialog = ask()
    dialog.form.edited.emit("stalemate.ladder", ["x"])
    dialog.search.setText("dice")
    assert dialog.form.rows["stalemate.ladder"].isHidden()
    QTest.mouseClick(dialog.go, LEFT)
    assert dialog.search.text() == ""
    assert dialog.form.rows["stalemate.ladder"].isAncestorOf(focus())
    assert seen(dialog, "stalemate.ladder")


# -- finding one's way ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ("pile", "draw.piles"),
        ("ADVICE", "talk.penalty"),
        ("joker", "deck.jokers"),
        ("nine in a line", "rows.share"),
        ("before playing", "draw.when"),
        ("dead cards", "dead.swap"),
        ("rows.length", "rows.length"),
    ],
)
def test_search_finds_titles_hints_and_options(ask: Ask, words: str, path: str) -> None:
    dialog = ask()
    QTest.keyClicks(dialog.search, words)
    shown = [name for name, row in dialog.form.rows.items() if not row.isHidden()]
    assert path in shown
    assert len(shown) < 20


def test_search_without_a_find_says_so(ask: Ask) -> None:
    dialog = ask()
    QTest.keyClicks(dialog.search, "chess")
    texts = [w.text() for w in dialog.form.findChildren(QLabel) if w.isVisible()]
    assert texts == ["No rule is called like that."]
    dialog.search.clear()
    assert not any(row.isHidden() for row in dialog.form.rows.values())


def test_differences_and_groups_lead_to_the_controls(ask: Ask) -> None:
    dialog = ask()
    type_number(dialog, "rows.share", 2)
    dialog.form.show_group("players")
    dialog.summary.list.setFocus()
    dialog.summary.list.setCurrentRow(0)
    QTest.keyClick(dialog.summary.list, Qt.Key.Key_Return)
    assert seen(dialog, "rows.share")
    assert dialog.isVisible()
    dialog.groups.setFocus()
    QTest.keyClick(dialog.groups, Qt.Key.Key_End)
    assert seen(dialog, "title")
    last = dialog.groups.count() - 1
    for row in (last - 1, last):  # neither can come to the top of the form
        dialog.groups.setCurrentRow(row)
        assert dialog.groups.currentRow() == row


def test_the_tab_key_reaches_every_control_in_the_order_of_the_form(ask: Ask) -> None:
    dialog = ask()
    dialog.search.setFocus()
    reached: list[str] = []
    for _ in range(300):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        widget: QWidget | None = focus()
        while widget is not None and widget.objectName() not in dialog.form.rows:
            widget = widget.parentWidget()
        if widget is not None and widget.objectName() not in reached:
            assert seen(dialog, widget.objectName())
            reached.append(widget.objectName())
        if QApplication.focusWidget() is dialog.search:
            break
    assert reached == list(dialog.form.rows)


def test_a_wheel_turned_to_scroll_changes_nothing(ask: Ask) -> None:
    dialog = ask()
    for path in ("rows.length", "draw.when"):
        dialog.form.show_row(path)
        widget = dialog.form.rows[path].control.inputs()[0]
        dialog.search.setFocus()
        middle = QPointF(widget.rect().center())
        event = QWheelEvent(
            middle,
            QPointF(widget.mapToGlobal(widget.rect().center())),
            QPoint(),
            QPoint(0, -240),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
    assert dialog.rules == PRESETS["sequence"]


@pytest.mark.parametrize("size", [(1000, 640), (700, 480), (512, 420)])
def test_nothing_is_cut_off_in_a_small_window(ask: Ask, size: tuple[int, int]) -> None:
    dialog = ask(size=size)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == size
    view = dialog.form.viewport()
    body = dialog.form.widget()
    assert body is not None
    assert body.width() <= view.width()
    for row in dialog.form.rows.values():
        for widget in row.control.inputs():
            if widget.isVisible():
                right = widget.mapTo(body, QPoint(widget.width(), 0)).x()
                assert right <= body.width(), row.path


def test_a_narrow_window_shows_the_rules_or_the_differences(ask: Ask) -> None:
    dialog = ask(size=(512, 350))
    type_number(dialog, "rows.length", 4)
    assert not dialog.summary.isVisible()
    QTest.mouseClick(dialog.toggle, LEFT)
    assert dialog.summary.isVisible()
    assert not dialog.form.isVisible()
    dialog.summary.list.setCurrentRow(0)
    QTest.keyClick(dialog.summary.list, Qt.Key.Key_Return)
    assert dialog.form.isVisible()
    assert seen(dialog, "rows.length")
    assert dialog.foot.more.isVisible()
    menu = dialog.foot.more.menu()
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["&Import…", "&Export…", "How to &play"]


@pytest.mark.parametrize("language", available())
def test_no_choice_is_shortened_at_the_usual_size(
    qapp: QApplication, ask: Ask, language: str
) -> None:
    speak(qapp, language)
    try:
        dialog = ask()
        dialog.resize(1120, 720)
        QApplication.processEvents()
        boxes = [
            row.control.box
            for row in dialog.form.rows.values()
            if isinstance(row.control, ChoiceControl)
        ]
        assert boxes
        assert not [(it.fullest(), it.width()) for it in boxes if it.fullest().width() > it.width()]
    finally:
        speak(qapp, ENGLISH)


def test_that_no_rule_matches_stands_in_the_middle(ask: Ask) -> None:
    dialog = ask()
    QTest.keyClicks(dialog.search, "xyzzy")
    QApplication.processEvents()
    (note,) = [it for it in dialog.findChildren(QLabel) if it.text().startswith("No rule is")]
    form = dialog.form.viewport().rect()
    words = note.contentsRect().center()
    assert note.isVisible()
    assert note.alignment() == Qt.AlignmentFlag.AlignCenter
    assert (note.mapTo(dialog.form.viewport(), words) - form.center()).manhattanLength() < 40
