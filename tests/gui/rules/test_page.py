# SPDX-License-Identifier: MIT
"""The window "How to play": contents, search, players, colours, paper; and nothing from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.rules.facts import Facts
from sequence_desktop.gui.rules.howto import how_to_play
from sequence_desktop.gui.rules.html import PageHtml
from sequence_desktop.gui.rules.page import HowToPlayDialog
from sequence_desktop.gui.rules.pictures import draw_scene, scene_size
from sequence_desktop.gui.rules.scenes import (
    Scene,
    crossing,
    free_row,
    higher_numbers,
    own_cells,
    plain_row,
    safe_row,
    shapes,
    two_in_line,
)
from sequence_desktop.gui.table.art import Mark, Style
from sequence_desktop.gui.theme import Scheme, theme
from sequence_desktop.storage.errors import StorageError
from tests.gui.conftest import Bring
from tests.gui.rules.material import BOARDS, PRESETS, changed, setups

LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., HowToPlayDialog]


@pytest.fixture
def show(bring: Bring, style: Style) -> Open:
    def make(rules: Rules = PRESETS["sequence"], **options: object) -> HowToPlayDialog:
        board = BOARDS[rules.board.layout]
        dialog = HowToPlayDialog(rules, board, style, **options)  # type: ignore[arg-type]
        bring(dialog)
        return dialog

    return make


def text(dialog: HowToPlayDialog) -> str:
    return dialog.page.toPlainText()


# -- the window -----------------------------------------------------------------------------


def test_it_tells_the_game_for_the_players_chosen(show: Open) -> None:
    dialog = show()
    assert "Two players, on the board “Spiral”" in text(dialog)
    assert "Each player is dealt seven cards." in text(dialog)
    dialog.count.setFocus()
    while dialog.count.currentData() != (6, 3):
        QTest.keyClick(dialog.count, Qt.Key.Key_Down)
    assert "Six players in three sides" in text(dialog)
    assert "Each player is dealt five cards." in text(dialog)
    assert "make a row of five chips" in text(dialog)


def test_a_game_in_progress_leaves_nothing_to_choose(show: Open) -> None:
    dialog = show(players=12, sides=2)
    assert dialog.count.isHidden()
    assert "Twelve players in two sides" in text(dialog)


def test_the_contents_lead_to_the_chapters(show: Open) -> None:
    dialog = show()
    titles = [dialog.contents.item(row).text() for row in range(dialog.contents.count())]
    assert titles[:3] == ["The aim", "What you need", "Your turn"]
    dialog.contents.setFocus()
    QTest.keyClick(dialog.contents, Qt.Key.Key_End)
    assert dialog.page.verticalScrollBar().value() > 500


def test_find_goes_from_place_to_place_and_begins_anew(show: Open) -> None:
    dialog = show()
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "dead card")
    places = [dialog.page.textCursor().position()]
    for _ in range(9):
        QTest.keyClick(dialog.search, Qt.Key.Key_Return)
        assert dialog.page.textCursor().selectedText().casefold() == "dead card"
        places.append(dialog.page.textCursor().position())
    assert places[0] in places[1:]
    assert len(set(places)) > 2
    assert dialog.isVisible()
    back = dialog.findChild(QToolButton, "previous")
    assert back is not None
    QTest.mouseClick(back, LEFT)
    assert dialog.page.textCursor().position() == places[-2]


def test_find_says_what_is_not_there(show: Open) -> None:
    dialog = show()
    QTest.keyClicks(dialog.search, "castling")
    label = dialog.findChild(QLabel, "found")
    assert label is not None
    assert label.text() == "Not on this page"
    dialog.search.clear()
    assert label.text() == ""


def test_the_page_can_be_restyled_where_it_is(show: Open) -> None:
    dialog = show()
    dialog.page.verticalScrollBar().setValue(400)
    before = dialog.grab().toImage()
    dialog.restyle(Style(theme(Scheme.DARK)))
    assert dialog.page.verticalScrollBar().value() == 400
    assert dialog.grab().toImage() != before


def test_house_rules_are_told_first(show: Open) -> None:
    rules = changed("sequence", {"dead.swap": 0, "board.layout": "compass"})
    assert rules is not None
    dialog = show(
        rules, base=PRESETS["sequence"], board_names={"compass": "Compass", "spiral": "Spiral"}
    )
    house = text(dialog).index("House rules: what differs from “Sequence”")
    assert house < text(dialog).index("The aim\n")
    assert "Dead cards turned in each turn: none (not: one)." in text(dialog)
    assert "Usual board: Compass (not: Spiral)." in text(dialog)


# -- people's texts are data ------------------------------------------------------------------

EVIL = '<img src="http://localhost:9/x.png"><h1>big</h1> & {0} %1 </style> <a href="file:///">a</a>'


def test_texts_of_people_are_shown_as_they_are(show: Open) -> None:
    evil = replace(PRESETS["sequence"], title=EVIL, description=EVIL, reference=EVIL)
    dialog = show(evil)
    assert text(dialog).count(EVIL) == 3
    made = PageHtml(how_to_play(setups(evil)[0]))
    assert "http://" not in made.html.replace("&quot;http://", "")
    assert "<h1>big" not in made.html
    assert "<a href" not in made.html


def test_nothing_but_our_pictures_is_ever_loaded(show: Open) -> None:
    dialog = show()
    for address in ("file:///etc/passwd", "http://localhost/x.png", "howto:999", "x", "qrc:/a"):
        assert dialog.page.loadResource(2, QUrl(address)) is None
    image = dialog.page.loadResource(2, QUrl("howto:0"))
    assert isinstance(image, QImage)
    assert not image.isNull()
    assert not dialog.page.openLinks()


# -- paper ----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["sequence", "sequence_dice", "five_straight"])
def test_the_page_goes_on_paper(show: Open, preset: str, tmp_path: Path) -> None:
    path = tmp_path / "page.pdf"
    show(PRESETS[preset]).page.save_pdf(path)
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    assert content.count(b"/Type /Page\n") >= 2
    assert b"/Subtype /Image" in content


def test_a_place_that_cannot_be_written_is_said(show: Open, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        show().page.save_pdf(tmp_path / "no folder" / "page.pdf")
    assert "page.pdf" in str(caught.value)


# -- pictures -------------------------------------------------------------------------------


def facts(preset: str, **changes: object) -> Facts:
    rules = changed(preset, {path.replace("__", "."): value for path, value in changes.items()})
    assert rules is not None
    return Facts(setups(rules)[0])


def bits(scene: Scene) -> int:
    assert len(scene.chips) == 1
    return scene.chips[0].bit_count()


@pytest.mark.parametrize(
    ("preset", "length"), [("sequence", 5), ("junior", 4), ("sequence_dice", 6)]
)
def test_a_row_has_the_length_of_the_game(preset: str, length: int) -> None:
    scene = plain_row(facts(preset))
    assert scene is not None
    assert (bits(scene), scene.width, scene.height) == (length, length, 1)


def test_a_corner_saves_a_chip() -> None:
    scene = free_row(facts("sequence"))
    assert scene is not None
    assert bits(scene) == 4
    assert free_row(facts("five_straight")) is None


@pytest.mark.parametrize(("share", "length", "marked"), [(0, 10, 0), (1, 9, 1), (2, 8, 2)])
def test_how_many_in_line_are_two_rows_follows_from_the_rules(
    share: int, length: int, marked: int
) -> None:
    game = facts("sequence", rows__share=share, board__free="none")
    scene = two_in_line(game)
    assert scene is not None
    assert (game.two_in_line, bits(scene), len(scene.rows), len(scene.marks)) == (
        length,
        length,
        2,
        marked,
    )


def test_lines_that_hold_one_row_only_have_no_such_picture() -> None:
    assert two_in_line(facts("sequence", rows__share_same_line=False)) is None
    assert two_in_line(facts("travel", rows__share=0)) is None  # seven cells, eight would be needed
    assert crossing(facts("sequence", rows__share_same_line=False)) is not None
    assert crossing(facts("sequence", rows__share=0)) is None


@pytest.mark.parametrize(
    ("changes", "marked", "locked"),
    [
        ({}, 1, 5),
        ({"protect__extensions": True}, 0, 6),
        ({"protect__rows": False}, 6, 0),
    ],
)
def test_what_is_safe_is_asked_of_the_engine(
    changes: dict[str, object], marked: int, locked: int
) -> None:
    scene = safe_row(facts("sequence", **changes))
    assert scene is not None
    assert (len(scene.marks), scene.locked.bit_count(), scene.card) == (marked, locked, "JS")
    assert {mark for _, mark in scene.marks} <= {Mark.REMOVE}


def test_cards_are_shown_with_their_cells() -> None:
    scene = own_cells(facts("sequence"))
    assert scene is not None
    board = scene.setup.board
    assert {board.cells[cell] for cell, _ in scene.marks} == {scene.card}
    assert len(scene.marks) == 2
    assert own_cells(facts("five_straight")) is None
    higher = higher_numbers(facts("five_straight"))
    assert higher is not None
    assert {int(board_cell(higher, cell)) for cell, _ in higher.marks} == set(
        range(int(higher.card), 100)
    )


def board_cell(scene: Scene, cell: int) -> str:
    return scene.setup.board.cells[cell]


def test_shapes_are_drawn_as_they_are() -> None:
    found = shapes(facts("sequence", rows__shapes=["X../XXX/..X", "XX"]))
    assert [(scene.width, scene.height, bits(scene)) for scene in found] == [(3, 3, 5), (2, 1, 2)]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_picture_of_every_preset_is_drawn(preset: str, style: Style, qtbot: QtBot) -> None:
    for setup in setups(PRESETS[preset])[:1]:
        for drawing in PageHtml(how_to_play(setup)).drawings.values():
            if isinstance(drawing, Scene):
                image = draw_scene(drawing, style, 2.0)
                assert image.size() == scene_size(drawing) * 2.0
                assert len({image.pixel(x, 24) for x in range(image.width())}) > 2


def test_the_page_can_be_read_and_copied(show: Open) -> None:
    dialog = show()
    dialog.page.selectAll()
    dialog.page.copy()
    assert "The aim" in QApplication.clipboard().text()
    dialog.page.moveCursor(QTextCursor.MoveOperation.Start)
    assert dialog.page.accessibleName() == "How to play: Sequence"
