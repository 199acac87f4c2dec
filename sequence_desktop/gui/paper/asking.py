# SPDX-License-Identifier: MIT
"""From a board anywhere in the program to the dialog that prints it, as it was printed last."""

from __future__ import annotations

import contextlib

from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.how_to_play import games_for
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.table.art import Style
from sequence_desktop.storage import boards
from sequence_desktop.storage import rules as rules_files
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.rules_check import usual_rules

_ON_THE_TABLE = " "
"""The key of rules that lie in no file, which no id can be."""


def ask_paper(
    board: Board,
    style: Style,
    preferences: Preferences,
    home: Home,
    parent: QWidget,
    playing: Rules | None = None,
) -> None:
    """Show the dialog, and remember what was chosen in it.

    Args:
        playing: the game that is played on the board: its rules are offered first.
    """
    library = rules_files.library(home)
    games = library.load_all()[0]
    last = dict(preferences.now.paper)
    if last.get("game") not in games_for(board, games):
        with contextlib.suppress(Fault):  # then any game that fits is the first
            last["game"] = usual_rules(board, library, boards.library(home).load).id
    if playing is not None:
        key = playing.id if games.get(playing.id) == playing else _ON_THE_TABLE
        games[key] = playing
        last["game"] = key
    dialog = PaperDialog(board, style, games, last, parent)
    dialog.exec()
    preferences.change(paper=dialog.remembered)
    dialog.deleteLater()
