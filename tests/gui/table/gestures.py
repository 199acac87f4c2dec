# SPDX-License-Identifier: MIT
"""Any legal move, made by a person's gestures: dragged, clicked, or typed."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui.table.spots import Spot, Zone
from tests.gui.table.rig import Rig

Key = Qt.Key
_DIGITS = "1234567890"
_MOST_STEPS = 600


class Gestures:
    """Hands at a rig's table."""

    def __init__(self, rig: Rig, chance: random.Random) -> None:
        self._rig = rig
        self._chance = chance

    def _drags(self) -> bool:
        return self._chance.random() < 0.5

    # ---- with the pointer

    def make(self, move: Move) -> None:
        """Make a move with the pointer, in one of the ways there are."""
        if move.kind is Kind.PASS:
            self.press_button()
        elif move.kind is Kind.DRAW:
            self._draw(move)
        elif move.cell:
            self._use(move)
        else:
            self._discard(move)

    def press_button(self) -> None:
        """Click the one large button over the table."""
        (button,) = buttons(self._rig)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _draw(self, move: Move) -> None:
        rig = self._rig
        at = rig.open_card(place_of(rig, move.token)) if move.token else rig.stock()
        if self._drags():
            rig.drag(at, rig.hand_area())
        else:
            rig.click(at)

    def _discard(self, move: Move) -> None:
        rig = self._rig
        if self._drags():
            rig.drag(rig.card(move.token), rig.discards())
        elif self._drags():
            rig.double_click(rig.card(move.token))
        else:
            rig.click(rig.card(move.token))
            rig.click(rig.discards())

    def _use(self, move: Move) -> None:
        rig = self._rig
        given = rig.view.play.chosen is None and rig.view.play.token is not None
        target = rig.cell(move.cell)
        if not given:
            self._bring(rig.card(move.token), target)
        elif move.kind is not Kind.TALK and self._drags():
            rig.drag(rig.dice(), target)
        else:
            rig.click(target)
        if move.kind is Kind.SWAP:
            self._swap(move)
        self._answer(move)

    def _bring(self, start: QPoint, end: QPoint) -> None:
        if self._drags():
            self._rig.drag(start, end)
        else:
            self._rig.click(start)
            self._rig.click(end)

    def _swap(self, move: Move) -> None:
        rig = self._rig
        assert rig.view.play.source == rig.game.setup.board.cell(move.cell)
        if self._drags():
            rig.drag(rig.cell(move.cell), rig.cell(move.other))
        else:
            rig.click(rig.cell(move.other))

    def _answer(self, move: Move) -> None:
        """Answer what the table asks about rows."""
        rig = self._rig
        if rig.view.play.asking is None:
            return
        shown = {button.text(): button for button in buttons(rig)}
        if shown:
            text = "Announce the row" if move.rows else "Say nothing"
            QTest.mouseClick(shown[text], Qt.MouseButton.LeftButton)
        self._answer_which_row(move)

    def _answer_which_row(self, move: Move) -> None:
        rig = self._rig
        if rig.view.play.asking is None:
            return
        for _ in range(_MOST_STEPS):
            if set(rig.view.table.lights.offered) == set(move.rows):
                break
            rig.keys(Key.Key_Right)
        rig.keys(Key.Key_Return)

    # ---- with the keyboard

    def type(self, move: Move) -> None:
        """Make a move with keys alone."""
        rig = self._rig
        if move.kind is Kind.PASS:
            QTest.keyClick(focus(), Key.Key_Return)
        elif move.kind is Kind.DRAW:
            self._type_draw(move)
        elif not move.cell:
            rig.keys(_DIGITS[rig.hand.index(move.token)])
            rig.keys(Key.Key_Delete)
        else:
            if rig.view.play.token is None:
                rig.keys(_DIGITS[rig.hand.index(move.token)])
            self._walk_to(move.cell)
            rig.keys(Key.Key_Return)
            if move.kind is Kind.SWAP:
                self._walk_to(move.other)
                rig.keys(Key.Key_Return)
            self._type_answer(move)

    def _type_draw(self, move: Move) -> None:
        rig = self._rig
        rig.keys("D")
        if rig.moves:  # there was nothing to choose from
            return
        wanted = Spot(Zone.OPEN, place_of(rig, move.token))
        self._until(lambda: rig.view.keys.spot == wanted, Key.Key_Right, Key.Key_Left)
        rig.keys(Key.Key_Return)

    def _walk_to(self, cell: str) -> None:
        rig = self._rig
        wanted = Spot(Zone.BOARD, rig.game.setup.board.cell(cell))
        self._until(lambda: rig.view.keys.spot == wanted, Key.Key_N)

    def _until(self, there: Callable[[], bool], *keys: Key) -> None:
        for key in keys:
            for _ in range(_MOST_STEPS if len(keys) == 1 else 12):
                if there():
                    return
                self._rig.keys(key)
        assert there()

    def _type_answer(self, move: Move) -> None:
        rig = self._rig
        if rig.view.play.asking is None:
            return
        shown = [button.text() for button in buttons(rig)]
        if shown:
            text = "Announce the row" if move.rows else "Say nothing"
            for _ in range(shown.index(text)):
                QTest.keyClick(focus(), Key.Key_Right)
            QTest.keyClick(focus(), Key.Key_Return)
        self._answer_which_row(move)


def buttons(rig: Rig) -> list[QPushButton]:
    """The buttons that lie over the table now."""
    found = rig.view.viewport().findChildren(QPushButton)
    return [button for button in found if button.isVisible()]


def focus() -> QPushButton:
    """The button that has the focus."""
    widget = QApplication.focusWidget()
    assert isinstance(widget, QPushButton)
    return widget


def place_of(rig: Rig, token: str) -> int:
    """The open pile with this card on top."""
    return next(n for n, pile in enumerate(rig.game.position.open) if pile and pile[0] == token)
