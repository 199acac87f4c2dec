# SPDX-License-Identifier: MIT
"""What the window keeps between two starts: the game, its place and its look."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.placement import clamp
from sequence_desktop.storage import settings
from sequence_desktop.storage.games import load_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import Hands, table_for, until_active


def test_closing_in_mid_game_and_starting_again_goes_on_there(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    for _ in range(3):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    hands.session.undo()
    game = hands.session.game
    close_window(window)
    again = Hands(open_window())
    assert again.session.game.position == game.position
    assert again.session.game.moves == game.moves
    assert again.session.seats == (ANNA, ROBOT)
    assert again.session.can_redo
    again.session.undo()
    assert again.session.ply == 2
    again.session.redo()
    again.session.redo()
    assert again.session.ply == 6


def test_a_level_this_program_does_not_have_becomes_the_standard_one(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, replace(ROBOT, level="from the future"))
    hands.drag(hands.good_move())
    close_window(window)
    again = Hands(open_window())
    assert again.session.seats == (ANNA, ROBOT)


def test_people_at_one_screen_resume_behind_the_curtain(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    hands.session.ready()
    close_window(window)
    again = Hands(open_window())
    assert again.session.curtain == 1
    assert again.session.viewer is None


def test_a_move_is_kept_at_once(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    kept = load_game(home.running / "game-1.json")
    assert kept.game.moves == hands.session.game.moves


def test_the_very_first_start_is_a_game_against_the_computer(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    session = window.session
    assert session is not None
    assert [seat.kind for seat in session.seats] == ["human", "computer"]
    assert session.game.setup.rules.id == "sequence"


def test_size_and_panel_are_remembered(
    qtbot: QtBot, open_window: OpenWindow, home: Home, deal: Deal
) -> None:
    window = open_window(size=(760, 640))
    window.commands["panel"].trigger()
    assert not window.panel.isVisible()
    close_window(window)
    known, _ = settings.load(home.settings)
    assert not known.panel
    again = MainWindow(home, window._keeper)
    assert (again.width(), again.height()) == (760, 640)
    assert again.panel.isHidden()
    again.close()


def test_panels_stand_where_they_were_and_are_as_wide(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    window.addDockWidget(left, window.panel)
    window.resizeDocks([window.panel], [333], Qt.Orientation.Horizontal)
    window.commands["zoom_in"].trigger()
    qtbot.waitUntil(lambda: window.panel.width() == 333)
    close_window(window)
    again = open_window()
    assert again.dockWidgetArea(again.panel) == left
    qtbot.waitUntil(lambda: again.panel.width() == 333)
    assert again.preferences.now.zoom == 110


@pytest.mark.parametrize(("written", "used"), [(10, 100), (75, 75), (300, 300), (301, 100)])
def test_a_zoom_that_there_is_not_is_done_without(
    open_window: OpenWindow, home: Home, written: int, used: int
) -> None:
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_text(json.dumps({"zoom": written}), "utf-8")
    assert open_window().preferences.now.zoom == used


def test_a_window_larger_than_the_screen_is_made_to_fit(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window(size=(5000, 4000))
    close_window(window)
    again = open_window()
    room = again.screen().availableGeometry()
    clamp(again)
    assert room.contains(again.geometry()) or again.size() == again.minimumSize()


def test_a_first_window_leaves_room_for_its_frame(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    keeper = open_window()._keeper
    first = MainWindow(home, keeper)
    title = first.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    assert title > 0
    room = first.screen().availableGeometry().adjusted(0, title, 0, 0)
    assert room.contains(first.geometry())
    first.close()


def test_the_theme_is_remembered(qtbot: QtBot, open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    window.commands["theme_dark"].trigger()
    assert window._keeper.theme.dark
    close_window(window)
    window.commands["theme_light"].trigger()
    settings.save(replace(settings.load(home.settings)[0], theme="dark"), home.settings)
    again = open_window()
    assert again._keeper.theme.dark
    assert again.commands["theme_dark"].isChecked()
    again.commands["theme_system"].trigger()
