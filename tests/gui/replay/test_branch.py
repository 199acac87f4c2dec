# SPDX-License-Identifier: MIT
"""Playing on from an earlier moment, in a game of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.game_file import file_again
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.storage import records
from sequence_desktop.storage.games import Mark, SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import ALT, CTRL, Hands, press, until_active
from tests.gui.replay.rig import played_out, press_tool, running, won


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


@pytest.fixture
def hands(window: MainWindow, deal: Deal) -> Hands:
    """A running game of six moves, with bookmarks, looked at after the second."""
    marks = (Mark(1, "early"), Mark(5, "late"))
    window.desk.open(SavedGame(running(deal), (ANNA, ROBOT), marks), None)
    hands = Hands(window)
    hands.session.look_at(2)
    return hands


def kept(home: Home) -> list[SavedGame]:
    return [load_game(path) for path in (home.saves / "unfinished").glob("*.seqgame")]


def test_it_goes_on_from_there_and_the_game_before_is_kept(
    window: MainWindow, hands: Hands, home: Home
) -> None:
    original = hands.session.game
    press_tool(window.replay.bar, "play_on_button")
    branch = hands.session.game
    assert branch is not original
    assert branch.moves == original.moves[:2]
    assert branch.position == original.at(2)
    assert hands.session.seats == (ANNA, ROBOT)
    assert window.replay.bar.isHidden()
    assert window.desk.marks == (Mark(1, "early"),)
    assert "played on from move 2" in window.windowTitle()
    assert "move 2" in window.toast.text
    (aside,) = kept(home)
    assert aside.game.moves == original.moves


def test_undo_brings_the_game_before_back_and_redo_the_branch(
    qtbot: QtBot, window: MainWindow, hands: Hands, home: Home
) -> None:
    moves = hands.session.game.moves
    window.commands["play_on"].trigger()
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.game.moves == moves
    assert window.desk.marks == (Mark(1, "early"), Mark(5, "late"))
    assert kept(home) == []
    assert "played on" not in window.windowTitle()
    press(window, Qt.Key.Key_Y, CTRL)
    assert hands.session.game.moves == moves[:2]
    assert window.desk.left_after == 2
    hands.click(hands.good_move())
    until_active(qtbot, hands)
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.game.moves == moves[:2], "first one's own move is taken back"
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.game.moves == moves, "then the game before comes back"


def test_a_branch_is_known_after_a_restart(
    open_window: OpenWindow, window: MainWindow, hands: Hands
) -> None:
    moves = hands.session.game.moves
    window.commands["play_on"].trigger()
    close_window(window)
    again = open_window()
    assert "played on from move 2" in again.windowTitle()
    press(again, Qt.Key.Key_Z, CTRL)
    assert again.session is not None
    assert again.session.game.moves == moves


def test_a_finished_game_without_a_file_is_kept_too(
    window: MainWindow, deal: Deal, home: Home
) -> None:
    game = played_out(deal)
    window.desk.open(SavedGame(game, (ANNA, BEN)), None)
    hands = Hands(window)
    hands.session.look_at(1)
    window.commands["play_on"].trigger()
    assert hands.session.ply == 1
    assert not hands.session.over
    assert [it.game.moves for it in kept(home)] == [game.moves]


def test_a_finished_game_is_kept_for_the_branch_that_redo_brings_back(
    window: MainWindow, deal: Deal, home: Home
) -> None:
    game = played_out(deal)
    window.desk.open(SavedGame(game, (ANNA, BEN)), None)
    hands = Hands(window)
    hands.session.look_at(1)
    window.commands["play_on"].trigger()
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.over
    press(window, Qt.Key.Key_Y, CTRL)
    assert hands.session.ply == 1
    assert [it.game.moves for it in kept(home)] == [game.moves]


def test_the_game_before_has_its_bookmarks_and_is_no_branch_after_a_restart(
    open_window: OpenWindow, window: MainWindow, hands: Hands
) -> None:
    marks = window.desk.marks
    window.commands["play_on"].trigger()
    close_window(window)
    again = open_window()
    press(again, Qt.Key.Key_Z, CTRL)
    assert again.desk.marks == marks == (Mark(1, "early"), Mark(5, "late"))
    assert again.desk.left_after is None
    assert "played on" not in again.windowTitle()


def test_a_branch_begins_where_it_differs_from_the_game_before(
    qtbot: QtBot, open_window: OpenWindow, window: MainWindow, deal: Deal
) -> None:
    game = running(deal)
    window.desk.open(SavedGame(game, (ANNA, ROBOT), branch=6), None)
    hands = Hands(window)
    press(window, Qt.Key.Key_Z, CTRL)
    before = hands.session.ply
    until_active(qtbot, hands)
    hands.session.play(list(hands.session.view.legal_moves())[-1])
    assert before < 6
    assert window.desk.left_after == before
    assert window.desk.now().branch == before


def test_a_saved_game_stays_in_its_file(
    window: MainWindow, hands: Hands, home: Home, tmp_path: Path
) -> None:
    file = tmp_path / "first.seqgame"
    window.desk.save(file)
    content = file.read_bytes()
    window.commands["play_on"].trigger()
    assert window.desk.path is None
    assert file.read_bytes() == content
    assert kept(home) == []
    window.desk.save(tmp_path / "second.seqgame")
    assert load_game(tmp_path / "second.seqgame").branch == 2


def test_a_branch_does_not_take_the_file_of_the_game_before_for_its_own(
    window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    """As after a crash, which leaves the name of that file in the settings."""
    file = tmp_path / "first.seqgame"
    window.desk.save(file)
    assert file_again(str(file), window.desk.now()).path == file
    window.commands["play_on"].trigger()
    assert file_again(str(file), window.desk.now()).path is None


def test_only_what_is_past_branches(window: MainWindow, hands: Hands) -> None:
    press(window, Qt.Key.Key_End, ALT)
    assert not window.commands["play_on"].isEnabled()


def test_a_rated_game_branches_once_it_is_over_and_the_branch_is_not_rated(
    window: MainWindow, deal: Deal
) -> None:
    window.desk.open(SavedGame(running(deal), (ANNA, ROBOT), rated=True), None)
    hands = Hands(window)
    hands.session.look_at(2)
    assert not window.commands["play_on"].isEnabled()
    window.replay.play_on()
    assert hands.session.ply == 6
    window.desk.open(SavedGame(won(), (ANNA, ROBOT), rated=True), None)
    hands.session.look_at(2)
    window.commands["play_on"].trigger()
    assert not hands.session.rated
    assert hands.session.can_undo


def test_a_branch_counts_in_no_statistics(window: MainWindow, home: Home) -> None:
    window.desk.open(SavedGame(won(), (ANNA, ROBOT)), None)
    hands = Hands(window)
    hands.session.look_at(2)
    window.commands["play_on"].trigger()
    hands.click(next(m for m in hands.session.view.legal_moves() if str(m).startswith("JD@e5")))
    assert hands.session.over
    assert records.load(home.records)[0] == ()


def test_two_people_do_not_see_each_other_in_a_branch(window: MainWindow, deal: Deal) -> None:
    window.desk.open(SavedGame(running(deal), (ANNA, BEN)), None)
    hands = Hands(window)
    hands.session.ready()
    hands.session.look_at(1)
    window.commands["play_on"].trigger()
    assert hands.session.curtain == 1
    assert hands.session.viewer is None


@pytest.mark.parametrize("branch", [-1, True, "2", 1.5])
def test_an_odd_branch_in_a_file_is_left_out(tmp_path: Path, deal: Deal, branch: object) -> None:
    file = tmp_path / "odd.seqgame"
    save_game(SavedGame(running(deal), (ANNA, ROBOT)), file)
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, "branch": branch}), "utf-8")
    read = load_game(file)
    assert read.branch is None
    assert [fault.where for fault in read.left_out] == ["branch"]
