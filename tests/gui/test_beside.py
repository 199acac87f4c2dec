# SPDX-License-Identifier: MIT
"""What is open beside the game when another language is chosen: it is opened again, as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.designer.keeping import folder_of
from sequence_desktop.gui.designer.window import DesignerWindow
from sequence_desktop.gui.language import SYSTEM
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.program import Program
from sequence_desktop.gui.seats import first_seats
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.conftest import ANNA, ROBOT, Deal
from tests.gui.hands import table_for, when_asked
from tests.gui.test_program import running

WAIT_MS = 120_000


@pytest.fixture
def program(qapp: QApplication, home: Home) -> Iterator[Program]:
    """The program, on an empty home."""
    with running(qapp, home) as made:
        yield made


def in_german(program: Program, qtbot: QtBot, language: str = "de") -> MainWindow:
    """Choose German, or another language; the new window."""
    old = program.window
    old.preferences.change(language=language)
    qtbot.waitUntil(lambda: program.window is not old)
    program.window.sounds.silent = True
    return program.window


def the_designer(window: MainWindow) -> DesignerWindow:
    shops = window.workshop_windows
    assert shops is not None
    assert shops.designer is not None
    assert shops.designer.isVisible()
    return shops.designer


def refuse(dialog: QWidget) -> None:
    assert isinstance(dialog, QMessageBox)
    dialog.reject()


def begin_board(window: MainWindow) -> DesignerWindow:
    """A board with a past, of which the last change is taken back."""
    designer = window.workshop.design()
    designer.editor.lay_pattern(PATTERNS["spiral"], PATTERNS["spiral"].make())
    designer.editor.clear([3])
    designer.document.stack.undo()
    designer.trying.look()
    return designer


def test_the_designer_comes_back_with_its_board_and_all_that_can_be_undone(
    program: Program, home: Home, qtbot: QtBot
) -> None:
    old = begin_board(program.window)
    old.show_history()
    laid = old.document.draft
    program.window.workshop.show_gallery()
    new = the_designer(in_german(program, qtbot))
    assert new is not old
    assert new.document.draft == laid
    assert new.document.modified
    assert not new.offer.waits, "its own board is offered to it"
    assert [file.name for file in folder_of(home).glob("*.json")] == ["draft-1.json"]
    assert program.window.workshop.gallery is not None
    new.document.stack.redo()
    assert new.document.draft.cells[3] != laid.cells[3]
    new.document.stack.setIndex(0)
    assert new.document.draft.empty
    new.document.stack.redo()
    new.keeper.keep()
    assert new.keeper.path == folder_of(home) / "draft-1.json"


def test_what_can_be_undone_is_called_in_the_language_of_now(
    program: Program, deal: Deal, qtbot: QtBot
) -> None:
    table_for(program.window, deal, ANNA, ROBOT)
    program.window.setup.open().editor.clear_cards()
    board = begin_board(program.window)
    board.editor.put(5, "QS")
    board.editor.clear(range(7))
    board.filing.new()
    in_german(program, qtbot)
    in_german(program, qtbot, "fr")
    window = in_german(program, qtbot)
    assert window.setup.window is not None
    stacks = (the_designer(window).document.stack, window.setup.window.document.stack)
    assert [[stack.text(at) for at in range(stack.count())] for stack in stacks] == [
        ["Muster: Spirale", "Pik-Dame auf f1 legen", "7 Felder leeren", "Neues Brett"],
        ["Alle Karten wegnehmen"],
    ]


def test_seats_that_nobody_has_named_are_called_in_the_language_of_now(
    program: Program, deal: Deal, qtbot: QtBot
) -> None:
    table_for(program.window, deal, *first_seats())
    old = program.window.setup.open()
    old.editor.clear_cards()
    old.editor.seat((replace(ANNA, colour=0), old.document.work.seats[1]))
    window = in_german(program, qtbot)
    assert window.session is not None
    assert window.setup.window is not None
    assert [seat.name for seat in window.session.seats] == ["Spieler", "Computer"]
    document = window.setup.window.document
    document.stack.undo()
    assert [seat.name for seat in document.work.seats] == ["Spieler", "Computer"]
    document.stack.redo()
    assert [seat.name for seat in document.work.seats] == ["Anna", "Computer"]
    window = in_german(program, qtbot, "fr")
    assert window.setup.window is not None
    assert window.setup.window.document.work.seats[1].name == "Ordinateur"


def test_what_is_done_later_is_undone_by_itself(program: Program, deal: Deal, qtbot: QtBot) -> None:
    table_for(program.window, deal, ANNA, ROBOT)
    old = program.window.setup.open()
    begun = old.document.work
    old.editor.begin_stroke()
    assert old.editor.lay([11], 0)
    laid = old.document.work
    in_german(program, qtbot)
    new = program.window.setup.window
    assert new is not None
    new.editor.begin_stroke()
    assert new.editor.lay([12], 0)
    new.document.stack.undo()
    assert new.document.work == laid
    new.document.stack.undo()
    assert new.document.work == begun


def test_a_board_in_a_file_stays_in_it(program: Program, home: Home, qtbot: QtBot) -> None:
    old = begin_board(program.window)
    assert old.filing.save_to(home.boards / "mine.json")
    new = the_designer(in_german(program, qtbot))
    assert new.document.path == home.boards / "mine.json"
    assert not new.document.modified
    new.document.stack.redo()
    assert new.filing.save()
    assert not new.document.modified


def test_the_position_comes_back_with_all_that_can_be_undone(
    program: Program, deal: Deal, qtbot: QtBot
) -> None:
    table_for(program.window, deal, ANNA, ROBOT)
    old = program.window.setup.open()
    full = old.document.work
    old.editor.clear_cards()
    bare = old.document.work
    assert bare != full
    in_german(program, qtbot)
    new = program.window.setup.window
    assert new is not None
    assert new.isVisible()
    assert new.document.work == bare
    new.document.stack.undo()
    assert new.document.work == full
    program.window.setup.close()
    assert program.window.setup.open().document.work == full, "the change has not been kept"


def test_the_lab_plays_on(program: Program, qtbot: QtBot) -> None:
    lab = program.window.lab.open()
    draft = lab.pane.draft
    draft.games, draft.rows[0].seats = 300, ("random",)
    lab.pane.show_draft(draft)
    lab._check()
    lab.begin()
    qtbot.waitUntil(lambda: lab.progress.value() > 0, timeout=WAIT_MS)
    in_german(program, qtbot)
    new = program.window.lab.window
    assert new is not None
    assert new.running
    assert new.isVisible()
    assert new.pane.draft.games == 300
    qtbot.waitUntil(lambda: not new.running, timeout=WAIT_MS)
    assert new.results.summary is not None
    assert new.results.summary.complete


def test_a_plan_that_cannot_be_played_yet_stays_in_the_lab(program: Program, qtbot: QtBot) -> None:
    lab = program.window.lab.open()
    draft = lab.pane.draft
    draft.rows.clear()
    draft.games = 77
    lab.pane.show_draft(draft)
    lab._check()
    in_german(program, qtbot)
    new = program.window.lab.window
    assert new is not None
    assert not new.running
    assert (new.pane.draft.games, new.pane.draft.rows) == (77, [])


def test_the_moment_that_is_looked_at_is_shown_again(
    program: Program, deal: Deal, qtbot: QtBot
) -> None:
    hands = table_for(program.window, deal, ANNA, ANNA)
    for _ in range(2):
        hands.session.ready()
        hands.session.play(hands.good_move())
    program.window.stage.look_at(1)
    session = in_german(program, qtbot).session
    assert session is not None
    assert (session.shown_ply, session.ply) == (1, len(session.game.moves))
    assert program.window.replay.bar.isVisible()


def test_a_window_that_stays_has_its_designer_again_and_looks_on_as_before(
    program: Program, home: Home, deal: Deal, qtbot: QtBot
) -> None:
    window = program.window
    laid = begin_board(window).document.draft
    hands = table_for(window, deal, ANNA, ANNA)
    away = home.data / "elsewhere"
    home.running.rename(away)
    home.running.write_text("a file where a folder should be")
    for _ in range(2):
        hands.session.ready()
        hands.session.play(hands.good_move())
    window.stage.look_at(1)
    when_asked(refuse)
    window.preferences.change(language="de")
    qtbot.waitUntil(lambda: window.preferences.now.language == SYSTEM)
    home.running.unlink()
    away.rename(home.running)
    window.desk.keep()
    assert program.window is window
    assert the_designer(window).document.draft == laid
    assert window.replay.bar.isVisible()
    window.stage.look_at(None)
    assert not window.replay.bar.isVisible(), "nobody has asked for it to stay"


def test_the_first_game_goes_on(program: Program, qtbot: QtBot) -> None:
    program.window.commands["first_game"].trigger()
    onward = program.window.first_game.panel.findChild(QPushButton, "step_next")
    assert onward is not None
    QTest.mouseClick(onward, Qt.MouseButton.LeftButton)
    window = in_german(program, qtbot)
    assert window.first_game.number == 1
    assert window.first_game.panel.isVisible()


def test_computers_that_wait_go_on_waiting(program: Program, deal: Deal, qtbot: QtBot) -> None:
    table_for(program.window, deal, ANNA, ROBOT, first=1)
    program.window.commands["pause"].setChecked(True)
    before = program.window.desk.now().game.moves
    window = in_german(program, qtbot)
    assert window.commands["pause"].isChecked()
    qtbot.wait(300)
    assert window.desk.now().game.moves == before


def test_what_would_end_is_asked_for(program: Program, qtbot: QtBot) -> None:
    designer = begin_board(program.window)
    designer.trying.measure()
    asked: list[str] = []

    def answer(way: Callable[[QMessageBox], object], dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.objectName() == "end_trials"
        asked.append(dialog.text())
        way(dialog)

    old = program.window
    when_asked(partial(answer, QMessageBox.reject))
    old.preferences.change(language="de")
    qtbot.waitUntil(lambda: bool(asked) and old.preferences.now.language == SYSTEM)
    assert program.window is old
    assert designer.trying.balance is not None
    assert designer.trying.balance.isVisible()

    when_asked(partial(answer, lambda box: box.buttons()[0].click()))
    in_german(program, qtbot)
    assert len(asked) == 2
    assert not the_designer(program.window).trying.busy
