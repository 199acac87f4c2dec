# SPDX-License-Identifier: MIT
"""What comes while the program runs: second starts, double-clicked files, what is dropped."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.doorkeeper import Doorkeeper
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.opening import open_file
from sequence_desktop.paths import data
from sequence_desktop.storage import rules
from sequence_desktop.storage.door import Door, Visit
from sequence_desktop.storage.games import SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, Deal, OpenWindow
from tests.gui.hands import when_asked

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def file(tmp_path: Path, deal: Deal) -> Path:
    """A saved game, in a folder with a name that is hard to write down."""
    folder = tmp_path / "Spiele für 二人 %20"
    folder.mkdir()
    path = folder / "am Küchentisch.seqgame"
    save_game(SavedGame(deal(ANNA, BEN, seed=99), (ANNA, BEN)), path)
    return path


Keep = Callable[..., Doorkeeper]


@pytest.fixture
def keep(home: Home) -> Iterator[Keep]:
    """Gives a window its doorkeeper."""
    made: list[Doorkeeper] = []

    def make(window: MainWindow, door: Door | None = None) -> Doorkeeper:
        keeper = Doorkeeper(door or Door(home), window, finder=True)
        keeper.file_wanted.connect(partial(open_file, window))
        made.append(keeper)
        return keeper

    yield make
    for keeper in made:
        keeper.close()
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(keeper)


def knock(home: Home, visit: Visit) -> tuple[Thread, list[bool]]:
    """Knock as another process would, while events are handled here."""
    answers: list[bool] = []
    thread = Thread(target=lambda: answers.append(Door(home).knock(visit, within_s=30)))
    thread.start()
    return thread, answers


def names(window: MainWindow) -> list[str]:
    assert window.session is not None
    return [seat.name for seat in window.session.seats]


def test_a_visitor_s_game_is_opened_and_the_window_comes_forward(
    qtbot: QtBot, open_window: OpenWindow, keep: Keep, home: Home, file: Path
) -> None:
    window = open_window()
    keep(window)
    window.showMinimized()
    thread, answers = knock(home, Visit(file))
    qtbot.waitUntil(lambda: window.desk.path == file, timeout=20_000)
    thread.join()
    assert answers == [True]
    assert names(window) == ["Anna", "Ben"]
    assert not window.isMinimized()


def test_a_second_start_without_a_file_shows_the_window(
    qtbot: QtBot, open_window: OpenWindow, keep: Keep, home: Home
) -> None:
    window = open_window()
    keep(window)
    window.setWindowState(Qt.WindowState.WindowMaximized | Qt.WindowState.WindowMinimized)
    game = window.session and window.session.game
    thread, answers = knock(home, Visit())
    qtbot.waitUntil(lambda: not window.isMinimized(), timeout=20_000)
    thread.join()
    assert answers == [True]
    assert window.isMaximized(), "it is as large as before"
    assert window.session is not None
    assert window.session.game is game


def test_a_file_waits_until_a_dialog_is_closed(
    qtbot: QtBot, open_window: OpenWindow, keep: Keep, home: Home, file: Path
) -> None:
    window = open_window()
    keep(window)
    told: list[bool] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        thread, answers = knock(home, Visit(file))
        while thread.is_alive():
            QTest.qWait(10)
        QTest.qWait(100)
        told.append(answers == [True] and window.desk.path is None)
        dialog.accept()

    when_asked(look)
    QMessageBox.information(window, "Sequence Desktop", "Wait a moment.")
    assert told == [True]
    qtbot.waitUntil(lambda: window.desk.path == file, timeout=20_000)


def test_when_the_first_window_closes_the_next_one_opens(
    qtbot: QtBot, open_window: OpenWindow, keep: Keep, home: Home, file: Path
) -> None:
    first = Door(home)
    assert first.hold()
    window = open_window()
    door = Door(home)
    keep(window, door)
    assert not door.held
    first.leave()
    qtbot.waitUntil(lambda: door.held, timeout=20_000)
    thread, answers = knock(home, Visit(file))
    qtbot.waitUntil(lambda: window.desk.path == file, timeout=20_000)
    thread.join()
    assert answers == [True]


def test_the_finder_s_files(qtbot: QtBot, open_window: OpenWindow, keep: Keep, file: Path) -> None:
    window = open_window()
    keep(window)
    app = QApplication.instance()
    assert app is not None
    QApplication.sendEvent(app, QFileOpenEvent(str(file)))
    qtbot.waitUntil(lambda: window.desk.path == file, timeout=20_000)


def test_a_board_comes_to_the_designer(
    qtbot: QtBot, open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    board = tmp_path / "friends.seqboard"
    board.write_bytes(data("board_layouts", "spiral.json").read_bytes())
    open_file(window, board)
    designer = window.workshop.designer
    assert designer is not None
    assert designer.document.path == board
    assert designer.document.draft.name == "Spiral"
    designer.close()


def test_rules_come_among_one_s_own(
    qtbot: QtBot, open_window: OpenWindow, tmp_path: Path, home: Home
) -> None:
    window = open_window()
    file = tmp_path / "house.json"
    file.write_text('{"extends": "sequence", "title": "Our house", "rows": {"length": 4}}')
    said: list[str] = []

    def read(dialog: QWidget) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.close()

    when_asked(read)
    open_file(window, file)
    assert any("Our house" in text for text in said)
    assert [entry.id for entry in rules.library(home).entries() if entry.own] == ["house"]


def test_what_cannot_be_opened_is_said(
    qtbot: QtBot, open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    said: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.informativeText())
        dialog.close()

    for name, text in (("x.seqgame", "{"), ("x.seqboard", "{"), ("x.json", '{"extends": "y"}')):
        path = tmp_path / name
        path.write_text(text)
        when_asked(read)
        open_file(window, path)
        assert name in said[-1]


# -- real processes -----------------------------------------------------------------------------


def start(home: Home, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "sequence_desktop", "--home", str(home.data), *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def kept(home: Home, slot: int) -> list[str]:
    """Who sits at the table that a running copy keeps."""
    try:
        return [seat.name for seat in load_game(home.running / f"game-{slot}.json").seats]
    except Fault:
        return []


def test_two_starts_of_the_program(home: Home, file: Path) -> None:
    running = [start(home)]
    try:
        wait_for(lambda: bool(kept(home, 1)))
        second = start(home, os.path.relpath(file, ROOT))
        out, err = second.communicate(timeout=60)
        assert (second.returncode, out, err) == (0, "", "")
        wait_for(lambda: kept(home, 1) == ["Anna", "Ben"])
        assert running[0].poll() is None
        running.append(start(home, "--new-window"))
        wait_for(lambda: bool(kept(home, 2)))
        assert running[1].poll() is None, "it has a window and a game of its own"
    finally:
        for process in running:
            process.kill()
            process.communicate()
