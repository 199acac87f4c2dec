# SPDX-License-Identifier: MIT
"""A game on the board in the making, in a window of its own; nothing of it is kept.

The game in progress in the main window is not touched: this window has a session of its own, and
no desk that would save it.
"""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.panels.bar import PastBar, Toast
from sequence_desktop.gui.panels.side import SidePanel
from sequence_desktop.gui.plain import command_name
from sequence_desktop.gui.seats import default_name, first_seats, seated
from sequence_desktop.gui.session import Session
from sequence_desktop.gui.stage import Stage
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.table.looks import Sitter
from sequence_desktop.gui.table.view import TableView
from sequence_desktop.gui.theme import action_icon
from sequence_desktop.gui.titles import game_title, name_text
from sequence_desktop.gui.tool_bar import fit_words
from sequence_desktop.gui.worker import Thinker
from sequence_desktop.storage.games import Seat

_SIZE: Final = QSize(1020, 740)
_SMALLEST: Final = QSize(640, 480)
SEEDS: Final = 2**32


class TrialWindow(QMainWindow):
    """Plays one game after the other on a board.

    Attributes:
        session: the game.
        table: where it is played.

    Signals:
        closed: the window is closed.
    """

    closed = Signal()

    def __init__(
        self,
        board: Board,
        rules: Rules,
        players: int,
        level: str,
        style: Style,
        *,
        thinker: Thinker | None = None,
        pace_ms: int,
        parent: QWidget | None = None,
    ) -> None:
        """
        Args:
            level: the level of the computers.

        Raises:
            Fault: the game cannot be played on this board by so many.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("trial")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._board, self._rules = board, rules
        self._players, self._level = players, level
        game = self._deal()
        self.table = TableView(style, self)
        self.panel = SidePanel(self)
        self.panel.set_style(style)
        self._past = PastBar(self)
        self._stage = Stage(self.table, self.panel, Toast(self.table), self)
        self.session = Session(
            game, self._seats(game), thinker=thinker, pace_ms=pace_ms, parent=self
        )
        self._build(style)
        self._stage.attend(self.session)
        self._stage.shown.connect(self._past.follow)
        self._past.back_clicked.connect(lambda: self._stage.look_at(None))
        self.session.start()

    def _deal(self) -> Game:
        sides = next(iter(self._rules.sides_for(self._players)), 2)
        seed = secrets.randbelow(SEEDS)
        return Game.new(self._rules, self._board, self._players, sides, seed=seed)

    def _seats(self, game: Game) -> tuple[Seat, ...]:
        """A person, and computers on the other seats."""
        person = first_seats()[0]
        others = (
            Seat(default_name(number, human=False), Sitter.COMPUTER.value, self._level)
            for number in range(1, self._players)
        )
        return seated((person, *others), game.setup.side_of)

    def _build(self, style: Style) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._past)
        column.addWidget(self.table, 1)
        self.setCentralWidget(centre)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panel)
        bar = self.addToolBar(self.tr("Trial"))
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        deeds = (
            ("look_back", self.tr("&Back to the board"), "Ctrl+W", self.close),
            ("undo", self.tr("&Undo"), "Ctrl+Z", self.session.undo),
            ("redo", self.tr("&Redo"), "Ctrl+Shift+Z", self.session.redo),
            ("again", self.tr("Deal a&gain"), "Ctrl+Shift+N", self.deal_again),
        )
        for name, text, keys, slot in deeds:
            action = QAction(text, self)
            action.setObjectName(name)
            action.setIconText(command_name(text))
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda _=False, slot=slot: slot())
            bar.addAction(action)
        self._bar = bar
        self._draw_icons(style)
        self.table.rematch_clicked.connect(self.deal_again)
        self.table.new_game_clicked.connect(self.close)
        name = name_text(self._board.name) or self.tr("Unnamed board")
        title = self.tr("Trial: {game} on “{board}”")
        self.setWindowTitle(title.format(game=game_title(self._rules), board=name))
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))
        self.table.setFocus()

    def deal_again(self) -> None:
        """Deal another game on the same board."""
        game = self._deal()
        self.session.replace(game, self._seats(game))

    def _draw_icons(self, style: Style) -> None:
        for action in self._bar.actions():
            action.setIcon(action_icon(action.objectName(), style.theme))

    def set_style(self, style: Style) -> None:
        """Draw in another style."""
        self._draw_icons(style)
        self.table.set_style(style)
        self.panel.set_style(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_words(self._bar, self.width())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.session.close()
        super().closeEvent(event)
        self.closed.emit()
