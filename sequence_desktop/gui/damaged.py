# SPDX-License-Identifier: MIT
"""Files that are damaged: what is known of them, and what people are told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.faults import faults_text
from sequence_desktop.storage.damage import DamagedFile
from sequence_desktop.storage.games import SavedGame, backup_of, load_game

translate = QCoreApplication.translate


class Damaged(Exception):
    """A game's file cannot be opened.

    Attributes:
        fault: why.
        backup: the game in the file's backup, or None.
        last: it is the game that was on the table last.
        kept: that one's file, kept aside; None if there is none.
    """

    def __init__(
        self,
        fault: Fault,
        backup: SavedGame | None,
        *,
        last: bool = False,
        kept: DamagedFile | None = None,
    ) -> None:
        super().__init__(str(fault))
        self.fault = fault
        self.backup = backup
        self.last, self.kept = last, kept


def read_game(path: Path) -> SavedGame:
    """The game in a file.

    Raises:
        Damaged: it cannot be opened.
    """
    try:
        return load_game(path)
    except Fault as fault:
        raise Damaged(fault, backup_of(path)) from fault


def kept_text(file: DamagedFile) -> str:
    """Where a damaged file is kept, or that it is not."""
    if file.copied:
        text = translate("Trouble", "The damaged file is kept: {file}")
    else:
        text = translate(
            "Trouble",
            "The damaged file could not be copied and is replaced by your next change; copy it to "
            "another place first: {file}",
        )
    return text.format(file=file.path)


def part_text(left_out: Sequence[Fault], file: DamagedFile) -> str:
    """A part of a file could not be read: what is done without, and where the file is."""
    return f"{faults_text(left_out)}\n{kept_text(file)}"


def damage_text(file: DamagedFile, *, earlier: bool) -> str:
    """What a window was to begin with is damaged; `earlier`: its backup is shown."""
    if earlier:
        text = translate(
            "Trouble", "What was left here is damaged; this is how it was a moment before."
        )
    else:
        text = translate("Trouble", "What was left here is damaged, and cannot be shown any more.")
    return f"{text}\n{kept_text(file)}"
