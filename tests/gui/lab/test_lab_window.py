# SPDX-License-Identifier: MIT
"""The lab's window: plans are chosen, carried out, watched, broken off, gone on with, exported."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.lab.plots import Plot, percent
from sequence_desktop.gui.lab.running import Work
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.study.plans import example_names
from sequence_desktop.workshop.draft import Draft
from tests.gui.conftest import assert_gone
from tests.gui.lab.conftest import WAIT_MS, Researcher
from tests.gui.strange_tongue import spoken


def lines_of(path: Path) -> int:
    """How many games a file of results holds."""
    return path.read_bytes().count(b"\n") - 1


def test_two_boards_are_compared_side_by_side(lab: Researcher) -> None:
    lab.plan_two_boards(6)
    assert lab.window.left.text() == "12 games"
    lab.run()
    assert lab.games == 12
    assert lab.window.left.text() == "All 12 games are played."
    compare, beside = lab.window.results.compare, lab.window.results.beside
    assert [bar.name for bar in compare.first.bars] == ["spiral", "quadrants"]
    line = [compare.table.item(1, column) for column in range(2)]
    assert [item and item.text() for item in line] == ["quadrants", "6"]
    shown = beside.shown()
    assert [figures.name for figures in shown] == ["spiral", "quadrants"]
    assert shown[0].board.cells != shown[1].board.cells
    lab.window.results.tabs.setCurrentIndex(1)
    for view, figures in zip(beside.views, shown, strict=True):
        assert view.length.counts == figures.lengths
    left, right = (view.heat.mapTo(beside, view.heat.rect().topLeft()) for view in beside.views)
    assert left.y() == right.y()
    assert left.x() < right.x()
    lab.choose(beside.views[1].entry, 0)
    assert [figures.name for figures in beside.shown()] == ["spiral", "spiral"]


def test_results_arrive_and_what_was_cancelled_goes_on(lab: Researcher) -> None:
    lab.plan_two_boards(40_000)
    lab.run(until=lambda: lab.games >= 40)
    assert "of 80,000 games" in lab.window.left.text()
    assert not lab.window.pane.form.rules.isEnabled()
    lab.cancel()
    (file,) = lab.results()
    kept = lines_of(file)
    assert kept >= lab.games >= 40
    assert "Run goes on there" in lab.window.left.text()
    lab.run(until=lambda: lab.games > kept)
    assert lab.results() == [file]
    lab.cancel()


def test_closing_asks_nothing_and_keeps_the_games(lab: Researcher, qtbot: QtBot) -> None:
    lab.plan_two_boards(40_000)
    lab.run(until=lambda: lab.games >= 40)
    pid, seen = lab.window.work.pid, lab.games
    lab.window.close()
    assert lab.main.lab.window is None
    assert_gone((pid,))
    (file,) = lab.results()
    assert lines_of(file) >= seen
    lab.open()
    assert [row.name for row in lab.window.pane.draft.rows] == ["spiral", "quadrants"]
    qtbot.waitUntil(lambda: lab.games >= seen, timeout=WAIT_MS)
    assert "Run goes on there" in lab.window.left.text()


def test_the_lab_ends_with_the_main_window(lab: Researcher) -> None:
    lab.plan_two_boards(40_000)
    lab.run(until=lambda: lab.games >= 20)
    pid = lab.window.work.pid
    lab.main.close()
    assert lab.main.lab.window is None
    assert_gone((pid,))
    assert lab.main.preferences.now.lab


def test_levels_are_compared_on_the_same_deals(lab: Researcher) -> None:
    form = lab.window.pane.form
    assert not form.paired.isEnabled()
    lab.choose(form.seats.kind, "side")
    lab.choose(form.seats.levels[0], "random")
    lab.choose(form.seats.levels[1], "expert")
    lab.choose(form.seats.styles[1], "attacker")
    assert form.paired.isEnabled()
    assert form.paired.isChecked()
    lab.type(lab.window.pane.title, "Who is stronger?")
    lab.type(lab.window.pane.games, "10")
    lab.run()
    results = lab.window.results
    assert results.summary is not None
    assert results.summary.entries[0].seats == ("random", "expert+attacker")
    assert results.summary.entries[0].paired
    assert results.summary.title == "Who is stronger?"
    assert lab.results()[0].name.startswith("who-is-stronger-")
    assert lab.window.windowTitle() == "Who is stronger? – Lab"
    ladder = results.compare.ladder
    assert ladder.bars[0].name == "Expert, attacker"
    assert "Expert, attacker: +" in ladder.accessibleDescription()
    assert len(results.compare.points.bars) == 2


def test_players_and_sides_follow_the_game(lab: Researcher) -> None:
    form = lab.window.pane.form
    lab.choose(form.players, 6)
    assert [form.sides.itemData(n) for n in range(form.sides.count())] == [2, 3]
    lab.choose(form.sides, 3)
    lab.choose(form.seats.kind, "seat")
    assert sum(not box.isHidden() for box in form.seats.levels) == 6
    lab.choose(form.seats.kind, "side")
    assert sum(not box.isHidden() for box in form.seats.levels) == 3
    lab.settle()
    row = lab.window.pane.draft.rows[0]
    assert (row.players, row.sides, len(row.seats)) == (6, 3, 3)
    assert not lab.window.problem.text()


def test_a_plan_that_makes_no_sense_says_why(lab: Researcher) -> None:
    lab.press("add")
    lab.type(lab.window.pane.form.name, "first entry")
    lab.settle()
    assert "two entries are called" in lab.window.problem.text()
    assert not lab.window.run.isEnabled()
    lab.press("remove")
    lab.settle()
    assert not lab.window.problem.text()
    assert lab.window.run.isEnabled()


@pytest.mark.parametrize("name", example_names())
def test_examples_are_there(lab: Researcher, name: str) -> None:
    lab.trigger(f"example_{name}")
    assert lab.window.pane.title.text()
    assert not lab.window.problem.text()
    for row in range(len(lab.window.pane.draft.rows)):
        before = lab.window.pane.draft.rows[row].to_json()
        lab.window.pane.entries.setCurrentRow(row)
        assert lab.window.pane.draft.rows[row].to_json() == before
    lab.trigger("copy_command")
    said = QGuiApplication.clipboard().text()
    assert said == f"sequence-desktop lab run --example {name}"


def test_a_board_comes_from_the_balance_of_the_designer(lab: Researcher, qtbot: QtBot) -> None:
    lab.main.commands["design"].trigger()
    designer = lab.main.workshop.designer
    assert designer is not None
    shelf = Shelf(lab.home)
    designer.filing.open_copy(Draft.of(shelf.boards["quadrants"]))
    qtbot.waitUntil(designer.commands["balance"].isEnabled, timeout=10_000)
    designer.commands["balance"].trigger()
    dialog = designer.trying.balance
    assert dialog is not None
    lab.choose(dialog.level, "newcomer")
    lab.type(dialog.count, "4")
    QTest.mouseClick(dialog.lab, Qt.MouseButton.LeftButton)
    lab.settle()
    (mine, usual) = lab.window.pane.draft.rows
    assert (usual.name, usual.board) == ("usual board", None)
    assert lab.window.pane.form.board.currentText().endswith("(of this plan)")
    lab.run()
    assert lab.games == 8
    (figures, other) = lab.window.results.beside.shown()
    assert figures.name == mine.name
    assert figures.board.cells == shelf.boards["quadrants"].cells != other.board.cells
    QTest.mouseClick(dialog.lab, Qt.MouseButton.LeftButton)
    assert len(lab.window.pane.draft.rows) == 3, "it joins what is there"


def test_what_the_process_finds_wrong_is_said_in_the_language(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, work = tmp_path / "mine.jsonl", Work()
    file.write_text("{}\n")
    with spoken(qapp, "Faults"), qtbot.waitSignal(work.ended, timeout=WAIT_MS) as ended:
        work.read(file)
    assert ended.args is not None
    said = ended.args[0]
    assert said.startswith(f"{file}: ")
    assert "[" in said
    assert any(str(file) in message for message in caplog.messages)
    assert not any("[" in message for message in caplog.messages)


def test_a_killed_process_is_told_in_words_and_loses_nothing(lab: Researcher) -> None:
    lab.plan_two_boards(40_000)
    lab.run(until=lambda: lab.games >= 20)
    seen = lab.games
    lab.window.work._process.kill()
    lab._qtbot.waitUntil(lambda: not lab.window.running, timeout=WAIT_MS)
    assert "Run goes on there" in lab.window.problem.text()
    (file,) = lab.results()
    assert lines_of(file) >= seen
    lab.run(until=lambda: lab.games > seen)
    lab.cancel()


def test_the_heat_is_read_by_keys(lab: Researcher) -> None:
    lab.plan_two_boards(4)
    lab.run()
    lab.window.results.tabs.setCurrentIndex(1)
    view = lab.window.results.beside.views[0]
    (figures, _) = lab.window.results.beside.shown()
    warmest = figures.board.names[figures.heat.index(max(figures.heat))]
    assert view.cell.text().startswith(f"{warmest}, ")
    QTest.mouseClick(view.heat, Qt.MouseButton.LeftButton, pos=view.heat.rect().center())
    assert view.heat.hasFocus()
    for _ in range(figures.board.width):
        QTest.keyClick(view.heat, Qt.Key.Key_Left)
        QTest.keyClick(view.heat, Qt.Key.Key_Up)
    QTest.keyClick(view.heat, Qt.Key.Key_Right)
    QTest.keyClick(view.heat, Qt.Key.Key_Down)
    share = percent(figures.heat[figures.board.cell("b2")] / figures.decided)
    assert view.heat.accessibleDescription().startswith("b2, ")
    assert f": {share} of" in view.heat.accessibleDescription()
    assert view.cell.text() == view.heat.accessibleDescription()


def test_everything_has_a_name_and_is_reached_by_tab(lab: Researcher) -> None:
    lab.plan_two_boards(4)
    lab.run()
    window = lab.window
    for kind in (QComboBox, QLineEdit, Plot):
        for widget in window.findChildren(kind):
            if widget.isVisible() and widget.objectName() != "qt_spinbox_lineedit":
                assert name_of(widget), widget.objectName()
    first = window.run
    first.setFocus()
    reached: set[QWidget | None] = set()
    for _ in range(80):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget())
    pane, compare = window.pane, window.results.compare
    for widget in (pane.entries, pane.add, pane.form.name, pane.form.rules, pane.games, first):
        assert widget in reached, widget.objectName()
    for widget in (compare.table, compare.first, compare.length):
        assert widget in reached, widget.objectName()


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a field: its own name, or its label's."""
    window = widget.window()
    labels = [label.text() for label in window.findChildren(QLabel) if label.buddy() is widget]
    return widget.accessibleName() or "".join(labels)


def test_the_smallest_window_is_scrolled_one_way_only(lab: Researcher) -> None:
    lab.window.resize(lab.window.minimumSize())
    QApplication.processEvents()
    plans = lab.window.findChildren(Scrolled)
    (plan,) = (it for it in plans if it.widget() is lab.window.pane)
    assert plan.verticalScrollBar().isVisible()
    assert not plan.horizontalScrollBar().isVisible()
