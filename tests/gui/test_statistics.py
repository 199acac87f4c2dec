# SPDX-License-Identifier: MIT
"""Statistics of the games that have been noted: counted, filtered, exported, forgotten."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QTableWidget,
    QWidget,
)

from sequence_desktop.gui.memory.statistics_dialog import StatisticsDialog
from sequence_desktop.storage import records
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.records import Player, Record
from tests.gui.conftest import OpenWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def statistics(open_window: OpenWindow, home: Home) -> StatisticsDialog:
    window = open_window()
    anna, robot = Player("Anna", "human", "", 0), Player("R", "computer", "casual", 1)
    made = Record(
        "1", "2026-01-01T10:00:00Z", "sequence", "Sequence", "S", (anna, robot), (2, 0), 30, 0
    )
    for record in (
        made,
        replace(made, deal="2", moves=50, winner=1, title="One-Eyed Jack"),
        replace(
            made, deal="3", seats=(anna, replace(robot, level="master")), rated=True, rating=700
        ),
        replace(
            made, deal="4", seats=(replace(anna, name="Ben"), robot), when="2020-01-01T00:00:00Z"
        ),
    ):
        records.append(record, home.records)
    window.commands["statistics"].trigger()
    dialog = window.findChild(StatisticsDialog)
    assert dialog is not None
    return dialog


def number(dialog: QWidget, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert label is not None
    return label.text()


def test_lines_that_cannot_be_read_are_told(
    statistics: StatisticsDialog, open_window: OpenWindow, home: Home
) -> None:
    assert not statistics.unread.isVisible()
    statistics.close()
    with home.records.open("ab") as file:
        file.write(b"{\n\xff\n")
    window = open_window()
    window.commands["statistics"].trigger()
    dialog = window.findChild(StatisticsDialog)
    assert dialog is not None
    assert dialog.unread.isVisible()
    assert dialog.unread.label.text().startswith("2 line")
    assert dialog.unread.reasons.endswith(f"{home.records}: line 6: this is not UTF-8 text")
    assert number(dialog, "games") == "4"


def test_counts_follow_the_filters(statistics: StatisticsDialog) -> None:
    assert number(statistics, "games") == "4"
    assert number(statistics, "won").startswith("3")
    statistics.who.setCurrentIndex(statistics.who.findData("Anna"))
    assert number(statistics, "games") == "3"
    assert number(statistics, "longest") == "50 moves"
    statistics.level.setCurrentIndex(statistics.level.findData("master"))
    assert number(statistics, "games") == "1"
    statistics.level.setCurrentIndex(0)
    QTest.keyClick(statistics.rated, Qt.Key.Key_Space)
    assert number(statistics, "games") == "1"
    QTest.keyClick(statistics.rated, Qt.Key.Key_Space)
    statistics.game.setCurrentIndex(statistics.game.findData("One-Eyed Jack"))
    assert (number(statistics, "games"), number(statistics, "lost")) == ("1", "1")
    statistics.game.setCurrentIndex(0)
    statistics.who.setCurrentIndex(statistics.who.findData("Ben"))
    statistics.period.setCurrentIndex(2)
    assert "None yet" in number(statistics, "games")


def test_tables_by_game_board_level_and_player(statistics: StatisticsDialog) -> None:
    def lines(table: QTableWidget) -> list[list[str]]:
        rows, columns = table.rowCount(), table.columnCount()
        return [
            [table.model().index(row, column).data() for column in range(columns)]
            for row in range(rows)
        ]

    assert [line[:2] for line in lines(statistics.by_game)] == [
        ["Sequence", "3"],
        ["One-Eyed Jack", "1"],
    ]
    assert [line[:2] for line in lines(statistics.by_board)] == [["S", "4"]]
    assert [line[0] for line in lines(statistics.by_level)] == ["Casual", "Master"]
    assert [line[:2] for line in lines(statistics.by_seat)] == [["Anna", "3"], ["Ben", "1"]]
    assert len(lines(statistics.games)) == 4


def answer(text: str) -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    QTest.mouseClick(
        next(b for b in box.buttons() if b.text().replace("&", "") == text),
        LEFT,
    )


@pytest.mark.parametrize("word", ["Forget all", "Cancel"])
def test_all_is_forgotten_after_a_question_only(
    statistics: StatisticsDialog, home: Home, word: str
) -> None:
    QTimer.singleShot(0, lambda: answer(word))
    QTest.mouseClick(statistics.reset, LEFT)
    left = 4 if word == "Cancel" else 0
    assert len(records.load(home.records)[0]) == left
    assert statistics.export.isEnabled() is bool(left)
    assert (number(statistics, "games") == "4") is bool(left)


@pytest.mark.parametrize(("name", "mark"), [("mine.csv", "deal,when"), ("mine.json", '"games"')])
def test_export(statistics: StatisticsDialog, tmp_path: Path, name: str, mark: str) -> None:
    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(tmp_path / name))
        dialog.accept()

    QTimer.singleShot(0, choose)
    QTest.mouseClick(statistics.export, LEFT)
    assert mark in (tmp_path / name).read_text("utf-8")


def test_tables_fill_their_room_and_lie_beside_the_filters(statistics: StatisticsDialog) -> None:
    for table in (statistics.by_game, statistics.games):
        statistics.tabs.setCurrentWidget(table)
        QApplication.processEvents()
        assert table.horizontalHeader().length() == table.viewport().width()
    statistics.resize(statistics.minimumSizeHint())
    QApplication.processEvents()
    table = statistics.games
    assert table.columnWidth(0) >= table.sizeHintForColumn(0), "a date is never shortened"
    close = statistics.findChild(QDialogButtonBox)
    assert close is not None
    shut = close.button(QDialogButtonBox.StandardButton.Close)
    assert max(statistics.export.x(), statistics.reset.x()) < close.width() / 2 < shut.x()
