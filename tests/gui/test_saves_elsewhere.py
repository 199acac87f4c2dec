# SPDX-License-Identifier: MIT
"""Saves that another program changes while a game made of them is on the table."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QFileDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.storage.games import load_game, save_game
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import table_for, until_active, when_asked


@pytest.mark.parametrize("choice", ["&Replace it", "Save &as…", "Cancel"])
def test_a_save_that_another_program_changed_is_not_overwritten_unasked(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, tmp_path: Path, choice: str
) -> None:
    path, other = tmp_path / "friday.seqgame", tmp_path / "other.seqgame"
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.desk.save(path)
    theirs = path.read_text("utf-8").replace("Anna", "Zoe")
    path.write_text(theirs, "utf-8")
    hands.session.play(hands.good_move())
    until_active(qtbot, hands)
    asked: list[str] = []

    def choose(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        if choice == "Save &as…":
            when_asked(name_it)
        next(button for button in box.buttons() if button.text().endswith(choice)).click()

    def name_it(box: QWidget) -> None:
        assert isinstance(box, QFileDialog)
        box.selectFile(str(other))
        box.accept()

    when_asked(choose)
    window.commands["save"].trigger()
    assert asked == ["Another program has changed “friday.seqgame” since you opened it."]
    assert (path.read_text("utf-8") == theirs) is (choice != "&Replace it")
    assert other.exists() is (choice == "Save &as…")
    if choice != "Cancel":
        hands.session.play(hands.good_move())
        window.commands["save"].trigger()  # nothing is asked any more
        assert not window.desk.modified


def test_a_save_that_went_on_elsewhere_while_the_program_was_closed(
    open_window: OpenWindow, deal: Deal, tmp_path: Path
) -> None:
    path = tmp_path / "friday.seqgame"
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    window.desk.save(path)
    hands.session.ready()
    hands.click(hands.good_move())
    mine = hands.session.game.moves[0]
    close_window(window)
    elsewhere = load_game(path)
    legal = elsewhere.game.position.legal_moves()
    elsewhere.game.play(next(move for move in legal if move != mine))
    save_game(elsewhere, path)

    again = open_window()
    assert again.desk.path == path
    assert again.desk.changed_elsewhere
    again.desk.save(path)
    assert not again.desk.changed_elsewhere
