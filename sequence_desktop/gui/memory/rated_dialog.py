# SPDX-License-Identifier: MIT
"""Rated games: the rating with its graph, the next opponent, and the last games to open."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.least import KeepsLines, room_for_lines, usual_size
from sequence_desktop.gui.levels import level_title
from sequence_desktop.gui.memory.enter import EnterOpens
from sequence_desktop.gui.memory.graph import RatingGraph
from sequence_desktop.gui.memory.memory import MOST_KEPT, Memory, Standing
from sequence_desktop.gui.memory.words import (
    opponents_text,
    result_text,
    signed,
    when_text,
)
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.row_height import give_air
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, TYPE_TITLE
from sequence_desktop.lab import rating
from sequence_desktop.storage.records import Record

_PATH = Qt.ItemDataRole.UserRole
_OF_SCREEN = 0.9

_LIST_ROW = 4
_LIST_LINES = 3
_LEAST_WIDTH = 540
"""In a narrower window the words below would take the room of the games."""
_WIDEST_LIST_LINES = 11


class RatedDialog(QDialog):
    """Shows how a person stands, and leads to the next rated game or to an earlier one.

    Signals:
        play_wanted(str, str): a rated game by these rules, against this level.
        open_wanted(Path): look at the game in this file.
    """

    play_wanted = Signal(str, str)
    open_wanted = Signal(object)

    def __init__(
        self,
        memory: Memory,
        games: Mapping[str, str],
        chosen: str,
        levels: tuple[str, ...],
        style: Style,
        parent: QWidget | None = None,
    ) -> None:
        """Args:
        memory: the person's games.
        games: the games that can be played rated: their titles by the id of the rules.
        chosen: the id of those that were played last.
        levels: those of the computer players, the weakest first.
        style: the look in use.
        parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("rated_dialog")
        self.setWindowTitle(self.tr("Rated games"))
        self._memory, self._levels = memory, levels
        self.games = ChoiceBox(self)
        self.rating = PlainLabel(self)
        self.next = PlainLabel(self)
        self.graph = RatingGraph(style, self)
        self.list = QListWidget(self)
        give_air(self.list)
        self.play = QPushButton(self.tr("&Play a rated game"), self)
        self.look = QPushButton(self.tr("&Open the game"), self)
        self.play.setToolTip(
            self.tr("Deal a game that counts for your rating, without undo and without hints")
        )
        self.look.setToolTip(
            self.tr("Look at the chosen game on the table; the game in progress is kept")
        )
        for rules, title in games.items():
            self.games.addItem(title, rules)
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self._build()
        self.games.currentIndexChanged.connect(self.refresh)
        EnterOpens(self.list)
        self.list.itemActivated.connect(self._open)
        self.list.itemSelectionChanged.connect(self._enable)
        self.play.clicked.connect(self._play)
        self.look.clicked.connect(self._open)
        memory.changed.connect(self.refresh)
        self.refresh()
        self.play.setFocus()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))

    def _build(self) -> None:
        label = QLabel(self.tr("&Game"), self)
        label.setBuddy(self.games)
        self.games.setAccessibleName(self.tr("Game"))
        self.rating.setFont(font(TYPE_TITLE, QFont.Weight.DemiBold))
        self.rating.setObjectName("rating")
        self.next.setWordWrap(True)
        self.next.setObjectName("next")
        rules = QLabel(
            self.tr(
                "You play alone against one computer, which is picked for you by your rating. "
                "Nothing can be taken back, and there are no hints and no chances. A game that you "
                "leave can be gone on with; it counts when it ends."
            ),
            self,
        )
        rules.setWordWrap(True)
        rules.setProperty("muted", True)
        self.list.setObjectName("rated_games")
        self.list.setAccessibleName(self.tr("The last rated games"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setToolTip(self.tr("Double-click a game, or press Enter, to look at it again."))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.play, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.look, QDialogButtonBox.ButtonRole.ActionRole)
        self.play.setDefault(True)
        self.look.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        grid.setSpacing(SPACE_M)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.games, 0, 1)
        grid.addWidget(self.rating, 1, 0, 1, 2)
        grid.addWidget(self.next, 2, 0, 1, 2)
        grid.addWidget(self.graph, 3, 0, 1, 2)
        grid.addWidget(self.list, _LIST_ROW, 0, 1, 2)
        grid.addWidget(rules, 5, 0, 1, 2)
        grid.addWidget(buttons, 6, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(3, 3)
        self.list.setMinimumHeight(room_for_lines(self.list, _LIST_LINES))
        self.setMinimumWidth(_LEAST_WIDTH)
        KeepsLines(self)

    @property
    def rules(self) -> str:
        """The id of the rules that are looked at."""
        return str(self.games.currentData() or "")

    def restyle(self, style: Style) -> None:
        """Take the colours of another style."""
        self.graph.restyle(style)

    def refresh(self) -> None:
        """Show how the person stands in the chosen game."""
        standing = self._memory.standing(self.rules)
        self.rating.setText(self.tr("Your rating: {points}").format(points=standing.rating))
        level = standing.level
        text = self.tr("Next opponent: {level} ({points}).")
        points = rating.anchor(level, self._levels)
        played = COUNTED.rated_games(len(standing.games))
        opponent = text.format(level=level_title(level), points=points)
        self.next.setText(f"{played} {opponent}")
        start = rating.start(self._levels)
        course = [start, *(it.rating for it in standing.games if it.rating is not None)]
        lines = [(level_title(it), rating.anchor(it, self._levels)) for it in self._levels]
        self.graph.show_course(course if standing.games else (), lines)
        self._fill(standing, start)
        self._enable()

    def _fill(self, standing: Standing, start: int) -> None:
        self.list.clear()
        before = [start, *(it.rating or start for it in standing.games)]
        pairs = list(zip(standing.games, before, strict=False))
        for record, old in reversed(pairs[-MOST_KEPT:]):
            self.list.addItem(self._line(record, old))
        # Without games there is nothing to choose from; the graph says how it begins.
        self.list.setVisible(self.list.count() > 0)
        self._grid.setRowStretch(_LIST_ROW, 2 if self.list.count() else 0)
        if self.list.count():
            self.list.setCurrentRow(0)
            self._widen()

    def _line(self, record: Record, before: int) -> QListWidgetItem:
        seat = record.humans[0]
        text = self.tr("{when}   {result} against {level}, {moves}   {rating} ({change})")
        now = record.rating or before
        item = QListWidgetItem(
            text.format(
                when=when_text(record.when),
                result=result_text(record.result(seat)),
                level=opponents_text(record, seat),
                moves=COUNTED.moves(record.moves),
                rating=now,
                change=signed(now - before),
            )
        )
        path = self._memory.kept(record)
        item.setData(_PATH, None if path is None else str(path))
        return item

    def _widen(self) -> None:
        """Room for the longest line of the list, so that none is moved to be read."""
        lines, bar = self.list.sizeHintForColumn(0), self.list.verticalScrollBar().sizeHint()
        widest = _WIDEST_LIST_LINES * self.list.fontMetrics().lineSpacing()
        self.list.setMinimumWidth(min(lines + bar.width() + 2 * SPACE_L, widest))

    def _chosen(self) -> Path | None:
        chosen = self.list.selectedItems()
        path = chosen[0].data(_PATH) if chosen else None
        return None if path is None else Path(path)

    def _enable(self) -> None:
        self.look.setEnabled(self._chosen() is not None)
        self.play.setEnabled(bool(self.rules))

    def _open(self) -> None:
        path = self._chosen()
        if path is not None:
            self.open_wanted.emit(path)

    def _play(self) -> None:
        self.play_wanted.emit(self.rules, self._memory.standing(self.rules).level)
        self.accept()

    def sizeHint(self) -> QSize:
        return usual_size(self, 620, 620)
