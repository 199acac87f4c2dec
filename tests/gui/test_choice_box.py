# SPDX-License-Identifier: MIT
"""Closed lists show their words whole where there is room, and never half a letter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sequence_desktop import gui
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.theme import ThemeKeeper

WORDS = ("Ausgewogen", "Computer, Gelegenheitsspieler", "字")


@pytest.fixture
def box(qtbot: QtBot, keeper: ThemeKeeper) -> ChoiceBox:
    assert keeper.theme is not None  # the style sheet decides how much room there is
    made = ChoiceBox()
    qtbot.addWidget(made)
    made.addItems(list(WORDS))
    made.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(3)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize("icon", [False, True])
def test_it_asks_for_room_for_its_longest_words(box: ChoiceBox, icon: bool) -> None:
    if icon:
        pixmap = QPixmap(box.iconSize())
        pixmap.fill(Qt.GlobalColor.black)
        for row in range(box.count()):
            box.setItemIcon(row, QIcon(pixmap))
    box.resize(box.sizeHint())
    for row, text in enumerate(WORDS):
        box.setCurrentIndex(row)
        assert box.shown_text() == text
    assert box.minimumSizeHint().width() < box.sizeHint().width()


def test_what_has_no_room_is_shortened_and_told_whole(box: ChoiceBox) -> None:
    box.setCurrentIndex(1)
    box.setToolTip("How well it plays")
    box.resize(100, box.height())
    assert box.shown_text().endswith("…")
    assert box.fontMetrics().horizontalAdvance(box.shown_text()) < 100
    where = box.mapToGlobal(QPoint(5, 5))
    QApplication.sendEvent(box, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), where))
    assert QToolTip.text() == "Computer, Gelegenheitsspieler\nHow well it plays"
    QToolTip.hideText()


def test_the_open_list_is_as_wide_as_its_words(qtbot: QtBot, box: ChoiceBox) -> None:
    box.resize(100, box.height())
    box.showPopup()
    view = box.view()
    assert view.viewport().width() >= box.fontMetrics().horizontalAdvance(WORDS[1])
    box.hidePopup()


def test_every_window_has_lists_and_numbers_of_this_kind() -> None:
    bare = re.compile(r"\bQ(?:Combo|Spin|DoubleSpin)Box\(\w*\)$")
    folder = Path(str(gui.__file__)).parent
    lines = [line for path in folder.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) > 10_000
    assert [line for line in lines if bare.search(line)] == []
