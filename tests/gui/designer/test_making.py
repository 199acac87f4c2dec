# SPDX-License-Identifier: MIT
"""Boards made by the pointer alone, by the keys alone, and taken back step by step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.gui.designer.workshop_words import say
from sequence_desktop.gui.language import ENGLISH, speak
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.patterns import PATTERNS
from sequence_desktop.workshop.symmetry import Kind
from tests.gui.designer.conftest import CTRL, LEFT, NONE, SHIFT, Design, Maker
from tests.gui.strange_tongue import spoken

SPIRAL = PATTERNS["spiral"].make()


def take_pattern(maker: Maker, name: str = "spiral") -> None:
    """Choose a pattern and take it, by the pointer."""
    panel = maker.window.patterns
    panel.pattern.setCurrentIndex(panel.pattern.findData(name))
    QTest.mouseClick(panel.apply, LEFT)


def chosen(maker: Maker) -> list[str]:
    """The names of the chosen cells."""
    return [maker.draft.names[cell] for cell in maker.window.editor.selection.in_order]


def test_a_board_by_the_pointer_alone(maker: Maker) -> None:
    first = maker.draft
    take_pattern(maker)
    assert maker.draft.cells == SPIRAL.cells
    maker.drag_cell("b1", "c1")  # exchange
    assert (maker.token("b1"), maker.token("c1")) == ("3S", "2S")
    surface = maker.canvas.viewport()
    tray = maker.tray.viewport()
    maker.drag(surface, maker.at("d1"), tray, QPoint(60, 60))  # back to the tray
    assert maker.token("d1") == EMPTY
    supply = next(s for s in maker.tray.supplies() if s.token == "4S")
    assert supply.left == 1
    maker.drag_from_tray("4S", "d1")
    assert maker.token("d1") == "4S"
    maker.window.trying.look()
    assert maker.window.trying.checked.playable
    assert maker.window.findings.summary.text().endswith(" games fit")
    made = maker.draft
    maker.undo_all()
    assert maker.draft == first
    maker.redo_all()
    assert maker.draft == made


def test_a_board_by_the_keys_alone(maker: Maker) -> None:
    first = maker.draft
    words = {"T": "10"}
    maker.press(Qt.Key.Key_Home, NONE)
    for token in SPIRAL.cells:
        rank, rest = token[0], token[1]
        text = "xx" if token == "XX" else words.get(rank, rank) + rest.lower()
        QTest.keyClicks(maker.canvas, text)
    assert maker.draft.cells == SPIRAL.cells
    maker.window.trying.look()
    assert maker.window.commands["trial"].isEnabled()
    maker.undo_all()
    assert maker.draft == first


def test_a_pattern_and_changes_by_the_keys_alone(maker: Maker) -> None:
    panel = maker.window.patterns
    panel.apply.setFocus()
    maker.press(Qt.Key.Key_Space)
    assert maker.draft.cells == SPIRAL.cells
    maker.canvas.setFocus()
    maker.press(Qt.Key.Key_Right)
    maker.press(Qt.Key.Key_Right, CTRL)
    maker.press(Qt.Key.Key_Space, CTRL)
    assert maker.window.editor.selection.in_order == (1, 2)
    maker.press(Qt.Key.Key_T, CTRL)
    assert (maker.token("b1"), maker.token("c1")) == ("3S", "2S")
    maker.press(Qt.Key.Key_A, CTRL)
    maker.press(Qt.Key.Key_Delete)
    assert len(maker.draft.empty) == 100
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.draft.empty == ()


def test_walking_and_choosing_by_keys(maker: Maker) -> None:
    maker.press(Qt.Key.Key_Down)
    maker.press(Qt.Key.Key_Right)
    assert chosen(maker) == ["b2"]
    maker.press(Qt.Key.Key_Right, SHIFT)
    maker.press(Qt.Key.Key_Down, SHIFT)
    assert chosen(maker) == ["b2", "c2", "b3", "c3"]
    maker.type("qh")
    assert [maker.token(n) for n in ("b2", "c2", "b3", "c3")] == ["QH"] * 4
    maker.press(Qt.Key.Key_Backspace)
    assert maker.token("b2") == EMPTY


def test_a_space_puts_the_card_of_the_tray(maker: Maker) -> None:
    maker.tray.choose("KD")
    maker.click("e5")
    maker.press(Qt.Key.Key_Space)
    assert maker.token("e5") == "KD"
    QTest.mouseDClick(maker.canvas.viewport(), LEFT, NONE, maker.at("f5"))
    assert maker.token("f5") == "KD"
    maker.click("g5")
    maker.tray.setFocus()
    maker.press(Qt.Key.Key_Return)
    assert maker.token("g5") == "KD"


def test_a_rubber_band_chooses_and_fill_fills(maker: Maker) -> None:
    maker.drag_cell("c3", "e4")  # from an empty cell
    assert chosen(maker) == ["c3", "d3", "e3", "c4", "d4", "e4"]
    maker.tray.choose("XX")
    maker.press(Qt.Key.Key_F, CTRL)
    assert maker.token("d4") == "XX"
    maker.drag_cell("c3", "d3", SHIFT)  # from a full cell, with Shift
    assert len(maker.window.editor.selection.cells) == 2
    assert maker.token("c3") == "XX"


def test_escape_brings_a_carried_card_back(maker: Maker) -> None:
    maker.click("b1")
    maker.type("2s")
    before = maker.draft
    surface = maker.canvas.viewport()
    maker.drag(surface, maker.at("b1"), surface, maker.at("g7"), release=False)
    assert maker.canvas.cells.showing.target == maker.cell("g7")
    maker.press(Qt.Key.Key_Escape)
    assert maker.window.carry.load is None
    QTest.mouseRelease(surface, LEFT, NONE, maker.at("g7"))
    assert maker.draft == before


def test_what_is_carried_comes_back_when_the_board_changes(maker: Maker) -> None:
    surface = maker.canvas.viewport()
    maker.window.editor.resize(11, 11)
    maker.click("k11")
    maker.type("2s")
    maker.drag(surface, maker.at("k11"), surface, maker.at("c3"), release=False)
    assert maker.canvas.cells.showing.lifted == maker.cell("k11")
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.window.carry.load is None
    maker.press(Qt.Key.Key_Z, CTRL)  # the cell is not there any more
    before = maker.draft
    QTest.mouseRelease(surface, LEFT, NONE, maker.at("c3"))
    assert maker.draft == before
    tray = maker.tray.viewport()
    start = maker.tray.rect_of("AS").center().toPoint()
    maker.drag(tray, start, surface, maker.at("c3"), release=False)
    maker.window.editor.about("deck", "dice")  # in which no ace is of use
    before = maker.draft
    QTest.mouseRelease(tray, LEFT, NONE, tray.mapFromGlobal(surface.mapToGlobal(maker.at("c3"))))
    assert maker.draft == before


def test_cut_copy_and_paste_of_cells(maker: Maker) -> None:
    take_pattern(maker)
    maker.click("b1")
    maker.click("c2", SHIFT)
    maker.press(Qt.Key.Key_X, CTRL)
    assert maker.draft.empty == (1, 2, 11, 12)
    maker.click("b1")
    maker.press(Qt.Key.Key_V, CTRL)
    assert maker.draft.cells == SPIRAL.cells
    maker.click("b1")
    maker.click("d1", CTRL)
    maker.press(Qt.Key.Key_C, CTRL)
    maker.click("b5")
    between = maker.token("c5")
    maker.press(Qt.Key.Key_V, CTRL)
    assert (maker.token("b5"), maker.token("c5"), maker.token("d5")) == ("2S", between, "4S")


def test_symmetry_changes_the_likeness_too(maker: Maker) -> None:
    box = maker.window.menus.symmetry
    box.setFocus()
    maker.press(Qt.Key.Key_Down)
    box.activated.emit(box.currentIndex())
    assert maker.window.editor.kind is Kind.HALF_TURN
    maker.click("b1")
    maker.type("10h")
    assert (maker.token("b1"), maker.token("i10")) == ("TH", "TH")
    maker.drag_cell("b1", "c1")
    assert (maker.token("c1"), maker.token("h10")) == ("TH", "TH")
    assert maker.token("b1") == EMPTY
    maker.window.editor.resize(10, 9)
    maker.window.editor.keep_symmetry(Kind.QUARTER_TURN)
    assert maker.window.editor.kind is Kind.HALF_TURN, "a quarter turn needs a square"


@pytest.mark.parametrize("change", [("size", 12, 9), ("size", 4, 5), ("deck", "numbers")])
def test_a_symmetry_ends_where_the_board_cannot_have_it(
    maker: Maker, change: tuple[str, ...]
) -> None:
    maker.window.editor.keep_symmetry(Kind.QUARTER_TURN)
    maker.click("j10")
    about = maker.window.about
    if change[0] == "deck":
        maker.window.editor.about(*change)
    else:
        about.columns.setValue(int(change[1]))
        about.rows.setValue(int(change[2]))
    assert maker.window.editor.kind is Kind.NONE
    assert maker.window.menus.symmetry.currentData() == Kind.NONE
    maker.click("b2")
    maker.type("7")
    maker.press(Qt.Key.Key_Z, CTRL)
    maker.undo_all()
    assert maker.draft == Draft.new(10, 10)


def test_every_change_of_the_whole_board_can_be_undone(maker: Maker) -> None:
    first = maker.draft
    editor = maker.window.editor
    take_pattern(maker, "quadrants")
    editor.turn("quarter turn")
    editor.shift("shift_left")
    editor.swap_suits("S", "H")
    editor.shuffle()
    editor.resize(12, 9)
    editor.about("deck", "free")
    editor.fill_rest()
    maker.window.filing.new()
    last = maker.draft
    assert maker.window.document.stack.count() >= 8
    assert all(maker.window.document.stack.text(i) for i in range(8))
    maker.undo_all()
    assert maker.draft == first
    assert not maker.window.document.modified
    maker.redo_all()
    assert maker.draft == last


def test_a_pattern_leaves_what_people_have_said(maker: Maker) -> None:
    take_pattern(maker)
    take_pattern(maker, "snake")
    assert maker.draft.name == "Snake"
    assert maker.draft.notes.startswith("Row by row")
    maker.window.editor.about("name", "Ours")
    maker.window.editor.about("notes", "For Sundays")
    take_pattern(maker, "rings")
    assert (maker.draft.name, maker.draft.notes) == ("Ours", "For Sundays")


def test_a_pattern_is_named_and_told_in_the_language_in_use(
    design: Design, qapp: QApplication
) -> None:
    maker = design()
    take_pattern(maker, "snake")
    maker.window.close()
    speak(qapp, "de")
    try:
        maker = design()
        take_pattern(maker, "snake")
        assert (maker.draft.name, maker.draft.notes[:17]) == ("Schlange", "Zeile für Zeile o")
        take_pattern(maker, "rings")
        assert maker.draft.name == "Ringe", "what a pattern said is no word of a person"
        assert not maker.draft.notes.startswith("Zeile für Zeile")
        speak(qapp, "ja")
        maker.window.patterns.refresh()
        take_pattern(maker, "snake")
        assert maker.draft.name == say("Snake") != "Ringe"
        assert maker.draft.notes.startswith(say(PATTERNS["snake"].description))
    finally:
        speak(qapp, ENGLISH)


def test_typing_a_name_is_one_command(maker: Maker) -> None:
    maker.window.tabs.setCurrentIndex(1)
    field = maker.window.about.name
    field.setFocus()
    QTest.keyClicks(field, "My board")
    assert maker.draft.name == "My board"
    assert maker.window.document.stack.count() == 1
    maker.press(Qt.Key.Key_Z, CTRL)
    assert maker.draft.name == ""
    assert field.text() == ""


def test_a_finding_leads_to_its_cells(maker: Maker) -> None:
    take_pattern(maker)
    maker.click("b1")
    maker.type("kh")
    maker.window.trying.look()
    panel = maker.window.findings
    row = next(i for i, text in enumerate(panel.texts) if text.startswith("K♥ stands too often"))
    rect = panel.list.visualItemRect(panel.list.item(row))
    QTest.mouseClick(panel.list.viewport(), LEFT, NONE, rect.center())
    assert maker.cell("b1") in maker.window.editor.selection.cells
    assert len(maker.window.editor.selection.cells) == 3
    assert not maker.window.commands["trial"].isEnabled()
    assert "2♠" in maker.window.commands["trial"].toolTip()


def test_a_finding_of_the_board_before_leads_nowhere(maker: Maker) -> None:
    row = maker.window.findings.list
    maker.window.editor.resize(10, 4)  # the checks have not seen it yet
    maker.click("c3")
    item = row.item(0)
    assert "b1" in item.text()
    QTest.mouseClick(row.viewport(), LEFT, NONE, row.visualItemRect(item).center())
    assert set(chosen(maker)) <= set(maker.draft.names)
    maker.window.editor.selection.choose([99])
    assert set(chosen(maker)) <= set(maker.draft.names)


def test_games_are_called_as_the_language_does(qapp: QApplication, maker: Maker) -> None:
    with spoken(qapp, "Games"):
        take_pattern(maker)
        maker.window.trying.look()
        panel = maker.window.findings
        assert any(text.startswith("Fits [Sequence], for ") for text in panel.texts)
        assert any(text.startswith("Does not fit [") for text in panel.texts)
        assert all(action.text().startswith("[") for action in maker.window.menus.games.actions())


def test_every_finding_can_be_clicked(maker: Maker) -> None:
    take_pattern(maker)
    maker.window.editor.about("name", "")
    maker.window.trying.look()
    panel = maker.window.findings
    assert "The board has no name yet" in panel.texts
    assert any(text.startswith("Twins lie") for text in panel.texts)
    assert any(text.startswith("Fits ") for text in panel.texts)
    assert any(text.startswith("Does not fit ") for text in panel.texts)
    for row, text in enumerate(panel.texts):
        maker.window.editor.selection.choose([0])
        maker.canvas.show_told(())
        panel.list.scrollToItem(panel.list.item(row))
        rect = panel.list.visualItemRect(panel.list.item(row))
        QTest.mouseClick(panel.list.viewport(), LEFT, NONE, rect.center())
        if "no name" in text:
            assert maker.window.about.name.hasFocus()
            continue
        assert maker.canvas.cells.showing.told, text
        assert maker.canvas.cells.showing.told == set(maker.window.editor.selection.cells)


def test_the_tray_says_what_is_too_many(maker: Maker) -> None:
    maker.click("b1")
    maker.type("2s2s2s")
    supply = next(s for s in maker.tray.supplies() if s.token == "2S")
    assert supply.left == -1
