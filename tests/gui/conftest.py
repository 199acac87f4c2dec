# SPDX-License-Identifier: MIT
"""What the window's tests share: one application, windows that close, players of known habits."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.gui import accessible
from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.language import ENGLISH, available, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.process import Command
from sequence_desktop.gui.seats import Choice, first_seats
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import ThemeKeeper, load_fonts
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.players import LEVELS
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.home import Home
from tests.gui.watching import Watch, Watched

HUMAN, COMPUTER = "human", "computer"
ANNA = Seat("Anna", HUMAN, "standard", 0)
BEN = Seat("Ben", HUMAN, "standard", 1)
ROBOT = Seat("Robot", COMPUTER, "standard", 1)


def fake_command(level: str) -> list[str]:
    """Starts the test's own player with the level as its habit."""
    return [sys.executable, str(Path(__file__).with_name("fake_player.py")), level]


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """The forms for one and many, as in the program."""
    speak(qapp, ENGLISH)


@pytest.fixture(params=available())
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language that the program speaks, in turn."""
    speak(qapp, request.param)
    yield request.param
    speak(qapp, ENGLISH)


@pytest.fixture(scope="session", autouse=True)
def quick_fingers(qapp: QApplication) -> None:
    """Let keys follow each other faster than any person strikes them."""
    qapp.setKeyboardInputInterval(0)


@pytest.fixture(scope="session", autouse=True)
def read_aloud(qapp: QApplication) -> None:
    """Let screen readers see the table, as in the program."""
    accessible.install()


@pytest.fixture(scope="session")
def keeper(qapp: QApplication) -> ThemeKeeper:
    """The theme, with the bundled fonts."""
    load_fonts(qapp)
    return ThemeKeeper(qapp)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home."""
    return Home.at(tmp_path / "place")


Deal = Callable[..., Game]


@pytest.fixture
def deal(home: Home) -> Deal:
    """Deals a game with fixed cards on its usual board."""

    def make(
        *seats: Seat,
        seed: int = 7,
        first: int = 0,
        rules: str = "sequence",
        sides: int | None = None,
        changes: object = None,
    ) -> Game:
        shelf = Shelf(home)
        game = shelf.rules_library.load(rules)
        if isinstance(changes, dict):
            game = shelf.rules_library.parse({"extends": rules, **changes})
        sides = sides or game.sides_for(len(seats))[0]
        return shelf.deal(Choice(seats, rules, shelf.usual(game), sides, first, seed, custom=game))

    return make


@pytest.fixture
def thinker(qapp: QApplication) -> Iterator[Thinker]:
    """A thinker with the tests' own players; no process outlives the test."""
    made = Thinker(command=fake_command, answer_within_ms=20_000)
    yield made
    pids = made.pids()
    made.close()
    assert_gone(pids)


@pytest.fixture
def start(thinker: Thinker, deal: Deal) -> Iterator[Watch]:
    """Starts watched sessions, and closes them."""
    made: list[Watched] = []

    def make(
        *seats: Seat, game: Game | None = None, pace_ms: int = 0, grace_ms: int = 0, **deals: Any
    ) -> Watched:
        game = game or deal(*seats, **deals)
        session = Watched(game, seats, thinker=thinker, pace_ms=pace_ms, grace_ms=grace_ms)
        made.append(session)
        session.start()
        return session

    yield make
    for session in made:
        session.close()


Bring = Callable[[QDialog], None]


@pytest.fixture
def bring(qtbot: QtBot) -> Iterator[Bring]:
    """Shows dialogs and gives them the keys; it closes them in the end."""
    opened: list[QDialog] = []

    def show(dialog: QDialog) -> None:
        opened.append(dialog)
        dialog.show()
        with qtbot.waitActive(dialog):
            dialog.activateWindow()

    yield show
    for dialog in opened:
        dialog.close()
        dialog.deleteLater()


Ask = Callable[..., NewGameDialog]


@pytest.fixture
def ask(bring: Bring, keeper: ThemeKeeper, home: Home) -> Ask:
    """Opens the dialog that sets up a new game."""

    def make(last: Choice | None = None) -> NewGameDialog:
        choice = last or Choice(first_seats())
        dialog = NewGameDialog(Shelf(home), choice, LEVELS, Style(keeper.theme))
        bring(dialog)
        return dialog

    return make


OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, keeper: ThemeKeeper, home: Home) -> Iterator[OpenWindow]:
    """Opens windows on the same home, one after the other, and closes what is left open."""
    opened: list[MainWindow] = []

    def make(
        file: Path | None = None,
        *,
        size: tuple[int, int] = (1180, 800),
        command: Command = fake_command,
        newcomer: bool = False,
    ) -> MainWindow:
        thinker = Thinker(command=command)
        window = MainWindow(home, keeper, thinker=thinker, pace_ms=0)
        thinker.setParent(window)
        window.table.set_pace(0)
        window.sounds.silent = True  # a test that listens takes this back
        opened.append(window)
        window.begin(file)
        if not newcomer:
            window.first_game.offer.hide()
        window.resize(*size)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        return window

    yield make
    for window in opened:
        close_window(window)
        window.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    QApplication.processEvents()


def close_window(window: MainWindow) -> None:
    """Close a window as a person does, and see that no process is left."""
    pids = window.aid.adviser.pids()
    if window.session is not None:
        pids += window.session.thinker.pids()
    window.close()
    assert_gone(pids)


def assert_gone(pids: tuple[int, ...]) -> None:
    """Wait shortly until none of these processes is alive."""
    end = time.monotonic() + 5
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < end, "a computer player's process was left behind"
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    """Whether a process of this number exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
