# SPDX-License-Identifier: MIT
"""The doors between the game's window, the new-game dialog, the designer and the gallery."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.conftest import ANNA, BEN, Deal, OpenWindow
from tests.gui.hands import CTRL, SHIFT, press, table_for, when_asked


def test_the_designer_opens_beside_the_game_and_leaves_it_alone(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    assert window.session is not None
    game = window.session.game
    press(window, Qt.Key.Key_B, CTRL)
    designer = window.workshop.designer
    assert designer is not None
    assert designer.isVisible()
    designer.editor.lay_pattern(PATTERNS["snake"], PATTERNS["snake"].make())
    designer.trying.play()
    assert designer.trying.window is not None
    assert window.session.game is game
    designer.close()
    assert window.workshop.designer is None
    assert window.session.game is game


def test_the_board_of_the_game_is_printed_with_its_rules(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.session is not None
    titles: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PaperDialog)
        titles.append(dialog.windowTitle())
        form = dialog.form
        form.what.setCurrentIndex(form.what.findText("The rules of a game"))
        titles.append(form.game.currentText())
        dialog.refresh()
        titles.append(str(bool(dialog.leaves)))
        dialog.reject()

    when_asked(look)
    press(window, Qt.Key.Key_P, CTRL)
    setup = window.session.game.setup
    assert titles == [f"Print “{setup.board.name}”", setup.rules.title, "True"]
    assert window.preferences.now.paper["what"] == "rules"


def test_the_rules_on_the_table_are_printed_even_if_they_lie_in_no_file(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    rules = replace(hands.session.game.setup.rules, id="", title="Of this evening")
    game = Game.new(rules, hands.session.game.setup.board, 2, seed=1)
    hands.session.replace(game, hands.session.seats)
    offered: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PaperDialog)
        offered.append(dialog.form.game.currentText())
        dialog.reject()

    when_asked(look)
    window.commands["print"].trigger()
    assert offered == ["Of this evening"]


@pytest.mark.parametrize("board", ["spiral", "half"])
def test_boards_of_the_gallery_are_printed(open_window: OpenWindow, home: Home, board: str) -> None:
    files.save(Draft.new(6, 7).about(name="Half"), home.boards / "half.json")
    window = open_window()
    press(window, Qt.Key.Key_B, CTRL | SHIFT)
    gallery = window.workshop.gallery
    assert gallery is not None
    gallery.choose(board)
    assert gallery["print"] in gallery.list.actions(), "it stands in the list's menu"
    titles: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PaperDialog)
        titles.append(dialog.windowTitle())
        assert dialog.leaves
        if board == "spiral":
            assert dialog.form.game.currentData() == "sequence", "the rules people want first"
        dialog.reject()

    when_asked(look)
    gallery["print"].trigger()
    assert titles == [f"Print “{'Half' if board == 'half' else 'Spiral'}”"]


@pytest.mark.parametrize(("button", "copied"), [("design", False), ("edit_copy", True)])
def test_the_new_game_dialog_leads_to_the_designer(
    open_window: OpenWindow, button: str, copied: bool
) -> None:
    window = open_window()

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        found = dialog.findChild(QPushButton, button)
        assert found is not None
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    when_asked(choose)
    window.flows.new_game()
    designer = window.workshop.designer
    assert designer is not None
    assert (designer.document.draft.empty == ()) is copied
    assert ("copy" in designer.document.draft.name) is copied


def test_a_board_of_the_gallery_is_offered_for_a_new_game(
    open_window: OpenWindow, home: Home
) -> None:
    numbers = PATTERNS["spiral"].make(10, 10, "numbers").about(name="My numbers")
    files.save(numbers, home.boards / "my-numbers.json")
    window = open_window()
    press(window, Qt.Key.Key_B, CTRL | SHIFT)
    gallery = window.workshop.gallery
    assert gallery is not None
    gallery.choose("my-numbers")
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        seen.append(dialog.choice.board)
        dialog.reject()

    when_asked(look)
    gallery["play"].trigger()
    assert seen == ["my-numbers"]
