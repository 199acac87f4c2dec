# SPDX-License-Identifier: MIT
"""The dialog, used by mouse and keyboard: its preview and its options."""

from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.language import ENGLISH, available, speak
from sequence_desktop.gui.paper.dialog import PaperDialog, usual_paper
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.pages import Orientation
from sequence_desktop.gui.paper.preview import PaperPreview
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import theme
from tests.gui.paper.conftest import ink_bounds
from tests.gui.paper.hands import Open, choose, said
from tests.gui.strange_tongue import spoken, strange

# -- the preview ----------------------------------------------------------------------------


def test_it_opens_with_the_board_on_one_page(open_dialog: Open) -> None:
    dialog = open_dialog()
    assert dialog.windowTitle() == "Print “Spiral”"
    assert said(dialog, "summary") == "One page of A4."
    assert said(dialog, "page_text") == "Spiral"
    assert dialog.preview.accessibleName() == "Preview: Spiral"
    image = dialog.preview.sheet.grab().toImage()
    bounds = ink_bounds(image.copy(10, 10, image.width() - 20, image.height() - 20))
    assert bounds is not None
    assert dialog.preview.sheet.height() <= dialog.preview.height()


def test_board_and_game_are_called_as_the_language_does_and_files_as_ever(
    qapp: QApplication, open_dialog: Open, games: dict[str, Rules]
) -> None:
    with spoken(qapp, "Games", "Boards"):
        dialog = open_dialog()
        assert dialog.windowTitle() == "Print “[Spiral]”"
        assert said(dialog, "page_text") == "[Spiral]"
        choose(dialog, What.RULES)
        game = games[dialog.form.game.currentData()]
        assert dialog.form.game.currentText() == strange(game.title)
        assert dialog.job.title == f"[Spiral]: {strange(game.title)}"
        assert dialog.job.file_title == f"Spiral: {game.title}"


def test_fields_stay_in_their_places_whatever_is_printed(open_dialog: Open) -> None:
    dialog = open_dialog()
    places = set()
    for index in range(dialog.form.what.count()):
        dialog.form.what.setCurrentIndex(index)
        QApplication.processEvents()
        places.add((dialog.form.paper.x(), dialog.form.paper.width()))
    assert len(places) == 1


