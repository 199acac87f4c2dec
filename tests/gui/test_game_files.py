# SPDX-License-Identifier: MIT
"""Games in files: saved, opened, damaged, foreign, and on disks that refuse them."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.seats import Choice
from sequence_desktop.gui.shelf import Shelf
from sequence_desktop.storage.games import SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import CTRL, Hands, press, table_for, until_active, when_asked


def answer(button_text: str) -> Callable[[object], None]:
    """Presses a button of a message box."""

    def act(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        button = next(b for b in dialog.buttons() if button_text in b.text())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return act


def test_a_damaged_game_in_progress_offers_its_backup(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    for _ in range(2):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    close_window(window)
    running = home.running / "game-1.json"
    running.write_text(running.read_text()[:300])
    told: list[str] = []

    def take(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(dialog.informativeText())
        answer("backup")(dialog)

    when_asked(take)
    again = Hands(open_window())
    assert "whole: 3 moves, saved " in told[0], "the program says which one it is"
    assert again.session.seats == (ANNA, ROBOT)
    assert again.session.ply == 3
    qtbot.waitUntil(lambda: again.session.active, timeout=20_000)


def test_a_damaged_game_that_is_not_wanted_gives_a_new_one_and_stays(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    close_window(window)
    running = home.running / "game-1.json"
    damaged = running.read_text()[:300]
    running.write_text(damaged)
    when_asked(answer("Cancel"))
    again = Hands(open_window())
    assert not again.session.can_undo
    assert any(damaged == path.read_text() for path in home.running.glob("*.json*"))


def test_a_file_that_is_no_game_is_told_in_words(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    old = window.session and window.session.game
    file = home.data / "notes.seqgame"
    file.write_text("hello")
    seen: list[str] = []

    def read(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append(dialog.informativeText())
        dialog.accept()

    when_asked(read)
    window.flows.open_path(file)
    assert "notes.seqgame" in seen[0]
    assert "Traceback" not in seen[0]
    assert window.session is not None
    assert window.session.game is old


def test_opening_a_file_keeps_the_game_on_the_table(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    file = home.data / "friday.seqgame"
    home.data.mkdir(parents=True)
    game = deal(ANNA, BEN, seed=5)
    save_game(SavedGame(game, (ANNA, BEN)), file)
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    old = hands.session.game
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    where, copy = QPointF(50, 50), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), copy, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(where, copy, data, left, none))
    assert hands.session.game.moves == game.moves
    assert hands.session.seats == (ANNA, BEN)
    assert window.windowTitle().startswith("friday")
    recent = window.preferences.now.recent
    assert recent[0] == str(file)
    assert (
        load_game(home.saves / "unfinished" / recent[1].rpartition("/")[2]).game.moves == old.moves
    )


def test_saving_clears_the_mark_and_moving_sets_it(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    window.desk.save(home.data / "mine.seqgame")
    assert not window.isWindowModified()
    hands.session.ready()
    hands.click(hands.good_move())
    assert window.isWindowModified()
    press(window, Qt.Key.Key_S, CTRL)
    assert not window.isWindowModified()
    assert load_game(home.data / "mine.seqgame").game.moves == hands.session.game.moves


def test_the_games_file_is_known_again_after_a_restart(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    window.desk.save(home.data / "mine.seqgame")
    hands.session.ready()
    hands.click(hands.good_move())
    close_window(window)
    again = open_window()
    assert again.windowTitle().startswith("mine")
    assert again.isWindowModified()
    press(again, Qt.Key.Key_S, CTRL)
    assert not again.isWindowModified()
    assert len(load_game(home.data / "mine.seqgame").game.moves) == 1


def test_save_as_and_open_by_their_dialogs(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    game = hands.session.game
    file = home.data / "by hand.seqgame"

    def name_it(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(file.with_suffix("")))
        QTest.keyClick(field, Qt.Key.Key_Return)

    when_asked(name_it)
    window.commands["save_as"].trigger()
    assert window.desk.path == file
    window.commands["again"].trigger()
    assert hands.session.game is not game

    def pick_it(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(file))
        QTest.keyClick(field, Qt.Key.Key_Return)

    when_asked(pick_it)
    window.commands["open"].trigger()
    assert hands.session.game.at(0) == game.at(0)
    menu = window.menus.recent
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["by hand"]
    window.commands["again"].trigger()
    menu.actions()[0].trigger()
    assert hands.session.game.at(0) == game.at(0)


def test_a_recent_file_that_is_gone_is_told_and_forgotten(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, BEN)
    file = home.data / "gone.seqgame"
    window.desk.save(file)
    file.unlink()
    when_asked(answer("OK"))
    assert not window.flows.open_path(file)
    assert window.preferences.now.recent == ()


def test_a_second_window_has_a_game_of_its_own(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    other = open_window()
    assert other.session is not None
    assert other.session.ply == 0
    assert len(list(home.running.glob("game-?.json"))) == 2


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    qtbot: QtBot, open_window: OpenWindow, home: Home, deal: Deal
) -> None:
    home.data.parent.mkdir(parents=True, exist_ok=True)
    home.data.write_text("a file where a folder should be")
    window = open_window()
    assert str(home.data) in window.unkept.text
    assert window.session is not None
    window.session.replace(Shelf(Home.at(home.data.parent)).deal(Choice((ANNA, BEN))), (ANNA, BEN))
    window.session.ready()
    Hands(window).click(Hands(window).good_move())
    assert window.session.ply == 1
    when_asked(answer("lose it"))
    window.close()


def test_a_disk_that_refuses_for_a_while_is_told_as_long_as_it_does(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    assert window.unkept.text == ""
    home.running.rename(home.data / "elsewhere")
    home.running.write_text("a file where a folder should be")
    hands.click(hands.good_move())
    assert str(home.running) in window.unkept.text
    asked: list[str] = []

    def cancel(dialog: QWidget) -> None:
        asked.append(getattr(dialog, "informativeText", dialog.windowTitle)())
        dialog.close()

    for name in ("why", "save_elsewhere"):
        button = window.unkept.findChild(QPushButton, name)
        assert button is not None
        when_asked(cancel)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [window.unkept.text, "Save the game"]
    home.running.unlink()
    (home.data / "elsewhere").rename(home.running)
    hands.session.ready()
    hands.click(hands.good_move())
    assert window.unkept.text == ""
    assert len(load_game(home.running / "game-1.json").game.moves) == 2
