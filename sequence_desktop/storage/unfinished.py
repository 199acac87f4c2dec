# SPDX-License-Identifier: MIT
"""Names for games' files, and the folder of those that are kept by themselves: not too many."""

import contextlib
from datetime import datetime
from pathlib import Path
from typing import Final

from sequence_desktop.engine.game import Game
from sequence_desktop.storage import files, names
from sequence_desktop.storage.errors import Deed, from_os_error
from sequence_desktop.storage.games import SUFFIX

MOST_KEPT: Final = 50
"""So many stay; the oldest go first."""


def free_name(path: Path) -> Path:
    """The path, or the first one with a number that no file has.

    Raises:
        StorageError: its folder cannot be looked into.
    """
    number = 2
    free = path
    try:
        while free.exists():
            free = path.with_stem(f"{path.stem} ({number})")
            number += 1
    except OSError as error:
        raise from_os_error(error, path, Deed.SAVE) from error
    return free


def name_for(game: Game) -> str:
    """A name for a game's file: what is played, and when."""
    title = game.setup.rules.title or "game"
    day = datetime.now().astimezone().strftime("%Y-%m-%d %H-%M")
    plain = "".join(c if c.isalnum() or c in " -" else "-" for c in title)
    return f"{names.fit_stem(plain, 'game')} {day}{SUFFIX}"


def prune(folder: Path) -> None:
    """Let the oldest of the games in this folder go.

    One that cannot be removed stays.
    """
    for path in files.newest_first(folder.glob(f"*{SUFFIX}"))[MOST_KEPT:]:
        with contextlib.suppress(OSError):
            files.backup_path(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
