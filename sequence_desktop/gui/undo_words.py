# SPDX-License-Identifier: MIT
"""What undo and redo are called at the moment: with the change that they are about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QUndoStack

from sequence_desktop.gui.plain import plain_tip, unmarked

translate = QCoreApplication.translate


def name_undo(undo: QAction, redo: QAction, stack: QUndoStack) -> None:
    """Say in both actions whether they can be used, and what they would take back or do again."""
    _name(undo, translate("Undo", "&Undo"), stack.undoText(), able=stack.canUndo())
    _name(redo, translate("Undo", "&Redo"), stack.redoText(), able=stack.canRedo())


def _name(action: QAction, deed: str, what: str, *, able: bool) -> None:
    action.setEnabled(able)
    plain = unmarked(deed)
    both = translate("Undo", "{deed}: {what}")
    # The change may be called after a board: an "&" in it is none of ours.
    action.setText(both.format(deed=deed, what=what.replace("&", "&&")) if able else deed)
    action.setIconText(plain)
    action.setToolTip(plain_tip(both.format(deed=plain, what=what) if able else plain))
