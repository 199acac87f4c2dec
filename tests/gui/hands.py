# SPDX-License-Identifier: MIT
"""Hands that play on a whole window: real events for the pointer and the keyboard, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.engine.position import Position
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.table.spots import Spot, Zone
from sequence_desktop.storage.games import Seat

Deal = Callable[..., Game]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
_DIGITS = (*(Qt.Key(key) for key in range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)), Qt.Key.Key_0)


class Hands:
    """Somebody in front of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.table = window.table

    @property
    def session(self) -> Session:
        assert self.window.session is not None
        return self.window.session

    def good_move(self) -> Move:
        """A move that lengthens one's rows, so that games come to an end."""
        position = self.session.view.position
        return max(self.session.view.legal_moves(), key=lambda move: _worth(position, move))

    def drag(self, move: Move) -> None:
        """Drag the move's card onto its cell."""
        start, end = self._card_point(move), self._cell_point(move)
        QTest.mousePress(self._surface, LEFT, NONE, start)
        for step in range(1, 7):
            at = QPointF(start + (end - start) * step / 6)
            where = self._surface.mapToGlobal(at)
            QApplication.sendEvent(
                self._surface, QMouseEvent(QEvent.Type.MouseMove, at, where, LEFT, LEFT, NONE)
            )
        QTest.mouseRelease(self._surface, LEFT, NONE, end)
        self._answer_which_row()

    def click(self, move: Move) -> None:
        """Click the move's card, then its cell."""
        QTest.mouseClick(self._surface, LEFT, NONE, self._card_point(move))
        QTest.mouseClick(self._surface, LEFT, NONE, self._cell_point(move))
        self._answer_which_row()

    def type(self, move: Move) -> None:
        """Choose the card by its digit, walk to the cell, and press Enter."""
        QTest.keyClick(self.table, _DIGITS[self._hand_place(move)])
        board = self.session.game.setup.board
        wanted = board.cell(move.cell)
        for _ in range(board.size):
            spot = self.table.keys.spot
            if spot == Spot(Zone.BOARD, wanted):
                break
            QTest.keyClick(self.table, Qt.Key.Key_N)
        QTest.keyClick(self.table, Qt.Key.Key_Return)
        self._answer_which_row()

    def act(self, move: Move) -> None:
        """Make any move with the pointer, answering what is asked on the way."""
        if move.kind is Kind.PASS:
            self.press_button("Pass", "Roll again", "Nothing to do")
        elif move.kind is Kind.DRAW:
            self._click_at(self._pile_of(move))
        elif move.kind is Kind.SWAP:
            self._choose_card(move)
            self._click_at(self._cell(move.cell))
            self._click_at(self._cell(move.other))
        elif move.cell:
            self._choose_card(move)
            self._click_at(self._cell(move.cell))
        else:
            self._choose_card(move)
            self._click_at(Spot(Zone.DISCARDS))
        self._answer(move)

    def press_button(self, *texts: str) -> None:
        """Click a visible button over the table that begins with one of these texts."""
        buttons = self._surface.findChildren(QPushButton)
        fitting = [b for b in buttons if b.isVisible() and b.text().startswith(texts)]
        assert fitting, f"there is no button {texts}"
        QTest.mouseClick(fitting[0], LEFT)

    def _choose_card(self, move: Move) -> None:
        """Click the card that is used; a roll is not chosen."""
        if self.session.game.setup.deck and move.token:
            QTest.mouseClick(self._surface, LEFT, NONE, self._card_point(move))

    def _click_at(self, spot: Spot) -> None:
        point = self.table.rect_of(spot).center().toPoint()
        QTest.mouseClick(self._surface, LEFT, NONE, point)

    def _cell(self, name: str) -> Spot:
        return Spot(Zone.BOARD, self.session.game.setup.board.cell(name))

    def _pile_of(self, move: Move) -> Spot:
        tops = [pile[:1] for pile in self.session.view.position.open]
        return Spot(Zone.OPEN, tops.index((move.token,))) if move.token else Spot(Zone.STOCK)

    def _answer(self, move: Move) -> None:
        """Say what a card is to do, whether a row is announced, and which."""
        asking = self.table.play.asking
        if asking is not None and not asking.rows:
            kinds = {move.kind for move in asking.moves}
            if len(kinds) == 1:
                self.press_button("Announce" if move.rows else "Say nothing")
            else:
                self.press_button("Put a chip" if move.kind is Kind.PUT else "Put your chip")
        asking = self.table.play.asking
        while asking is not None and asking.moves[asking.current] != move:
            QTest.keyClick(self.table, Qt.Key.Key_Right)
        if asking is not None:
            QTest.keyClick(self.table, Qt.Key.Key_Return)

    def _answer_which_row(self) -> None:
        if self.table.play.asking is not None:
            QTest.keyClick(self.table, Qt.Key.Key_Return)

    @property
    def _surface(self) -> QWidget:
        return self.table.viewport()

    def _hand_place(self, move: Move) -> int:
        tokens = [card.token for card in self.table.table.hand.cards]
        return tokens.index(move.token)

    def _card_point(self, move: Move) -> QPoint:
        rect = self.table.rect_of(Spot(Zone.HAND, self._hand_place(move)))
        return (rect.topLeft() + QPointF(rect.width() * 0.3, rect.height() * 0.4)).toPoint()

    def _cell_point(self, move: Move) -> QPoint:
        cell = self.session.game.setup.board.cell(move.cell)
        return self.table.rect_of(Spot(Zone.BOARD, cell)).center().toPoint()


