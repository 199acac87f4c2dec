# SPDX-License-Identifier: MIT
"""Whatever is hidden from those at the screen, the window shows, says and tells the same."""

from __future__ import annotations

import json

import pytest
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.view import view_of
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.storage.games import SavedGame, Seat, save_game
from sequence_desktop.storage.home import Home
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow
from tests.gui.hands import Hands
from tests.gui.readers import READERS, picture
from tests.players.games import otherwise_dealt, some_way_into

NOBODY = -1
PLIES = 8


def anna_to_move(preset: str) -> Position:
    """A position of two in which the first seat moves, some way into a game."""
    for plies in range(PLIES, PLIES + 6):
        game = some_way_into(preset, 2, plies, seed=11)
        if game.position.seat == 0 and not game.position.late_draws():
            return game.position
    raise AssertionError("it is never Anna's turn")


def dump(window: MainWindow, position: Position, seats: tuple[Seat, Seat]) -> dict[str, object]:
    """What every reader finds with this position on the table, once it has come to rest there."""
    session = window.session
    assert session is not None
    for _ in range(2):
        session.replace(Game(position, seed=5), seats)
        window.table.table.motion.finish()
        window.grab()
    return {name: read(window) for name, read in READERS.items()}


def assert_same(one: dict[str, object], other: dict[str, object]) -> None:
    for name in READERS:
        assert one[name] == other[name], name


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_computer_holds_is_nowhere(open_window: OpenWindow, preset: str) -> None:
    window = open_window()
    window.commands["now"].trigger()  # what can be done is read with everything else
    position = anna_to_move(preset)
    known = dump(window, position, (ANNA, ROBOT))
    assert window.session is not None
    assert window.session.viewer == 0
    for turn in range(2):
        other = otherwise_dealt(position, 0, Random(turn))
        assert_same(dump(window, other, (ANNA, ROBOT)), known)


@pytest.mark.parametrize("preset", PRESETS)
def test_behind_the_curtain_is_nothing(open_window: OpenWindow, preset: str) -> None:
    window = open_window()
    window.commands["now"].trigger()  # what can be done is read with everything else
    position = anna_to_move(preset)
    known = dump(window, position, (ANNA, BEN))
    session = window.session
    assert session is not None
    if session.curtain is None:
        assert not any(position.hands), "only games without hands have no curtain"
        return
    assert session.viewer is None
    other = otherwise_dealt(position, NOBODY, Random(3))
    assert_same(dump(window, other, (ANNA, BEN)), known)
    session.ready()
    assert picture(window) != known["picture"], "the readers can read"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_computer_is_told_nothing_that_is_hidden_from_it(preset: str) -> None:
    position = anna_to_move(preset)
    for seat in (0, 1):
        told = json.dumps(view_of(position, seat, ()).to_json())
        other = otherwise_dealt(position, seat, Random(9))
        assert json.dumps(view_of(other, seat, ()).to_json()) == told


def test_opening_a_running_game_shows_no_hand_before_its_seat_is_ready(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    home.data.mkdir(parents=True, exist_ok=True)
    found = []
    for seed in (7, 8):
        file = home.data / f"game of seed {seed}.seqgame"
        game = deal(ANNA, BEN, seed=seed)
        save_game(SavedGame(game, (ANNA, BEN)), file)
        window = open_window(file)
        hands = Hands(window)
        assert hands.session.viewer is None
        assert hands.session.curtain is not None
        window.table.table.motion.finish()
        texts = READERS["texts, tool tips and accessible names"](window)
        assert isinstance(texts, list)
        found.append([text for text in texts if f"{file.stem}[*]" not in text])
        window.close()
    assert found[0] == found[1]
