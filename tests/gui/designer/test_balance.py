# SPDX-License-Identifier: MIT
"""The balance report beside the designer: measured, left, failing in words, and made again."""

import errno
import multiprocessing
import shlex
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.cli import main
from sequence_desktop.gui.designer.measuring import Measuring, Wish
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.players import DEFAULT_LEVEL, make_player
from sequence_desktop.storage.home import Home
from tests.gui.designer.conftest import LEFT, Maker
from tests.gui.hands import when_asked


def test_a_balance_report_tells_and_can_be_made_again(
    qtbot: QtBot, ready: Maker, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    assert ready.window.filing.save_to(path)
    ready.window.trying.workers = 2
    ready.press(Qt.Key.Key_F6)
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.level.setCurrentIndex(dialog.level.findData("newcomer"))
    dialog.count.setValue(6)
    dialog.seed.setValue(11)
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.running
    qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    report = dialog.report
    assert report is not None
    assert "6 games" in dialog.words.toPlainText()
    assert "seed 11" in dialog.words.toPlainText()
    assert f"the longest {max(report.lengths)}." in dialog.words.toPlainText()
    warmest = 100 * max(report.heat) / report.decided
    assert f" to {warmest:.1f} % (" in dialog.words.toPlainText()
    assert f"{warmest:.1f}\N{NO-BREAK SPACE}%" in dialog.words.toHtml(), "they stay together"
    assert max(ready.canvas.cells.showing.heat) == 1.0
    assert "level Newcomer," in dialog.words.toPlainText()
    words = dialog.again.command.text().split()
    assert words[0] == "sequence-desktop"
    assert main(words[1:]) == 0
    told = capsys.readouterr().out
    assert f"wins {report.first_wins} of {report.decided} decided games" in told
    ready.window.commands["cool"].trigger()
    assert not ready.canvas.cells.showing.heat


@pytest.mark.parametrize("workers", [None, 2])
def test_a_report_is_broken_off(qtbot: QtBot, ready: Maker, workers: int | None) -> None:
    ready.window.trying.workers = workers
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.level.setCurrentIndex(dialog.level.findData("casual"))
    dialog.count.setValue(100_000)
    dialog.measure()
    qtbot.waitUntil(lambda: "left" in dialog.left.text(), timeout=60_000)
    QTest.mouseClick(dialog.cancel, LEFT)
    qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    assert dialog.report is None
    assert dialog.start.isEnabled()
    dialog.measure()
    began = time.monotonic()
    dialog.close()  # while processes are started
    assert time.monotonic() - began < 0.5, "nobody waits for processes to end"
    assert ready.window.trying.balance is None
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=20_000)


def test_the_designer_closes_at_once_in_the_midst_of_a_report(qtbot: QtBot, ready: Maker) -> None:
    ready.window.trying.workers = 2
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.count.setValue(100_000)
    dialog.measure()
    qtbot.waitUntil(lambda: "left" in dialog.left.text(), timeout=60_000)
    began = time.monotonic()
    ready.window.close()
    assert time.monotonic() - began < 0.5
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=20_000)


def test_the_usual_level_is_that_of_the_command_line(ready: Maker) -> None:
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    assert dialog.level.currentData() == DEFAULT_LEVEL == make_player("standard").name


@pytest.mark.parametrize("kill", [False, True], ids=["none to be had", "killed"])
def test_processes_that_fail_are_told_in_words(
    qtbot: QtBot, ready: Maker, monkeypatch: pytest.MonkeyPatch, kill: bool
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EAGAIN, "no more processes")

    if not kill:
        monkeypatch.setattr(SpawnProcess, "start", refuse)
    ready.window.trying.workers = 2
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.count.setValue(100_000)
    QTest.mouseClick(dialog.start, LEFT)
    if kill:
        qtbot.waitUntil(lambda: "left" in dialog.left.text(), timeout=60_000)
        multiprocessing.active_children()[0].kill()
    qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    told = dialog.words.toPlainText()
    assert ("ended unexpectedly" if kill else "no more processes") in told
    assert "close other programs and try again" in told
    assert dialog.start.isEnabled()
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=20_000)


def test_a_mistake_of_the_program_is_told_too(
    qtbot: QtBot, ready: Maker, home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    rules = Shelf(home).rules_library.load("sequence")
    wish = Wish(ready.draft.to_board(), rules, 2, "newcomer", 0, 1, "sequence")  # no game at all
    measuring = Measuring(wish, None)
    told: list[str] = []
    measuring.failed.connect(told.append)
    with qtbot.waitSignal(measuring.finished, timeout=60_000):
        measuring.begin()
    assert "mistake of the program" in told[0]
    assert "ask for at least one game" in caplog.text
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=20_000)


def test_an_unsaved_board_is_saved_for_the_command(
    qtbot: QtBot, ready: Maker, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.window.trying.workers = 2
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    assert not dialog.again.isVisible()
    dialog.level.setCurrentIndex(dialog.level.findData("newcomer"))
    dialog.count.setValue(3)
    QTest.mouseClick(dialog.start, LEFT)
    qtbot.waitUntil(lambda: dialog.report is not None, timeout=60_000)
    again = dialog.again
    assert again.save.isVisible()
    assert not again.command.isVisible()

    def name_it(box: QWidget) -> None:
        assert isinstance(box, QFileDialog)
        box.selectFile(str(tmp_path / "my board.json"))
        box.accept()

    when_asked(name_it)
    QTest.mouseClick(again.save, LEFT)
    assert again.command.isVisible()
    assert not again.save.isVisible()
    words = shlex.split(again.command.text())
    assert main(words[1:]) == 0
    assert dialog.report is not None
    assert f"{dialog.report.mean_length:.1f} moves on average" in capsys.readouterr().out
    ready.window.editor.swap(11, 12)  # the file no longer holds what was measured
    assert not again.command.isVisible()
    ready.window.document.stack.undo()
    assert again.command.isVisible()
