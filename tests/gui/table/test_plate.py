# SPDX-License-Identifier: MIT
"""What the plate says beyond whose turn it is: the time, the match, who is out, the news."""

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.table.plate import Block, Notice, Score
from sequence_desktop.gui.theme import font
from sequence_desktop.gui.theme.metrics import TYPE_BODY
from tests.gui.table.conftest import SetTable
from tests.gui.table.rig import Rig, chips_of, texts_of

SCORES = (Score(0, ("0 of 2", "0/2")), Score(1, ("1 of 2", "1/2")))


def scores(rig: Rig) -> list[str]:
    return [score.text for score in rig.view.table.plate.notice.scores]


def test_the_clock_is_shown_as_it_is_told(set_table: SetTable) -> None:
    rules = {"extends": "sequence", "id": "timed", "clock": {"turn_s": 60}}
    rig = set_table(rules=rules)
    plate = rig.view.table.plate
    before = rig.view.grab().toImage()
    rig.view.set_deadline(59_400)
    assert plate.clock == "1:00"
    assert rig.view.grab().toImage() != before
    rig.view.set_deadline(7_000)
    assert plate.clock == "0:07"
    rig.show()
    assert plate.clock == "0:07"
    rig.view.set_deadline(0)
    assert plate.clock == "0:00"
    rig.view.set_deadline(None)
    assert plate.clock == ""
    assert rig.view.grab().toImage() == before


def test_the_line_of_the_clock_grows_shorter(set_table: SetTable) -> None:
    rules = {"extends": "sequence", "id": "timed", "clock": {"turn_s": 60}}
    rig = set_table(rules=rules)
    plate = rig.view.table.plate

    def bright(share: float) -> bool:
        box = plate.boundingRect()
        point = plate.mapToScene(QPointF(12 + (box.width() - 24) * share, box.height() - 5))
        seen = rig.view.grab().toImage().pixelColor(rig.view.mapFromScene(point))
        return seen.lightness() > 150

    rig.view.set_deadline(30_000)
    assert [bright(share) for share in (0.1, 0.45, 0.55, 0.9)] == [True, True, False, False]
    rig.view.set_deadline(12_000)
    assert [bright(share) for share in (0.1, 0.3)] == [True, False]


def test_a_match_stands_beside_the_rows_and_on_the_end(set_table: SetTable) -> None:
    rig = set_table(rules="quinto")
    rig.show(standing=["120", "80"])
    assert scores(rig) == ["0 of 2 · 120", "0 of 2 · 80"]
    rig.view.show_end("Anna wins", "All rows needed are made.", standing="Match: 230 to 80 of 500")
    shown = [it.text() for it in rig.view.viewport().findChildren(QLabel) if it.isVisible()]
    assert "Match: 230 to 80 of 500" in shown
    rig.show()
    rig.view.show_end("Anna wins", "All rows needed are made.")
    shown = [it.text() for it in rig.view.viewport().findChildren(QLabel) if it.isVisible()]
    assert shown == ["Anna wins", "All rows needed are made."]


NUMBERS = {"rules": "five_straight", "board": "five_straight", "stock": ""}
TOP = chips_of(A="j2 j3 j4", B="j5 j6")


def test_who_is_out_is_said(set_table: SetTable) -> None:
    hands = ["20 30 40", "95 96 97 98", "60 61"]
    chips = chips_of(A="j2 j3 j4", B="j5 j6")
    rig = set_table(hands=hands, chips=chips, players=3, sides=3, **NUMBERS)
    rig.reply("20@d3")
    assert rig.game.position.out == 2
    assert scores(rig) == ["0 of 1", "0 of 1, out", "0 of 1"]
    assert rig.view.table.plate.notice.detail == "Robo is out of the game"
    rig.reply("60@e2")
    assert rig.view.table.plate.notice.detail != "Robo is out of the game"
    assert scores(rig)[1] == "0 of 1, out"


def test_a_team_mate_who_is_out_is_named(set_table: SetTable) -> None:
    hands = ["20 30 40", "95 96 97 98", "60 61", "62"]
    rig = set_table(hands=hands, chips=TOP, players=4, sides=2, **NUMBERS)
    rig.reply("20@d3")
    assert scores(rig) == ["0 of 1", "0 of 1, Robo out"]


def test_a_wild_card_says_what_it_stands_for(set_table: SetTable) -> None:
    rules = {"extends": "sequence", "id": "declared", "wild": {"declare": True}}
    rig = set_table(rules=rules, hands=["6C 2D", "JD ? ?"], to_move=1)
    rig.reply("JD@e5")
    words = "Robo plays the jack of diamonds as the five of hearts"
    assert rig.view.table.plate.notice.detail == words
    late = {"extends": "club", "id": "late", "wild": {"declare": True}}
    rig = set_table(rules=late, hands=["6C 2D", "JD ? ?"], to_move=1)
    rig.reply("JD@e5")
    assert rig.view.table.plate.notice.detail == words
    rig.reply("1+")
    assert rig.view.table.plate.notice.detail == ""
    plain = set_table(hands=["6C 2D", "JD ? ?"], to_move=1)
    plain.reply("JD@e5")
    assert plain.view.table.plate.notice.detail == ""


