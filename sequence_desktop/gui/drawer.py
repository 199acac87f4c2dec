# SPDX-License-Identifier: MIT
"""Where unfinished games are kept that have left the table: among the recent files."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.storage import files
from sequence_desktop.storage.autosave import Autosave
from sequence_desktop.storage.games import SUFFIX, SavedGame, save_game
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.lock import in_turn
from sequence_desktop.storage.unfinished import free_name, name_for, prune

log = logging.getLogger(__name__)


class Drawer:
    """Keeps unfinished games among the recent files."""

    def __init__(self, home: Home, preferences: Preferences) -> None:
        self._folder = home.saves / "unfinished"
        self._turn = home.running / "unfinished"
        self._preferences = preferences

    def put(self, saved: SavedGame) -> Path:
        """Keep a game; its new file.

        Raises:
            Fault: it could not be written.
        """
        files.make_folder(self._folder)
        with in_turn(self._turn):  # another copy of the program may choose the same name
            path = free_name(self._folder / name_for(saved.game))
            save_game(saved, path)
        files.let_be_newest(path, self._folder.glob(f"*{SUFFIX}"))
        self._preferences.use(self._preferences.now.with_recent(path))
        prune(self._folder)
        return path

    def forget(self, path: Path) -> None:
        """The kept copy of a game that is back on the table is of no use any more."""
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        self._preferences.use(self._preferences.now.without_recent(path))

    def gather(self, autosave: Autosave) -> None:
        """Keep the games that other copies of the program have left."""
        for path in autosave.waiting():
            try:
                autosave.collect(path, self.put)
            except (Fault, OSError) as error:
                log.warning("%s", error)
