# SPDX-License-Identifier: MIT
"""Faults, and the names of our games and boards, are said in the language of the window."""

import ast
import builtins
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

import sequence_desktop
from sequence_desktop.gui.memory.statistics_dialog import StatisticsDialog
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.shelf import Shelf, shuffled_board
from sequence_desktop.gui.titles import name_text, title_text
from sequence_desktop.storage import records
from sequence_desktop.storage.home import Home
from sequence_desktop.storage.records import Player, Record
from tests.gui.choosing import pick, problem, set_count, write_rules
from tests.gui.conftest import ANNA, ROBOT, Ask, Deal, OpenWindow
from tests.gui.hands import table_for, when_asked
from tests.gui.strange_tongue import spoken, strange

GUI = Path(sequence_desktop.__file__).parent / "gui"
NOT_SHOWN = {
    GUI / name for name in ("app.py", "asking.py", "damaged.py", "faults.py", "self_test.py")
}
"""What these say of a fault stands in a log or on a console, or is said by Python itself."""


def test_a_file_that_is_no_game_is_told_in_the_language(
    qapp: QApplication, open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    file = home.data / "notes.seqgame"
    file.write_text("{}")
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append(dialog.informativeText())
        dialog.accept()

    with spoken(qapp, "Faults"):
        when_asked(read)
        window.flows.open_path(file)
    assert seen[0].startswith(f"{file}: [")


def test_a_game_that_does_not_go_on_a_board_says_why(
    qapp: QApplication, ask: Ask, home: Home
) -> None:
    write_rules(home, "many", extends="sequence", hand={"const": 10, "by_players": None})
    with spoken(qapp, "Faults"):
        dialog = ask()
        pick(dialog.games, "many")
        set_count(dialog, 12)
        shown = problem(dialog)
    assert shown.startswith("This game cannot be played on this board: ")
    assert "[12 hands of 10 cards need 120" in shown


def test_a_new_game_shows_titles_descriptions_names_and_notes(
    qapp: QApplication, ask: Ask, home: Home
) -> None:
    shelf = Shelf(home)
    game, board = shelf.rules["sequence"], shelf.boards["spiral"]
    with spoken(qapp, "Games", "Boards"):
        dialog = ask()
        assert dialog.games.currentItem().text() == strange(game.title)
        assert dialog.boards.currentItem().text() == strange(board.name)
        labels = [label.text() for label in dialog.findChildren(QLabel)]
        assert strange(game.description) in labels
        assert strange(board.notes) in labels
    assert dialog.choice.rules == "sequence"


def test_a_board_of_ones_own_is_called_as_one_has_called_it(qapp: QApplication) -> None:
    with spoken(qapp, "Games", "Boards"):
        assert name_text("Compass") == strange("Compass")
        assert title_text("Compass") == "Compass", "no game of ours is called so"
        assert name_text("Back") == "Back", "though a catalogue may find a button of this name"
        for word in ("free", "dice", "Board layout"):
            assert name_text(word) == title_text(word) == word, "no name, though our files have it"


def test_a_random_board_names_the_other_as_its_file_does(qapp: QApplication, home: Home) -> None:
    spiral = Shelf(home).boards["spiral"]
    with spoken(qapp, "Games", "Boards"):
        notes = shuffled_board(spiral, 7).notes
    assert notes == "The cells of the board Spiral, shuffled by the number 7.", "saves hold it"


def test_the_window_and_what_is_told_of_a_new_game_name_it(
    qapp: QApplication, open_window: OpenWindow, deal: Deal
) -> None:
    with spoken(qapp, "Games"):
        window = open_window()
        hands = table_for(window, deal, ANNA, ROBOT)
        title = hands.session.game.setup.rules.title
        assert window.windowTitle().startswith(strange(title))
    assert window.desk.suggested_name().startswith(title), "files are named as ever"


def test_settings_that_cannot_be_read_are_told_in_the_language_that_they_set(
    qapp: QApplication, home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    home.settings.parent.mkdir(parents=True)
    home.settings.write_text('{"version": "x", "pace": "no such pace"}')
    with caplog.at_level(logging.WARNING):
        preferences = Preferences(home.settings)
    with spoken(qapp, "Faults"):  # as the program does, which learns of it by the settings
        assert "[" in preferences.note()
    assert caplog.messages
    assert not any("[" in message for message in caplog.messages)


def test_games_that_cannot_be_kept_are_told_in_the_language(
    qapp: QApplication, open_window: OpenWindow, home: Home
) -> None:
    home.data.parent.mkdir(parents=True, exist_ok=True)
    home.data.write_text("a file where a folder should be")
    with spoken(qapp, "Faults"):
        window = open_window()
    assert window.unkept.text.startswith(f"{home.running}: [cannot be made: ")
    assert window.unkept.text.endswith(".")


def test_statistics_name_games_and_boards_but_records_keep_what_they_hold(
    qapp: QApplication, open_window: OpenWindow, home: Home
) -> None:
    seats = (Player("Anna", "human", "", 0), Player("Robot", "computer", "easy", 1))
    made = Record(
        "1", "2026-01-01T10:00:00Z", "sequence", "Sequence", "Spiral", seats, (2, 0), 30, 0
    )
    home.records.parent.mkdir(parents=True, exist_ok=True)
    records.append(made, home.records)
    window = open_window()
    with spoken(qapp, "Games", "Boards"):
        window.commands["statistics"].trigger()
        dialog = window.findChild(StatisticsDialog)
        assert dialog is not None
        told = ((dialog.by_game, 0), (dialog.by_board, 0), (dialog.games, 1))
        items = [table.item(0, column) for table, column in told]
        texts = [item.text() for item in items if item is not None]
        assert texts == ["[Sequence]", "[Spiral]", "[Sequence]"]
        dialog.game.setCurrentIndex(dialog.game.findText("[Sequence]"))
        assert dialog.filter().game == "Sequence"
        assert dialog.games.rowCount() == 1
    dialog.close()


# -- the code itself ----------------------------------------------------------------------------


def test_no_module_shows_a_fault_as_it_stands() -> None:
    sources = [path for path in sorted(GUI.rglob("*.py")) if path not in NOT_SHOWN]
    assert len(sources) > 100
    found = [
        f"{source}:{line}"
        for source in sources
        for line in faults_as_they_stand(ast.parse(source.read_text("utf-8")))
    ]
    assert not found, "say these by fault_text"


@pytest.mark.parametrize(
    "shown",
    [
        "str(fault)",
        'f"{fault}."',
        '"{why}".format(why=fault)',
        "str(self.fault)",
        "said(fault.why)",
    ],
)
def test_the_search_finds_each_way_of_showing_one(shown: str) -> None:
    tree = ast.parse(f"try: pass\nexcept Fault as fault:\n    say({shown})")
    assert list(faults_as_they_stand(tree)) == [3]


@pytest.mark.parametrize(
    "shown", ["fault_text(fault)", 'log.warning("%s", fault)', "in_words(fault.why)"]
)
def test_the_search_lets_what_is_said_in_the_language_be(shown: str) -> None:
    tree = ast.parse(f"try: pass\nexcept Fault as fault:\n    say({shown})")
    assert not list(faults_as_they_stand(tree))


def faults_as_they_stand(tree: ast.AST) -> Iterator[int]:
    """The lines of code that make a text of a fault without asking for its translation."""
    names = {"fault", *_caught(tree), *_annotated(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="str" | "said"), args=[shown, *_]):
                texts = [shown]
            case ast.Call(func=ast.Attribute(attr="format")):
                texts = [keyword.value for keyword in node.keywords]
            case ast.FormattedValue():
                texts = [node.value]
            case _:
                continue
        if any(_is_fault(text, names) for text in texts):
            yield node.lineno


def _is_fault(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "fault" or (
            node.attr in ("why", "remedy") and _is_fault(node.value, names)
        )
    return isinstance(node, ast.Name) and node.id in names


def _caught(tree: ast.AST) -> Iterator[str]:
    """What exceptions are called that are not among Python's own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
            kinds = [kind.id for kind in ast.walk(node.type) if isinstance(kind, ast.Name)]
            if any(not hasattr(builtins, kind) for kind in kinds):
                yield node.name


def _annotated(tree: ast.AST) -> Iterator[str]:
    """What functions call the faults that they are given."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.Name(id="Fault")):
                yield node.arg
