# SPDX-License-Identifier: MIT
"""What the games and boards are called that come with the program, in the language of the person.

The texts stand in the files of the games and boards, and translators are given them from there.
Whatever else a file says, one of a person's own above all, is shown as it stands in it. So is
everything where it is edited. Games, records and settings keep what the files say; only what is
made for a person to read has the words of the window: the name of a copy of a board, and the title
of a picture.
"""

from contextlib import suppress
from functools import cache

from PySide6.QtCore import QCoreApplication

from sequence_desktop import paths
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.storage.shipped_texts import files_of, texts_in


def game_title(rules: Rules) -> str:
    """What a game is called; its id where it has no title."""
    return title_text(rules.title) or rules.id


def game_description(rules: Rules) -> str:
    """What is said of a game below its name."""
    return _text_of("Games", rules.description)


def game_reference(rules: Rules) -> str:
    """Where the rules of a game come from."""
    return _text_of("Games", rules.reference)


def board_name(board: Board) -> str:
    """What a board is called; its id where it has no name."""
    return name_text(board.name) or board.id


def board_notes(board: Board) -> str:
    """What is said of a board."""
    return notes_text(board.notes)


def author_text(author: str) -> str:
    """Who has arranged a board, or that nobody knows."""
    return _text_of("Boards", author)


def licence_text(licence: str) -> str:
    """What may be done with a board."""
    return _text_of("Boards", licence)


def title_text(title: str) -> str:
    """The title of a game, of which nothing else is known."""
    return _text_of("Games", title)


def name_text(name: str) -> str:
    """The name of a board, of which nothing else is known."""
    return _text_of("Boards", name)


def notes_text(notes: str) -> str:
    """What is said of a board, of which nothing else is known."""
    return _text_of("Boards", notes)


def _text_of(context: str, text: str) -> str:
    found = QCoreApplication.translate(context, text) if text else ""
    # A catalogue in a bundle finds texts of any class: a board of one's own, called Back, would
    # have the name of a button.
    return found if found == text or text in _shipped(context) else text


@cache
def _shipped(context: str) -> frozenset[str]:
    """All that the files of the program's games or boards say of themselves."""
    found: set[str] = set()
    for file in files_of(context, paths.data()):
        with suppress(Fault):  # it is told where games and boards are chosen
            found.update(texts_in(file, context))
    return frozenset(found)
