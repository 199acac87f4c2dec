# SPDX-License-Identifier: MIT
"""A table that is larger or smaller than its window."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.gui.table.view import TableView
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import LEFT, NONE, Rig

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def in_sight(view: TableView, spot: Spot) -> bool:
    return QRect(view.viewport().rect()).contains(view.rect_of(spot).toRect())


def turn(view: TableView, steps: int, keys: Qt.KeyboardModifier = NONE) -> None:
    port = view.viewport()
    at, turned = QPointF(port.rect().center()), QPoint(0, 120 * steps)
    phase, button = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    where = port.mapToGlobal(at)
    QApplication.sendEvent(
        port,
        QWheelEvent(at, where, QPoint(), turned, button, keys, phase, False),
    )


def move(view: TableView, point: QPoint) -> None:
    port = view.viewport()
    at = QPointF(point)
    event = QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), LEFT, LEFT, NONE)
    QApplication.sendEvent(port, event)


@pytest.mark.parametrize("percent", [75, 90])
def test_a_smaller_table_leaves_a_margin(set_table: SetTable, percent: int) -> None:
    rig = set_table()
    view, before = rig.view.viewport(), rig.view.table.plan
    rig.view.set_zoom(percent)
    after = rig.view.table.plan
    assert 0.6 * before.cell < after.cell < before.cell
    free = (1 - percent / 100) / 2
    assert after.board.left() >= view.width() * free - 1
    assert after.plate.bottom() <= view.height() * (1 - free) + 1
    for spot in (Spot(Zone.BOARD, 0), Spot(Zone.BOARD, 99), Spot(Zone.HAND, 0)):
        assert in_sight(rig.view, spot)
    assert not rig.view.verticalScrollBar().isVisible()
    rig.click(rig.card("6C"))
    rig.click(rig.cell(legal(rig)[0]))
    assert len(rig.moves) == 1


def legal(rig: Rig) -> list[str]:
    """The cells that the six of clubs can be played on."""
    return [move.cell for move in rig.game.view(0).legal_moves() if move.token == "6C"]


@pytest.mark.parametrize("percent", [150, 300])
def test_a_larger_table_has_larger_cells_and_keeps_its_middle(
    set_table: SetTable, percent: int
) -> None:
    rig = set_table()
    view, before = rig.view, rig.view.table.plan
    view.set_zoom(percent)
    assert view.table.plan.cell == pytest.approx(before.cell * percent / 100, rel=0.12)
    assert view.horizontalScrollBar().isVisible()
    assert view.seen().center().x() == pytest.approx(view.sceneRect().center().x(), abs=2)
    view.set_zoom(100)
    assert view.table.plan == before
    assert not view.horizontalScrollBar().isVisible()


def test_the_wheel_moves_a_larger_table_and_with_ctrl_zooms(
    set_table: SetTable, qtbot: QtBot
) -> None:
    rig = set_table()
    view = rig.view
    with qtbot.waitSignal(view.zoom_wanted) as wish:
        turn(view, 1, CTRL)
    assert wish.args == [1]
    with qtbot.waitSignal(view.zoom_wanted) as wish:
        turn(view, -1, CTRL)
    assert wish.args == [-1]
    turn(view, -1)
    assert view.seen().top() == 0
    view.set_zoom(200)
    top = view.seen().top()
    turn(view, -1)
    assert view.seen().top() > top


def test_the_cursor_is_kept_in_sight(set_table: SetTable) -> None:
    rig = set_table()
    rig.view.set_zoom(300)
    rig.keys("1")
    assert in_sight(rig.view, rig.view.keys.spot)
    for key in (Key.Key_Right, Key.Key_Down) * 9 + (Key.Key_Left, Key.Key_Up) * 9:
        rig.keys(key)
        assert in_sight(rig.view, rig.view.keys.spot)


def test_a_card_is_dragged_beyond_the_edge(set_table: SetTable, qtbot: QtBot) -> None:
    rig = set_table()
    view = rig.view
    view.set_zoom(200)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    name = min(legal(rig), key=lambda cell: int(cell[1:]))
    start, port = rig.card("6C"), view.viewport().rect()
    rig.press(start)
    rig.move(start, QPoint(start.x(), 4))
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() == 0)
    assert rig.in_the_air()
    while not port.adjusted(60, 0, -60, 0).contains(QPoint(rig.cell(name).x(), 100)):
        edge = 3 if rig.cell(name).x() < port.center().x() else port.width() - 3
        with qtbot.waitSignal(view.horizontalScrollBar().valueChanged):
            move(view, QPoint(edge, 100))
    move(view, port.center())
    rig.move(port.center(), rig.cell(name))
    rig.release(rig.cell(name))
    assert rig.moves == [f"6C@{name}"]


def test_the_cloth_is_pulled(set_table: SetTable) -> None:
    rig = set_table()
    view = rig.view
    view.set_zoom(200)
    view.horizontalScrollBar().setValue(0)
    view.verticalScrollBar().setValue(0)
    bare = QPoint(6, 300)
    assert view.table.spot_at(view.mapToScene(bare)).zone is Zone.NONE
    rig.press(bare)
    rig.move(bare, QPoint(6, 150))
    rig.release(QPoint(6, 150))
    assert view.seen().top() == 150
    move(view, QPoint(6, 50))
    assert view.seen().top() == 150, "let go is let go"


def test_buttons_stay_in_the_window(set_table: SetTable) -> None:
    rig = set_table()
    view = rig.view
    view.set_zoom(300)
    view.show_end("Anna wins", "with two rows")
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    end = view._over.end
    end.show()
    for bar in (view.verticalScrollBar(), view.horizontalScrollBar()):
        for value in (0, bar.maximum() // 2, bar.maximum()):
            bar.setValue(value)
            assert view.viewport().rect().contains(end.geometry())
