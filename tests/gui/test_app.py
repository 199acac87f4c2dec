# SPDX-License-Identifier: MIT
"""The start of the program, and what it says when there can be no window."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.gui import app
from sequence_desktop.gui.catcher import Catcher
from sequence_desktop.gui.dialogs.trouble import ErrorDialog, report
from sequence_desktop.storage.games import SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ROBOT, Deal, OpenWindow, assert_gone

ROOT = Path(__file__).resolve().parent.parent.parent

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be without a display"
)


def start(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person does; a variable changed to "" is not set at all."""
    environment = {**os.environ, **changes}
    environment = {name: value for name, value in environment.items() if value}
    command = [sys.executable, "-m", "sequence_desktop", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


NO_DISPLAY = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


@linux_only
def test_without_a_display_one_sentence_and_exit_code_2(user_folder: Path) -> None:
    done = start(**NO_DISPLAY)
    assert list(user_folder.rglob("*")) == []
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "no display" in done.stderr
    assert done.stdout == ""


@linux_only
def test_a_display_that_does_not_answer_is_named() -> None:
    done = start(**{**NO_DISPLAY, "DISPLAY": ":973"})
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert ":973" in done.stderr or "missing" in done.stderr


@linux_only
def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(app, "_XCB_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    assert app.no_window_because() == "System libraries are missing: install libnowhere9."


def test_an_old_system_is_told_so() -> None:
    error = ImportError("/lib/libc.so.6: version `GLIBC_2.34' not found (required by libQt6Core)")
    assert "too old" in app.missing_text(error)
    assert "Debian 12" in app.missing_text(error)


def test_a_missing_library_is_named_with_its_package() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert "libEGL.so.1: install libegl1" in app.missing_text(error)
    assert "install the program again" in app.missing_text(ModuleNotFoundError("x", name="x"))


@linux_only
def test_a_program_that_is_killed_leaves_its_game_and_no_player(tmp_path: Path, deal: Deal) -> None:
    home = Home.at(tmp_path / "home")
    seats = (replace(ROBOT, name="One", colour=0), replace(ROBOT, name="Two"))
    running = home.running / "game-1.json"
    home.running.mkdir(parents=True)
    save_game(SavedGame(deal(*seats), seats), running)
    program = subprocess.Popen(
        [sys.executable, "-m", "sequence_desktop", "--home", str(home.data)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        children = Path(f"/proc/{program.pid}/task/{program.pid}/children")
        wait_until(lambda: len(load_game(running).game.moves) >= 2)
        players = tuple(int(pid) for pid in children.read_text().split())
        assert players
    finally:
        program.kill()
        program.wait()
    assert_gone(players)
    assert len(load_game(running).game.moves) >= 2


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


# -- the unforeseen -----------------------------------------------------------------------------


def boom() -> None:
    raise KeyError(f"4S in the hand of Anna, read from {Path.home() / 'games'}")


def test_a_report_names_the_place_but_no_card_and_no_folder() -> None:
    try:
        boom()
    except KeyError as error:
        text = report(type(error), error, error.__traceback__, ["Anna"])
    assert "KeyError" in text
    assert "Anna" not in text.splitlines()[-1]
    assert "test_app.py" in text
    assert "boom" in text
    assert "4S in" not in text.splitlines()[-1]
    assert str(ROOT) not in text
    assert str(Path.home()) not in text


def test_an_unforeseen_error_keeps_the_game_and_offers_a_report(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    catcher = Catcher(window)
    try:
        boom()
    except KeyError as error:
        catcher.catch(type(error), error, error.__traceback__)
        catcher.catch(type(error), error, error.__traceback__)
    dialogs = window.findChildren(ErrorDialog)
    assert len(dialogs) == 1
    dialog = dialogs[0]
    assert dialog.isVisible()
    copy = next(b for b in dialog.findChildren(QPushButton) if "Copy" in b.text())
    QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
    assert window.session is not None
    assert load_game(home.running / "game-1.json").game.position == window.session.game.position
    dialog.reject()
