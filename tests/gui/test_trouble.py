# SPDX-License-Identifier: MIT
"""When something goes wrong: said in words, games kept, settings spared."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui import run
from sequence_desktop.gui.catcher import Catcher
from sequence_desktop.gui.dialogs.trouble import ErrorDialog, Mishap, report_left
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.panels.notice_bar import SafeBar
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.run import safe_start
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.games import load_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import table_for, until_active

ROOT = Path(__file__).resolve().parent.parent.parent
LEFT = Qt.MouseButton.LeftButton


def words(dialog: QWidget) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


# -- a window that goes on ----------------------------------------------------------------------


class Broken(QWidget):
    """Raises in a slot, as a fault of ours would."""

    def fail(self) -> None:
        raise RuntimeError(f"Anna cannot open {Path.home() / 'secret.seqgame'} with 4S")


def test_an_error_in_a_slot_is_told_without_names(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    # The test library's own hook is set aside: the program's is to be seen at work.
    monkeypatch.setattr(sys, "excepthook", Catcher(window).catch)
    broken = Broken()
    QTimer.singleShot(0, broken.fail)
    qtbot.waitUntil(lambda: window.findChild(ErrorDialog) is not None)
    dialog = window.findChild(ErrorDialog)
    assert dialog is not None
    assert "Your game is saved" in words(dialog)
    copy = next(b for b in dialog.findChildren(QPushButton) if "Copy" in b.text())
    QTest.mouseClick(copy, LEFT)
    text = QGuiApplication.clipboard().text()
    assert "test_trouble.py:" in text
    assert text.splitlines()[-1] == "RuntimeError: … cannot open ~/secret.seqgame with ?"
    assert str(ROOT) not in text
    dialog.reject()


def test_the_game_goes_on_after_an_error(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    error = RuntimeError("anything")
    Catcher(window).catch(RuntimeError, error, None)
    dialog = window.findChild(ErrorDialog)
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    assert hands.session.ply > 0


def test_what_a_crash_left_is_told_with_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    home = str(Path.home())
    left = f'Fatal Python error: Segmentation fault\n  File "{home}/x/view.py", line 3 in paint'
    Catcher(window).tell_of_last_time(left)
    dialog = window.findChild(ErrorDialog)
    assert dialog is not None
    assert "The last time" in words(dialog)
    text = dialog.report.toPlainText()
    assert 'File "view.py", line 3 in paint' in text
    assert home not in text
    assert not dialog.safe.isVisible()
    dialog.reject()


def test_paths_of_the_program_itself_stay_readable() -> None:
    file = ROOT / "sequence_desktop" / "gui" / "run.py"
    assert 'File "sequence_desktop/gui/run.py"' in report_left(f'File "{file}", line 1')


# -- a window that cannot come ------------------------------------------------------------------


def test_a_start_that_fails_is_told_and_leads_to_safe_mode(
    qapp: QApplication, home: Home, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    started: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(
        QProcess, "startDetached", lambda program, rest: started.append((program, rest))
    )

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ErrorDialog)
        assert "cannot start" in words(dialog)
        QTest.mouseClick(dialog.safe, LEFT)

    QTimer.singleShot(0, press)
    assert run._rescue(ValueError("settings from Mars"), home, safe_mode=False) == 0
    assert started == [(sys.executable, safe_start(home)[1:])]
    assert safe_start(home)[-3:] == ["--home", str(home.data), "--safe-mode"]

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ErrorDialog)
        assert not dialog.safe.isEnabled(), "it runs in safe mode already"
        dialog.reject()

    QTimer.singleShot(0, close)
    assert run._rescue(ValueError("settings from Mars"), home, safe_mode=True) == 1


# -- safe mode ----------------------------------------------------------------------------------


def test_safe_mode_leaves_the_settings_alone(
    qtbot: QtBot, keeper: ThemeKeeper, home: Home, open_window: OpenWindow
) -> None:
    first = open_window()
    first.preferences.change(cloth="claret", cards="large")
    close_window(first)
    before = home.settings.read_bytes()
    preferences = Preferences(home.settings, safe_mode=True)
    window = MainWindow(home, keeper, preferences=preferences, pace_ms=0)
    window.begin()
    window.show()
    assert window.preferences.now.cloth == "green"
    bar = window.findChild(SafeBar)
    assert bar is not None
    assert bar.isVisible()
    assert "Safe mode" in bar.text
    window.preferences.change(cloth="blue")
    window.preferences.write()
    close_window(window)
    assert home.settings.read_bytes() == before
    window.deleteLater()
    again = open_window()
    assert again.preferences.now.cloth == "claret"
    assert again.findChild(SafeBar) is None
    again.preferences.change(cloth="green", cards="classic")


def test_settings_that_are_nonsense_start_with_their_defaults_and_a_note(
    open_window: OpenWindow, home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    home.config.mkdir(parents=True)
    home.settings.write_text('{"zoom": 9000, "cloth": "tartan", "motion": 3, "from_mars": [1]}')
    window = open_window()
    assert window.preferences.now.zoom == 100
    for key in ("zoom", "cloth", "motion"):
        assert f": {key}: " in caplog.text
    window.preferences.change(confirm=True)
    close_window(window)
    data = json.loads(home.settings.read_text("utf-8"))
    assert data["from_mars"] == [1]
    assert data["confirm"] is True


# -- the whole program --------------------------------------------------------------------------


def started(home: Home, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "sequence_desktop", "--home", str(home.data), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        text=True,
        stderr=subprocess.PIPE,
    )


def wait_for(path: Path) -> None:
    end = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < end, f"{path} did not come"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals there")
def test_after_a_crash_the_next_start_has_the_game_and_the_log_tells(tmp_path: Path) -> None:
    home = Home.at(tmp_path / "home")
    running = home.running / "game-1.json"
    program = started(home)
    wait_for(running)
    game = load_game(running).game
    program.send_signal(11)
    program.communicate(timeout=60)
    left = list(home.logs.glob("crash-*.txt"))
    assert len(left) == 1
    assert "Segmentation fault" in left[0].read_text("utf-8")
    again = started(home)
    try:
        log = home.logs / "sequence-desktop.log"
        end = time.monotonic() + 60
        while "Segmentation fault" not in log.read_text("utf-8"):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert str(Path.home()) not in log.read_text("utf-8")
        assert not left[0].exists()
    finally:
        again.kill()
        again.communicate()
    assert load_game(running).game.at(0) == game.at(0)


@pytest.mark.parametrize("mishap", Mishap)
def test_the_smallest_dialog_shows_its_buttons_and_words_whole(
    keeper: ThemeKeeper, qtbot: QtBot, mishap: Mishap
) -> None:
    dialog = ErrorDialog("a report", mishap)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.resize(1, 1)
    QApplication.processEvents()
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            assert button.height() >= button.sizeHint().height()
            place = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(place)
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
