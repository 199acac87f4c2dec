# SPDX-License-Identifier: MIT
"""Whole games through the window, and what it keeps between two starts."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.moves import Kind, Move
from sequence_desktop.gui import words
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.placement import clamp
from sequence_desktop.storage import settings
from sequence_desktop.storage.games import SavedGame, load_game, save_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import Hands, every_text, when_asked
from tests.gui.table.rig import game_of


def table_for(window: MainWindow, deal: Deal, *seats: object, **options: object) -> Hands:
    """Put a fixed game on the window's table."""
    session = window.session
    assert session is not None
    session.replace(deal(*seats, **options), seats)  # type: ignore[arg-type]  # seats are Seats
    return Hands(window)


def until_active(qtbot: QtBot, hands: Hands) -> None:
    qtbot.waitUntil(lambda: hands.session.active or hands.session.over, timeout=20_000)


def press(window: MainWindow, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """Press a key where the focus is."""
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    focus = QApplication.focusWidget()
    QTest.keyClick(window if focus is None else focus, key, held)


CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)

# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["drag", "click", "type"])
def test_a_whole_game_against_the_computer(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, way: str
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    plays: dict[str, Callable[[Move], None]] = {
        "drag": hands.drag,
        "click": hands.click,
        "type": hands.type,
    }
    window.table.setFocus()
    while not hands.session.over:
        ply = hands.session.ply
        plays[way](hands.good_move())
        assert hands.session.ply > ply, "the move was played"
        until_active(qtbot, hands)
    outcome = hands.session.game.outcome()
    assert outcome is not None
    assert outcome.winner == 0
    assert any("Anna wins" in text for text in every_text(window))
    assert window.panel.moves.model().rowCount() == hands.session.ply + 1


def test_a_rematch_deals_anew_and_lets_the_other_begin(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    old = hands.session.game
    window.table.rematch_clicked.emit()
    assert hands.session.game is not old
    assert hands.session.game.at(0).seat == 1
    assert hands.session.seats == (ANNA, BEN)


# -- undo ---------------------------------------------------------------------------------------


def test_undo_and_redo_by_keys(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.setFocus()
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    after = hands.session.game.position
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.ply == 0
    press(window, Qt.Key.Key_Z, CTRL, SHIFT)
    assert hands.session.game.position == after


def test_a_new_game_can_be_undone(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    old = hands.session.game.position
    press(window, Qt.Key.Key_N, CTRL, SHIFT)
    qtbot.waitUntil(lambda: hands.session.active, timeout=20_000)
    assert hands.session.game.position != old
    assert "new game" in window.commands["undo"].text()
    press(window, Qt.Key.Key_Z, CTRL)
    assert hands.session.game.position == old
    assert window.preferences.now.recent == (), "the copy kept for safety is gone again"


# -- looking back -------------------------------------------------------------------------------


def test_a_click_in_the_list_looks_back(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    for _ in range(2):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    moves = window.panel.moves
    row = moves.visualRect(moves.model().index(1, 0)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert hands.session.shown_ply == 1
    assert window.past.isVisible()
    assert "1 of 4" in window.past.text
    back = window.past.findChild(QPushButton, "back_to_game")
    assert back is not None
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert hands.session.shown_ply == 4
    assert not window.past.isVisible()


def test_looking_back_by_keys(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    hands.drag(hands.good_move())
    until_active(qtbot, hands)
    window.table.setFocus()
    shown = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        press(window, key, ALT)
        shown.append(hands.session.shown_ply)
    assert shown == [1, 0, 1, 2]
    assert window.panel.moves.currentIndex().row() == 2


# -- several people -----------------------------------------------------------------------------


def test_the_next_person_says_ready(qtbot: QtBot, open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    for seat in (0, 1, 0):
        assert (hands.session.viewer, hands.session.curtain) == (None, seat)
        button = next(
            b
            for b in window.table.viewport().findChildren(QPushButton)
            if b.isVisible() and "ready" in b.text()
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert hands.session.viewer == seat
        hands.click(hands.good_move())


def curtain_dump(window: MainWindow, ben: str, stock: str) -> tuple[list[str], bytes]:
    """All texts and the picture of a window in which Ben's hand is behind the curtain."""
    session = window.session
    assert session is not None
    game = game_of(hands=["6C 2D JD JS 9H", ben], stock=stock)
    session.replace(game, (ANNA, BEN))
    session.ready()
    assert session.play(Move.parse("6C@a2"))
    assert session.curtain == 1
    picture = window.grab().toImage()
    return every_text(window), bytes(picture.constBits())


def test_nothing_behind_the_curtain_is_seen_or_said(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Whatever Ben holds and the stock hides, the window shows and says exactly the same."""
    window = open_window()
    one = curtain_dump(window, "4S KD JH TC AC", "2H 3H 4H 5H")
    other = curtain_dump(window, "9D 8D 7D 6D 5D", "QS KS AS 2C")
    assert one[0] == other[0]
    assert one[1] == other[1]


# -- messages -----------------------------------------------------------------------------------


def test_a_refused_move_is_explained_in_words(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    window.table.move_chosen.emit(Move(Kind.PASS))
    assert hands.session.ply == 0
    assert window.toast.text.startswith("Your hand is full")


def test_pass_and_turn_in_are_offered_only_when_legal(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    assert not window.commands["pass"].isEnabled()
    assert not window.commands["turn_in"].isEnabled()
    session = window.session
    assert session is not None
    chips = [". " * 9 + "."] * 10
    chips[1] = "A" + " ." * 9
    chips[3] = ". . A" + " ." * 7
    session.replace(game_of(hands=["6C 2D", "9C 9C"], chips=chips), (ANNA, ROBOT))
    assert window.commands["turn_in"].isEnabled()
    window.commands["turn_in"].trigger()
    assert str(session.game.moves[0]) == "6C!"
    assert session.active


# -- between two starts -------------------------------------------------------------------------


def test_closing_in_mid_game_and_starting_again_goes_on_there(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, ROBOT)
    for _ in range(3):
        hands.drag(hands.good_move())
        until_active(qtbot, hands)
    hands.session.undo()
    game = hands.session.game
    close_window(window)
    again = Hands(open_window())
    assert again.session.game.position == game.position
    assert again.session.game.moves == game.moves
    assert again.session.seats == (ANNA, ROBOT)
    assert again.session.can_redo
    again.session.undo()
    assert again.session.ply == 2
    again.session.redo()
    again.session.redo()
    assert again.session.ply == 6


def test_people_at_one_screen_resume_behind_the_curtain(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    hands.session.ready()
    close_window(window)
    again = Hands(open_window())
    assert again.session.curtain == 1
    assert again.session.viewer is None


def test_a_move_is_kept_at_once(
    qtbot: QtBot, open_window: OpenWindow, deal: Deal, home: Home
) -> None:
    window = open_window()
    hands = table_for(window, deal, ANNA, BEN)
    hands.session.ready()
    hands.click(hands.good_move())
    kept = load_game(home.running / "game-1.json")
    assert kept.game.moves == hands.session.game.moves


def test_the_very_first_start_is_a_game_against_the_computer(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    session = window.session
    assert session is not None
    assert [seat.kind for seat in session.seats] == ["human", "computer"]
    assert session.game.setup.rules.id == "sequence"


def test_size_and_panel_are_remembered(
    qtbot: QtBot, open_window: OpenWindow, home: Home, deal: Deal
) -> None:
    window = open_window(size=(760, 640))
    window.commands["panel"].trigger()
    assert not window.panel.isVisible()
    close_window(window)
    known, _ = settings.load(home.settings)
    assert not known.panel
    again = MainWindow(home, window._keeper)
    assert (again.width(), again.height()) == (760, 640)
    assert again.panel.isHidden()
    again.close()


def test_a_window_larger_than_the_screen_is_made_to_fit(
    qtbot: QtBot, open_window: OpenWindow, home: Home
) -> None:
    window = open_window(size=(5000, 4000))
    close_window(window)
    again = open_window()
    room = again.screen().availableGeometry()
    clamp(again)
    assert room.contains(again.geometry()) or again.size() == again.minimumSize()


def test_the_theme_is_remembered(qtbot: QtBot, open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    window.commands["theme_dark"].trigger()
    assert window._keeper.theme.dark
    close_window(window)
    window.commands["theme_light"].trigger()
    settings.save(replace(settings.load(home.settings)[0], theme="dark"), home.settings)
    again = open_window()
    assert again._keeper.theme.dark
    assert again.commands["theme_dark"].isChecked()
    again.commands["theme_system"].trigger()


# -- damaged and foreign files ------------------------------------------------------------------


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
    when_asked(answer("backup"))
    again = Hands(open_window())
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


def test_every_reason_has_words() -> None:
    from sequence_desktop.engine.errors import Reason

    texts = [words.reason_text(reason) for reason in Reason]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)