def test_pages_are_turned_by_button_and_key(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    assert said(dialog, "summary") == "11 pages of A4."
    assert not dialog.before.isEnabled()
    QTest.mouseClick(dialog.after, Qt.MouseButton.LeftButton)
    assert said(dialog, "page_text") == "Page 2 of 10: row 1, column 2"
    QTest.keyClick(dialog.preview, Qt.Key.Key_PageDown)
    assert said(dialog, "page_text") == "Page 3 of 10: row 1, column 3"
    QTest.keyClick(dialog.preview, Qt.Key.Key_PageUp)
    QTest.mouseClick(dialog.before, Qt.MouseButton.LeftButton)
    assert said(dialog, "page_text") == "Page 1 of 10: row 1, column 1"
    dialog.show_page(99)
    assert said(dialog, "page_text") == "How to put the board together"
    assert not dialog.after.isEnabled()
    # Fewer pages: the last of them is shown.
    choose(dialog, What.BOARD)
    assert said(dialog, "page_text") == "Spiral"


def test_the_preview_goes_nearer_and_farther(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    preview = dialog.preview
    whole = preview.sheet.size()

    def zooms() -> tuple[float | None, float | None]:
        return preview.zoom, dialog.zoom.currentData()

    dialog.zoom.setCurrentIndex(dialog.zoom.findData(1.0))
    per_mm = dialog.logicalDpiX() / 25.4
    assert preview.sheet.per_mm == pytest.approx(per_mm)
    QTest.keyClick(preview, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (1.5, 1.5)
    turn_wheel(preview, -120)
    turn_wheel(preview, -120)
    assert zooms() == (0.75, 0.75)
    QTest.keyClick(preview, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (0.5, 0.5)
    QTest.keyClick(preview, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert zooms() == (None, None)
    assert preview.sheet.size() == whole


def turn_wheel(preview: PaperPreview, delta: int) -> None:
    """Turn the wheel with Ctrl held."""
    QApplication.sendEvent(
        preview.viewport(),
        QWheelEvent(
            QPointF(50, 50), QPointF(preview.mapToGlobal(QPoint(50, 50))), QPoint(),
            QPoint(0, delta), Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


def test_the_preview_is_drawn_again_when_the_window_has_been_resized(
    qtbot: QtBot, open_dialog: Open
) -> None:
    dialog = open_dialog()
    sheet = dialog.preview.sheet
    before = sheet.size()
    dialog.resize(QSize(700, 560))
    qtbot.waitUntil(lambda: sheet.size().height() < before.height())
    qtbot.waitUntil(lambda: sheet.is_sharp)


# -- the options ----------------------------------------------------------------------------


def test_only_what_matters_is_asked(open_dialog: Open) -> None:
    dialog = open_dialog()
    form = dialog.form

    def asked() -> set[str]:
        fields = ("game", "chips_for", "width_mm", "overlap", "assembly", "sides", "chips")
        return {name for name in fields if getattr(form, name).isVisible()}

    assert asked() == set()
    choose(dialog, What.BOARD, tiled=True)
    assert asked() == {"width_mm", "overlap", "assembly"}
    choose(dialog, What.HALVES)
    assert asked() == {"width_mm", "assembly"}
    choose(dialog, What.CHIPS)
    assert asked() == {"chips_for", "sides", "chips"}
    form.chips_for.setCurrentIndex(1)
    assert asked() == {"chips_for", "width_mm", "sides", "chips"}
    choose(dialog, What.SCORES)
    assert asked() == {"sides"}
    choose(dialog, What.RULES)
    assert asked() == {"game"}


def test_a_change_is_shown_by_itself(qtbot: QtBot, open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.form.paper.setCurrentIndex(dialog.form.paper.findData("Letter"))
    qtbot.waitUntil(lambda: said(dialog, "summary") == "One page of Letter.")
    dialog.form.orientation.setCurrentIndex(2)
    qtbot.waitUntil(lambda: dialog.leaves[0].page.landscape)


def test_what_is_impossible_is_told_and_cannot_be_printed(open_dialog: Open) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    dialog.form.width_mm.setValue(180)
    dialog.form.height_mm.setValue(180)
    dialog.form.overlap.setValue(30)
    dialog.refresh()
    assert said(dialog, "summary").startswith("A cell of 180 × 180 mm does not go onto A4 paper;")
    assert not dialog.print_button.isEnabled()
    assert not dialog.export_button.isEnabled()
    assert said(dialog, "page_text") == ""
    usual = dialog.findChild(QPushButton, "usual")
    assert isinstance(usual, QPushButton)
    usual.click()
    dialog.refresh()
    assert said(dialog, "summary") == "11 pages of A4."
    assert dialog.print_button.isEnabled()


def test_the_rules_of_a_game_are_shown(open_dialog: Open, games: dict[str, Rules]) -> None:
    dialog = open_dialog()
    choose(dialog, What.RULES)
    dialog.form.game.setCurrentIndex(dialog.form.game.findData("one_eyed_jack"))
    dialog.refresh()
    assert said(dialog, "page_text").startswith("Rules, page 1 of")
    assert dialog.form.game.findData("five_straight") == -1


def test_without_games_there_are_no_rules_to_print(qtbot: QtBot, spiral: Board) -> None:
    dialog = PaperDialog(spiral, Style(theme()), {}, {"what": "rules"})
    qtbot.addWidget(dialog)
    assert dialog.form.options.what is What.BOARD
    assert dialog.leaves


def test_options_are_remembered(open_dialog: Open) -> None:
    first = open_dialog()
    choose(first, What.BOARD, tiled=True)
    first.form.paper.setCurrentIndex(first.form.paper.findData("A3"))
    first.form.orientation.setCurrentIndex(2)
    first.form.mono.setChecked(True)
    first.form.margin.setValue(5.5)
    first.form.dpi.setValue(150)
    first.refresh()
    second = open_dialog(last=first.remembered)
    assert second.form.options == Options(
        tiled=True, paper="A3", orientation=Orientation.LANDSCAPE, mono=True, margin=5.5
    )
    assert second.remembered == first.remembered
    assert second.form.dpi.value() == 150


@pytest.mark.parametrize("last", [{"dpi": "many", "folder": 3, "game": []}, {"dpi": 10**9}])
def test_what_was_remembered_may_make_no_sense(open_dialog: Open, last: dict[str, Any]) -> None:
    assert open_dialog(last=last).form.dpi.value() == 300


@pytest.mark.parametrize(("country", "paper"), [("en_US", "Letter"), ("en_GB", "A4")])
def test_the_usual_paper_is_that_of_the_country(country: str, paper: str) -> None:
    assert usual_paper(QLocale(country)) == paper


def test_the_first_paper_has_nothing_to_do_with_the_language(open_dialog: Open) -> None:
    before = QLocale()
    usual = usual_paper(QLocale.system())
    QLocale.setDefault(QLocale("en_GB" if usual == "Letter" else "en_US"))
    try:
        assert open_dialog(last={}).form.options.paper == usual
        assert open_dialog(last={"paper": "A3"}).form.options.paper == "A3"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("language", available())
def test_no_field_is_cut_by_the_edge_of_the_form(
    qapp: QApplication, open_dialog: Open, language: str
) -> None:
    speak(qapp, language)
    try:
        dialog = open_dialog()
        for index in range(dialog.form.what.count()):
            dialog.form.what.setCurrentIndex(index)
            QApplication.processEvents()
            for field in dialog.form.findChildren(QAbstractSpinBox):
                if field.isVisible():
                    end = field.mapTo(dialog.form, QPoint(field.width(), 0)).x()
                    assert end <= dialog.form.width(), field.objectName()
                    assert field.width() >= field.minimumSizeHint().width(), field.objectName()
    finally:
        speak(qapp, ENGLISH)


def test_the_arrows_stand_by_the_name_of_the_page_and_stay_there(open_dialog: Open) -> None:
    dialog = open_dialog()
    choose(dialog, What.BOARD, tiled=True)
    places = set()
    for number in range(len(dialog.leaves)):
        dialog.show_page(number)
        QApplication.processEvents()
        places.add((dialog.before.x(), dialog.after.x()))
    assert len(places) == 1
    (before, after), *_ = places
    longest = max(dialog.fontMetrics().horizontalAdvance(leaf.title) for leaf in dialog.leaves)
    assert after - before <= longest + 2 * dialog.before.width()
