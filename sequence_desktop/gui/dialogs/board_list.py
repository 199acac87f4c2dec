# SPDX-License-Identifier: MIT
"""The list of boards in the new-game dialog: those on which the chosen game can be played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.alphabet import alphabetical
from sequence_desktop.gui.dialogs.board_preview import THUMB, board_thumb
from sequence_desktop.gui.dialogs.picking import ChoiceList, add, choose, chosen
from sequence_desktop.gui.plain import plain_tip
from sequence_desktop.gui.row_height import inset
from sequence_desktop.gui.shelf import OWN_BOARD, RANDOM_BOARD, Shelf
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.titles import author_text, board_name


class BoardList(ChoiceList):
    """Boards with small pictures; the last is a board by chance."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boards")
        inset(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(180, 130)
        self.setIconSize(QSize(THUMB, THUMB))
        self._style = style
        self._boards: dict[str, Board] = {}

    def show_boards(self, shelf: Shelf, game: Rules | None, wanted: str) -> None:
        """Show the boards that fit this game; others would only be in the way."""
        self.blockSignals(True)
        self.clear()
        self._boards = {}
        if game is not None:
            found = _special(shelf, game, OWN_BOARD) if game.board.grid else {}
            fitting = [each for each in shelf.boards.items() if shelf.fits(game, each[1])]
            fitting.sort(key=lambda each: alphabetical(board_name(each[1])))
            found |= dict(fitting)
            self._boards = found | _special(shelf, game, RANDOM_BOARD)
        for name, board in self._boards.items():
            self._add(name, board)
        self.blockSignals(False)
        known = wanted in self._boards or game is None
        choose(self, wanted if known else shelf.usual(game) if game else "")

    @property
    def board(self) -> Board | None:
        """The board that is chosen; of a random one, an example."""
        return self._boards.get(self.board_id)

    @property
    def board_id(self) -> str:
        """The id of the chosen board; "" if there is none."""
        return chosen(self)

    def _add(self, name: str, board: Board) -> None:
        item = add(self, name, self._title(name, board))
        item.setIcon(board_thumb(board, self._style, self.devicePixelRatioF()))
        if board.author:
            told = self.tr("Arranged by {author}").format(author=author_text(board.author))
            item.setToolTip(plain_tip(told))

    def _title(self, name: str, board: Board) -> str:
        if name == OWN_BOARD:
            return self.tr("The board of these rules")
        return board_name(board)


def _special(shelf: Shelf, game: Rules, name: str) -> dict[str, Board]:
    """A board that lies in no file, if it can be made and fits."""
    try:
        board = shelf.board(game, name, seed=0)
    except Fault:
        return {}
    return {name: board} if shelf.fits(game, board) else {}
