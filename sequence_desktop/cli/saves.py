# SPDX-License-Identifier: MIT
"""Opening a saved game for a command."""

from pathlib import Path

from sequence_desktop import notice
from sequence_desktop.cli.parsing import PROGRAM
from sequence_desktop.storage.games import SavedGame, load_game


def open_save(name: str) -> SavedGame:
    """The game in a file; what had to be left out of it is told beside the output.

    Raises:
        Fault: it cannot be read.
    """
    saved = load_game(Path(name))
    for fault in saved.left_out:
        notice.tell(f"{PROGRAM}: {fault}")
    return saved
