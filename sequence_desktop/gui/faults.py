# SPDX-License-Identifier: MIT
"""What went wrong, in the language of the person, and the names of the games and boards we ship.

Faults come from below the window, which speaks English; their sentences are collected for
translators from there (`packaging/translations.py`), as are the texts in the files of our games and
boards.
"""

from PySide6.QtCore import QCoreApplication

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import said
from sequence_desktop.engine.rules import Rules


def in_words(text: str) -> str:
    """A clause of a fault in the language of the window; what is no phrase stays as it is."""
    return said(text, _clause)


def fault_text(fault: Exception) -> str:
    """A fault as one line: file, place, what is wrong, and what to do.

    An exception of another kind says what it says.
    """
    return fault.told(in_words) if isinstance(fault, Fault) else str(fault)


def game_title(rules: Rules) -> str:
    """What a game is called; one of a person's own as the person calls it."""
    return _text_of("Games", rules.title) or rules.id


def game_description(rules: Rules) -> str:
    """What is said of a game below its name."""
    return _text_of("Games", rules.description)


def game_reference(rules: Rules) -> str:
    """Where the rules of a game come from."""
    return _text_of("Games", rules.reference)


def board_name(board: Board) -> str:
    """What a board is called; its id where it has no name."""
    return _text_of("Boards", board.name) or board.id


def board_notes(board: Board) -> str:
    """What is said of a board."""
    return _text_of("Boards", board.notes)


def _clause(sentence: str) -> str:
    return QCoreApplication.translate("Faults", sentence)


def _text_of(context: str, text: str) -> str:
    """A text of a file that comes with the program; those of other files have no translation."""
    return QCoreApplication.translate(context, text) if text else ""
