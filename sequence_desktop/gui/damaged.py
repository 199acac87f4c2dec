# SPDX-License-Identifier: MIT
"""Reading a game's file, and what is known of one that cannot be opened."""

from __future__ import annotations

from pathlib import Path

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage.games import SavedGame, backup_of, load_game


class Damaged(Exception):
    """A game's file cannot be opened.

    Attributes:
        fault: why.
        backup: the game in the file's backup, or None.
    """

    def __init__(self, fault: Fault, backup: SavedGame | None) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.backup = backup


def read_game(path: Path) -> SavedGame:
    """The game in a file.

    Raises:
        Damaged: it cannot be opened.
    """
    try:
        return load_game(path)
    except Fault as fault:
        raise Damaged(fault, backup_of(path)) from fault
