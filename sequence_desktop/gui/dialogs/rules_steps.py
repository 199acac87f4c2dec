# SPDX-License-Identifier: MIT
"""The ways from other dialogs into the rules: changing them, and reading how one plays.

Both are large and seldom opened, so they are imported where they are opened.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.gui.table.art import Style


@dataclass(frozen=True, slots=True)
class Changed:
    """What came of changing rules.

    Attributes:
        rules: the rules to be used; None: none.
        base: the id of the rules they were made from.
        saved: whether files have come or changed.
    """

    rules: Rules | None
    base: str
    saved: bool


def change_rules(game: Rules, base: str, shelf: Shelf, style: Style, parent: QWidget) -> Changed:
    """Let rules be changed, beginning with those of a game.

    `base` is the id of the rules it was made from, if it lies in no file itself.
    """
    from sequence_desktop.gui.rules.editor import RulesDialog

    library = shelf.rules_library
    dialog = RulesDialog(game, library, shelf.board_library, style, parent, base=base)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    changed = Changed(
        dialog.rules if accepted else None,
        str(dialog.presets.currentData() or base),
        bool(dialog.saved),
    )
    dialog.deleteLater()
    return changed


def show_how(
    game: Rules, board: Board, base: Rules | None, shelf: Shelf, style: Style, parent: QWidget
) -> None:
    """Say how a game is played, by any number of players."""
    from sequence_desktop.gui.rules.page import HowToPlayDialog

    dialog = HowToPlayDialog(
        game, board, style, base=base, board_names=shelf.board_names, parent=parent
    )
    dialog.exec()
    dialog.deleteLater()
