# SPDX-License-Identifier: MIT
"""Bookmarks: set, seen, named, removed, kept with the game, and gone to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.replay.bookmarks import BookmarksDialog
from sequence_desktop.gui.theme.metrics import SPACE_S
from sequence_desktop.gui.words import place_name
from sequence_desktop.storage.games import Mark, SavedGame, load_game, save_game
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import ALT, CTRL, NONE, SHIFT, Hands, press
from tests.gui.replay.rig import LEFT, on_table, press_tool, running


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


@pytest.fixture
def hands(window: MainWindow, deal: Deal) -> Hands:
    """A running game of six moves, looked at after the third."""
    hands = on_table(window, running(deal))
    hands.session.look_at(3)
    return hands


def marks_of(window: MainWindow) -> list[Mark]:
    return list(window.desk.marks)


def dialog_of(window: MainWindow) -> BookmarksDialog:
    press(window, Qt.Key.Key_K, CTRL | SHIFT)
    dialog = window.findChild(BookmarksDialog)
    assert dialog is not None
    QApplication.processEvents()
    return dialog


def rows(dialog: BookmarksDialog) -> list[str]:
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    return [listed.item(row).text() for row in range(listed.count())]


def click_row(dialog: BookmarksDialog, row: int) -> None:
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    place = listed.visualItemRect(listed.item(row)).center()
    QTest.mouseClick(listed.viewport(), LEFT, pos=place)


def line_of(window: MainWindow, row: int) -> str:
    return str(window.panel.moves.model().index(row, 0).data())


# -- setting and removing -----------------------------------------------------------------------


def test_a_key_marks_the_moment_shown_and_unmarks_it(window: MainWindow, hands: Hands) -> None:
    press(window, Qt.Key.Key_K, CTRL)
    assert marks_of(window) == [Mark(3)]
    assert window.replay.bar.slider.marks == (3,)
    assert line_of(window, 3).endswith("(bookmark)")
    assert window.commands["bookmark"].text() == "Remove the boo&kmark"
    press(window, Qt.Key.Key_K, CTRL)
    assert marks_of(window) == []
    assert "bookmark" not in line_of(window, 3)


def test_in_an_exercise_nothing_is_marked_in_ones_own_game(
    window: MainWindow, hands: Hands
) -> None:
    window.commands["bookmark"].trigger()
    window.commands["first_game"].trigger()
    window.commands["replay_bar"].trigger()
    assert window.replay.bar.slider.marks == ()
    assert not window.commands["bookmark"].isEnabled()
    press(window, Qt.Key.Key_K, CTRL)
    window.first_game.panel.close()
    assert marks_of(window) == [Mark(3)]
    assert window.commands["bookmark"].isEnabled()


def test_a_button_marks_too_and_signs_are_painted(window: MainWindow, hands: Hands) -> None:
    slider, moves = window.replay.bar.slider, window.panel.moves
    before = slider.grab().toImage(), moves.grab().toImage()
    press_tool(window.replay.bar, "bookmark_button")
    press(window, Qt.Key.Key_Home, ALT)
    press_tool(window.replay.bar, "bookmark_button")
    hands.session.look_at(3)
    after = slider.grab().toImage(), moves.grab().toImage()
    assert marks_of(window) == [Mark(0), Mark(3)]
    assert before[0] != after[0]
    assert before[1] != after[1]


def test_no_more_than_a_file_holds(
    window: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sequence_desktop.gui.replay.bookmarks.MOST_MARKS", 1)
    press(window, Qt.Key.Key_K, CTRL)
    press(window, Qt.Key.Key_Left, ALT)
    assert not window.commands["bookmark"].isEnabled()
    press(window, Qt.Key.Key_Right, ALT)
    assert window.commands["bookmark"].isEnabled(), "it can be removed"


# -- kept with the game -------------------------------------------------------------------------


def test_bookmarks_are_kept_by_themselves_and_in_the_file(
    open_window: OpenWindow, window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    file = tmp_path / "marked.seqgame"
    window.desk.save(file)
    press(window, Qt.Key.Key_K, CTRL)
    assert window.desk.modified
    window.desk.save(file)
    assert load_game(file).marks == (Mark(3),)
    close_window(window)
    again = open_window()
    assert marks_of(again) == [Mark(3)]


def test_those_of_moves_taken_back_come_back_or_go(window: MainWindow, hands: Hands) -> None:
    press(window, Qt.Key.Key_K, CTRL)
    press(window, Qt.Key.Key_End, ALT)
    press(window, Qt.Key.Key_K, CTRL)
    hands.session.undo()
    assert hands.session.ply == 4
    assert marks_of(window) == [Mark(3)]
    hands.session.redo()
    assert marks_of(window) == [Mark(3), Mark(6)]
    hands.session.undo()
    hands.click(hands.good_move())
    assert marks_of(window) == [Mark(3)]


# -- the list -----------------------------------------------------------------------------------


def test_the_list_goes_to_moments(window: MainWindow, hands: Hands) -> None:
    window.desk.set_marks([Mark(0), Mark(2, "here"), Mark(5)])
    dialog = dialog_of(window)
    assert rows(dialog)[0] == "Start of the game"
    assert rows(dialog)[1].startswith("here\nMove 2: Robot ")
    click_row(dialog, 2)
    assert hands.session.shown_ply == 5
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    QTest.keyClick(listed, Qt.Key.Key_Up)
    assert hands.session.shown_ply == 2
    assert len(hands.session.game.moves) == 6


def test_a_move_is_written_as_in_the_list_of_moves_and_spoken_as_on_the_table(
    window: MainWindow, hands: Hands
) -> None:
    window.desk.set_marks([Mark(2, "here"), Mark(5)])
    dialog = dialog_of(window)
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    written = line_of(window, 5).removesuffix(" (bookmark)").removeprefix("5. ")
    cell = hands.session.game.moves[4].cell
    assert written.endswith(f" on {cell}")
    item = listed.item(1)
    assert item.text() == item.toolTip() == f"Move 5: {written}"
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == item.text().replace(cell, place_name(cell))
    named = listed.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert named.startswith("here\nMove 2: Robot ")
    assert ", column " in named


def test_a_bookmark_is_named_and_removed(window: MainWindow, hands: Hands) -> None:
    window.desk.set_marks([Mark(2), Mark(5)])
    dialog = dialog_of(window)
    click_row(dialog, 0)
    name = dialog.findChild(QLineEdit)
    remove = dialog.findChild(QPushButton, "remove_bookmark")
    assert name is not None
    assert remove is not None
    name.setFocus()
    QTest.keyClicks(name, "<b>Trap</b> & more")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert marks_of(window)[:1] == [Mark(2, "<b>Trap</b> & more")]
    assert dialog.isVisible(), "Enter closes nothing"
    assert line_of(window, 2).endswith("(bookmark: <b>Trap</b> & more)")
    QTest.mouseClick(remove, LEFT, NONE, QPoint(5, 5))
    assert marks_of(window) == [Mark(5)]
    assert len(rows(dialog)) == 1


def test_an_empty_list_says_how_to_fill_it(window: MainWindow, hands: Hands) -> None:
    dialog = dialog_of(window)
    assert rows(dialog) == []
    assert any("View → Bookmark" in label for label in _labels(dialog))
    window.commands["bookmark"].trigger()
    assert marks_of(window) == [Mark(3)]
    assert len(rows(dialog)) == 1
    assert not any("View → Bookmark" in label for label in _labels(dialog))


def test_marks_that_make_no_sense_do_no_harm(
    window: MainWindow, deal: Deal, tmp_path: Path
) -> None:
    file = tmp_path / "odd.seqgame"
    marks = (Mark(4, "b"), Mark(4, "a"), Mark(1))
    save_game(SavedGame(running(deal), (ANNA, ROBOT), marks), file)
    assert window.flows.open_path(file)
    assert marks_of(window) == [Mark(1), Mark(4, "a")]


def test_a_name_without_a_gap_is_shortened_and_read_from_its_beginning(
    window: MainWindow, hands: Hands
) -> None:
    window.desk.set_marks((Mark(1, "x" * 200), Mark(3), Mark(4, "so " * 60)))
    dialog = dialog_of(window)
    listed, field = dialog.findChild(QListWidget), dialog.findChild(QLineEdit)
    assert listed is not None
    assert field is not None
    places = [listed.visualItemRect(listed.item(row)) for row in range(3)]
    assert listed.horizontalScrollBar().maximum() == 0
    assert all(place.right() < listed.viewport().width() for place in places)
    assert places[0].bottom() < places[1].top() <= places[1].bottom() < places[2].top()
    assert places[2].height() > places[0].height() > places[1].height()
    assert places[1].height() >= listed.fontMetrics().height() + SPACE_S
    click_row(dialog, 0)
    assert field.text() == "x" * 200
    assert field.cursorPosition() == 0


def _labels(dialog: BookmarksDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_no_mark_beyond_the_game_keeps_it_from_being_kept(window: MainWindow, hands: Hands) -> None:
    last = hands.session.ply
    window.desk.set_marks([Mark(last), Mark(last + 1)])
    assert window.desk.keep()
    assert window.desk.now().marks == (Mark(last),)
