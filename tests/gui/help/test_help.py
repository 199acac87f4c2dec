# SPDX-License-Identifier: MIT
"""All pages of help: complete, searched, and of the game on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.empty import EmptyNote
from sequence_desktop.gui.help.dialog import HelpDialog
from sequence_desktop.gui.help.pages import HOW_TO_PLAY, help_pages
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.gui.main_window import MainWindow
from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.specs import SPECS
from sequence_desktop.players import LEVELS
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.hands import CTRL, press, table_for


def open_help(window: MainWindow) -> HelpDialog:
    press(window, Qt.Key.Key_F1, CTRL)
    dialogs = [it for it in window.findChildren(HelpDialog) if it.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def listed(dialog: HelpDialog) -> list[str]:
    """The pages that stand in the list."""
    items = [dialog.contents.item(row) for row in range(dialog.contents.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_each_page_is_there_and_led_to_by_the_list(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    dialog = open_help(window)
    assert not dialog.isModal()
    assert dialog.focusWidget() is dialog.contents
    for page in help_pages(window.commands):
        assert dialog.page == page
        shown = dialog.rules if page.id == HOW_TO_PLAY else dialog.text
        assert shown.isVisible()
        assert len(shown.toPlainText()) > 100
        assert "{" not in shown.toPlainText()
        QTest.keyClick(dialog.contents, Qt.Key.Key_Down)


def test_nothing_is_left_out(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = open_help(window)
    pages = {page.id: row for row, page in enumerate(help_pages(window.commands))}

    def text(page_id: str) -> str:
        dialog.contents.setCurrentRow(pages[page_id])
        return dialog.text.toPlainText()

    assert not [spec.id for spec in SPECS if spec.tip() not in text("menus")]
    assert not [it.key for it in SETTINGS.values() if it.title() not in text("settings")]
    assert not [level.title for level in LEVELS.values() if level.title not in text("computers")]


def test_a_search_leaves_the_pages_that_have_the_words(open_window: OpenWindow, deal: Deal) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT)
    dialog = open_help(window)
    QTest.keyClicks(dialog.search, "hoarder")
    assert listed(dialog) == ["Computer players"]
    assert dialog.page is not None
    assert dialog.page.id == "computers"
    cursor = dialog.text.textCursor()
    assert cursor.selectedText().casefold() == "hoarder"
    first = cursor.position()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.text.textCursor().position() == first, "it is there once"
    dialog.search.setText("no such words")
    assert not listed(dialog)
    (note,) = dialog.contents.findChildren(EmptyNote)
    assert note.isVisible()
    assert note.geometry() == dialog.contents.viewport().rect()
    dialog.search.clear()
    assert not note.isVisible()
    assert len(listed(dialog)) == 8


@pytest.mark.parametrize("preset", PRESETS)
def test_it_tells_the_rules_of_the_game_on_the_table(
    open_window: OpenWindow, deal: Deal, preset: str
) -> None:
    window = open_window()
    table_for(window, deal, ANNA, ROBOT, rules=preset)
    dialog = open_help(window)
    assert window.session is not None
    assert window.session.game.setup.rules.title in dialog.rules.toPlainText()


def test_it_takes_another_theme(open_window: OpenWindow) -> None:
    window = open_window()
    dialog = open_help(window)
    before = dialog.rules.grab().toImage()
    dialog.contents.setCurrentRow(1)
    window.commands["theme_dark"].trigger()
    after = dialog.rules.grab().toImage()
    window.commands["theme_light"].trigger()
    assert before != after


def test_keys_have_the_names_of_the_language(qapp: QApplication, open_window: OpenWindow) -> None:
    speak(qapp, "de")
    try:
        text = "".join(str(page.html) for page in help_pages(open_window().commands))
        assert "Shift" not in text
        assert "Tab, Umschalt+Tab" in text
    finally:
        speak(qapp, ENGLISH)
