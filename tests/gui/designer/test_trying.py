# SPDX-License-Identifier: MIT
"""Test play, the balance report, paper, and what the window says in other languages and themes."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.cards import BLOCKED
from sequence_desktop.gui.designer import workshop_words
from sequence_desktop.gui.designer.trial import TrialWindow
from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.gui.paper.options import What
from sequence_desktop.gui.preferences import Preferences
from sequence_desktop.gui.theme import Mode, ThemeKeeper
from sequence_desktop.gui.theme.colour import contrast
from sequence_desktop.storage import settings
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import findings
from sequence_desktop.workshop.geometry import TURNS
from sequence_desktop.workshop.patterns import PATTERNS, SEED
from sequence_desktop.workshop.symmetry import SOURCES, Kind
from tests.gui.conftest import assert_gone
from tests.gui.designer.conftest import Design, Maker
from tests.gui.hands import when_asked

SPIRAL = PATTERNS["spiral"].make()


def test_a_trial_game_starts_is_played_and_closes(qtbot: QtBot, ready: Maker, home: Home) -> None:
    ready.press(Qt.Key.Key_F5)
    window = ready.window.trying.window
    assert isinstance(window, TrialWindow)
    qtbot.waitUntil(window.isVisible)
    session = window.session
    session.pace_ms = 0
    assert session.game.setup.board.cells == SPIRAL.cells
    assert [seat.kind for seat in session.seats] == ["human", "computer"]
    qtbot.waitUntil(lambda: session.active, timeout=20_000)
    session.play(next(iter(session.view.legal_moves())))
    qtbot.waitUntil(lambda: session.active and session.ply >= 2, timeout=20_000)
    pids = session.thinker.pids()
    window.deal_again()
    assert session.ply == 0
    window.close()
    assert_gone(pids)
    assert ready.window.trying.window is None
    assert ready.draft.cells == SPIRAL.cells
    assert not home.running.exists(), "nothing of a trial is kept"


def test_another_game_can_be_tried(ready: Maker) -> None:
    titles = [action.text() for action in ready.window.menus.games.actions()]
    assert titles[0] == "Sequence"
    ready.window.menus.games.actions()[1].trigger()
    window = ready.window.trying.window
    assert window is not None
    assert window.session.game.setup.rules.title == titles[1]
    window.close()


def test_players_and_level_of_a_trial_are_chosen_and_remembered(
    design: Design, preferences: Preferences
) -> None:
    maker = design()
    maker.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    maker.window.trying.look()
    pick(maker, "Number of players", "4")
    pick(maker, "Level of the computers", "Computer, beginner")
    next(a for a in maker.window.menus.games.actions() if a.text() == "One-Eyed Jack").trigger()
    window = maker.window.trying.window
    assert window is not None
    assert window.session.game.setup.players == 4
    assert [seat.level for seat in window.session.seats[1:]] == ["beginner"] * 3
    window.close()
    maker.window.close()

    again = design()
    again.window.editor.lay_pattern(PATTERNS["spiral"], SPIRAL)
    again.window.trying.look()
    again.press(Qt.Key.Key_F5)
    window = again.window.trying.window
    assert window is not None, "one key starts at once"
    assert window.session.game.setup.rules.id == "one_eyed_jack"
    assert window.session.game.setup.players == 4
    assert [seat.level for seat in window.session.seats[1:]] == ["beginner"] * 3
    window.close()
    assert preferences.now.trial == {"rules": "one_eyed_jack", "players": 4, "level": "beginner"}


def pick(maker: Maker, menu: str, text: str) -> None:
    """Open a menu within the menu of trials, and choose an entry."""
    found = [
        a.menu() for a in maker.window.menus.test.actions() if a.text().replace("&", "") == menu
    ]
    inner = found[0]
    assert isinstance(inner, QMenu)
    inner.aboutToShow.emit()
    action = next(action for action in inner.actions() if action.text() == text)
    action.trigger()
    inner.aboutToShow.emit()
    assert [action.text() for action in inner.actions() if action.isChecked()] == [text]


def test_a_trial_remembered_for_another_board_does_not_stand_in_the_way(
    ready: Maker, preferences: Preferences
) -> None:
    preferences.change(trial={"rules": "sequence_dice", "players": 11, "level": "gone"})
    ready.press(Qt.Key.Key_F5)
    window = ready.window.trying.window
    assert window is not None
    assert window.session.game.setup.rules.id == "sequence"
    assert [seat.level for seat in window.session.seats[1:]] == ["standard"]
    window.close()


def test_how_a_board_was_printed_is_remembered(
    ready: Maker, home: Home, preferences: Preferences
) -> None:
    def change(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        form = dialog.form
        form.paper.setCurrentIndex(form.paper.findData("Tabloid"))
        form.margin.setValue(12.5)
        form.mono.setChecked(True)
        form.what.setCurrentIndex(2)
        form.width_mm.setValue(40)
        dialog.reject()

    when_asked(change)
    ready.window.commands["print"].trigger()
    preferences.write()

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        options = dialog.form.options
        assert (options.paper, options.margin, options.mono) == ("Tabloid", 12.5, True)
        assert (options.what, options.cell[0]) == (What.HALVES, 40)
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    saved, notes = settings.load(home.settings)
    assert not notes
    assert saved.paper["paper"] == "Tabloid"


def test_errors_prevent_play_with_the_reason(ready: Maker) -> None:
    assert ready.window.commands["trial"].isEnabled()
    ready.click("b1")
    ready.press(Qt.Key.Key_Delete)
    ready.window.trying.look()
    for name in ("trial", "balance"):
        assert not ready.window.commands[name].isEnabled()
        assert ready.window.commands[name].toolTip() == "Still empty: b1"
    ready.window.trying.play()
    assert ready.window.trying.window is None


def test_warnings_do_not_prevent_play(ready: Maker) -> None:
    ready.window.editor.swap(0, 44)  # a corner that is not free
    ready.window.trying.look()
    assert ready.window.trying.checked.of(findings.Severity.WARNING)
    assert ready.window.commands["trial"].isEnabled()


def test_the_board_goes_to_paper(ready: Maker) -> None:
    seen: list[str] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        seen.append(dialog.windowTitle())
        assert dialog.leaves
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    assert seen == ["Print “Spiral”"]


def test_an_unfinished_board_goes_to_paper_too(ready: Maker) -> None:
    ready.click("b1")
    ready.press(Qt.Key.Key_Delete)
    seen: list[int] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, PaperDialog)
        seen.append(len(dialog.leaves))
        dialog.reject()

    when_asked(look)
    ready.window.commands["print"].trigger()
    assert seen == [1]


def test_every_text_of_the_workshop_can_be_translated() -> None:
    said = [text for _, text in findings.TEXTS.values()]
    said += [*findings.SUIT_NAMES.values(), *findings.PARTS, *TURNS, *(k.value for k in Kind)]
    said += [part for parts in SOURCES.values() for part in parts]
    said.append(SEED)
    for pattern in PATTERNS.values():
        said += [pattern.title, pattern.description]
        for parameter in pattern.parameters:
            said += [parameter.title, *parameter.choices.values()]
    assert set(said) == set(workshop_words.TRANSLATED)


def test_findings_are_said_with_signs(maker: Maker) -> None:
    finding = findings.Finding("too_many", (), (("card", "TH"), ("where", "b1"), ("wanted", "2×")))
    assert workshop_words.finding_text(finding) == "10♥ stands too often: b1; 2× is right"


def test_why_a_game_does_not_fit_is_said_with_signs(maker: Maker) -> None:
    assert any("the card 2♠ has no cell" in text for text in maker.window.findings.texts)


def test_the_trial_follows_the_theme(ready: Maker, keeper: ThemeKeeper) -> None:
    keeper.choose(Mode.LIGHT)
    try:
        ready.press(Qt.Key.Key_F5)
        window = ready.window.trying.window
        assert window is not None
        action = window.findChild(QAction, "again")
        assert action is not None
        size = QSize(20, 20)
        light = action.icon().pixmap(size).toImage()
        keeper.choose(Mode.DARK)
        assert action.icon().pixmap(size).toImage() != light
        window.close()
    finally:
        keeper.choose(Mode.SYSTEM)


@pytest.mark.parametrize("mode", [Mode.LIGHT, Mode.DARK, Mode.CONTRAST])
def test_a_hole_is_seen_in_the_tray(maker: Maker, keeper: ThemeKeeper, mode: Mode) -> None:
    keeper.choose(mode)
    try:
        box = maker.tray.rect_of(BLOCKED).toRect()
        face = box.adjusted(12, 8, -12, -28)  # within the frame, above the number
        image = maker.tray.viewport().grab(face).toImage()
        colours = [
            image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
        ]
        assert max(contrast(colour, colours[0]) for colour in colours) > 2.0
    finally:
        keeper.choose(Mode.SYSTEM)


def test_the_window_follows_the_theme(maker: Maker, keeper: ThemeKeeper) -> None:
    keeper.choose(Mode.DARK)
    try:
        assert maker.canvas.cells.look.theme.dark
        assert not maker.window.grab().isNull()
        keeper.choose(Mode.LIGHT)
        assert not maker.canvas.cells.look.theme.dark
    finally:
        keeper.choose(Mode.SYSTEM)


def test_everything_has_a_name_for_screen_readers(maker: Maker) -> None:
    window = maker.window
    for widget in (window.canvas, window.tray, window.findings.list, window.menus.symmetry):
        assert widget.accessibleName()
    maker.click("b1")
    maker.type("10h")
    maker.click("b1")
    assert maker.canvas.accessibleDescription() == "b1: the ten of hearts"
    spoken = window.tray.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "The two of spades: 2 still to be placed"


def test_no_shortcut_is_used_twice(maker: Maker) -> None:
    keys = [key.toString() for action in maker.window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
