# SPDX-License-Identifier: MIT
"""Somebody who does anything at all with the program: a walk of real events, the same for a seed.

A step is done in the dialog that is open, or in one of the windows. Each is written down before it
is done, so that a walk that ends badly tells its way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QMenu,
    QWidget,
)

from sequence_desktop.engine.rng import Random
from sequence_desktop.gui.main_window import MainWindow

T = TypeVar("T")

LEFT: Final = Qt.MouseButton.LeftButton
_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
_MODIFIERS: Final = (
    *(_NO_MODIFIER,) * 5,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
_KEYS: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_F1),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Insert, Qt.Key.Key_F5, Qt.Key.Key_Menu),
    *(Qt.Key(Qt.Key.Key_A + n) for n in range(26)),
    *(Qt.Key(Qt.Key.Key_0 + n) for n in range(10)),
)
_FORBIDDEN: Final = ("quit", "full_screen")
"""These would end the walk at once, or ask a window manager that is not there."""


class Walk:
    """One walk.

    Attributes:
        steps: what has been done, in words.
    """

    def __init__(self, seed: int, window: MainWindow, steps: int) -> None:
        self.steps: list[str] = []
        self._rng = Random(seed)
        self._window = window
        self._left = steps
        self._loop = QEventLoop()

    def run(self) -> None:
        """Take all steps, or as many as there are until the window is closed."""
        QTimer.singleShot(0, self._step)
        self._loop.exec()
        self._close_all()

    def _step(self) -> None:
        if not self._left or not self._window.isVisible():
            self._end()
            return
        self._left -= 1
        # Before the deed: it may open a dialog, in which the walk goes on.
        QTimer.singleShot(0, self._step)
        where = self._where()
        if where is None:
            return
        deeds = (
            self._click,
            self._click,
            self._click,
            self._press_button,
            self._press_button,
            self._key,
            self._key,
            self._key,
            self._action,
            self._action,
            self._drag,
            self._wheel,
            self._ready,
            self._resize,
            self._close,
        )
        self._one_of(deeds)(where)  # fmt: skip

    def _end(self) -> None:
        """Leave every dialog, each in its own event loop."""
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            QTimer.singleShot(0, self._end)
            popup.close()
        else:
            self._loop.quit()

    def _close_all(self) -> None:
        for window in self._windows():
            if window is not self._window:
                window.close()

    def _where(self) -> QWidget | None:
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            return popup
        found = self._windows()
        return self._one_of(found) if found else None

    def _windows(self) -> list[QWidget]:
        found = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.windowTitle()]
        return sorted(found, key=lambda window: (window.objectName(), window.windowTitle()))

    # -- steps ------------------------------------------------------------------------------

    def _click(self, where: QWidget) -> None:
        target = self._child(where)
        point, held = self._point(target), self._held()
        double = not self._rng.below(8)
        right = not self._rng.below(10)
        self._note(f"click {_name(target)} at {point.x()},{point.y()} {held} {double=} {right=}")
        button = Qt.MouseButton.RightButton if right else LEFT
        (QTest.mouseDClick if double else QTest.mouseClick)(target, button, held, point)

    def _press_button(self, where: QWidget) -> None:
        buttons = [
            b for b in where.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()
        ]
        if buttons:
            button = self._one_of(buttons)
            self._note(f"press {_name(button)} {button.text()!r}")
            QTest.mouseClick(button, LEFT)

    def _key(self, where: QWidget) -> None:
        focus = QApplication.focusWidget()
        target = focus if focus is not None and where.isAncestorOf(focus) else where
        if isinstance(where, QFileDialog):
            self._note("escape from a file dialog")
            where.reject()
            return
        key, held = self._one_of(_KEYS), self._held()
        self._note(f"key {key.name} {held} in {_name(target)}")
        QTest.keyClick(target, key, held)

    def _action(self, where: QWidget) -> None:
        actions = [
            a
            for a in where.findChildren(QAction)
            if a.isEnabled()
            and a.isVisible()
            and a.objectName() not in _FORBIDDEN
            and a.menu() is None
        ]
        if actions:
            action = self._one_of(actions)
            self._note(f"action {action.objectName() or action.text()!r} of {_name(where)}")
            if isinstance(where, QMenu):
                where.close()
            action.trigger()

    def _drag(self, where: QWidget) -> None:
        target = self._child(where)
        start, end = self._point(target), self._point(target)
        self._note(f"drag in {_name(target)} from {start.toTuple()} to {end.toTuple()}")
        QTest.mousePress(target, LEFT, _NO_MODIFIER, start)
        for part in range(1, 5):
            QTest.mouseMove(target, start + (end - start) * part / 4)
        if self._rng.below(5):
            QTest.mouseRelease(target, LEFT, _NO_MODIFIER, end)

    def _wheel(self, where: QWidget) -> None:
        target = self._child(where)
        point, way = QPointF(self._point(target)), QPoint(0, self._one_of((-120, 120)))
        self._note(f"wheel over {_name(target)} {way.y()}")
        scroll = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            point, target.mapToGlobal(point), QPoint(), way,
            Qt.MouseButton.NoButton, self._held(), scroll, False,
        )  # fmt: skip
        QApplication.sendEvent(target, event)

    def _ready(self, _where: QWidget) -> None:
        session = self._window.session
        if session is None:
            return
        if session.curtain is not None:
            self._note("ready")
            session.ready()
        elif session.active:
            moves = list(session.view.legal_moves())
            move = moves[self._rng.below(len(moves))]
            self._note(f"move {move}")
            session.play(move)

    def _resize(self, where: QWidget) -> None:
        wide, high = 300 + self._rng.below(1200), 200 + self._rng.below(900)
        self._note(f"resize {_name(where)} to {wide}x{high}")
        where.resize(wide, high)

    def _close(self, where: QWidget) -> None:
        if where is self._window and self._rng.below(20):
            return  # few walks end here
        self._note(f"close {_name(where)}")
        QApplication.sendEvent(where, QCloseEvent())
        where.close()

    # -- chances ----------------------------------------------------------------------------

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._rng.below(len(things))]

    def _held(self) -> Qt.KeyboardModifier:
        return self._one_of(_MODIFIERS)

    def _child(self, where: QWidget) -> QWidget:
        if isinstance(where, QFileDialog):
            return where
        shown = [w for w in where.findChildren(QWidget) if w.isVisible() and w.window() is where]
        return self._one_of([*shown, where])

    def _point(self, target: QWidget) -> QPoint:
        return QPoint(
            self._rng.below(max(target.width(), 1)), self._rng.below(max(target.height(), 1))
        )

    def _note(self, step: str) -> None:
        self.steps.append(step)


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__}#{widget.objectName()}"
