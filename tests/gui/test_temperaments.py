# SPDX-License-Identifier: MIT
"""Levels and temperaments of the computer players: chosen, told in words, remembered, saved."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from sequence_desktop.gui import levels
from sequence_desktop.gui.dialogs.new_game import NewGameDialog
from sequence_desktop.players import DEFAULT_LEVEL, LEVELS, is_player
from sequence_desktop.players.features import BALANCED, STYLES
from sequence_desktop.players.roster import STANDARD, STYLE_MARK
from sequence_desktop.storage.games import load_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import Ask, OpenWindow, close_window
from tests.gui.hands import when_asked


def note(dialog: NewGameDialog) -> str:
    """What is said about the computers that play."""
    label = dialog.findChild(QLabel, "level_note")
    assert label is not None
    return label.text() if not label.isHidden() else ""


def pick(box: QComboBox, item: str) -> None:
    """Choose an item with the arrow keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(item)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == item


# -- words --------------------------------------------------------------------------------------


def test_every_level_and_temperament_has_the_words_of_the_players() -> None:
    for level in LEVELS.values():
        assert levels.level_title(level.id) == level.title
        assert levels.level_description(level.id) == level.description
        assert levels.level_text(level.id) == f"Computer, {level.title.lower()}"
    for style in STYLES.values():
        assert levels.style_title(style.id) == style.title
        assert levels.style_description(style.id) == style.description


def test_what_the_window_takes_for_granted_holds_for_the_players() -> None:
    assert (levels.STYLE_MARK, levels.BALANCED) == (STYLE_MARK, BALANCED)
    assert (levels.STANDARD_LEVEL, levels.USUAL_LEVEL) == (STANDARD, DEFAULT_LEVEL)
    for level in LEVELS:
        for style in STYLES:
            joined = levels.join_level(level, style)
            assert is_player(joined)
            assert levels.split_level(joined) == (level, style)


# -- the dialog ---------------------------------------------------------------------------------


def test_a_temperament_is_chosen_and_told(ask: Ask) -> None:
    dialog = ask()
    assert LEVELS[DEFAULT_LEVEL].description in note(dialog)
    pick(dialog.seats.players[1], "expert")
    pick(dialog.seats.styles[1], "hoarder")
    assert dialog.choice.seats[1].level == "expert+hoarder"
    assert LEVELS["expert"].description in note(dialog)
    assert STYLES["hoarder"].description in note(dialog)
    pick(dialog.seats.styles[1], BALANCED)
    assert dialog.choice.seats[1].level == "expert"
    assert STYLES["hoarder"].description not in note(dialog)


def test_each_temperament_says_what_it_is_like(ask: Ask) -> None:
    box = ask().seats.styles[1]
    tips = [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(box.count())]
    assert tips == [style.description for style in STYLES.values()]


def test_people_choose_their_temperament_themselves(ask: Ask) -> None:
    dialog = ask()
    assert not dialog.seats.styles[0].isVisible()
    pick(dialog.seats.styles[1], "gambler")
    dialog.seats.players[1].setCurrentIndex(0)
    assert not dialog.seats.styles[1].isVisible()
    assert note(dialog) == ""
    pick(dialog.seats.players[1], "master")
    assert dialog.seats.styles[1].isVisible()
    assert dialog.choice.seats[1].level == "master+gambler", "as it was before"


def test_in_little_room_the_temperament_stands_under_the_level(ask: Ask) -> None:
    dialog = ask()
    player, style = dialog.seats.players[1], dialog.seats.styles[1]
    dialog.resize(880, 700)
    QApplication.processEvents()
    assert style.geometry().left() > player.geometry().right()
    dialog.resize(640, 480)
    QApplication.processEvents()
    assert style.geometry().top() > player.geometry().bottom()
    assert dialog.seats.viewport().rect().right() >= style.geometry().right()


# -- remembered and saved -----------------------------------------------------------------------


def test_it_is_remembered_saved_and_told_on_the_seat(open_window: OpenWindow, home: Home) -> None:
    window = open_window()

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        pick(dialog.seats.players[1], "strong")
        pick(dialog.seats.styles[1], "blocker")
        QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)

    when_asked(choose)
    window.commands["new"].trigger()
    session = window.session
    assert session is not None
    assert session.seats[1].level == "strong+blocker"
    tips = [row.toolTip() for row in window.panel.players.findChildren(QWidget) if row.toolTip()]
    assert any(
        LEVELS["strong"].description in tip and STYLES["blocker"].description in tip for tip in tips
    )
    file = home.saves / "kept.seqgame"
    window.desk.save(file)
    close_window(window)
    assert load_game(file).seats[1].level == "strong+blocker"

    again = open_window()
    assert again.session is not None
    assert again.session.seats[1].level == "strong+blocker"
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        seen.append(dialog.choice.seats[1].level)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_asked(look)
    again.commands["new"].trigger()
    assert seen == ["strong+blocker"]
