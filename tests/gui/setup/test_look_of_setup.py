# SPDX-License-Identifier: MIT
"""What the window for positions looks like where it is narrow, and where there is nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.setup.case_dialog import CaseDialog
from sequence_desktop.gui.theme import ThemeKeeper
from tests.gui.conftest import ANNA, ROBOT
from tests.gui.setup.conftest import Arrange


@pytest.mark.usefixtures("language")
def test_the_smallest_window_scrolls_no_page_to_the_side(arrange: Arrange) -> None:
    anna = replace(ANNA, name="W" * 24)
    window = arrange(anna, ROBOT).window
    window.resize(760, 520)
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        areas = [area for area in window.tabs.findChildren(QScrollArea) if area.isVisible()]
        assert areas
        assert [area.horizontalScrollBar().maximum() for area in areas] == [0] * len(areas)
    titles = [title for title in window.hands.titles.values() if anna.name in title.text()]
    assert [title.shown_text()[-1] for title in titles] == ["…"]


def test_tools_stand_in_one_line_and_leave_their_words_out_where_it_is_narrow(
    arrange: Arrange,
) -> None:
    arranger = arrange()
    buttons = list(arranger.window.tools.buttons.values())
    for width, style in (
        (1240, Qt.ToolButtonStyle.ToolButtonTextBesideIcon),
        (760, Qt.ToolButtonStyle.ToolButtonIconOnly),
    ):
        arranger.window.resize(width, 640)
        QApplication.processEvents()
        assert {button.toolButtonStyle() for button in buttons} == {style}
        assert len({button.y() for button in buttons}) == 1
        assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert not any(button.icon().isNull() for button in buttons)
    assert all(button.text() in button.toolTip() for button in buttons)


def test_where_nothing_is_to_be_said_a_sentence_says_so(arrange: Arrange) -> None:
    arranger = arrange(blank=False)
    note = arranger.window.findings.findChild(QLabel, "empty_note")
    assert note is not None
    assert not arranger.window.findings.findings
    assert note.isVisible()
    arranger.do("clear_cards")
    assert arranger.window.findings.findings
    assert not note.isVisible()


def test_in_the_smallest_dialog_for_a_case_nothing_lies_on_another(
    qtbot: QtBot, keeper: ThemeKeeper
) -> None:
    dialog = CaseDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(1, 1)
    QApplication.processEvents()
    parts: list[QWidget] = [dialog.title_field, dialog.note_field, dialog.save]
    tops = [part.mapTo(dialog, QPoint(0, 0)).y() for part in parts]
    for part, top, below in zip(parts, tops, tops[1:], strict=False):
        assert top + part.height() + 4 <= below, part.objectName()
    assert dialog.note_field.height() >= 3 * dialog.fontMetrics().height()


def test_fields_for_the_turn_end_where_those_of_the_seats_do(arrange: Arrange) -> None:
    window = arrange().window
    window.tabs.setCurrentIndex(1)
    QApplication.processEvents()

    def end(field: QWidget) -> int:
        return field.mapTo(window, QPoint(field.width(), 0)).x()

    form = window.table_form
    assert end(form.mover) == end(form.seats.names[0]) == end(form.seats.players[1])
