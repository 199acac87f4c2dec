# SPDX-License-Identifier: MIT
"""Test play, the balance report, paper, and what the window says in other languages and themes."""

import errno
import multiprocessing
import shlex
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.cli import main
from sequence_desktop.gui.designer import phrases
from sequence_desktop.gui.designer.trial import TrialWindow
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.options import What
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.theme import Mode, ThemeKeeper
from sequence_desktop.players import DEFAULT_LEVEL, make_player
from sequence_desktop.storage import settings
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import findings, trials
from sequence_desktop.workshop.geometry import TURNS
from sequence_desktop.workshop.patterns import PATTERNS
from sequence_desktop.workshop.symmetry import SOURCES, Kind
from tests.gui.conftest import assert_gone
from tests.gui.designer.conftest import LEFT, Design, Maker
from tests.gui.hands import when_asked

SPIRAL = PATTERNS["spiral"].make()


@pytest.fixture
def ready(maker: Maker) -> Maker:
    """A board that can be played on."""
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.trying.look()
    return maker


def test_a_trial_game_starts_is_played_and_closes(qtbot: QtBot, ready: Maker, home: Home) -> None:
    ready.press(Qt.Key.Key_F5)
    window = ready.window.trying.window
    assert isinstance(window, TrialWindow)
    qtbot.waitUntil(window.isVisible)
    session = window.session
    session.pace_ms = 0
    assert session.game.setup.board.cells == SPIRAL.cells
    assert [seat.kind for seat in session.seats] == ["human", "computer"]
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    session.play(next(iter(session.view.legal_moves())))
    qtbot.waitUntil(lambda: session.active and session.ply >= 2, timeout=20_000)
    pids = session.thinker.pids()
    window.deal_again()
    assert session.ply == 0
    window.close()
    assert_gone(pids)
    assert ready.window.trying.window is None
    assert ready.draft.cells == SPIRAL.cells
    assert not home.running.exists(), "nothing of a trial is kept"


def test_another_game_can_be_tried(ready: Maker) -> None:
    titles = [action.text() for action in ready.window.menus.games.actions()]
    assert titles[0] == "Sequence"
    ready.window.menus.games.actions()[1].trigger()
    window = ready.window.trying.window
    assert window is not None
    assert window.session.game.setup.rules.title == titles[1]
    window.close()


def test_players_and_level_of_a_trial_are_chosen_and_remembered(
    design: Design, preferences: Preferences
) -> None:
    maker = design()
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.trying.look()
    pick(maker, "Number of players", "4")
    pick(maker, "Level of the computers", "Computer, beginner")
    next(a for a in maker.window.menus.games.actions() if a.text() == "One-Eyed Jack").trigger()
    window = maker.window.trying.window
    assert window is not None
    assert window.session.game.setup.players == 4
    assert [seat.level for seat in window.session.seats[1:]] == ["beginner"] * 3
    window.close()
    maker.window.close()

    again = design()
    again.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    again.window.trying.look()
    again.press(Qt.Key.Key_F5)
    window = again.window.trying.window
    assert window is not None, "one key starts at once"
    assert window.session.game.setup.rules.id == "one_eyed_jack"
    assert window.session.game.setup.players == 4
    assert [seat.level for seat in window.session.seats[1:]] == ["beginner"] * 3
    window.close()
    assert preferences.now.trial == {"rules": "one_eyed_jack", "players": 4, "level": "beginner"}


def pick(maker: Maker, menu: str, text: str) -> None:
    """Open a menu within the menu of trials, and choose an entry."""
    found = [
        a.menu() for a in maker.window.menus.test.actions() if a.text().replace("&", "") == menu
    ]
    inner = found[0]
    assert isinstance(inner, QMenu)
    inner.aboutToShow.emit()
    action = next(action for action in inner.actions() if action.text() == text)
    action.trigger()
    inner.aboutToShow.emit()
    assert [action.text() for action in inner.actions() if action.isChecked()] == [text]


def test_a_trial_remembered_for_another_board_does_not_stand_in_the_way(
    ready: Maker, preferences: Preferences
) -> None:
    preferences.change(trial={"rules": "sequence_dice", "players": 11, "level": "gone"})
    ready.press(Qt.Key.Key_F5)
    window = ready.window.trying.window
    assert window is not None
    assert window.session.game.setup.rules.id == "sequence"
    assert [seat.level for seat in window.session.seats[1:]] == ["standard"]
    window.close()


