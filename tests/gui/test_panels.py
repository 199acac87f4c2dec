# SPDX-License-Identifier: MIT
"""Panels show everything they hold, also after their contents or their width has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QMainWindow,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.advice.chance_panel import ChancePanel
from sequence_desktop.gui.advice.hint_list import HintList, Line
from sequence_desktop.gui.advice.hint_panel import HintPanel
from sequence_desktop.gui.advice.review_panel import ReviewPanel
from sequence_desktop.gui.deeds import deed, deed_short
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.first_game.panel import FirstGamePanel
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.now.panel import NowPanel
from sequence_desktop.gui.panels.closable import ClosablePanel
from sequence_desktop.gui.panels.players import SeatRow
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.seats import computer
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.storage.games import Seat
from tests.gui.conftest import ANNA, BEN, HUMAN, Deal, OpenWindow
from tests.gui.hands import table_for

WHY = "Your side then has 3 of 5 in c1–c5. Nobody else can get a card for that cell any more."


@pytest.fixture
def window(qtbot: QtBot, keeper: ThemeKeeper) -> QWidget:
    """A window in which a panel has a part of the height."""
    assert keeper.theme is not None
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(260, 600)
    QVBoxLayout(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def main_window(qtbot: QtBot, keeper: ThemeKeeper) -> QMainWindow:
    """A window that panels are docked to."""
    assert keeper.theme is not None
    window = QMainWindow()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def put(window: QWidget, panel: QWidget, stretch: int = 0) -> None:
    column = window.layout()
    assert isinstance(column, QVBoxLayout)
    column.addWidget(panel, stretch)


def test_hints_lie_apart_when_a_scroll_bar_takes_some_of_their_width(
    qtbot: QtBot, window: QWidget
) -> None:
    hints = HintList()
    put(window, hints)
    hints.show_lines([Line(str(n), "Play the three of spades on c1", "10 %", WHY) for n in "123"])
    qtbot.waitUntil(lambda: hints.width() > 0 and not hints.verticalScrollBar().isVisible())
    wide = hints.visualItemRect(hints.item(0)).height()
    hints.setFixedHeight(150)
    qtbot.waitUntil(hints.verticalScrollBar().isVisible)

    def apart() -> None:
        for row in range(hints.count()):
            rect = hints.visualItemRect(hints.item(row))
            assert rect.height() == hints.sizeHintForRow(row)
        for row, following in pairwise(range(hints.count())):
            one, two = (hints.visualItemRect(hints.item(it)) for it in (row, following))
            assert not one.intersects(two)

    qtbot.waitUntil(apart)
    hints.setFixedWidth(170)
    qtbot.waitUntil(apart)
    assert hints.visualItemRect(hints.item(0)).height() > wide


def _is_as_wide(widget: QWidget, width: int) -> bool:
    return widget.width() == width


@pytest.mark.parametrize(("first", "then"), [(True, [-1, 0]), (False, [-1])])
def test_no_line_is_looked_at_because_another_goes(
    qtbot: QtBot, window: QWidget, first: bool, then: list[int]
) -> None:
    hints = HintList()
    put(window, hints)
    hints.show_lines([Line(n, "Play the three of spades on c1", "10 %", WHY) for n in "1234"])
    QTest.keyClick(hints, Qt.Key.Key_End)
    assert hints.currentRow() == 3
    seen: list[int] = []
    hints.currentRowChanged.connect(seen.append)
    hints.show_lines(
        [Line(n, "Play the four of spades on d1", "9 %", WHY) for n in "12"], first=first
    )
    assert seen == then
    assert hints.count() == 2


def test_a_per_cent_sign_stays_with_its_number(qtbot: QtBot, window: QWidget) -> None:
    hints = HintList()
    put(window, hints)
    hints.show_lines([Line("1", "Play it", "5 %", "It has cost you 5 %. Another gave 12 %.")])
    for width in range(150, 260, 3):
        hints.setFixedWidth(width)
        qtbot.waitUntil(partial(_is_as_wide, hints, width))
        written = painted(hints.viewport())
        assert "5" in written
        assert ">%" not in written.replace(" ", "")


def painted(widget: QWidget) -> str:
    """A picture of a widget in which the words can be read."""
    drawn, picture = QBuffer(), QSvgGenerator()
    picture.setOutputDevice(drawn)
    widget.render(picture)
    return bytes(drawn.data().data()).decode()


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_narrowest_side_panel_shortens_no_usual_word(
    qapp: QApplication, open_window: OpenWindow, deal: Deal, language: str
) -> None:
    speak(qapp, language)
    try:
        window = open_window()
        window.resizeDocks([window.panel], [1], Qt.Orientation.Horizontal)
        seats = (ANNA, replace(computer(1), colour=1))
        game = deal(*seats)
        for _ in range(6):
            game.play(next(iter(game.position.legal_moves())))
        table_for(window, deal, *seats).session.replace(game, seats)
        QApplication.processEvents()
        assert computer(1).name in painted(window.panel.players)
        written = painted(window.panel.moves.viewport())
        for number in range(6):
            assert deed_short(deed(game, number, ["", ""])) in written
    finally:
        speak(qapp, ENGLISH)


def test_players_are_seen_as_soon_as_a_game_has_more_of_them(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, BEN)
    table_for(window, deal, *(Seat(f"Player {n}", HUMAN, "", n % 3) for n in range(6)))
    panel = window.panel.players
    rows = [row for row in panel.findChildren(SeatRow) if not row.isHidden()]
    assert len(rows) == 6
    qtbot.waitUntil(lambda: panel.height() >= sum(row.sizeHint().height() for row in rows))


@pytest.mark.parametrize("size", [(900, 640), (1180, 800)])
@pytest.mark.parametrize("count", [8, 12])
def test_many_players_are_seen_without_scrolling_and_moves_too(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, size: tuple[int, int], count: int
) -> None:
    window = open_window(size=size)
    seats = [Seat(f"Player {number}", HUMAN, "", number % 2) for number in range(count)]
    table_for(window, deal, *seats, sides=2)
    panel, moves = window.panel.players, window.panel.moves
    rows = [row for row in panel.findChildren(SeatRow) if not row.isHidden()]
    assert len(rows) == count
    qtbot.waitUntil(lambda: all(row.height() == row.sizeHint().height() for row in rows))
    assert all(row.height() > row.fontMetrics().height() for row in rows)
    qtbot.waitUntil(lambda: panel.height() >= sum(row.height() for row in rows))
    assert panel.verticalScrollBar().maximum() == 0
    assert moves.viewport().height() >= 5 * moves.sizeHintForRow(0)


def test_the_last_move_stays_in_sight_when_other_panels_take_its_room(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    session = table_for(window, deal, ANNA, BEN).session
    game = session.game
    for _ in range(40):
        game.play(next(iter(game.view(game.position.seat).legal_moves())))
    session.replace(game, session.seats)
    session.ready()
    moves = window.panel.moves

    def seen() -> bool:
        return moves.viewport().rect().contains(moves.visualRect(moves.currentIndex()))

    qtbot.waitUntil(seen)
    high = moves.height()
    window.commands["now"].trigger()
    qtbot.waitUntil(lambda: moves.height() < high - 100)
    assert seen()
    for height in range(90, 110):
        moves.resize(moves.width(), height)
        last = moves.visualRect(moves.currentIndex())
        assert moves.viewport().height() - last.bottom() <= 2, "nothing is empty beneath it"
    moves.scrollToTop()
    window.now.panel.close()
    qtbot.waitUntil(lambda: moves.height() == high)
    assert not seen(), "who reads earlier moves is left there"


def test_an_empty_list_says_why_and_how_it_begins(qtbot: QtBot, window: QWidget) -> None:
    moves = QListWidget()
    put(window, moves)
    note = EmptyNote(moves, "Nothing yet. It begins with your first game.")
    assert note.isVisibleTo(moves)
    qtbot.waitUntil(lambda: note.size() == moves.viewport().size())
    moves.addItem("a game")
    assert not note.isVisibleTo(moves)
    moves.clear()
    assert note.isVisibleTo(moves)


@pytest.mark.parametrize("kind", [HintPanel, ReviewPanel, NowPanel])
def test_escape_closes_a_panel_that_was_asked_for(
    qtbot: QtBot, main_window: QMainWindow, kind: Callable[[QWidget], ClosablePanel]
) -> None:
    panel = docked(main_window, kind)
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.isHidden()


@pytest.mark.parametrize("kind", [FirstGamePanel, ChancePanel, SidePanel])
def test_escape_leaves_a_panel_that_stays(
    qtbot: QtBot, main_window: QMainWindow, kind: Callable[[QWidget], ClosablePanel]
) -> None:
    panel = docked(main_window, kind)
    with qtbot.assertNotEmitted(panel.closed):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.isVisible()
    with qtbot.waitSignal(panel.closed):
        panel.close()


def docked(window: QMainWindow, kind: Callable[[QWidget], ClosablePanel]) -> ClosablePanel:
    """A panel of this kind, seen beside the middle of a window."""
    panel = kind(window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
    panel.show()
    return panel


def test_titles_of_panels_behind_each_other_are_told_whole(open_window: OpenWindow) -> None:
    window = open_window(size=(640, 480))
    window.commands["first_game"].trigger()
    for panel in (window.aid.chance_panel, window.aid.review_panel, window.aid.hint_panel):
        panel.show()
        window.aid.docks.show(panel)
    QApplication.processEvents()
    bar = next(bar for bar in window.findChildren(QTabBar) if bar.isVisible())
    assert bar.count() > 3
    assert bar.elideMode() == Qt.TextElideMode.ElideRight
    assert all(bar.tabToolTip(tab) == bar.tabText(tab) for tab in range(bar.count()))
