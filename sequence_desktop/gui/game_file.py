# SPDX-License-Identifier: MIT
"""The file that a game on the table was opened from or saved to."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.moves import Move
from sequence_desktop.storage import files
from sequence_desktop.storage.games import Mark, SavedGame, load_game

log = logging.getLogger(__name__)

State = tuple[tuple[Move, ...], tuple[Move, ...], tuple[Mark, ...]]
"""How far a game has come: its moves, those taken back, and its bookmarks."""


def state_of(saved: SavedGame) -> State:
    """How far a game has come."""
    return saved.game.moves, saved.game.undone, saved.marks


@dataclass(frozen=True)
class GameFile:
    """A game's file, and what of the game is in it.

    Attributes:
        path: the file; None: the game has none.
        state: how far the game had come when it was saved there.
        mark: the mark of the file's content then.
    """

    path: Path | None = None
    state: State | None = None
    mark: str = ""

    @classmethod
    def written(cls, path: Path, state: State) -> GameFile:
        """The file as it is now, which holds the game in this state."""
        return cls(path, state, files.mark(path))

    def is_behind(self, state: State) -> bool:
        """Whether there is a file, and the game is in another state by now."""
        return self.path is not None and self.state != state

    @property
    def changed_elsewhere(self) -> bool:
        """Whether another program has changed the file since it was opened or saved."""
        return self.path is not None and files.mark(self.path) not in ("", self.mark)


def file_again(name: str, saved: SavedGame) -> GameFile:
    """After a restart: the file of this name, if it is that of the game that was kept."""
    if not name:
        return GameFile()
    try:
        found = load_game(Path(name))
    except Fault as fault:
        log.info("%s", fault)
        return GameFile()
    ours, theirs = saved.game, found.game
    if found.left_out:
        return GameFile()  # it holds something that this program would not write again
    # A branch begins as the game that it has left, but that one's file is not its own.
    if theirs.at(0) != ours.at(0) or (found.branch is None) is not (saved.branch is None):
        return GameFile()
    # Where both went on, another program has changed it while this one was closed.
    same = theirs.moves == ours.moves[: len(theirs.moves)]
    return GameFile(Path(name), state_of(found), files.mark(Path(name)) if same else "")
