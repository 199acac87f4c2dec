# SPDX-License-Identifier: MIT
"""What kind of file of ours this is: a saved game, a board, rules, or a rule case."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from sequence_desktop.engine.errors import Fault
from sequence_desktop.storage import games, json_text
from sequence_desktop.storage.errors import StorageError

BOARD_SUFFIX: Final = ".seqboard"
"""A board to be sent to others and opened by a double click; within the program it is ``.json``."""


class Kind(StrEnum):
    """The kinds of files that people open."""

    GAME = "game"
    BOARD = "board"
    RULES = "rules"
    CASE = "case"


def kind_of(path: Path) -> Kind:
    """What the file holds, as far as its name and a look inside tell.

    A file that cannot be read, or that is none of ours, counts as a game: whoever opens it as such
    says what is wrong with it.
    """
    if path.suffix == games.SUFFIX:
        return Kind.GAME
    if path.suffix == BOARD_SUFFIX:
        return Kind.BOARD
    try:
        data = json_text.load(path, StorageError)
    except Fault:
        return Kind.GAME
    if not isinstance(data, dict) or "format" in data:
        return Kind.GAME
    if isinstance(data.get("rows"), list):  # the rules have a section of this name
        return Kind.BOARD
    if "case" in data:
        return Kind.CASE
    return Kind.RULES if "extends" in data or "title" in data else Kind.GAME
