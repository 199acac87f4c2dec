# SPDX-License-Identifier: MIT
"""Statistics of finished games: filters above, counts and the games themselves below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.errors import Fault
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.counted import COUNTED
from sequence_desktop.gui.dialogs.scrolled import Scrolled
from sequence_desktop.gui.dialogs.trouble import say
from sequence_desktop.gui.dialogs.unread import UnreadLine
from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.faults import fault_text
from sequence_desktop.gui.least import usual_size
from sequence_desktop.gui.lines_table import LinesTable
from sequence_desktop.gui.memory.enter import EnterOpens
from sequence_desktop.gui.memory.memory import Memory
from sequence_desktop.gui.memory.words import (
    level_text,
    opponents_text,
    percent,
    result_text,
    when_text,
)
from sequence_desktop.gui.plain import PlainBox, PlainLabel, unmarked
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M
from sequence_desktop.gui.titles import name_text, title_text
from sequence_desktop.storage.tallies import Filter, Played, Tally, grouped, tally

_OF_SCREEN = 0.9
_MOST_LISTED = 500
"""So many games are listed; the counts know all of them."""


class StatisticsDialog(QDialog):
    """Shows what has been played.

    Signals:
        open_wanted(Path): look at the game in this file.
        export_wanted: write the records to a file.
    """

    open_wanted = Signal(object)
    export_wanted = Signal()

    def __init__(self, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics_dialog")
        self.setWindowTitle(self.tr("Statistics"))
        self._memory = memory
        self._listed: list[Played] = []
        self.who, self.game, self.level, self.period = (ChoiceBox(self) for _ in range(4))
        self.rated = QCheckBox(self.tr("Only &rated games"), self)
        self.tabs = QTabWidget(self)
        self.overview: dict[str, QLabel] = {}
        self.by_game = LinesTable(self.tr("Statistics by game"))
        self.by_board = LinesTable(self.tr("Statistics by board"))
        self.by_level = LinesTable(self.tr("Statistics by level of the opponents"))
        self.by_seat = LinesTable(self.tr("Statistics by player"))
        self.games = LinesTable(self.tr("Games"))
        self._nothing = self.tr("None yet. A game counts when it has ended.")
        for table in (self.by_game, self.by_level, self.by_seat, self.games):
            EmptyNote(table, self._nothing)
        self.unread = UnreadLine(self)
        self.export = QPushButton(self.tr("&Export…"), self)
        self.reset = QPushButton(self.tr("&Forget all…"), self)
        self.export.setToolTip(self.tr("Write all counted games to a file, for a spreadsheet"))
        self.reset.setToolTip(self.tr("Delete all counts and ratings; you are asked once more"))
        self._build()
        self._fill_filters()
        for box in self._boxes:
            box.currentIndexChanged.connect(self.refresh)
        self.rated.toggled.connect(self.refresh)
        EnterOpens(self.games)
        self.games.cellActivated.connect(self._open)
        self.export.clicked.connect(self.export_wanted)
        self.reset.clicked.connect(self._reset)
        memory.changed.connect(self._refill)
        self.refresh()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))

    @property
    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.who, self.game, self.level, self.period

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        grid.setSpacing(SPACE_M)
        titles = (
            self.tr("&Player"),
            self.tr("&Game"),
            self.tr("&Opponent"),
            self.tr("&Time"),
        )
        for place, (title, box) in enumerate(zip(titles, self._boxes, strict=True)):
            label = PlainLabel(title, self)
            label.setBuddy(box)
            box.setAccessibleName(unmarked(title))
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(10)
            grid.addWidget(label, place // 2, place % 2 * 2)
            grid.addWidget(box, place // 2, place % 2 * 2 + 1)
        grid.addWidget(self.rated, 2, 0, 1, 4)
        self.tabs.addTab(Scrolled(self._overview()), self.tr("Overview"))
        self.tabs.addTab(self.by_game, self.tr("By game"))
        self.tabs.addTab(self.by_board, self.tr("By board"))
        self.tabs.addTab(self.by_level, self.tr("By level"))
        self.tabs.addTab(self.by_seat, self.tr("By player"))
        self.tabs.addTab(self.games, self.tr("Games"))
        self.tabs.setUsesScrollButtons(False)  # each page is seen from the others
        self.games.setToolTip(
            self.tr("Double-click a game, or press Enter, to look at it; the last ones are kept.")
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        for button in (self.export, self.reset):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)  # at the left
        buttons.rejected.connect(self.reject)
        grid.addWidget(self.tabs, 3, 0, 1, 4)
        grid.addWidget(self.unread, 4, 0, 1, 4)
        grid.addWidget(buttons, 5, 0, 1, 4)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        grid.setRowStretch(3, 1)

    def _overview(self) -> QWidget:
        page = QWidget(self)
        form = QFormLayout()
        for key, title in (
            ("games", self.tr("Games")),
            ("won", self.tr("Won")),
            ("drawn", self.tr("Draws")),
            ("lost", self.tr("Lost")),
            ("rows", self.tr("Rows in all")),
            ("rows_each", self.tr("Rows in a game")),
            ("moves_each", self.tr("Moves in a game")),
            ("longest", self.tr("Longest game")),
            ("shortest", self.tr("Shortest game")),
        ):
            self.overview[key] = PlainLabel(page)
            self.overview[key].setObjectName(key)
            form.addRow(title, self.overview[key])
        form.setHorizontalSpacing(SPACE_L * 2)
        form.setVerticalSpacing(SPACE_M)
        column = QVBoxLayout(page)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.addLayout(form)
        column.addStretch()
        return page

    # -- filters ----------------------------------------------------------------------------

    def _fill_filters(self) -> None:
        played = list(Filter().of(self._memory.records))
        names = list(grouped(played, lambda it: (it.name,)))
        _fill(self.who, self.tr("Everybody"), [(it, it) for it in names])
        games = list(grouped(played, lambda it: (it.record.title,)))
        _fill(self.game, self.tr("All games"), [(title_text(it), it) for it in games])
        levels = list(grouped(played, lambda it: it.levels))
        _fill(self.level, self.tr("All opponents"), [(level_text(it), it) for it in levels])
        times = [(self.tr("The last 30 days"), _since(30)), (self.tr("The last year"), _since(365))]
        _fill(self.period, self.tr("Any time"), times)

    def _refill(self) -> None:
        for box in self._boxes:
            box.blockSignals(True)
        self._fill_filters()
        for box in self._boxes:
            box.blockSignals(False)
        self.refresh()

    def filter(self) -> Filter:
        """Which games are looked at."""
        name, game, level, since = (str(box.currentData() or "") for box in self._boxes)
        return Filter(name, game, level, rated=self.rated.isChecked(), since=since)

    # -- counts -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Count the games that pass the filters."""
        played = list(self.filter().of(self._memory.records))
        self._show_overview(tally(played))
        self._show_groups(
            self.by_game, self.tr("Game"), played, lambda it: (title_text(it.record.title),)
        )
        self._show_groups(
            self.by_board, self.tr("Board"), played, lambda it: (name_text(it.record.board),)
        )
        self._show_groups(
            self.by_level, self.tr("Level"), played, lambda it: map(level_text, it.levels)
        )
        self._show_groups(self.by_seat, self.tr("Player"), played, lambda it: (it.name,))
        self._show_games(played)
        some, unread = bool(self._memory.records), self._memory.unread
        self.unread.show_faults(unread, lines=all(fault.where for fault in unread))
        self.export.setEnabled(some)
        self.reset.setEnabled(some or bool(unread))

    def _show_overview(self, counted: Tally) -> None:
        number = QLocale().toString
        texts = {
            "games": number(counted.games),
            "won": f"{number(counted.won)}   {percent(counted.share)}",
            "drawn": number(counted.drawn),
            "lost": number(counted.lost),
            "rows": number(counted.rows),
            "rows_each": number(counted.average(counted.rows), "f", 1),
            "moves_each": number(counted.average(counted.moves), "f", 1),
            "longest": COUNTED.moves(counted.longest),
            "shortest": COUNTED.moves(counted.shortest),
        }
        if not counted.games:
            texts = {"games": self._nothing}
        for key, label in self.overview.items():
            label.setText(texts.get(key, "–"))

    def _show_groups(
        self,
        table: LinesTable,
        title: str,
        played: Sequence[Played],
        keys: Callable[[Played], Iterable[str]],
    ) -> None:
        heads = [
            title,
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Draws"),
            self.tr("Lost"),
            self.tr("Share"),
            self.tr("Rows"),
            self.tr("Moves"),
        ]
        number = QLocale().toString
        lines = [
            (
                key,
                number(it.games),
                number(it.won),
                number(it.drawn),
                number(it.lost),
                percent(it.share),
                number(it.average(it.rows), "f", 1),
                number(it.average(it.moves), "f", 1),
            )
            for key, it in grouped(played, keys).items()
        ]
        _show(table, heads, lines)

    def _show_games(self, played: Sequence[Played]) -> None:
        heads = [
            self.tr("When"),
            self.tr("Game"),
            self.tr("Player"),
            self.tr("Against"),
            self.tr("Result"),
            self.tr("Rows"),
            self.tr("Moves"),
        ]
        newest = list(reversed(played))[:_MOST_LISTED]
        lines = [
            (
                when_text(it.record.when),
                title_text(it.record.title),
                it.name,
                opponents_text(it.record, it.seat),
                result_text(it.result),
                str(it.rows),
                str(it.record.moves),
            )
            for it in newest
        ]
        _show(self.games, heads, lines, wide=heads.index(self.tr("Against")))
        self._listed = newest

    def _open(self, line: int) -> None:
        path = self._memory.kept(self._listed[line].record)
        if path is not None:
            self.open_wanted.emit(path)

    # -- forgetting -------------------------------------------------------------------------

    def _reset(self) -> None:
        box = PlainBox(self)
        box.setObjectName("forget_all")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.windowTitle())
        box.setText(self.tr("Forget every finished game, and your ratings?"))
        box.setInformativeText(
            self.tr(
                "The finished games that are kept here go, too. This cannot be undone; Export "
                "keeps a copy of the counts. Games that you saved yourself stay."
            )
        )
        yes = box.addButton(self.tr("&Forget all"), QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(no)
        box.exec()
        wanted = box.clickedButton() is yes
        box.deleteLater()
        if wanted:
            try:
                self._memory.reset()
            except Fault as fault:
                say(self, self.tr("That did not work."), fault_text(fault))

    def sizeHint(self) -> QSize:
        return usual_size(self, 720, 560)


def _since(days: int) -> str:
    """A moment in the past, in the form of the records."""
    return (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


def _fill(box: QComboBox, everything: str, values: Iterable[tuple[str, str]]) -> None:
    """Offer these values, and all of them; what was chosen stays chosen if it is still there."""
    chosen = box.currentData()
    box.clear()
    box.addItem(everything, "")
    for text, value in values:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))


def _show(
    table: LinesTable, heads: Sequence[str], lines: Sequence[Sequence[str]], wide: int = 0
) -> None:
    """Fill a table; numbers stand at the right, and column `wide` takes the room that is left."""
    table.clear()
    table.setColumnCount(len(heads))
    table.setRowCount(len(lines))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    for column in range(len(heads)):
        texts = [line[column] for line in lines]
        numbers = column > 0 and bool(texts) and all(text[:1].isdigit() for text in texts)
        head = QTableWidgetItem(heads[column])
        head.setTextAlignment(right if numbers else left)
        table.setHorizontalHeaderItem(column, head)
        for row, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(right if numbers else left)
            table.setItem(row, column, item)
    table.spread(wide)