def test_what_is_asked_and_the_scores_are_read_out_together(set_table: SetTable) -> None:
    rig = set_table(rules="club", hands=["6C 2D", "9S TS"], stock="QH 3S")
    rig.reply("6C@a2")
    said = rig.view.accessibleDescription()
    assert said == "Robo is thinking. Draw your card. Anna: 0 of 2, Robo: 0 of 2"


def test_a_pass_is_told(set_table: SetTable) -> None:
    rig = set_table(hands=["JS", "9S TS"])
    rig.reply("=")
    assert rig.view.table.plate.notice.detail == "Anna passes"
    rig.undo()
    assert rig.view.table.plate.notice.detail == ""


@pytest.mark.parametrize("size", [(340, 400), (420, 420), (1024, 700)])
@pytest.mark.parametrize(
    "title",
    ["Charlotte-Louise und Franziska gewinnen", "Anna、Dora、GustavとJonasの勝ちになりました"],
)
def test_who_has_won_is_seen_whole_in_every_window(
    set_table: SetTable, qtbot: QtBot, size: tuple[int, int], title: str
) -> None:
    rig = set_table(size=size)
    rig.view.show_end(title, "Alle nötigen Reihen sind gebildet.")
    port = rig.view.viewport()
    (label,) = (it for it in port.findChildren(QLabel) if it.text() == title)
    sheet = label.parentWidget()
    assert sheet is not None
    qtbot.waitUntil(lambda: label.width() > 0)
    assert port.rect().contains(sheet.geometry())
    assert label.heightForWidth(label.width()) <= label.height()
    assert label.minimumSizeHint().width() <= label.width()


@pytest.mark.parametrize(
    "title",
    [
        "Charlotte-Louise, Dora, Gustav und Jonas gewinnen",
        "AnnaさんとDoraさんとGustavさんの勝ちになりました",
    ],
)
@pytest.mark.parametrize("size", [(760, 560), (1024, 700), (1280, 700)])
def test_a_long_result_stays_within_the_plate(
    set_table: SetTable, size: tuple[int, int], title: str
) -> None:
    rig = set_table(size=size)
    plate = rig.view.table.plate
    plate.say(Notice(title, "All the rows that are needed are made, and more than that.", 0))
    box = plate.boundingRect()
    image = QImage(round(box.width()), round(box.height()) + 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(0, 100)
    plate.draw(painter)
    painter.end()
    above, below = range(100), range(image.height() - 100, image.height())
    outside = [(x, y) for y in (*above, *below) for x in range(image.width())]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in outside)


@pytest.mark.parametrize(
    "notice",
    [
        Notice("Bildschirm weitergeben an Benedikt", colour=1, scores=SCORES),
        Notice("Du bist dran, Anna", "Deine Hand ist leer: Zieh eine Karte", 0, SCORES),
        Notice("Benedikt und Emil gewinnen", "Alle nötigen Reihen sind gebildet.", 1),
    ],
    ids=["curtain", "empty hand", "end"],
)
def test_nothing_is_cut_short_in_a_small_plate(set_table: SetTable, notice: Notice) -> None:
    plate = set_table().view.table.plate
    plate.fit(QSizeF(164, 74))
    plate.say(notice)
    assert " ".join(texts_of(plate)) == f"{notice.title} {notice.detail}".strip()


def test_no_detail_leaves_its_room_to_the_scores(set_table: SetTable) -> None:
    plate = set_table().view.table.plate
    plate.fit(QSizeF(164, 74))
    plate.say(Notice("Komputer myśli…", colour=1, scores=SCORES))
    assert " ".join(texts_of(plate)) == "Komputer myśli… 0/2 1/2"


def test_lines_break_where_the_language_lets_them(set_table: SetTable) -> None:
    face = font(TYPE_BODY)
    block = Block.of("Anna、あなたの番です", face, 80)
    assert len(block.lines) > 1
    assert "".join(block.lines) == "Anna、あなたの番です"
    assert Block.of("one two", face, 1000).lines == ("one two",)
    assert Block.of("", face, 80).lines == ()
    short = Block.of("one two three four five six", face, 40).within(block.step * 2.5, 40)
    assert len(short.lines) == 2
    assert short.lines[-1].endswith("…")


@pytest.mark.parametrize("width", range(60, 200, 4))
def test_dots_are_no_line_of_their_own(qapp: object, width: int) -> None:
    lines = Block.of("Computer 2 denkt nach …", font(TYPE_BODY), width).lines
    assert "…" not in lines
    assert lines[-1].endswith("…")
