# SPDX-License-Identifier: MIT
"""What keys do on the designer's board: walk, choose, type cards, put and take them away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.designer.editor import Editor
from sequence_desktop.gui.designer.typed import Typed

_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Home: (-99, 0),
    Qt.Key.Key_End: (99, 0),
    Qt.Key.Key_PageUp: (0, -99),
    Qt.Key.Key_PageDown: (0, 99),
}
"""How far each key leads over a board: columns and rows; more than there are: to the edge."""


class BoardKeys:
    """Changes the editor's board where its selection is."""

    def __init__(
        self, editor: Editor, brush: Callable[[], Token], changed: Callable[[], None]
    ) -> None:
        """Args:
        editor: what changes the board.
        brush: the card that is chosen in the tray.
        changed: is called when something else has been typed.
        """
        self._editor = editor
        self._brush = brush
        self._changed = changed
        self._typed = Typed()

    @property
    def typed(self) -> str:
        """What has been typed and is no card yet."""
        return self._typed.text

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's, though it may be the shortcut of an action.

        A card that is typed must not set off an action whose shortcut is that letter; and while
        half of one is typed, undo takes that back.
        """
        if self.typed and event.matches(QKeySequence.StandardKey.Undo):
            return True
        plain = not event.modifiers() & ~(_SHIFT | Qt.KeyboardModifier.KeypadModifier)
        return plain and event.text().isprintable() and bool(event.text().strip())

    def press(self, event: QKeyEvent) -> bool:
        """A key is pressed; False if it means nothing here."""
        key, held, selection = Qt.Key(event.key()), event.modifiers(), self._editor.selection
        if self.typed and event.matches(QKeySequence.StandardKey.Undo):
            self.forget()
        elif key in STEPS:
            self._walk(*STEPS[key], held)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.finish():
                selection.advance()
        elif key == Qt.Key.Key_Space and held & _CTRL:
            selection.toggle(selection.cursor)
        elif key == Qt.Key.Key_Space:
            self._editor.fill(self._brush())
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif held & _CTRL or not self._type(event.text()):
            return False
        return True

    def finish(self) -> bool:
        """Put what has been typed if it is a card; whether something was typed."""
        typed = bool(self.typed)
        token = self._typed.finish()
        self._changed()
        if token is not None:
            self._put(token)
        return typed

    def forget(self) -> None:
        """Nothing has been typed."""
        self._typed.text = ""
        self._changed()

    def _walk(self, right: int, down: int, held: Qt.KeyboardModifier) -> None:
        self.finish()
        selection = self._editor.selection
        cell = selection.step(right, down)
        if held & _SHIFT:
            selection.extend(cell)
        elif held & _CTRL:
            selection.wander(cell)
        else:
            selection.go(cell)

    def _back(self) -> None:
        if self._typed.back():
            self._changed()
            return
        selection = self._editor.selection
        if len(selection.cells) == 1 and self._editor.draft.cells[selection.cursor] == EMPTY:
            selection.go(max(selection.cursor - 1, 0))
        self._editor.clear()

    def _type(self, signs: str) -> bool:
        self._typed.numbers = self._editor.draft.deck in ("numbers", "dice")
        if not signs or not self._typed.takes(signs):
            return False
        token = self._typed.add(signs)
        if token is not None:
            self._put(token)
        self._changed()
        return True

    def _put(self, token: Token) -> None:
        selection = self._editor.selection
        if len(selection.cells) > 1 and selection.cursor in selection.cells:
            self._editor.fill(token)
            return
        self._editor.put(selection.cursor, token)
        selection.advance()
