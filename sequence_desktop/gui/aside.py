# SPDX-License-Identifier: MIT
"""A game that is off the table, but to be brought back."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sequence_desktop.gui.game_file import GameFile
from sequence_desktop.storage.games import SavedGame


@dataclass(frozen=True)
class Aside:
    """A game that another has replaced, to be brought back by undo or redo.

    Attributes:
        saved: the game.
        file: the file it belongs to.
        kept: where it lies among the recent files meanwhile.
    """

    saved: SavedGame
    file: GameFile = field(default_factory=GameFile)
    kept: Path | None = None