def test_how_a_board_was_printed_is_remembered(
    ready: Maker, home: Home, preferences: Preferences
) -> None:
    def change(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        form = dialog.form
        form.paper.setCurrentIndex(form.paper.findData("Tabloid"))
        form.margin.setValue(12.5)
        form.mono.setChecked(True)
        form.what.setCurrentIndex(2)
        form.width_mm.setValue(40)
        dialog.reject()

    when_asked(change)
    ready.window.commands["print"].trigger()
    preferences.write()

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        options = dialog.form.options
        assert (options.paper, options.margin, options.mono) == ("Tabloid", 12.5, True)
        assert (options.what, options.cell[0]) == (What.HALVES, 40)
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    saved, notes = settings.load(home.settings)
    assert not notes
    assert saved.paper["paper"] == "Tabloid"


def test_errors_prevent_play_with_the_reason(ready: Maker) -> None:
    assert ready.window.commands["trial"].isEnabled()
    ready.click("b1")
    ready.press(Qt.Key.Key_Delete)
    ready.window.trying.look()
    for name in ("trial", "balance"):
        assert not ready.window.commands[name].isEnabled()
        assert ready.window.commands[name].toolTip() == "Still empty: b1"
    ready.window.trying.play()
    assert ready.window.trying.window is None


def test_warnings_do_not_prevent_play(ready: Maker) -> None:
    ready.window.editor.swap(0, 44)  # a corner that is not free
    ready.window.trying.look()
    assert ready.window.trying.checked.of(findings.Severity.WARNING)
    assert ready.window.commands["trial"].isEnabled()


def test_a_balance_report_tells_and_can_be_made_again(
    qtbot: QtBot, ready: Maker, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    assert ready.window.filing.save_to(path)
    ready.window.trying.workers = 1
    ready.press(Qt.Key.Key_F6)
    dialog = ready.window.trying.balance
    assert dialog is not None
    dialog.level.setCurrentIndex(dialog.level.findData("random"))
    dialog.count.setValue(6)
    dialog.seed.setValue(11)
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.running
    qtbot.waitUntil(lambda: not dialog.running, timeout=60_000)
    report = dialog.report
    assert report is not None
    assert "6 games" in dialog.words.toPlainText()
    assert "seed 11" in dialog.words.toPlainText()
    assert max(ready.canvas.cells.showing.heat) == 1.0
    words = dialog.again.command.text().split()
    assert words[0] == "sequence-desktop"
    assert main(words[1:]) == 0
    told = capsys.readouterr().out
    assert f"wins {report.first_wins} of {report.decided} decided games" in told
    ready.window.commands["cool"].trigger()
    assert not ready.canvas.cells.showing.heat


@pytest.mark.parametrize("workers", [1, 2])
def test_a_report_is_broken_off(qtbot: QtBot, ready: Maker, workers: int) -> None:
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
    qtbot.waitUntil(nothing_ends, timeout=20_000)


def nothing_ends() -> bool:
    """Whether no thread waits for processes any more."""
    return not any(thread.name == "end of the games" for thread in threading.enumerate())


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
    qtbot.waitUntil(nothing_ends, timeout=20_000)


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
        monkeypatch.setattr(trials, "ProcessPoolExecutor", refuse)
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
    qtbot: QtBot, ready: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slip(*_: object, **__: object) -> None:
        raise KeyError("unforeseen")

    monkeypatch.setattr(trials, "make_player", slip)
    ready.window.trying.workers = 1
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    with qtbot.captureExceptions() as caught:
        QTest.mouseClick(dialog.start, LEFT)
        qtbot.waitUntil(lambda: not dialog.running, timeout=20_000)
    assert "mistake of the program" in dialog.words.toPlainText()
    assert len(caught) <= 1


def test_an_unsaved_board_is_saved_for_the_command(
    qtbot: QtBot, ready: Maker, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.window.trying.workers = 1
    ready.window.trying.measure()
    dialog = ready.window.trying.balance
    assert dialog is not None
    assert not dialog.again.isVisible()
    dialog.level.setCurrentIndex(dialog.level.findData("random"))
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


def test_the_board_goes_to_paper(ready: Maker) -> None:
    seen: list[str] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        seen.append(dialog.windowTitle())
        assert dialog.leaves
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    assert seen == ["Print “Spiral”"]


def test_an_unfinished_board_goes_to_paper_too(ready: Maker) -> None:
    ready.click("b1")
    ready.press(Qt.Key.Key_Delete)
    seen: list[int] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        seen.append(len(dialog.leaves))
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    assert seen == [1]


def test_every_text_of_the_workshop_can_be_translated() -> None:
    said = [text for _, text in findings.TEXTS.values()]
    said += [*findings.SUIT_NAMES.values(), *findings.PARTS, *TURNS, *(k.value for k in Kind)]
    said += [part for parts in SOURCES.values() for part in parts]
    for pattern in PATTERNS.values():
        said += [pattern.title, pattern.description]
        for parameter in pattern.parameters:
            said += [parameter.title, *parameter.choices.values()]
    assert set(said) == set(phrases.TRANSLATED)


def test_findings_are_said_with_signs(maker: Maker) -> None:
    finding = findings.Finding("too_many", (), (("card", "TH"), ("where", "b1"), ("wanted", "2×")))
    assert phrases.finding_text(finding) == "10♥ stands too often: b1; 2× is right"


def test_the_window_follows_the_theme(maker: Maker, keeper: ThemeKeeper) -> None:
    keeper.choose(Mode.DARK)
    try:
        assert maker.canvas.cells.look.theme.dark
        assert not maker.window.grab().isNull()
        keeper.choose(Mode.LIGHT)
        assert not maker.canvas.cells.look.theme.dark
    finally:
        keeper.choose(Mode.SYSTEM)


def test_everything_has_a_name_for_screen_readers(maker: Maker) -> None:
    window = maker.window
    for widget in (window.canvas, window.tray, window.findings.list, window.menus.symmetry):
        assert widget.accessibleName()
    maker.click("b1")
    maker.type("10h")
    maker.click("b1")
    assert maker.canvas.accessibleDescription() == "b1: the ten of hearts"
    spoken = window.tray.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "The two of spades: 2 still to be placed"


def test_no_shortcut_is_used_twice(maker: Maker) -> None:
    keys = [key.toString() for action in maker.window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
