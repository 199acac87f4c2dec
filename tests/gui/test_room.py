# SPDX-License-Identifier: MIT
"""Long names and names like markup in little room: whole signs, one word, and "…" for the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.plain import PlainLabel, plain_tip
from sequence_desktop.gui.room import fitted, in_phrases, unbroken, without_joins
from sequence_desktop.gui.table.plate import Block
from sequence_desktop.gui.theme import font
from tests.gui.conftest import ANNA, ROBOT, Deal, OpenWindow
from tests.gui.hands import table_for

WIDE = "W" * 24
TAGS = "<b>Benny</b>WW<i>W</i>"


def test_only_what_cannot_be_broken_is_shortened(qapp: QApplication) -> None:
    metrics = QFontMetricsF(font(10))
    width = metrics.horizontalAdvance("WWWW…") + 1
    assert fitted(f"Oh {WIDE} wins", metrics, width) == "Oh WWWW… wins"
    assert fitted("東京" * 20, metrics, width) == "東京" * 20
    assert fitted("", metrics, width) == ""


def test_a_name_like_markup_stays_in_one_line(qapp: QApplication) -> None:
    face = font(10)
    width = QFontMetricsF(face).horizontalAdvance(TAGS) - 1
    assert Block.of(f"{TAGS} wins", face, width).lines == (TAGS, "wins")
    assert without_joins(unbroken(TAGS)) == TAGS


def test_names_with_pictures_are_broken_between_words_too(qapp: QApplication) -> None:
    face, text = font(10), f"{'🎲' * 4} Anna wonderfully wins"
    metrics = QFontMetricsF(face)
    width = max(metrics.horizontalAdvance(word) for word in text.split()) + 1
    assert fitted(text, metrics, width) == text
    assert " ".join(Block.of(text, face, width).lines) == text


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Anna、あなたの番です", ["Anna、", "あなたの", "番です"]),
        ("捨て札に置いてください", ["捨て札に", "置いてください"]),
        ("轮到你了\N{FULLWIDTH COMMA}Anna", ["轮到你了\N{FULLWIDTH COMMA}", "Anna"]),
    ],
)
def test_lines_of_japanese_and_chinese_end_with_a_phrase(
    qapp: QApplication, text: str, phrases: list[str]
) -> None:
    face = font(15)
    metrics = QFontMetricsF(face)
    widest = max(metrics.horizontalAdvance(phrase) for phrase in phrases)
    block = Block.of(text, face, widest + 1)
    ends = {"".join(phrases[:count]) for count in range(1, len(phrases) + 1)}
    assert {"".join(block.lines[:count]) for count in range(1, len(block.lines) + 1)} <= ends
    assert len(block.lines) > 1
    assert not block.torn
    assert Block.of(text, face, metrics.horizontalAdvance("番で")).torn
    joined, _torn = in_phrases(text, metrics, widest + 1)
    assert without_joins(joined) == text


@pytest.mark.parametrize("text", ["Ganze 62 % davon", "先走者赢了 62 %。", "捨て札に 1 枚置く"])
def test_a_number_stays_with_what_it_counts(qapp: QApplication, text: str) -> None:
    face = font(15)
    for width in range(60, 200, 5):
        lines = Block.of(text, face, width).lines
        assert not any(line.endswith(("62", "1")) for line in lines)


@pytest.mark.parametrize("wraps", [True, False])
def test_a_label_ends_in_dots_and_tells_all_of_it(qtbot: QtBot, wraps: bool) -> None:
    label = PlainLabel(WIDE)
    qtbot.addWidget(label)
    label.setWordWrap(wraps)
    label.resize(120, 30)
    label.show()
    assert label.shown_text().endswith("…")
    painted = label.grab().toImage()
    plain = QLabel(label.shown_text())
    qtbot.addWidget(plain)
    plain.setFont(label.font())
    plain.setWordWrap(wraps)
    plain.resize(label.size())
    plain.show()
    assert painted == plain.grab().toImage()
    middle = label.rect().center()
    QApplication.sendEvent(
        label, QHelpEvent(QHelpEvent.Type.ToolTip, middle, label.mapToGlobal(QPoint(middle)))
    )
    assert QToolTip.text() == WIDE
    QToolTip.hideText()
    label.resize(2000, 30)
    assert label.shown_text() == WIDE


@pytest.mark.parametrize(
    ("tip", "told"), [(TAGS, TAGS), ("Her <name>", f"{TAGS}\nHer <name>"), ("Tip", f"{TAGS}\nTip")]
)
def test_a_label_tells_its_tip_once_and_as_it_is(qtbot: QtBot, tip: str, told: str) -> None:
    label = PlainLabel(TAGS)
    qtbot.addWidget(label)
    label.setToolTip(plain_tip(tip))
    label.resize(60, 30)
    label.show()
    for kind in (QHelpEvent.Type.QueryWhatsThis, QHelpEvent.Type.ToolTip):
        asked = QHelpEvent(kind, QPoint(9, 9), label.mapToGlobal(QPoint(9, 9)))
        QApplication.sendEvent(label, asked)
        assert QToolTip.text() == (plain_tip(told) if kind is QHelpEvent.Type.ToolTip else "")
    QToolTip.hideText()


@pytest.mark.parametrize("wraps", [True, False])
@pytest.mark.parametrize("title", ["&Spieler", "Ge&gner", "&Game", "O&pponent"])
def test_the_mark_of_a_key_takes_no_room(qtbot: QtBot, title: str, wraps: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    label, field = PlainLabel(title, page), QLineEdit(page)
    label.setBuddy(field)
    label.setWordWrap(wraps)
    label.resize(label.sizeHint())
    assert label.shown_text() == title


@pytest.mark.parametrize("name", [WIDE, TAGS])
def test_the_end_names_the_winner_whole_or_shortened(
    open_window: OpenWindow, deal: Deal, name: str
) -> None:
    window = open_window(size=(640, 480))
    table_for(window, deal, replace(ANNA, name=name), ROBOT)
    window.table._over.announce(f"{name} wins", "", 0)
    end = window.table._over.end
    title = next(label for label in end.findChildren(PlainLabel) if name[:3] in label.text())
    room = QFontMetricsF(title.font()).horizontalAdvance(title.shown_text().split()[0])
    assert room <= title.width()
    assert title.accessibleName() == f"{name} wins"
    assert ("…" in title.shown_text()) == (name == WIDE)