def table_for(window: MainWindow, deal: Deal, *seats: Seat, **options: Any) -> Hands:
    """Put a fixed game on the window's table."""
    assert window.session is not None
    window.session.replace(deal(*seats, **options), seats)
    return Hands(window)


def until_active(qtbot: QtBot, hands: Hands) -> None:
    """Wait until it is the person's turn, or the game is over."""
    qtbot.waitUntil(lambda: hands.session.active or hands.session.over, timeout=20_000)


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    QTest.keyClick(window if focus is None else focus, key, held)


def _worth(position: Position, move: Move) -> tuple[int, int]:
    """How many own chips the best window through the move's cell would hold."""
    if move.kind is not Kind.PUT:
        return (0 if move.kind is Kind.TURN_IN else -1, 0)
    setup = position.setup
    bit = 1 << setup.board.cell(move.cell)
    own = position.chips[position.side] | setup.free | bit
    enemy = position.occupied & ~own
    windows = [w for w in setup.through[setup.board.cell(move.cell)] if not w & enemy]
    return max(((w & own).bit_count() for w in windows), default=0), len(windows)


def when_asked(act: Callable[[QWidget], None]) -> None:
    """Do something with the next modal dialog, as soon as it is there."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(5, look)
            return
        try:
            act(dialog)
        except BaseException:
            dialog.close()  # or the test would wait for it for ever
            raise

    QTimer.singleShot(0, look)


_TEXTS = (
    *("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis", "text"),
    *("title", "windowTitle", "toPlainText", "placeholderText", "currentText"),
)
_ROLES = (
    *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.EditRole),
    *(Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole),
)


def every_text(window: MainWindow) -> list[str]:
    """Everything the window could show, say or whisper, in a fixed order."""
    found = texts_in(window)
    found += [text for spot in _spots(window) if (text := window.table.describe(spot))]
    return found


def texts_in(root: QWidget) -> list[str]:
    """Every text in a window and whatever belongs to it."""
    objects: list[QObject] = [root, *root.findChildren(QObject)]
    shown = (thing for thing in objects if not isinstance(thing, QUndoStack))
    return [text for thing in shown for text in _texts_of(thing)]


def _texts_of(thing: QObject) -> Iterator[str]:
    for name in _TEXTS:
        method = getattr(thing, name, None)
        if callable(method):
            yield str(method())
    if isinstance(thing, QAbstractItemView) and thing.model() is not None:
        model = thing.model()
        for row in range(model.rowCount()):
            for role in _ROLES:
                yield str(model.index(row, 0).data(role))


def _spots(window: MainWindow) -> Iterator[Spot]:
    scene = window.table.table
    yield from (Spot(Zone.BOARD, cell) for cell in range(scene.plan.columns * scene.plan.rows))
    yield from (Spot(Zone.HAND, place) for place in range(len(scene.hand.cards)))
    yield from (Spot(Zone.STOCK), Spot(Zone.DISCARDS))
