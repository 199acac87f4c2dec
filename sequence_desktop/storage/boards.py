# SPDX-License-Identifier: MIT
"""Boards in files: the shipped layouts and a person's own."""

from pathlib import Path

from sequence_desktop import paths
from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.engine.phrases import Phrase, phrase
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.library import SUFFIX, Library


class BoardLibrary(Library[Board]):
    """All boards this person can play on."""

    def __init__(self, home: Home) -> None:
        super().__init__(paths.data("board_layouts"), home.boards, load)

    def _none_called(self, name: str) -> Phrase:
        return phrase("there is no board {name}", name=name)

    def _shipped_too(self, name: str) -> Phrase:
        return phrase("the board {name} comes with the program", name=name)

    def parse(self, data: object) -> Board:
        """The board that parsed JSON describes: an object, or the id of a layout.

        Raises:
            Fault: it is no board, or names one that is not there.
        """
        return self.load(data) if isinstance(data, str) else Board.from_json(data)


def library(home: Home) -> BoardLibrary:
    """All boards this person can play on."""
    return BoardLibrary(home)


def load(path: Path) -> Board:
    """The board in a file, complete for its kind of deck.

    Raises:
        StorageError: the file cannot be read.
        BadBoard: the first of its mistakes, with file, place and remedy.
    """
    board, faults = examine(path)
    if faults:
        raise faults[0]
    return board


def examine(path: Path) -> tuple[Board, tuple[BadBoard, ...]]:
    """The board in a file and everything that keeps it from being complete.

    Raises:
        StorageError: the file cannot be read.
        BadBoard: it is no board at all; with file, place and remedy.
    """
    data = json_text.load(path, BadBoard)
    try:
        board = Board.from_json(data, id=path.name.removesuffix(SUFFIX))
    except BadBoard as fault:
        raise fault.in_file(str(path)) from None
    faults = (BadBoard(p.text, remedy=p.remedy, file=str(path)) for p in board.problems())
    return board, tuple(faults)


def save(board: Board, path: Path) -> None:
    """Write a board the way people write one: a line for each row.

    Raises:
        StorageError: it could not be written.
    """
    data = board.to_json()
    data.pop("id", None)  # the file's name is its id
    files.make_folder(path.parent)
    files.write_atomic(path, json_text.write(data))
